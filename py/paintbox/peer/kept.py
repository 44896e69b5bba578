"""A game as a device keeps it: how it was laid out, its histories, who plays where."""

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from paintbox.engine.game import NotationError, Seat
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.peer.agreements import Agreed, Agreements, Handed, Request, cut
from paintbox.peer.histories import Histories, Steps, apart, beside, maximal, starts
from paintbox.peer.link import ID, KIND, OPTIONAL, Link, short_name, short_remark
from paintbox.peer.replay import replay
from paintbox.peer.seating import Sitting, kinds_of, seating

# What reading may come to in a text that anybody could have written.
DAMAGE = (ValueError, KeyError, TypeError, AttributeError, OverflowError)
BEGUN = Histories(frozenset({()}))  # no step yet
NOTHING = Agreements()
BRACKETS = 200  # in a stored text; were they all nested, a browser's stack would still bear it


class Kept(NamedTuple):
    id: str
    laid: Record  # without turns
    names: tuple[str, ...]  # by seat, empty where none was given
    mine: tuple[int, ...]  # the seats of people on this device; a bot's in it says nothing
    histories: Histories = Histories()
    known: frozenset[Steps] = frozenset()  # the longest histories that the others have
    kinds: tuple[str, ...] = ()  # of seats when the game began, as in the link
    others: tuple[str, ...] = ()  # fields of a newer Paintbox, passed on
    agreed: Agreements = NOTHING
    shared: Agreements = NOTHING  # what of it the others know
    guessed: bool = False  # who plays here was guessed from a link, and nobody has said yes
    gone: frozenset[Steps] = frozenset()  # taken back by agreement, and still to be had

    @property
    def seating(self) -> tuple[Sitting, ...]:
        """Who plays each seat now."""
        return seating(len(self.names), self.kinds, self.agreed)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of this device that no bot plays."""
        return tuple(seat for seat in self.mine if self.holder(seat) == seat)

    @property
    def here(self) -> tuple[int, ...]:
        """The seats that move on this device, those of the bots that it holds among them."""
        return tuple(seat for seat, one in enumerate(self.seating) if one.holder in self.mine)

    def level(self, seat: int) -> int:
        """Of the bot that plays a seat, 1 the weakest; 0 for a person, or where nobody sits."""
        return self.seating[seat].level if seat >= 0 else 0

    def holder(self, seat: int) -> Seat:
        """The person on whose device a seat moves."""
        return self.seating[seat].holder

    @property
    def full(self) -> bool:
        """Whether all seats move on this device."""
        return len(self.here) == len(self.names)

    @property
    def alone(self) -> bool:
        """Whether it is the only device of the game: no seat of another one was handed to it."""
        return self.full and not (self.known and self.agreed.handed_seats)

    @property
    def sound(self) -> bool:
        """Whether the fields fit together; the steps are another matter."""
        seats, histories = self.laid.options.seats, self.histories
        return (
            ID.fullmatch(self.id) is not None
            and len(self.names) == seats
            and set(self.mine) <= set(range(seats))
            and any(starts(steps, histories.shown) for steps in histories.all)
            and len(self.kinds) in (0, seats)
            and all(map(KIND.fullmatch, self.kinds))
            and all(map(OPTIONAL.fullmatch, self.others))
        )

    @property
    def sent(self) -> int:
        """How many steps of the shown history the others know."""
        shown = self.histories.shown
        return max((apart(shown, steps).shared for steps in self.known), default=0)

    @property
    def courses(self) -> frozenset[Steps]:
        """All that the player may choose to show."""
        return self.histories.all | self.gone

    @property
    def watching(self) -> bool:
        """Whether no seat plays on this device."""
        return not self.mine

    def session(self) -> Session:
        """The shown history, replayed. Raises IllegalMove."""
        return replay(self.laid, self.histories.shown)

    def check(self) -> None:
        """See that every history can be played. Raises NotationError or IllegalMove."""
        for steps in {*self.courses, self.histories.shown}:
            replay(self.laid, steps)

    def link(self, session: Session, remark: str = "") -> Link:
        """What the next player gets; a remark is shown when it is opened, and not kept."""
        names = self.names if any(self.names) else ()
        said = short_remark(remark)
        return Link(session.record, self.id, names, self.kinds, said, self.others, self.agreed)

    def rematch(self, id: str, deal: str) -> "Kept":
        """The same players in a game of their own; the next one starts.

        Who plays now plays then, and the bots are held by this device.
        """
        seats = len(self.names)
        mine = tuple(sorted((seat - 1) % seats for seat in self.people))
        laid = self.laid._replace(deal=deal)
        of = Agreements(frozenset({f"f{self.id}"}))
        kinds = kinds_of(self.seating, () if self.full else self.people[:1])
        names = rotated(self.names)
        return Kept(id, laid, names, mine, BEGUN, kinds=rotated(kinds), agreed=of)

    def played(self, before: Steps, after: Steps) -> "Kept":
        """With a step that was played or taken back here; what was sent is not taken back."""
        if len(after) < self.sent and not self.alone:
            return self
        histories = self.histories.replace(before, after)
        return self._with(histories, self.gone)._replace(guessed=False)

    def answered(self, before: Steps, after: Steps) -> "Kept":
        """With what a bot played; as it is, if the game has gone on or back since, elsewhere."""
        return self.played(before, after) if self.histories.shown == before else self

    def heard(self, steps: Steps, agreed: Agreements = NOTHING) -> "Kept":
        """With a history that came from outside, and what was agreed when it was made."""
        news = agreed.news(self.agreed)
        ours = Agreed(self.histories, self.agreed)
        merged = ours.union(Agreed(Histories(frozenset({steps}), steps), agreed))
        return self._with(merged.histories, {*self.courses, steps})._replace(
            agreed=merged.agreements,
            shared=self.shared.merge(agreed),
            known=maximal(cut(Histories(self.known), news).all | {steps}),
        )

    def _with(self, histories: Histories, before: Iterable[Steps]) -> "Kept":
        """With other histories; what they leave out of those before is gone."""
        return self._replace(histories=histories, gone=beside(before, histories.all))

    def agree(self, entry: str) -> "Kept":
        """With one more entry of what players agree on."""
        return self._replace(agreed=self.agreed.add(entry))

    def hand(self, seat: Seat, level: int) -> "Kept":
        """With a seat handed to a bot of a level that this device holds, or with 0 to a person."""
        holder = next((other for other in self.people if other != seat), seat)
        return self._replace(agreed=self.agreed.hand(seat, Handed(level, holder)))

    def may_hand(self, seat: Seat) -> bool:
        """Whether there is a person here who would hold the bot, in another seat."""
        return not self.guessed and bool({*self.people} - {seat})

    def take(self, seat: Seat) -> "Kept":
        """With a person of this device in a seat, whoever played it."""
        kept = self.hand(seat, 0) if self.level(seat) else self
        return kept.seated({*kept.mine, seat})

    def leave(self, seat: Seat) -> "Kept":
        """With a seat left to whoever takes it, on another device."""
        return self.seated({*self.mine} - {seat})

    def answer(self, request: Request, granted: bool) -> "Kept":
        """With an answer to who wants to take steps back."""
        agreed = self.agreed.answer(request, granted)
        news = agreed.news(self.agreed)
        left, known = (cut(each, news) for each in (self.histories, Histories(self.known)))
        return self._with(left, self.courses)._replace(agreed=agreed, known=known.all)

    def told(self, steps: Steps, agreed: Agreements = NOTHING) -> "Kept":
        """With a history that the others know by now, and what was agreed beside it."""
        shared = self.shared.merge(agreed)
        return self._replace(known=maximal(self.known | {steps}), shared=shared)

    def choose(self, steps: Steps) -> "Kept":
        """With another of its courses shown. Raises ValueError if it is none of them."""
        back = Histories(maximal(self.histories.all | ({steps} & self.gone)), self.histories.shown)
        return self._with(back.choose(steps), self.courses)

    def seated(self, mine: Iterable[Seat]) -> "Kept":
        """With these seats on this device, none for who only watches.

        Raises ValueError for a seat that the game has not.
        """
        kept = self._replace(mine=tuple(sorted(set(mine))), guessed=False)
        if not set(kept.mine) <= set(range(self.laid.options.seats)):
            raise ValueError(f"{kept.mine}: {self.laid.options.seats} seats are numbered from 0")
        return kept

    def __str__(self) -> str:
        return json.dumps(
            {
                "laid": str(self.laid),
                "names": self.names,
                "mine": self.mine,
                "histories": sorted(map(" ".join, self.histories.all)),
                "shown": " ".join(self.histories.shown),
                "sent": self.sent,  # read by a Paintbox that does not know the next field
                "known": sorted(map(" ".join, self.known)),
                "kinds": self.kinds,
                "others": self.others,
                "guessed": self.guessed,
                "gone": sorted(map(" ".join, self.gone)),
                "agreed": sorted(self.agreed.entries),
                "shared": sorted(self.shared.entries),
            }
        )

    @classmethod
    def parse(cls, id: str, text: str) -> "Kept":
        """Read what ``str`` made. Raises NotationError."""
        try:
            fields = fields_of(text)
            shown = steps_of(fields["shown"])
            before = [" ".join(shown[: int(fields["sent"])])] if fields["sent"] else []
            known = fields.get("known", before)
            kept = cls(
                id,
                Record.parse(fields["laid"]),
                tuple(map(short_name, fields["names"])),
                tuple(map(int, fields["mine"])),
                Histories(frozenset(map(steps_of, fields["histories"])), shown),
                frozenset(map(steps_of, known)),
                tuple(map(str, fields.get("kinds", ()))),
                tuple(map(str, fields.get("others", ()))),
                agreements(fields, "agreed"),
                agreements(fields, "shared"),
                bool(fields.get("guessed", False)),
                frozenset(map(steps_of, fields.get("gone", ()))),
            )
            if not kept.sound:
                raise ValueError("what does not fit together")
            return kept
        except DAMAGE as error:
            raise NotationError(str(text), "this is not a kept game") from error


def rotated(by_seat: tuple[str, ...]) -> tuple[str, ...]:
    """The same with the first one last."""
    return by_seat[1:] + by_seat[:1]


def agreements(fields: dict[str, Any], name: str) -> Agreements:
    """What a stored game says of agreements. Raises NotationError."""
    entries = "-".join(map(str, fields.get(name, ())))
    return Agreements.parse(entries, len(fields["names"])) if entries else NOTHING


def steps_of(text: str) -> Steps:
    return tuple(text.split())


def fields_of(text: str) -> Any:
    """The content of a stored text. Raises one of DAMAGE."""
    if sum(map(text.count, "[{")) > BRACKETS:
        raise ValueError("too many brackets")
    return json.loads(text)
