"""Chapter 19.4, neutrality: who is neutral, and which cities that closes to whom.

But for what these restrict, and battles (`Relations.fights`), a neutral power plays on as ever [M-19.40].
"""

from __future__ import annotations

from typing import Final

from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import NO_CITY, NO_PIECE, PRUSSIA, SAXONY
from pragmatica.maria.kept.log import QUESTION_REMOVED
from pragmatica.maria.kept.log_advanced import NEUTRALITY_ENDED
from pragmatica.maria.kept.realm import NEUTRAL
from pragmatica.maria.kept.state import State

NO_TURN: Final = 0


def begin_stage(s: State) -> None:
    """End Prussia's neutrality when its action stage of the appointed turn begins [M-19.18]."""
    if s.realm.neutral_until != NO_TURN and s.turn >= s.realm.neutral_until:
        s.realm.neutral_until = NO_TURN
        s.realign()
        if s.log is not None:
            s.log.append((NEUTRALITY_ENDED, PRUSSIA))


def drop_questions(s: State, power: int) -> None:
    """Take the "?" of a power that changes sides off the map [M-10.49]."""
    for code in s.questions:
        if packed.owner(code) == power and s.log is not None:
            s.log.append((QUESTION_REMOVED, power, packed.owned_thing(code)))
    s.questions = [code for code in s.questions if packed.owner(code) != power]


# -- closed cities ----------------------------------------------------------------------------------------------------


def shuts(s: State, piece: int, stacked: bool, city: int) -> bool:
    """Whether neutrality keeps the piece, or the stack under it, out of a city next to it [M-10.15, M-19.41, M-19.43].

    A foreign piece that was in the territory when neutrality began may leave it: there each step must bring it nearer
    to the outside [M-19.44], and none into another neutral power's [M-Q.26]. Only to be asked while `lands.closed`.
    """
    power = s.board.piece_power
    if _shuts_power(s, power[piece], s.place[piece], city):
        return True
    return stacked and _shuts_power(s, power[s.partner[piece]], s.place[piece], city)


def _shuts_power(s: State, power: int, at: int, city: int) -> bool:
    lands = s.lands
    if not lands.barred[power][city]:
        return False
    inside = lands.barred[power][at] and lands.home[city] == lands.home[at]
    return not (inside and 0 < lands.way_out[city] < lands.way_out[at])


def bars(s: State, piece: int, city: int) -> bool:
    """Whether neutrality bars the piece from being put, or driven, into the city [M-11.32, M-19.44, M-19.46]."""
    return s.lands.barred[s.board.piece_power[piece]][city]


def stack_bars(s: State, commander: int) -> list[bool]:
    """By city, whether neutrality bars a general or his stack from it."""
    power = s.board.piece_power
    barred = s.lands.barred[power[commander]]
    other = s.partner[commander]
    if other == NO_PIECE or power[other] == power[commander]:
        return barred
    also = s.lands.barred[power[other]]
    return [one or two for one, two in zip(barred, also, strict=True)]


def must_leave(s: State, piece: int) -> bool:
    """Whether the piece has to march out of neutral Saxony (option `saxony_expulsion="march_out"`) [D-32]."""
    city = s.place[piece]
    if not s.rules.saxony_marches_out or not s.lands.closed or city >= NO_CITY:
        return False
    return s.realm.saxony == NEUTRAL and s.lands.home[city] == SAXONY and s.board.piece_power[piece] != SAXONY
