"""A move link: a whole record and what the players add to it, as one text.

``<game><version>.<options>.<deal>.<turns>[.<field>…].<check>``; a field begins with its letter:
``i`` the game's id, ``n`` names, ``k`` kinds of seats, ``a`` what was agreed, ``m`` a remark.
Fields beginning with ``v`` to ``z`` are kept and passed on; any other unknown one is refused by
name.
"""

import re
from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any, NamedTuple

from paintbox.engine import base32
from paintbox.engine.game import NotationError
from paintbox.engine.record import Record, seal, unseal
from paintbox.peer.agreements import Agreements

ID = re.compile(f"[{base32.DIGITS}]{{8}}")
KIND = re.compile(r"[a-z][0-9]?")  # p a person, b and a level a bot
OPTIONAL = re.compile(r"[v-z][a-z0-9-]*")
NAME_BYTES = 24
REMARK_LENGTH = 80  # characters
LONG = 900  # characters of an address that all usual chat programs leave whole


class Link(NamedTuple):
    record: Record
    id: str = ""  # 8 base-32 characters, the same as long as the game lasts
    names: tuple[str, ...] = ()  # by seat
    kinds: tuple[str, ...] = ()  # by seat
    remark: str = ""
    others: tuple[str, ...] = ()  # optional fields of a newer Paintbox
    agreed: Agreements = Agreements()

    @classmethod
    def parse(cls, text: str) -> "Link":
        """Read the part of a link behind its ``#``. Raises NotationError."""
        fields = unseal(text).split(".")
        if len(fields) < 4:
            raise NotationError(text, "this is not a whole game")
        link = cls(Record.read(fields[:4]))
        for field in fields[4:]:
            link = link._take(field)
        return link

    @property
    def key(self) -> str:
        """The id, or for a link without one, an id that follows from how the game was laid out."""
        laid = self.record._replace(turns=()).body()
        return self.id or base32.pack(blake2b(laid.encode(), digest_size=5).digest())

    def _take(self, field: str) -> "Link":
        """This link with one more field."""
        letter, content = field[:1], field[1:]
        if letter in READERS:
            name, read = READERS[letter]
            if getattr(self, name):
                raise NotationError(field, f"the field {letter} stands here twice")
            return self._replace(**{name: read(content, self.record.options.seats)})
        if OPTIONAL.fullmatch(field):
            return self._replace(others=(*self.others, field))
        raise NotationError(field, "made by a newer Paintbox", "newer")

    def __str__(self) -> str:
        return seal(".".join((self.record.body(), *self._fields_text())))

    def _fields_text(self) -> Iterator[str]:
        if self.id:
            yield "i" + self.id
        if any(self.names):
            yield "n" + "-".join(base32.pack(name.encode()) for name in self.names)
        if self.kinds:
            yield "k" + "-".join(self.kinds)
        if self.agreed:
            yield f"a{self.agreed}"
        if self.remark:
            yield "m" + base32.pack(self.remark.encode())
        yield from self.others


def read_id(content: str, seats: int) -> str:
    if not ID.fullmatch(content):
        raise NotationError(content, "the id of a game has 8 letters and digits")
    return content


def read_names(content: str, seats: int) -> tuple[str, ...]:
    names = tuple(read_text(part) for part in content.split("-"))
    if len(names) != seats:
        raise NotationError(content, f"{len(names)} names for {seats} seats")
    if any(len(name.encode()) > NAME_BYTES for name in names):
        raise NotationError(content, f"a name has at most {NAME_BYTES} bytes")
    return tuple(map(short_name, names))


def short_name(name: str) -> str:
    """As much of a name as a link can hold."""
    return seen(name).encode(errors="ignore")[:NAME_BYTES].decode(errors="ignore").strip()


def short_remark(remark: str) -> str:
    """As much of a remark as a link can hold, in one line."""
    return seen(remark)[:REMARK_LENGTH].strip()


def seen(text: str) -> str:
    """What of a text can be printed; gaps of any kind are blanks."""
    return " ".join("".join(sign for sign in text if sign.isprintable() or sign.isspace()).split())


def read_kinds(content: str, seats: int) -> tuple[str, ...]:
    kinds = tuple(content.split("-"))
    if len(kinds) != seats or not all(map(KIND.fullmatch, kinds)):
        raise NotationError(content, f"{seats} seats want as many kinds, such as p or b2")
    return kinds


def read_remark(content: str, seats: int) -> str:
    remark = read_text(content)
    if len(remark) > REMARK_LENGTH:
        raise NotationError(content, f"a remark has at most {REMARK_LENGTH} characters")
    return short_remark(remark)


def read_text(content: str) -> str:
    try:
        return base32.unpack(content).decode()
    except UnicodeDecodeError:
        raise NotationError(content, "this is no text") from None


READERS: dict[str, tuple[str, Callable[[str, int], Any]]] = {
    "i": ("id", read_id),
    "n": ("names", read_names),
    "k": ("kinds", read_kinds),
    "a": ("agreed", Agreements.parse),
    "m": ("remark", read_remark),
}


def is_long(link: Link, page: int = 0) -> bool:
    """Whether a chat program may cut the address; ``page`` characters of it stand before."""
    return page + len(str(link)) > LONG


def fitting(link: Link, page: int = 0) -> Link:
    """The link, without its remark if the address would be too long."""
    return link._replace(remark="") if is_long(link, page) else link
