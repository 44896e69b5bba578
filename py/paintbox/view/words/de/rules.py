"""What stands on every page of rules, in German."""

from typing import Final

WORDS: Final = {
    "rules.title": "Regeln: {game}",
    "rules.games": "Spiele",
    "rules.ours": "So spielen wir es",
    "rules.play": "Neues Spiel: {game}",
    "rules.unknown": "Ein Spiel {game} gibt es hier nicht. Diese hier gibt es.",
    "rules.got": "Klar",
}
