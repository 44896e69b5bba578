"""Looking back at a game, in English."""

from typing import Final

WORDS: Final = {
    "lookback.line": "Chances of winning, guessed from what was known then",
    "lookback.alone": "How near the end was to being reached",
    "lookback.done": "{done} of {all}",
    "lookback.stop": "Stop",
    "lookback.resume": "Go on",
    "lookback.start": "Start",
    "lookback.end": "End",
    "lookback.percent": "{chance} %",
    "lookback.chart": "Chances of winning from the start of the game to its end. {seats}",
    "lookback.seat": "{name}: first {first} %, at least {least} %, at most {most} %, last"
    " {last} %.",
    "lookback.moments": "What mattered",
    "lookback.none": "No step cost much.",
    "lookback.played": "Move {move}, {name}: {step}.",
    "lookback.cost": "{after} % instead of {before} %.",
    "lookback.lucky": "It was no mistake: what came moved the chance from {before} % to {after} %.",
    "lookback.plain": "{step} would have been better.",
    "lookback.coloro.wins": "{step} would have won, whatever came.",
    "lookback.coloro.ends": "{step} would have ended the game and won it.",
    "lookback.coloro.opens": "{step} would have left {left} to choose from.",
    "lookback.coloro.denies": "{step} would have kept the other {token} from growing to {height}.",
    "lookback.coloro.starts": "{step} would have started a stack: {token}.",
    "lookback.coloro.raises": "{step} would have raised the {token} to {height}.",
    "lookback.colorio.only": "There was no choice.",
    "lookback.colorio.begins": "{step} could not have done harm.",
    "lookback.colorio.knows": "{step} was known and could do no harm.",
    "lookback.colorio.safe": "{step} was better: the chance of no harm was {percent} %.",
    "lookback.colorio.leaves": "{step} was better: the cap leaves, and open of the {token}"
    " are then: {open}.",
    "lookback.colorio.covers": "{step} was better: open of the {token} are then: {open}.",
    "lookback.coloretto.only": "There was no choice.",
    "lookback.coloretto.takes": "{step} would have gained {points}. Then of the {token}: {count}.",
    "lookback.coloretto.bears": "{step} would have harmed least.",
    "lookback.coloretto.opens": "{step}: no row had a card yet.",
    "lookback.coloretto.waits": "{step} was better, a card: the best row brought only {points}.",
    "lookback.coloretto.fits": "{step}: there the {token} would have made row {row} better by"
    " {points}.",
    "lookback.coloretto.spoils": "{step}: the {token} would have made row {row} worse ({seat}).",
    "lookback.coloretto.leaves": "{step}: in row {row} the {token} would have mattered least.",
    "lookback.collecto.wins": "{step} would have won, whatever came.",
    "lookback.collecto.prepares": "{step} would have prepared a push (balls: {balls}, points:"
    " {points}).",
    "lookback.collecto.collects": "{step} would have collected the {token} (balls in"
    " all: {balls}, points at once: {points}).",
    "lookback.collecto.none": "No push would have counted.",
    "lookback.colorpop.only": "There was no choice.",
    "lookback.colorpop.wins": "{step} would have taken the last ones, and won.",
    "lookback.colorpop.clears": "{step} would have taken some that have to go: {token}, {count}.",
    "lookback.colorpop.joins": "{step} would have joined single tokens that have to go to groups:"
    " {count}.",
    "lookback.colorpop.spends": "{step} would have taken none that have to go: {token}, {count}.",
    "lookback.colorpop.solves": "From {step} on all could have been cleared.",
    "lookback.colorpop.saves": "From {step} on so few could have stayed: {count}.",
}
