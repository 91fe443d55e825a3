"""What the steady player answers to questions that come up seldom: posts that fall free, charges, arms, guns taken."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.mollwitz.battle import assaults, combat, fates, overfull
from pragmatica.mollwitz.bots.player import choose
from pragmatica.mollwitz.bots.reckoning.situation import Situation
from pragmatica.mollwitz.forms import decisions_combat as asked
from pragmatica.mollwitz.kept.codes import PRUSSIA, SIDES
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.named import actions_combat, asking
from pragmatica.mollwitz.told.observe import observe
from tests.mollwitz import crowded
from tests.mollwitz.boards import board, setup
from tests.mollwitz.build import field, spot, unit
from tests.mollwitz.playing import actions

HEAD: dict[str, Any] = {"seat": "prussia", "version": 1, "rule": "W-1.1", "group": "P_L1"}
EASY = ("P_BUDC_1 20,12", "A_HOHE_1 20,11 facing 3 weak morale 1")
HARD = ("P_BUDC_2 24,12", "A_LANC_1 24,11 facing 3", "A_LANC_2 24,11 facing 3")


def answer(s: State, decision: Decision, frame: type, *codes: int, swapped: bool) -> str:
    """The id of what Prussia's bot answers, in whichever order the answers are offered."""
    offered: list[Action] = [actions_combat.MAKERS[frame](board(), code) for code in codes]
    known = Situation(observe(setup("battle"), s, PRUSSIA), board())
    found = choose(known, decision, offered[::-1] if swapped else offered, Random(1))
    assert found is not None
    return found.id


@pytest.mark.parametrize("swapped", [False, True])
def test_who_adds_most_takes_a_post(swapped: bool) -> None:
    """Of two leaders the one with the higher bonus takes over a wing, or leads a brigade as well."""
    s = field("P_ASCHW_1 20,10")
    leaders = [s.army.leader_number[name] for name in ("A_L_GRUEN", "A_L_BROWN")]
    wing = asked.Substitute(**HEAD, wing="A_L1")
    assert answer(s, wing, fates.Substitute, *leaders, swapped=swapped) == "leader-A_L_BROWN"
    brigade = asked.LeadBrigade(**HEAD, brigade="A_B1")
    assert answer(s, brigade, fates.LeadBrigade, *leaders, swapped=swapped) == "leader-A_L_BROWN"


@pytest.mark.parametrize("swapped", [False, True])
def test_the_better_charge_goes_first(swapped: bool) -> None:
    """The one at a worn squadron goes before the one at two fresh ones."""
    s = field(*EASY, *HARD)
    for name, at in (("P_BUDC_1", "20,11"), ("P_BUDC_2", "24,11")):
        s.charging[unit(s, name)] = spot(s, at)
    good, bad = spot(s, "20,11"), spot(s, "24,11")
    found = answer(s, asked.NextCharge(**HEAD), combat.NextCharge, good, bad, swapped=swapped)
    assert found == f"hex-{s.ground.names[good]}"


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize(("foot", "arm"), [("", "foot"), (" weak morale 1", "horse")])
def test_the_arm_with_more_morale_attacks(foot: str, arm: str, swapped: bool) -> None:
    """In a hex with foot and horse a fresh battalion goes before one squadron, a worn one does not."""
    s = field(f"P_ASCHW_1 20,10{foot}", "P_SCHU_1 20,10 morale 3")
    question = asked.NameArm(**HEAD, hex=s.ground.names[spot(s, "20,10")])
    assert answer(s, question, overfull.NameArm, overfull.FOOT, overfull.HORSE, swapped=swapped) == arm


@pytest.mark.parametrize("swapped", [False, True])
def test_the_stronger_stack_enters_the_guns_hex(swapped: bool) -> None:
    """Whoever enters the hex of a battery that is taken meets what stands behind it."""
    s = field("P_BUDC_1 20,10", "P_BUDC_2 20,10", "P_SCHU_1 22,10 morale 2")
    strong, weak = spot(s, "20,10"), spot(s, "22,10")
    question = asked.EnterBattery(**HEAD, hex=s.ground.names[spot(s, "21,9")])
    found = answer(s, question, assaults.EnterBattery, strong, weak, swapped=swapped)
    assert found == f"from-{s.ground.names[strong]}"


def test_no_question_is_left_to_chance() -> None:
    """Among armies that stand close together the bot has an answer of its own to all that is asked."""
    rng = Random(3)
    for _ in range(4):
        s = crowded.begun(rng)
        for _ in range(250):
            if s.over():
                break
            assert s.top is not None
            seat = s.pending()[0]
            question = asking.decision(s, seat, SIDES[seat], 1)
            offered = actions().named(s.top, s.group, s.top.legal(s, seat))
            found = choose(Situation(observe(setup("battle"), s, seat), board()), question, offered, rng)
            assert found in offered, question.kind
            crowded.answer(s, rng)
