"""The rules of Coloro in English."""

from typing import Final

WORDS: Final = {
    "rules_coloro.aim.title": "The idea",
    "rules_coloro.aim": (
        "Take tokens from the board and pile them up, a stack for each colour. Whoever has "
        "the highest stack in the end wins."
    ),
    "rules_coloro.start.title": "The first move",
    "rules_coloro.start": (
        "Put the marker on any token. Either you keep that token, and the other player goes on. "
        "Or you give it away, and move once more yourself."
    ),
    "rules_coloro.start.caption": (
        "You gave the yellow crane away, so it is still your turn: take one from column b."
    ),
    "rules_coloro.start.ours": (
        "The arrows begin by pointing at the players. So the second token comes from the "
        "marker’s column."
    ),
    "rules_coloro.turn.title": "A move",
    "rules_coloro.turn": (
        "The arrows point along a row or a column. Take any one token from that line, however far "
        "away; gaps and other tokens are no obstacle. The marker jumps to where your token lay "
        "and makes a quarter turn. So your choice also settles the line for the next move."
    ),
    "rules_coloro.turn.caption": (
        "Ben took the pink butterfly from b2. Now row 2 counts: the ringed ones are yours "
        "to choose from."
    ),
    "rules_coloro.stacks.title": "Your stacks",
    "rules_coloro.stacks": (
        "A colour that you have already goes on its stack. A new colour starts a stack at the left "
        "or the right end of your line; you choose. Stacks stay where they are. Their order can "
        "decide the game."
    ),
    "rules_coloro.stacks.caption": (
        "Pink is new to you. Below, two rings mark the ends where it could go."
    ),
    "rules_coloro.end.title": "The end",
    "rules_coloro.end": (
        "Once somebody finds the marker’s line empty, the game is over; what is left elsewhere "
        "counts for nobody. The highest stack wins. Between two of equal height, the one nearer to "
        "its owner’s left end wins. Still equal? Then the second highest decide in the same way, "
        "and so on. If the lines match all through, you both win."
    ),
    "rules_coloro.end.caption": (
        "Five against five. Ben’s first stack of five is fourth from the left, yours is fifth: Ben "
        "wins."
    ),
    "rules_coloro.tip.title": "A tip",
    "rules_coloro.tip": (
        "Before you take a token, look along the line that you are about to open for the other "
        "player."
    ),
    "rules_coloro.now.open": "Tap any token. Then keep it, or give it away.",
    "rules_coloro.now.first": "Take a ringed token. It starts your first stack.",
    "rules_coloro.now.take": "Take a ringed token; the other goes on from there.",
}
