"""Two people on one device play Coloro by taps; the page and the engine agree."""

import re
from random import Random

from coloro_table import ENDED, link_to, offered, play, session_of, start
from pages import DESK, Pages, drawn, shape_of, tap, text
from playwright.sync_api import expect

from paintbox.engine.game import OVER

# The free tokens that a tap would miss, at eight moments of the glide.
CAUGHT = """
() => {
  const caught = [];
  for (let moment = 1; moment < 9; moment++) {
    for (const glide of document.getAnimations()) {
      glide.pause();
      glide.currentTime = (moment / 9) * glide.effect.getComputedTiming().duration;
    }
    for (const token of document.querySelectorAll(".board .piece[data-move]")) {
      const { x, y, width, height } = token.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!token.contains(hit)) caught.push(`${moment} ${token.getAttribute("data-move")}`);
    }
  }
  return caught;
}
"""


def test_a_whole_game_is_played_as_the_engine_says(pages: Pages) -> None:
    page = start(pages)
    session = session_of(page)
    rng = Random(1)
    while session.turn != OVER:
        steps = list(session.choices())
        assert offered(page) == {step[:2] for step in steps}
        step = rng.choice(steps)
        play(page, step)
        session.play(step)
        expect(page.locator(".player.on .name, .result")).to_have_count(1)
    best = [
        name for name, place in zip(("Anna", "Ben"), session.places(), strict=True) if place == 1
    ]
    assert text(page, ".result h2").startswith(best[0])
    assert re.search(r"stack|equal", text(page, ".result p"))
    assert session_of(page).steps == session.steps


def test_a_taken_token_is_the_same_element_on_its_stack(pages: Pages) -> None:
    page = start(pages)
    page.evaluate("window.token = document.querySelector('[data-move=b3]')")
    play(page, "b3t")
    expect(page.locator(".kept")).to_have_count(1)
    assert page.evaluate("window.token === document.querySelector('.kept')")


def test_a_token_glides_to_its_stack(pages: Pages) -> None:
    page = start(pages)
    page.evaluate(
        "window.glides = []; document.addEventListener('transitionrun',"
        " (event) => glides.push(event.target.getAttribute('class')))"
    )
    play(page, "b3t")
    page.wait_for_function("() => window.glides.some((name) => name.includes('kept'))")


def test_what_glides_catches_no_tap(pages: Pages) -> None:
    page = start(pages)
    play(page, "b3t")
    expect(page.locator(".kept")).to_have_count(1)
    assert page.evaluate(CAUGHT) == []


def test_nothing_moves_with_reduced_motion(pages: Pages) -> None:
    page = start(pages)
    page.emulate_media(reduced_motion="reduce")
    duration = page.locator(".piece").first.evaluate(
        "(piece) => getComputedStyle(piece).transitionDuration"
    )
    assert float(duration.removesuffix("s")) == 0


def test_undo_and_redo_go_back_and_forth(pages: Pages) -> None:
    page = start(pages)
    play(page, "b3t")
    after = drawn(page)
    tap(page.locator("[data-action=undo]"))
    expect(page.locator(".kept")).to_have_count(0)
    tap(page.locator("[data-action=redo]"))
    expect(page.locator(".kept")).to_have_count(1)
    assert drawn(page) == after


def test_stepping_back_shows_the_past_and_leaves_the_game(pages: Pages) -> None:
    page = start(pages)
    play(page, "b3t")
    cell = min(offered(page))
    play(page, cell)
    tap(page.locator("[data-action=moves]"))
    assert page.locator(".turns button").all_inner_texts()[1:] == ["1.\nb3t", f"2.\n{cell}"]
    tap(page.locator(".turns button").nth(1))
    expect(page.locator(".kept")).to_have_count(1)
    assert offered(page) == set()
    tap(page.locator("[data-action=back]"))
    expect(page.locator(".kept")).to_have_count(0)
    tap(page.locator("[data-action=forward]"))
    tap(page.locator("[data-action=forward]"))
    expect(page.locator(".kept")).to_have_count(2)
    assert session_of(page).steps == ("b3t", cell)


def test_the_move_that_is_shown_is_in_sight_in_the_list(pages: Pages) -> None:
    page = pages.open(link_to(*ENDED[:-1]), pages.device(**DESK))
    expect(page.locator(".turns [aria-current]")).to_be_in_viewport()


def test_the_board_can_be_turned(pages: Pages) -> None:
    page = start(pages)
    assert text(page, ".near .name") == "Anna"
    before = shape_of(page, "a1").bounding_box()
    tap(page.locator("[data-action=menu]"))
    tap(page.locator("[data-action=turn]"))
    assert text(page, ".near .name") == "Ben"
    page.wait_for_timeout(400)
    after = shape_of(page, "a1").bounding_box()
    assert before and after
    assert after["x"] > before["x"] and after["y"] > before["y"]


def test_the_live_region_says_each_move(pages: Pages) -> None:
    page = start(pages)
    name = str(shape_of(page, "b3").get_attribute("aria-label")).partition(",")[0]
    play(page, "b3t")
    said = f"Anna: {name} from b3, a new stack. Ben: take one from column b"
    expect(page.locator("#live")).to_have_text(said)


def test_a_second_tap_lets_go_of_a_token(pages: Pages) -> None:
    page = start(pages)
    tap(shape_of(page, "b3"))
    expect(page.locator(".ask")).to_have_count(2)
    tap(shape_of(page, "b3"))
    expect(page.locator(".ask")).to_have_count(0)


def test_a_move_touches_only_what_differs(pages: Pages) -> None:
    page = start(pages)
    play(page, "b3t")
    page.evaluate(
        "window.changes = []; new MutationObserver((records) => changes.push(...records)).observe("
        "document.querySelector('#app'), {subtree: true, childList: true, attributes: true,"
        " characterData: true})"
    )
    cell = min(offered(page))
    play(page, cell)
    expect(page.locator(".kept")).to_have_count(2)
    assert 0 < page.evaluate("changes.length") <= MOST_CHANGES
    assert page.evaluate("document.querySelectorAll('#app *').length") <= MOST_ELEMENTS


MOST_CHANGES = 120  # a line of six loses its marks, another gets them; a token and the marker go
MOST_ELEMENTS = 400


def test_a_game_can_be_watched_from_the_start_and_paused(pages: Pages) -> None:
    page = pages.open(link_to(*ENDED))
    tap(page.locator("[data-action=look]"))
    tap(page.locator("[data-action=menu]"))
    tap(page.locator("[data-action=watch]"))
    expect(page.locator("h1")).to_have_text("Before the first move")
    expect(page.locator("h1")).to_have_text(f"After move 2 of {len(ENDED)}")
    tap(page.get_by_role("button", name="Pause"))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    tap(page.locator("[data-action=last]"))
    expect(page.locator("h1")).to_have_text("Coloro · Own board")


def test_the_second_tap_of_two_starts_nothing_and_sends_no_form(pages: Pages) -> None:
    page = pages.open("new.coloro.2")
    start = page.locator("[data-action=start]")
    start.dispatch_event("click", {"detail": 2, "bubbles": True, "cancelable": True})
    page.wait_for_timeout(200)  # a form that is sent would be complained of
    expect(start).to_be_visible()
    tap(start)
    expect(page.locator(".board")).to_be_visible()
