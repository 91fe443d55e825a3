"""Odds of cards that are drawn from a pile whose cards nobody has seen: exact, from what is public and one's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from pragmatica.core.errors import Value
from pragmatica.core.game import RawEvent
from pragmatica.core.odds import Chance, Odds, Roll
from pragmatica.core.state import S

CARD: Final = "card"
TWINS: Final = 4  # in which an answer is tried


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
