"""Observations of the advanced game: what everybody sees of victory points, politics and treaties, and what not."""

from __future__ import annotations

from typing import Any

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.maria.forms.observation_realm import DisplayView, ElectorView, RealmView

HEAD = {"format": "pragmatica-position", "version": 1, "game": "maria", "scenario": "advanced"}
CHOOSING = {"frame": "choose", "order": ["prussia", "austria"], "announced": {"saxony": 2, "italy": -1}}


def match(asked: list[dict[str, Any]] | None = None, players: int = 3, **fields: Any) -> Match:
    """A position in the politics stage, where its first question is open unless others are."""
    at = {"stage": "politics", "asked": asked or [{"frame": "place_card", "power": "france"}]}
    return pragmatica.from_position({**HEAD, "players": players, **at, **fields})


def realm(seat: str | None = None, of: Match | None = None, **fields: Any) -> RealmView:
    """What the seat sees of the realm in such a position."""
    view: RealmView = (of or match(**fields)).observe(seat).realm
    return view


def space(of: Match, seat: str | None, power: str) -> DisplayView:
    """A power's space of the display as the seat sees it."""
    return next(one for one in realm(seat, of).display if one.power == power)


def elector(city: str, **fields: Any) -> ElectorView:
    """An elector's vote as everybody expects it."""
    return next(one for one in realm(**fields).electors if one.city == city)


def test_the_introductory_game_has_no_realm() -> None:
    """Its observations say null, and those of the advanced game name no goals."""
    plain = pragmatica.new("maria", scenario="introductory", players=3, seed=1)
    assert (plain.observe(None).realm, match().observe(None).victory) == (None, [])


@pytest.mark.rule("M-15.1", "M-15.3")
def test_markers_of_each_major_power() -> None:
    """Pools, battle boxes, what is set aside and what lies on the map come to what the power has."""
    fields = {"annexed": True, "battle_boxes": {"prussia": 2}, "set_aside": {"prussia": 1}}
    view = next(one for one in realm(realm=fields).pools if one.power == "prussia")
    assert (view.seat, view.battle_box, view.set_aside, view.on_map, view.pool) == ("frederick", 2, 1, 7, 13 - 11)


@pytest.mark.rule("M-3.12", "M-16.7")
def test_boxes_with_their_owners() -> None:
    """A box says whose marker lies in it, or null; three electors on the Rhine fill theirs."""
    fields = {
        "election": "held",
        "boxes": {"emperor": "france"},
        "electors": dict.fromkeys(("koeln", "mannheim", "trier"), "france"),
    }
    owners = {one.box: one.owner for one in realm(realm=fields).boxes}
    assert owners == {"electors": "france", "emperor": "france", "italy": None, "silesia": None}


@pytest.mark.rule("M-3.14", "M-17.62")
def test_tracks_with_what_is_announced() -> None:
    """A track says where its marker is, and by how much cards of this turn will move it."""
    tracks = {one.track: one for one in realm(of=match([CHOOSING], realm={"tracks": {"russia": "rus5"}})).tracks}
    assert (tracks["russia"].field, tracks["russia"].at) == ("rus5", 4)
    assert [tracks[one].announced for one in ("saxony", "russia", "italy")] == [2, 0, -1]


@pytest.mark.rule("M-17.62")
def test_what_has_moved_is_announced_no_longer() -> None:
    """While the markers move one after the other, only those to come are still announced."""
    frames: list[dict[str, Any]] = [
        {"frame": "moving", "announced": {"saxony": 1, "italy": 3}, "next": "russia"},
        {"frame": "corps_course", "sent": ["france"]},
        {"frame": "send_corps", "power": "france"},
    ]
    tracks = realm(
        of=match(frames, pieces={"france-1": "paris", "france-2": "sedan"}, realm={"tracks": {"italy": "ita6"}})
    ).tracks
    assert [(one.track, one.announced) for one in tracks] == [("saxony", 1), ("russia", 0), ("italy", 0)]


@pytest.mark.rule("M-17.32")
def test_a_placed_card_is_its_owners_own() -> None:
    """Everybody sees that a card lies face down; which one, only the seat that placed it."""
    placed = match(realm={"placed": {"prussia": "d1-spades-5"}})
    assert [space(placed, seat, "prussia").placed for seat in (*placed.seats, None)] == [True] * 4
    assert [space(placed, seat, "prussia").card for seat in (*placed.seats, None)] == [None, None, "d1-spades-5", None]
    assert not space(placed, None, "france").placed


