"""Looking back at a game: the curve and the moments, from chances made by hand."""

import pytest
from test_bots_at_the_table import everything, kept
from test_coloro_view import DEAL

from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.games import NAMES
from paintbox.peer.agreements import Agreements
from paintbox.view.hints import FIELDS, sentence
from paintbox.view.lookback import (
    Judged,
    decisions,
    lines,
    moments,
    opinions,
    shares,
    some,
    turn_of,
)
from paintbox.view.lookback_told import back
from paintbox.view.play import Play
from paintbox.view.screens.lookback import lookback
from paintbox.view.shape import Shape
from paintbox.view.words import LANGUAGES, in_every_language

ENDED = (
    "b3t b2 c2r c1r a1r a6 c6 c5 e5 e2l a2l a4 f4 f5l a5 a3 f3 f6l b6 b5r d5l d3 e3 e6 d6 d2 f2 f1"
    " d1 d4 e4 e1 b1 b4 c4l c3"
).split()
BEST = "z9"  # a step that was not played
WHY = ("raises", "r", 4, 3)


def coloro(*steps: str) -> Session:
    return Session(Record("coloro", Options(2), DEAL, steps))


def judged(at: int, seat: int, *chances: float, best: str = BEST, **tried: float) -> Judged:
    return Judged(at, seat, best, chances, tried or {best: chances[seat]}, WHY)


def weights(session: Session, *found: Judged, ends: tuple[float, ...] | None = None) -> list[float]:
    """What the moments weigh, in percent."""
    chosen = moments(session, found, decisions(session), ends)
    return [round(100 * each.weight) for each in chosen]


def test_only_who_has_a_choice_decides() -> None:
    session = coloro(*ENDED)
    found = decisions(session)
    free = [at for at, state in enumerate(session.states) if len(session.game.moves(state)) > 1]
    assert list(found) == free
    assert len(found) < len(session.steps)


def test_what_comes_by_chance_is_no_decision() -> None:
    session = Session(Record("colorio", Options(2), "s0123456789abcdef"))
    session.play("a1")
    session.resolve()
    assert 0 in decisions(session)
    assert 1 not in decisions(session)


def test_of_very_many_decisions_some_are_taken_evenly() -> None:
    assert some((0, 1, 2), 3) == (0, 1, 2)
    assert some(tuple(range(101)), 5) == (0, 25, 50, 75, 100)


def test_a_shared_win_is_shared() -> None:
    assert shares((1, 2, 1)) == (0.5, 0, 0.5)
    assert shares((2,)) == (0,)


def test_a_line_goes_through_the_chances_to_the_end() -> None:
    found = [judged(0, 0, 0.5, 0.5), judged(5, 1, 0.7, 0.3)]
    first, second = lines(found, 10, 1, (1, 0))
    assert [at for at, _ in first] == [0, 0.5, 1]
    assert first[-1] == (1, 1)
    assert second[-1] == (1, 0)


def test_a_point_is_the_mean_of_so_many_thoughts() -> None:
    found = [judged(0, 0, 0.5, 0.5), judged(1, 1, 0.7, 0.3), judged(2, 0, 0.9, 0.1)]
    first, _ = lines(found, 10, 2, None)
    assert [round(chance, 2) for _, chance in first] == [0.5, 0.6, 0.8]


def test_only_where_seats_know_different_things_thoughts_are_put_together() -> None:
    assert opinions(coloro()) == 1
    assert opinions(Session(Record("colorpop", Options(3), "s0123456789abcdef"))) == 3


def test_what_was_not_thought_about_is_no_point() -> None:
    found = [judged(0, 0, 0.5, 0.5), judged(1, 1, 0.5, 0.5)._replace(tried={})]
    assert len(lines(found, 10, 1, None)[0]) == 1
    assert lines(found[1:], 10, 1, None) == ()


def test_a_moment_costs_what_the_best_step_had_more_than_the_one_played() -> None:
    session = coloro("b3t", "b2", "c2r")
    assert weights(session, judged(0, 0, 0.6, 0.4, z9=0.6, b3t=0.35)) == [25]


