"""The numbered rules as the program shows them."""

from __future__ import annotations

import pytest

from pragmatica import Unreadable
from pragmatica.core.rules import parse, rule, rules


def test_a_rule_has_its_chapter_and_section() -> None:
    """The parser keeps the headings under which a rule stands."""
    found = rule("maria", "M-10.41")
    assert (found.chapter, found.section, found.ruling) == ("10 Movement", "Conquest", False)


def test_a_ruling_is_marked() -> None:
    """Where the rulebook is silent, the rule says that it is ours."""
    assert rule("maria", "M-4.16").ruling


def test_numbers_are_unique_and_in_order_of_chapters() -> None:
    """No rule is told twice, and every rule stands in a chapter."""
    found = rules("maria")
    assert len({one.id for one in found}) == len(found) > 150
    assert all(one.chapter for one in found)


def test_of_an_unknown_game_it_is_told_which_there_are() -> None:
    """Who asks for the rules of a game that there is not learns the names of those that there are."""
    with pytest.raises(Unreadable, match=r"unknown game 'chess'; known: .*maria"):
        rules("chess")


@pytest.mark.parametrize("text", ["- M-1.1 not bold", "- **M-1.1** a\n- **M-1.1** b"])
def test_a_faulty_text_is_refused(text: str) -> None:
    """An entry without a number and a number used twice are errors that name the line."""
    with pytest.raises(Unreadable, match="line"):
        parse(text)


@pytest.mark.parametrize(("game", "ident"), [("chess", "M-1.1"), ("maria", "M-99.1")])
def test_unknown_rules_are_refused(game: str, ident: str) -> None:
    """Asking for what is not there says so."""
    with pytest.raises(Unreadable):
        rule(game, ident)
