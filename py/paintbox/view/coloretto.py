"""Coloretto drawn: the others' hands, the rows and the pile, and the near hand below them."""

from functools import cache, lru_cache

from paintbox.engine.game import Options, Seat
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.games.coloretto import (
    COVERED,
    JOKER,
    LAST,
    LETTERS,
    NAME,
    NOBODY,
    Counts,
    State,
    moves,
    text,
)
from paintbox.view.cards import CORNER, HEIGHT, WIDTH, back, card, frame, ghost, wild
from paintbox.view.coloretto_pieces import DRAWN, HANDS, ROWS, Cards
from paintbox.view.coloretto_pieces import follow as follow
from paintbox.view.coloretto_pieces import place as place
from paintbox.view.coloretto_said import ask as ask
from paintbox.view.coloretto_said import card_name, colour_name
from paintbox.view.coloretto_said import confirm as confirm
from paintbox.view.coloretto_said import note as note
from paintbox.view.coloretto_said import prompt as prompt
from paintbox.view.coloretto_said import tell as tell
from paintbox.view.coloretto_said import why as why
from paintbox.view.coloretto_said import written as written
from paintbox.view.coloretto_table import BOX as BOX
from paintbox.view.coloretto_table import BUTTON, EDGE, ROW, At, Table
from paintbox.view.coloretto_tally import reason as reason
from paintbox.view.coloretto_tally import score as score
from paintbox.view.coloretto_tally import tally as tally
from paintbox.view.names import cut
from paintbox.view.shape import Scene, Shape
from paintbox.view.tap import narrow
from paintbox.view.words import say

BOARD = (-4, 96, 368, 368)  # the rows and the near hand with two players
FITS, INSIDE = 6, 13  # letters of a name that fit beside a hand, and into a row
CHIP = 44.0  # from colour to colour where a joker's is chosen
SHEET = 88.0  # how high what they lie on is
SOON = ("coloretto.last.now", "coloretto.last.1")  # by cards before the last round

# The game in a picture.
PICTURE = "dr3 db2 dr3 dg3 t3 dw2 t2 dw2 dy2 dn1 t2 db3 t3 dj1 db2 dn2 dg3 dr3 dy".split()

IMAGE = {"role": "img"}
TAP = {"role": "button", "tabindex": "0"}


def sprites() -> list[Shape]:
    return [*map(card, LETTERS), *map(ghost, LETTERS), back(), wild()]


def draw(scene: Scene) -> list[Shape]:
    if scene.seat < 0:
        scene = picture()
    state: State = scene.state
    table = Table(len(state.hands), columns(state), scene.seat)
    names = scene.names or ("",) * table.seats
    left = narrow(scene.choices, scene.picked)
    taking = tuple(step for step in scene.choices if not left or step[:2] == left[0][:2])
    return [
        *(hand(table, seat, state.hands[seat], names[seat]) for seat in range(table.seats)),
        *rows(table, state, names, taking),
        *pile(table, state, "d" in scene.choices),
        *pieces(table, state, scene.ids),
        *heap(table, state, scene.ids),
        *numbers(table, state),
        *chooser(table, state, left),
    ]


def picture() -> Scene:
    """A game for two under way, since the beginning has little to be seen."""
    session = Session(Record(NAME, Options(2), "dokxrygb", tuple(PICTURE)))
    ids, states = place(session.states[0]), session.states
    for before, step, after in zip(states, session.steps, states[1:], strict=False):
        move = next(move for move in moves(before) if text(move) == step)
        ids = follow(ids, before, move, after)
    return Scene(session.state, ids, 0)


def columns(state: State) -> str:
    """The letters of the cards that hands can hold."""
    cards = bytes(map(sum, zip(state.pile, state.out, *state.hands, strict=True)))
    lying = {*b"".join(state.rows), state.drawn}
    held = (face for face in range(9) if cards[face] or face in lying)
    return "".join(LETTERS[face] for face in held if face != JOKER or not state.rules.wild)


@lru_cache(maxsize=100)
def hand(table: Table, seat: Seat, held: Counts, name: str) -> Shape:
    """What is behind the cards of a hand: the name of whose it is, and a place for each kind."""
    waiting = tuple(
        Shape(f"ghost-{letter}", "use", at, {"href": f"#ghost-{letter}"})
        for letter in table.columns
        for at in [table.fan(seat, letter, 0, 1)]
    )
    attrs = {"class": "holder"}
    owner = Shape("name", "text", (EDGE, table.hand(seat), 1), attrs, cut(name, FITS))
    label = say("coloretto.hand", name=name, cards=listed(held))
    shown = (owner, *waiting) if table.seats > 2 else waiting
    return Shape(f"hand{seat}", "g", None, {**IMAGE, "aria-label": label}, "", shown)


