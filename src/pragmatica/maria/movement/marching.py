"""Chapter 10.1, where a piece may go: why it may not be picked, or not enter a city, however it gets there."""

from __future__ import annotations

from typing import Final

from pragmatica.maria.diplomacy import neutrality
from pragmatica.maria.forces import stacks
from pragmatica.maria.kept.board import GENERALS, NO_CITY, NO_PIECE
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import conquest, trains

# Codes of what is picked; a piece alone is its own number
STACK: Final = 32  # + supreme commander: the whole stack [M-10.9]
REPLACE: Final = 64  # + train: placed anew [M-10.30]

GENERAL_STEPS: Final = 3  # [M-10.2]
TRAIN_STEPS: Final = 2
FORCED_STEPS: Final = 8  # [M-10.11]

# Why a city may not be the next step
NO_ROAD: Final = 1  # no road leads there [M-10.1]
SPENT: Final = 2  # the allowance is used up, with the step for main roads [M-10.2]
FORCED_SPENT: Final = 3  # a forced march has 8 steps [M-10.11]
FORCED_ROAD: Final = 4  # a forced march keeps to main roads [M-10.11]
FORCED_BEFORE: Final = 5  # an earlier city of this move is not lawful for a forced march [M-10.11]
FORCED_FORTRESS: Final = 6  # a forced march enters no enemy fortress [M-10.11]
FORCED_ENEMY: Final = 7  # a forced march enters no city that holds or is adjacent to an enemy piece [M-10.11]
ENEMY_GENERAL: Final = 8  # [M-10.4]
FRIENDLY_TRAIN: Final = 9  # [M-10.4]
TRAIN_STOPS: Final = 10  # a train enters no city that holds a piece [M-10.6]
STACK_STOPS: Final = 11  # a stack joins nobody [M-10.5]
THREE: Final = 12  # two generals stand there already [M-6.1]
STRANGERS: Final = 13  # a general with whom he may not stack [M-6.1, M-10.4]
REFUSED: Final = 14  # the other player has refused this stack in this phase [M-Q.4]
NEUTRAL_GROUND: Final = 15  # a neutral power's home country, or outside one's own while neutral [M-10.15, M-19.41]
BORDER: Final = 16  # between the maps only French and Austrian pieces go, no stack with others [M-10.7]

# Why a piece or stack may not be picked
NOT_ACTIVE: Final = 21  # its power does not act in this stage [M-5.3, M-10.1]
NOT_ON_MAP: Final = 22  # [M-3.13, M-10.1]
ALREADY_MOVED: Final = 23  # it has moved in this phase, or was joined [M-10.1, M-10.5]
NO_STACK: Final = 24  # no stack under this general [M-10.9]
PARTNER_MOVED: Final = 25  # the other general has moved [M-10.9]
PARTNER_NOT_ACTIVE: Final = 26  # the other general's power does not act in this stage [M-10.10]
NO_STEP: Final = 27  # no city around may be entered [M-10.4]


# -- entering a city --------------------------------------------------------------------------------------------------


def entry_refusal(s: State, piece: int, stacked: bool, city: int, refused: tuple[int, ...]) -> int:
    """Why the piece, or the stack under it, may not enter the city, how it gets there left aside; 0 if it may.

    Nobody passes over pieces [M-10.4]. A general may join a single one with whom he may stack [M-10.5], and generals
    may enter the city of an enemy train [M-10.6]. `refused` lists stacks that the other player does not want.
    """
    other = s.piece_at[city]
    if other == NO_PIECE:
        return 0
    if piece >= GENERALS:
        return TRAIN_STOPS
    power = s.board.piece_power
    hostile = s.relations.enemies[power[piece]][power[other]]
    if other >= GENERALS:
        return 0 if hostile else FRIENDLY_TRAIN
    if hostile:
        return ENEMY_GENERAL
    if stacked:
        return STACK_STOPS
    reason = stacks.join_refusal(s, piece, other)
    if reason:
        return THREE if reason == stacks.THREE else STRANGERS
    return REFUSED if stacks.request(piece, other, city) in refused else 0


