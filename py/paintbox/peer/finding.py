"""The move links in a text, whatever a chat program, a mail or a keyboard has made of them.

A text holds links of whole games or, out of a code, the last part of one.
"""

import re
from collections.abc import Callable, Iterator
from html.entities import name2codepoint
from itertools import islice
from typing import TypeVar

from paintbox.engine import base32
from paintbox.engine.game import NotationError
from paintbox.engine.record import LONGEST, checksum
from paintbox.engine.shelf import GAMES
from paintbox.peer.link import ID, Link
from paintbox.peer.part import Part

STARTS, ENDS = 100, 30  # places where a link in a text may start, and where each may end

ENTITY = re.compile(r"&(?:#(\d{1,5})|#[xX]([0-9a-fA-F]{1,5})|([a-zA-Z]{2,6}));")
# Some programs encode the percent sign once more; the bytes of a character stand together.
BYTE = re.compile(r"%(?:25)*([0-9a-fA-F]{2})")
BYTES = re.compile(f"(?:{BYTE.pattern})+")

WIDE = {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)}  # letters of an Asian keyboard
DASHES = dict.fromkeys([*range(0x2010, 0x2016), 0x2212, 0xFE58, 0xFE63], "-")
UNSEEN = dict.fromkeys(  # soft hyphens, joiners, marks of direction, selectors
    (
        *(0xAD, 0x34F, 0x61C, 0x180E, 0xFEFF, *range(0x200B, 0x2010), *range(0x202A, 0x202F)),
        *(*range(0x2060, 0x2070), *range(0xFE00, 0xFE10)),
    )
)
MEANT = {**WIDE, **DASHES, **UNSEEN}

# At the end of a line, a mail's = before and a quoting > behind; a page's place to break; a
# backslash before a sign.
WITHIN = re.compile(r"(?:=\r?\n|\s|</?w?br\s*/?>|[>\\])+")
RUN = re.compile(r"[a-z0-9.-]+")
PARTS = re.compile(rf"part\d{{1,3}}\.(?={ID.pattern}\.)")
CHECK = re.compile(rf"\.(?=([{base32.DIGITS}]{{4}}))")

T = TypeVar("T")


def find(text: str) -> Link:
    """The first whole link in a text; of several of its game the one with the longest history.

    Raises NotationError: what is wrong with the first thing that looks like a link.
    """
    found, wrong = read(runs(plain(text)), Link.parse)
    if found:
        return max((link for link in found if link.key == found[0].key), key=length)
    none = NotationError(text, "there is no Paintbox link in this text", "none")
    raise wrong[0] if wrong else none


def find_part(text: str) -> Part | None:
    """The first last part in a text, None where nothing looks like one.

    Raises NotationError: what is wrong with the first thing that does.
    """
    found, wrong = read(runs(plain(text), PARTS), Part.parse)
    if wrong and not found:
        raise wrong[0]
    return found[0] if found else None


def read(texts: Iterator[str], parse: Callable[[str], T]) -> tuple[list[T], list[NotationError]]:
    """All that can be read, and what is wrong with the rest."""
    found: list[T] = []
    wrong: list[NotationError] = []
    for run in texts:
        try:
            found.append(parse(whole(run)))
        except NotationError as error:
            wrong.append(error)
    return found, wrong


def plain(text: str) -> str:
    """The text in lower case, decoded, without what may have come into a link."""
    decoded = BYTES.sub(octets, ENTITY.sub(entity, text))
    return WITHIN.sub("", decoded.translate(MEANT).lower())


def entity(found: re.Match[str]) -> str:
    """The character that a page's mark-up writes as ``&…;``."""
    decimal, hexadecimal, name = found.groups()
    code = int(decimal or hexadecimal or "0", 10 if decimal else 16)
    return chr(name2codepoint.get(name, 0) if name else code)


def octets(found: re.Match[str]) -> str:
    """The characters that an address writes as ``%…``."""
    return bytes.fromhex("".join(BYTE.findall(found[0]))).decode(errors="ignore")


def runs(text: str, start: re.Pattern[str] | None = None) -> Iterator[str]:
    """What a link could be the beginning of, each from a game's name on, or another start."""
    start = start or re.compile(rf"(?:{'|'.join(GAMES)})\d{{1,3}}\.[1-9]")
    for found in islice(start.finditer(text), STARTS):
        run = RUN.match(text, found.start(), found.start() + LONGEST)
        yield run[0] if run else found[0]


def whole(run: str) -> str:
    """The longest beginning of a run that ends in its right check; all of it if there is none."""
    ends = [found.end(1) for found in islice(CHECK.finditer(run), ENDS)]
    return next((run[:end] for end in reversed(ends) if sealed(run[:end])), run)


def sealed(text: str) -> bool:
    body, _, check = text.rpartition(".")
    return checksum(body) == check


def length(link: Link) -> tuple[int, int]:
    """How far a link's history goes: its turns, and how much there is of the last one."""
    turns = link.record.turns
    return len(turns), len("".join(turns[-1:]))
