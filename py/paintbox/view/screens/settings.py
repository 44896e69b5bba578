"""Settings: one row of answers each, and what they change."""

from collections.abc import Mapping

from paintbox.view.screens.parts import header, segments
from paintbox.view.settings import SETTINGS
from paintbox.view.shape import Shape, element
from paintbox.view.words import say


def settings(chosen: Mapping[str, str]) -> Shape:
    return element(
        "form",
        {"class": "settings screen"},
        header(say("settings.title")),
        element("div", {"class": "choices"}, *(setting(name, chosen[name]) for name in SETTINGS)),
    )


def setting(name: str, chosen: str) -> Shape:
    label = say(f"settings.{name}")
    answers = {value: say(f"settings.{name}.{value}") for value in SETTINGS[name]}
    return element(
        "section",
        {"class": "setting"},
        element("h2", None, label),
        element("p", {"class": "soft"}, say(f"settings.{name}.line")),
        segments(name, label, answers, chosen, change="set"),
    )._replace(key=name)
