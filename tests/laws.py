"""What holds at every state of every game, as plain functions that raise AssertionError."""

from collections.abc import Iterator
from random import Random
from typing import Any

from paintbox.engine.game import CHANCE, OVER, IllegalMove, Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.engine.shelf import GAMES

BOUND = 1000  # no game takes more steps than this
SHORT, SOME = 60, 37  # a law that replays a game holds at all steps up to this, then at some


def seeded(game: str, options: str, seed: int) -> Record:
    """A fresh record whose seed is made of a number."""
    return Record(game, Options.parse(options), f"s{seed:016d}")


def step(session: Session, rng: Random) -> str:
    """Draw, or play any legal step; gives its text."""
    if session.turn == CHANCE:
        return session.draw()
    text = rng.choice(list(session.choices()))
    session.play(text)
    return text


def walk(record: Record, rng: Random) -> Iterator[Session]:
    """Play a whole game at random; the same session after every step."""
    session = Session(record)
    yield session
    while session.turn != OVER:
        step(session, rng)
        yield session
        assert len(session.steps) < BOUND, "the game does not end"


def now_and_then(sessions: Iterator[Session]) -> Iterator[Session]:
    """Of a walk the start, every step of a short game, some of a long one, and the end."""
    for session in sessions:
        played = len(session.steps)
        if played < SHORT or played % SOME == 0 or session.turn == OVER:
            yield session


def check_state(session: Session) -> None:
    """The laws of a single state."""
    game: Any = session.game
    state = session.state
    moves = game.moves(state)
    turn = game.turn(state)
    assert (not moves) == (turn == OVER)
    assert len({game.text(move) for move in moves}) == len(moves) == len(set(moves))
    if turn == CHANCE:
        weights = game.weights(state)
        assert len(weights) == len(moves)
        assert all(weight > 0 for weight in weights)
    before = (hash(state), game.position(state))
    for move in moves:
        game.play(state, move)
    assert (hash(state), game.position(state)) == before
    seats = session.record.options.seats
    assert len(game.scores(state)) == len(game.places(state)) == seats
    assert seats == 1 or min(game.places(state)) == 1


def check_hidden(session: Session, rng: Random) -> None:
    """What a seat may know is stable, and a guess agrees with it."""
    game: Any = session.game
    for seat in range(-1, session.record.options.seats):
        seen = session.seen(seat)
        assert game.seen(seen, seat) == seen
        guess = game.guess(seen, seat, rng)
        assert game.seen(guess, seat) == seen
        assert game.moves(seen) == game.moves(session.state)
        assert "?" not in game.position(guess)


def check_record(session: Session) -> None:
    """A record has one text, and replaying it gives the same game."""
    record = session.record
    assert Record.parse(str(record)) == record
    assert Record.parse(str(record).upper()) == record
    again = Session(record)
    assert again.state == session.state
    assert again.steps == session.steps
    assert again.position() == session.position()


def check_undo(session: Session) -> None:
    """Undo goes back to the last reveal, redo to the end."""
    steps, state = session.steps, session.state
    while True:
        left = len(session.steps)
        session.undo()
        if len(session.steps) == left:
            break
    revealed = _revealed(Session(session.record._replace(turns=())), steps)
    assert len(session.steps) == revealed
    for _ in steps:
        session.redo()
    assert session.steps == steps
    assert session.state == state


def _revealed(session: Session, steps: tuple[str, ...]) -> int:
    """How many steps the last uncertain outcome ends."""
    last = 0
    for number, text in enumerate(steps, 1):
        if session.turn == CHANCE and len(session.choices()) > 1:
            last = number
        session.play(text)
    return last


def check_refusal(session: Session) -> None:
    """An illegal step is refused and changes nothing."""
    before = session.record
    for text in ("", "0", "zz", "a0", "-", "é"):
        try:
            session.play(text)
        except IllegalMove:
            assert session.record == before
        else:
            raise AssertionError(f"{text!r} was played")


def check_texts(game: Any, states: list[Any]) -> None:
    """Equal states have equal texts; equal texts mean the same moves, scores and places."""
    known: dict[str, Any] = {}
    for state in states:
        other = known.setdefault(game.position(state), state)
        assert game.moves(other) == game.moves(state)
        assert game.turn(other) == game.turn(state)
        assert game.scores(other) == game.scores(state)
        assert game.places(other) == game.places(state)


def games() -> list[tuple[str, str]]:
    """Every game with each of its options texts."""
    return [(name, options) for name in GAMES for options in GAMES[name].OPTIONS]
