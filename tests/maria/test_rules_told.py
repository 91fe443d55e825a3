"""What the telling of the rules says is what the board data, the options and the tables of the engine say."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from pragmatica import wording
from pragmatica.core.rules import rule, rules
from pragmatica.maria import answering, sequence
from pragmatica.maria.kept import options
from pragmatica.maria.kept.board import POWERS, SCENARIOS
from pragmatica.maria.movement import conquest
from tests.maria import realm
from tests.maria.realm import build

TOLD = {rule.id: rule for rule in rules("maria")}
ARMS = {"prussia": "Prussia", "france": "France", "pragmatic": "the Pragmatic Army", "austria": "Austria"}
SYMBOLS = {"prussia": "Prus", "france": "Francji", "pragmatic": "Armii Pragmatycznej", "austria": "Austrii"}
STEPS = {1: "one space", 2: "two spaces"}


def cards() -> list[dict[str, Any]]:
    """The political cards of the board data."""
    source = resources.files("pragmatica.maria").joinpath("data/board.json").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = json.loads(source)["political_cards"]
    return found


@pytest.mark.parametrize("card", cards(), ids=lambda card: card["id"])
def test_each_political_card_is_told_as_the_data_have_it(card: dict[str, Any]) -> None:
    """Its name, year and arms; what it does in the words of the catalogue."""
    text = TOLD[card["spec"]].text
    assert card["name"]["de"] in text
    assert str(card["year"]) in text
    *others, last = [name for power, name in ARMS.items() if power in card["coats"]] or ["nobody"]
    arms = "all four" if len(others) == 3 else f"{', '.join(others)} and {last}"
    assert (f"arms of {arms}." in text) == bool(card["coats"])
    assert text.endswith(wording.Catalogue("en", "maria").text(f"political-{card['id']}.effect"))


@pytest.mark.parametrize("card", cards(), ids=lambda card: card["id"])
def test_each_political_card_is_told_in_polish_as_the_data_have_it(card: dict[str, Any]) -> None:
    """Its names, year and arms; what it does in the words of the Polish catalogue."""
    words = wording.Catalogue("pl", "maria")
    *others, last = [name for power, name in SYMBOLS.items() if power in card["coats"]] or ["nobody"]
    arms = "wszystkich czterech frakcji" if len(others) == 3 else f"{', '.join(others)} i {last}"
    told = f"{card['name']['de']} ({words.text('political-' + card['id'])}), {card['year']}"
    told += f", symbole {arms}. " if card["coats"] else ". "
    assert rule("maria", card["spec"], "pl").text == told + words.text(f"political-{card['id']}.effect")


@pytest.mark.parametrize("card", [card for card in cards() if card["moves"]], ids=lambda card: card["id"])
def test_each_arrow_is_told(card: dict[str, Any]) -> None:
    """The track, the spaces and the way."""
    text = wording.Catalogue("en", "maria").text(f"political-{card['id']}.effect")
    for move in card["moves"]:
        assert f"the {move['track'].capitalize()} marker" in text.replace("The ", "the ")
        assert move["direction"].replace("either", "either way") in text
        assert STEPS[move["steps"]].split()[0] in text


@pytest.mark.parametrize("option", [one for one in options.OPTIONS if one.name != "edition"], ids=lambda one: one.name)
def test_each_option_has_its_rule(option: Any) -> None:
    """The number that an option names is told."""
    assert option.rule in TOLD


@pytest.mark.rule("M-1.3", "M-14.10")
def test_the_introductory_game_has_none_of_the_later_chapters() -> None:
    """No politics in its order of play, and no free action but shifts in stacks."""
    assert sequence.POLITICS not in [stage for stage, _ in sequence.ORDER]
    assert answering.extra(sequence.start(build.board(), build.rules(3), 1), 0) == []


@pytest.mark.rule("D-7", "M-10.46")
def test_a_question_mark_leaves_the_pool_as_it_is() -> None:
    """Prussia leaves a "?" on a protected Breslau: its pool still holds all its markers."""
    s = realm.position({"prussia-1": "breslau", "austria-1": "brieg"}, markers={"breslau": "austria"})
    prussia = POWERS.index("prussia")
    before = s.realm.pool[:]
    conquest.carry_out(s, prussia, build.city(s, "breslau"), conquest.QUESTIONS)

    assert len(s.questions) == 1
    assert s.realm.pool == before


@pytest.mark.rule("M-1.2", "M-15.1")
def test_both_games_are_told_by_name() -> None:
    """The telling and the program know the same two games."""
    assert ("introductory" in TOLD["M-1.2"].text, "advanced" in TOLD["M-1.2"].text, SCENARIOS) == (
        True,
        True,
        ("introductory", "advanced"),
    )
