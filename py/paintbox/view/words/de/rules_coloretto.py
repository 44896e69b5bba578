"""The rules of Coloretto in German."""

from typing import Final

WORDS: Final = {
    "rules_coloretto.aim.title": "Worum es geht",
    "rules_coloretto.aim": (
        "Sammle Karten, viele von wenigen Farben. Deine drei besten Farben bringen Punkte; jede "
        "weitere kostet dich welche."
    ),
    "rules_coloretto.turn.title": "Ein Zug",
    "rules_coloretto.turn": (
        "Du hast die Wahl. Entweder ziehst du eine Karte und legst sie in eine Reihe, in der noch "
        "Platz ist. Oder du nimmst eine Reihe mit allem, was darin liegt, und setzt bis zum Ende "
        "der Runde aus."
    ),
    "rules_coloretto.turn.caption": (
        "Du hast einen gelben Stern gezogen. In den umrandeten Reihen ist Platz: Wo nützt er dir, "
        "und sonst niemandem?"
    ),
    "rules_coloretto.round.title": "Eine Runde",
    "rules_coloretto.round": (
        "Sie dauert, bis alle eine Reihe haben. Wer allein übrig ist, darf weiter ziehen, bevor er "
        "eine nimmt. Dann sind alle Reihen wieder frei, und es beginnt, wer zuletzt genommen hat. "
        "Es gibt so viele Reihen wie Spieler, jede mit Platz für drei Karten."
    ),
    "rules_coloretto.round.caption": (
        "Ben hat Reihe 2 genommen. Zieh allein weiter, oder nimm Reihe 1 oder Reihe 3."
    ),
    "rules_coloretto.count.title": "Wertung",
    "rules_coloretto.count": (
        "Eine bis sechs Karten einer Farbe sind 1, 3, 6, 10, 15, 21 Punkte wert; mehr als sechs "
        "bringen nichts dazu. Drei Farben zählen für dich, die anderen gegen dich. Ein Joker passt "
        "zu jeder Farbe. Jede Karte +2 bringt zwei Punkte."
    ),
    "rules_coloretto.count.caption": (
        "Du: Rot 10, Gelb 10, Braun 6, minus 3 für Grün und 3 für Blau, dazu 6 für drei Karten +2. "
        "Das macht 26. Bens Joker zählt zu seinen blauen Karten: Er hat 27 und gewinnt."
    ),
    "rules_coloretto.count.ours": (
        "Die Seite findet für jeden Joker den besten Platz. Er darf auch eine Farbe sein, die dir "
        "fehlt, oder gar keine. Bei gleicher Summe teilt ihr euch den Sieg."
    ),
    "rules_coloretto.last.title": "Die letzte Runde",
    "rules_coloretto.last": (
        "Wenn nur noch fünfzehn Karten im Stapel sind, wird die laufende Runde zur letzten. Der "
        "Tisch zählt bis dahin herunter."
    ),
    "rules_coloretto.last.ours": "Wer sie damit einläutet, bekommt trotzdem noch eine Karte.",
    "rules_coloretto.two.title": "Zu zweit oder zu dritt",
    "rules_coloretto.two": (
        "Alle beginnen mit einer Karte, jede in einer anderen Farbe. Zu dritt bleibt eine Farbe in "
        "der Schachtel. Zu zweit bleiben zwei Farben dort, beide beginnen mit zwei Karten, und die "
        "drei Reihen fassen eine, zwei und drei Karten; die Reihe, die niemand nimmt, ist weg."
    ),
    "rules_coloretto.two.ours": "Zu zweit sind auch die vier ersten Karten verschieden.",
    "rules_coloretto.twists.title": "Zwei Varianten",
    "rules_coloretto.twists": (
        "Frühe Joker bekommen ihre Farbe, sobald jemand sie nimmt. Bei kleinen Sätzen sind drei "
        "einer Farbe am besten: 1, 4, 8, 7, 6, 5."
    ),
    "rules_coloretto.now.draw": "Tippe auf den Stapel, dann auf eine Reihe.",
    "rules_coloretto.now.place": "Tippe auf die Reihe, in der diese Karte liegen soll.",
    "rules_coloretto.now.both": "Zieh weiter, oder nimm eine Reihe, die dir passt.",
    "rules_coloretto.now.take": "Ziehen geht jetzt nicht: Nimm eine Reihe.",
    "rules_coloretto.now.look": "Sag, welche Karte gekommen ist.",
}
