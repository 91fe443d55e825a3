"""Builders for the tests of Maria: boards, positions and answers by name.

`position(pieces={"prussia-1": "liegnitz"}, …)` puts a few pieces on the real map; `graph("a-b=c")` makes a small map
of its own, `-` for a road and `=` for a main road. A test calls the chapter that it is about, with a `Done` frame
below it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pragmatica.maria import answering
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import GENERALS, NO_CITY, NO_PIECE, PIECES, POWERS, Board
from pragmatica.maria.kept.state import State
from tests.engine import Done
from tests.maria.boards import NOTHING, board, data, graph, rules, setup

__all__ = ["NO_PIECE", "POWERS", "Done", "board", "data", "graph", "rules", "setup"]

KEY = bytes(16)


# -- positions --------------------------------------------------------------------------------------------------------


def position(
    pieces: Mapping[str, str] = NOTHING,
    *,
    on: Board | None = None,
    troops: Mapping[str, int] = NOTHING,
    down: Iterable[str] = (),
    hands: Mapping[str, list[str]] = NOTHING,
    hussars: Iterable[str] = (),
    markers: Mapping[str, str] = NOTHING,
    active: Iterable[str] = (),
    turn: int = 1,
    stage: int = 0,
    players: int = 3,
    options: Mapping[str, Any] = NOTHING,
    draws: Iterable[int] = (),
) -> State:
    """A state with these pieces on the map and nothing to decide yet; its log listens.

    Two generals of one city are stacked, the lower rank number on top, the first named of equal ranks. A general has 4
    troops unless `troops` says otherwise. Pieces that take part and are not named are off the board.
    """
    used = on or board()
    s = State(used, rules(players, **options), KEY)
    for number in range(PIECES):
        s.place[number] = NO_CITY if on else max(NO_CITY, used.start_place[number])
    for name, where in pieces.items():
        number, city = used.piece_number[name], used.city_number[where]
        other = s.piece_at[city]
        if other == NO_PIECE:
            s.put(number, city)
        else:
            s.put_beside(number, other, on_top=used.rank[number] < used.rank[other])
        if number < GENERALS:
            s.troops[number] = troops.get(name, 4)
    for name in down:
        s.face_down[used.piece_number[name]] = 1
    for power, cards in hands.items():
        s.hands[POWERS.index(power)] = sorted(used.card_number[card] for card in cards)
    s.hussars = [used.city_number[where] for where in hussars]
    s.hussars += [NO_CITY] * (2 - len(s.hussars))
    for where, power in markers.items():
        s.set_marker(used.city_number[where], POWERS.index(power))
    s.active = [POWERS.index(power) for power in active]
    s.turn, s.stage = turn, stage
    s.script(list(draws))
    s.log = []
    return s


# -- names ------------------------------------------------------------------------------------------------------------


def city(s: State, name: str) -> int:
    """Number of a city."""
    return s.board.city_number[name]


def piece(s: State, name: str) -> int:
    """Number of a piece."""
    return s.board.piece_number[name]


def where(s: State, name: str) -> str:
    """City of a piece, or the code of its place if it is in none."""
    place = s.place[piece(s, name)]
    return s.board.city_ids[place] if place < NO_CITY else str(place)


def cards(s: State, *names: str) -> list[int]:
    """Numbers of cards."""
    return [s.board.card_number[name] for name in names]


def hand(s: State, power: str) -> set[str]:
    """The cards in a power's hand."""
    return {s.board.card_ids[card] for card in s.hands[POWERS.index(power)]}


# -- answers ----------------------------------------------------------------------------------------------------------


def offered(s: State) -> list[int]:
    """Codes offered to the one seat that is asked."""
    (seat,) = s.pending()
    return answering.legal(s, seat)


def answer(s: State, *codes: int) -> None:
    """Give these answers one after the other, each for the one seat that is asked; every one must be offered."""
    for code in codes:
        (seat,) = s.pending()
        assert code in answering.legal(s, seat), (type(s.top).__name__, code, answering.legal(s, seat))
        answering.apply(s, seat, code)


def events(s: State, kind: int) -> list[tuple[int, ...]]:
    """The logged events of a kind, without the kind."""
    assert kind in log.NAMES
    return [event[1:] for event in s.log or [] if event[0] == kind]
