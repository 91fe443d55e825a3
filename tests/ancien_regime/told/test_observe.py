"""What a seat may know: every field, and what the fields of a phase hold."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.ancien_regime.forms.observation import BattleState, Observation
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.wheel import influence, taxation

HEAD = {"format": "pragmatica-position", "version": 1, "game": "ancien_regime"}


def position(**fields: Any) -> Match:
    """A match from a position with these fields."""
    return pragmatica.from_position(HEAD | fields)


def new(players: int = 7, scenario: str = "1740", **options: Any) -> Match:
    """A new match after the set-up."""
    match = pragmatica.new("ancien_regime", scenario=scenario, players=players, seed=3, options=options)
    match.apply("prussia", "prussia-1")
    return match


def seen(match: Match, viewer: str | None = None) -> Observation:
    """What the viewer sees."""
    observation = match.observe(viewer)
    assert isinstance(observation, Observation)
    return observation


# -- powers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-5.8", "A-14")
def test_hands_are_shown_to_their_players_alone() -> None:
    """The number of cards is public; their values are seen by who controls the power, of minor powers too."""
    powers = {"ottoman": {"controller": "spain", "cards": [3]}, "spain": {"cards": [2, 5]}}
    match = position(players=6, powers=powers, phase="movement")
    own = {name: one.cards for name, one in seen(match, "spain").powers.items() if one.cards is not None}
    assert own == {"spain": [2, 5], "ottoman": [3]}
    for viewer in ("france", None):
        assert [seen(match, viewer).powers[name].cards for name in ("spain", "ottoman")] == [None, None]
    assert [seen(match).powers[name].hand for name in ("spain", "ottoman")] == [2, 1]


@pytest.mark.rule("A-5.2", "A-9.11", "A-9.50", example="AX-3")
def test_prospects_name_their_parts() -> None:
    """In 1740 the Ottoman Empire, being neutral, taxes 6 twice; Austria would gain 4 from three territories."""
    match = pragmatica.new("ancien_regime", scenario="1740", players=7, seed=3)
    powers = seen(match).powers
    assert (powers["ottoman"].taxation.total, powers["ottoman"].taxation.doubled) == (12, True)
    extension = powers["austria"].extension
    assert (extension.total, extension.crown) == (4, 0)
    assert extension.lands == {"lombardia": 1, "saxonia": 1, "silesia": 2}


@pytest.mark.rule("A-8.7", "A-12.34")
def test_the_crown_is_a_part_of_the_prospect() -> None:
    """The Crown brings 2; that of a minor power goes to the major one that controls it."""
    match = position(players=6, crown="ottoman", powers={"ottoman": {"controller": "spain"}}, phase="movement")
    extension = seen(match).powers["ottoman"].extension
    assert (extension.total, extension.crown, extension.goes_to) == (2, 2, "spain")


@pytest.mark.rule("A-9.40", "A-9.42", "A-9.44")
def test_mobilisation_counts_the_taxes_before_it() -> None:
    """Prussia stands on Movement in turn 1: it taxes in turn 3 and mobilises in turn 6 with all that it then has."""
    generals = {"prussia-1": {"at": "berlin", "units": 1}}
    match = position(phase="movement", generals=generals, powers={"prussia": {"money": 2}})
    prussia = seen(match).powers["prussia"]
    assert (prussia.slot, prussia.taxation.turns, prussia.mobilisation.turns) == ("movement", 2, 5)
    assert prussia.mobilisation.money == 2 + prussia.taxation.total
    assert (prussia.mobilisation.cards, prussia.mobilisation.units) == (2, 2)


def test_prospects_are_what_the_engine_pays() -> None:
    """At random moments the totals are those of the chapters of Taxation and Extend Influence."""
    match, rng = new(round_limit="6"), Random(2)
    while match.outcome is None:
        if len(match.records) % 25 == 0:
            s = match.state
            assert isinstance(s, State)
            for number, power in enumerate(seen(match).powers.values()):
                assert power.taxation.total == taxation.income(s, number)
                assert power.extension.total == influence.gain(s, number)
        seat = rng.choice(sorted(match.pending))
        match.apply(seat, rng.choice(match.legal(seat)))


@pytest.mark.rule("A-1.4", "A-1.5")
def test_ties_are_named() -> None:
    """Who is with whom, and who is at war: in 1740 Prussia with France and Spain, against Britain and its allies."""
    observation = seen(new())
    prussia = observation.powers["prussia"]
    assert (prussia.allies, prussia.at_war) == (["france", "spain"], ["britain", "austria", "russia"])
    assert observation.coalitions == {
        "british": ["britain", "austria", "russia"],
        "french": ["prussia", "france", "spain"],
        "neutral": ["ottoman"],
        "expansionist": [],
    }


@pytest.mark.rule("A-4.4")
def test_the_standing_is_by_influence_then_morale() -> None:
    """Of equals the one with more Morale comes first; minor powers are not in the race."""
    powers = {"prussia": {"influence": 7, "morale": 3}, "austria": {"influence": 7, "morale": 4}}
    standing = seen(position(players=6, powers=powers, phase="movement")).standing
    assert [one.power for one in standing[:2]] == ["austria", "prussia"]
    assert (standing[0].missing, len(standing)) == (18, 6)


# -- the wheel --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-6.4", "A-6.6", example="AX-1")
def test_the_wheel_shows_this_turn_and_the_six_after_it() -> None:
    """From turn 5 on: Spain moves now and Frederick before it; the next round opens with diplomacy."""
    wheel = seen(position(turn=5, phase="movement")).wheel
    assert [(one.round, one.turn) for one in wheel] == [(1, 5), (1, 6), (1, 7), (2, 1), (2, 2), (2, 3), (2, 4)]
    assert (wheel[0].slots["movement"], wheel[0].slots["leadership"], wheel[0].events) == (
        "spain",
        "prussia",
        ["frederick"],
    )
    assert (wheel[3].events, wheel[5].events) == (["diplomacy"], ["election"])


@pytest.mark.rule("A-12.10")
def test_the_wheel_announces_auctions() -> None:
    """With four players Russia comes under the hammer in turn 5, Spain in turn 6, the Ottoman Empire in turn 7."""
    wheel = seen(new(players=4)).wheel
    assert [one.turn for one in wheel if "auction" in one.events] == [5, 6, 7]


def test_slots_tell_how_far_the_actions_are() -> None:
    """In turn 1 Taxation is done, Austria's influence waits, and Movement comes later; a minor power is idle."""
    states = {one.slot: one.state for one in seen(new()).slots}
    assert (states["taxation"], states["influence"], states["movement"]) == ("done", "waiting", "coming")
    assert (states["leadership"], states["mobilisation"]) == ("asked", "asked")
    assert {one.slot: one.state for one in seen(new(players=4)).slots}["leadership"] == "idle"