def listed(held: Counts) -> str:
    kinds = (
        say("coloretto.held", card=card_name(face), cards=count)
        for face, count in enumerate(held)
        if count
    )
    return ", ".join(kinds)


def rows(
    table: Table, state: State, names: tuple[str, ...], choices: tuple[str, ...]
) -> list[Shape]:
    """The rows, and a button on each that may be taken."""
    free = {step[:2] for step in choices}
    shapes = []
    for index, limit in enumerate(state.rules.limits):
        taker = state.takers[index]
        name = "" if taker == NOBODY else names[taker]
        room = state.room[index]
        shapes.append(row(table, index, limit, room, name, str(index + 1) in free))
        if f"t{index + 1}" in free:
            shapes.append(button(table, index))
    return shapes


@lru_cache(maxsize=100)
def row(table: Table, index: int, limit: int, room: int, name: str, free: bool) -> Shape:
    """A row with a place for each card, or who took it; once free, the drawn card goes there."""
    number = str(index + 1)
    key = "taken" if name else "room" if room else "full"
    label = say(f"coloretto.row.{key}", row=number, room=room, name=name)
    tap = {**TAP, "data-move": number} if free else IMAGE
    kind = "lane gone" if name else "lane"
    attrs = {"class": kind, "aria-label": label, "data-why": number, **tap}
    x, y = table.row(index)
    ground = frame("ground", ROW, table.height, 12)
    ring = frame("ring", ROW, table.height, 12)
    count = Shape("number", "text", (13 - ROW / 2, 0, 1), {"class": "number"}, number)
    taken = Shape("taken", "text", None, {"class": "caption"}, taken_by(cut(name, INSIDE)))
    places = tuple(slot(table, index, nth, x, y) for nth in range(limit - room, limit))
    inside = (taken,) if name else places
    return Shape(f"row{number}", "g", (x, y, 1), attrs, "", (ground, ring, count, *inside))


def taken_by(name: str) -> str:
    return say("coloretto.taken", name=name)


def slot(table: Table, index: int, nth: int, x: float, y: float) -> Shape:
    """Where a card can lie in a row."""
    right, down, scale = table.slot(index, nth)
    place = frame("place", WIDTH, HEIGHT, CORNER)
    return place._replace(key=f"place{nth}", at=(right - x, down - y, scale))


@cache
def button(table: Table, index: int) -> Shape:
    """Take this row."""
    label = say("coloretto.take.row", row=index + 1)
    attrs = {**TAP, "class": "take", "aria-label": label, "data-move": f"t{index + 1}"}
    width, height = BUTTON
    touch = frame("touch", width + 2 * EDGE, table.height, 12)
    ring = frame("ring", width, height, height / 2)
    word = Shape("word", "text", None, {"class": "word"}, say("coloretto.take"))
    return Shape(f"take{index + 1}", "g", (*table.take(index), 1), attrs, "", (touch, ring, word))


def pile(table: Table, state: State, free: bool) -> list[Shape]:
    """The pile with what is left of it, and how far the last round is."""
    left = sum(state.pile)
    x, y, _ = table.pile
    lines = (say("coloretto.left", left=left), say("coloretto.last"), soon(state))
    texts = (caption(nth, (x, y + 49 + 16 * nth, 1), line) for nth, line in enumerate(lines))
    return [stock(table.pile, left, free), *texts]


@cache
def caption(nth: int, at: At, line: str) -> Shape:
    return Shape(f"caption{nth}", "text", at, {"class": "caption"}, line)


def soon(state: State) -> str:
    """When the last round begins; empty once it has."""
    left = sum(state.pile) - (state.drawn == COVERED)
    if left > LAST + 1:
        return say("coloretto.last.many", cards=left - LAST)
    return say(SOON[left - LAST]) if left >= LAST else ""


@cache
def stock(at: At, left: int, free: bool) -> Shape:
    """The cards below the one on top of the pile, and the ring around them."""
    key = "coloretto.draw" if free else "coloretto.pile"
    tap = {**TAP, "data-move": "d"} if free else IMAGE
    attrs = {"class": "stock", "aria-label": say(key, left=left), "data-why": "d", **tap}
    ring = frame("ring", WIDTH + 5, HEIGHT + 5, CORNER + 2.5)
    empty = frame("place", WIDTH, HEIGHT, CORNER)
    under = frame("under", WIDTH, HEIGHT, CORNER, 2.4 if left > 2 else 1.2)
    return Shape("stock", "g", at, attrs, "", (empty, under, ring) if left > 1 else (empty, ring))


