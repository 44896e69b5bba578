"""Everything that is said to people, by key; one module a language."""

from paintbox.view.words.en import WORDS


def say(key: str, **values: object) -> str:
    """The words of a key with the values put in."""
    return WORDS[key].format(**values)
