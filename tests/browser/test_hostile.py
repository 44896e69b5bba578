"""Nothing that comes by link or lies in the store becomes mark-up, words of ours, or code."""

import json
from typing import Any

import pytest
from coloro_table import DEAL, link_to
from pages import Pages
from playwright.sync_api import Page, expect
from stored import games, write

from paintbox.engine import base32
from paintbox.engine.record import seal
from paintbox.engine.session import Session
from paintbox.peer.arrival import opened
from paintbox.peer.link import NAME_BYTES, Link, short_name

# Every element with all its attributes: whatever a text says, the page stays the same without it.
BUILT = """
[...document.querySelectorAll("*")].map((element) => {
  const { id, tagName, attributes } = element;
  const marks = id === "notice" ? [] : [...attributes].map(({ name, value }) => name + "=" + value);
  return [tagName, ...marks].join(" ");
})
"""
NAMES = "[...document.querySelectorAll('.name')].map((name) => name.textContent)"
TEXTS = [
    "<b>Anna</b>",
    "<img src=x onerror=a()>",
    "</span><script>a()",
    "<svg onload=a()>",
    "\"' onclick='a()' x=\"",
    "javascript:a()",
    "data:text/html,<b>",
    "&lt;b&gt;&#60;",
    "--><!-- ]]>",
    "{}",
    "{0.__class__}",
    "{name}",
    "{{7*7}}${7*7}",
    "%s %n %(name)s",
    "__proto__",
    "constructor",
    "}*{display:none}",
    "url(//example.org)",
    "\\u003cb\\u003e",
    "../../#g.abcdefgh",
    "\u202eAnna",  # turns what follows round
    "\u2066Anna\u2069",
    "שלום",
    "A\u200b\u200d\ufeffB",  # of no width
    "\u200b",
    "e\u0301\u0302\u0303\u0304",
    "👩\u200d🎨🎨",
    "\0Anna\0",
    "A\n\tB\r",
    "  ",
    "W" * NAME_BYTES,
]
USUAL = ["Your friend", "You"]


def link(*fields: str, turns: str = "b3t") -> str:
    """A link with fields as they are, and a check that is right."""
    return seal(".".join(["coloro1.2", DEAL, turns, *fields]))


def names(*texts: bytes) -> str:
    return "n" + "-".join(map(base32.pack, texts))


def go(page: Page, place: str) -> None:
    page.evaluate("(place) => { location.hash = place }", place)


def at(page: Page, place: str) -> None:
    page.wait_for_function("(place) => location.hash === place", arg=place)


def shown(name: str, seat: int) -> str:
    """What there is to see of a name: what can be printed, or what is usual."""
    return short_name(name) or USUAL[seat]


