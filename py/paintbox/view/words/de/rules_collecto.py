"""The rules of Collecto in German."""

from typing import Final

WORDS: Final = {
    "rules_collecto.aim.title": "Worum es geht",
    "rules_collecto.aim": (
        "Schieb die Kugeln so, dass gleiche Farben sich berühren, und sammle sie ein. Je drei "
        "Kugeln einer Farbe sind einen Punkt wert."
    ),
    "rules_collecto.push.title": "Ein Schub",
    "rules_collecto.push": (
        "Such dir eine Reihe oder Spalte aus und schieb sie zu einem ihrer Enden: Ihre Kugeln "
        "rutschen bis an den Rand und schließen alle Lücken. Ein Schub gilt nur, wenn irgendwo ein "
        "Paar entsteht, also zwei gleiche Kugeln neben- oder übereinander. Kräftige Pfeile zeigen, "
        "welche Schübe gelten; beim ersten Tippen siehst du, was einer bringt."
    ),
    "rules_collecto.push.caption": "Spalte d, nach unten geschoben, bringt diese Kugeln zusammen.",
    "rules_collecto.all.title": "Einsammeln",
    "rules_collecto.all": (
        "Du bekommst jede Kugel, die jetzt eine gleicher Farbe berührt, aus allen Gruppen, die "
        "dein Schub gebildet hat. Sie kommen in deine Schale; dann schiebt der Nächste."
    ),
    "rules_collecto.all.caption": (
        "Nach diesem Schub: Drei grüne und zwei lila Kugeln liegen in deiner Schale."
    ),
    "rules_collecto.two.title": "Zwei Schübe",
    "rules_collecto.two": (
        "Manchmal reicht kein Schub für ein Paar. Dann hast du zwei: Der erste bereitet das Paar "
        "vor, der zweite bildet es."
    ),
    "rules_collecto.two.caption": (
        "Noch trifft sich nichts. Der nächste Schub bringt zwei zusammen."
    ),
    "rules_collecto.two.ours": (
        "Dass du zwei brauchst, merkt die Seite von selbst. Bei beiden muss sich etwas bewegen, "
        "und passen darfst du nicht."
    ),
    "rules_collecto.end.title": "Das Ende",
    "rules_collecto.end": (
        "Wenn auch zwei Schübe kein Paar mehr bilden, ist das Spiel aus. Zähl jede Farbe für sich: "
        "ein Punkt für je drei, nichts für den Rest. Die meisten Punkte gewinnen; bei Gleichstand, "
        "wer insgesamt mehr Kugeln hat."
    ),
    "rules_collecto.end.caption": (
        "Sechs Punkte für jeden, aber Ben hat 23 Kugeln gesammelt und du 22: Ben gewinnt."
    ),
    "rules_collecto.end.ours": "Sind auch die Kugeln gleich viele, teilt ihr euch den Sieg.",
    "rules_collecto.spot.title": "Selbst entdecken, für scharfe Augen",
    "rules_collecto.spot": (
        "Hier hilft dir kein Pfeil. Siehst du kein Paar, dann sag es. Die anderen werden der Reihe "
        "nach gefragt; wer zuerst eins findet, sammelt es ein. Findet niemand eins, hast du zwei "
        "Schübe."
    ),
    "rules_collecto.spot.ours": (
        "Hat jemand zugegriffen, geht es bei dem weiter, der nach dir sitzt. Und findest du mit "
        "dem ersten deiner zwei Schübe doch ein Paar, war das dein Zug."
    ),
    "rules_collecto.now.push": "Tipp einen kräftigen Pfeil an: Was bringt er?",
    "rules_collecto.now.two": "Diesmal zwei Schübe: Der erste bereitet vor.",
    "rules_collecto.now.second": "Jetzt das Paar: Tipp einen kräftigen Pfeil an.",
    "rules_collecto.now.spot": "Finde ein Paar, oder sag, dass du keins siehst.",
    "rules_collecto.now.asked": "Deine Chance: Findest du ein Paar, gehört es dir.",
    "rules_collecto.now.free": "Zwei Schübe für dich: Der zweite bildet das Paar.",
}
