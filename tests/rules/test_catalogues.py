"""The catalogues: a text for everything that is said, in every language, with the same arguments."""

from __future__ import annotations

import ast
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax.ast import BaseNode, Message, VariableReference

import pragmatica
from pragmatica import wording
from pragmatica.maria import introductory, log, payment, sequence
from pragmatica.maria.actions import Actions
from pragmatica.maria.board import INTRODUCTORY, POWERS, SUITS, Board
from pragmatica.maria.observation import Phase
from pragmatica.maria.realm_decisions import MariaDecision

SOURCE = Path(pragmatica.__file__).parent
GAME = pragmatica.game("maria")


def refusals() -> set[str]:
    """The messages that refusals name, read from their source."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((SOURCE / "maria/refusals.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_reason":
            found |= {str(one.value) for one in node.args[1:2] if isinstance(one, ast.Constant)}
        if isinstance(node, ast.Dict):
            pairs = [one for one in node.values if isinstance(one, ast.Tuple) and len(one.elts) == 2]
            found |= {str(pair.elts[1].value) for pair in pairs if isinstance(pair.elts[1], ast.Constant)}
    return {f"maria-why-{name}" for name in found}


def wanted() -> set[str]:
    """Every message that the program may ask for, attributes behind a dot."""
    kinds = [one.default for decision in get_args(MariaDecision) for one in fields(decision) if one.name == "kind"]
    decisions = {f"maria-decision-{kind}" for kind in kinds}
    actions = Actions(Board(GAME.board()[1], INTRODUCTORY))
    types = {one.type for kind in actions.kinds() for one in actions.table(kind).values()} | {"cover", "command"}
    options = [one for one in GAME.options if "introductory" in one.scenarios]
    values = {
        f"maria-option-{one.name}.value-{str(value).lower().replace('.', '-')}"
        for one in options
        for value in one.values
    }
    return (
        decisions
        | {f"{decision}.{part}" for decision in decisions for part in ("why", "help")}
        | {f"maria-action-{one}" for one in types}
        | {f"maria-event-{name}" for name in log.NAMES.values()}
        | {f"maria-outcome-{reason}" for reason in introductory.REASONS if reason}
        | {f"maria-option-{one.name}{part}" for one in options for part in ("", ".help")}
        | values
        | refusals()
        | {f"power-{power}" for power in (*POWERS, "joint")}
        | {f"suit-{suit}" for suit in SUITS}
        | {f"seat-{seat}" for scenario in GAME.scenarios for seats in scenario.seats.values() for seat in seats}
        | {f"stage-{stage or 'setup'}" for stage in sequence.STAGES}
        | {f"phase-{phase}" for phase in {*sequence.PHASES[1:], *get_args(Phase)}}
        | {f"purpose-{purpose}" for purpose in payment.PURPOSES}
        | {f"maria-scenario-{scenario.id}{part}" for scenario in GAME.scenarios for part in ("", ".help")}
        | {"card-suited", "card-reserve", "piece-train", "piece-hussar", "maria-name"}
        | {"core-event-undone", "core-not-your-turn", "core-match-over", "core-not-offered", "core-free-actions-used"}
    )


def patterns(message: Message) -> dict[str, BaseNode]:
    """The value and the attributes of a message, by their ids."""
    found: dict[str, BaseNode] = {} if message.value is None else {message.id.name: message.value}
    return found | {f"{message.id.name}.{one.id.name}": one.value for one in message.attributes}


def variables(node: object) -> set[str]:
    """Names of the variables in a pattern."""
    if isinstance(node, VariableReference):
        return {node.id.name}
    if isinstance(node, BaseNode):
        return {name for child in vars(node).values() for name in variables(child)}
    return {name for child in node for name in variables(child)} if isinstance(node, list) else set()


def texts(language: str) -> dict[str, set[str]]:
    """Ids of all texts of a language with their variables."""
    return {
        ident: variables(pattern)
        for message in wording.messages(language).values()
        for ident, pattern in patterns(message).items()
    }


@pytest.mark.parametrize("language", wording.LANGUAGES)
def test_nothing_is_without_words(language: str) -> None:
    """Every question, answer, event, refusal, option, outcome and name has its text."""
    assert wanted() - set(texts(language)) == set()


@pytest.mark.parametrize("language", [one for one in wording.LANGUAGES if one != wording.FALLBACK])
def test_languages_say_the_same(language: str) -> None:
    """Every language has the texts of the first one, with the same variables."""
    first, other = texts(wording.FALLBACK), texts(language)
    assert set(first) ^ set(other) == set()
    assert {ident for ident, names in first.items() if not other[ident] <= names} == set()


@pytest.mark.parametrize("area", ["core", "maria"])
def test_no_words_are_wasted(area: str) -> None:
    """No text of these catalogues is left that nothing asks for."""
    shown_by_pages = {"core-rule", "core-ruling", "card-deck", "fortress-small", "fortress-major"}
    path = SOURCE / "wording" / wording.FALLBACK / f"{area}.ftl"
    ids = {line.split(" =")[0] for line in path.read_text(encoding="utf-8").splitlines() if line[:1].isalpha()}
    assert ids - {one.split(".")[0] for one in wanted()} - shown_by_pages == set()


def test_a_missing_text_falls_back() -> None:
    """An unknown message is an error; an unknown language too."""
    with pytest.raises(KeyError):
        wording.text("en", "maria-decision-nothing")
    with pytest.raises(KeyError):
        wording.text("xx", "power-prussia")


@pytest.mark.parametrize(
    ("language", "count", "shown"),
    [
        ("en", 1, "Prussia draws a card."),
        ("en", 3, "Prussia draws 3 cards."),
        ("pl", 1, "Prusy: dobrano kartę."),
        ("pl", 3, "Prusy: dobrano 3 karty."),
        ("pl", 5, "Prusy: dobrano 5 kart."),
    ],
)
def test_numbers_are_inflected(language: str, count: int, shown: str) -> None:
    """Each language counts in its own way."""
    power = wording.text(language, "power-prussia")
    assert wording.text(language, "maria-event-cards-drawn", power=power, count=count) == shown
