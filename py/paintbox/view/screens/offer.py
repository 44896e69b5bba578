"""What is asked beside the screen, in a few words, with the answers to choose from."""

from collections.abc import Iterable

from paintbox.view.shape import Shape, element


def offer(text: str, answers: Iterable[str]) -> Shape:
    """What the page asks, at its top: the screen can wait."""
    return asked("offer", "answer", text, answers)


def question(text: str, answers: Iterable[str]) -> Shape:
    """What the screen asks, below its head."""
    return asked("question", "reply", text, answers)


def asked(kind: str, action: str, text: str, answers: Iterable[str]) -> Shape:
    attrs = {"type": "button", "class": "plain", "data-action": action}
    buttons = (element("button", attrs, answer) for answer in answers)
    content = element("p", None, text), element("div", {"class": "answers"}, *buttons)
    return element("section", {"class": f"beside {kind}"}, *content)._replace(key=kind)
