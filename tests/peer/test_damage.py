"""Damaged and hostile texts, each with what comes of it: the same game, or why it is refused."""

from random import Random
from urllib.parse import quote

import pytest

import laws
from paintbox.engine.base32 import pack
from paintbox.engine.game import OVER, NotationError, Options, Refusal
from paintbox.engine.record import Record, seal, unseal
from paintbox.engine.session import Session
from paintbox.engine.shelf import GAMES
from paintbox.peer.arrival import Difference, difference, opened
from paintbox.peer.finding import find
from paintbox.peer.histories import Histories, apart
from paintbox.peer.kept import Kept
from paintbox.peer.link import Link

PAGE = "https://paintbox.example/play/#"
LAID = Record("coloro", Options(2), "s0123456789abcdef")
STEPS = ("c3t", "c2", "d2r", "d3l", "f3l", "f6l", "b6", "b1", "a1r")
HERE = Kept("0123abcd", LAID, ("Anna", "Ben"), (0,), Histories().merge(STEPS[:6]))
ON = Link(LAID._replace(turns=STEPS[:7]), "0123abcd", ("Anna", "Ben"))
OLD = ON._replace(record=LAID._replace(turns=STEPS[:4]))
FORK = ON._replace(record=LAID._replace(turns=(*STEPS[:4], "f3r")))
OTHER = Link(Record("coloro", Options(2), "s7f3kq2m9x4ab1c0d", ("c3t",)), "zzzzzzzz")
GOES_ON, OLDER, KNOWN = "it goes on", "it is older", "it is known"
CUT = "it was cut short or changed on its way"
NONE = "there is no Paintbox link in this text"
NOT_NOW = "not possible now; possible: "
NAMES = ("Anna", "Ben")
NEWER = "made by a newer Paintbox"
T = str(ON)


def outcome(text: str) -> str:
    """What a device that has HERE is told of a text; the game is as it was if that is refused."""
    try:
        link = find(text)
        session = Session(link.record)
        opened(link, session, HERE if link.key == HERE.id else None)
    except Refusal as error:
        return error.why
    if link.key != HERE.id:
        return f"a new game, {link.key}"
    found = apart(HERE.histories.shown, session.steps)
    differs = difference(HERE, session.steps)
    if differs:
        return f"it differs at move {differs.move}, {differs.ours} or {differs.theirs}"
    return GOES_ON if found.extension else OLDER if found.beginning else KNOWN


def sealed(*fields: str, turns: tuple[str, ...] = STEPS[:7]) -> str:
    """A link of the game with other fields, rightly sealed as its writer would be a stranger."""
    return PAGE + seal(".".join((LAID._replace(turns=turns).body(), "i0123abcd", *fields)))


def lines(width: int, between: str) -> str:
    text = PAGE + T
    return between.join(text[at : at + width] for at in range(0, len(text), width))


