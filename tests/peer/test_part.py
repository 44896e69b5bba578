"""The last part of a game, for a device that has the rest."""

from random import Random

import pytest

import laws
from paintbox.engine.game import NotationError, Options
from paintbox.engine.record import Record, seal
from paintbox.engine.session import Session
from paintbox.peer.finding import find, find_part
from paintbox.peer.histories import Histories, Steps
from paintbox.peer.kept import Kept
from paintbox.peer.part import Part

PAGE = "https://paintbox.example/play/#"
PLAYERS = ("Anna", "Ben", "Clara", "David", "Emma")
LAID = Record("coloro", Options(2), "s0123456789abcdef")
STEPS = ("c3t", "c2", "d2r", "d3l", "f3l", "f6l", "b6", "b1", "a1r")


def kept(*histories: Steps, laid: Record = LAID, mine: tuple[int, ...] = (0,)) -> Kept:
    """A game on a device, its first history shown."""
    seats = laid.options.seats
    return Kept(
        "0123abcd", laid, PLAYERS[:seats], mine, Histories(frozenset(histories), histories[0])
    )


def part(steps: Steps = STEPS, mine: int = 0) -> Part:
    """What the device of one seat gives the other."""
    game = kept(steps, mine=(mine,))
    return Part.of(game, game.session())


def refused(text: str, game: Kept | None) -> str:
    """Which sentence a device says to a text."""
    try:
        found = find_part(text)
        return f"{found and found.whole(game)}"
    except NotationError as error:
        return error.kind


def test_it_holds_what_was_played_since_the_receiver_has_decided() -> None:
    assert part() == Part("0123abcd", 8, ("a1r",), part().sum)


def test_its_text_is_the_id_the_steps_before_the_turns_and_two_checks() -> None:
    assert str(part()) == seal(f"part1.0123abcd.8.a1r.{part().sum}")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        *(("coloro", "2"), ("colorio", "2"), ("colorio", "5p"), ("coloretto", "4gw")),
        *(("collecto", "3s"), ("colorpop", "2d"), ("colorpop", "5")),
    ],
)
def test_it_makes_the_game_whole_at_every_step(game: str, options: str) -> None:
    record = laws.seeded(game, options, 3)
    for session in laws.now_and_then(laws.walk(record, Random(3))):
        sender = kept(session.steps, laid=session.laid, mine=(0,))
        made = Part.of(sender, session)
        there = kept(session.steps[: made.start], laid=session.laid, mine=(1,))
        assert made.whole(there) == there.link(session)


def test_at_the_end_it_begins_where_the_first_of_the_others_has_stopped() -> None:
    *_, session = laws.walk(laws.seeded("coloretto", "4", 1), Random(1))
    game = kept(session.steps, laid=session.laid, mine=(2,))
    turns = [session.game.turn(state) for state in session.states[:-1]]
    last = [max(at for at, turn in enumerate(turns, 1) if turn == seat) for seat in (0, 1, 3)]
    assert Part.of(game, session).start == min(last)


def test_it_is_short_however_long_the_game_was() -> None:
    *_, session = laws.walk(laws.seeded("colorio", "5p", 1), Random(1))
    game = kept(session.steps, laid=session.laid, mine=(0,))
    assert len(str(game.link(session))) > 1000
    assert len(str(Part.of(game, session))) < 400


def test_a_device_that_knows_it_already_has_the_same_game() -> None:
    assert part().whole(kept(STEPS)).record.turns == STEPS


def test_a_device_that_has_gone_on_since_gets_the_older_game() -> None:
    assert part(STEPS[:7], 0).whole(kept(STEPS, mine=(1,))).record.turns == STEPS[:7]


def test_a_device_may_go_on_from_a_history_that_is_not_shown() -> None:
    fork = (*STEPS[:4], "f3r")
    assert part().whole(kept(fork, STEPS[:8])).record.turns == STEPS


def test_names_and_all_else_are_those_of_the_device() -> None:
    link = part().whole(kept(STEPS[:8], mine=(1,))._replace(others=("v1",)))
    assert (link.id, link.names, link.others) == ("0123abcd", ("Anna", "Ben"), ("v1",))


def test_upper_case_counts_the_same() -> None:
    assert find_part(PAGE + str(part()).upper()) == part()


def test_it_is_found_in_a_text() -> None:
    assert find_part(f"Scan gave:\n{PAGE}{part()}. Yours?") == part()


def test_a_whole_link_is_none() -> None:
    game = kept(STEPS)
    assert find_part(PAGE + str(game.link(game.session()))) is None
    assert find_part("part1 of the story. part2.") is None


def test_it_is_no_whole_link() -> None:
    with pytest.raises(NotationError) as caught:
        find(PAGE + str(part()))
    assert caught.value.kind == "none"


def test_a_part_that_was_cut_or_changed_says_so() -> None:
    text = PAGE + str(part())
    assert refused(text[:-1], kept(STEPS[:8])) == "cut"
    assert refused(text.replace(".8.", ".7."), kept(STEPS[:8])) == "cut"


def test_a_device_without_the_game_says_so() -> None:
    assert refused(str(part()), None) == "absent"


def test_a_device_with_less_of_the_game_says_so() -> None:
    assert refused(str(part()), kept(STEPS[:6])) == "apart"


def test_another_game_of_the_same_id_says_so() -> None:
    other = LAID._replace(deal="s7f3kq2m9x4ab1c0d")
    assert refused(str(part(STEPS[:1], 0)), kept((), laid=other)) == "apart"


def test_a_history_on_which_the_moves_are_possible_but_were_not_played_says_so() -> None:
    fork = ("c3g", *STEPS[1:8])
    assert Session(LAID._replace(turns=(*fork, STEPS[8]))).steps == (*fork, STEPS[8])
    assert refused(str(part()), kept(fork)) == "apart"


@pytest.mark.parametrize("turns", ["zz9", "a1r-a1r", "0"])
def test_moves_that_are_none_say_so(turns: str) -> None:
    text = seal(f"part1.0123abcd.8.{turns}.{part().sum}")
    assert refused(text, kept(STEPS[:8])) == "apart"


@pytest.mark.parametrize(
    "text",
    ["part1.0123abcd.8.a1r", "part1.0123abcd.8.a1r.b2.abcd", "part1.0123abcd.x.a1r.abcd"],
)
def test_a_part_that_is_not_written_as_it_should_be_is_refused(text: str) -> None:
    assert refused(seal(text), kept(STEPS[:8])) == "wrong"


def test_a_part_of_a_newer_paintbox_is_refused_by_name() -> None:
    assert refused(seal("part2.0123abcd.anything"), kept(STEPS[:8])) == "newer"
    assert refused(seal("part2.0123abcd.anything"), None) == "newer"
