"""The rules of Coloro in German."""

from typing import Final

WORDS: Final = {
    "rules_coloro.aim.title": "Worum es geht",
    "rules_coloro.aim": (
        "Nimm Steine vom Brett und türme sie auf, für jede Farbe einen Stapel. Wer am Ende den "
        "höchsten Stapel hat, gewinnt."
    ),
    "rules_coloro.start.title": "Der erste Zug",
    "rules_coloro.start": (
        "Leg den Pfeilstein auf irgendeinen Stein. Entweder behältst du diesen, und der andere ist "
        "dran. Oder du gibst ihn ab und ziehst selbst noch einmal."
    ),
    "rules_coloro.start.caption": (
        "Du hast den gelben Kranich abgegeben, also bist du noch dran: Nimm einen aus Spalte b."
    ),
    "rules_coloro.start.ours": (
        "Am Anfang zeigen die Pfeile auf euch. Darum kommt der zweite Stein aus der Spalte des "
        "Pfeilsteins."
    ),
    "rules_coloro.turn.title": "Ein Zug",
    "rules_coloro.turn": (
        "Die Pfeile zeigen eine Reihe oder Spalte entlang. Nimm irgendeinen Stein daraus, egal wie "
        "weit weg; Lücken und andere Steine stören nicht. Der Pfeilstein springt dorthin, wo dein "
        "Stein lag, und macht eine Vierteldrehung. So bestimmt deine Wahl auch, woraus der nächste "
        "Stein kommt."
    ),
    "rules_coloro.turn.caption": (
        "Ben hat den rosa Schmetterling von b2 genommen. Jetzt gilt Reihe 2: Die umrandeten Steine "
        "stehen dir zur Wahl."
    ),
    "rules_coloro.stacks.title": "Deine Stapel",
    "rules_coloro.stacks": (
        "Eine Farbe, die du schon hast, kommt auf ihren Stapel. Eine neue beginnt einen Stapel am "
        "linken oder rechten Ende deiner Linie; du hast die Wahl. Stapel bleiben, wo sie sind. "
        "Ihre Reihenfolge kann das Spiel entscheiden."
    ),
    "rules_coloro.stacks.caption": (
        "Rosa hattest du noch nicht. Unten zeigen zwei Ringe die Enden, an denen Platz ist."
    ),
    "rules_coloro.end.title": "Das Ende",
    "rules_coloro.end": (
        "Findet jemand die Linie des Pfeilsteins leer, ist das Spiel aus; was sonst noch liegt, "
        "zählt für niemanden. Der höchste Stapel gewinnt. Sind zwei gleich hoch, gewinnt der, der "
        "bei seinem Besitzer weiter links steht. Immer noch gleich? Dann entscheiden genauso die "
        "zweithöchsten und so weiter. Sind die Linien ganz gleich, gewinnt ihr beide."
    ),
    "rules_coloro.end.caption": (
        "Fünf gegen fünf. Bens erster Fünferstapel ist der vierte von links, deiner der fünfte: "
        "Ben gewinnt."
    ),
    "rules_coloro.tip.title": "Ein Tipp",
    "rules_coloro.tip": (
        "Bevor du einen Stein nimmst, schau die Linie entlang, die du dem anderen damit öffnest."
    ),
    "rules_coloro.now.open": "Tippe auf einen Stein. Dann nimm ihn, oder gib ihn ab.",
    "rules_coloro.now.first": "Nimm einen umrandeten Stein für deinen Stapel.",
    "rules_coloro.now.take": "Nimm einen umrandeten Stein. Dort geht es weiter.",
}
