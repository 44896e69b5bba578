"""Everything that is said to people, by key; one package a language, one module a game."""

from importlib import import_module

from paintbox.view.words import en

WORDS: dict[str, str] = dict(en.WORDS)


def say(key: str, **values: object) -> str:
    """The words of a key with the values put in; a game's words come when they are first used."""
    if key not in WORDS:
        WORDS.update(import_module(f"{en.__name__}.{key.partition('.')[0]}").WORDS)
    return WORDS[key].format(**values)
