"""The steady player in the advanced game, seen in what it does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import bots
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.match import Match
from pragmatica.maria.bots.changes import accept_peace, reduction_pays
from pragmatica.maria.bots.judgement import Judgement
from pragmatica.maria.bots.player import choose
from pragmatica.maria.bots.politics import Politics, politics, vote
from pragmatica.maria.bots.situation import Situation, board_of
from pragmatica.maria.forms.observation import Observation
from pragmatica.maria.forms.observation_realm import ContractView
from pragmatica.maria.kept.board import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA
from pragmatica.maria.kept.political import TRACKS
from pragmatica.maria.named.actions_advanced import candidates

UNTHOUGHT = {"retreat_step", "choose_commander"}  # all answers are as good
LONG = {"march", "pick_piece", "pick_in_turn", "pay"}  # a few of them are enough


def start(players: int = 3, seed: int = 4, **options: str | bool) -> Match:
    """An advanced match."""
    return pragmatica.new("maria", scenario="advanced", players=players, seed=seed, options=options)


def played(until: Callable[[Match, Decision], bool], seed: int = 4) -> Match:
    """A match among steady players up to the first question that fulfils the condition."""
    match = start(seed=seed)
    steady, chance = bots.make("steady", "maria"), Random(seed)
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        if until(match, decision):
            break
        match.apply(seat, bots.answer(steady, match, seat, chance))
    return match


def kind(decision: Decision) -> str:
    """What is asked."""
    return str(getattr(decision, "kind", ""))


def put(view: object, **values: object) -> None:
    """Change a part of an observation, which nobody else may."""
    for name, value in values.items():
        object.__setattr__(view, name, value)


def thoughts(match: Match, seat: str, change: Callable[[Observation], None] = lambda _: None) -> Politics:
    """What the seat thinks of politics, after a change to what it sees."""
    seen: Observation = match.observe(seat)
    change(seen)
    found = politics(Judgement(Situation(seen, board_of(match.game.board()[1], "advanced"))))
    assert found is not None
    return found


def realm(seen: Observation) -> Any:
    """What is seen of the advanced game's own things."""
    assert seen.realm is not None
    return seen.realm


@pytest.mark.parametrize(
    ("players", "options"),
    [(3, {}), (2, {}), (3, {"optional_politics": True}), (2, {"edition": "1.0"})],
)
def test_every_question_is_answered(players: int, options: dict[str, str | bool]) -> None:
    """Whatever it is asked, in the wildest positions, the answer is one of those offered."""
    match, chance = start(players, seed=7, **options), Random(7)
    board = match.game.board()[1]
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        offered = match.legal(seat)
        if (
            len(offered) > 1
            and kind(decision) not in UNTHOUGHT
            and (kind(decision) not in LONG or not chance.randrange(8))
        ):
            assert choose(match.observe(seat), decision, offered, board) in offered
        match.apply(seat, chance.choice(offered))


def test_powers_of_one_seat_that_are_enemies_do_not_fight_each_other() -> None:
    """The Pragmatic Army does not take the Prussians of the same seat for enemies, nor Prussia the Pragmatic Army."""
    seen = start().observe("frederick")
    board = board_of(pragmatica.game("maria").board()[1], "advanced")

    against_france = Situation(seen, board, [PRAGMATIC])
    against_austria = Situation(seen, board, [PRUSSIA])

    assert {enemy.power for enemy in against_france.enemies} == {FRANCE, BAVARIA}
    assert {enemy.power for enemy in against_austria.enemies} == {AUSTRIA}


@pytest.mark.rule("M-17.30")
def test_a_card_on_the_display_is_a_trump() -> None:
    """Only what gives influence is laid on the display."""
    laid = 0
    for seed in range(3):
        match = played(lambda _, decision: kind(decision) == "place_card", seed)
        trump = realm(match.observe(None)).trump
        while kind(next(iter(match.pending.values()))) == "place_card":
            seat = next(iter(match.pending))
            action = bots.answer(bots.make("steady", "maria"), match, seat, Random(0))
            if action.type == "lay":
                laid += 1
                assert trump in str(action.fields["card"]) or "reserve" in str(action.fields["card"])
            match.apply(seat, action)
    assert laid


