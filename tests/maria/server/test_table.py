"""A whole game of Maria over the wire."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica.core.register import game
from pragmatica.core.sealing import commitment, parts_told
from pragmatica.core.verifying import seal_of
from pragmatica.server.told.wire import game_view
from tests.server.client import PATIENCE, Browser, Server

MARIA = {"game": "maria", "scenario": "introductory", "players": 3}
ADVANCED = MARIA | {"scenario": "advanced"}
SEATS = ("maria_theresa", "louis", "frederick")


def test_three_browsers_play_a_whole_game(server: Server) -> None:
    """Each sees its own seat; at the end all see all, and the record proves every draw."""
    random = Random(5)
    host = server.browser()
    ident = host.open(**MARIA, seats={seat: {"control": "link"} for seat in SEATS[1:]}, part="0a" * 16)
    browsers: dict[str, Browser] = {SEATS[0]: host}
    for seat in SEATS[1:]:
        browsers[seat] = server.browser()
        browsers[seat].join(host.created["links"][seat], part="0b" * 32)
    table = host.table(ident)
    while not table["outcome"]:
        seat = table["waiting"][0]["seat"]
        view = browsers[seat].table(ident)["view"]
        assert view["seat"] == seat
        action = random.choice(view["actions"])["id"]
        table = browsers[seat].act(ident, seat, action, version=view["version"])["table"]

    spectator = server.browser()
    for seat in SEATS:
        powers = spectator.table(ident, seat)["view"]["observation"]["powers"]
        assert all(power["cards"] is not None for power in powers.values() if power["seat"] == seat)
    match = pragmatica.read_record(spectator.http.get(f"/api/tables/{ident}/record").text)
    assert pragmatica.verify(match) == []
    assert seal_of(match) == "joint"
    assert parts_told(match.tags, match.seats) == {"host": "0a" * 16} | dict.fromkeys(SEATS[1:], "0b" * 32)
    assert match.outcome is not None
    assert list(match.outcome.winners) == table["outcome"]["winners"]
    assert commitment(int(table["seed"], 16), bytes.fromhex(table["salt"])) == table["commitment"]
    for step in random.sample(range(table["step"]), 5):
        replay = spectator.get(f"/api/tables/{ident}/replay", step=step, as_="louis")
        assert replay["view"]["observation"]["seat"] == "louis"


def test_bots_play_a_whole_game(server: Server) -> None:
    """Three bots play a game of Maria to its end while a spectator follows."""
    host = server.browser()
    ident = host.open(**MARIA, seats={seat: {"control": "bot", "bot": "random"} for seat in SEATS})
    end = time.monotonic() + 5 * PATIENCE
    while not (table := host.table(ident))["outcome"]:
        assert time.monotonic() < end, table["waiting"]
        time.sleep(0.2)


@pytest.mark.rule("M-21.4", "M-20.2")
def test_a_treaty_is_made_over_the_wire(host: Browser) -> None:
    """Louis writes what only he sees, proposes it for all to see, Frederick accepts, and it binds."""
    ident = host.open(**ADVANCED)
    while (waiting := host.table(ident)["waiting"])[0]["decision"]["kind"] == "divide_troops":
        seat = waiting[0]["seat"]
        host.act(ident, seat, host.table(ident, seat)["view"]["actions"][0]["id"])

    def realm(seat: str) -> dict[str, Any]:
        seen: dict[str, Any] = host.table(ident, seat)["view"]["observation"]["realm"]
        return seen

    for written in ("write-contract", "write-france", "write-prussia", "write-turns-3", "write-cards-1"):
        host.act(ident, "louis", written)
    assert [len((realm(seat)["draft"] or {"clauses": []})["clauses"]) for seat in (*SEATS, "spectator")] == [0, 1, 0, 0]
    host.act(ident, "louis", "propose-frederick")
    (proposal,) = realm("spectator")["proposals"]
    assert (proposal["proposer"], proposal["lawful"], realm("louis")["draft"]["clauses"]) == ("louis", True, [])
    host.act(ident, "frederick", f"accept-{proposal['number']}")
    contracts = [(one["giver"], one["receiver"], one["turns_left"]) for one in realm("maria_theresa")["contracts"]]
    assert ("france", "prussia", 3) in contracts
    assert realm("spectator")["proposals"] == []


@pytest.mark.parametrize("edition", ["1.0", "2.1"])
def test_options_are_chosen_when_a_table_is_opened(host: Browser, edition: str) -> None:
    """An edition changes the defaults of the other options."""
    table = host.table(host.open(**MARIA, options={"edition": edition}))

    assert table["options"]["edition"] == edition
    assert len(table["options"]) > 5


def test_two_players_share_the_powers(host: Browser) -> None:
    """The seats of the two-player game lead four and two powers."""
    table = host.table(host.open(**{**MARIA, "players": 2}))

    assert [seat["seat"] for seat in table["seats"]] == ["a", "b"]
    assert "france" in table["seats"][0]["powers"]


def test_the_games_tell_what_an_edition_makes_of_an_option() -> None:
    """A value that an edition changes is told by name for each edition; without editions there is nothing to tell."""
    maria = {one.name: one for one in game_view(game("maria"), ()).options}
    others = game_view(game("ancien_regime"), ()).options

    assert maria["subsidy_amount"].editions == {"2.1": "exactly_one", "1.0": "at_least_one"}
    assert maria["arenberg_reentry"].editions == {"2.1": "dutch", "1.0": "dutch"}
    assert all(one.editions == {} for one in others)