# -- the board --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-10.3", "A-5.12")
def test_lands_have_their_strength() -> None:
    """Units, generals and a garrison in its fortress are counted together."""
    match = position(
        generals={"britain-1": {"at": "holland", "units": 2}},
        garrisons={"holland": "britain"},
        fortresses=["holland"],
        phase="movement",
    )
    (holland,) = seen(match).lands
    assert (holland.strength, holland.garrison, holland.fortress, holland.generals) == (
        7,
        "britain",
        True,
        ["britain-1"],
    )
    assert seen(match).fortresses_left == 5


@pytest.mark.rule("A-1.6", example="AX-22")
def test_exposed_neutral_pieces_are_marked() -> None:
    """The Ottoman garrison in Bessarabia may be attacked, the general at home may not."""
    lands = {one.id: one for one in seen(new()).lands}
    assert lands["bessarabia"].exposed == ["ottoman"]
    assert lands["wallachia"].exposed == []


@pytest.mark.rule("A-8.2", "A-5.14")
def test_electors_have_their_voters() -> None:
    """Eight Elector Territories, of which nobody controls some."""
    observation = seen(new())
    voters = {one.land: one.voter for one in observation.electors}
    assert len(voters) == 8
    assert (voters["bohemia"], voters["bavaria"], voters["pfalz"]) == ("austria", "france", None)
    assert observation.powers["austria"].votes == 2


# -- what is going on -------------------------------------------------------------------------------------------------

