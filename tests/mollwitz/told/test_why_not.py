"""Why something is not offered: the rule, and a sentence in every language; never for what is offered."""

from __future__ import annotations

from random import Random

import pytest

import pragmatica
from pragmatica import Illegal, Match, Unreadable
from pragmatica.mollwitz.game import GAME
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.told.why_not import WhyNot
from pragmatica.mollwitz.turn import acting, unit_acts
from tests.mollwitz.boards import board
from tests.mollwitz.build import field, unit
from tests.mollwitz.playing import Done, actions


def things(match: Match, rng: Random) -> list[str]:
    """Things of the table, and answers of other questions."""
    seen = match.observe(None)
    names = [f"unit:{one.id}" for one in seen.units] + [f"hex:{one.hex}" for one in seen.units if one.hex]
    names += [f"leader:{one.id}" for one in seen.leaders] + [f"wing:{one.id}" for one in seen.wings]
    names += [f"hex:{rng.randrange(20):02}{rng.randrange(20):02}"]
    return rng.sample(names, 12)


@pytest.mark.parametrize("scenario", ["romer", "battle"])
def test_reasons_agree_with_the_offers(scenario: str) -> None:
    """Nothing that is offered has a reason against it; what has none is offered; each reason is a sentence."""
    match, rng, words = pragmatica.new("mollwitz", scenario=scenario, players=2, seed=6), Random(6), set()
    while match.outcome is None:
        if rng.random() < 0.03:
            for seat in match.pending:
                offers = match.legal(seat)
                for action in rng.sample(offers, min(len(offers), 5)):
                    assert match.why_not(seat, action) == match.why_not(seat, action.notation) == []
                for target in things(match, rng):
                    for reason in match.why_not(seat, target):
                        assert reason.rule.startswith("W-")
                        words |= {reason.text("en"), reason.text("pl")}
        seat = rng.choice(list(match.pending))
        match.apply(seat, rng.choice(match.legal(seat)))
    assert len(words) > 100
    assert not [text for text in words if "{" in text or "unit:" in text]


def test_what_is_offered_to_others_is_known() -> None:
    """Ids and notations of any question name something, whoever is asked; nonsense does not."""
    match, rng = pragmatica.new("mollwitz", scenario="romer", players=2, seed=8), Random(8)
    known: set[str] = set()
    while match.outcome is None:
        seat = rng.choice(list(match.pending))
        known |= {name for one in match.legal(seat) for name in (one.id, one.notation)}
        match.apply(seat, rng.choice(match.legal(seat)))
    fresh = pragmatica.new("mollwitz", scenario="romer", players=2, seed=8)
    assert [name for name in known if not GAME.knows(fresh.setup, fresh.state, name)] == []
    for target in ("nonsense", "unit:", "unit:nobody", "hex:9999", "step-9999", "fire-P_NOBODY-at-0101", "wing:x"):
        with pytest.raises(Unreadable):
            fresh.why_not("prussia", target)


def test_an_answer_that_is_not_offered_is_illegal_with_its_rule() -> None:
    """A chit of the other side."""
    match = pragmatica.new("mollwitz", scenario="romer", players=2, seed=8)
    with pytest.raises(Illegal) as refused:
        match.apply("prussia", "wing-A_WL")
    assert (refused.value.rule, refused.value.reasons[0].message) == ("W-2.4", "mollwitz-why-chit-not-yours")


def why(s: State, target: str) -> list[tuple[str, str]]:
    """Rules and messages against a target in the question that is open."""
    found = WhyNot(board(), actions()).reasons(s, s.active, target)
    return [(one.rule, one.message.removeprefix("mollwitz-why-")) for one in found]


def moving(*pieces: str, orders: str = "", stopped: bool = False) -> State:
    """The first unit acts."""
    s = field(*pieces, active=("prussia" if pieces[0].startswith("P_") else "austria"), orders=orders)
    one = unit(s, pieces[0].split()[0])
    s.group = s.army.wing[one]
    s.top = unit_acts.UnitActs(Done(None), (one,), unit_acts.ASKING, s.place[one], 0, stopped, False)
    return s


CHAIN = ("P_L_FRIED 20,11", "P_L_JEETZ 20,11")