@pytest.mark.rule("M-17.42", "M-17.43", "M-25.3")
def test_influence_is_the_sum_of_what_lies_open() -> None:
    """Stored cards are seen by all, a Reserve counting 16; cards that were turned down count nothing."""
    cards = {"display": {"austria": ["d1-hearts-7", "d1-reserve-1"]}, "turned": {"austria": ["d1-hearts-2"]}}
    view = space(match(realm=cards, options={"optional_politics": True}), "louis", "austria")
    assert (view.cards, view.turned, view.influence) == (["d1-hearts-7", "d1-reserve-1"], ["d1-hearts-2"], 23)


@pytest.mark.rule("M-17.20", "M-17.23")
@pytest.mark.parametrize("trump", [None, "spades", "reserve"])
def test_trump_and_victor(trump: str | None) -> None:
    """The trump suit, Reserves alone, or not known yet; and who has won the latest battle."""
    view = realm(of=match([CHOOSING], realm={"trump": trump, "victor": "louis"}))
    assert (view.trump, view.victor) == (trump, "louis")


@pytest.mark.rule("M-4.14")
def test_undrawn_political_cards_have_no_order() -> None:
    """They are listed by name, whatever order the position gave; all cards are somewhere."""
    names = ["waffenhilfe", "neapel"]
    some = realm(realm={"offer": names, "undrawn": ["russland", "genua", "kaiserwahl"]})
    assert (some.offer, some.undrawn) == (names, ["genua", "kaiserwahl", "russland"])
    assert len(some.used) == 25 - 5


@pytest.mark.rule("M-18.1")
@pytest.mark.parametrize("state", ["ahead", "announced", "held"])
def test_how_far_the_election_has_come(state: str) -> None:
    """It is ahead, at the end of this turn, or held."""
    boxes = {"emperor": "austria" if state == "held" else None}
    assert realm(realm={"election": state, "boxes": boxes}).election == state


@pytest.mark.rule("M-18.5", "M-18.7", "M-18.8")
def test_votes_are_expected_by_who_has_them() -> None:
    """Austria's votes are bound; France's seat is expected to vote for Charles; Prussia's is free."""
    assert (elector("praha").voter, elector("praha").forced) == ("austria", "francis")
    assert (elector("mainz").voter, elector("mainz").expected) == ("joint", "francis")
    assert (elector("muenchen").voter, elector("muenchen").forced, elector("muenchen").expected) == (
        "bavaria",
        None,
        "charles",
    )
    assert (elector("berlin").voter, elector("berlin").expected) == ("prussia", None)
    count = realm().expected
    assert (count.francis, count.charles, count.free) == (4, 3, 2)


@pytest.mark.rule("M-18.7", "M-19.36")
def test_saxonys_vote_follows_its_side() -> None:
    """Neutral Saxony is bound; as Austria's ally it votes as Austria's player likes, for Francis it is expected."""
    assert elector("dresden", realm={"tracks": {"saxony": "sax4"}}).forced == "francis"
    friend = elector("dresden", realm={"tracks": {"saxony": "sax6"}})
    assert (friend.forced, friend.expected) == (None, "francis")


@pytest.mark.rule("M-19.36")
def test_saxony_goes_over_with_all_it_has() -> None:
    """Who leads Saxony now sees its cards and troops; its former player does so no longer."""
    at: dict[str, Any] = {"pieces": {"saxony-1": {"at": "dresden", "troops": 3}}, "hands": {"saxony": ["d1-hearts-2"]}}
    neutral = match(realm={"tracks": {"saxony": "sax4"}, "saxony_left": 1}, **at)
    seen = {seat: neutral.observe(seat) for seat in neutral.seats}
    assert seen["frederick"].seats["maria_theresa"] == ["saxony", "austria"]
    assert [seen[seat].powers["saxony"].cards for seat in neutral.seats] == [["d1-hearts-2"], None, None]
    troops = {seat: next(one.troops for one in seen[seat].pieces if one.id == "saxony-1") for seat in neutral.seats}
    assert troops == {"maria_theresa": 3, "louis": None, "frederick": None}
    assert (seen["louis"].realm.saxony.status, seen["louis"].realm.saxony.left) == ("neutral", 1)


@pytest.mark.rule("M-3.13", "M-6.9")
def test_boxes_beside_the_map() -> None:
    """A box names the generals in it, who count in their power's total, and where they come back."""
    pieces = {"prussia-1": {"at": "berlin", "troops": 5}, "prussia-4": {"at": "box", "troops": 2}}
    beside = match(pieces=pieces)
    boxes = {one.box: one for one in realm(of=beside).off_map}
    assert (boxes["ostpreussen"].pieces, boxes["ostpreussen"].owner) == (["prussia-4"], "prussia")
    assert boxes["england"].entry == "rotterdam"
    assert beside.observe("louis").powers["prussia"].troops == 7


