"""Matches that begin at written positions, played through the surface as a caller plays them."""

from __future__ import annotations

from typing import Any

import pragmatica
from pragmatica import Event, Match
from pragmatica.mollwitz.forms.observation import UnitView
from tests.mollwitz.replays.scenes import acting, moves
from tests.replays.matches import POSITION

Units = dict[str, dict[str, Any]]
COMMAND = {
    "P_L_SCHWE": {"at": "2030"}, "P_L_JEETZ": {"at": "2029"}, "P_L_SCHUL": {"at": "2029"},
    "A_L_NEIPP": {"at": "2001"}, "A_L_ROEME": {"at": "2002"}, "A_L_LANTH": {"at": "2002"},
    "A_L_GOELD": {"at": "2002"}, "A_L_BROWN": {"at": "2002"},
}  # fmt: skip
NEAR = {name: COMMAND[name] for name in ("P_L_SCHWE", "P_L_JEETZ", "A_L_NEIPP", "A_L_LANTH", "A_L_GOELD")}
SQUADRONS: Units = {"A_HOHE_1": {"at": "2019", "facing": 3, "on": "A_HOHE_2"}, "A_HOHE_2": {"at": "2019", "facing": 3}}


def begun(position: dict[str, Any], *dice: int) -> Match:
    """The match of a position, with these dice to come."""
    match = pragmatica.from_position(POSITION | position, seed=1)
    match.state.script([*dice])
    return match


def picked(side: str, wing: str, units: Units, unit: str, *dice: int, orders: dict[str, str] | None = None) -> Match:
    """A unit begins its action."""
    asked = moves(units[unit]["at"], unit)
    return begun(acting(side, wing, units, asked, orders=orders or {}, leaders=COMMAND), *dice)


def fought(side: str, wing: str, units: Units, *dice: int, orders: dict[str, str] | None = None) -> Match:
    """All have acted, and the combat begins."""
    match = begun(acting(side, wing, units, [], orders=orders or {}, leaders=NEAR), *dice)
    match.apply(side, "end")
    return match


def say(match: Match, *answers: str) -> list[Event]:
    """Give these answers, each for whom it is asked; what happens."""
    return [event for answer in answers for event in match.apply(next(iter(match.pending)), answer)]


def offered(match: Match) -> list[str]:
    """The ids of what is offered to who is asked."""
    return [action.id for seat in match.pending for action in match.legal(seat)]


def asked(match: Match) -> str:
    """The kind of question, and of whom."""
    return " ".join(f"{question.kind} {seat}" for seat, question in match.pending.items())


def unit(match: Match, name: str) -> UnitView:
    """A unit as everybody sees it."""
    return next(one for one in match.observe(None).units if one.id == name)


def story_of(match: Match) -> list[str]:
    """The kinds of all events of the match."""
    past = match.at(0)
    return [event.kind for record in match.records for event in past.repeat(record)]


def kinds(events: list[Event]) -> list[str]:
    """The kinds of events."""
    return [event.kind for event in events]


def steps(match: Match) -> set[str]:
    """The hexes into which the unit may step."""
    return {one.removeprefix("step-") for one in offered(match) if one.startswith("step-")}