BATTLE: dict[str, Any] = {
    "turn": 1,
    "phase": "movement",
    "generals": {
        "prussia-2": {"at": "saxonia", "units": 3},
        "prussia-1": {"at": "berlin", "units": 2},
        "austria-1": {"at": "saxonia", "units": 3},
    },
    "powers": {"austria": {"cards": [2, 4], "morale": 0}, "prussia": {"cards": [4, 4]}},
    "asked": [
        {"frame": "movement", "arbiter": "britain", "number": 1},
        {"frame": "next_battle"},
        {"frame": "fight", "attacker": "prussia-2", "attack": ["prussia-1"], "broken": ["austria"]},
        {"frame": "play_card", "power": "austria", "step": "defenders", "passed": ["prussia"]},
    ],
    "played": [{"card": 4, "general": "prussia-2"}, {"card": 4, "general": "prussia-2"}],
}


def battle_seen(viewer: str | None) -> BattleState:
    """The battle above as the viewer sees it."""
    battle = seen(position(**BATTLE), viewer).battle
    assert battle is not None
    return battle


@pytest.mark.rule("A-10.2", "A-10.26", "A-10.32", "A-10.40")
def test_a_battle_shows_each_side_what_is_its_own() -> None:
    """Prussia knows its pair of fours; for Austria both cards are backs, and the score of the pile is unknown."""
    for viewer, card, score in (("prussia", 4, 9), ("austria", None, None), (None, None, None)):
        pile = battle_seen(viewer).attack.piles[0]
        assert [(one.number, one.card, one.face_up) for one in pile.cards] == [(1, card, False), (2, card, False)]
        assert (pile.score, pile.room) == (score, 1)
    battle = battle_seen(None)
    assert battle.attack.awards == {"prussia": 2}
    assert (battle.defence.awards, battle.passed, battle.free) == ({"austria": 2}, ["prussia"], ["austria"])
    assert (battle.attack.supporters, battle.attack.strength, battle.defence.strength) == (["prussia-1"], 4, 4)


@pytest.mark.rule("A-9.60", "A-9.63", "A-9.75")
def test_a_movement_shows_its_arbiter_and_its_battles() -> None:
    """What another turn would pay the Arbiter, who has moved, and where there will be a battle."""
    asked = [
        {"frame": "movement", "arbiter": "britain", "number": 1},
        {"frame": "pick_general", "moved": ["prussia-2"]},
    ]
    movement = seen(position(**BATTLE | {"asked": asked, "played": []})).movement
    assert movement is not None
    assert (movement.power, movement.arbiter, movement.number, movement.next_pay) == ("prussia", "britain", 1, 2)
    assert (movement.moved, [one.land for one in movement.battles]) == (["prussia-2"], ["saxonia"])


@pytest.mark.rule("A-7.3", "A-7.5")
def test_admission_shows_whose_word_is_missing() -> None:
    """Austria, rejected by France, chooses anew; Spain's wish to join the British Coalition waits for Britain."""
    chosen = {"prussia": "french", "austria": "french", "russia": "british", "spain": "british", "ottoman": "neutral"}
    frame = {"frame": "choose_anew", "chosen": chosen, "closed": {"austria": ["french"]}, "rejected": "austria"}
    diplomacy = seen(position(round=2, phase="diplomacy", asked=[frame])).diplomacy
    assert diplomacy is not None
    assert [(one.power, one.status, one.needs) for one in diplomacy.choices] == [
        ("prussia", "french", None),
        ("austria", None, None),
        ("russia", "british", None),
        ("spain", "british", "britain"),
        ("ottoman", "neutral", None),
    ]


@pytest.mark.rule("A-8.4")
def test_an_election_counts_the_votes_cast() -> None:
    """In 1740 Britain votes for Austria: 1 vote, and Prussia, Austria and France are still to vote."""
    match = position(
        turn=3,
        phase="election",
        garrisons={"saxonia": "austria", "bavaria": "france"},
        asked=[{"frame": "vote", "power": "austria", "cast": {"britain": "austria", "prussia": "prussia"}}],
    )
    election = seen(match).election
    assert election is not None
    assert (election.totals, election.to_vote) == ({"austria": 1, "prussia": 1}, ["austria", "france"])
