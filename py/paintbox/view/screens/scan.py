"""Scanning a code: what the camera sees, and what there is to do."""

from paintbox.view.icon import icon
from paintbox.view.screens.parts import header
from paintbox.view.shape import Shape, button, element
from paintbox.view.words import say

# How far it is, with the words of the button, if any: the camera is asked for, looks, was stopped,
# is not allowed, is not there, does not start; what reads codes could not be fetched.
STATES = {
    "ask": "",
    "look": "",
    "stopped": "scan.more",
    "refused": "scan.again",
    "absent": "scan.again",
    "busy": "scan.again",
    "unread": "scan.again",
}


def scan(state: str) -> Shape:
    again = STATES[state]
    return element(
        "div",
        {"class": "scan screen"},
        header(say("scan.title")),
        finder(state == "look"),
        element(
            "div",
            {"class": "found"},
            element("p", {"role": "status"}, say(f"scan.{state}")),
            *([button("scan", say(again), class_="plain")] if again else []),
        ),
    )


def finder(on: bool) -> Shape:
    """The camera's picture in a square; without it, a sign."""
    video = {
        "class": "on" if on else "",
        "autoplay": "",
        "playsinline": "",  # or an iPhone would show it alone
        "aria-label": say("scan.camera"),
    }
    return element("div", {"class": "finder"}, icon("scan"), element("video", video))