def test_names_from_links_stay_text(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    built = page.evaluate(BUILT)
    for number, text in enumerate(TEXTS):
        id = f"{number:08}"
        go(page, link("i" + id, names(text.encode(), text.encode())))
        at(page, f"#g.{id}")
        assert page.evaluate(NAMES) == [shown(text, 0), shown(text, 1)]
        expect(page.locator("#live")).to_contain_text(shown(text, 0))
        assert page.evaluate(BUILT) == built, text
    go(page, "games")
    expect(page.locator(".entry")).to_have_count(len(TEXTS) + 1)
    entries = {html_without_address(page, number) for number in range(len(TEXTS) + 1)}
    assert len(entries) == 1


def html_without_address(page: Page, number: int) -> str:
    """The elements of an entry of the list, without their texts."""
    return str(
        page.locator(".entry")
        .nth(number)
        .evaluate(
            "(entry) => [entry, ...entry.children].map(({ tagName, attributes, className }) =>"
            " [tagName, attributes.length, className].join(' ')).join()"
        )
    )


REFUSED = {
    "a lone surrogate": (link(names(b"\xed\xa0\x80", b"")), "something in it is wrong"),
    "half a character": (link(names("é".encode()[:1], b"")), "something in it is wrong"),
    "a long name": (link(names(b"W" * (NAME_BYTES + 1), b"")), "something in it is wrong"),
    "too many names": (link(names(b"A", b"B", b"C")), "something in it is wrong"),
    "a long remark": (link("m" + base32.pack(b"<b>" * 99)), "something in it is wrong"),
    "an id of other letters": (link("iconstructor"), "something in it is wrong"),
    "an id twice": (link("iabcdefgh", "iabcdefgh"), "something in it is wrong"),
    "kinds": (link("kp-proto"), "something in it is wrong"),
    "a field of the future": (link("constructor"), "made by a newer Paintbox"),
    "a step": (link(turns="b3t-constructor"), "a move in it is not possible"),
    "mark-up in a field": (link("v<b>x</b>"), "cut short or changed"),
    "mark-up alone": ("<img src=x onerror=a()>", "no Paintbox link"),
    "a script": ("javascript:a()", "no Paintbox link"),
    "a long text": ("coloro1.2." + "x" * 5000, "cut short or changed"),
    "a name of JavaScript": ("__proto__", "no Paintbox link"),
    "braces": ("{0.__class__}", "no Paintbox link"),
}


def test_what_is_refused_says_why_and_changes_nothing(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    built, before = page.evaluate(BUILT), games(page)
    for kind, (text, why) in REFUSED.items():
        go(page, text)
        expect(page.locator("#notice")).to_contain_text(why)
        at(page, "#g.abcdefgh")
        assert page.evaluate(BUILT) == built, kind
        page.keyboard.press("Escape")
    assert games(page) == before


PLACES = {
    "g.<img src=x onerror=a()>": "not kept on this device",
    "g.__proto__": "not kept on this device",
    "g": "not kept on this device",
    "new.<b>.2": "no such game here",
    "new.coloro.{0}": "something in it is wrong",
    "new.__class__.2": "no such game here",
    "new": "no such game here",
}


def test_a_wrong_address_says_so_at_home(pages: Pages) -> None:
    page = pages.open()
    built = page.evaluate(BUILT)
    for place, why in PLACES.items():
        go(page, place)
        expect(page.locator("#notice")).to_contain_text(why)
        assert page.evaluate(BUILT) == built, place
        page.keyboard.press("Escape")


def test_what_a_link_passes_on_stays_text(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    built = page.evaluate(BUILT)
    remark = "m" + base32.pack(b"<img src=x onerror=a()>")
    go(page, link("i00000000", "kp-x9", remark, "vconstructor", "z-proto"))
    at(page, "#g.00000000")
    assert page.evaluate(BUILT) == built


# Straight into the store


def entry(id: str, **changes: Any) -> dict[str, dict[str, str]]:
    """A stored game with some of its fields changed, and its summary, which says the same."""
    link = Link.parse(link_to("b3t", id=id))
    fields = json.loads(str(opened(link, Session(link.record), None))) | changes
    summary = [id, "coloro", fields["names"], fields["mine"], 1, 1, 1]
    return {"games": {id: json.dumps(fields)}, "summaries": {id: json.dumps(summary)}}


STORED = [*TEXTS, "\ud800", "A\udfffB", "W" * 10_000]


def test_names_from_the_store_stay_text(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    built = page.evaluate(BUILT)
    for number, text in enumerate(STORED):
        changes = {"names": [text, text], "__proto__": text, "constructor": {"name": text}}
        write(page, **entry(f"{number:08}", **changes))
    go(page, "games")
    expect(page.locator(".entry")).to_have_count(len(STORED) + 1)
    lines = set(page.locator(".entry .soft:last-child").all_text_contents())
    players = [("Anna", "Ben · Own board"), *((shown(text, 0), shown(text, 1)) for text in STORED)]
    assert lines == {f"{one} and {two}" for one, two in players}
    for number, text in enumerate(STORED):
        go(page, f"g.{number:08}")
        page.wait_for_selector(".board")
        expect(page.locator(".name").first).to_have_text(shown(text, 0))
        assert page.evaluate(NAMES) == [shown(text, 0), shown(text, 1)]
        assert page.evaluate(BUILT) == built, text


@pytest.mark.parametrize("field", ["kinds", "others"])
def test_what_could_not_be_in_a_link_is_no_game(pages: Pages, field: str) -> None:
    page = pages.open()
    write(page, **entry("abcdefgh", **{field: ["<b>", "p"]}))
    go(page, "g.abcdefgh")
    expect(page.locator("#notice")).to_contain_text("cannot be read")
