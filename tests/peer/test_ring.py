"""Games by link among two to five devices: to whom each link goes, and what everybody ends with."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

import laws
import toy
from paintbox.engine.game import OVER, Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.peer.arrival import Guess, guess, opened
from paintbox.peer.finding import find
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.peer.replay import replay
from paintbox.peer.seats import decider, due, mover, receivers

TOY = Record(toy.NAME, Options(3), "d4xrgr")
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve")
Device = tuple[int, ...]  # the seats on it


def start(laid: Record, mine: Device) -> Kept:
    names = NAMES[: laid.options.seats]
    return Kept("0123abcd", laid, names, mine, Histories(frozenset({()})))


def at(*steps: str, mine: Device = (0,)) -> tuple[Kept, Session]:
    """A device in a game of the toy, whose moves nobody knows yet."""
    kept = start(TOY, mine).played((), steps)
    return kept, kept.session()


def sittings(record: Record, devices: list[Device], rng: Random) -> Iterator[tuple[Kept, Session]]:
    """A whole random game; each device as it has finished and before its link is sent."""
    known: dict[Device, Kept] = {}
    here = next(device for device in devices if 0 in device)
    known[here] = start(record, here)
    while True:
        kept = known[here]
        session = kept.session()
        while decider(session) in here:
            before = session.steps
            laws.step(session, rng)
            session.resolve()
            kept = kept.played(before, session.steps)
        yield kept, session
        known[here] = kept.told(session.steps)
        text = str(kept.link(session))
        to = [device for device in devices if set(device) & set(receivers(kept, session))]
        for device in to:
            link = find(f"Your move: https://paintbox.example/#{text}.")
            taken = opened(link, Session(link.record), known.get(device))
            known[device] = taken.seated(device)
        if session.turn == OVER:
            ends = {device: known[device].histories for device in devices}
            assert set(ends.values()) == {Histories(frozenset({session.steps}), session.steps)}
            assert {known[device].names for device in devices} == {kept.names}
            return
        (here,) = to


RINGS = [
    ("coloro", "2"),
    ("collecto", "3s"),
    ("colorpop", "4t"),
    ("colorio", "3"),
    ("colorio", "4p"),
    ("colorio", "5"),
    ("coloretto", "3"),
    ("coloretto", "4w"),
    ("coloretto", "5"),
]


@pytest.mark.parametrize(("game", "options"), RINGS)
def test_a_whole_game_goes_round_and_everybody_has_it_in_the_end(game: str, options: str) -> None:
    record = laws.seeded(game, options, 7)
    devices: list[Device] = [(seat,) for seat in range(record.options.seats)]
    for kept, session in sittings(record, devices, Random(1)):
        assert due(kept, session)
        assert not due(kept.told(session.steps), session)
        assert mover(session) in kept.mine


def out_in_colorio(session: Session) -> set[int]:
    return set(range(session.record.options.seats)) - set(session.state.standing.still)


def taken_in_coloretto(session: Session) -> set[int]:
    return set(range(session.record.options.seats)) - set(session.state.seats)


@pytest.mark.parametrize(
    ("game", "options", "done"),
    [("colorio", options, out_in_colorio) for options in "345"]
    + [("coloretto", options, taken_in_coloretto) for options in "345"],
)
def test_the_link_passes_by_who_is_out_or_has_taken(
    game: str, options: str, done: Callable[[Session], set[int]]
) -> None:
    record = laws.seeded(game, options, 3)
    seats = record.options.seats
    passed_by = 0
    for kept, session in sittings(record, [(seat,) for seat in range(seats)], Random(5)):
        if session.turn != OVER:
            (to,) = receivers(kept, session)
            assert to not in done(session)
            passed_by += (kept.mine[0] + 1) % seats in done(session)
    assert passed_by


@pytest.mark.parametrize("devices", [[(0, 2), (1,)], [(0,), (1, 2)], [(0, 1), (2, 3, 4)]])
def test_several_seats_play_on_one_device(devices: list[Device]) -> None:
    seats = sum(map(len, devices))
    for kept, session in sittings(laws.seeded("coloretto", str(seats), 1), devices, Random(2)):
        assert decider(session) not in kept.mine
        assert due(kept, session)


def test_on_one_device_nothing_goes_anywhere() -> None:
    kept, session = at("a1", "r", "n", mine=(0, 1, 2))
    assert receivers(kept, session) == ()
    assert not due(kept, session)


def test_the_link_goes_to_whoever_decides_next() -> None:
    assert receivers(*at("a1", "r", "n")) == (1,)
    assert due(*at("a1", "r", "n"))


def test_nothing_is_due_in_the_middle_of_ones_own_turn() -> None:
    for steps in ((), ("a1",), ("a1", "r"), ("a1", "g", "y")):
        assert receivers(*at(*steps)) == ()
        assert not due(*at(*steps))


def test_a_game_that_another_seat_begins_is_due_at_once() -> None:
    assert receivers(*at(mine=(1,))) == (0,)
    assert due(*at(mine=(1,)))
    assert not due(start(TOY, (1,)).told(()), replay(TOY, ()))


def test_what_is_known_is_not_due() -> None:
    kept, session = at("a1", "r", "n")
    assert not due(kept.told(session.steps), session)
    assert due(kept.told(("a1",)), session)


def test_who_watches_owes_nothing() -> None:
    kept, session = at("a1", "r", "n", mine=())
    assert receivers(kept, session) == (1,)
    assert not due(kept, session)


WHOLE = tuple("a1 r n b1 r n b2 g n b10 g n".split())


def test_at_the_end_the_link_goes_to_all_others_after_the_last_mover() -> None:
    assert receivers(*at(*WHOLE)) == (1, 2)
    assert receivers(*at(*WHOLE, mine=(1,))) == (2, 0)
    assert receivers(*at(*WHOLE, mine=(2, 1))) == (0,)


def test_while_a_draw_is_entered_whoever_decided_goes_on() -> None:
    session = replay(TOY, ("a1", "r", "n", "b1"))
    assert session.turn not in (0, 1, 2)
    assert decider(session) == 1
    assert decider(session, 0) == decider(session, 1) == 0
    assert decider(session, 3) == 1
    assert mover(session) == 1


def test_a_first_opening_guesses_who_it_is_and_who_has_moved() -> None:
    assert guess(replay(TOY, ())) == Guess(0, None)
    assert guess(replay(TOY, ("a1", "r", "n"))) == Guess(1, 0)
    assert guess(replay(TOY, ("a1", "r"))) == Guess(0, 0)
    assert guess(replay(TOY, WHOLE)) == Guess(None, 0)
