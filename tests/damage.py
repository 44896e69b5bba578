"""Texts that hold a link, whatever has become of them, each with what comes of it."""

from urllib.parse import quote

from paintbox.engine.base32 import pack
from paintbox.engine.game import Options
from paintbox.engine.record import Record, seal
from paintbox.peer.histories import Histories
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
NAMES = ("Anna", "Ben")
T = str(ON)
HUGE = 100_000  # characters


def sealed(*fields: str, turns: tuple[str, ...] = STEPS[:7]) -> str:
    """A link of the game with other fields, rightly sealed as its writer would be a stranger."""
    return PAGE + seal(".".join((LAID._replace(turns=turns).body(), "i0123abcd", *fields)))


def texts(*names: str) -> str:
    """A field of names."""
    return "n" + "-".join(pack(name.encode()) for name in names)


def part(steps: int = 6, turns: str = STEPS[6], id: str = "0123abcd", version: int = 1) -> str:
    """A last part of the game, rightly sealed."""
    check = str(LAID._replace(turns=(*STEPS[:6], turns)))[-4:]
    return PAGE + seal(f"part{version}.{id}.{steps}.{turns}.{check}")


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


# Of a text that is taken in, what comes of it.
TAKEN = {
    "the same again": (PAGE + str(ON._replace(record=LAID._replace(turns=STEPS[:6]))), KNOWN),
    "an older one": (f"{PAGE}{OLD}", OLDER),
    "rewritten history": (f"{PAGE}{FORK}", "it differs at move 5, f3l or f3r"),
    "two of a game, the older rewritten": (f"{FORK} {PAGE}{T}", GOES_ON),
    "another game": (f"{PAGE}{OTHER}", "a new game, zzzzzzzz"),
    "another game first": (f"{PAGE}{OTHER}\n{PAGE}{T}", "a new game, zzzzzzzz"),
    "an optional field from the future": (sealed("v7"), GOES_ON),
    "script as a remark": (sealed("m" + pack(b"<script>alert(1)</script>")), GOES_ON),
    "script as a name": (sealed(texts("<script>a()</script>", "Ben")), GOES_ON),
    "names that turn round": (sealed(texts("\u202eAnna", "שלום")), GOES_ON),
    "names of no width": (sealed(texts("\u200b", "B\u200d\ufeff")), GOES_ON),
    "a remark of no width": (sealed("m" + pack("\u200b\u2060".encode())), GOES_ON),
    "a remark that turns round": (sealed("m" + pack("\u202eevom".encode())), GOES_ON),
    "a last part": (part(), GOES_ON),
    "100 kB before it": ("My move. " * (HUGE // 9) + PAGE + T, GOES_ON),
    "100 kB behind it": (PAGE + T + " My move." * (HUGE // 9), GOES_ON),
}
