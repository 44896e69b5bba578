"""A game in progress; the toy has draws, a secret, and turns of three steps."""

from types import ModuleType

import pytest

import toy
from paintbox.engine.deal import mask
from paintbox.engine.game import CHANCE, OVER, UNKNOWN, IllegalMove, NotationError, Options
from paintbox.engine.record import Record
from paintbox.engine.rng import Rng
from paintbox.engine.session import Session

SEED = "7f3kq2m9x4ab1c0d"


def board(*turns: str, options: str = "2", deal: str = "d4xrg") -> Session:
    """The toy on a real board, some turns on."""
    return Session(Record(toy.NAME, Options.parse(options), deal, turns))


def seeded(*turns: str) -> Session:
    return board(*turns, deal="s" + SEED)


def coloro(*turns: str) -> Session:
    return Session(Record("coloro", Options(2), "d" + "rygbpk" * 6, turns))


def colour(draws: int, bag: tuple[int, int]) -> str:
    """What the seed draws from a bag."""
    return "rg"[Rng(f"{SEED}/{draws}").pick(bag)]


def refused(session: Session, text: str, why: str) -> None:
    """A step is refused for this reason, and nothing changes."""
    before = (session.record, session.state, session.choices())
    with pytest.raises((IllegalMove, NotationError)) as caught:
        session.play(text)
    assert str(caught.value) == why
    assert (session.record, session.state, session.choices()) == before


# The start


def test_a_session_begins_before_the_first_step() -> None:
    session = board()
    assert session.steps == ()
    assert session.turn == 0
    assert session.record == Record(toy.NAME, Options(2), "d4xrg")


def test_a_masked_deal_plays_like_the_open_one_and_keeps_its_text() -> None:
    session = board("a1ry", deal="m" + mask("4xrg"))
    assert session.state == board("a1ry").state
    assert session.record.deal == "m" + mask("4xrg")


def test_a_deal_that_the_game_refuses_is_refused() -> None:
    with pytest.raises(NotationError, match="^'4xrb': a deal of the toy"):
        board(deal="d4xrb")


def test_a_record_that_breaks_the_grammar_is_refused() -> None:
    with pytest.raises(NotationError, match="^'4': toy is played with"):
        board(options="4")


# Steps and turns


def test_choices_are_the_legal_steps_by_text() -> None:
    assert list(board().choices()) == ["a1", "b1", "b2", "b10"]
    assert board().choices()["b10"] == toy.Move(toy.TAKE, 3)


def test_choices_at_chance_are_the_outcomes() -> None:
    assert list(board("a1").choices()) == ["r", "g"]


def test_choices_follow_the_game() -> None:
    session = board()
    for step, choices in [("a1", ["r", "g"]), ("r", ["n", "y"]), ("y", ["b1", "b2", "b10"])]:
        session.play(step)
        assert list(session.choices()) == choices


def test_a_turn_may_be_played_step_by_step() -> None:
    session = board()
    for step in ("b2", "r", "y"):
        session.play(step)
    assert session.steps == ("b2", "r", "y")
    assert session.record.turns == ("b2ry",)


def test_a_turn_may_be_played_at_once() -> None:
    session = board()
    session.play("b2ry")
    assert session.steps == ("b2", "r", "y")


def test_a_turn_may_be_finished_at_once() -> None:
    session = board("b2")
    session.play("ry")
    assert session.record.turns == ("b2ry",)


@pytest.mark.parametrize(("text", "step"), [("b1rn", "b1"), ("b10rn", "b10"), ("b10", "b10")])
def test_the_longest_step_that_fits_is_taken(text: str, step: str) -> None:
    session = board()
    session.play(text)
    assert session.steps[0] == step


def test_a_shorter_step_is_taken_when_the_longer_is_gone() -> None:
    session = board("b10rn")
    refused(session, "b10", "'0': not possible now; possible: r, g")


def test_the_same_seat_may_have_two_turns_on_end() -> None:
    session = board("a1gy")
    assert session.turn == 0
    session.play("b1rn")
    assert session.record.turns == ("a1gy", "b1rn")
    assert session.turn == 1


def test_a_game_for_one_comes_back_to_the_same_seat() -> None:
    assert board("a1rn", options="1", deal="d4xr").turn == 0


def test_states_are_the_start_and_one_after_each_step() -> None:
    session = board("a1ry")
    before = [board(*turns).state for turns in [(), ("a1",), ("a1r",), ("a1ry",)]]
    assert session.states == tuple(before)


