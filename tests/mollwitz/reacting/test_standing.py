"""Standing instructions: windows that are answered without a question."""

from __future__ import annotations

import pytest

from pragmatica.mollwitz.kept import instructions
from pragmatica.mollwitz.kept.instructions import ALWAYS, ASK, FROM, NEVER
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.reacting import standing
from pragmatica.mollwitz.reacting.windows import CHARGE, FACE, FORM, MUST, SQUARE, VOLLEY, WITHDRAW
from tests.mollwitz.build import field, unit, units


def told(name: str, **values: int) -> State:
    """A position with one unit that has been told something about kinds of windows."""
    s = field(f"{name} 20,10 facing 0")
    for kind, value in values.items():
        s.instructions = instructions.given(s.instructions, unit(s, name), instructions.KINDS.index(kind), value)
    return s


def answer(s: State, name: str, may: int, chance: int = 10) -> int:
    """What the unit does."""
    return standing.answer(s, units(s, name), may, chance)


@pytest.mark.rule("W-6.27")
def test_without_instructions_everything_is_asked() -> None:
    """As long as there is a choice."""
    assert answer(told("P_G_BUDD"), "P_G_BUDD", VOLLEY) == standing.ASKED
    assert standing.defends(told("P_G_BUDD"), unit(told("P_G_BUDD"), "P_G_BUDD")) == standing.ASKED


@pytest.mark.rule("W-6.27", "W-6.21")
def test_what_is_wanted_is_done_in_order() -> None:
    """A square before a volley, if both are wanted; a volley where the square is not; nothing where neither is."""
    both = VOLLEY | SQUARE
    assert answer(told("P_G_BUDD", volley=ALWAYS, square=ALWAYS), "P_G_BUDD", both) == SQUARE
    assert answer(told("P_G_BUDD", volley=ALWAYS, square=NEVER), "P_G_BUDD", both) == VOLLEY
    assert answer(told("P_G_BUDD", volley=NEVER, square=NEVER), "P_G_BUDD", both) == standing.DECLINED
    assert answer(told("P_G_BUDD", bend=ALWAYS), "P_G_BUDD", FORM) == FORM


@pytest.mark.rule("W-6.27")
def test_what_is_to_be_asked_is_asked_even_if_something_else_is_wanted() -> None:
    """Standing instructions never answer what the player asked to be asked."""
    s = told("P_G_BUDD", volley=ALWAYS, square=ASK)
    assert answer(s, "P_G_BUDD", VOLLEY | SQUARE) == standing.ASKED
    assert answer(s, "P_G_BUDD", VOLLEY) == VOLLEY


@pytest.mark.rule("W-6.14", "W-6.19")
def test_a_charge_from_a_chance_on() -> None:
    """Six of ten is enough where six were named, five is not; a volley asks for no chance."""
    s = told("P_BUDC_1", charge=FROM + 6)
    assert answer(s, "P_BUDC_1", CHARGE, chance=6) == CHARGE
    assert answer(s, "P_BUDC_1", CHARGE, chance=5) == standing.DECLINED
    assert answer(told("P_ASCHW_1", volley=FROM + 9), "P_ASCHW_1", VOLLEY, chance=0) == VOLLEY


@pytest.mark.rule("W-6.9", "W-6.12")
def test_where_nothing_else_is_lawful_nobody_is_asked() -> None:
    """Who may not charge withdraws; so does who does not want to; foot at the flank is faced and left in one."""
    s = told("P_BUDC_1", charge=NEVER, withdraw=ALWAYS)
    assert answer(told("P_BUDC_1"), "P_BUDC_1", WITHDRAW | MUST) == WITHDRAW
    assert answer(told("P_BUDC_1"), "P_BUDC_1", FACE | WITHDRAW | MUST) == FACE | WITHDRAW
    assert answer(s, "P_BUDC_1", CHARGE | WITHDRAW | MUST) == WITHDRAW
    assert answer(told("P_BUDC_1", charge=NEVER, withdraw=NEVER), "P_BUDC_1", CHARGE | WITHDRAW | MUST) == WITHDRAW


@pytest.mark.rule("W-7.5")
def test_a_stack_does_what_both_have_been_told() -> None:
    """One of two who is to be asked is enough to ask; one who is not to is enough not to."""
    s = field("P_BUDC_1 20,10", "P_BUDC_2 20,10")
    one, other = units(s, "P_BUDC_1", "P_BUDC_2")
    s.instructions = instructions.given(s.instructions, one, instructions.CHARGE, ALWAYS)
    assert standing.answer(s, [one, other], CHARGE) == standing.ASKED
    s.instructions = instructions.given(s.instructions, other, instructions.CHARGE, NEVER)
    assert standing.answer(s, [one, other], CHARGE) == standing.DECLINED


@pytest.mark.rule("W-10.23")
def test_defensive_fire_by_instruction() -> None:
    """Given or kept."""
    for value, given in ((ALWAYS, 1), (NEVER, 0)):
        s = told("P_ASCHW_1", defend=value)
        assert standing.defends(s, unit(s, "P_ASCHW_1")) == given


def test_changing_one_leaves_copies_alone() -> None:
    """The instructions are replaced, not changed."""
    s = told("P_ASCHW_1", volley=ALWAYS)
    other = s.copy()
    s.instructions = instructions.given(s.instructions, unit(s, "P_ASCHW_1"), instructions.VOLLEY, NEVER)
    assert answer(other, "P_ASCHW_1", VOLLEY) == VOLLEY
    assert answer(s, "P_ASCHW_1", VOLLEY) == standing.DECLINED