@pytest.mark.rule("M-8.15", "M-17.67")
def test_incomes_count_cards_and_icons() -> None:
    """Changes by political cards are listed, and are in the income that the power is said to have."""
    fields = {"incomes": {"austria": {"turn": 1, "game": -1}, "pragmatic": {"game": 2}}}
    seen = match(realm=fields).observe(None)
    plain = match().observe(None)
    lines = {one.power: (one.turn, one.game) for one in seen.realm.incomes}
    assert (lines["austria"], lines["pragmatic"], lines["saxony"]) == ((1, -1), (0, 2), (0, 0))
    assert seen.powers["austria"].income == plain.powers["austria"].income
    assert seen.powers["pragmatic"].income == plain.powers["pragmatic"].income + 2


@pytest.mark.rule("M-13.22")
def test_winter_scores_are_folded_away() -> None:
    """Nobody is shown them before the match is over; then all are."""
    scores = {"winters": [{"prussia": 9, "france": 10, "pragmatic": 8, "austria": 7}]}
    running = match(turn=4, realm=scores)
    assert [realm(seat, running).winters[0].scores for seat in (*running.seats, None)] == [None] * 4
    over = pragmatica.from_position(
        {
            **HEAD,
            "turn": 12,
            "stage": "end-of-turn",
            "over": {"winner": "maria_theresa", "reason": "winter-scores"},
            "realm": {"winters": scores["winters"] * 4},
        }
    )
    assert realm(of=over).winters[0].scores == scores["winters"][0]
    assert [one.turn for one in realm(of=over).winters] == [3, 6, 9, 12]


@pytest.mark.rule("M-19.13", "M-19.18", "M-19.20", "M-17.87")
def test_what_has_come_to_pass() -> None:
    """The annexation, the neutrality, the reduction and the general in England are told."""
    fields = {"annexed": True, "neutral_until": 3, "reduced": True, "england": True, "tracks": {"saxony": "sax5"}}
    view = realm(turn=2, realm=fields)
    assert (view.annexed, view.neutral_until, view.reduced, view.england) == (True, 3, True, True)
    assert (realm().annexed, realm().neutral_until, realm().reduced, realm().england) == (False, None, False, False)


@pytest.mark.rule("M-21.4", "M-20.3")
def test_treaties_are_public_and_drafts_are_not() -> None:
    """Contracts, agreements and proposals are seen by all; a draft by the seat that writes it."""
    vote = {"form": "vote", "power": "prussia", "candidate": "charles"}
    treaties = match(
        realm={
            "contracts": [{"giver": "france", "receiver": "prussia", "turns_left": 3}],
            "agreements": [{"parties": ["louis", "frederick"], "clause": vote}],
            "proposals": [{"number": 4, "proposer": "louis", "answering": "frederick", "clauses": [vote]}],
            "drafts": {"frederick": [{"form": "peace", "power": "prussia"}]},
        }
    )
    views = [realm(seat, treaties) for seat in (*treaties.seats, None)]
    assert {str((one.contracts, one.agreements, one.proposals)) for one in views} == {
        str((views[0].contracts, views[0].agreements, views[0].proposals))
    }
    assert (views[0].agreements[0].clause.form, views[0].proposals[0].number) == ("vote", 4)
    assert [bool(one.draft and one.draft.clauses) for one in views] == [False, False, True, False]
    assert views[2].draft is not None
    assert views[2].draft.needs == "until"


@pytest.mark.parametrize(
    ("stage", "phase", "asked", "told"),
    [
        ("politics", None, {"frame": "place_card", "power": "prussia"}, "politics"),
        ("prussia-saxony", None, {"frame": "offer_peace"}, "end-of-stage"),
        ("end-of-turn", None, {"frame": "vote", "cities": ["berlin"], "francis": 8}, "election"),
        ("austria-pragmatic", "movement", {"frame": "pick_in_turn", "seat": "frederick"}, "movement"),
    ],
)
def test_where_in_the_turn(stage: str, phase: str | None, asked: dict[str, Any], told: str) -> None:
    """Politics, the end of an action stage and the election have names of their own."""
    markers = dict.fromkeys(("glogau", "liegnitz", "breslau", "brieg", "cosel", "glatz", "neisse"), "prussia")
    there = match([asked], stage=stage, phase=phase, pieces={"pragmatic-1": "hannover"}, markers=markers)
    assert there.observe(None).phase == told


def test_two_players_share_the_powers() -> None:
    """The seats of two are named with what they lead."""
    assert realm(of=match(players=2)).pools[2].seat == "b"