def test_position_scores_and_places_are_those_of_the_game() -> None:
    session = board("a1ry")
    assert session.position() == "b1b2b10/1/t/r1g2/rg/r1g0,r0g0"
    assert session.scores() == (1, 0)
    assert session.places() == (1, 2)


def test_a_seat_sees_its_own_secret_only() -> None:
    assert board().seen(1).secrets == (UNKNOWN, 1)
    assert board().seen(-1).secrets == (UNKNOWN, UNKNOWN)


def test_the_game_ends() -> None:
    session = board("a1rn", "b1rn", "b2gn", "b10gn")
    assert session.turn == OVER
    assert session.choices() == {}


# Records


def test_the_last_turn_may_be_unfinished() -> None:
    session = board("a1ry", "b1g")
    assert session.record.turns == ("a1ry", "b1g")
    assert session.turn == 1


def test_a_turn_cut_in_two_is_refused() -> None:
    with pytest.raises(NotationError, match="^'ry': turn 2 cannot follow an unfinished one$"):
        board("a1", "ry")


def test_two_turns_in_one_are_refused() -> None:
    with pytest.raises(NotationError, match="^'a1ryb1': the turn ends before 'b1'$"):
        board("a1ryb1")


def test_two_turns_of_the_same_seat_in_one_are_refused() -> None:
    with pytest.raises(NotationError, match="^'a1gyb1': the turn ends before 'b1'$"):
        board("a1gyb1")


def test_an_illegal_turn_in_a_record_is_refused() -> None:
    with pytest.raises(IllegalMove, match="^'a1ry': not possible now; possible: b1, b2, b10$"):
        board("a1ry", "a1ry")


# Refusals


def test_a_refusal_names_the_input_and_what_would_do() -> None:
    refused(board(), "c3", "'c3': not possible now; possible: a1, b1, b2, b10")


def test_a_refusal_names_eight_steps_at_most() -> None:
    why = "'z9': not possible now; possible: a1t, a1g, b1t, b1g, c1t, c1g, d1t, d1g …"
    refused(coloro(), "z9", why)


def test_eight_steps_are_all() -> None:
    session = coloro("b1t", "b2", "a2r", "a1r")
    why = "'z': not possible now; possible: c1l, c1r, d1l, d1r, e1l, e1r, f1l, f1r"
    refused(session, "z", why)


@pytest.mark.parametrize("text", ["", "A1", " a1", "-", "0", "é"])
def test_what_no_step_begins_is_refused(text: str) -> None:
    refused(board(), text, f"'{text}': not possible now; possible: a1, b1, b2, b10")


def test_a_turn_that_goes_wrong_is_not_begun() -> None:
    refused(board(), "a1rx", "'x': not possible now; possible: n, y")


def test_a_turn_that_is_too_long_is_not_begun() -> None:
    refused(board(), "a1ryy", "'a1ryy': the turn ends before 'y'")


def test_nothing_is_possible_once_over() -> None:
    session = board("a1rn", "b1rn", "b2gn", "b10gn")
    refused(session, "a1", "'a1': the game is over")


# Draws


def test_a_seed_draws_by_itself() -> None:
    session = seeded("a1")
    assert session.turn == CHANCE
    assert session.draw() == colour(0, (2, 2))
    assert session.steps == ("a1", colour(0, (2, 2)))
    assert session.turn == 0


def test_each_draw_has_its_own_number() -> None:
    session = seeded()
    bag = [2, 2]
    for draws, cell in enumerate(("a1", "b1", "b2", "b10")):
        session.play(cell)
        drawn = session.draw()
        assert drawn == colour(draws, (bag[0], bag[1]))
        bag["rg".index(drawn)] -= 1
        session.play("n")
    assert bag == [0, 0]


def test_the_outcome_of_a_seed_may_be_written() -> None:
    right = colour(0, (2, 2))
    assert seeded(f"a1{right}y").steps == ("a1", right, "y")


def test_what_is_to_be_drawn_is_drawn_until_somebody_decides() -> None:
    session = seeded("a1")
    session.resolve()
    assert session.steps == ("a1", colour(0, (2, 2)))
    session.resolve()
    assert len(session.steps) == 2


def test_on_a_real_board_a_draw_waits_to_be_entered() -> None:
    session = board("a1")
    session.resolve()
    assert session.steps == ("a1",)


