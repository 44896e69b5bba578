"""What all games share: the contract of a game, the record of a play, and the session on top."""
