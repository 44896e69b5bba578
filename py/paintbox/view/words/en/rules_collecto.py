"""The rules of Collecto in English."""

from typing import Final

WORDS: Final = {
    "rules_collecto.aim.title": "The idea",
    "rules_collecto.aim": (
        "Push the balls so that equal colours meet, and collect them. Three balls of one colour "
        "are worth a point."
    ),
    "rules_collecto.push.title": "A push",
    "rules_collecto.push": (
        "Pick a row or a column and push it towards one of its ends: its balls slide up to that "
        "edge and close all gaps. A push counts only if it makes a pair somewhere, two balls of a "
        "colour side by side or one above the other. Bold arrows mark the pushes that count; a "
        "first tap shows what one would collect."
    ),
    "rules_collecto.push.caption": "Column d, pushed down, brings these balls together.",
    "rules_collecto.all.title": "Collecting",
    "rules_collecto.all": (
        "You get every ball that now touches one of its own colour, in all the groups that your "
        "push has made. They go into your tray, and the next player pushes."
    ),
    "rules_collecto.all.caption": (
        "After that push: three green and two purple balls lie in your tray."
    ),
    "rules_collecto.two.title": "Two pushes",
    "rules_collecto.two": (
        "Sometimes no single push makes a pair. Then your turn is two pushes: the first prepares "
        "the pair, the second makes it."
    ),
    "rules_collecto.two.caption": "Nothing meets yet. The next push will bring two together.",
    "rules_collecto.two.ours": (
        "The page sees by itself that two are needed. Both must move something, and you cannot "
        "pass."
    ),
    "rules_collecto.end.title": "The end",
    "rules_collecto.end": (
        "When two pushes cannot make a pair either, the game is over. Count each colour for "
        "itself: a point for every full three, nothing for the rest. The most points win; among "
        "equals, whoever has more balls altogether."
    ),
    "rules_collecto.end.caption": (
        "Six points each, but Ben has collected 23 balls and you 22: Ben wins."
    ),
    "rules_collecto.end.ours": "If the balls are equal too, the win is shared.",
    "rules_collecto.spot.title": "Spotting, for sharp eyes",
    "rules_collecto.spot": (
        "In this variant no arrow helps you. If you see no pair, say so. Then the others are asked "
        "in turn; the first to find one collects it. If nobody does, you make two pushes."
    ),
    "rules_collecto.spot.ours": (
        "After somebody has helped themselves, the player next to you goes on. And if you find a "
        "pair with your first of two pushes after all, that is your turn."
    ),
    "rules_collecto.now.push": "Tap a bold arrow to see what its push collects.",
    "rules_collecto.now.two": "Two pushes: the first prepares the pair.",
    "rules_collecto.now.second": "Now make the pair: tap a bold arrow.",
    "rules_collecto.now.spot": "Find a push to a pair, or say you see none.",
    "rules_collecto.now.asked": "Your chance: a push that makes a pair is yours.",
    "rules_collecto.now.free": "Two pushes: make a pair with the second.",
}