@pytest.mark.rule("W-8.2", "W-8.4", "W-8.6", "W-3.9", "W-3.10", "W-6.5", "W-3.8")
@pytest.mark.parametrize(
    ("target", "orders", "stopped", "reason"),
    [
        ("hex:2021", "", False, []),
        ("hex:2120", "", False, [("W-8.2", "not-that-way")]),
        ("step-2010", "", False, [("W-8.4", "not-adjacent")]),
        ("hex:2019", "P_L1 attack", False, [("W-8.6", "enemy-there")]),
        ("hex:2021", "P_L1 march", True, [("W-6.5", "stopped")]),
    ],
)
def test_steps_are_refused_by_their_rule(
    target: str, orders: str, stopped: bool, reason: list[tuple[str, str]]
) -> None:
    """Each of them has its own."""
    s = moving("P_G_BUDD 20,10 facing 0", "A_BOTTA_1 20,9 facing 0", *CHAIN, orders=orders, stopped=stopped)
    assert why(s, target) == reason


@pytest.mark.rule("W-3.22", "W-3.23", "W-3.8")
def test_what_keeps_a_unit_without_command_or_under_halt_is_told() -> None:
    """Away from its commander; with no way back at all; with nobody to command it; out of command's reach by a step."""
    far = ("P_L_JEETZ 20,16", "P_L_SCHWE 20,16")
    s = moving("P_ASCHW_1 20,10 facing 0", *far, orders="P_L1 march")
    s.uncommanded[unit(s, "P_ASCHW_1")] = 1
    assert why(s, "hex:2019") == [("W-3.22", "not-to-command")]
    ring = ("20,8", "21,8", "22,8", "22,9", "22,10", "21,11", "20,12", "19,12", "18,12", "18,11", "18,10", "19,9")
    fence = [
        f"A_{'ROED' if one < 5 else 'HOHE' if one < 10 else 'SEHE'}_{one % 5 + 1} {at}" for one, at in enumerate(ring)
    ]
    s = moving("P_ASCHW_1 20,10 facing 0", *far, *fence, orders="P_L1 march")
    s.uncommanded[unit(s, "P_ASCHW_1")] = 1
    assert why(s, "hex:2019") == [("W-3.22", "no-way-to-command")]
    s = moving("P_ASCHW_1 20,10 facing 0", "P_L_SCHWE 20,16", orders="P_L1 march")
    assert why(s, "hex:2019") == [("W-3.23", "leaderless")]
    s = moving("P_ASCHW_1 20,10 facing 0", "P_L_JEETZ 20,13", "P_L_SCHWE 20,16", orders="P_L1 halt")
    assert why(s, "hex:2019") == [("W-3.8", "halt-keeps-command")]


@pytest.mark.rule("W-3.9", "W-11.5")
def test_hexes_next_to_the_enemy_are_shut_by_orders() -> None:
    """Under March the reason is the order."""
    s = moving("P_G_BUDD 20,10 facing 0", "A_BOTTA_1 20,8 facing 0", *CHAIN, orders="P_L1 march")
    assert why(s, "hex:2019") == [("W-3.9", "next-to-enemy-march")]


@pytest.mark.rule("W-2.12", "W-2.2", "W-3.4", "W-12.4")
def test_who_does_not_act_is_told_why() -> None:
    """A unit of another group, one that has acted, a chief, a leader who is not there."""
    s = field("P_G_BUDD 20,10", "P_ASCHW_1 21,10", "P_SCHU_1 10,20", *CHAIN, active="prussia")
    s.group = s.army.wing[unit(s, "P_G_BUDD")]
    s.acted[unit(s, "P_G_BUDD")] = 1
    s.top = acting.Acting(Done(None), False, ())
    assert why(s, "unit:P_G_BUDD") == [("W-2.12", "has-acted")]
    assert why(s, "unit:P_SCHU_1") == [("W-2.2", "other-group")]
    assert why(s, "unit:P_ASCHW_1") == []
    assert why(s, "leader:P_L_FRIED") == [("W-3.4", "chief-in-step-2")]
    assert why(s, "leader:P_L_SCHWE") == [("W-12.4", "leader-not-here")]
