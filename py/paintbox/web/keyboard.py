"""The keyboard: Enter and Space tap, arrows go to the nearest target, Escape lets go."""

from typing import Any

from js import document

TAPS = ("Enter", " ")
HOLD = "[data-hold]"
MOVES = ".board [data-move]"
TARGETS = f"{MOVES}, .board [data-why][tabindex], .ask"
WAITS = ".thinks"
ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
ASIDE = 2  # how much a step aside counts against one ahead


def press(event: Any, screen: Any) -> None:
    """A key reaches the board, unless it belongs to the browser, a field or a sheet."""
    target = event.target
    if event.altKey or event.ctrlKey or event.metaKey or target.matches("input, textarea"):
        return
    if event.key in TAPS and target.matches(HOLD):
        event.preventDefault()
        if not event.repeat:
            screen.hold(True)
    elif event.key in TAPS and target.matches(TARGETS):
        event.preventDefault()
        if event.repeat:
            return
        enter(target, screen)
        settle()
    elif event.key in ARROWS and not target.closest(".sheet"):
        step(event, *ARROWS[event.key])
    elif event.key == "Escape":
        screen.tap("")
        settle()


def enter(target: Any, screen: Any) -> None:
    """Do what a shape bears, or say why nothing is done."""
    if target.hasAttribute("data-move"):
        screen.tap(target.getAttribute("data-move"))
    else:
        screen.why(target.getAttribute("data-why"))


def release(event: Any, screen: Any) -> None:
    """A key that held a button down lets it go, wherever the focus is by then."""
    if event.key in TAPS:
        screen.hold(False)


def settle() -> None:
    """Have the focus where something can be done, if it was lost with the last move."""
    active = document.activeElement
    if not active or not active.matches("button, a, input, select, textarea, [tabindex]"):
        target = document.querySelector(f".ask, {MOVES}, .primary, {WAITS}")
        if target:
            target.focus()


def waits() -> bool:
    """Whether the focus is where a bot is waited for, by somebody who plays by keyboard."""
    return bool(document.activeElement and document.activeElement.matches(WAITS))


def step(event: Any, right: int, down: int) -> None:
    """Go on to the nearest target in a direction."""
    targets = list(document.querySelectorAll(TARGETS))
    active = document.activeElement
    if not targets:
        return
    event.preventDefault()
    if not active or not active.matches(TARGETS):
        targets[0].focus()
        return
    here = middle(active)
    ahead = [(far(here, middle(target), right, down), target) for target in targets]
    ahead = [(distance, target) for distance, target in ahead if distance > 0]
    if ahead:
        min(ahead, key=lambda pair: pair[0])[1].focus()


def middle(element: Any) -> tuple[float, float]:
    box = element.getBoundingClientRect()
    return box.x + box.width / 2, box.y + box.height / 2


def far(here: tuple[float, float], there: tuple[float, float], right: int, down: int) -> float:
    """How far a place lies in a direction; 0 if it does not."""
    x, y = there[0] - here[0], there[1] - here[1]
    ahead = x * right + y * down
    return ahead + ASIDE * abs(x * down + y * right) if ahead > 1 else 0
