"""The rules of Colorpop in German."""

from typing import Final

WORDS: Final = {
    "rules_colorpop.aim.title": "Worum es geht",
    "rules_colorpop.aim": (
        "Alle haben eine geheime Farbe. Räum ihre Steine vom Brett, ohne dass die anderen merken, "
        "welche es ist."
    ),
    "rules_colorpop.group.title": "Ein Zug",
    "rules_colorpop.group": (
        "Nimm eine Gruppe: zwei oder mehr Steine einer Farbe, neben- oder übereinander, und immer "
        "alle. Ein einzelner Stein bleibt liegen. Passen darfst du nicht."
    ),
    "rules_colorpop.group.caption": (
        "Angetippt: eine Vierergruppe, drei rote Steine und der Joker daneben."
    ),
    "rules_colorpop.group.ours": (
        "Joker, die eine Gruppe berühren, gehen mit, ob du willst oder nicht."
    ),
    "rules_colorpop.joker.title": "Joker",
    "rules_colorpop.joker": (
        "Ein Joker steht für jede Farbe, also kann er zu mehreren Gruppen gehören. Tippst du ihn "
        "an, wirst du gefragt, welche du meinst."
    ),
    "rules_colorpop.joker.caption": (
        "Dieser Joker auf c2 kann mit der gelben, der grünen oder der blauen Gruppe gehen."
    ),
    "rules_colorpop.joker.ours": (
        "Joker, die sich berühren, können für sich gehen, wenn irgendeine Farbe keinen von ihnen "
        "berührt."
    ),
    "rules_colorpop.fall.title": "Fallen",
    "rules_colorpop.fall": (
        "Was über einer Lücke liegt, fällt herunter. Ist eine Bahn leer, rücken die Bahnen rechts "
        "davon auf. Genommene Steine gehören dir, und jeder darf sie zählen."
    ),
    "rules_colorpop.fall.caption": (
        "Später im Spiel: Eine Bahn wurde leer und liegt nun ganz rechts. Umrandete Steine kannst "
        "du noch nehmen."
    ),
    "rules_colorpop.end.title": "Das Ende",
    "rules_colorpop.end": (
        "Ist der letzte Stein einer geheimen Farbe weg, gewinnt sofort, wem sie gehört, egal wer "
        "ihn nahm. Sonst spielt ihr, bis keine Gruppe mehr da ist. Dann zeigen alle ihre Farben, "
        "und die wenigsten Steine auf dem Brett gewinnen. Bei Gleichstand gewinnt, wer weniger "
        "eigene genommen hat; ist auch das gleich, teilt ihr."
    ),
    "rules_colorpop.end.caption": (
        "Keine Gruppe ist mehr da. Von dir sind sieben rote Steine übrig, von Ben sechs gelbe: Ben "
        "gewinnt."
    ),
    "rules_colorpop.end.ours": (
        "Joker zählen am Ende nie. Nach einem sofortigen Sieg entscheiden dieselben Zahlen über "
        "die Plätze der anderen."
    ),
    "rules_colorpop.others.title": "Andere Spielarten",
    "rules_colorpop.others": (
        "Zu zweit könnt ihr mit je zwei geheimen Farben spielen; beide müssen weg. In Teams kennt "
        "ihr die Farbe des anderen, und die Steine des Teams zählen zusammen. Allein versuchst du, "
        "eine bis fünf Farben zu räumen."
    ),
    "rules_colorpop.now.pop": "Tipp eine umrandete Gruppe an, dann nimm sie.",
    "rules_colorpop.now.alone": "Räum deine Farben: Gruppe antippen, dann nehmen.",
}
