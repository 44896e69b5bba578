"""What players agree on beside the moves: a set of entries that only grows, as one field.

Entries are joined by ``-``; a seat is one digit, any other number has at most four.

``r<seat>``                 the seat resigns
``c``                       the game is closed as it stands
``h<seat>x<number>b<level>s<holder>``
                            the seat is handed, for the number-th time, to a bot of a level, which
                            moves on the device of the seat ``holder``
``h<seat>x<number>p``       the same, to a person
``t<seat>x<number>b<left>`` the seat asks, for the number-th time, to go back to so many steps
``g…``, ``n…``              the same is granted, or refused
``f<id>``                   the game is a rematch of the one with this id, seats rotated by one
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from paintbox.engine import base32
from paintbox.engine.game import NotationError, Seat
from paintbox.peer.histories import Histories

NUMBER, MOST = "[1-9][0-9]{0,3}", 9999
HANDED = re.compile(rf"h([0-9])x({NUMBER})(?:p|b([1-9])s([0-9]))")
SEATED = re.compile(rf"r[0-9]|{HANDED.pattern}|[tgn][0-9]x{NUMBER}b(?:0|{NUMBER})")
OTHER = re.compile(rf"c|f[{base32.DIGITS}]{{8}}")


class Request(NamedTuple):
    """A wish to take steps back."""

    seat: Seat  # who asks
    number: int  # of this seat's requests, from 1
    left: int  # steps that stay

    def __str__(self) -> str:
        return f"{self.seat}x{self.number}b{self.left}"


class Handed(NamedTuple):
    """To whom a seat was handed over."""

    level: int  # of a bot; 0 for a person
    holder: Seat  # the seat on whose device the bot moves; a person's own

    def entry(self, seat: Seat, number: int) -> str:
        """How it is written that this is so for the number-th time."""
        return f"h{seat}x{number}" + (f"b{self.level}s{self.holder}" if self.level else "p")


class Agreements(NamedTuple):
    """Entries that nobody takes back, so two devices never contradict each other.

    ``merge`` is commutative, associative and idempotent.
    """

    entries: frozenset[str] = frozenset()

    @classmethod
    def parse(cls, content: str, seats: int) -> "Agreements":
        """Read what ``str`` made. Raises NotationError."""
        entries = content.split("-")
        for entry in entries:
            check(entry, seats)
        return cls(frozenset(entries))

    def __bool__(self) -> bool:
        return bool(self.entries)

    def __str__(self) -> str:
        return "-".join(sorted(self.entries))

    def merge(self, other: "Agreements") -> "Agreements":
        return Agreements(self.entries | other.entries)

    def add(self, entry: str) -> "Agreements":
        return Agreements(self.entries | {entry})

    def news(self, known: "Agreements") -> "Agreements":
        """The entries that ``known`` has not: what a link has to tell."""
        return Agreements(self.entries - known.entries)

    @property
    def closed(self) -> bool:
        """Whether the game is over before its end: it was closed, or somebody has resigned."""
        return "c" in self.entries or bool(self.resigned)

    @property
    def resigned(self) -> frozenset[Seat]:
        return frozenset(int(entry[1]) for entry in self.entries if entry[0] == "r")

    @property
    def rematch_of(self) -> str:
        """The id of the game before; empty if there was none."""
        return min((entry[1:] for entry in self.entries if entry[0] == "f"), default="")

    def handed(self, seat: Seat) -> Handed | None:
        """To whom a seat was handed over last, if ever.

        Of two devices that did so at once a person goes before a bot.
        """
        last = max(self._handings(seat), default=None)
        return last[2] if last else None

    def _handings(self, seat: Seat) -> Iterator[tuple[int, bool, Handed]]:
        """Each time that a seat was handed over: its number, whether to a person, to whom."""
        for found in filter(None, map(HANDED.fullmatch, self.entries)):
            if int(found[1]) == seat:
                level, holder = int(found[3] or 0), int(found[4] or seat)
                yield int(found[2]), not level, Handed(level, holder)

    def hand(self, seat: Seat, to: Handed) -> "Agreements":
        """With a seat handed over once more."""
        number = 1 + max((number for number, *_ in self._handings(seat)), default=0)
        return self.add(to.entry(seat, min(number, MOST)))

    @property
    def handed_seats(self) -> frozenset[Seat]:
        """The seats that were ever handed over."""
        return frozenset(int(entry[1]) for entry in self.entries if entry[0] == "h")

    def requests(self, letter: str) -> frozenset[Request]:
        """The requests that were made (``t``), granted (``g``) or refused (``n``)."""
        found = (re.findall(r"\d+", entry) for entry in self.entries if entry[0] == letter)
        return frozenset(Request(*map(int, numbers)) for numbers in found)

    @property
    def waiting(self) -> frozenset[Request]:
        """The requests that nobody has answered."""
        return self.requests("t") - self.requests("g") - self.requests("n")

    def answer(self, request: Request, granted: bool) -> "Agreements":
        """With an answer to a request."""
        return self.add(f"{'g' if granted else 'n'}{request}")

    def ask(self, seat: Seat, left: int) -> "Agreements":
        """With a request to go back to so many steps."""
        number = 1 + sum(request.seat == seat for request in self.requests("t"))
        return self.add(f"t{Request(seat, number, left)}")

    def places(self, places: tuple[int, ...]) -> tuple[int, ...]:
        """Ranks by seat: who has resigned shares the place behind all others."""
        if not self.resigned:
            return places  # alone, even the first place may have been missed
        last = 1 + len(places) - len(self.resigned)
        stay = [place for seat, place in enumerate(places) if seat not in self.resigned]
        ranks = (1 + sum(other < place for other in stay) for place in places)
        return tuple(last if seat in self.resigned else rank for seat, rank in enumerate(ranks))


class Agreed(NamedTuple):
    """Histories together with what was agreed when they were made."""

    histories: Histories
    agreements: Agreements = Agreements()

    def union(self, other: "Agreed") -> "Agreed":
        """Take another device's in: what one has granted cuts the histories of who did not know.

        A grant counts, whatever refusal stands beside it. In all but what is shown the union is
        commutative, associative and idempotent.
        """
        ours = cut(self.histories, other.agreements.news(self.agreements))
        theirs = cut(other.histories, self.agreements.news(other.agreements))
        return Agreed(ours.union(theirs), self.agreements.merge(other.agreements))


def cut(histories: Histories, granted: Agreements) -> Histories:
    """The histories without what was granted to be taken back."""
    left = [request.left for request in granted.requests("g")]
    return histories.cut(min(left)) if left else histories


def check(entry: str, seats: int) -> None:
    """Raises NotationError unless an entry is known here and its seat is there."""
    found = SEATED.fullmatch(entry)
    if not found and not OTHER.fullmatch(entry):
        raise NotationError(entry, "made by a newer Paintbox", "newer")
    if found and highest(entry) >= seats:
        raise NotationError(entry, f"{seats} seats are numbered from 0")


def highest(entry: str) -> Seat:
    """The highest seat that an entry names."""
    handed = HANDED.fullmatch(entry)
    return max(int(entry[1]), int(handed[4] or 0) if handed else 0)
