"""Odds of cards that are drawn from a pile, or held in a hand, which a seat has not seen: exact, from what it knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from math import comb, gcd, prod
from random import Random
from typing import Final, TypeVar

from pragmatica.core.errors import Value
from pragmatica.core.game import RawEvent
from pragmatica.core.odds import Chance, Odds, Roll
from pragmatica.core.state import S

CARD: Final = "card"
TWINS: Final = 4  # in which an answer is tried

K = TypeVar("K", bound=Hashable)


class Tried:
    """What comes of an answer at once, tried in twins that know no more than the seat: so it tells nothing hidden."""

    def __init__(
        self, s: S, seat: int, code: int, redraw: Callable[[S, int, Random], S], apply: Callable[[S, int, int], None]
    ) -> None:
        logs: list[list[RawEvent]] = []
        self.draws = 0  # made by it
        for number in range(TWINS):
            twin = redraw(s, seat, Random(number))
            log: list[RawEvent] = []
            twin.log, twin.chance, twin.revealed = log, [], False
            apply(twin, seat, code)
            logs.append(log)
            self.draws = max(self.draws, len(twin.chance))
        self.log: Final = logs[0]
        self.is_certain: Final = not self.draws and all(log == self.log for log in logs)
        shapes = [[(event[0], event[1], len(event)) for event in log if len(event) > 1] for log in logs]
        self.is_alike: Final = all(shape == shapes[0] for shape in shapes)  # but for what is drawn

    def drawn(self, kind: int, own: list[bool]) -> tuple[int, int]:
        """How many cards events of this kind tell of, whose second number is the power; all of them, and own ones."""
        batches = [event for event in self.log if event[0] == kind]
        return sum(len(event) - 2 for event in batches), sum(len(event) - 2 for event in batches if own[event[1]])


def drawn(rule: str, cases: Mapping[Value, int], count: int) -> Odds:
    """So many cards drawn, where a card is each of these in so many cases; any of them is as likely in every place.

    The results are those of each single card.
    """
    of = sum(cases.values())
    chances = [Chance(number, of, CARD, {"card": card}) for card, number in cases.items() if number]
    roll = Roll(id=CARD, rule=rule, faces=of, chances=chances)
    return Odds(kind="chances", rolls=[roll] * count, results=chances)


class Hand:
    """A hand of which only the backs are seen: by back, what each unseen card would be worth, and how many it holds.

    What a card is worth is 0 where it does not count. Each method tells in how many equally likely cases it holds what.
    """

    def __init__(self, parts: Sequence[tuple[Sequence[int], int]]) -> None:
        self.parts: Final = parts

    def counts(self) -> dict[int, int]:
        """By the number of cards that count."""
        return _joined([_sums([min(value, 1) for value in worth], size) for worth, size in self.parts])

    def sums(self) -> dict[int, int]:
        """By the sum of what its cards are worth."""
        return _joined([_sums(worth, size) for worth, size in self.parts])

    def bests(self) -> dict[int, int]:
        """By its best card; 0: none counts."""
        found: dict[int, int] = {}
        below = 0
        for value in sorted({0}.union(*[worth for worth, _ in self.parts])):
            within = prod(comb(sum(one <= value for one in worth), size) for worth, size in self.parts)
            found[value] = within - below
            below = within
        return found


def _joined(parts: Sequence[Mapping[int, int]]) -> dict[int, int]:
    """Parts of a hand that are taken from different cards, as one."""
    found: dict[int, int] = {0: 1}
    for part in parts:
        joined: dict[int, int] = {}
        for one, cases in found.items():
            for other, cases2 in part.items():
                joined[one + other] = joined.get(one + other, 0) + cases * cases2
        found = joined
    return found


def _sums(worth: Sequence[int], size: int) -> dict[int, int]:
    """In how many cases so many of these cards are worth what together."""
    found: dict[tuple[int, int], int] = {(0, 0): 1}  # by number of cards and sum
    for value, copies in Counter(worth).items():
        more: dict[tuple[int, int], int] = {}
        for (count, total), cases in found.items():
            for number in range(min(copies, size - count) + 1):
                key = (count + number, total + number * value)
                more[key] = more.get(key, 0) + cases * comb(copies, number)
        found = more
    return {total: cases for (count, total), cases in found.items() if count == size}


def shares(cases: Mapping[K, int]) -> tuple[dict[K, int], int]:
    """The cases by what they are, in the smallest whole numbers, and how many they are together; none that is empty."""
    common = gcd(*cases.values())
    found = {key: number // common for key, number in cases.items() if number}
    return found, sum(found.values())


def gathered(cases: Mapping[int, int], key: Callable[[int], K]) -> dict[K, int]:
    """The same cases by something that follows from what they are."""
    found: dict[K, int] = {}
    for one, number in cases.items():
        found[key(one)] = found.get(key(one), 0) + number
    return found
