"""A match: answers, batches, versions, copies and what is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Illegal, Match, MatchOver, NotYourTurn, Stale, Unreadable
from tests.maria.moments import movement, new
from tests.samples import play


def everything(match: Match) -> tuple[str, int]:
    """All of a match, to see that nothing has changed."""
    return match.to_json(), match.digest()


def test_simultaneous_questions_are_pending_together() -> None:
    """At the start every seat is asked to divide its troops."""
    assert list(new().pending) == ["maria_theresa", "louis", "frederick"]


def test_an_answer_is_named_by_action_id_or_notation() -> None:
    """The three forms of one answer lead to the same position."""
    by_action, by_id, by_notation = movement(), movement(), movement()
    by_action.apply("frederick", next(one for one in by_action.legal("frederick") if one.id == "prussia-3"))
    by_id.apply("frederick", "prussia-3")
    by_notation.apply("frederick", "Erbprinz Leopold")
    assert by_action.digest() == by_id.digest() == by_notation.digest()


def test_an_action_of_another_match_is_understood() -> None:
    """Actions are values: one that an equal match offered may be played here."""
    action = movement().legal("frederick")[0]
    match = movement()
    match.apply("frederick", action)
    assert [record.code for record in match.records] == [action.code]


def test_the_order_of_simultaneous_answers_changes_nothing() -> None:
    """Two seats that divide their troops in another order come to the same position and the same questions."""
    one, other = new(), new()
    one.apply("louis", "n-8")
    one.apply("frederick", "n-4")
    other.apply("frederick", "n-4")
    other.apply("louis", "n-8")
    assert (one.digest(), one.pending) == (other.digest(), other.pending)


def test_a_new_question_has_a_new_version() -> None:
    """The seat that answered is asked something new; the others' question keeps its number."""
    match = new()
    before = {seat: decision.version for seat, decision in match.pending.items()}
    match.apply("louis", "n-8")
    after = {seat: decision.version for seat, decision in match.pending.items()}
    assert after == before | {"louis": before["louis"] + 1}


def test_a_stale_answer_is_refused() -> None:
    """An answer that names the version of an earlier question changes nothing."""
    match = new()
    version = match.pending["louis"].version
    match.apply("louis", "n-8", version=version)
    before = everything(match)
    with pytest.raises(Stale):
        match.apply("louis", "n-8", version=version)
    assert everything(match) == before


@pytest.mark.parametrize(
    ("seat", "action", "error"),
    [
        ("louis", "prussia-3", NotYourTurn),
        ("frederick", "prussia-4", Illegal),
        ("frederick", "lueben", Illegal),
        ("frederick", "nonsense", Unreadable),
        ("frederick", "", Unreadable),
        ("frederick", "city:nowhere", Unreadable),
        ("nobody", "end", Unreadable),
        ("frederick", [], Unreadable),
    ],
)
def test_a_refused_answer_changes_nothing(seat: str, action: Any, error: type[Exception]) -> None:
    """Another seat's, an unlawful and a meaningless answer each raise their own error and leave all as it was."""
    match = movement()
    before = everything(match)
    with pytest.raises(error):
        match.apply(seat, action)
    assert everything(match) == before


def test_an_illegal_answer_cites_its_rule() -> None:
    """The error of an unlawful answer names the rule that forbids it."""
    with pytest.raises(Illegal) as caught:
        movement().apply("frederick", "austria-5")
    assert (caught.value.rule, caught.value.reasons[0].message) == ("M-5.3", "maria-why-not-active")


def test_an_ended_match_takes_no_answers() -> None:
    """After the outcome nothing is asked, offered or accepted."""
    match = new()
    play(match, Random(1))
    assert match.outcome is not None
    assert (match.pending, match.legal("louis"), match.extra("louis")) == ({}, [], [])
    with pytest.raises(MatchOver):
        match.apply("louis", "end")


def test_a_copy_is_independent() -> None:
    """What is played in a copy is not seen in the original, history and undo included."""
    match = movement()
    match.apply("frederick", "prussia-3")
    before = everything(match)
    twin = match.copy()
    assert everything(twin) == before
    twin.apply("frederick", "goerlitz")
    twin.undo("frederick", 2)
    assert everything(match) == before


def test_a_match_reads_back_from_json() -> None:
    """A saved match goes on exactly as the original does, draws and undo included."""
    match = new()
    play(match, Random(5), 60)
    twin = pragmatica.load(match.to_json())
    for one in (match, twin):
        play(one, Random(6), 60)
    assert everything(twin) == everything(match)


