"""The values that a picture is made of."""

from typing import Any, NamedTuple


class Shape(NamedTuple):
    """One element of the page: HTML, or inside ``svg`` a drawing."""

    key: str  # unique among its siblings; the same key stays the same element
    tag: str
    at: tuple[float, float, float] | None = None  # x, y and scale in the drawing; None: as before
    attrs: dict[str, str] = {}  # noqa: RUF012 - never written to
    text: str = ""  # of an element without children
    children: tuple["Shape", ...] = ()


class Scene(NamedTuple):
    """All that a board may know."""

    state: Any  # as seen by who looks
    ids: Any  # which piece is which, from the view's ``follow``
    seat: int  # who sits at the near edge; -1 in a picture
    choices: tuple[str, ...] = ()  # the legal steps, if they may be played now
    picked: str = ""  # the beginning of a step that was tapped
    last: str = ""  # the step that led here
    preview: str = ""  # a step whose outcome is shown before it is played
    now: Any = None  # the state at the end so far, as seen: unlike ``state`` while stepping back
    open: bool = False  # show also what has to be remembered
    names: tuple[str, ...] = ()  # by seat
    going: bool = False  # somebody is to move here, whether on this device or not


def element(tag: str, attrs: dict[str, str] | None = None, *content: Shape | str) -> Shape:
    """An HTML element around one text, or around elements, each known as the nth of its tag.

    A button is known by its action, so that it never becomes another one under a finger.
    """
    if len(content) == 1 and isinstance(content[0], str):
        return Shape("", tag, None, attrs or {}, content[0])
    children = []
    counts: dict[str, int] = {}
    for part in content:
        if isinstance(part, str):
            raise TypeError(f"{tag}: a text stands alone in its element, not beside others")
        name = part.attrs.get("data-action", part.tag)
        count = counts[name] = counts.get(name, 0) + 1
        children.append(part if part.key else Shape(f"{name}{count}", *part[1:]))
    return Shape("", tag, None, attrs or {}, "", tuple(children))


def button(action: str, label: Shape | str, **attrs: str) -> Shape:
    """A button that the page knows by ``data-action``; underscores stand for hyphens."""
    more = {name.strip("_").replace("_", "-"): value for name, value in attrs.items()}
    return element("button", {"type": "button", "data-action": action, **more}, label)