def test_on_a_real_board_the_only_outcome_need_not_be_entered() -> None:
    session = board("a1rn", "b1rn", "b2")
    session.resolve()
    assert session.steps[-2:] == ("b2", "g")


def test_another_outcome_than_the_seed_draws_is_refused() -> None:
    wrong = "gr"["rg".index(colour(0, (2, 2)))]
    refused(seeded("a1"), wrong, f"'{wrong}': this is not what the seed draws here")
    with pytest.raises(IllegalMove, match="this is not what the seed draws here"):
        seeded(f"a1{wrong}")


@pytest.mark.parametrize("drawn", ["r", "g"])
def test_on_a_real_board_every_outcome_may_be_entered(drawn: str) -> None:
    assert board("a1" + drawn).steps == ("a1", drawn)


@pytest.mark.parametrize("deal", ["d4xrg", "m" + mask("4xrg")])
def test_on_a_real_board_nothing_is_drawn(deal: str) -> None:
    session = board("a1", deal=deal)
    with pytest.raises(IllegalMove, match="^'draw': on a board of your own, enter what came$"):
        session.draw()
    assert session.steps == ("a1",)


@pytest.mark.parametrize("session", [seeded(), board()])
def test_where_somebody_decides_nothing_is_drawn(session: Session) -> None:
    with pytest.raises(IllegalMove, match="^'draw': nothing is to be drawn now$"):
        session.draw()


# A session of its own


def test_a_session_begun_anew_stands_where_asked() -> None:
    session = board("a1ry")
    for steps in range(4):
        other = session.until(steps)
        assert other.steps == session.steps[:steps]
        assert other.state == session.states[steps]


def test_it_goes_its_own_way() -> None:
    session = board("a1r")
    other = session.until(1)
    other.play("g")
    other.play("n")
    assert session.steps == ("a1", "r")
    assert session.state == board("a1r").state


def test_its_draws_are_counted_as_in_the_first_one(draws: Session) -> None:
    for _ in range(3):
        draws.play("x1")
    draws.play("y")
    other = draws.until(6)
    other.play("y")
    assert draws.draw() == other.draw() == one_or_two(3)


# Undo and redo


def test_undo_takes_back_one_decision() -> None:
    session = coloro("a1t", "a2", "b2l")
    for left in (("a1t", "a2"), ("a1t",), ()):
        session.undo()
        assert session.record.turns == left
        assert session.state == coloro(*left).state


def test_undo_refreshes_the_choices() -> None:
    session = board("a1r")
    session.choices()
    session.play("y")
    session.choices()
    session.undo()
    assert list(session.choices()) == ["n", "y"]
    session.redo()
    assert list(session.choices()) == ["b1", "b2", "b10"]


def test_undo_at_the_start_does_nothing() -> None:
    session = board()
    session.undo()
    assert session.steps == ()


def test_undo_stops_at_a_draw_that_could_have_come_out_otherwise() -> None:
    session = seeded("a1")
    session.resolve()
    steps = session.steps
    session.play("y")
    session.undo()
    assert session.steps == steps
    session.undo()
    assert session.steps == steps


def test_undo_takes_back_an_outcome_that_was_entered_and_then_what_asked_for_it() -> None:
    session = board("a1ry")
    for steps in (("a1", "r"), ("a1",), ()):
        session.undo()
        assert session.steps == steps


def test_another_outcome_may_be_entered_in_place_of_one_taken_back() -> None:
    session = board("a1r")
    session.undo()
    session.play("gy")
    assert session.steps == ("a1", "g", "y")


def test_redo_enters_an_outcome_again() -> None:
    session = board("a1r")
    state = session.state
    session.undo()
    session.redo()
    assert (session.steps, session.state) == (("a1", "r"), state)


def test_undo_passes_a_draw_that_was_certain() -> None:
    session = board("a1rn", "b1rn", "b2g")
    session.undo()
    assert session.steps == ("a1", "r", "n", "b1", "r", "n")


def test_undo_passes_a_certain_draw_only_together_with_its_decision() -> None:
    session = board("a1rn", "b1rn", "b2gn")
    session.undo()
    assert session.steps[-2:] == ("b2", "g")
    session.redo()
    assert session.steps[-3:] == ("b2", "g", "n")


def test_redo_plays_again_what_one_undo_took() -> None:
    session = board("a1rn", "b1rn", "b2g")
    steps, state = session.steps, session.state
    session.undo()
    session.redo()
    assert (session.steps, session.state) == (steps, state)


