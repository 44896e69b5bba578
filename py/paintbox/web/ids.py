"""Random names for games and deals, from the browser's own source."""

import os

from paintbox.engine import base32


def fresh_id() -> str:
    """The id of a new game."""
    return base32.pack(os.urandom(5))


def fresh_deal() -> str:
    """A deal that follows from a new seed."""
    return "s" + base32.pack(os.urandom(10))
