"""What the actions of the wheel offer in many positions, against a second, plain telling of their rules."""

from __future__ import annotations

from typing import Final

import pytest

from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import (
    BRITAIN,
    CONTESTED,
    FRANCE,
    HOME,
    NEUTRAL,
    NOBODY,
    OFF_BOARD,
    UNCONTESTED,
)
from pragmatica.ancien_regime.kept.state import WAITING
from pragmatica.ancien_regime.wheel import influence, leadership, mobilisation, movement, subsidies, taxation
from pragmatica.ancien_regime.wheel.leadership import PLACE
from pragmatica.ancien_regime.wheel.mobilisation import FORTRESS
from pragmatica.ancien_regime.wheel.subsidies import MONEY
from tests.ancien_regime.build import Done
from tests.ancien_regime.plain import PORTIONS, allied, controlled, enemies_in, family, situations

END: Final = 255


@pytest.mark.rule("A-5.2", "A-8.7", "A-9.11", "A-9.50", "A-9.51", "A-12.34")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_what_territories_bring(portion: int) -> None:
    """The values of what a power controls, as Money or as Influence by kind and colours; neutral powers tax twice."""
    for s, _ in situations(portion):
        for power in range(NOBODY):
            money = gained = 0
            for land in controlled(s, power):
                own = s.board.kind[land] == CONTESTED and s.board.colours[land] >> power & 1
                if own or (s.board.kind[land] == HOME and s.board.home[land] != power):
                    gained += s.board.value[land]
                else:
                    assert s.board.kind[land] in (HOME, CONTESTED, UNCONTESTED)
                    money += s.board.value[land]
            crown = 2 if s.crown == power else 0
            assert taxation.income(s, power) == (2 * money if s.status[power] == NEUTRAL else money)
            assert influence.gain(s, power) == (crown if power >= s.rules.seats else gained + crown)


@pytest.mark.rule("A-9.20", "A-9.21", "A-9.22", "A-12.20", "A-12.30")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_what_can_be_given(portion: int) -> None:
    """To allies with a player what one has, three pieces in all and of one sort."""
    for s, rng in situations(portion):
        power = rng.randrange(s.rules.seats)
        left = {MONEY: s.money[power]} | {kind: s.hands[power * s.board.kinds + kind] for kind in range(s.board.kinds)}
        receivers = [one for one in range(NOBODY) if allied(s, power, one) and s.controller[one] != NOBODY]
        gifts: list[int] = []
        while True:
            sorts = [what for what in left if not gifts or (what == MONEY) == (packed.given(gifts[0]) == MONEY)]
            some = [packed.gift(to, what) for to in receivers for what in sorts if left[what]]
            legal = subsidies.Offer(Done(), power, tuple(gifts)).legal(s, power)
            assert sorted(legal) == sorted([*(some if len(gifts) < 3 else []), END])
            if legal == [END]:
                break
            gifts.append(rng.choice([code for code in legal if code != END]))
            left[packed.given(gifts[-1])] -= 1


@pytest.mark.rule("A-9.30", "A-9.31", "A-13.10", "A-5.16")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_what_leadership_can_do(portion: int) -> None:
    """Recall who is on the board; place one who is not on controlled ground without own generals and enemies."""
    for s, _ in situations(portion):
        for power in range(s.rules.seats):
            mine = s.board.generals_of[power]
            waiting = s.board.stuart if s.stuart == WAITING else None
            away = [one for one in mine if s.place[one] == OFF_BOARD and one != waiting]
            ground = [
                land
                for land in controlled(s, power)
                if land not in [s.place[one] for one in mine]
                and not enemies_in(s, power, land)
                and not (power == FRANCE and s.board.home[land] == BRITAIN)
            ]
            legal = leadership.Lead(Done(), power, leadership.NOTHING).legal(s, power)
            assert [code for code in legal if code < 24] == [one for one in mine if s.place[one] != OFF_BOARD]
            places = [packed.land(code - PLACE) for code in legal if code >= PLACE]
            assert places == (ground if away else [])
            assert (leadership.MORALE in legal) == (s.morale[power] < 15)
            assert {leadership.CARD, END} <= set(legal)


@pytest.mark.rule("A-9.41", "A-9.42", "A-9.43", "A-2.2", "A-2.3", "A-2.4", "A-5.16", "A-13.10")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_what_mobilisation_sells(portion: int) -> None:
    """Units under generals with room, Morale below its highest, cards, fortresses to own garrisons; for Money."""
    for s, _ in situations(portion):
        for power in range(s.rules.seats):
            legal = mobilisation.Mobilise(Done(), power, True).legal(s, power)
            goods: list[int] = []
            if s.money[power]:
                tokens = (21, 21, 28, 49, 28, 21, 21)[power]
                used = s.garrison.count(power) + sum(s.units[one] for one in s.board.generals_of[power])
                for one in s.board.generals_of[power]:
                    if s.place[one] != OFF_BOARD and s.units[one] < 3 and used < tokens:
                        goods.append(one)
                goods += [mobilisation.MORALE] if s.morale[power] < 15 else []
                goods.append(mobilisation.CARD)
            if s.money[power] >= 5 and sum(s.fortress) < 6:
                for land in range(s.board.size):
                    if s.garrison[land] == power and not s.fortress[land]:
                        goods.append(FORTRESS + land)
            assert legal == [*goods, END]


@pytest.mark.rule("A-9.61", "A-9.64", "A-9.66", "A-12.35")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_who_is_arbiter_and_what_is_dissolved(portion: int) -> None:
    """No ally, no Morale of 15, no minor power without a player; a neutral family keeps the ground it stands on."""
    for s, _ in situations(portion):
        for power in range(s.rules.seats):
            others = [one for one in range(NOBODY) if one != power and not allied(s, power, one)]
            arbiters = [one for one in others if s.morale[one] < 15 and s.controller[one] != NOBODY]
            assert movement.arbiters(s, power) == arbiters
            for arbiter in arbiters:
                assert (movement.request_refusal(s, arbiter, 2) == 0) == (s.morale[arbiter] <= 13)
                assert (movement.request_refusal(s, arbiter, 3) == 0) == (s.morale[arbiter] <= 12)
            owners = [one for one in range(NOBODY) if family(s, one, power)]
            stands = {s.place[one] for owner in owners for one in s.board.generals_of[owner]}
            kept = stands - set(s.board.homes_of[power]) if s.status[power] == NEUTRAL else set()
            own = [land for land in range(s.board.size) if s.garrison[land] == power and land not in kept]
            assert movement.Dissolve(Done(), power).legal(s, power) == [*own, END]
