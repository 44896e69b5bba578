"""Coloro's six folded-paper figures as SVG path data.

Every drawing is centred at the origin, y down, about 9 units to each side; a token has a radius
of 12.5 on that scale. It is filled with one ink (rule evenodd), part by part: (path data, tone),
where TONES[tone] is the opacity of the part within the ink. Parts never overlap, so the tones
stay clean. Keys are the colour letters.
"""

from typing import Final, TypeAlias

Drawing: TypeAlias = tuple[tuple[str, int], ...]

# Opacity of a part by its tone: 0 full, 1 mid, 2 light.
TONES: Final[tuple[float, float, float]] = (1.0, 0.68, 0.42)

FIGURES: Final[dict[str, Drawing]] = {
    "r": (  # fox
        ("M-7.2-7.9-2.6-2.9-8.1 1.1ZM7.2-7.9 2.6-2.9 8.1 1.1Z", 1),
        ("M-2.6-2.9 2.6-2.9 0 8.1Z", 2),
        ("M-8.1 1.1-2.6-2.9 0 8.1ZM8.1 1.1 2.6-2.9 0 8.1Z", 0),
    ),
    "y": (  # crane
        ("M2.9 1.8-6.1-8.8-4.7 4.2Z", 0),
        ("M2.9 1.8 4.3-8-1.4-3.2Z", 1),
        ("M2.9 1.8-4.7 4.2 .3 8.2Z", 2),
        ("M.3 8.2 2.9 1.8 6.3-4.2 9.5-.2 6.2-.5Z", 0),
        ("M.3 8.2-4.7 4.2-9.7-.4Z", 1),
    ),
    "g": (  # fir tree
        ("M0-9-4.6-3.7-2.6-3.7-6.1 1.1-3.6 1.1-7.5 6 0 6Z", 0),
        ("M0-9 4.6-3.7 2.6-3.7 6.1 1.1 3.6 1.1 7.5 6 0 6Z", 1),
        ("M-1.6 6 1.6 6 1.6 8.8-1.6 8.8Z", 2),
    ),
    "b": (  # fish
        ("M-9.3 0-3.3-5.2-3.3 5.2ZM-6-1.3-5-.3-4-1.3-5-2.3Z", 1),
        ("M-3.3-5.2-.8-7.4 5.1 0-3.3 0Z", 0),
        ("M-3.3 5.2-.8 7.4 5.1 0-3.3 0Z", 2),
        ("M5.1 0 9.5-5.2 8.1 0Z", 0),
        ("M5.1 0 9.5 5.2 8.1 0Z", 1),
    ),
    "p": (  # boat
        ("M0-8.9 0 1.3-4.8 1.3Z", 1),
        ("M0-8.9 0 1.3 4.8 1.3Z", 2),
        ("M-9.4-1.5-4.8 1.3 0 1.3-5.4 7.1ZM9.4-1.5 4.8 1.3 0 1.3 5.4 7.1Z", 0),
        ("M0 1.3 5.4 7.1-5.4 7.1Z", 1),
    ),
    "k": (  # butterfly
        ("M0 .2-4.3-6.3-8.8-6.8ZM0 .2 4.3-6.3 8.8-6.8Z", 1),
        ("M0 .2-8.8-6.8-7.3 1.6ZM0 .2 8.8-6.8 7.3 1.6Z", 0),
        ("M0 .7-6.7 2.3-5.2 7.4ZM0 .7 6.7 2.3 5.2 7.4Z", 0),
        ("M0 .7-5.2 7.4-1.5 5.8ZM0 .7 5.2 7.4 1.5 5.8Z", 2),
    ),
}
