"""Chapter 10, the two sides of a battle: who belongs to them, and how strong they are."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.kept.board import GENERAL_BIT, GENERALS, HOME_GROUND, NO_GENERAL, NOBODY, PAIR
from pragmatica.ancien_regime.kept.state import VOID, State, kind_of, pile_of

ATTACK: Final = 0
DEFENCE: Final = 1

FORTIFIED: Final = 4  # strength of a garrison with a fortress


def strength(s: State, power: int, land: int) -> int:
    """Strength of the power's pieces in the territory: 1 for each general, unit and garrison [A-10.3, A-5.12]."""
    general = s.general_in(power, land)
    result = 0 if general == NO_GENERAL else 1 + s.units[general]
    if s.garrison[land] == power:
        result += FORTIFIED if s.fortress[land] else 1
    return result


def attack_strength(s: State, attacker: int) -> int:
    """Strength of the attacking side: the one general who entered, with his units [A-10.2, A-10.3]."""
    return 1 + s.units[attacker]


def defence_strength(s: State, attacker: int) -> int:
    """Strength of the defending side: all others in the territory, as one [A-10.2, A-10.3]."""
    return strength_against(s, s.board.general_power[attacker], s.place[attacker])


def strength_against(s: State, own: int, land: int) -> int:
    """Strength that the power meets in the territory [A-10.2, A-10.3]."""
    total = 0
    for power in defenders_of(s, own, land):
        total += strength(s, power, land)
    return total


def defenders(s: State, attacker: int) -> list[int]:
    """The powers with a general or garrison where the battle is, but for the attacker's; one bloc [A-10.2, A-1.11]."""
    return defenders_of(s, s.board.general_power[attacker], s.place[attacker])


def defenders_of(s: State, own: int, land: int) -> list[int]:
    """Those who would be the defenders if a general of the power entered the territory."""
    there = s.present[land]
    return [power for power in range(NOBODY) if power != own and (there >> power & 1 or s.garrison[land] == power)]


def defending_generals(s: State, attacker: int) -> list[int]:
    """The generals in the territory but the attacker, in the Order of Powers [A-10.2]."""
    return [general for general in s.generals_in(s.place[attacker]) if general != attacker]


def members(mask: int) -> list[int]:
    """The generals of a set, in the Order of Powers."""
    return [general for general in range(GENERALS) if mask & GENERAL_BIT[general]]


def room(s: State, general: int) -> int:
    """Cards that the general may yet be given: as many as he has units, less those in his pile [A-10.20, A-10.12]."""
    left = s.units[general]
    for card in s.played:
        if pile_of(card) == general:
            left -= 1
    return left


def count_played(s: State, power: int) -> int:
    """Cards that the power has played in this battle."""
    found = 0
    for card in s.played:
        if s.board.general_power[pile_of(card)] == power:
            found += 1
    return found


def pile_score(s: State, general: int, land: int) -> int:
    """What the cards of the general's pile are worth.

    A card for home ground counts 1 more if its own power controls the territory, an ally's control does nothing
    [A-10.30]; each complete pair in one pile counts 1 more [A-10.32].
    """
    board = s.board
    total = pairs = 0
    for card in s.played:
        if pile_of(card) == general and not card & VOID:
            kind = kind_of(card)
            total += board.card_value[kind]
            if board.card_ability[kind] == HOME_GROUND:
                if s.control[land] == board.general_power[general]:
                    total += 1
            elif board.card_ability[kind] == PAIR:
                pairs += 1
    return total + pairs // 2
