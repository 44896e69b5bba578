"""Colorio on a board of one's own: where the strips are known, the face that they show.

What lies under a cap is entered when it is taken off.
"""

from collections.abc import Sequence
from functools import cache

from paintbox.engine.game import Options
from paintbox.engine.rng import Rng
from paintbox.games.colorio import FACES, GRID, LETTERS, NOWHERE, PRINTS, faces_of
from paintbox.view import colorio as view
from paintbox.view import colorio_art as art
from paintbox.view.laying import NOTHING, Colour, Fault, Place
from paintbox.view.shape import Shape
from paintbox.view.words import say

BOX = view.BOARD
LINES = ()
CAME = "#field-{}"
X, Y, SIDE = BOX[0] + BOX[2] / 2, BOX[1] + BOX[3] / 2, BOX[2] - 6  # of all strips
STEP, APART = 57.0, 66.0  # from field to field, from strip to strip


def task(options: Options) -> str:
    return say(f"colorio.lay.{'face' if places(options, ()) else 'caps'}")


@cache
def places(options: Options, names: Sequence[str]) -> tuple[Place, ...]:
    """Only the face, where there is more than one."""
    face = Place(say("colorio.lay.strips"), X, Y, SIDE, SIDE, 18)
    return (face,) if len(faces_of(options)) > 1 else ()


@cache
def colours(options: Options) -> dict[str, Colour]:
    faces = faces_of(options)
    if len(faces) == 1:
        return {}
    return {face: Colour(1, say(f"colorio.lay.{face}"), "") for face in faces}


def draw(options: Options, letters: str, names: Sequence[str]) -> list[Shape]:
    """Covered fields, or the strips of the face in no order."""
    ground, *edge = art.PLACES.ground()
    if letters.strip(NOTHING):
        return [ground, *strips(PRINTS[FACES.index(letters)])]
    caps = (art.lying(cell, cell, "piece cap", NOWHERE, False) for cell in range(len(GRID.names)))
    return [ground, *(() if letters else edge), *caps]


def strips(prints: Sequence[str]) -> list[Shape]:
    return [
        art.look(f"field{row}{column}", LETTERS.index(letter), (x, y, 1))
        for row, letters in enumerate(prints)
        for column, letter in enumerate(letters)
        for x, y in [(X + (column - 2) * STEP, Y + (row - 2) * APART)]
    ]


def faults(letters: str) -> list[Fault]:
    """There are none."""
    return []


def deal(options: Options, letters: str, rng: Rng) -> str:
    return letters or faces_of(options)
