"""What happens names the rule by which it happens."""

from __future__ import annotations

from random import Random

import pytest

import pragmatica
from pragmatica import Event, Match
from pragmatica.core.register import game
from pragmatica.core.rules import rules

STEPS = 60


def played(match: Match) -> list[Event]:
    """What happens in a match until some answers have been given."""
    rng = Random(5)
    happened = list(match.opening)
    for _ in range(STEPS):
        if match.outcome is not None:
            break
        seat = rng.choice(list(match.pending))
        happened += match.apply(seat, rng.choice(match.legal(seat)))
    return happened


@pytest.mark.parametrize("name", [one.id for one in pragmatica.games()])
def test_the_rules_of_events_are_told(name: str) -> None:
    """Each rule that a kind of event names stands in the game's rules."""
    known = {rule.id for rule in rules(name)}

    assert set(game(name).event_rules.values()) <= known


def test_events_name_a_rule(setup: tuple[str, str, int], match: Match) -> None:
    """Where a game names rules for its events, each event that happens has one, and it is told."""
    name, _, _ = setup
    of_kind, known = game(name).event_rules, {rule.id for rule in rules(name)}

    happened = played(match)

    assert happened
    assert {event.kind for event in happened if of_kind and event.rule not in known} == set()
