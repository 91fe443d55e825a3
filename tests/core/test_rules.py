"""The numbered rules as the program shows them."""

from __future__ import annotations

import pytest

import pragmatica
from pragmatica import Unreadable
from pragmatica.core.rules import parse, rule, rules

TEXT = """\
# A game
## 10 Movement
### Conquest
- **X-10.41** Whoever steps out of it takes it.
- **X-10.42** **Ruling:** the book is silent.
"""
GAMES = [game.id for game in pragmatica.games()]


def test_a_rule_has_its_chapter_and_section() -> None:
    """The parser keeps the headings under which a rule stands."""
    found, _ = parse(TEXT)
    assert (found.id, found.chapter, found.section, found.ruling) == ("X-10.41", "10 Movement", "Conquest", False)


def test_a_ruling_is_marked() -> None:
    """Where the rulebook is silent, the rule says that it is ours."""
    assert [one.ruling for one in parse(TEXT)] == [False, True]


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_unique_and_in_order_of_chapters(game: str) -> None:
    """No rule is told twice, every rule stands in a chapter, and is found by its number."""
    found = rules(game)
    assert len({one.id for one in found}) == len(found) > 0
    assert all(one.chapter for one in found)
    assert all(rule(game, one.id) is one for one in found)


def test_of_an_unknown_game_it_is_told_which_there_are() -> None:
    """Who asks for the rules of a game that there is not learns the names of those that there are."""
    with pytest.raises(Unreadable, match=f"unknown game 'chess'; known: {', '.join(GAMES)}"):
        rules("chess")


@pytest.mark.parametrize("text", ["- M-1.1 not bold", "- **M-1.1** a\n- **M-1.1** b"])
def test_a_faulty_text_is_refused(text: str) -> None:
    """An entry without a number and a number used twice are errors that name the line."""
    with pytest.raises(Unreadable, match="line"):
        parse(text)


@pytest.mark.parametrize(("game", "ident"), [("chess", "M-1.1"), (GAMES[0], "M-99.1")])
def test_unknown_rules_are_refused(game: str, ident: str) -> None:
    """Asking for what is not there says so."""
    with pytest.raises(Unreadable):
        rule(game, ident)
