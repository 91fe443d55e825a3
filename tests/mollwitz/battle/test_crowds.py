"""Random play of armies that stand close together: nothing that always holds is ever broken."""

import json
from random import Random

import pytest

from pragmatica.core.flow.together import Finished
from pragmatica.mollwitz import sequence
from pragmatica.mollwitz.battle import combat
from pragmatica.mollwitz.combat import attacking
from pragmatica.mollwitz.kept.codes import CAVALRY
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import orders
from pragmatica.mollwitz.named import actions_combat, asking
from pragmatica.mollwitz.named.actions import Actions
from pragmatica.mollwitz.named.events import Events
from pragmatica.mollwitz.reacting import windows
from pragmatica.mollwitz.told import observe
from tests.mollwitz import crowded
from tests.mollwitz.boards import board, rules, setup
from tests.mollwitz.playing import check

OPTIONS: list[dict[str, str | bool]] = [
    {},
    {"countercharge_retest": True, "routed_attacker_flees": True, "two_steps": True},
    {"withdrawal_test": True, "cavalry_may_stay": True, "margin_base": "current", "stack_retreat": "worst"},
    {"facing_model": "vertex", "forced_fight_scope": "wings", "one_volley": False, "zone_reentry": False},
]


@pytest.mark.parametrize("options", OPTIONS, ids=["none", "charges", "withdrawals", "zones"])
def test_crowds_fight_without_a_fault(options: dict[str, str | bool]) -> None:
    """Units, morale and places stay in order, and a match read from its saved form goes on alike."""
    for seed in range(3):
        rng = Random(seed)
        s = crowded.begun(rng, **options)
        for number in range(300):
            if s.over():
                break
            read = None
            if number % 10 == 0:
                saved = json.loads(json.dumps(s.to_json()))
                read = sequence.load(board(), rules(**options), saved)
            before = rng.getstate()
            crowded.answer(s, rng)
            check(s)
            if read is not None:
                again = Random()
                again.setstate(before)
                crowded.answer(read, again)
                assert read.digest() == s.digest()


def test_every_question_of_a_crowd_can_be_told() -> None:
    """It has a decision, answers with names of their own, events with names, and something to be seen by everybody."""
    actions, events = Actions(board()), Events(board(), hidden_dice=True)
    kinds: set[str] = set()
    for seed in range(8):
        rng = Random(seed)
        s = crowded.begun(rng)
        for number in range(250):
            if s.over():
                break
            if type(s.top) in actions_combat.MAKERS:
                assert s.top is not None
                kinds.add(s.top.name())
                _tell(s, actions, looks=number % 10 == 0)
            crowded.answer(s, rng)
            for event in events.named(s.log or []):
                assert event.kind
    assert kinds >= {"React", "DeclareMelee", "NextFire", "Defend", "FleePath", "Turn", "WithdrawHex", "KindOfCombat"}


def _tell(s: State, actions: Actions, looks: bool) -> None:
    for seat in s.pending():
        assert s.top is not None
        named = actions.named(s.top, s.group, s.top.legal(s, seat))
        assert len({one.id for one in named}) == len(named) == len({one.notation for one in named})
        assert asking.decision(s, seat, ("prussia", "austria")[seat], 1).rule.startswith("W-")
    for seat in (0, 1, None) if looks else ():
        assert observe.observe(setup(), s, seat) is not None


@pytest.mark.rule("W-10.2", "W-10.20", "W-10.22", "W-3.10")
def test_nobody_who_is_bound_to_fight_is_idle() -> None:
    """When the combat of a group is over, whoever had to fight and has not could not."""
    fights = 0
    for seed in range(12):
        s = crowded.begun(Random(seed))
        for wing in range(len(s.order)):
            rng = Random(seed)
            s.active, s.group = s.army.wing_side[wing], wing
            windows.start(s)
            combat.begin(s, Finished(None))
            while not isinstance(s.top, Finished):
                crowded.answer(s, rng)
                check(s)
            fights += sum(s.attacked)
            for one in s.army.units_in[wing]:
                idle = s.on_field(one) and not s.attacked[one] and not s.shots[one]
                if idle and s.army.arm[one] == CAVALRY and orders.is_bound_to_fight(s, one):
                    assert not any(
                        attacking.can_attack(s, one, hex)
                        and s.place[one] in attacking.attackers(s, s.active, hex)
                        and all(s.army.wing[other] == wing for other in s.fighters_at(s.place[one]))
                        for hex in orders.targets_in_front(s, one)
                    )
    assert fights > 50
