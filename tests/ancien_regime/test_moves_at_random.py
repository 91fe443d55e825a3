"""Where generals may go in random games, compared with what the rules say word by word [A-9.70 to A-9.74, A-9.90]."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from pragmatica.ancien_regime import asking
from pragmatica.ancien_regime.board import NO_GENERAL, OFF_BOARD, POWERS
from pragmatica.ancien_regime.game import GAME
from pragmatica.ancien_regime.moves import Consent, PickGeneral
from pragmatica.ancien_regime.state import State
from pragmatica.ancien_regime.withdrawal import Withdraw
from pragmatica.core.game import Plan
from tests.ancien_regime import boards, bylaws
from tests.ancien_regime.chance import Chooser

Moves = set[tuple[int, frozenset[int]]]  # where a move ends, and whose consent it needs

ANSWERS: Final = 1500


def moves(s: State, general: int) -> Moves:
    """All moves of the general by the rules: marches, sea moves, and strategic moves of two or three steps."""
    power, here = s.board.general_power[general], s.place[general]
    taken = {s.place[one] for one in s.board.generals_of[power]}
    found: Moves = set()
    for land in s.board.neighbours[here]:
        asked = bylaws.entry(s, power, land)
        if asked is not None:
            found.add((land, frozenset(asked)))
    for route in s.board.routes_at[here]:
        owner, ends = s.board.route_owner[route], s.board.route_ends[route]
        land = ends[1] if here == ends[0] else ends[0]
        leave, asked = bylaws.consent(s, power, owner), bylaws.entry(s, power, land)
        open_ = owner == power or bylaws.allied(s, power, owner)
        if open_ and leave is not None and asked is not None:
            found.add((land, frozenset(leave | asked)))
    _march_on(s, power, here, frozenset(), 3, found)
    return {(land, asked) for land, asked in found if land not in taken}


def _march_on(s: State, power: int, here: int, asked: frozenset[int], left: int, found: Moves) -> None:
    """Add the strategic moves that go on from here, so many steps at most."""
    for land in s.board.neighbours[here] if left else ():
        owner, more = bylaws.controller(s, land), bylaws.entry(s, power, land)
        mine = owner == power or (owner < len(POWERS) and bylaws.allied(s, power, owner))
        if mine and more is not None and not bylaws.hostile(s, power, land):
            found.add((land, asked | more))
            _march_on(s, power, land, asked | more, left - 1, found)


def _announced(s: State, plan: Plan) -> tuple[int, frozenset[int]]:
    """Where the engine's move ends, and whose consent it needs."""
    land, asked = plan.fields["land"], plan.fields["consents"]
    assert isinstance(land, str)
    assert isinstance(asked, list)
    return s.board.number[land], frozenset(POWERS.index(power) for power in asked)


@pytest.mark.rule("A-9.70", "A-9.71", "A-9.72", "A-9.73", "A-9.74", "A-9.90", "A-5.18")
@pytest.mark.parametrize(("players", "scenario"), [(4, "1740"), (5, "1756"), (6, "1740"), (7, "1756")])
def test_moves_and_withdrawals(players: int, scenario: str) -> None:
    """Offered are just the moves and withdrawals of the rules, with the consents that they need."""
    setup = replace(boards.setup(players, scenario), board=GAME.board()[0])
    s, chooser, seen = GAME.start(setup, players, ()), Chooser(players, True), 0
    for _ in range(ANSWERS):
        seat = chooser.seat(s)
        top, codes = asking.frame(s, seat), s.legal(seat)
        if isinstance(top, PickGeneral) and top.only == NO_GENERAL:
            for general in bylaws.on_board(s, top.of):
                if not top.moved >> general & 1:
                    closed = {(ally, land) for one, ally, land in top.refused if one == general}
                    lawful = {
                        (land, asked)
                        for land, asked in moves(s, general)
                        if not any((ally, land) in closed for ally in asked)
                    }
                    plans = GAME.plans(setup, s, seat, general) if general in codes else []
                    assert {_announced(s, plan) for plan in plans} == lawful
                    seen += len(lawful)
        if isinstance(top, Withdraw):
            assert set(codes) - {OFF_BOARD} == bylaws.withdrawals(s, top.general)
        refuses = isinstance(top, Consent) and chooser.below(2) == 0
        s.apply(seat, 0 if refuses else chooser.answer(codes))
        if s.over():
            break
    assert seen > 1000
