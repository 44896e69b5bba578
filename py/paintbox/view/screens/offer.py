"""A question beside the screen, in a few words, with the answers to choose from."""

from collections.abc import Iterable

from paintbox.view.shape import Shape, element


def offer(text: str, answers: Iterable[str]) -> Shape:
    attrs = {"type": "button", "class": "plain", "data-action": "answer"}
    buttons = (element("button", attrs, answer) for answer in answers)
    content = element("p", None, text), element("div", {"class": "answers"}, *buttons)
    return element("section", {"class": "offer"}, *content)._replace(key="offer")