@pytest.mark.rule("M-17.50")
def test_a_card_is_wished_for_by_those_whom_it_helps() -> None:
    """Russia's marker to the right hurts Prussia: Austria wants such a card, and Frederick to keep it from others."""
    match = start()
    for seat, power in (("maria_theresa", AUSTRIA), ("frederick", PRUSSIA)):
        p = thoughts(match, seat)
        card = p.number("schweden_kapituliert")
        assert p.wish(card, power) > 0
        assert (p.execution(card, power) > 0) == (seat == "maria_theresa")


@pytest.mark.rule("M-17.62")
def test_announced_moves_are_reckoned_with() -> None:
    """What others have announced for a marker counts where it would stand in the end."""
    match = start()

    def announce(seen: Observation) -> None:
        for track in realm(seen).tracks:
            put(track, announced=3 if track.track == "italy" else 0)

    italy = TRACKS.index("italy")
    assert thoughts(match, "maria_theresa").shift(italy, 1) > 0
    assert thoughts(match, "maria_theresa", announce).shift(italy, 1) == 0


@pytest.mark.rule("M-18.9")
@pytest.mark.parametrize(("france", "austria", "candidate"), [(1, 8, "francis"), (8, 1, "charles")])
def test_votes_go_against_who_is_about_to_win(france: int, austria: int, candidate: str) -> None:
    """Frederick votes for the candidate of the rival who has more markers left."""

    def change(seen: Observation) -> None:
        for view in realm(seen).pools:
            put(view, pool={"france": france, "austria": austria}.get(view.power, view.pool))

    p = thoughts(start(), "frederick", change)

    assert vote(p, candidates()).id == candidate


@pytest.mark.rule("M-19.11")
@pytest.mark.parametrize(("pool", "accepted"), [(1, False), (11, True)])
def test_peace_is_not_accepted_when_it_wins_the_game_for_prussia(pool: int, accepted: bool) -> None:
    """Austria likes a respite and a neutral Saxony, but not to lay Prussia's last marker into the Silesia box."""

    def change(seen: Observation) -> None:
        for view in realm(seen).pools:
            put(view, pool=pool if view.power == "prussia" else view.pool)

    p = thoughts(start(), "maria_theresa", change)
    answers = [Action("accept_peace", name, yes, name, {"yes": bool(yes)}) for yes, name in enumerate(("no", "yes"))]

    assert accept_peace(Judgement(p.s), p, answers).fields["yes"] is accepted


@pytest.mark.rule("M-19.20")
@pytest.mark.parametrize(("city", "pays"), [("paris", True), ("pilsen", False)])
def test_the_reduction_is_taken_by_who_has_left(city: str, pays: bool) -> None:
    """A single marker that nobody protects is set aside when no French general is near core Austria any more."""

    def change(seen: Observation) -> None:
        for piece in seen.pieces:
            if piece.power in ("france", "bavaria") and piece.kind == "general":
                there = piece.id == "france-1"
                put(piece, city=city if there else None, status="map" if there else "off")
        for fortress in seen.fortresses:
            if fortress.city == "wien":
                put(fortress, marker="france", controller="france", protected=False)

    assert reduction_pays(Judgement(thoughts(start(), "louis", change).s)) is pays


@pytest.mark.rule("M-20.2")
def test_france_pays_bavaria_while_that_is_the_poorer() -> None:
    """When the first contract is over, Louis grants another one of a turn, word by word, and then no second one."""
    match = start()
    steady = bots.make("steady", "maria")
    board = match.game.board()[1]
    while match.observe(None).stage < 3:
        seat = next(iter(match.pending))
        match.apply(seat, bots.answer(steady, match, seat, Random(1)))
    seen: Observation = match.observe("louis")
    put(seen.powers["france"], hand=[6])
    put(seen.powers["bavaria"], hand=[1])
    words = [one for one in match.extra("maria_theresa") if one.id == "write-contract"]
    assert isinstance(steady, bots.FreeBot)

    assert steady.free(seen, words, board) is None  # the first one still runs
    put(realm(seen), contracts=[])
    assert steady.free(seen, words, board) == words[0]
    last = ContractView(giver="france", receiver="bavaria", turns_left=1, cards=1, cancellable=True)
    put(realm(seen), contracts=[last])
    assert steady.free(seen, words, board) is None


def test_a_series_of_the_advanced_game_ends() -> None:
    """Steady players of both numbers of seats play to an end, each answer within the promised time."""
    for players in (2, 3):
        match = start(players, seed=2)
        steady, chance = bots.make("steady", "maria"), Random(2)
        while match.pending:
            seat = next(iter(match.pending))
            match.apply(seat, bots.answer(steady, match, seat, chance))
        assert match.outcome is not None
