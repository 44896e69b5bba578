"""What players share and a device keeps, as pure values: links, histories, kept games."""
