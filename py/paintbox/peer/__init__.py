"""What travels between players, as pure values: links, seats, histories."""
