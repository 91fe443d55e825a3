"""Redrawing: what a twin keeps of the real match and what it draws anew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.ancien_regime.diplomacy.auction import Bid
from pragmatica.ancien_regime.kept.board import POWERS
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.secret import sights

HEAD = {"format": "pragmatica-position", "version": 1, "game": "ancien_regime"}


def position(**fields: Any) -> Match:
    """A match from a position with these fields."""
    return pragmatica.from_position(HEAD | fields)


def inside(match: Match) -> State:
    """The state itself, with all its secrets."""
    assert isinstance(match.state, State)
    return match.state


def hand(match: Match, power: str) -> list[int]:
    """The cards of a power, whoever may see them."""
    return sights.values(inside(match), POWERS.index(power))


def twins(match: Match, viewer: str | None, count: int = 40) -> list[Match]:
    """Many twins of a match."""
    rng = Random(1)
    return [match.resample(viewer, rng) for _ in range(count)]


def bidding() -> Match:
    """Six players bid for the Ottoman Empire, which Russia controls; Austria has bid 2 and Spain has no Morale."""
    powers = {"ottoman": {"controller": "russia", "cards": [2]}, "spain": {"morale": 0}, "austria": {"cards": [5, 5]}}
    match = position(players=6, round=2, turn=7, phase="auction", powers=powers)
    match.apply("austria", "n-2")
    return match


@pytest.mark.rule("A-5.8", "A-15.7")
def test_only_own_cards_stay() -> None:
    """A player's hands are in every twin, those of his minor powers too; the others keep their numbers of cards."""
    match = bidding()
    russian = twins(match, "russia")
    assert {tuple(hand(twin, "ottoman")) for twin in russian} == {(2,)}
    assert {len(hand(twin, "austria")) for twin in russian} == {2}
    assert len({tuple(hand(twin, "austria")) for twin in russian}) > 5
    assert {tuple(hand(twin, "austria")) for twin in twins(match, "austria")} == {(5, 5)}
    assert len({tuple(hand(twin, "ottoman")) for twin in twins(match, None)}) == 4


@pytest.mark.rule("A-2.5", "A-5.9")
def test_there_are_as_many_cards_of_each_value() -> None:
    """Hands and draw pile change cards with each other; the discards are public and stay."""
    match = position(phase="movement", powers={"spain": {"cards": [2, 2, 5]}}, discards=[3, 3, 4])
    for twin in twins(match, None):
        s = inside(twin)
        assert [sum(s.hands[kind::4]) + s.pile[kind] + s.discards[kind] for kind in range(4)] == [14] * 4
        assert s.discards == [0, 2, 1, 0]


@pytest.mark.rule("A-12.10", "A-15.6")
def test_bids_of_others_are_any_that_they_can_pay() -> None:
    """Austria's own bid stays in its twins; for others it may be anything. Who cannot bid has bid nothing."""
    match = bidding()
    austria, spain = POWERS.index("austria"), POWERS.index("spain")
    tops = [inside(twin).top for twin in twins(match, "france")]
    bids = [top.bids for top in tops if isinstance(top, Bid)]
    assert {one[austria] for one in bids} == set(range(10))
    assert {one[spain] for one in bids} == {0}
    assert all(twin.observe("austria").auction.bids[austria].bid == 2 for twin in twins(match, "austria"))


@pytest.mark.rule("A-7.4", "A-15.6")
def test_tokens_of_others_are_any_that_are_not_closed_to_them() -> None:
    """Austria has been expelled by Britain and has chosen: in the twins of others it has taken one of three."""
    frame = {"frame": "choose_status", "closed": {"austria": ["british"]}, "chosen": {"austria": "neutral"}}
    match = position(round=2, phase="diplomacy", asked=[frame])
    chosen = {twin.observe("austria").diplomacy.choices[1].status for twin in twins(match, "spain")}
    assert chosen == {"french", "neutral", "expansionist"}
    assert {twin.observe("austria").diplomacy.choices[1].status for twin in twins(match, "austria")} == {"neutral"}


BATTLE: dict[str, Any] = {
    "turn": 1,
    "phase": "movement",
    "generals": {"prussia-2": {"at": "saxonia", "units": 3}, "austria-1": {"at": "saxonia", "units": 3}},
    "powers": {"austria": {"cards": [2, 4]}, "prussia": {"cards": [4, 4]}},
    "asked": [
        {"frame": "movement", "arbiter": "britain", "number": 1},
        {"frame": "next_battle"},
        {"frame": "fight", "attacker": "prussia-2"},
        {"frame": "play_card", "power": "austria", "step": "defenders"},
    ],
    "played": [{"card": 5, "general": "prussia-2"}, {"card": 3, "general": "prussia-2", "face_up": True}],
}


