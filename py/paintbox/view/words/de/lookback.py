"""Looking back at a game, in German."""

from typing import Final

WORDS: Final = {
    "lookback.line": "Gewinnchancen, geschätzt nach dem Wissen von damals",
    "lookback.alone": "Wie nah das Ziel war",
    "lookback.done": "{done} von {all}",
    "lookback.stop": "Anhalten",
    "lookback.resume": "Weiter",
    "lookback.start": "Anfang",
    "lookback.end": "Ende",
    "lookback.percent": "{chance} %",
    "lookback.chart": "Gewinnchancen vom Anfang des Spiels bis zum Ende. {seats}",
    "lookback.seat": "{name}: zuerst {first} %, mindestens {least} %, höchstens {most} %, zuletzt"
    " {last} %.",
    "lookback.moments": "Was den Ausschlag gab",
    "lookback.none": "Kein Schritt hat viel gekostet.",
    "lookback.played": "Zug {move}, {name}: {step}.",
    "lookback.cost": "{after} % statt {before} %.",
    "lookback.lucky": "Das war kein Fehler: Was kam, änderte die Chance von {before} % auf"
    " {after} %.",
    "lookback.plain": "{step} wäre besser gewesen.",
    "lookback.coloro.wins": "{step} hätte gewonnen, was auch kommt.",
    "lookback.coloro.ends": "{step} hätte das Spiel beendet und gewonnen.",
    "lookback.coloro.opens": "{step} hätte {left} zur Wahl gelassen.",
    "lookback.coloro.denies": "{step} hätte den anderen Stapel nicht auf {height} wachsen lassen:"
    " {token}.",
    "lookback.coloro.starts": "{step} hätte einen Stapel begonnen: {token}.",
    "lookback.coloro.raises": "{step} hätte einen Stapel auf {height} erhöht: {token}.",
    "lookback.colorio.only": "Es gab keine Wahl.",
    "lookback.colorio.begins": "{step} hätte nicht schaden können.",
    "lookback.colorio.knows": "{step} war bekannt und hätte nicht geschadet.",
    "lookback.colorio.safe": "{step} war besser: ohne Schaden zu {percent} %.",
    "lookback.colorio.leaves": "{step} war besser: Die Kappe geht, und offen sind dann,"
    " {token}: {open}.",
    "lookback.colorio.covers": "{step} war besser: Offen sind dann, {token}: {open}.",
    "lookback.coloretto.only": "Es gab keine Wahl.",
    "lookback.coloretto.takes": "{step} hätte {points} gebracht. Dann, {token}: {count}.",
    "lookback.coloretto.bears": "{step} hätte am wenigsten geschadet.",
    "lookback.coloretto.opens": "{step}: Noch hatte keine Reihe eine Karte.",
    "lookback.coloretto.waits": "{step} war besser, eine Karte: Die beste Reihe brachte nur"
    " {points}.",
    "lookback.coloretto.fits": "{step}: {token} hätte Reihe {row} um {points} besser gemacht.",
    "lookback.coloretto.spoils": "{step}: {token} hätte Reihe {row} schlechter gemacht ({seat}).",
    "lookback.coloretto.leaves": "{step}: In Reihe {row} hätte {token} am wenigsten gestört.",
    "lookback.collecto.wins": "{step} hätte gewonnen, was auch kommt.",
    "lookback.collecto.prepares": "{step} hätte einen Schub vorbereitet: Kugeln {balls}, Punkte"
    " {points}.",
    "lookback.collecto.collects": "{step} hätte dies gesammelt: {token} (Kugeln insgesamt: {balls},"
    " Punkte sofort: {points}).",
    "lookback.collecto.none": "Kein Schub hätte etwas gebracht.",
    "lookback.colorpop.only": "Es gab keine Wahl.",
    "lookback.colorpop.wins": "{step} hätte die letzten genommen und gewonnen.",
    "lookback.colorpop.clears": "{step} hätte welche genommen, die weg müssen: {token}, {count}.",
    "lookback.colorpop.joins": "{step} hätte einzelne, die weg müssen, in Gruppen gebracht:"
    " {count}.",
    "lookback.colorpop.spends": "{step} hätte keine genommen, die weg müssen: {token}, {count}.",
    "lookback.colorpop.solves": "Ab {step} hätte alles weggehen können.",
    "lookback.colorpop.saves": "Ab {step} hätten nur so wenige bleiben können: {count}.",
}
