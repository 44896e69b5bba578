"""Where collected balls lie: a column for every colour, in it the balls by threes, for points."""

from functools import cache, lru_cache
from typing import NamedTuple

from paintbox.engine.game import Colour, Seat
from paintbox.games.collecto import WORTH
from paintbox.view.names import cut
from paintbox.view.shape import Shape

Step = tuple[float, float]  # right and down


class Tray(NamedTuple):
    """How the balls of a seat are laid out, in units of the drawing."""

    x: float  # of the first ball of the first colour
    y: float
    column: float  # from colour to colour
    ball: Step  # from ball to ball of three
    three: Step  # from three to three
    scale: float  # of a ball
    gap: Step  # from empty place to empty place of three
    first: Step = (0, 0)  # from a first ball to where its empty place would be seen

    def spot(self, colour: Colour, number: int) -> tuple[float, float, float]:
        """Where a ball lies; those of a colour are counted from 0."""
        x, y = self._place(colour, number, self.ball)
        return x, y, self.scale

    def missing(self, colour: Colour, balls: int) -> list[Step]:
        """Where the balls would lie that make the begun three full."""
        right, down = self.first
        places = (
            self._place(colour, number, self.gap) for number in range(balls, balls + -balls % WORTH)
        )
        return [(x + right, y + down) for x, y in places]

    def _place(self, colour: Colour, number: int, step: Step) -> Step:
        three, place = divmod(number, WORTH)
        return (
            self.x + colour * self.column + three * self.three[0] + place * step[0],
            self.y + three * self.three[1] + place * step[1],
        )


NEAR = Tray(20.5, 422.5, 56.8, (17.4, 0), (0, 17.6), 0.395, (17.4, 0))
BESIDE = NEAR._replace(x=18, column=42.5, ball=(11.5, 0), gap=(11.5, 0))  # of a button
FAR = NEAR._replace(y=51.5, three=(0, -17.6))
ROW = Tray(84, 32.8, 45.5, (0, -1.9), (14.6, 0), 0.32, (5, 0), (-7.5, 9))
LARGE = ROW._replace(ball=(0, -2.2), scale=0.37, three=(15, 0), first=(-7.5, 10.8))
OTHERS = {  # by seats, the trays from the top
    2: (FAR,),
    3: (LARGE._replace(y=19), LARGE._replace(y=46.5)),
    4: (ROW._replace(y=11.8), ROW, ROW._replace(y=53.8)),
}
NAME = 9.0  # where names begin
LONGEST = 9  # letters of a name


@cache
def tray_of(seat: Seat, near: Seat, seats: int, button: bool) -> Tray:
    """The tray of a seat; the near one may leave room for a button."""
    if seat == near:
        return BESIDE if button else NEAR
    return OTHERS[seats][(seat - near) % seats - 1]


@lru_cache(maxsize=100)
def empty(seat: Seat, tray: Tray, balls: bytes, name: str, label: str) -> Shape:
    """What stands in a tray beside the balls: whose it is, and what the next points lack."""
    owner = Shape("name", "text", (NAME, tray.y, 1), {}, cut(name, LONGEST))
    dots = tuple(
        Shape(f"{colour}-{index}", "circle", (x, y, 1), {"class": "missing", "r": "1.6"})
        for colour, count in enumerate(balls)
        for index, (x, y) in enumerate(tray.missing(colour, count))
    )
    attrs = {"class": "balls", "role": "img", "aria-label": label}
    return Shape(f"tray{seat}", "g", None, attrs, "", (owner, *dots) if name else dots)