@pytest.mark.rule("A-10.26", "A-10.31")
def test_cards_face_down_are_any() -> None:
    """In an enemy's pile the card face down changes and the one face up stays; the owner's twins keep both."""

    def piles(viewer: str) -> set[tuple[int | None, ...]]:
        seen = [twin.observe("prussia").battle.attack.piles[0].cards for twin in twins(position(**BATTLE), viewer)]
        return {tuple(card.card for card in cards) for cards in seen}

    assert piles("austria") == {(2, 3), (3, 3), (4, 3), (5, 3)}
    assert piles("prussia") == {(5, 3)}


@pytest.mark.rule("A-9.21", "A-9.22")
def test_faces_of_gifts_on_their_way_are_any_of_the_hand() -> None:
    """The receiver knows how many cards he is offered; which they are is drawn from the giver's new hand."""
    powers = {"spain": {"cards": [5, 5, 5]}, "france": {"status": "french"}}
    receive = {"frame": "receive", "gifts": ["card-5@france", "card-5@france"]}
    match = position(asked=[{"frame": "together", "branches": {"subsidies": [receive]}}], powers=powers)
    faces = [twin.observe("spain").gifts.gifts[0].faces for twin in twins(match, "france")]
    assert {len(one) for one in faces} == {2}
    assert len({tuple(one) for one in faces}) > 4
    for twin in twins(match, "france"):
        twin.apply("france", "yes")
        assert len(hand(twin, "spain")) == 1
    assert {tuple(twin.observe("spain").gifts.gifts[0].faces) for twin in twins(match, "spain")} == {(5, 5)}


@pytest.mark.rule("A-9.20", "A-15.7")
def test_gifts_being_chosen_are_any_of_that_number() -> None:
    """Before the announcement nobody else knows of them, neither whether they are Money or cards."""
    powers = {"spain": {"cards": [2, 5], "money": 3}}
    offer = {"frame": "offer", "gifts": ["money@prussia"]}
    match = position(asked=[{"frame": "together", "branches": {"subsidies": [offer]}}], powers=powers)
    assert match.observe("prussia").gifts is None
    chosen = [twin.observe("spain").gifts.gifts[0] for twin in twins(match, "prussia")]
    assert {one.receiver for one in chosen} == {"prussia", "france"}
    assert {one.money for one in chosen} == {0, 1}


@pytest.mark.rule("A-12.21")
def test_the_temporary_controller_keeps_the_hand_that_he_sees() -> None:
    """France sees the Ottoman hand while it decides for the Ottoman Empire in a battle, and nobody else does."""
    battle = {
        "players": 6,
        "turn": 2,
        "phase": "movement",
        "guardian": "france",
        "generals": {"austria-1": {"at": "bessarabia", "units": 2}, "ottoman-1": {"at": "wallachia", "units": 2}},
        "garrisons": {"bessarabia": "ottoman"},
        "powers": {"ottoman": {"cards": [4, 5]}},
        "asked": [
            {"frame": "movement", "arbiter": "prussia", "number": 1},
            {"frame": "next_battle"},
            {"frame": "support", "attacker": "austria-1", "side": "defence", "power": "ottoman"},
        ],
    }
    match = position(**battle)
    assert list(match.pending) == ["france"]
    assert match.observe("france").powers["ottoman"].cards == [4, 5]
    assert match.observe("russia").powers["ottoman"].cards is None
    assert {tuple(hand(twin, "ottoman")) for twin in twins(match, "france")} == {(4, 5)}
    assert len({tuple(hand(twin, "ottoman")) for twin in twins(match, "russia")}) > 5


@pytest.mark.rule("A-15.1")
def test_a_twin_has_none_of_the_draws_to_come() -> None:
    """Not even those that the generator has at hand."""
    match = pragmatica.new("ancien_regime", scenario="1740", players=7, seed=1)
    real, twin = inside(match.copy()), inside(match.resample("prussia", Random(1)))
    assert [real.draw(1 << 30) for _ in range(8)] != [twin.draw(1 << 30) for _ in range(8)]
