"""Damaged and hostile texts, each with why it is refused and what the page says."""

from random import Random

import laws
from damage import HUGE, LAID, OLD, OTHER, PAGE, STEPS, T, part, sealed, texts
from paintbox.engine.base32 import pack
from paintbox.engine.game import Options
from paintbox.engine.record import Record, seal
from paintbox.engine.session import Session

# Why a text is refused, as developers read it.
CUT = "it was cut short or changed on its way"
NONE = "there is no Paintbox link in this text"
NOT_NOW = "not possible now; possible: "
NEWER = "made by a newer Paintbox"
# What the page says then: of a cut one, of none, of a newer one, of a move, of all else, of a part.
BAD = "This link cannot be opened: "
SAYS_CUT = BAD + "it was cut short or changed on its way."
SAYS_NONE = BAD + "there is no Paintbox link in this text."
SAYS_NEWER = BAD + "made by a newer Paintbox; reload this page and try again."
SAYS_MOVE = BAD + "a move in it is not possible."
SAYS_WRONG = BAD + "something in it is wrong."
ASK = "; ask for the link of the whole game."
SAYS_ABSENT = f"{BAD}the rest of its game is not on this device{ASK}"
SAYS_APART = f"{BAD}what is kept here does not go on so{ASK}"


def alone(title: str, options: str, deal: str = "s0123456789abcdef", turns: str = "0") -> str:
    """A link of another game, rightly sealed."""
    return PAGE + seal(f"{title}.{options}.{deal}.{turns}")


def drawn_wrongly() -> str:
    """A game in which another card came than its seed draws."""
    laid = Record("coloretto", Options(3), "s0123456789abcdef")
    session = Session(laid)
    session.play("d")
    right = session.until(1).draw()
    wrong = next(card for card in session.choices() if card != right)
    return PAGE + str(laid._replace(turns=(f"d{wrong}",)))


def ended() -> Session:
    """The game, played to its end."""
    *_, session = laws.walk(LAID, Random(1))
    return session


