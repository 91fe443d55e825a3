"""What a seat may know, field by field. Only this, events and actions ever leave a match of Mollwitz.

Everybody sees the field, markers, orders and dice; chits that lie face down and the dice thrown for them are known to
their side alone, and instructions to the player who gave them [W-1.12].
"""

from __future__ import annotations

from typing import Any, Final, cast

from pragmatica.core.game import Setup
from pragmatica.mollwitz.command import orders
from pragmatica.mollwitz.forms.observation import (
    InstructionView,
    LetterView,
    ObjectiveView,
    Observation,
    PairView,
    SideView,
    WingView,
)
from pragmatica.mollwitz.forms.terms import CHIT, ORDER, SIDE
from pragmatica.mollwitz.kept.codes import (
    CHOSEN,
    NO_LEADER,
    NO_ORDER,
    NO_WING,
    NOBODY,
    READY,
)
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import formations
from pragmatica.mollwitz.named import troops
from pragmatica.mollwitz.points import victory
from pragmatica.mollwitz.secret import sights
from pragmatica.mollwitz.told import instructing
from pragmatica.mollwitz.turn.pairs import ChooseChit, Pair

__all__ = ["Observation", "observe"]

LAST_STEP: Final = 8  # the end of an activation belongs to it [W-2.10]


def observe(setup: Setup, s: State, seat: int | None, unveiled: bool = False) -> Observation:
    """All that the seat, or a spectator (None), may know now; `unveiled`: every secret besides."""
    army = s.army
    own = [unveiled or side == seat for side in range(NOBODY)]
    return Observation(
        game="mollwitz",
        scenario=setup.scenario,
        players=setup.players,
        options=dict(setup.options),
        seat=None if seat is None else setup.seats[seat],
        turn=s.turn,
        turns=s.rules.lineup.turns,
        time=s.rules.lineup.times[min(max(s.turn, 1), s.rules.lineup.turns)],
        over=s.over(),
        active=None if s.active == NOBODY else SIDE[s.active],
        group=None if s.group == NO_WING else army.wing_ids[s.group],
        step=min(sights.step(s), LAST_STEP) or None,
        pair=_pair(s, own),
        units=troops.units(s),
        charging=_charging(s),
        leaders=troops.leaders(s),
        wings=[_wing(s, wing, own[army.wing_side[wing]]) for wing in range(len(army.wing_ids)) if _plays(s, wing)],
        letters=[
            LetterView(turn=turn, leader=army.leader_ids[leader], wing=army.wing_ids[wing], order=ORDER[order])
            for turn, leader, wing, order in s.letters
        ],
        sides=[_side(s, side) for side in range(NOBODY)],
        objectives=_objectives(s),
        instructions=[one for side in range(NOBODY) if own[side] for one in _instructions(s, side)]
        if any(own)
        else None,
    )


def _pair(s: State, own: list[bool]) -> PairView | None:
    """The pair of chits, of which some lie face down [W-1.12]."""
    frame = sights.pair(s)
    if frame is None:
        return None
    sides = sights.chosen(frame)
    known = [side for side in sides if sights.sees_chit(frame, own, side)]
    chits = frame.chosen if isinstance(frame, ChooseChit) else frame.wings
    return PairView(
        chosen=[SIDE[side] for side in sides],
        chits={SIDE[side]: s.army.wing_ids[chits[side]] for side in known},
        dice={SIDE[side]: frame.dice[side] for side in sides if sights.sees_die(s, frame, own, side)}
        if isinstance(frame, Pair)
        else {},
        totals={SIDE[side]: frame.totals[side] for side in sides} if isinstance(frame, Pair) else {},
        first=SIDE[frame.first] if isinstance(frame, Pair) and frame.first != NOBODY else None,
    )


# -- units ------------------------------------------------------------------------------------------------------------


def _charging(s: State) -> dict[str, str]:
    """The hexes that units are about to counter-charge [W-6.19]."""
    off, names = s.ground.off, s.ground.names
    return {s.army.unit_ids[unit]: names[hex] for unit, hex in enumerate(s.charging) if hex != off}


# -- command ----------------------------------------------------------------------------------------------------------


def _plays(s: State, wing: int) -> bool:
    return any(s.rules.lineup.takes_part[unit] for unit in s.army.units_in[wing])


def _wing(s: State, wing: int, own: bool) -> WingView:
    army, order, commander = s.army, s.order[wing], s.commander[wing]
    independence = orders.independence(s, wing) if army.ordered[wing] else -1
    chit = s.chit[wing]
    if chit == CHOSEN and not own:
        chit = READY
    return WingView(
        id=army.wing_ids[wing],
        side=SIDE[army.wing_side[wing]],
        order=None if order == NO_ORDER else ORDER[order],
        commander=None if commander == NO_LEADER else army.leader_ids[commander],
        initiative=orders.initiative(s, wing),
        independence=None if independence < 0 else independence,
        chit=CHIT[chit],
    )


# -- points -----------------------------------------------------------------------------------------------------------


def _side(s: State, side: int) -> SideView:
    return SideView(
        side=SIDE[side],
        lost=victory.elimination_points(s, side),
        breaks=s.rules.lineup.breaks[side],
        to_break=victory.to_break(s, side),
        score=victory.score(s, side),
        objectives=victory.objective_points(s, side),
        bonus=victory.bonus_points(s, side),
        losses=troops.losses(s, side),
        squares_left=formations.squares_left(s, side),
    )


def _objectives(s: State) -> list[ObjectiveView]:
    lineup, found = s.rules.lineup, list[ObjectiveView]()
    for number, hexes in enumerate(lineup.objective_hexes):
        holders = [s.holder[lineup.goals.index(hex)] for hex in hexes]
        need = lineup.objective_need[number]
        found.append(
            ObjectiveView(
                id=lineup.objective_ids[number],
                points=lineup.objective_points[number],
                need=need,
                holders={s.ground.names[hex]: SIDE[side] for hex, side in zip(hexes, holders, strict=True)},
                scores=next((SIDE[side] for side in range(NOBODY) if holders.count(side) >= need), None),
            )
        )
    return found


# -- what is one's own ------------------------------------------------------------------------------------------------


def _instructions(s: State, seat: int) -> list[InstructionView]:
    """The instructions of one's own units; they are nobody else's business."""
    return [InstructionView(**cast("Any", one)) for one in instructing.given(s, seat)]
