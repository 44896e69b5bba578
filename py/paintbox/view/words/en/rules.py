"""What stands on every page of rules, in English."""

from typing import Final

WORDS: Final = {
    "rules.title": "Rules of {game}",
    "rules.games": "Games",
    "rules.ours": "Our ruling",
    "rules.play": "New game of {game}",
    "rules.unknown": "There is no game {game} here. These are the games that there are.",
    "rules.got": "Got it",
}