def test_a_match_without_history_goes_on() -> None:
    """The short form keeps position and chance; only history and undo are gone."""
    match = new()
    play(match, Random(5), 60)
    twin = pragmatica.load(match.to_json(history=False))
    assert (len(twin.records), twin.digest(), twin.pending) == (0, match.digest(), match.pending)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "match"),
        ("[]", "format"),
        ('{"format": "pragmatica-match", "version": 99}', "version"),
        ('{"format": "pragmatica-match", "version": 1}', "game"),
        ("[" * 100_000, "match"),
    ],
)
def test_what_is_no_match_is_refused(text: str, field: str) -> None:
    """The error names the field that cannot be read."""
    with pytest.raises(Unreadable) as caught:
        pragmatica.load(text)
    assert caught.value.where == field


def test_a_match_of_other_rules_is_refused() -> None:
    """A saved match of another rules version is not played by these rules."""
    text = new().to_json().replace('"rules_version":1', '"rules_version":0')
    with pytest.raises(Unreadable) as caught:
        pragmatica.load(text)
    assert caught.value.where == "rules_version"


def test_any_step_can_be_seen_again() -> None:
    """`at` gives the match as it was after so many records."""
    match = new()
    play(match, Random(5), 30)
    digest = match.digest()
    steps = len(match.records)
    play(match, Random(6), 30)
    assert (match.at(steps).digest(), match.at(len(match.records)).digest()) == (digest, match.digest())


def test_no_step_lies_beyond_the_end() -> None:
    """A step that the match has not made is refused."""
    with pytest.raises(Unreadable):
        new().at(1)


@pytest.mark.parametrize(
    ("field", "arguments"),
    [
        ("game", {"game_id": "chess"}),
        ("scenario", {"scenario": "epic"}),
        ("players", {"players": 4}),
        ("players", {"players": True}),
        ("players", {"players": [3]}),
        ("options.colour", {"options": {"colour": "red"}}),
        ("options.edition", {"options": {"edition": "3.0"}}),
        ("options.join_ends_both", {"options": {"join_ends_both": 1}}),
        ("options", {"options": ["edition"]}),
        ("board", {"board": "../../etc/passwd"}),
        ("board", {"board": "0" * 32}),
        ("board", {"board": 0}),
        ("seed", {"seed": -1}),
        ("seed", {"seed": "1"}),
        ("seed", {"seed": True}),
    ],
)
def test_a_match_that_cannot_be_made_says_why(field: str, arguments: dict[str, Any]) -> None:
    """The error names the field that was chosen wrongly."""
    chosen: dict[str, Any] = {"game_id": "maria", "scenario": "introductory", "players": 3} | arguments
    with pytest.raises(Unreadable) as caught:
        pragmatica.new(chosen.pop("game_id"), **chosen)
    assert caught.value.where == field


@pytest.mark.rule("E-3")
def test_an_edition_changes_the_defaults() -> None:
    """The older edition brings its own defaults, and an option chosen by name wins over them."""
    old = new(edition="1.0", hussar_shortfall="spend_all").setup.options
    assert (old["join_ends_both"], old["hussar_shortfall"]) == (False, "spend_all")


def test_a_seed_makes_the_same_match() -> None:
    """Equal seeds deal equal hands, other seeds deal others."""
    assert new(seed=1).digest() == new(seed=1).digest() != new(seed=2).digest()


def test_without_a_seed_one_is_drawn() -> None:
    """Two matches without a seed differ."""
    first, second = (pragmatica.new("maria", scenario="introductory", players=3) for _ in range(2))
    assert first.seed != second.seed


def test_a_board_can_be_named() -> None:
    """A match keeps the digest of its board, which may be given by name."""
    digest = pragmatica.game("maria").board()[0]
    match = pragmatica.new("maria", scenario="introductory", players=3, board=digest)
    assert match.setup.board == digest


def test_the_games_are_listed() -> None:
    """Every registered game tells its scenarios, seats and options."""
    (maria,) = [one for one in pragmatica.games() if one.id == "maria"]
    assert maria.scenarios[0].seats[2] == ("a", "b")


@pytest.mark.parametrize("name", ["chess", None, 7, [], {}])
def test_an_unknown_game_is_refused(name: Any) -> None:
    """Whatever stands there in the place of a name."""
    with pytest.raises(Unreadable, match="unknown game"):
        pragmatica.game(name)


@pytest.mark.parametrize("step", [-1, 1, 0.0, True, "0", None])
def test_there_are_steps_of_the_records_alone(step: Any) -> None:
    """A moment that the match never was in is refused."""
    with pytest.raises(Unreadable, match="step"):
        new().at(step)
