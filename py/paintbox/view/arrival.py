"""What is asked and said when a link was opened."""

from collections.abc import Iterator

from paintbox.engine.game import Seat
from paintbox.peer.agreements import Agreements, Request
from paintbox.peer.arrival import Difference, Guess
from paintbox.peer.kept import Kept
from paintbox.view.names import called, named
from paintbox.view.words import say


def who(kept: Kept, guess: Guess) -> str:
    """Whether the device belongs to the seat that was guessed: "You are Ben …; is that you?"."""
    names, seats = called(kept.names, ()), len(kept.names)
    said = []
    if guess.moved is not None:
        others = names if guess.moved in kept.mine else named(kept)
        said.append(say("arrive.moved", name=others[guess.moved]))
    if guess.seat is None:
        return " ".join([*said, say("arrive.who")])
    seat = kept.holder(guess.seat)
    key = "arrive.named" if kept.names[seat] else "arrive.seat"
    you = say(key, name=names[seat], seat=seat + 1, seats=seats)
    return " ".join([*said, you, say("arrive.you")])


def fork(kept: Kept, found: Difference) -> str:
    """Where the link and the shown history part, and that nothing is lost."""
    name = named(kept)[found.seat]
    return say("arrive.fork", move=found.move, name=name, ours=found.ours, theirs=found.theirs)


def told(kept: Kept, news: Agreements) -> list[str]:
    """What a link tells of agreements that were not known here."""
    names = named(kept)
    taken = {request.seat for request in news.requests("g")} - {*kept.mine}
    back = (say("agree.taken", name=names[seat]) for seat in sorted(taken))
    asked = (
        say(f"agree.{'granted' if letter == 'g' else 'refused'}")
        for letter in "gn"
        for request in sorted(news.requests(letter))
        if request.seat in kept.mine
    )
    resigned = (say("agree.resigned", names=names[seat]) for seat in sorted(news.resigned))
    closed = [say("agree.closed")] if "c" in news.entries else []
    return [*resigned, *closed, *back, *asked, *handed(kept, news)]


def handed(kept: Kept, news: Agreements) -> Iterator[str]:
    """What a link tells of seats that were handed over."""
    names = named(kept)
    for seat in sorted(news.handed_seats):
        name, holder = names[seat], names[kept.holder(seat)]
        if not kept.level(seat):
            yield say("agree.back.yours" if seat in kept.people else "agree.back", name=name)
        elif seat not in kept.here:
            key = "agree.handed.yours" if seat in kept.mine else "agree.handed"
            yield say(key, name=name, holder=holder)


def wish(kept: Kept, request: Request, mover: Seat | None) -> str:
    """Somebody would like to take a move back; ``mover`` is who has moved last."""
    key = "agree.asked" if mover == request.seat else "agree.asked.since"
    return say(key, name=named(kept)[request.seat])


def course(found: Difference | None, steps: int, gone: bool = False) -> str:
    """One of several histories; ``found`` is where it leaves the shown one, if it is another."""
    if found is None:
        return say("courses.shown", steps=steps)
    key = "courses.gone" if gone else "courses.other"
    return say(key, steps=steps, move=found.move, theirs=found.theirs)


def remark(kept: Kept, mover: Seat | None, text: str) -> str:
    """What the sender has written beside the move."""
    name = named(kept)[mover] if mover is not None else say("name.friend")
    return say("arrive.remark", name=name, text=text)
