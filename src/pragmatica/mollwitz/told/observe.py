"""What a seat may know, field by field. Only this, events and actions ever leave a match of Mollwitz.

Everybody sees the field, markers, orders and dice; chits that lie face down and the dice thrown for them are known to
their side alone, and instructions to the player who gave them [W-1.12].
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from pragmatica.core.game import Setup
from pragmatica.mollwitz.combat import shooting
from pragmatica.mollwitz.command import orders, ranges
from pragmatica.mollwitz.forms.observation import (
    InstructionView,
    LeaderView,
    LetterView,
    LossView,
    ObjectiveView,
    Observation,
    PairView,
    SideView,
    UnitView,
    WingView,
)
from pragmatica.mollwitz.forms.terms import ARM, CHIT, FORMATION, MARKER, ORDER, RANK, SIDE, STRUCK, Command, Mark
from pragmatica.mollwitz.kept.codes import (
    BRIGADIER,
    CHOSEN,
    NO_LEADER,
    NO_ORDER,
    NO_WING,
    NO_ZONE,
    NOBODY,
    READY,
)
from pragmatica.mollwitz.kept.state import GONE_FOR_GOOD, State
from pragmatica.mollwitz.morale import trials
from pragmatica.mollwitz.moving import costs, formations, stacks
from pragmatica.mollwitz.points import victory
from pragmatica.mollwitz.reacting import windows
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
        units=_units(s),
        charging=_charging(s),
        leaders=_leaders(s),
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


def _units(s: State) -> list[UnitView]:
    commanded = _commanded(s)
    depth: dict[int, int] = {}
    for hex in set(s.place):
        if hex != s.ground.off:
            for number, unit in enumerate(s.units_at(hex)):
                depth[unit] = number
    return [
        _unit(s, unit, depth.get(unit, 0), unit in commanded)
        for unit, takes_part in enumerate(s.rules.lineup.takes_part)
        if takes_part
    ]


def _commanded(s: State) -> set[int]:
    """The units that somebody has in command [W-3.19]."""
    army = s.army
    found: set[int] = set()
    for brigade, wing in enumerate(army.brigade_wing):
        if army.ordered[wing] and any(s.on_field(unit) for unit in army.brigade_units[brigade]):
            found |= ranges.commanded(s, brigade)
    return found


def _command(s: State, unit: int, commanded: bool) -> Command:
    if not s.on_field(unit) or s.routed(unit) or not s.army.ordered[s.army.wing[unit]]:
        return "free"
    if commanded:
        return "in"
    return "out" if ranges.has_commander(s, unit) else "leaderless"


def _unit(s: State, unit: int, depth: int, commanded: bool) -> UnitView:
    army, there = s.army, s.on_field(unit)
    order = s.order_of(unit)
    return UnitView(
        id=army.unit_ids[unit],
        side=SIDE[army.side[unit]],
        hex=s.ground.names[s.place[unit]] if there else None,
        depth=depth,
        facing=s.facing[unit] if there and stacks.is_faced(s, unit) else None,
        formation=FORMATION[s.formation[unit]],
        morale=s.morale[unit],
        base=s.base(unit),
        tested=trials.effective(s, [unit]).total,
        order=None if order == NO_ORDER else ORDER[order],
        command=_command(s, unit, commanded),
        points=costs.points(s, unit) if there else 0,
        spent=s.spent[unit],
        lost=s.lost[unit],
        shots_left=_shots_left(s, unit) if there else 0,
        marks=_marks(s, unit),
    )


def _marks(s: State, unit: int) -> list[Mark]:
    """What is so of the unit."""
    found: list[Mark] = [name for name, told in _TOLD if told(s, unit)]
    if s.struck[unit]:
        found.append(STRUCK[s.struck[unit] - 1])
    marker = MARKER[s.rally[unit]]
    if marker != "none":
        found.append(marker)
    return found


_TOLD: Final[tuple[tuple[Mark, Callable[[State, int], bool]], ...]] = (
    ("eliminated", lambda s, unit: s.eliminated[unit] == 1),
    ("weakened", lambda s, unit: s.weak[unit] == 1),
    ("marked", lambda s, unit: s.uncommanded[unit] == 1),
    ("acted", lambda s, unit: s.acted[unit] == 1),
    ("fired", shooting.has_fired),
    ("reaction", lambda s, unit: s.reaction[unit] == 1),
    ("still", lambda s, unit: not windows.may_react(s, unit)),
    ("attacked", lambda s, unit: s.attacked[unit] == 1),
)


def _charging(s: State) -> dict[str, str]:
    """The hexes that units are about to counter-charge [W-6.19]."""
    off, names = s.ground.off, s.ground.names
    return {s.army.unit_ids[unit]: names[hex] for unit, hex in enumerate(s.charging) if hex != off}


def _shots_left(s: State, unit: int) -> int:
    row = s.formation[unit] * 6
    zones = {zone for zone in s.rules.facing.fire_zone[row : row + 6] if zone != NO_ZONE}
    return len([zone for zone in zones if shooting.has_shot(s, unit, zone)])


# -- command ----------------------------------------------------------------------------------------------------------


def _leaders(s: State) -> list[LeaderView]:
    inside = {s.led_by[brigade] for brigade in range(len(s.led_by)) if ranges.brigadier_commanded(s, brigade)}
    return [
        _leader(s, leader, s.army.rank[leader] != BRIGADIER or leader in inside)
        for leader, takes_part in enumerate(s.rules.lineup.leads)
        if takes_part
    ]


def _leader(s: State, leader: int, commanded: bool) -> LeaderView:
    army, back = s.army, s.leader_back[leader]
    return LeaderView(
        id=army.leader_ids[leader],
        side=SIDE[army.leader_side[leader]],
        rank=RANK[army.rank[leader]],
        hex=s.ground.names[s.leader_at[leader]] if s.leads(leader) else None,
        range=army.range[leader],
        bonus=army.bonus[leader],
        independence=None if army.independence[leader] < 0 else army.independence[leader],
        commands=[army.wing_ids[wing] for wing, one in enumerate(s.commander) if one == leader],
        brigades=[army.brigade_ids[brigade] for brigade, one in enumerate(s.led_by) if one == leader],
        commanded=commanded,
        points=army.leader_points[leader],
        spent=s.leader_spent[leader],
        returns=back if back not in (0, GONE_FOR_GOOD) else None,
        gone=back == GONE_FOR_GOOD,
        couriers=s.couriers[leader],
        couriers_here=s.couriers_here[leader],
        couriers_next=s.couriers_next[leader],
    )


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
        losses=_losses(s, side),
        squares_left=formations.squares_left(s, side),
    )


def _losses(s: State, side: int) -> list[LossView]:
    found: list[LossView] = []
    for arm, name in enumerate(ARM):
        units = [one for one in s.army.units_of[side] if s.army.arm[one] == arm and s.rules.lineup.takes_part[one]]
        there = [one for one in units if s.on_field(one)]
        if units:
            found.append(
                LossView(
                    arm=name,
                    units=len(units),
                    eliminated=sum(s.eliminated[one] for one in units),
                    routed=len([one for one in there if s.routed(one)]),
                    weakened=sum(s.weak[one] for one in there),
                )
            )
    return found


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
