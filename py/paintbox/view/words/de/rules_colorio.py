"""The rules of Colorio in German."""

from typing import Final

WORDS: Final = {
    "rules_colorio.aim.title": "Worum es geht",
    "rules_colorio.aim": (
        "Unter den Kappen stecken fünf Farben, jede auf fünf Feldern. Heb Kappen ab, merk dir, was "
        "du gesehen hast, und öffne nicht das fünfte Feld einer Farbe. Wer als Letzter noch dabei "
        "ist, gewinnt."
    ),
    "rules_colorio.aim.ours": (
        "Niemand weiß, wie die Farben verteilt sind: Unter einer Kappe, die noch keiner abgehoben "
        "hat, kann jede Farbe stecken, die übrig ist."
    ),
    "rules_colorio.turn.title": "Ein Zug",
    "rules_colorio.turn": (
        "Nimm drei Kappen ab, eine nach der anderen. Jedes Mal siehst du das Feld und entscheidest "
        "dann über die Kappe: Sie kommt aus dem Spiel, oder sie deckt ein offenes Feld einer "
        "anderen Farbe zu."
    ),
    "rules_colorio.turn.caption": (
        "Unter der Kappe auf c5 war Gelb. Leg sie auf ein umrandetes Feld oder in die Ablage."
    ),
    "rules_colorio.bound.title": "Was du beachten musst",
    "rules_colorio.bound": (
        "Mindestens eine deiner drei Kappen muss weg. Wer das Spiel eröffnet, legt im ersten Zug "
        "alle drei weg. Und hat der Zug vor deinem damit geendet, dass ein Feld zugedeckt wurde, "
        "darfst du mit dieser Kappe nicht anfangen; als zweite darf sie es sein."
    ),
    "rules_colorio.bound.caption": (
        "Ben hat gerade b4 zugedeckt. Das Zeichen auf der Kappe heißt: nicht als erste."
    ),
    "rules_colorio.out.title": "Raus",
    "rules_colorio.out": (
        "Liegen nun alle fünf Felder der Farbe offen, die du gerade aufdeckst, bist du sofort "
        "raus: Deine Kappe kommt weg, dein Zug ist vorbei, und die anderen spielen weiter. Sie "
        "können die Farbe wieder zudecken, und dann kann es den Nächsten erwischen."
    ),
    "rules_colorio.out.caption": (
        "Ben hat c3 geöffnet, das fünfte gelbe Feld. Nur du bist noch da, also gewinnst du."
    ),
    "rules_colorio.points.title": "Um Punkte",
    "rules_colorio.points": (
        "Ein längeres Spiel hat so viele Runden, dass jeder eine beginnt. Wer zuerst raus ist, "
        "bekommt nichts, wer danach, einen Punkt, dann zwei und so weiter. Alle Runden zusammen "
        "entscheiden."
    ),
    "rules_colorio.points.ours": "Bei gleicher Summe teilt ihr euch den Sieg.",
    "rules_colorio.strips.title": "Bekannte Streifen",
    "rules_colorio.strips": (
        "Für Tüftler: Hier sind die fünf Reihen fünf Streifen, die jeder ansehen darf. Was du von "
        "einer Reihe gesehen hast, verrät dir vielleicht, welcher Streifen dort steckt."
    ),
    "rules_colorio.strips.caption": (
        "Die Streifen stehen neben der Ablage. Jeder steckt in einer der Reihen."
    ),
    "rules_colorio.strips.ours": (
        "Ihre Reihenfolge ist geheim, und auch, welches Ende eines Streifens links liegt."
    ),
    "rules_colorio.now.off": "Heb eine Kappe ab und merk dir die Farbe.",
    "rules_colorio.now.banned": "Heb eine Kappe ab, aber nicht die gesperrte.",
    "rules_colorio.now.look": "Sag, welche Farbe unter der Kappe liegt.",
    "rules_colorio.now.leave": "Diese Kappe muss weg: Tippe auf die Ablage.",
    "rules_colorio.now.decide": "Deck ein umrandetes Feld zu, oder tippe auf die Ablage.",
}