RIGHT = {
    "as it is": PAGE + T,
    "without its page": T,
    "in capitals": (PAGE + T).upper(),
    "in some capitals": (PAGE + T).title(),
    "asked": f"https://paintbox.example/?g={T}",
    "asked among others": f"https://paintbox.example/?a=1&g={T}&fbclid=Iw_AR",
    "%23": f"https://paintbox.example/play/%23{T}",
    "%2523": f"https://paintbox.example/play/%2523{T}",
    "all encoded": quote(PAGE, safe="") + T.replace(".", "%2E").replace("-", "%2d"),
    "encoded twice": PAGE + T.replace(".", "%252E").replace("-", "%252D"),
    "inside another address": f"https://l.example/?u={quote(PAGE + T, safe='')}%26h%3DAT0x",
    "unseen bytes encoded": PAGE + T[:30] + "%E2%80%8B" + T[30:] + "%C2%AD",
    "wrapped": lines(20, "\n"),
    "wrapped by a mail": "> " + lines(24, "\r\n> "),
    "quoted three times": ">>> " + lines(24, "\n>>> "),
    "quoted with blanks": "> > " + lines(24, "\n> > "),
    "mail breaks": lines(30, "=\r\n"),
    "page breaks": lines(12, "<wbr>"),
    "more page breaks": lines(12, "<br />\n"),
    "quotation marks": f'"{PAGE}{T}"',
    "typographic marks": f"„{PAGE}{T}“",
    "guillemets": f"«\N{NO-BREAK SPACE}{PAGE}{T}\N{NO-BREAK SPACE}»",
    "angle brackets": f"<{PAGE}{T}>",
    "brackets": f"({PAGE}{T}).",
    "a full stop": f"{PAGE}{T}.",
    "dots": f"{PAGE}{T}...",
    "an ellipsis": f"{PAGE}{T}…",
    "an exclamation mark": f"{PAGE}{T}!!",
    "a dash behind": f"{PAGE}{T} – your move",
    "a dash before": f"Your move—{PAGE}{T}",
    "a word glued on": f"{PAGE}{T}.bye",
    "a name glued on": f"{PAGE}{T}\N{ZERO WIDTH SPACE}Anna",
    "hyphens for dashes": PAGE + T.replace("-", "‐"),
    "no-break hyphens": PAGE + T.replace("-", "‑"),
    "dashes for dashes": PAGE + T.replace("-", "–"),
    "minus signs": PAGE + T.replace("-", "−"),
    "zero-width spaces": PAGE + "\N{ZERO WIDTH SPACE}".join(T),
    "soft hyphens": PAGE + "\N{SOFT HYPHEN}".join(T),
    "word joiners": PAGE + "\N{WORD JOINER}".join(T),
    "a byte order mark": "\ufeff" + PAGE + T + "\ufeff",
    "right to left": f"\N{RIGHT-TO-LEFT EMBEDDING}{PAGE}{T}\N{POP DIRECTIONAL FORMATTING}",
    "isolated": f"התור שלך: \u2066{PAGE}{T}\u2069.",
    "full width": "".join(chr(ord(sign) + 0xFEE0) for sign in PAGE + T),
    "blanks of all kinds": "\N{THIN SPACE}\N{IDEOGRAPHIC SPACE}\t\v\f\x85".join((PAGE, T)),
    "html": f'<p>Move: <a href="{PAGE}{T}">{PAGE}{T[:20]}…</a></p>',
    "html cut first": f'<a title="{PAGE}{T[:20]}..." href="{PAGE}{T}">here</a>',
    "entities": f"{PAGE}{T[:40]}&shy;{T[40:]}&nbsp;&gt;".replace(".", "&#46;").replace(
        "-", "&#x2D;"
    ),
    "markdown": f"[{PAGE}{T[:20]}]({PAGE}{T})",
    "markdown escaped": PAGE + T.replace(".", "\\.").replace("-", "\\-"),
    "bold": f"**{PAGE}{T}**",
    "underlined": f"_{PAGE}{T}_",
    "code": f"`{PAGE}{T}`",
    "slack": f"<{PAGE}{T}|paintbox.example>",
    "given twice": f"{PAGE}{T}\n\n{PAGE}{T}",
    "older first": f"{PAGE}{OLD}\n{PAGE}{T}",
    "older behind": f"{PAGE}{T} {PAGE}{OLD}",
    "older glued on": f"{OLD}\n{T}",
    "another game behind": f"{PAGE}{T}\n{PAGE}{OTHER}",
    "a broken one before": f"{PAGE}{T[:-9]}\n{PAGE}{T}",
    "a broken one behind": f"{PAGE}{T}\n{PAGE}{T[:-9]}",
    "a chat": f"Anna, [3 May 2031 at 20:14]:\ncoloro? {PAGE}{T}\n\nBen:\n1.2. ok 😀",
}


@pytest.mark.parametrize("text", RIGHT.values(), ids=RIGHT)
def test_the_game_goes_on_whatever_came_over_its_link(text: str) -> None:
    assert outcome(text) == GOES_ON


