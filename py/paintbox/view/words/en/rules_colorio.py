"""The rules of Colorio in English."""

from typing import Final

WORDS: Final = {
    "rules_colorio.aim.title": "The idea",
    "rules_colorio.aim": (
        "There are five colours below the caps, each on five fields. Lift caps, remember what you "
        "have seen, and do not be the one who opens the fifth field of a colour. The last one "
        "still in wins."
    ),
    "rules_colorio.aim.ours": (
        "Nobody knows how the colours are spread: below a cap that was never lifted, any colour "
        "that is left may lie."
    ),
    "rules_colorio.turn.title": "A turn",
    "rules_colorio.turn": (
        "Take off three caps, one by one. Each time you see the field, and then decide about its "
        "cap: it leaves the game, or it covers an open field of another colour."
    ),
    "rules_colorio.turn.caption": (
        "Below the cap on c5 was yellow. Put the cap on a ringed field, or into the tray."
    ),
    "rules_colorio.bound.title": "What binds you",
    "rules_colorio.bound": (
        "At least one of your three caps must leave. Whoever begins the game lets all three of the "
        "first turn leave. And if the player before you finished by covering a field, you may not "
        "begin with that cap; as your second one it is fine."
    ),
    "rules_colorio.bound.caption": (
        "Ben has just covered b4. The sign on that cap says: not first."
    ),
    "rules_colorio.out.title": "Out",
    "rules_colorio.out": (
        "If all five fields of the colour that you open now lie open, you are out at once: your "
        "cap leaves, your turn ends, and the others go on. They may cover that colour again, and "
        "it may catch the next one."
    ),
    "rules_colorio.out.caption": (
        "Ben opened c3, the fifth yellow one. You alone are left, so you win."
    ),
    "rules_colorio.points.title": "For points",
    "rules_colorio.points": (
        "A longer game has a round for each player to begin. Who is out first gets nothing, the "
        "next one a point, the next two, and so on. All rounds together decide."
    ),
    "rules_colorio.points.ours": "Equal totals share the win.",
    "rules_colorio.strips.title": "Known strips",
    "rules_colorio.strips": (
        "For thinkers: here the five rows are five strips that everybody can look at. What you "
        "have seen of a row may tell you which strip it is."
    ),
    "rules_colorio.strips.caption": (
        "The strips stand beside the tray. Each lies in one of the rows."
    ),
    "rules_colorio.strips.ours": (
        "Their order is secret, and so is which end of a strip is on the left."
    ),
    "rules_colorio.now.off": "Tap a cap, and remember the colour below.",
    "rules_colorio.now.banned": "Tap a cap; the barred one was just moved.",
    "rules_colorio.now.look": "Say which colour lies below the cap.",
    "rules_colorio.now.leave": "This cap has to leave: tap the tray.",
    "rules_colorio.now.decide": "Cover a ringed field with it, or tap the tray.",
}
