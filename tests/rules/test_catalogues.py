"""The catalogues: a text for everything that is said, in every language, with the same arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax.ast import BaseNode, Message, VariableReference

import pragmatica
from pragmatica import wording
from pragmatica.ancien_regime import victory as regime_victory
from pragmatica.ancien_regime.forms.decisions import STATUS as REGIME_STATUS
from pragmatica.ancien_regime.forms.decisions import AncienRegimeDecision
from pragmatica.ancien_regime.forms.observation import Phase as RegimePhase
from pragmatica.ancien_regime.kept import log as regime_log
from pragmatica.ancien_regime.kept.board import POWERS as REGIME_POWERS
from pragmatica.ancien_regime.kept.board import SLOTS
from pragmatica.ancien_regime.kept.board import Board as RegimeBoard
from pragmatica.ancien_regime.named.actions import Actions as RegimeActions
from pragmatica.core.game import Game
from pragmatica.maria import sequence
from pragmatica.maria.diplomacy.election import CANDIDATES
from pragmatica.maria.forces import payment
from pragmatica.maria.forms.decisions_advanced import MariaDecision
from pragmatica.maria.forms.observation import Phase
from pragmatica.maria.forms.observation_realm import OffMap
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import ADVANCED, POWERS, SUITS, Board
from pragmatica.maria.kept.clauses import AREAS, FIELDS, FORMS
from pragmatica.maria.kept.political import ICONS, STATUS, TRACKS
from pragmatica.maria.kept.realm import BOXES
from pragmatica.maria.named.actions import Actions
from pragmatica.maria.victory import introductory, verdict

SOURCE = Path(pragmatica.__file__).parent
GAME = pragmatica.game("maria")
BOARD = Board(GAME.board()[1], ADVANCED)
COALITIONS = pragmatica.game("ancien_regime")
MAP = RegimeBoard(COALITIONS.board()[1])
WORKED_OUT = {
    "cover",
    "command",
    "execute",
    "discard",
    "other",
    "shift_saxony",
    "reduce_now",
}  # made where they are asked


def refusals(game: str) -> set[str]:
    """The messages that refusals of a game name, read from their source."""
    found = {"something-else"}  # by all games, in the kit
    sources = [path.read_text(encoding="utf-8") for path in sorted((SOURCE / game).rglob("*.py"))]
    for source in [one for one in sources if "reason(" in one or "kit.reasons" in one]:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "reason":
                found |= {str(one.value) for one in node.args[1:2] if isinstance(one, ast.Constant)}
            if isinstance(node, ast.Dict):
                pairs = [one for one in node.values if isinstance(one, ast.Tuple) and len(one.elts) == 2]
                found |= {str(pair.elts[1].value) for pair in pairs if isinstance(pair.elts[1], ast.Constant)}
    return {f"{game}-why-{name}" for name in found}


def names(kind: str, idents: Iterable[str]) -> set[str]:
    """The messages that hold these names."""
    return {f"{kind}-{ident}" for ident in idents}


def explained(kind: str, idents: Iterable[str], *parts: str) -> set[str]:
    """The messages that hold these names, with attributes."""
    return {f"{name}{part}" for name in names(kind, idents) for part in ("", *(f".{one}" for one in parts))}


def common(game: Game[Any], union: object) -> set[str]:
    """What every game has: questions, refusals, options and their values, scenarios, and the names of seats."""
    kinds = [str(one.default) for decision in get_args(union) for one in fields(decision) if one.name == "kind"]
    values = {
        f"{game.id}-option-{one.name}.value-{str(value).lower().replace('.', '-')}"
        for one in game.options
        for value in one.values
    }
    return (
        explained(f"{game.id}-decision", kinds, "why", "help")
        | refusals(game.id)
        | explained(f"{game.id}-option", (one.name for one in game.options), "help")
        | values
        | explained(f"{game.id}-scenario", (one.id for one in game.scenarios), "help")
        | names("seat", (seat for scenario in game.scenarios for seats in scenario.seats.values() for seat in seats))
        | {f"{game.id}-name"}
    )


def coalitions() -> set[str]:
    """Every message that Ancien Régime may ask for, attributes behind a dot."""
    actions = RegimeActions(MAP)
    types = {one.type for kind in actions.kinds() for one in actions.table(kind).values()}
    return (
        common(COALITIONS, AncienRegimeDecision)
        | names("ancien_regime-action", types | {"play_card", "reveal_card", "pass", "sail"})
        | names("ancien_regime-event", regime_log.NAMES.values())
        | names("ancien_regime-outcome", regime_victory.REASONS[1:])
        | names("power", REGIME_POWERS)
        | names("general", (*REGIME_POWERS, "frederick", "stuart"))
        | names("phase", get_args(RegimePhase))
        | explained("slot", SLOTS[1:], "help")
        | explained("ancien_regime-status", REGIME_STATUS, "help")
        | explained("battle-card", map(str, MAP.card_value), "ability")
        | {"route-name"}
    )


def maria() -> set[str]:
    """Every message that Maria may ask for, attributes behind a dot."""
    politics = BOARD.politics
    actions = Actions(BOARD)
    types = {one.type for kind in actions.kinds() for one in actions.table(kind).values()} | {"shift"}
    cards = names("political", politics.ids)
    tracks = names("track", TRACKS)
    return (
        common(GAME, MariaDecision)
        | names("maria-action", types | WORKED_OUT)
        | names("maria-event", log.NAMES.values())
        | names("maria-outcome", [*introductory.REASONS[1:], *verdict.REASONS.values()])
        | names("power", (*POWERS, "joint"))
        | names("suit", (*SUITS, "reserve"))
        | names("stage", (stage or "setup" for stage in sequence.STAGES))
        | names("phase", {*sequence.PHASES[1:], *get_args(Phase)})
        | names("purpose", payment.PURPOSES)
        | {f"{card}{part}" for card in cards for part in ("", ".effect", ".history")}
        | {f"{track}{part}" for track in tracks for part in ("", ".help")}
        | names("field", (field for track in politics.field_ids for field in track))
        | names("icon", ICONS)
        | names("box", BOXES)
        | names("offmap", get_args(OffMap))
        | names("candidate", CANDIDATES)
        | names("status", STATUS)
        | names("area", AREAS)
        | {f"treaty-form-{form}{part}" for form in FORMS[1:] for part in ("", ".help")}
        | names("maria-clause", FORMS[1:])
        | names("maria-action", (f"write_{field}" for field in ("form", *FIELDS)))
        | names("maria-action", ("clear", "propose", "accept", "refuse", "withdraw", "amend"))
        | {"card-suited", "card-reserve", "piece-train", "piece-hussar"}
    )


OF_ALL = {
    "core-event-undone",
    "core-not-your-turn",
    "core-match-over",
    "core-not-offered",
    "core-batch-shown",
    "core-batch-asked",
    "core-batch-unclear",
    "core-free-actions-used",
}
WANTED = {"": lambda: OF_ALL, "ancien_regime": coalitions, "maria": maria}
GAMES = ["", *(game.id for game in pragmatica.games())]  # and the house


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


def texts(language: str, game: str) -> dict[str, set[str]]:
    """Ids of all texts of a game, or of the house, in a language, with their variables."""
    return {
        ident: variables(pattern)
        for message in wording.messages(language, game).values()
        for ident, pattern in patterns(message).items()
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", wording.LANGUAGES)
def test_nothing_is_without_words(language: str, game: str) -> None:
    """Every question, answer, event, refusal, option, outcome and name has its text."""
    assert WANTED[game]() - set(texts(language, game)) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [one for one in wording.LANGUAGES if one != wording.FALLBACK])
def test_languages_say_the_same(language: str, game: str) -> None:
    """Every language has the texts of the first one, with the same variables."""
    first, other = texts(wording.FALLBACK, game), texts(language, game)
    assert set(first) ^ set(other) == set()
    assert {ident for ident, names in first.items() if not other[ident] <= names} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_wasted(game: str) -> None:
    """No text that the engine may ask for is left that nothing asks for."""
    shown_elsewhere = {"core-ruling", "card-deck", "fortress-small", "fortress-major"}
    ids = {one.split(".")[0] for one in texts(wording.FALLBACK, game)}
    others = {one for one in ids if one.startswith(("web-", "cli-", "error-", "table-event-"))}  # asked for elsewhere
    assert ids - {one.split(".")[0] for one in WANTED[game]()} - shown_elsewhere - others == set()


def test_a_missing_text_falls_back() -> None:
    """An unknown message is an error; an unknown language too."""
    with pytest.raises(KeyError):
        wording.Catalogue("en", "maria").text("maria-decision-nothing")
    with pytest.raises(pragmatica.Unreadable):
        wording.text("xx", "core-match-over")


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
    texts = wording.Catalogue(language, "maria")
    power = texts.text("power-prussia")
    assert texts.text("maria-event-cards-drawn", power=power, count=count) == shown