def test_a_step_that_shows_its_worth_at_the_next_look_costs_as_little_as_the_line_shows() -> None:
    session, weighed = coloro("b3t", "b2", "c2r"), judged(0, 0, 0.6, 0.4, z9=0.6, b3t=0.2)
    assert weights(session, weighed, judged(1, 1, 0.5, 0.5)) == [10]
    assert weights(session, weighed, judged(1, 1, 0.57, 0.43)) == []
    assert weights(session, weighed, judged(1, 1, 0.1, 0.9)) == [40]


def test_a_step_that_was_not_weighed_is_worth_what_follows() -> None:
    session = coloro("b3t", "b2", "c2r")
    assert weights(session, judged(0, 0, 0.6, 0.4), judged(1, 1, 0.2, 0.8)) == [40]


def test_unless_others_chose_in_between() -> None:
    session = coloro("b3t", "b2", "c2r")
    assert weights(session, judged(0, 0, 0.6, 0.4), judged(2, 0, 0.2, 0.8)) == []


def test_the_last_step_is_worth_what_came_in_the_end() -> None:
    session = coloro("b3t", "b2", "c2r")
    assert weights(session, judged(2, 0, 0.6, 0.4), ends=(0, 1)) == [60]
    assert weights(session, judged(2, 0, 0.6, 0.4)) == []


def test_the_best_step_costs_nothing() -> None:
    session = coloro("b3t", "b2", "c2r")
    assert weights(session, judged(0, 0, 0.6, 0.4, best="b3t"), judged(1, 1, 0.2, 0.8)) == []


def test_the_three_that_cost_most_stand_as_they_came() -> None:
    session = coloro(*ENDED)
    lost = (0.1, 0.2, 0.04, 0.4, 0.3)
    found = [
        judged(at, 0, 0.5, 0.5)._replace(tried={BEST: 0.5, ENDED[at]: 0.5 - less})
        for at, less in zip(range(0, 10, 2), lost, strict=True)
    ]
    assert weights(session, *found) == [20, 40, 30]


def test_what_costs_little_does_not_matter() -> None:
    session = coloro("b3t", "b2", "c2r")
    assert weights(session, judged(0, 0, 0.6, 0.4, z9=0.6, b3t=0.56)) == []


def drawn() -> Session:
    """A cap was taken off, and what came was drawn."""
    session = Session(Record("colorio", Options(2), "s0123456789abcdef"))
    session.play("a1")
    session.resolve()
    session.play("x")
    session.play("b1")
    return session


def test_what_came_by_chance_matters_where_no_step_did() -> None:
    session = drawn()
    here, then = judged(0, 0, 0.6, 0.4, best="a1"), judged(3, 0, 0.2, 0.8)
    (moment,) = moments(session, [here, then], decisions(session), None)
    assert moment.lucky
    assert round(100 * moment.weight) == 40


def test_chance_is_nobodys_mistake() -> None:
    session = drawn()
    assert weights(session, judged(0, 0, 0.6, 0.4), judged(3, 0, 0.2, 0.8)) == []


def test_a_step_belongs_to_a_turn() -> None:
    assert turn_of([0, 2, 5], 0) == (1, 0)
    assert turn_of([0, 2, 5], 1) == (1, 0)
    assert turn_of([0, 2, 5], 2) == (2, 2)
    assert turn_of([0, 2, 5], 4) == (2, 2)


# -- What is shown


def over() -> Play:
    return Play(kept(*ENDED))


def sheet(*found: Judged, runs: bool = False) -> list[Shape]:
    play = over()
    shown = lookback(back(play, found, decisions(play.session), runs))
    return [shape for part in shown for shape in everything(part)]


def texts(shapes: list[Shape]) -> str:
    return " ".join(shape.text for shape in shapes if shape.text)


