"""The steady player in Ancien Régime: it answers everything, fairly, and plays to win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, get_args

import pytest

import pragmatica
from pragmatica import bots
from pragmatica.ancien_regime import decisions as asked
from pragmatica.bots.series import Job, play
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.match import Match

HEAD = {"format": "pragmatica-position", "version": 1, "game": "ancien_regime"}
MOVING = {
    "phase": "movement",
    "turn": 1,
    "asked": [{"frame": "movement", "arbiter": "britain", "number": 1}, {"frame": "pick_general"}],
}
ENOUGH = 6  # questions of a kind in one match; more of the same prove little
KINDS = {one.__dataclass_fields__["kind"].default for one in get_args(asked.CoalitionsDecision)}


def new(players: int = 7, seed: int = 1, scenario: str = "1740", **options: str) -> Match:
    """A match of Ancien Régime."""
    return pragmatica.new("ancien_regime", scenario=scenario, players=players, options=options, seed=seed)


def answer(seat: str, **fields: Any) -> Action:
    """What the steady player answers in a position."""
    return bots.answer(bots.make("steady"), pragmatica.from_position(HEAD | fields), seat, Random(0))


def questions(match: Match, seed: int, answers: str = "steady") -> Iterator[tuple[str, Decision]]:
    """Let a bot play the whole match; each question before it is answered."""
    player, chance = bots.make(answers), Random(seed)
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        yield seat, decision
        match.apply(seat, bots.answer(player, match, seat, chance))


def first(match: Match, until: Callable[[Decision], bool], seed: int = 2) -> tuple[str, Decision]:
    """The first question of a steady match that fulfils the condition."""
    return next((seat, decision) for seat, decision in questions(match, seed) if until(decision))


@pytest.mark.parametrize(("players", "scenario"), [(7, "1740"), (4, "1756"), (6, "1740")])
def test_a_steady_match_ends_within_fifteen_rounds(players: int, scenario: str) -> None:
    """Every answer is offered, and somebody reaches the Influence of victory."""
    match, player, chance = new(players, 5, scenario), bots.make("steady"), Random(5)

    while pending := match.pending:
        seat = next(iter(pending))
        action = bots.answer(player, match, seat, chance)
        assert action in match.legal(seat)
        match.apply(seat, action)

    assert match.outcome is not None
    assert match.outcome.winners
    assert match.observe(None).round <= 15


def test_every_kind_of_question_is_answered() -> None:
    """Among random moves, each kind but the rarest comes up and gets an offered answer."""
    asked_for: Counter[str] = Counter()
    steady = bots.make("steady")
    games = [(7, "1740", {}), (4, "1756", {"card3_mode": "discard"}), (5, "1740", {"card_step": "per_general"})]
    for players, scenario, options in games:
        match = new(players, 3, scenario, **options)
        here: Counter[str] = Counter()
        for seat, decision in questions(match, 3, "random"):
            kind = str(getattr(decision, "kind", ""))
            here[kind] += 1
            if here[kind] <= ENOUGH:
                assert bots.answer(steady, match, seat, Random(0)) in match.legal(seat)
        asked_for += here

    assert set(asked_for) >= KINDS - {"accept_crown"}


def test_steady_knows_only_what_its_seat_knows() -> None:
    """Where all that the seat cannot know is drawn anew, the answer is the same."""
    match, player, chance = new(5, seed=6), bots.make("steady"), Random(6)

    for number, (seat, _) in enumerate(questions(match, 6)):
        if number % 9 == 0:
            other = match.resample(seat, chance)
            assert bots.answer(player, other, seat, Random(1)) == bots.answer(player, match, seat, Random(1))


def test_steady_has_a_rule_for_every_question() -> None:
    """Nothing is left to chance: another state of the generator gives the same answer."""
    match, player = new(4, seed=7, scenario="1756"), bots.make("steady")

    for number, (seat, _) in enumerate(questions(match, 7)):
        if number % 5 == 0:
            answers = {bots.answer(player, match, seat, Random(draw)).id for draw in range(2)}
            assert len(answers) == 1


@pytest.mark.parametrize("power", ["spain", "ottoman"])
def test_the_weakest_win_against_chance(power: str) -> None:
    """A steady player wins from the poorest set-ups against six who move at random."""
    names = tuple("steady" if one == power else "random" for one in asked.POWER)

    tally = play(Job("ancien_regime", "1740", 7, names, seed=4), range(2))

    assert not tally.failures
    assert tally.wins[power] == 2


def test_money_is_spent_on_units_first() -> None:
    """What is not spent at Mobilisation is lost, and units win ground [A-9.44]."""
    match = new(seed=2)
    seat, _ = first(match, lambda decision: isinstance(decision, asked.Mobilise))

    assert bots.answer(bots.make("steady"), match, seat, Random(0)).type == "buy_unit"


def test_one_votes_for_oneself() -> None:
    """The Crown is worth more on the own head [A-8.7]."""
    match = new(seed=2)
    seat, decision = first(match, lambda decision: isinstance(decision, asked.CastVote))

    assert isinstance(decision, asked.CastVote)
    assert bots.answer(bots.make("steady"), match, seat, Random(0)).fields["candidate"] == decision.power


def test_the_crown_is_taken() -> None:
    """Who is elected without a vote does not decline [A-8.6]."""
    held = dict.fromkeys(("pfalz", "nassau", "lorraine", "bavaria"), "austria")
    asked_for = [{"frame": "accept_crown", "power": "austria"}]

    assert answer("austria", turn=3, phase="election", asked=asked_for, garrisons=held).id == "yes"


def test_open_ground_is_taken() -> None:
    """A general next to an empty contested territory goes there."""
    action = answer("prussia", **MOVING, generals={"prussia-1": {"at": "berlin", "units": 3}})

    assert action.id == "prussia-1"


def test_hopeless_attacks_are_left() -> None:
    """One unit does not march against three and a full hand; nothing else is near."""
    generals = {"prussia-1": {"at": "saxonia", "units": 1}, "austria-1": {"at": "silesia", "units": 3}}
    garrisons = {"silesia": "austria", "saxonia": "prussia"}
    powers = {"austria": {"cards": [5, 5, 5, 4], "morale": 9}, "prussia": {"morale": 0}}
    match = pragmatica.from_position(HEAD | MOVING | {"generals": generals, "garrisons": garrisons, "powers": powers})
    player, targets = bots.make("steady"), []
    while "prussia" in match.pending and match.pending["prussia"].rule.startswith(("A-9.7", "A-9.8")):
        action = bots.answer(player, match, "prussia", Random(0))
        targets.append(action.fields.get("land"))
        match.apply("prussia", action)

    assert "silesia" not in targets


@pytest.mark.parametrize(("influence", "granted"), [(5, "yes"), (23, "no")])
def test_nobody_helps_who_is_about_to_win(influence: int, granted: str) -> None:
    """The Arbiter grants turns for Morale, but not to the leader in the race near its end [A-9.63]."""
    asked_for = [{"frame": "movement", "arbiter": "russia", "number": 1}, {"frame": "grant_turn"}]
    fields = {"phase": "movement", "turn": 1, "asked": asked_for, "powers": {"prussia": {"influence": influence}}}

    assert answer("russia", **fields).id == granted
