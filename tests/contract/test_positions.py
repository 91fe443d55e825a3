"""Every question that a game's positions can hold: one that came up in play, and one written by hand, reads back."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from random import Random
from typing import Any, Final

import pytest

import pragmatica
from pragmatica import Game, Match
from pragmatica.core import register
from pragmatica.core.flow.frame import Frame
from pragmatica.kit.written import form
from tests.contract.conftest import begin, step
from tests.offers import GAMES
from tests.replays.matches import scenes

FORMS: Final = {one.id: found for one in register.games() if (found := form.of(one)) is not None}
TIMES: Final = 2  # that a kind of question is read back at least
MOST: Final = 6  # random matches of each scenario in which one is looked for


def kinds(top: Frame[Any] | None) -> Iterator[type[Any]]:
    """All frames that are open, those of branches too."""
    while top is not None:
        yield type(top)
        for branch in top.branches():
            yield from kinds(branch)
        top = top.below


def seldom(ident: str) -> Mapping[str, Any]:
    """Questions that play hardly ever brings: their names, and a list of frames that ends with each."""
    found: Mapping[str, Any] = getattr(GAMES[ident], "SELDOM", {})
    return found


def moments(game: Game[Any]) -> Iterator[Match]:
    """Moments of the game's golden matches, then of random ones with options drawn by lot, or that begin late."""
    for scene in scenes():
        if scene.game == game.id:
            played = pragmatica.read_record(scene.path.read_text(encoding="utf-8"))
            yield from map(played.at, range(len(played.records) + 1))
    for seed in range(MOST):
        for scenario in game.scenarios:
            rng = Random(seed)
            late: Match | None = GAMES[game.id].begun(scenario.id, seed) if hasattr(GAMES[game.id], "begun") else None
            players = rng.choice(sorted(scenario.seats))
            chosen = {one.name: rng.choice(one.values) for one in game.options if scenario.id in one.scenarios}
            new = partial(pragmatica.new, game.id, scenario=scenario.id, players=players, options=chosen, seed=seed)
            match = new() if late is None else late
            while match.outcome is None:
                yield match
                step(match, rng)


@pytest.mark.parametrize("ident", FORMS)
def test_every_question_of_play_reads_back(ident: str) -> None:
    """Whatever is open, the position makes an equal match; what play hardly ever brings is written by hand below."""
    described = {one.frame: one.name for one in FORMS[ident].questions.all}
    wanted = {one for one, name in described.items() if name not in seldom(ident)}
    seen = Counter[type[Any]]()
    for match in moments(pragmatica.game(ident)):
        found = {one for one in kinds(match.state.top) if seen[one] < TIMES}
        if found:
            seen.update(found)
            twin = pragmatica.from_position(json.loads(json.dumps(match.to_position())))
            assert twin.digest() == match.digest(), sorted(one.__name__ for one in found)
        elif wanted <= seen.keys():
            break
    assert sorted(described[one] for one in wanted - seen.keys()) == []


@pytest.mark.parametrize(("ident", "name"), [(ident, name) for ident in FORMS for name in seldom(ident)])
def test_what_play_hardly_brings_reads_back(ident: str, name: str) -> None:
    """Its frames, with all their fields, are written as they were read."""
    written, questions, scenario = seldom(ident)[name], FORMS[ident].questions, pragmatica.game(ident).scenarios[-1]
    state = begin((ident, scenario.id, max(scenario.seats))).state
    moments = {moment for one in questions.all for moment in one.moments}
    assert (
        questions.write(state, questions.read(state, written, questions.course(None, 0), moments, scenario.id))
        == written
    )
    assert written[-1]["frame"] == name
