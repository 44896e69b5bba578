"""Hints in German."""

from typing import Final

WORDS: Final = {
    "hints.thinks": "Sucht einen guten Zug",
    "hints.play": "Das spielen",
    "hints.plain": "Das sieht am besten aus.",
    "hints.coloro.wins": "Damit gewinnst du, was auch kommt.",
    "hints.coloro.ends": "Damit endet das Spiel, und du gewinnst.",
    "hints.coloro.opens": "{token}: Wer weiterspielt, hat die Wahl unter {left}.",
    "hints.coloro.denies": "Sonst wächst der andere Stapel auf {height}: {token}.",
    "hints.coloro.starts": "Das beginnt einen Stapel: {token}. Danach stehen {left} zur Wahl.",
    "hints.coloro.raises": "Der Stapel wächst auf {height}: {token}. Danach stehen {left} zur"
    " Wahl.",
    "hints.colorio.only": "Du hast keine Wahl.",
    "hints.colorio.begins": "Im ersten Zug einer Runde schadet keine Kappe.",
    "hints.colorio.knows": "Was darunter liegt, wurde schon gesehen und schadet nicht.",
    "hints.colorio.safe": "Es schadet wohl nicht: zu {percent} %.",
    "hints.colorio.leaves": "Die Kappe geht; dann liegen {open} offen: {token}.",
    "hints.colorio.covers": "Das deckt eines zu; {open} bleiben offen: {token}.",
    "hints.coloretto.only": "Du hast keine Wahl.",
    "hints.coloretto.takes": "Reihe {row} bringt {points}; dann hast du {count}-mal {token}.",
    "hints.coloretto.bears": "Reihe {row} bringt nichts, und die anderen sind schlechter.",
    "hints.coloretto.opens": "Noch hat keine Reihe eine Karte: Zieh eine.",
    "hints.coloretto.waits": "Die beste Reihe bringt nur {points}: Zieh lieber.",
    "hints.coloretto.fits": "Mit dieser Karte bringt dir Reihe {row} {points} mehr: {token}.",
    "hints.coloretto.spoils": "Mit dieser Karte wird Reihe {row} schlechter für {seat}: {token}.",
    "hints.coloretto.leaves": "In Reihe {row} stört {token} am wenigsten.",
    "hints.collecto.wins": "Damit gewinnst du, was auch kommt.",
    "hints.collecto.prepares": "Der Schub danach sammelt: Kugeln {balls}, Punkte {points}.",
    "hints.collecto.collects": "Vor allem {token}: Kugeln {balls}, Punkte {points}. Danach kann man"
    " {answer} sammeln.",
    "hints.collecto.none": "Kein Schub bringt jetzt etwas.",
    "hints.colorpop.only": "Du hast keine Wahl.",
    "hints.colorpop.wins": "Deine letzten gehen, und du gewinnst.",
    "hints.colorpop.clears": "Das nimmt {count}-mal {token}, deine eigenen.",
    "hints.colorpop.joins": "Das bringt einzelne Steine von dir in Gruppen: {count}.",
    "hints.colorpop.spends": "Das nimmt {count}-mal {token}, und deine bleiben zusammen.",
    "hints.colorpop.solves": "Alles kann weg, Züge: {moves}.",
    "hints.colorpop.saves": "Am Ende bleiben nur noch: {count}.",
}
