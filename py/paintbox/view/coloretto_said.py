"""What is said of Coloretto: what can be done, what cannot, what was done."""

from collections.abc import Iterator

from paintbox.engine.game import Seat
from paintbox.games.coloretto import (
    COVERED,
    DRAW,
    JOKER,
    LAST,
    LETTERS,
    NOBODY,
    PLACE,
    SHOW,
    Move,
    State,
)
from paintbox.view.words import say


def card_name(face: int) -> str:
    return say(f"coloretto.{LETTERS[face]}")


def colour_name(letter: str) -> str:
    return say(f"coloretto.colour.{letter}")


def prompt(state: State) -> str:
    if state.drawn < COVERED:
        return say("coloretto.place", card=card_name(state.drawn))
    if state.drawn == COVERED:
        return say("coloretto.came")
    if not any(state.room):
        return say("coloretto.only.take")
    return say("coloretto.both" if any(state.rows) else "coloretto.only.draw")


def ask(state: State, step: str) -> str:
    """The colours that jokers take with a row; on a table of one's own the card that came."""
    if state.drawn == COVERED:
        return card_name(LETTERS.index(step))
    return ", ".join(map(colour_name, step[2:]))


def confirm(state: State, step: str) -> str:
    return ""


def why(state: State, what: str) -> str:
    """What ``d`` for the pile or ``2`` for a row lacks."""
    if not state.seats:
        return say("coloretto.why.over")
    placing = state.drawn < COVERED
    if what == "d":
        return why_placing(state) if placing else say("coloretto.why.rows")
    index = int(what) - 1
    if state.takers[index] != NOBODY:
        return say("coloretto.why.taken")
    if placing:
        return say("coloretto.why.full")
    if not state.rows[index]:
        return say("coloretto.why.empty")
    return say("coloretto.why.draw" if any(state.room) else "coloretto.why.take")


def why_placing(state: State) -> str:
    return say("coloretto.why.place", card=card_name(state.drawn))


def tell(before: State, move: Move, after: State) -> str:
    if move.kind == DRAW:
        return say("coloretto.begins") if sum(before.pile) == LAST else ""
    if move.kind == SHOW:
        return say("coloretto.drew", card=card_name(move.at))
    if move.kind == PLACE:
        return say("coloretto.placed", card=card_name(before.drawn), row=move.at + 1)
    return took(before, move)


def took(before: State, move: Move) -> str:
    """What a taken row held, and what leaves the game with the end of the round."""
    did = say("coloretto.took", row=move.at + 1, cards=", ".join(names_taken(before, move)))
    left = enumerate(before.rows) if len(before.seats) == 1 else ()
    for index, cards in left:
        if index != move.at and cards:
            names = ", ".join(map(card_name, cards))
            did = say("coloretto.gone", did=did, row=index + 1, cards=names)
    return did


def names_taken(before: State, move: Move) -> Iterator[str]:
    """What the cards of a taken row are called, its jokers by the colours they take."""
    colours = iter(move.colours)
    for face in before.rows[move.at]:
        if face == JOKER and move.colours:
            yield say("coloretto.wild", colour=colour_name(LETTERS[next(colours)]))
        else:
            yield card_name(face)


def written(steps: tuple[str, ...], after: State, now: State, shown: bool = False) -> str:
    return "".join(steps)


def note(state: State, seat: Seat) -> str:
    """Whether a seat has taken its row in this round; which one, the row itself tells."""
    return say("coloretto.note") if seat in state.takers else ""