def forced_refusal(s: State, power: int, city: int) -> int:
    """Why a forced march of the power may not enter the city; 0 if it may, as far as enemies matter [M-10.11]."""
    if conquest.enemy_fortress(s, power, city):
        return FORCED_FORTRESS
    piece_at = s.piece_at
    piece_power = s.board.piece_power
    hostile = s.relations.enemies[power]
    if piece_at[city] != NO_PIECE and hostile[piece_power[piece_at[city]]]:
        return FORCED_ENEMY
    for neighbour in s.board.neighbours[city]:
        piece = piece_at[neighbour]
        if piece != NO_PIECE and hostile[piece_power[piece]]:
            return FORCED_ENEMY
    return 0


# -- picking a piece --------------------------------------------------------------------------------------------------


def pick_refusal(s: State, code: int, refused: tuple[int, ...] = ()) -> int:
    """Why a piece or stack (the code as in PickPiece, not END or REPLACE) may not move now; 0 if it may [M-10.1]."""
    piece = code if code < STACK else code - STACK
    if s.board.piece_power[piece] not in s.active:
        return NOT_ACTIVE
    return _turn_refusal(s, piece, code >= STACK, refused)


def _turn_refusal(s: State, piece: int, stacked: bool, refused: tuple[int, ...]) -> int:
    """The part of `pick_refusal` for a piece of an active power."""
    if s.place[piece] >= NO_CITY:
        return NOT_ON_MAP
    if s.moved[piece]:
        return ALREADY_MOVED
    if stacked:
        other = s.partner[piece]
        if other == NO_PIECE or not s.on_top[piece]:
            return NO_STACK
        if s.moved[other]:
            return PARTNER_MOVED
        if s.board.piece_power[other] not in s.active:
            return PARTNER_NOT_ACTIVE
    return _around(s, piece, stacked, refused)


def _around(s: State, piece: int, stacked: bool, refused: tuple[int, ...]) -> int:
    """The part that is about the cities around it: 0 if one of them may be entered."""
    cities = s.board.roads_for[piece][s.place[piece]]
    if stacked or s.lands.closed:
        cities = open_roads(s, piece, stacked)
    piece_at = s.piece_at
    for city in cities:
        if piece_at[city] == NO_PIECE or entry_refusal(s, piece, stacked, city, refused) == 0:
            return 0
    return NO_STEP


def open_roads(s: State, piece: int, stacked: bool) -> list[int]:
    """Cities to which a road leads the piece, or its stack, and that no neutrality closes [M-10.7, M-10.15].

    For a piece alone, while nobody is neutral, these are `board.roads_for`, which is looked up first: it is frequent.
    """
    roads = stacks.roads(s, piece) if stacked else s.board.roads_for[piece]
    cities = roads[s.place[piece]]
    if s.lands.closed:
        return [city for city in cities if not neutrality.shuts(s, piece, stacked, city)]
    return cities


def anything_left(s: State, powers: list[int], refused: tuple[int, ...]) -> bool:
    """Whether these powers have a move, or a train that might be placed anew for all that is public.

    That leaves aside what a hand is worth.
    """
    board = s.board
    place = s.place
    moved = s.moved
    for power in powers:
        for general in board.generals_of[power]:
            if place[general] >= NO_CITY or moved[general]:
                continue
            if _around(s, general, False, refused) == 0:
                return True
            if s.partner[general] != NO_PIECE and _turn_refusal(s, general, True, refused) == 0:
                return True
        for train in board.trains_of[power]:
            if place[train] > NO_CITY or moved[train]:
                continue
            if place[train] != NO_CITY and _around(s, train, False, refused) == 0:
                return True
            if s.hands[power]:
                reason = trains.placing_refusal(s, train, power)
                if reason == 0 or reason == trains.CANNOT_PAY:
                    return True
    return False


def movable(s: State, powers: list[int], refused: tuple[int, ...], worst: int = 0) -> list[int]:
    """Codes of what these powers may pick; trains to be placed even if refused for the reason `worst`."""
    board = s.board
    place = s.place
    moved = s.moved
    offered: list[int] = []
    for power in powers:
        for general in board.generals_of[power]:
            if place[general] >= NO_CITY or moved[general]:
                continue
            if _around(s, general, False, refused) == 0:
                offered.append(general)
            if s.partner[general] != NO_PIECE and _turn_refusal(s, general, True, refused) == 0:
                offered.append(STACK + general)
        for train in board.trains_of[power]:
            if place[train] > NO_CITY or moved[train]:
                continue
            if place[train] != NO_CITY and _around(s, train, False, refused) == 0:
                offered.append(train)
            reason = trains.placing_refusal(s, train, power)
            if not reason or (reason == worst and s.hands[power]):
                offered.append(REPLACE + train)
    return offered
