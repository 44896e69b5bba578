"""Where games stand by name, so that the engine finds them without importing them."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, cast

from paintbox.engine.game import Game


class Shelf(Mapping[str, Game[Any, Any]]):
    """Games by name; a game's module is imported when it is first asked for."""

    def __init__(self) -> None:
        self._modules: dict[str, str] = {}

    def put(self, name: str, module: str) -> None:
        """Let ``module``, by its dotted name, be the game ``name``."""
        self._modules[name] = module

    def __getitem__(self, name: str) -> Game[Any, Any]:
        return cast("Game[Any, Any]", import_module(self._modules[name]))

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)

    def __contains__(self, name: object) -> bool:
        return name in self._modules


GAMES = Shelf()
