"""Colorio in German."""

from typing import Final

WORDS: Final = {
    # Options, by their switches
    "colorio.option.base": "Eine Runde",
    "colorio.option.base.line": "Niemand weiß, was unter den Kappen liegt. Wer übrig bleibt,"
    " gewinnt.",
    "colorio.option.p": "Um Punkte",
    "colorio.option.p.line": "So viele Runden, wie ihr seid: Wer länger drinbleibt, bekommt mehr"
    " Punkte.",
    "colorio.option.s": "Bekannte Streifen",
    "colorio.option.s.line": "Die Reihen sind fünf Streifen, die alle sehen. Nur wo sie liegen, ist"
    " geheim.",
    "colorio.option.ps": "Streifen und Punkte",
    "colorio.option.ps.line": "Fünf Streifen, die alle sehen, und so viele Runden, wie ihr seid.",
    # Colours and what bears them
    "colorio.r": "rotes Herz",
    "colorio.o": "orange Sonne",
    "colorio.y": "gelber Stern",
    "colorio.g": "grünes Blatt",
    "colorio.b": "blauer Tropfen",
    "colorio.colour.r": "Rot",
    "colorio.colour.o": "Orange",
    "colorio.colour.y": "Gelb",
    "colorio.colour.g": "Grün",
    "colorio.colour.b": "Blau",
    "colorio.field": "{field}, {cell}",
    "colorio.since": "inzwischen wieder verdeckt, {cell}",
    "colorio.cap": "Kappe, {cell}",
    "colorio.cap.banned": "Kappe, {cell}, nicht als erste",
    "colorio.cap.seen": "Kappe, {cell}, darunter: {field}",
    "colorio.strip": "Streifen: {fields}",
    # The tray below the board
    "colorio.away": "Weglegen",
    "colorio.gone": "Weggelegt",
    "colorio.tray": "{lines}. Weggelegte Kappen: {number}",
    "colorio.round": "Runde {number} von {rounds}",
    "colorio.out": "{name} ist raus",
    "colorio.out.you": "Du bist raus",
    "colorio.five": "fünfmal {colour}",
    "colorio.wins": "{name} gewinnt die Runde",
    "colorio.wins.you": "Du gewinnst die Runde",
    # What can be done
    "colorio.off.1": "nimm eine Kappe ab",
    "colorio.off.2": "nimm eine zweite Kappe ab",
    "colorio.off.3": "nimm eine dritte Kappe ab",
    "colorio.look": "welche Farbe liegt unter der Kappe?",
    "colorio.decide": "deck eine andere Farbe zu oder leg die Kappe weg",
    "colorio.leave": "leg die Kappe weg",
    "colorio.off": "{cell} abnehmen",
    "colorio.onto": "{cell} zudecken",
    "colorio.must.all": "alle drei müssen weg",
    "colorio.must.one": "eine Kappe muss weg",
    "colorio.must.none": "keine andere Farbe ist offen",
    # Why a tap does nothing
    "colorio.why.off": "Nimm erst eine Kappe ab.",
    "colorio.why.banned": "Diese Kappe kam gerade erst hierher. Fang mit einer anderen an.",
    "colorio.why.open": "Dieses Feld ist offen. Nimm eine Kappe ab.",
    "colorio.why.look": "Sieh erst nach, was unter der Kappe liegt.",
    "colorio.why.all": "Im ersten Zug einer Runde kommen alle drei Kappen weg.",
    "colorio.why.one": "In jedem Zug muss eine Kappe weg, und das ist die letzte.",
    "colorio.why.none": "Kein Feld einer anderen Farbe ist offen, also kommt die Kappe weg.",
    "colorio.why.own": "Von hier kommt die Kappe. Deck eine andere Farbe zu oder leg sie weg.",
    "colorio.why.covered": "Hier liegt schon eine Kappe. Zudecken kannst du nur ein offenes Feld.",
    "colorio.why.same": "Auf {colour} darf die Kappe nicht: Das lag eben darunter.",
    # What was done
    "colorio.told.seen": "{field} auf {cell}",
    "colorio.told.out": "{field} auf {cell}, das fünfte offene Feld, und raus",
    "colorio.told.gone": "Kappe weggelegt",
    "colorio.told.covers": "damit {cell} zugedeckt",
    "colorio.written.out": "raus",
    # How the players stand
    "colorio.in": "dabei",
    "colorio.seat.out": "raus",
    "colorio.nth.1": "1 von 3",
    "colorio.nth.2": "2 von 3",
    "colorio.nth.3": "3 von 3",
    "colorio.point": "1 Punkt",
    "colorio.points": "{points} Punkte",
    "colorio.tally.round": "Runde",
    "colorio.tally.total": "Summe",
    "colorio.reason.last": "bis zuletzt dabei",
    "colorio.reason.points": "{ours} zu {theirs} Punkten",
    "colorio.reason.equal": "je {points} Punkte",
    "colorio.reason.equal.one": "je ein Punkt",
    "colorio.trust": "Dieses Spiel beruht auf Vertrauen: Die Farben unter den Kappen und alles"
    " Gesehene lassen sich aus dem Link berechnen.",
    # Ein eigenes Brett
    "colorio.lay.caps": "Lege auf jedes Feld eine Kappe. Was darunter liegt, wird eingetragen,"
    " wenn sie abgenommen wird.",
    "colorio.lay.face": "Welche Seite der Streifen liegt oben? Sie liegen in beliebiger"
    " Reihenfolge, und niemand schaut hin.",
    "colorio.lay.strips": "die Streifen",
    "colorio.lay.g": "Graue Seite",
    "colorio.lay.w": "Weiße Seite",
}