def test_redo_goes_as_far_as_undo_went() -> None:
    session = coloro("a1t", "a2", "b2l")
    for _ in range(3):
        session.undo()
    for steps in (("a1t",), ("a1t", "a2"), ("a1t", "a2", "b2l"), ("a1t", "a2", "b2l")):
        session.redo()
        assert session.steps == steps


def test_redo_without_undo_does_nothing() -> None:
    session = board("a1")
    session.redo()
    assert session.steps == ("a1",)


def test_a_new_step_ends_what_redo_knew() -> None:
    session = coloro("a1t", "a2")
    session.undo()
    session.play("a3")
    session.redo()
    assert session.steps == ("a1t", "a3")


def test_a_refused_step_keeps_what_redo_knows() -> None:
    session = coloro("a1t", "a2")
    session.undo()
    with pytest.raises(IllegalMove):
        session.play("z9")
    session.redo()
    assert session.steps == ("a1t", "a2")


def test_draws_are_counted_anew_after_undo() -> None:
    session = seeded("a1")
    session.draw()
    session.play("n")
    session.undo()
    session.play("n")
    session.play("b1")
    bag = (1, 2) if session.steps[1] == "r" else (2, 1)
    assert session.draw() == colour(1, bag)


# Draws that follow each other: p draws nothing, x has one outcome, y has two, w leads to y

OUTCOMES = {"x": ("1",), "y": ("1", "2"), "w": ("y",)}
DECISIONS = ("p", "x", "y", "w")


@pytest.fixture
def draws(monkeypatch: pytest.MonkeyPatch) -> Session:
    """A game of nothing but draws; a state is the last step."""
    game = ModuleType("draws")
    vars(game).update(
        VERSION=1,
        OPTIONS=("1",),
        deal=lambda options, rng: "",
        start=lambda options, deal: "",
        turn=lambda state: CHANCE if state in OUTCOMES else 0,
        fresh=lambda state: state not in OUTCOMES,
        moves=lambda state: OUTCOMES.get(state, DECISIONS),
        weights=lambda state: [1] * len(OUTCOMES[state]),
        play=lambda state, move: move,
        text=str,
    )
    for module in ("record", "session"):
        monkeypatch.setattr(f"paintbox.engine.{module}.GAMES", {"draws": game})
    return Session(Record("draws", Options(1), "s" + SEED))


def one_or_two(number: int) -> str:
    return "12"[Rng(f"{SEED}/{number}").pick((1, 1))]


def draw_after(session: Session, certain: int) -> str:
    for _ in range(certain):
        session.play("x1")
    session.play("y")
    return session.draw()


@pytest.mark.parametrize("certain", range(8))
def test_certain_draws_are_counted(draws: Session, certain: int) -> None:
    assert draw_after(draws, certain) == one_or_two(certain)


@pytest.mark.parametrize("certain", range(8))
def test_draws_of_one_turn_are_counted_one_by_one(draws: Session, certain: int) -> None:
    for _ in range(certain):
        draws.play("x1")
    draws.play("wy" + one_or_two(certain + 1))
    assert draws.steps[-3:-1] == ("w", "y")


@pytest.mark.parametrize("certain", range(1, 8))
def test_a_draw_taken_back_is_not_counted(draws: Session, certain: int) -> None:
    for _ in range(certain):
        draws.play("x1")
        draws.undo()
    assert draw_after(draws, 0) == one_or_two(0)


@pytest.mark.parametrize("certain", range(1, 8))
def test_a_draw_played_again_is_counted_once(draws: Session, certain: int) -> None:
    draws.play("x1")
    for _ in range(certain):
        draws.undo()
        draws.redo()
    assert draw_after(draws, 0) == one_or_two(1)


def test_a_decision_in_the_place_of_a_draw_may_be_taken_back(draws: Session) -> None:
    draws.play("x1")
    draws.undo()
    draws.play("p")
    draws.play("p")
    draws.undo()
    assert draws.steps == ("p",)


def test_undo_passes_a_row_of_certain_draws_up_to_an_uncertain_one(draws: Session) -> None:
    draws.play("y" + one_or_two(0))
    draws.play("wy")
    draws.undo()
    assert draws.steps == ("y", one_or_two(0))
    draws.undo()
    assert draws.steps == ("y", one_or_two(0))
