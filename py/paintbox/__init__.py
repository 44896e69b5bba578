"""Paintbox, colour games as a library and as a page; importing it fills the shelf."""

from paintbox import games as games