def pieces(table: Table, state: State, ids: Cards) -> list[Shape]:
    """Every card that was seen, but for those that have left the game."""
    shapes = []
    before: dict[tuple[int, int, int], int] = {}  # cards that lie there already
    for number, (face, kind, zone, at) in enumerate(ids.cards):
        place = (zone, at, kind if zone == HANDS else 0)
        nth = before[place] = before.get(place, -1) + 1
        look, label = "piece playing", ""
        if zone == HANDS:
            cards = state.hands[at][kind]
            where = table.fan(at, LETTERS[kind], nth, cards)
            look += " counted" if cards > 1 else ""
        elif zone == ROWS:
            where = table.slot(at, nth)
            label = say("coloretto.in", card=card_name(face), row=at + 1)
        elif zone == DRAWN:
            where = table.shown
            label = say("coloretto.waiting", card=card_name(face))
        else:
            continue
        look += " last" if number in ids.last else ""
        shapes.append(lying(number, LETTERS[kind], where, look, label, kind != face))
    return shapes


@lru_cache(maxsize=1000)
def lying(number: int, look: str, at: At, kind: str, label: str = "", joker: bool = False) -> Shape:
    """A card; in a hand, which tells what it holds, it says nothing."""
    attrs = {"class": kind, **(IMAGE | {"aria-label": label} if label else {"aria-hidden": "true"})}
    use = Shape("look", "use", None, {"href": f"#card-{look}"})
    ring = frame("ring", WIDTH + 2, HEIGHT + 2, CORNER + 1)
    mark = (Shape("wild", "use", None, {"href": "#card-wild"}),) if joker else ()
    return Shape(f"card{number}", "g", at, attrs, "", (use, *mark, ring))


def heap(table: Table, state: State, ids: Cards) -> list[Shape]:
    """The card on top of the pile, which is the next to be seen."""
    if not sum(state.pile):
        return []
    return [lying(len(ids.cards), "back", table.pile, "piece playing")]


def numbers(table: Table, state: State) -> list[Shape]:
    """How many cards a fan has, on the topmost of them."""
    return [
        number(table, seat, LETTERS[face], count)
        for seat, held in enumerate(state.hands)
        for face, count in enumerate(held)
        if count > 1
    ]


@lru_cache(maxsize=1000)
def number(table: Table, seat: Seat, letter: str, cards: int) -> Shape:
    x, y, scale = table.fan(seat, letter, cards - 1, cards)
    attrs = {"class": f"piece number c-{letter}", "aria-hidden": "true"}
    return Shape(f"number{seat}{letter}", "text", (x, y + 13 * scale, 1), attrs, str(cards))


def chooser(table: Table, state: State, left: list[str]) -> list[Shape]:
    """The colours to choose from for the jokers of a row, one after another."""
    if len(left) < 2:
        return []
    colours = [LETTERS[colour] for colour in state.rules.wild]
    chosen = {letter: min(step.count(letter) for step in left) for letter in colours}
    index = int(left[0][1]) - 1
    key = "coloretto.joker.next" if any(chosen.values()) else "coloretto.joker.first"
    attrs = {"class": "caption"}
    chips = tuple(
        chip(letter, (nth - (len(colours) - 1) / 2) * CHIP, more)
        for nth, letter in enumerate(colours)
        for more in [" ".join(step for step in left if step.count(letter) > chosen[letter])]
    )
    ask = Shape("ask", "text", (0, -28, 1), attrs, say(key))
    sheet = frame("paper", BOX[2] - 2 * EDGE, SHEET, 16)
    at = (BOX[2] / 2, table.beside(index, SHEET), 1)
    return [Shape("chooser", "g", at, {"class": "chooser"}, "", (sheet, ask, *chips))]


def chip(letter: str, x: float, steps: str) -> Shape:
    """One of the colours; it bears the steps in which a joker takes it."""
    attrs = {**TAP, "class": "ask", "data-move": steps, "aria-label": colour_name(letter)}
    use = Shape("look", "use", None, {"href": f"#card-{letter}"})
    touch = frame("touch", CHIP, 56, 12)
    ring = frame("ring", WIDTH + 4, HEIGHT + 4, CORNER + 2)
    return Shape(f"chip-{letter}", "g", (x, 11, 1), attrs, "", (touch, use, ring))
