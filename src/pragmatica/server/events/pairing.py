"""Who meets whom in the next round. Pure reckoning: the same event with the same seed is paired alike.

In every form an entry sits at one table a round, or has a bye. What must not be comes before what should not be:
nobody has a second bye while another who could have it has had fewer, nobody meets anybody again while it can be
helped, bots do not keep to themselves, and in a Swiss event those of like score meet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from pragmatica.server.events.meetings import (
    Form,
    Meeting,
    bye_counts,
    lot,
    meeting_counts,
    seat_counts,
    totals,
)

NOBODY: Final = 0  # whom an entry meets that has a bye; entries are counted from 1
MOST_ROUNDS: Final = 63
BYE: Final = 10**12  # what a bye costs for each that the entry has had
AGAIN: Final = 10**9  # what it costs that two meet again
BOTS: Final = 10**8  # that nobody at a table is a person
LOPSIDED: Final = 10**7  # that somebody would sit too often on one side
APART: Final = 1_000  # that two are not level, by the square of the halves between them
UNEVEN: Final = 100  # that somebody sits once more on the same side
LOTS: Final = 90  # by how much lots decide
MOST_UNEVEN: Final = 2  # how much more often somebody may sit on one side of two than on the other


Cost = Callable[[Sequence[int]], int]


@dataclass(frozen=True, slots=True)
class Field:
    """What a round is paired from: all entries, those who still play, and what has been played."""

    form: Form
    size: int  # of a table
    everyone: tuple[int, ...]
    active: frozenset[int]
    meetings: tuple[Meeting, ...]
    round: int  # the one to be paired, counted from 1
    seed: str
    bots: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Round:
    """The tables of a round, and who has a bye; in a round robin of two the order at a table is that of the seats."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...]


def rounds_of(form: Form, size: int, entries: int, wished: int) -> int:
    """How many rounds there are at most: as wished; in a round robin all that it takes, for two as often as wished."""
    if form != "robin":
        return min(wished, MOST_ROUNDS)
    return min((entries - 1 + entries % 2) * wished, MOST_ROUNDS) if size == 2 else MOST_ROUNDS


def is_complete(field: Field) -> bool:
    """Whether everybody of a round robin of groups has met everybody who still plays."""
    if field.form != "robin" or field.size == 2:
        return False
    met = meeting_counts(field.meetings)
    return all(met[pair] for pair in combinations(sorted(field.active), 2))


def pair(field: Field) -> Round:
    """The next round; of no table where fewer still play than a table needs."""
    if len(field.active) < field.size:
        return Round((), ())
    if field.size > 2:
        return _groups(field)
    return _circle(field) if field.form == "robin" else _matched(field)


def _circle(field: Field) -> Round:
    """A round robin of two: all but one go round in a circle, and sides change with every step."""
    ring = sorted(field.everyone, key=lambda one: (lot(field.seed, one), one))
    if len(ring) % 2:
        ring.append(NOBODY)
    fixed, last = ring.pop(), len(ring)
    cycle, turn = divmod(field.round - 1, last)
    pairs = [(ring[turn], fixed) if turn % 2 else (fixed, ring[turn])]
    for step in range(1, last // 2 + 1):
        ahead, behind = ring[(turn + step) % last], ring[(turn - step) % last]
        pairs.append((ahead, behind) if step % 2 else (behind, ahead))
    if cycle % 2:
        pairs = [(second, first) for first, second in pairs]
    tables = [pair for pair in pairs if field.active.issuperset(pair)]
    seated = {one for table in tables for one in table}
    return Round(tuple(tables), tuple(sorted(field.active - seated)))


def _matched(field: Field) -> Round:
    """Pairs of least cost in all, one with nobody where they are odd."""
    from networkx import Graph, max_weight_matching  # which takes a while to load

    entries = sorted(field.active)
    score = totals(field.meetings) if field.form == "swiss" else Counter[int]()
    met, byes, seats = meeting_counts(field.meetings), bye_counts(field.meetings), seat_counts(field.meetings)
    lean = {one: seats[one, 0] - seats[one, 1] for one in entries}
    graph: Graph[int] = Graph()
    for one, other in combinations(entries, 2):
        cost = AGAIN * met[one, other] ** 2 + APART * (score[one] - score[other]) ** 2
        cost += BOTS * field.bots.issuperset((one, other))
        cost += _side_cost(lean[one], lean[other]) + lot(field.seed, field.round, one, other) % LOTS
        graph.add_edge(one, other, weight=-cost)
    for one in entries if len(entries) % 2 else ():
        cost = BYE * byes[one] + APART * score[one] ** 2 + lot(field.seed, field.round, one) % LOTS
        graph.add_edge(NOBODY, one, weight=-cost)
    pairs = sorted(tuple(sorted(found)) for found in max_weight_matching(graph, maxcardinality=True))
    return Round(
        tuple((one, other) for one, other in pairs if one != NOBODY),
        tuple(other for one, other in pairs if one == NOBODY),
    )


def _side_cost(one: int, other: int) -> int:
    """What two cost who have leaned so far to one side, seated as well as can be."""
    uneven = min(max(abs(one + 1), abs(other - 1)), max(abs(one - 1), abs(other + 1)))
    return LOPSIDED * max(0, uneven - MOST_UNEVEN) + UNEVEN * uneven


def _groups(field: Field) -> Round:
    """Groups of like score, in which entries change places as long as that makes the round better."""
    score = totals(field.meetings) if field.form == "swiss" else Counter[int]()
    met, had = meeting_counts(field.meetings), bye_counts(field.meetings)
    drawn = {one: lot(field.seed, field.round, one) for one in field.active}
    waiting = sorted(field.active, key=lambda one: (had[one], score[one], drawn[one], one))
    byes = waiting[: len(waiting) % field.size]
    ranked = sorted(field.active.difference(byes), key=lambda one: (-score[one], drawn[one], one))
    tables = [ranked[place : place + field.size] for place in range(0, len(ranked), field.size)]

    def cost(table: Sequence[int]) -> int:
        return BOTS * field.bots.issuperset(table) + sum(
            AGAIN * met[min(pair), max(pair)] ** 2 + APART * (score[pair[0]] - score[pair[1]]) ** 2
            for pair in combinations(table, 2)
        )

    while _better(tables, cost):
        pass
    return Round(tuple(tuple(sorted(table)) for table in tables), tuple(sorted(byes)))


def _better(tables: list[list[int]], cost: Cost) -> bool:
    """Let two entries change places wherever that costs less; whether any did."""
    changed = False
    costs = [cost(table) for table in tables]
    for first, second in combinations(range(len(tables)), 2):
        one, other = tables[first], tables[second]
        for mine in range(len(one)):
            for yours in range(len(other)):
                one[mine], other[yours] = other[yours], one[mine]
                now = cost(one), cost(other)
                if sum(now) < costs[first] + costs[second]:
                    costs[first], costs[second] = now
                    changed = True
                else:
                    one[mine], other[yours] = other[yours], one[mine]
    return changed
