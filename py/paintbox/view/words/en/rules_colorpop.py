"""The rules of Colorpop in English."""

from typing import Final

WORDS: Final = {
    "rules_colorpop.aim.title": "The idea",
    "rules_colorpop.aim": (
        "Each player has a secret colour. Clear its tokens from the board, and do not let the "
        "others guess which it is."
    ),
    "rules_colorpop.group.title": "A turn",
    "rules_colorpop.group": (
        "Take one group: two or more tokens of a colour, side by side or one above the other, and "
        "always all of it. A token on its own stays. You may not pass."
    ),
    "rules_colorpop.group.caption": (
        "Tapped: a group of four, three red ones and the joker beside them."
    ),
    "rules_colorpop.group.ours": "Jokers that touch a group go with it, wanted or not.",
    "rules_colorpop.joker.title": "Jokers",
    "rules_colorpop.joker": (
        "A joker stands for any colour, so it can be part of several groups. Tap it, and you are "
        "asked which one you mean."
    ),
    "rules_colorpop.joker.caption": (
        "This joker on c2 can go with the yellow, the green or the blue group."
    ),
    "rules_colorpop.joker.ours": (
        "Jokers that touch each other can go on their own, if some colour touches none of them."
    ),
    "rules_colorpop.fall.title": "Falling",
    "rules_colorpop.fall": (
        "What lies above a gap falls down. When a slide is empty, those to its right move up to "
        "close it. The tokens that you took are yours, and everybody may count them."
    ),
    "rules_colorpop.fall.caption": (
        "Later in the game: a slide was emptied and now lies at the far right. Ringed tokens can "
        "still be taken."
    ),
    "rules_colorpop.end.title": "The end",
    "rules_colorpop.end": (
        "As soon as the last token of a secret colour is gone, its owner wins, whoever took it. "
        "Otherwise you play until no group is left. Then all show their colours, and the fewest "
        "tokens on the board win. Among equals, whoever took fewer of their own wins; if that is "
        "equal too, they share."
    ),
    "rules_colorpop.end.caption": (
        "No group is left. Seven red tokens of yours remain, and six yellow ones of Ben’s: Ben "
        "wins."
    ),
    "rules_colorpop.end.ours": (
        "Jokers never count at the end. After a win at once, the others rank by the same figures."
    ),
    "rules_colorpop.others.title": "Other ways to play",
    "rules_colorpop.others": (
        "Two can play with two secret colours each; both have to go. In teams, partners know each "
        "other’s colour, and the team’s tokens are counted together. Alone, you try to clear one "
        "to five colours."
    ),
    "rules_colorpop.now.pop": "Tap a ringed group to see it, then take it.",
    "rules_colorpop.now.alone": "Clear your colours: tap a group, then take it.",
}
