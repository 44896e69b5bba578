"""Whatever text comes in, a value or one of our two errors comes out.

PAINTBOX_TEXTS is how many random texts are tried, a million for a long run.
"""

import os
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import laws
import toy
from paintbox.engine import base32
from paintbox.engine.deal import LETTERS, mask, unmask
from paintbox.engine.game import IllegalMove, NotationError, Options
from paintbox.engine.record import Record, seal, unseal
from paintbox.engine.session import Session
from paintbox.peer.finding import find
from paintbox.peer.link import REMARK_LENGTH, Link, short_name, short_remark

TEXTS = int(os.environ.get("PAINTBOX_TEXTS", "100000"))
settings.register_profile("paintbox", deadline=None, derandomize=True, database=None)
settings.load_profile("paintbox")
SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789" * 3 + ".-" * 20 + " \n\t>%#?é🎨\0\ud800ABCİK١"
COMMON = ["coloro1", "toy1", ".2.", "d4xrg", "m4xrg", "s7f3kq2m9x4ab1c0d", "-", ".", "#", "a1t"]
PIECES = list(SIGNS) + COMMON


# What comes in by the hundred thousand


def samples() -> list[str]:
    """Right texts to begin with."""
    rng = Random(0)
    texts = []
    for game, options in laws.games():
        for session in laws.walk(laws.seeded(game, options, 1), rng):
            record = session.record
            seats = record.options.seats
            texts += [str(record), str(Link(record, "0123abcd", ("é",) * seats, ("p",) * seats))]
    return texts


def cut(rng: Random, text: str) -> str:
    a, b = sorted(rng.choices(range(len(text) + 1), k=2))
    return text[:a] + text[b:]


def insert(rng: Random, text: str) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + rng.choice(PIECES) + text[at:]


def replace(rng: Random, text: str) -> str:
    at = rng.randrange(len(text) or 1)
    return text[:at] + rng.choice(SIGNS) + text[at + 1 :]


def repeat(rng: Random, text: str) -> str:
    fields = text.split(".")
    at = rng.randrange(len(fields))
    return ".".join(fields[: at + 1] + fields[at:])


def exchange(rng: Random, text: str) -> str:
    fields = text.split(".")
    rng.shuffle(fields)
    return ".".join(fields)


CHANGES = (cut, insert, replace, replace, repeat, exchange)


def mutated(rng: Random, texts: list[str]) -> str:
    """A right text gone wrong, often with a check that is right again."""
    text = rng.choice(texts)
    body = text.rpartition(".")[0] if rng.random() < 0.8 else text
    for _ in range(rng.choice((0, 1, 1, 1, 2, 5))):
        body = rng.choice(CHANGES)(rng, body)
    return seal(body) if rng.random() < 0.9 else body


def random_text(rng: Random) -> str:
    pieces = rng.choices(PIECES, k=rng.randrange(30))
    text = "".join(pieces)
    return seal(text) if rng.random() < 0.5 else text


def read(text: str) -> None:
    """Parse in every way; a record that is one is replayed."""
    with suppress(NotationError, IllegalMove):
        Session(Record.parse(text))
    with suppress(NotationError, IllegalMove):
        Session(Link.parse(text).record)
    with suppress(NotationError, IllegalMove):
        Session(find(text).record)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_a_wrong_text_gives_an_error_of_ours(part: int) -> None:
    rng, texts = Random(part), samples()
    for _ in range(TEXTS // 20):
        read(mutated(rng, texts))
        read(random_text(rng))


def test_a_few_wrong_texts_give_an_error_of_ours() -> None:
    rng, texts = Random(99), samples()
    for _ in range(500):
        read(mutated(rng, texts))
        read(random_text(rng))


def test_the_mutations_reach_every_outcome() -> None:
    rng, texts = Random(0), samples()
    outcomes = set()
    for _ in range(2000):
        try:
            Session(Record.parse(mutated(rng, texts)))
            outcomes.add("played")
        except (NotationError, IllegalMove) as error:
            outcomes.add(error.why.partition(" ")[0])
    assert outcomes >= {"played", "not", "turns", "a", "options", "it", "the", "this"}


# What has a structure

words = st.text(st.characters(exclude_categories=["Cs"]), max_size=REMARK_LENGTH)
# As the page gives them, and as a link is read
names, remarks = words.map(short_name), words.map(short_remark)
kinds = st.from_regex(r"[a-z][0-9]?", fullmatch=True)
ids = st.just("") | st.text(base32.DIGITS, min_size=8, max_size=8)
others = st.lists(st.from_regex(r"[v-z][a-z0-9-]{0,9}", fullmatch=True), max_size=9).map(tuple)
deals = st.from_regex(f"s[{base32.DIGITS}]{{16}}|[dm][a-z0-9]{{1,100}}", fullmatch=True)
turns = st.lists(st.from_regex("[a-z0-9]{1,6}", fullmatch=True), max_size=99).map(tuple)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Records that are well written, whether or not they can be played."""
    game, options = draw(st.sampled_from(laws.games()))
    played = draw(turns.filter(lambda turns: turns != ("0",)))
    return Record(game, Options.parse(options), draw(deals), played)


@st.composite
def links(draw: st.DrawFn) -> Link:
    record = draw(records())
    seats = record.options.seats
    return Link(
        record,
        draw(ids),
        draw(st.just(()) | st.tuples(*[names] * seats).filter(any)),
        draw(st.just(()) | st.tuples(*[kinds] * seats)),
        draw(remarks),
        draw(others),
    )


@given(st.binary())
def test_bytes_come_back_from_base_32(content: bytes) -> None:
    assert base32.unpack(base32.pack(content)) == content


@given(st.text(base32.DIGITS))
def test_base_32_is_refused_or_comes_back(text: str) -> None:
    with suppress(NotationError):
        assert base32.pack(base32.unpack(text)) == text


@given(st.text(LETTERS))
def test_a_masked_deal_comes_back(secrets: str) -> None:
    assert unmask(mask("rygx" + secrets)) == "rygx" + secrets


@given(words)
def test_a_sealed_text_comes_back_in_lower_case(text: str) -> None:
    assert unseal(seal(text.lower())) == text.lower()


@given(records())
def test_a_record_comes_back(record: Record) -> None:
    assert Record.parse(str(record)) == record


@given(links())
def test_a_link_comes_back(link: Link) -> None:
    assert Link.parse(str(link)) == link


@given(links(), words, words)
def test_a_link_is_found_between_any_words(link: Link, before: str, after: str) -> None:
    assert find(f"{before} https://paintbox.example/#{link} \n{after}") == link


@given(words)
def test_any_text_is_refused_by_a_session_or_played(text: str) -> None:
    session = Session(Record(toy.NAME, Options(2), "d4xrg"))
    before = session.record
    try:
        session.play(text)
    except (IllegalMove, NotationError):
        assert session.record == before


@given(st.lists(st.sampled_from(["a1", "b1", "b2", "b10", "r", "g", "y", "n"])))
def test_turns_written_without_gaps_split_in_one_way(steps: list[str]) -> None:
    session = Session(Record(toy.NAME, Options(2), "d4xrg"))
    for step in steps:
        try:
            session.play(step)
        except IllegalMove:
            continue
    assert Session(session.record).steps == session.steps


@given(records())
def test_a_well_written_record_is_refused_or_replayed(record: Record) -> None:
    with suppress(NotationError, IllegalMove):
        assert Session(record).record == record
