"""Dice, thrown through the generator of chance as cards are drawn: recorded, scripted, verified and redrawn alike.

Open dice are for everybody. Of hidden ones all learn a total, with what is added to the dice; how they fell is known to
who threw them alone, until it is shown. A game keeps such dice where it keeps a secret choice, writes them into a raw
event behind the total, and lets `thrown` (or a hidden list of `kit.events.Form`) tell it. What a seat cannot know is
redrawn with all totals as they were said: `ways` tells how likely each secret is that goes with one, `fallen` the dice.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from pragmatica.core.log import Event
from pragmatica.core.rng import Generator

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pragmatica.core.errors import Value


class Dice:
    """So many dice that are thrown together, each with so many sides; the lowest side shows `least`."""

    def __init__(self, count: int, sides: int, least: int = 1) -> None:
        self.count: Final = count
        self.sides: Final = sides
        self.least: Final = least
        ways = [1]  # by the total above the lowest one
        for _ in range(count):
            longer = [0] * (len(ways) + sides - 1)
            for total, number in enumerate(ways):
                for side in range(sides):
                    longer[total + side] += number
            ways = longer
        self._ways: Final = ways

    def throw(self, chance: Generator) -> tuple[int, ...]:
        """Throw them: what each of them shows. Like a draw it ends what may be taken back."""
        return tuple([self.least + chance.draw(self.sides) for _ in range(self.count)])

    def totals(self) -> range:
        """What they can show together."""
        lowest = self.count * self.least
        return range(lowest, lowest + len(self._ways))

    def ways(self, total: int) -> int:
        """In how many ways, all equally likely, they show this total."""
        above = total - self.count * self.least
        return self._ways[above] if 0 <= above < len(self._ways) else 0

    def fallen(self, total: int, rng: Random) -> tuple[int, ...]:
        """One of the ways to show the total, all equally likely. Raises ValueError where there is none."""
        if not self.ways(total):
            raise ValueError(f"{self.count} dice with {self.sides} sides do not show {total}")
        faces: list[int] = []
        for thrown in range(1, self.count + 1):
            rest = Dice(self.count - thrown, self.sides, self.least)
            sides = [side for side in range(self.least, self.least + self.sides) if rest.ways(total - side)]
            (face,) = rng.choices(sides, [rest.ways(total - side) for side in sides])
            faces.append(face)
            total -= face
        return tuple(faces)


D6: Final = Dice(1, 6)
TWO_D6: Final = Dice(2, 6)
D10: Final = Dice(1, 10, 0)  # it reads 0 to 9


def thrown(kind: str, seat: str, fields: Mapping[str, Value], faces: Sequence[int], hidden: bool = False) -> Event:
    """The event of dice that the seat has thrown: `fields`, such as the total, are for all.

    So are the faces (`dice`), or, where they are `hidden`, for that seat alone.
    """
    dice: dict[str, Value] = {"dice": list(faces)}
    if hidden:
        return Event(kind, {"seat": f"seat:{seat}", **fields}, {seat: dice})
    return Event(kind, {"seat": f"seat:{seat}", **fields, **dice})
