"""A record: which game, how it was laid out, what was played; nothing else."""

import re
from hashlib import blake2b
from typing import NamedTuple

from paintbox.engine import base32
from paintbox.engine.game import NotationError, Options
from paintbox.engine.shelf import GAMES

LONGEST = 4000  # characters of a record or a link that are read
NONE = "0"  # stands for no turns
TITLE = re.compile(r"([a-z]+)(\d{1,3})")
DEAL = re.compile(f"s[{base32.DIGITS}]{{16}}|[dm][a-z0-9]+")
TURNS = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Record(NamedTuple):
    """``<game><version>.<options>.<deal>.<turns>.<check>`` as a value."""

    game: str
    options: Options
    deal: str  # s and a seed, d and the game's deal text, m and the same with its secrets masked
    turns: tuple[str, ...] = ()  # the last may be unfinished

    @property
    def own(self) -> bool:
        """Whether it is played on a board of one's own: laid out, and draws entered, by hand."""
        return self.deal[:1] != "s"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record; upper and lower case count the same.

        Whether its deal and turns follow the rules, a Session tells. Raises NotationError.
        """
        fields = unseal(text).split(".")
        if len(fields) != 4:
            raise NotationError(text, "a record is game, options, deal, turns and check")
        return cls.read(fields)

    @classmethod
    def read(cls, fields: list[str]) -> "Record":
        """Make a record of its four fields. Raises NotationError."""
        title, options, deal, turns = fields
        record = cls(
            game_of(title),
            Options.parse(options),
            deal,
            () if turns == NONE else tuple(turns.split("-")),
        )
        record.check()
        return record

    def check(self) -> None:
        """See that the game and its options exist and all is written as it should be.

        Raises NotationError.
        """
        if self.game not in GAMES:
            raise unknown(self.game)
        options = GAMES[self.game].OPTIONS
        if str(self.options) not in options:
            raise NotationError(
                str(self.options), f"{self.game} is played with {', '.join(options)}"
            )
        if not DEAL.fullmatch(self.deal):
            raise NotationError(self.deal, "a deal is s and 16 characters, or d or m and a text")
        if self.turns and not TURNS.fullmatch("-".join(self.turns)):
            raise NotationError("-".join(self.turns), "turns are letters and digits")

    def __str__(self) -> str:
        return seal(self.body())

    def body(self) -> str:
        """The record without its check."""
        title = f"{self.game}{GAMES[self.game].VERSION}"
        return f"{title}.{self.options}.{self.deal}.{'-'.join(self.turns) or NONE}"


def game_of(title: str) -> str:
    """The game of ``<game><version>``. Raises NotationError unless this version is played here."""
    found = TITLE.fullmatch(title)
    if not found or found[1] not in GAMES:
        raise unknown(title)
    version = GAMES[found[1]].VERSION
    if found[2] != str(version):
        raise NotationError(title, f"this Paintbox plays {found[1]}{version}", "newer")
    return found[1]


def unknown(game: str) -> NotationError:
    """The error for a game that is not on the shelf."""
    return NotationError(game, f"Paintbox has {', '.join(GAMES)}", "unknown")


def seal(body: str) -> str:
    """The text with its check behind it: four characters over all before."""
    return f"{body}.{checksum(body)}"


def unseal(text: str) -> str:
    """The lower-case text without its check. Raises NotationError if it was cut or changed."""
    if len(text) > LONGEST:
        raise NotationError(text, f"{len(text)} characters, but a game has at most {LONGEST}")
    body, _, given = text.lower().rpartition(".")
    if given != checksum(body):
        raise NotationError(text, "it was cut short or changed on its way", "cut")
    return body


def checksum(body: str) -> str:
    digest = blake2b(body.encode(errors="surrogatepass"), digest_size=4).digest()
    return base32.number(int.from_bytes(digest, "big"), 4)
