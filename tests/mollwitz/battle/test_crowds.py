"""Random play of armies that stand close together: nothing that always holds is ever broken."""

import json
from random import Random

import pytest

from pragmatica.mollwitz import sequence
from tests.mollwitz import crowded
from tests.mollwitz.boards import board, rules
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