MISTAKE = judged(3, 1, 0.5, 0.5, best="c3", c3=0.5, c1r=0.1)


def test_a_moment_says_who_played_what_and_what_would_have_been_better() -> None:
    said = texts(sheet(MISTAKE))
    assert "Move 4, Computer: c1r." in said
    assert "c3 would have raised the red fox to 4." in said
    assert "10 % instead of 50 %." in said


def test_a_moment_leads_to_the_position_and_the_best_step() -> None:
    (button,) = [shape for shape in sheet(MISTAKE) if "data-best" in shape.attrs]
    assert button.attrs["data-step"] == "3"
    assert button.attrs["data-best"] == "c3"


def test_there_is_a_line_for_each_seat_and_its_words() -> None:
    shapes = sheet(judged(0, 0, 0.5, 0.5), judged(4, 0, 0.7, 0.3))
    assert len([s for s in shapes if s.key.startswith("line") and s.tag == "path"]) == 4
    (chart,) = [shape for shape in shapes if shape.attrs.get("role") == "img"]
    assert "You: first 50 %, at least 50 %, at most 70 %, last 70 %." in chart.attrs["aria-label"]


def test_while_it_runs_it_can_be_stopped_and_else_it_can_go_on() -> None:
    assert "Stop" in texts(sheet(MISTAKE, runs=True))
    assert "Go on" in texts(sheet(MISTAKE))
    assert "1 of 27" in texts(sheet(MISTAKE))


def test_every_reason_has_its_sentence_in_every_language() -> None:
    for game in NAMES:
        for kind, fields in FIELDS[game].items():
            reason = (kind, *("r" if field == "token" else 1 for field in fields))
            said = in_every_language(
                lambda game=game, reason=reason: sentence(  # type: ignore[misc]
                    "lookback", game, reason, ("Anna", "Ben"), step="a1"
                )
            )
            assert len(set(said.values())) == len(LANGUAGES)


def test_an_earlier_position_points_to_the_best_step_and_takes_no_tap() -> None:
    play = over()
    play.show(2, "c2r")
    drawn = [shape for part in play.table().shapes for shape in everything(part)]
    assert [shape.key for shape in drawn if "hinted" in shape.attrs.get("class", "")]
    assert not [shape for shape in drawn if "data-move" in shape.attrs]
    assert play.table().primary == ("lookback", "Look back")


def test_stepping_on_leaves_the_best_step_behind() -> None:
    play = over()
    play.show(2, "c2r")
    play.show(3)
    assert play.table().primary == ("last", "Back to the game")


def test_a_game_can_be_looked_back_at_once_it_is_over() -> None:
    assert over().told_all
    assert not Play(kept(*ENDED[:4])).told_all
    assert not Play(kept()._replace(agreed=Agreements(frozenset({"c"})))).told_all


def test_a_closed_game_that_has_secrets_keeps_them() -> None:
    closed = Agreements(frozenset({"c"}))
    assert Play(kept(*ENDED[:4])._replace(agreed=closed)).told_all
    session = Session(Record("colorpop", Options(2), "s0123456789abcdef"))
    step = next(iter(session.choices()))
    assert not Play(kept(step, game="colorpop")._replace(agreed=closed)).told_all


def test_in_the_middle_of_a_turn_the_title_counts_the_turns_that_are_over() -> None:
    play = Play(kept("a1", game="colorio", kinds=("p", "p")))
    play.session.resolve()
    play.session.play("x")
    play.follow()
    play.show(1)
    assert play.table().title == "Before the first move"


@pytest.mark.parametrize("closed", [False, True])
def test_what_a_closed_game_came_to_is_not_drawn(closed: bool) -> None:
    agreed = Agreements(frozenset({"c"} if closed else set()))
    play = Play(kept(*ENDED)._replace(agreed=agreed))
    found = [judged(at, 0, 0.5, 0.5) for at in decisions(play.session)]
    first, _ = back(play, found, decisions(play.session), runs=False).lines
    assert (first[-1][0] == 1) is not closed
