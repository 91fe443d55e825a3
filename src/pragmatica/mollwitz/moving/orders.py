"""What orders let units and wing commanders do when they move (chapter 3), and the step of an attack (chapter 8)."""

from __future__ import annotations

from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import ATTACK, CAVALRY, HALT, INFANTRY, LINE, MARCH
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import costs


def attack_steps(s: State, unit: int, has_commander: bool = True) -> list[int]:
    """The hexes into which a unit under Attack must advance as its action ends; none where it has not to.

    For infantry and line cavalry in line without an enemy in their front zone, straight ahead; not for units that bear
    REACTION, nor for those for which there is no commander at all. Infantry that a zone has stopped does so only with
    no enemy next to it. Movement points do not matter [W-3.10, W-3.23, W-8.7].
    """
    if s.formation[unit] != LINE or s.order_of(unit) != ATTACK or s.reaction[unit] or not has_commander:
        return []
    place, foe = s.place[unit], 1 - s.army.side[unit]
    if any(s.side_at(hex) == foe for hex in zones.front_hexes(s, unit)):
        return []
    if s.army.arm[unit] == INFANTRY and zones.controllers(s, place, foe) and zones.is_adjacent(s, place, foe):
        return []
    found: list[int] = []
    for relative in s.rules.facing.forward:
        direction = (s.facing[unit] + relative) % 6
        if costs.why_not_step(s, unit, direction) == costs.MAY:
            found.append(s.ground.near[place * 6 + direction])
    return found


def is_bound_to_fight(s: State, unit: int) -> bool:
    """Whether the unit must fight in its own activation: Attack, and an enemy in its front zone who is not routed.

    [W-3.10, W-10.2]
    """
    if s.army.arm[unit] > CAVALRY or s.order_of(unit) != ATTACK:
        return False
    return bool(targets_in_front(s, unit))


def targets_in_front(s: State, unit: int) -> list[int]:
    """The neighbouring hexes of the unit's front zone that hold enemies who are not routed, or batteries [W-10.2]."""
    foe = 1 - s.army.side[unit]
    return [
        hex
        for hex in zones.front_hexes(s, unit)
        if s.side_at(hex) == foe and any(not s.routed(one) for one in s.units_at(hex))
    ]


def commander_may_stay(s: State, leader: int, order: int) -> bool:
    """Whether a wing commander need not move: under Halt he may not; next to an enemy he need not [W-3.8, W-3.9]."""
    return order == HALT or zones.is_adjacent(s, s.leader_at[leader], 1 - s.army.leader_side[leader])


def commander_steps(s: State, leader: int, order: int, towards: int, hexes: list[int]) -> list[int]:
    """Which of the hexes next to him the wing commander may enter under the order.

    None under Halt, all under March, and under Attack only those nearer to the enemy unit that he has named.
    [W-3.8, W-3.9, W-3.10, W-3.11]
    """
    if order == HALT:
        return []
    if order == MARCH:
        return hexes
    goal, here = s.place[towards], s.leader_at[leader]
    return [hex for hex in hexes if s.ground.distance(hex, goal) < s.ground.distance(here, goal)]


def may_melee(s: State, unit: int) -> bool:
    """Whether the order lets the unit attack in melee: Attack, none at all, or out of command.

    [W-3.8, W-3.9, W-3.21]
    """
    return s.uncommanded[unit] != 0 or s.order_of(unit) not in (HALT, MARCH)