SAID = {
    "nothing": ("", NONE),
    "a greeting": ("Hello Ben, your move", NONE),
    "only the page": (PAGE, NONE),
    "only a name": (PAGE + "coloro", NONE),
    "script": ("<script>location = 'coloro'</script>", NONE),
    "the beginning of a link": (PAGE + T[:12], CUT),
    "without its last letter": (PAGE + T[:-1], CUT),
    "without its middle": (PAGE + T[:25] + "…" + T[30:], CUT),
    "a letter more inside": (PAGE + T[:25] + "0" + T[25:], CUT),
    "read aloud, o for 0": (PAGE + T.replace("0", "o"), CUT),
    "a blank for a dash": (PAGE + T.replace("-", " "), CUT),
    "turns exchanged": (PAGE + T.replace("d3l-f3l", "f3l-d3l"), CUT),
    "checked before it was cut": (PAGE + str(OLD)[:-5] + T[-5:], CUT),
    "the same again": (PAGE + str(ON._replace(record=LAID._replace(turns=STEPS[:6]))), KNOWN),
    "an older one": (f"{PAGE}{OLD}", OLDER),
    "rewritten history": (f"{PAGE}{FORK}", "it differs at move 5, f3l or f3r"),
    "two of a game, the older rewritten": (f"{FORK} {PAGE}{T}", GOES_ON),
    "another game": (f"{PAGE}{OTHER}", "a new game, zzzzzzzz"),
    "another game first": (f"{PAGE}{OTHER}\n{PAGE}{T}", "a new game, zzzzzzzz"),
    "another game's id": (
        f"{PAGE}{OTHER._replace(id='0123abcd')}",
        "it has the id of another game",
    ),
    "another game's moves": (
        sealed(turns=("a1", "r", "y")),
        NOT_NOW,
    ),
    "a move of a seat that is not to move": (
        sealed(turns=(*STEPS[:2], STEPS[3])),
        NOT_NOW,
    ),
    "two moves as one": (sealed(turns=("c3tc2",)), "the turn ends before 'c2'"),
    "moves that are none": (sealed(turns=("c3t", "zz")), NOT_NOW),
    "a seat that does not exist": (
        seal("coloro1.3.s0123456789abcdef.0"),
        "coloro is played with 2",
    ),
    "no seat": (seal("coloro1.0.s0123456789abcdef.0"), NONE),
    "a name too many": (sealed("n64-64-64"), "3 names for 2 seats"),
    "a kind too few": (sealed("kp"), "2 seats want as many kinds, such as p or b2"),
    "two ids": (sealed("izzzzzzzz"), "the field i stands here twice"),
    "a field from the future": (sealed("a1"), NEWER),
    "another field from the future": (sealed("q7-7"), NEWER),
    "an optional field from the future": (sealed("v7"), GOES_ON),
    "a version from the future": (
        seal("coloro2.2.s0123456789abcdef.0"),
        "this Paintbox plays coloro1",
    ),
    "a deal from the future": (
        seal("coloro1.2.q0123.0"),
        "a deal is s and 16 characters, or d or m and a text",
    ),
    "an option from the future": (
        seal("coloro1.2q.s0123456789abcdef.0"),
        "coloro is played with 2",
    ),
    "a remark too long": (sealed("m" + pack(b"x" * 81)), "a remark has at most 80 characters"),
    "a remark that is no text": (sealed("m" + pack(b"\xff")), "this is no text"),
    "script as a remark": (sealed("m" + pack(b"<script>alert(1)</script>")), GOES_ON),
    "a long game": (sealed(turns=("c3t", *["a3"] * 1500)), CUT),
}


@pytest.mark.parametrize(("text", "said"), SAID.values(), ids=SAID)
def test_what_is_said_of_a_text(text: str, said: str) -> None:
    assert said in outcome(text)


def test_at_least_sixty_texts_are_tried() -> None:
    assert len(RIGHT) + len(SAID) >= 60


def test_a_fork_names_the_move_both_steps_and_whose_move_it_is() -> None:
    assert difference(HERE, FORK.record.turns) == Difference(5, 0, "f3l", "f3r")
    assert difference(HERE, STEPS) is None
    assert difference(HERE, STEPS[:3]) is None


def test_in_a_turn_of_several_steps_the_move_is_counted_once() -> None:
    laid = Record("coloretto", Options(3), "s0123456789abcdef")
    session = Session(laid)
    for _ in range(2):
        session.play("d")
        session.resolve()
        session.play("1")
    here = Kept("0123abcd", laid, ("", "", ""), (0,), Histories().merge(session.steps))
    assert difference(here, (*session.steps[:-1], "2")) == Difference(2, 1, "1", "2")


@pytest.mark.parametrize("end", range(len(T)))
@pytest.mark.parametrize("rest", ["", "… your move"])
def test_a_link_that_is_cut_is_refused(end: int, rest: str) -> None:
    assert outcome(PAGE + T[:end] + rest) in (CUT, NONE)


LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz.-"
SIGNS = f"{LETTERS}ABZ%#?&=_~ \n>\\\xad–é١０"


@pytest.mark.parametrize("at", range(len(T)))
def test_a_link_with_one_sign_changed_is_refused_or_the_same(at: int) -> None:
    for sign in SIGNS:
        found = outcome(PAGE + T[:at] + sign + T[at + 1 :])
        assert found == GOES_ON if plainly(sign) == T[at] else found in (CUT, NONE)


def plainly(sign: str) -> str:
    return {"–": "-", "０": "0"}.get(sign, sign.lower())


@pytest.mark.parametrize("game", ["coloro", "coloretto", "colorio", "collecto", "colorpop"])
def test_no_changed_sign_of_a_whole_game_goes_unnoticed(game: str) -> None:
    *_, session = laws.walk(laws.seeded(game, GAMES[game].OPTIONS[0], 1), Random(1))
    text = str(Link(session.record, "0123abcd", NAMES[: session.record.options.seats]))
    assert session.turn == OVER
    for at, right in enumerate(text):
        for sign in LETTERS.replace(right, ""):
            with pytest.raises(NotationError):
                unseal(text[:at] + sign + text[at + 1 :])
