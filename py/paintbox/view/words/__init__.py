"""Everything that is said to people, by key; one package a language, one module a game."""

import sys
from collections.abc import Callable
from importlib import import_module
from typing import TypeVar

LANGUAGES = ("en", "de")  # as in boot.js, which chooses one; the first if nobody has chosen
WORDS: dict[str, str] = {}  # of one language, as far as they were used

T = TypeVar("T")


def say(key: str, **values: object) -> str:
    """The words of a key with the values put in; a game's words come when they are first used."""
    if key not in WORDS:
        fetch(key)
    return WORDS[key].format(**values)


def speak(language: str) -> None:
    """Say everything in this language from now on."""
    WORDS.clear()
    WORDS.update(import_module(f"{__name__}.{language}").WORDS)
    for name, module in [*sys.modules.items()]:
        if name.startswith("paintbox.view."):
            forget(vars(module))


def fetch(key: str) -> None:
    if not WORDS:
        speak(LANGUAGES[0])
    if key not in WORDS:
        module = f"{__name__}.{say('page.language')}.{key.partition('.')[0]}"
        WORDS.update(import_module(module).WORDS)


def forget(names: dict[str, object]) -> None:
    """Empty the caches of a module: what they keep may hold words."""
    for function in names.values():
        if hasattr(function, "cache_clear"):
            function.cache_clear()


def in_every_language(make: Callable[[], T]) -> dict[str, T]:
    """By language, what something makes while that one is spoken."""
    spoken, made = say("page.language"), {}
    for language in LANGUAGES:
        speak(language)
        made[language] = make()
    speak(spoken)
    return made
