"""The games that this device needs no help with any more."""

from paintbox.web.memo import recall, remember


def learnt(game: str) -> bool:
    """Whether a game was played to its end here, or its help was put away."""
    return game in games()


def learn(game: str) -> None:
    remember("guide", [*games(), game])


def games() -> list[str]:
    kept = recall("guide")
    return kept if isinstance(kept, list) else []
