"""How leaders are lost, who takes their place, and how they come back (chapter 12)."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import (
    BRIGADIER,
    CAVALRY,
    CHIEF,
    HUSSAR,
    INFANTRY,
    NO_LEADER,
    NO_WING,
    WING_COMMANDER,
)
from pragmatica.mollwitz.kept.lineup import WING_DIRECT
from pragmatica.mollwitz.kept.state import GONE_FOR_GOOD, State
from pragmatica.mollwitz.leaders import support

NO_ENEMY: Final = 0
MOVES: Final = 1  # to the nearest unit under him [W-12.5]
ROLLS: Final = 2  # hussars: he may be taken [W-12.6]


def is_lost(s: State, die: int, to_hussars: bool = False) -> bool:
    """Whether the die of the loss roll takes the leader [W-12.3, W-12.6]."""
    return die in (s.charts.lost_to_hussars_on if to_hussars else s.charts.lost_on)


def lose(s: State, leader: int) -> None:
    """Put a lost leader on the turn track, one box on [W-12.4]."""
    hex = s.leader_at[leader]
    s.leader_at[leader] = s.ground.off
    s.leader_back[leader] = s.turn + 1
    if s.log is not None:
        s.log.append((log.LEADER_LOST, leader, hex, s.turn + 1))
    _orphan(s, leader)


def leave_for_good(s: State, leader: int) -> None:
    """Take a leader off the field at no cost in points, as Frederick left it [W-S.3, W-S.4]."""
    s.leader_at[leader] = s.ground.off
    s.leader_back[leader] = GONE_FOR_GOOD
    if s.log is not None:
        s.log.append((log.LEADER_LEFT, leader))
    _orphan(s, leader)


def _orphan(s: State, leader: int) -> None:
    for wing, commander in enumerate(s.commander):
        if commander == leader:
            s.commander[wing] = NO_LEADER
    for brigade, brigadier in enumerate(s.led_by):
        if brigadier == leader:
            s.led_by[brigade] = NO_LEADER


def substitutes(s: State, wing: int) -> list[int]:
    """The brigade commanders who may take over a wing whose commander is lost; the owner chooses.

    None in the Prussian cavalry wings, nor where there never was a commander [W-12.8, W-12.9].
    """
    army = s.army
    if s.commander[wing] != NO_LEADER or army.commander[wing] == NO_LEADER:
        return []
    if s.rules.lineup.holds(WING_DIRECT) and _is_direct(s, wing):
        return []
    return [
        leader
        for leader in army.leaders_of[army.wing_side[wing]]
        if army.rank[leader] == BRIGADIER and army.leader_wing[leader] == wing and s.leads(leader)
    ]


def _is_direct(s: State, wing: int) -> bool:
    """Whether the wing's commander leads its one brigade himself [W-S.3]."""
    commander = s.army.commander[wing]
    return any(
        s.army.brigade_wing[brigade] == wing and leader == commander for brigade, leader in enumerate(s.army.brigadier)
    )


def take_over_wing(s: State, leader: int, wing: int) -> None:
    """A brigade commander leads the wing as well: initiative and independence 0, its order stands [W-12.8]."""
    s.commander[wing] = leader
    if s.log is not None:
        s.log.append((log.COMMAND_TAKEN, leader, wing))


def neighbours(s: State, brigade: int) -> list[int]:
    """Who may also lead a brigade that has lost its commander: the nearest of the same wing; the owner breaks ties.

    How near is told by the closest units of the two brigades [W-12.10].
    """
    army = s.army
    if s.led_by[brigade] != NO_LEADER or army.brigadier[brigade] == NO_LEADER:
        return []
    if army.rank[army.brigadier[brigade]] != BRIGADIER:
        return []
    found: list[tuple[int, int]] = []
    for other, leader in enumerate(s.led_by):
        if other == brigade or army.brigade_wing[other] != army.brigade_wing[brigade] or not s.leads(leader):
            continue
        distance = _between(s, brigade, s.leader_at[leader])
        if distance >= 0:
            found.append((distance, leader))
    nearest = min([distance for distance, _ in found], default=0)
    return sorted({leader for distance, leader in found if distance == nearest})


def _between(s: State, brigade: int, hex: int) -> int:
    """How far the nearest unit of the brigade is from the hex; -1 if it has none."""
    distances = [s.ground.distance(s.place[unit], hex) for unit in s.army.brigade_units[brigade] if s.on_field(unit)]
    return min(distances, default=-1)


def lead_as_well(s: State, leader: int, brigade: int) -> None:
    """A commander leads the orphaned brigade beside his own [W-12.10]."""
    s.led_by[brigade] = leader


# -- alone near the enemy ---------------------------------------------------------------------------------------------


def danger(s: State, leader: int, enemies: list[int]) -> int:
    """What enemies who come next to a leader alone in his hex make him do [W-12.5, W-12.6].

    Routed ones do nothing. Infantry and line cavalry make him move; only hussars let him be taken.
    """
    if not support.is_alone(s, leader):
        return NO_ENEMY
    found = NO_ENEMY
    for enemy in enemies:
        if s.routed(enemy):
            continue
        if s.army.arm[enemy] in (INFANTRY, CAVALRY):
            found = max(found, MOVES)
        elif s.army.arm[enemy] == HUSSAR:
            found = ROLLS
    return found


def under_him(s: State, leader: int) -> list[int]:
    """The units under a leader: of his brigade, his wing, or, of a chief, of his army [W-12.5, W-12.12]."""
    army = s.army
    side, rank = army.leader_side[leader], army.rank[leader]
    found: list[int] = []
    for unit in army.units_of[side]:
        if not s.on_field(unit):
            continue
        wing, brigade = army.wing[unit], army.brigade[unit]
        if (
            rank == CHIEF
            or (rank == WING_COMMANDER and wing == army.leader_wing[leader])
            or s.commander[wing] == leader
            or (brigade in army.deputy_for[leader] if army.deputy_for[leader] else False)
            or (rank == BRIGADIER and (brigade == army.leader_brigade[leader] or s.led_by[brigade] == leader))
        ):
            found.append(unit)
    return found


def due_back(s: State) -> list[int]:
    """The leaders whose marker lies on the box of this turn: they return as it ends [W-2.13, W-12.12]."""
    return [leader for leader, turn in enumerate(s.leader_back) if turn == s.turn != 0]


def come_back(s: State, leader: int, hex: int) -> None:
    """Put the leader with a unit under him; his wing, or his brigade, is his again, its order as it is.

    [W-12.8, W-12.11, W-12.12]
    """
    army = s.army
    s.leader_back[leader] = 0
    s.leader_at[leader] = hex
    if army.leader_wing[leader] != NO_WING and army.commander[army.leader_wing[leader]] == leader:
        s.commander[army.leader_wing[leader]] = leader
    for brigade, brigadier in enumerate(army.brigadier):
        if brigadier == leader:
            s.led_by[brigade] = leader
    if s.log is not None:
        s.log.append((log.LEADER_RETURNED, leader, hex))
