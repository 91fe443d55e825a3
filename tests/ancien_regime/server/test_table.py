"""Coalitions over the wire: several seats at once, secret answers, gifts that others do not notice."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Match
from tests.server.client import PATIENCE, Browser, Server

COALITIONS = {"game": "ancien_regime", "scenario": "1740", "players": 7}


def begun(kind: str, seed: int = 3) -> Match:
    """A match in which a question of this kind is open; who owes it has something to choose from."""
    match, rng = pragmatica.new("ancien_regime", scenario="1740", players=7, seed=seed), Random(seed)
    while not any(kind == getattr(one, "kind", "") for one in match.pending.values()):
        seat = rng.choice(list(match.pending))
        match.apply(seat, rng.choice(match.legal(seat)))
    return match


def opened(server: Server, match: Match) -> tuple[Browser, str]:
    """A browser with all seats of a table at which this match goes on."""
    server.prepared.write_text(match.to_json(history=False), encoding="utf-8")
    host = server.browser()
    return host, host.open(**COALITIONS)


@pytest.mark.rule("A-6.10")
def test_several_seats_answer_in_any_order(host: Browser) -> None:
    """Each answer is to the question that its seat has been shown, whoever has answered meanwhile."""
    ident = host.open(**COALITIONS)
    host.act(ident, "prussia", "prussia-1")
    waiting = [one["seat"] for one in host.table(ident)["waiting"]]
    shown = {seat: host.table(ident, seat)["view"] for seat in waiting}
    for seat in reversed(waiting):
        answer = shown[seat]["actions"][-1]["id"]
        host.act(ident, seat, answer, version=shown[seat]["version"])
        host.act(ident, seat, answer, version=shown[seat]["version"], status=409)

    assert len(waiting) == 4


@pytest.mark.rule("A-7.4", "A-15.6")
def test_a_status_token_lies_face_down(server: Server) -> None:
    """Others see that a power has chosen, and not what, before all have."""
    match = begun("choose_status")
    host, ident = opened(server, match)
    assert len(host.table(ident)["waiting"]) == 5
    host.act(ident, "austria", "status-expansionist")

    def choice(seat: str) -> dict[str, Any]:
        choices = host.table(ident, seat)["view"]["observation"]["diplomacy"]["choices"]
        found: dict[str, Any] = next(one for one in choices if one["power"] == "austria")
        return found

    assert (choice("austria")["placed"], choice("austria")["status"]) == (True, "expansionist")
    assert (choice("prussia")["placed"], choice("prussia")["status"]) == (True, None)
    assert (choice("spectator")["placed"], choice("spectator")["status"]) == (True, None)
    assert len(host.table(ident)["waiting"]) == 4


@pytest.mark.rule("A-9.20", "A-9.21")
def test_a_gift_is_not_noticed_before_it_is_announced(server: Server) -> None:
    """Choosing what to give changes nothing for others, not even the number of the latest change."""
    match = pragmatica.new("ancien_regime", scenario="1740", players=7, seed=3)
    match.apply("prussia", "prussia-1")
    host, ident = opened(server, match)
    before = host.table(ident, "france")
    gift = next(one["id"] for one in host.table(ident, "spain")["view"]["actions"] if one["type"] == "give_card")
    host.act(ident, "spain", gift)

    assert host.table(ident, "france") == before
    assert host.table(ident, "spain")["seq"] > before["seq"]


@pytest.mark.rule("A-9.41")
def test_a_refusal_names_rule_and_message(host: Browser) -> None:
    """What is not offered is refused with a reason of the game."""
    ident = host.open(**COALITIONS)
    host.act(ident, "prussia", "prussia-1")
    error = host.act(ident, "france", "unit-france-1", status=422)

    assert [(one["rule"], one["message_id"]) for one in error["reasons"]] == [("A-9.42", "ancien_regime-why-no-room")]


def test_bots_play_side_by_side(server: Server) -> None:
    """Five bots answer while two people take as long as they like: what does not wait for these goes on."""
    host = server.browser()
    seats = {seat: {"control": "bot", "bot": "random"} for seat in ("britain", "austria", "russia", "spain", "ottoman")}
    ident = host.open(**COALITIONS, seats=seats)
    host.act(ident, "prussia", "prussia-1")
    end = time.monotonic() + 5 * PATIENCE
    while not (waiting := {one["seat"] for one in host.table(ident)["waiting"]}) <= {"prussia", "france"}:
        assert time.monotonic() < end, waiting
        time.sleep(0.1)

    assert "france" in waiting  # which mobilises; Prussia may have been offered a gift


def test_cards_are_not_tasted_in_mobilisation(server: Server) -> None:
    """France buys a card and names one that it may have drawn: the card is bought, the rest comes back unplayed."""
    match, chance = pragmatica.new("ancien_regime", scenario="1740", players=7, seed=0), Random(0)
    for _ in range(202):
        seat = chance.choice(list(match.pending))
        match.apply(seat, chance.choice(match.legal(seat)))
    host, ident = opened(server, match)
    money = host.table(ident, "france")["view"]["decision"]["money"]

    answer = host.act(ident, "france", "card", "card-5", "zzz")

    assert (answer["played"], answer["unplayed"]) == (1, ["card-5", "zzz"])
    assert answer["reason"]["message_id"] == "core-batch-shown"
    assert host.table(ident, "france")["view"]["decision"].get("money") != money


def test_the_log_begins_with_what_was_dealt(host: Browser) -> None:
    """Before the first answer everybody is told how many cards were drawn, and a seat which are its own."""
    ident = host.open(**COALITIONS)
    events = host.get(f"/api/tables/{ident}/events", as_="france")["events"]

    assert {(one["kind"], one["step"]) for one in events} == {("cards-drawn", 0)}
    assert [one["fields"]["power"] for one in events if "cards" in one["fields"]] == ["power:france"]


def test_the_deal_is_told_when_the_match_begins(host: Browser, friend: Browser) -> None:
    """At a table that waited for somebody the cards are drawn after he has sat down."""
    ident = host.open(**COALITIONS, seats={"spain": {"control": "link"}})
    friend.join(host.created["links"]["spain"])

    told = [one["kind"] for one in host.get(f"/api/tables/{ident}/events", as_="france", since=0)["events"]]

    assert told[-8:] == ["begun", *["cards-drawn"] * 7]