# Of a text why it is refused, and what the page says.
REFUSED = {
    # No link
    "nothing": ("", NONE, SAYS_NONE),
    "a greeting": ("Hello Ben, your move", NONE, SAYS_NONE),
    "only the page": (PAGE, NONE, SAYS_NONE),
    "only a name": (PAGE + "coloro", NONE, SAYS_NONE),
    "a game that nobody knows": (alone("chess1", "2"), NONE, SAYS_NONE),
    "no seat": (alone("coloro1", "0"), NONE, SAYS_NONE),
    "a version of four digits": (alone("coloro1000", "2"), NONE, SAYS_NONE),
    "mark-up": ("<img src=x onerror=alert(1)>", NONE, SAYS_NONE),
    "script": ("<script>location = 'coloro'</script>", NONE, SAYS_NONE),
    "script as an address": ("javascript:alert(1)", NONE, SAYS_NONE),
    "a page as an address": ("data:text/html,<b>coloro</b>", NONE, SAYS_NONE),
    "JSON": ('{"game": "coloro", "options": 2}', NONE, SAYS_NONE),
    "a name of JavaScript": ("__proto__", NONE, SAYS_NONE),
    "braces": ("{0.__class__} ${7*7} %s", NONE, SAYS_NONE),
    "turned round": (PAGE + T[::-1], NONE, SAYS_NONE),
    "100 kB of one letter": ("x" * HUGE, NONE, SAYS_NONE),
    "100 kB of percent signs": ("%25" * (HUGE // 3), NONE, SAYS_NONE),
    "100 kB of entities": ("&#65;" * (HUGE // 5), NONE, SAYS_NONE),
    "100 kB of quoting": ("> \n" * (HUGE // 3), NONE, SAYS_NONE),
    # Cut or changed
    "the beginning of a link": (PAGE + T[:12], CUT, SAYS_CUT),
    "without its last letter": (PAGE + T[:-1], CUT, SAYS_CUT),
    "without its middle": (PAGE + T[:25] + "…" + T[30:], CUT, SAYS_CUT),
    "a letter more inside": (PAGE + T[:25] + "0" + T[25:], CUT, SAYS_CUT),
    "a null inside": (PAGE + T[:25] + "\0" + T[25:], CUT, SAYS_CUT),
    "mark-up inside": (PAGE + T[:25] + "<b>" + T[25:], CUT, SAYS_CUT),
    "read aloud, o for 0": (PAGE + T.replace("0", "o"), CUT, SAYS_CUT),
    "a blank for a dash": (PAGE + T.replace("-", " "), CUT, SAYS_CUT),
    "Cyrillic that looks the same": (PAGE + T.replace("c3", "с3"), CUT, SAYS_CUT),
    "Arabic digits": (PAGE + T.replace("2", "٢"), NONE, SAYS_NONE),
    "turns exchanged": (PAGE + T.replace("d3l-f3l", "f3l-d3l"), CUT, SAYS_CUT),
    "checked before it was cut": (PAGE + str(OLD)[:-5] + T[-5:], CUT, SAYS_CUT),
    "a long game": (sealed(turns=("c3t", *["a3"] * 1500)), CUT, SAYS_CUT),
    "100 kB of moves": (sealed(turns=("a3",) * (HUGE // 3)), CUT, SAYS_CUT),
    "100 kB of beginnings": ("coloro1.2.s" * (HUGE // 11), CUT, SAYS_CUT),
    "100 kB of a field": (sealed("v" + "0" * HUGE), CUT, SAYS_CUT),
    # Moves
    "another game's moves": (sealed(turns=("a1", "r", "y")), NOT_NOW, SAYS_MOVE),
    "a move of a seat that is not to move": (
        sealed(turns=(*STEPS[:2], STEPS[3])),
        NOT_NOW,
        SAYS_MOVE,
    ),
    "the same move twice": (sealed(turns=(*STEPS[:7], STEPS[6])), NOT_NOW, SAYS_MOVE),
    "a move after the end": (
        sealed(turns=(*ended().record.turns, "a1")),
        "the game is over",
        SAYS_MOVE,
    ),
    "two moves as one": (sealed(turns=("c3tc2",)), "the turn ends before 'c2'", SAYS_WRONG),
    "moves that are none": (sealed(turns=("c3t", "zz")), NOT_NOW, SAYS_MOVE),
    "a move named like JavaScript": (sealed(turns=("constructor",)), NOT_NOW, SAYS_MOVE),
    "a turn that is not finished": (
        alone("coloretto1", "3", turns="d-1"),
        "turn 2 cannot follow an unfinished one",
        SAYS_WRONG,
    ),
    "a card that does not come": (
        drawn_wrongly(),
        "this is not what the seed draws here",
        SAYS_MOVE,
    ),
    # Seats, names, kinds
    "a seat that does not exist": (alone("coloro1", "3"), "coloro is played with 2", SAYS_WRONG),
    "nine seats": (alone("coloretto1", "9"), "coloretto is played with", SAYS_WRONG),
    "a name too many": (sealed(texts("A", "B", "C")), "3 names for 2 seats", SAYS_WRONG),
    "a name too long": (
        sealed(texts("W" * 25, "")),
        "a name has at most 24 bytes",
        SAYS_WRONG,
    ),
    "half a character as a name": (
        sealed(f"n{pack(bytes([0xC3]))}-"),
        "this is no text",
        SAYS_WRONG,
    ),
    "names of other letters": (sealed("nuuuu-"), "only the characters", SAYS_WRONG),
    "a kind too few": (sealed("kp"), "2 seats want as many kinds, such as p or b2", SAYS_WRONG),
    "a kind that is none": (sealed("kp-bot"), "2 seats want as many kinds", SAYS_WRONG),
    "a seat that does not exist resigns": (sealed("ar2"), "numbered from 0", SAYS_WRONG),
    "a seat that does not exist takes back": (sealed("at7x1b0"), "numbered from 0", SAYS_WRONG),
    # Fields
    "an id of another length": (
        PAGE + seal(LAID.body() + ".i0123abcde"),
        "the id of a game has 8 letters and digits",
        SAYS_WRONG,
    ),
    "two ids": (sealed("izzzzzzzz"), "the field i stands here twice", SAYS_WRONG),
    "two remarks": (sealed("m64", "m64"), "the field m stands here twice", SAYS_WRONG),
    "a remark too long": (
        sealed("m" + pack(b"x" * 81)),
        "a remark has at most 80 characters",
        SAYS_WRONG,
    ),
    "a remark that is no text": (sealed("m" + pack(b"\xff")), "this is no text", SAYS_WRONG),
    "another game's id": (
        f"{PAGE}{OTHER._replace(id='0123abcd')}",
        "it has the id of another game",
        SAYS_WRONG,
    ),
    "a deal against the rules": (alone("coloro1", "2", "dryg"), "", SAYS_WRONG),
    # The future
    "an agreement from the future": (sealed("aq1"), NEWER, SAYS_NEWER),
    "a field from the future": (sealed("q7-7"), NEWER, SAYS_NEWER),
    "a field without a name": (sealed(""), NEWER, SAYS_NEWER),
    "a version from the future": (alone("coloro2", "2"), "plays coloro1", SAYS_NEWER),
    "a far version": (alone("colorpop999", "2"), "plays colorpop1", SAYS_NEWER),
    "a deal from the future": (
        alone("coloro1", "2", "q0123"),
        "a deal is s and 16 characters, or d or m and a text",
        SAYS_WRONG,
    ),
    "an option from the future": (alone("coloro1", "2q"), "is played with 2", SAYS_WRONG),
    # The last part of a game
    "a last part that was cut": (part()[:-1], CUT, SAYS_CUT),
    "a last part of a game that is not here": (
        part(id="zzzzzzzz"),
        "the rest of the game is not here",
        SAYS_ABSENT,
    ),
    "a last part behind moves that are not here": (
        part(steps=7, turns=STEPS[7]),
        "no game here goes on so",
        SAYS_APART,
    ),
    "a last part with a move that is none": (
        part(turns="zz9"),
        "no game here goes on so",
        SAYS_APART,
    ),
    "a last part from the future": (part(version=2), NEWER, SAYS_NEWER),
    "a last part that is none": (
        PAGE + seal("part1.0123abcd.x"),
        "a last part is id, steps, turns, sum and check",
        SAYS_WRONG,
    ),
}
