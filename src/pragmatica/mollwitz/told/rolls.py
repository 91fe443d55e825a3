"""Sums of the engine as odds tell them: each die with its parts, their rules and where they come from."""

from __future__ import annotations

from pragmatica.core.odds import Chance, Odds, Part, Roll
from pragmatica.mollwitz.kept import sums
from pragmatica.mollwitz.kept.charts import ROWS
from pragmatica.mollwitz.kept.codes import DIE
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.kept.sums import Shot, Sum, Trial
from pragmatica.mollwitz.named.events import source_of

PASSED = "passed"
FAILED = "failed"


def parts(s: State, found: Sum) -> list[Part]:
    """The parts of a sum by name."""
    return [
        Part(sums.NAMES[kind], value, sums.RULES[kind], source_of(s.board, sums.SOURCES[kind], source))
        for kind, value, source in zip(found.kinds, found.values, found.sources, strict=True)
    ]


def unit(s: State, one: int) -> str:
    """The name of a unit, to be looked up."""
    return f"unit:{s.army.unit_ids[one]}"


def hex(s: State, one: int) -> str:
    """The name of a hex, to be looked up."""
    return f"hex:{s.ground.names[one]}"


def trial(s: State, id: str, rule: str, who: str, one: Trial) -> Roll:
    """A test of morale: each margin by which it fails has its chance [W-1.6, W-1.10]."""
    passes = one.chance()
    chances = [Chance(passes, DIE, PASSED)] if passes else []
    failed: dict[int, int] = {}
    for die in range(DIE):
        if not one.passes(die):
            failed[one.margin(die)] = failed.get(one.margin(die), 0) + 1
    chances += [Chance(cases, DIE, FAILED, {"margin": margin}) for margin, cases in sorted(failed.items())]
    return Roll(
        id=id,
        rule=rule,
        who=who,
        faces=DIE,
        parts=parts(s, one.modifiers),
        total=one.modifiers.total,
        against=parts(s, one.against),
        limit=one.against.total,
        chances=chances,
    )


def shot(s: State, firer: int, target: int, rule: str, one: Shot, guns: bool) -> Roll:
    """A fire: row and columns of its table, and the chance of each number of points [W-10.7, W-11.4]."""
    chances = [Chance(cases, DIE, "points", {"points": points}) for points, cases in enumerate(one.chances()) if cases]
    return Roll(
        id="fire",
        rule=rule,
        who=unit(s, firer),
        faces=DIE,
        parts=parts(s, one.modifiers),
        total=one.modifiers.total,
        row=ROWS[one.row] if guns else str(one.row),
        lowest=one.lowest,
        cells=one.cells,
        chances=chances,
    )


def single(roll: Roll) -> Odds:
    """What is decided by one die."""
    return Odds(kind="chances", rolls=[roll], results=totals(roll))


def totals(roll: Roll) -> list[Chance]:
    """How a roll ends, margins put together."""
    passed = sum(one.cases for one in roll.chances if one.id == PASSED)
    if roll.limit is None:
        return list(roll.chances)
    ends = [Chance(passed, DIE, PASSED), Chance(DIE - passed, DIE, FAILED)]
    return [one for one in ends if one.cases]
