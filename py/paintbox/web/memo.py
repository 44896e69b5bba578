"""Small things that this browser remembers for comfort; where it keeps nothing, they are lost."""

import json
from typing import Any

from js import window
from pyodide.ffi import JsException

NAME = "paintbox"  # boot.js reads it too


def recall(key: str) -> Any:
    """What was remembered, None if nothing."""
    return everything().get(key)


def remember(key: str, value: Any) -> None:
    """Remember a plain value."""
    try:
        window.localStorage.setItem(NAME, json.dumps(everything() | {key: value}))
    except JsException:
        return  # full, or denied


def everything() -> dict[str, Any]:
    try:
        found = json.loads(window.localStorage.getItem(NAME) or "{}")
    except (JsException, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
