"""A table waits until everybody has sat down; only then its match is dealt, from what all of them have sent."""

from __future__ import annotations

import contextlib
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from pragmatica import cli
from pragmatica.core.sealing import commitment, joint_seed
from pragmatica.server.forms import requests
from pragmatica.server.play import dealing
from tests.conftest import MakeServer
from tests.samples import THREE
from tests.server.client import Browser, Server, at, choose, play_round
from tests.server.postgres import Cluster

_, SECOND, THIRD = THREE.seats
LINK = {"south": {"control": "link"}}
HOST, FRIEND = "0a" * 16, "0b" * 16


@pytest.fixture
def ident(host: Browser) -> str:
    """A table at which somebody is awaited in the south."""
    return host.open(seats=LINK, part=HOST)


def link(host: Browser) -> str:
    """The link to the south."""
    found: str = host.created["links"]["south"]
    return found


def kinds(browser: Browser, ident: str) -> list[str]:
    """What has happened, as a browser is told."""
    return [one["kind"] for one in browser.get(f"/api/tables/{ident}/events")["events"]]


def test_nothing_is_dealt_while_somebody_is_awaited(host: Browser, ident: str) -> None:
    """Nobody sees a hand."""
    table = host.table(ident)

    assert not table["begun"]
    assert (table["view"]["observation"], table["view"]["decision"], table["waiting"]) == (None, None, [])


def test_nothing_is_dealt_in_the_database_either() -> None:
    """Of a table that waits no match is kept."""
    request = requests.TableRequest(**THREE.asked, seats={SECOND: requests.SeatRequest(control="link")})
    table = dealing.new_table(request, "host", "table", "key", "", 0.0)

    assert (table.dealt, table.row.start, table.position.snapshot) == (None, "", "")


def test_the_match_begins_when_the_last_sits_down(host: Browser, friend: Browser, ident: str) -> None:
    """Who joins finds the match begun, and so does who was there before; the table is told."""
    friend.join(link(host), part=FRIEND)

    assert host.table(ident)["begun"]
    assert friend.table(ident)["view"]["observation"]["hand"]
    assert kinds(host, ident) == ["seat-taken", "begun"]
    choose(host, ident, "north")


def test_a_follower_is_told_of_the_start(host: Browser, friend: Browser, ident: str) -> None:
    """The page that waits gets the match without asking."""
    with host.follow(ident) as stream:
        assert not stream.next()["table"]["begun"]
        friend.join(link(host))

        assert stream.until(1)["table"]["view"]["observation"]["hand"]


def test_a_table_without_links_begins_at_once(host: Browser) -> None:
    """Where nobody is awaited there is no delay."""
    table = host.table(host.open(part=HOST))

    assert table["begun"]
    assert table["parts"] == {"host": HOST}


def test_parts_are_told_when_they_can_be_chosen_no_more(host: Browser, friend: Browser, ident: str) -> None:
    """Before the start nobody learns what others have sent; afterwards everybody can look whether his own is there."""
    assert host.table(ident)["parts"] == {}

    friend.join(link(host), part=FRIEND)

    assert friend.table(ident)["parts"] == host.table(ident)["parts"] == {"host": HOST, "south": FRIEND}


def test_the_seed_is_joined_of_all_parts(host: Browser, friend: Browser, ident: str) -> None:
    """The record of the ended match tells them all, and the commitment that was shown before anybody sat down."""
    shown = host.table(ident)["commitment"]
    friend.join(link(host), part=FRIEND)
    end = finish(host, friend, ident)

    record = host.http.get(f"/api/tables/{ident}/record").text
    told = dict(re.findall(r'\[(\S+) "(.*)"\]', record))
    salt, parts = bytes.fromhex(told["Salt"]), {"host": HOST, "south": FRIEND}

    assert (told["ServerSeed"], told["TableId"]) == (end["seed"], ident)
    assert int(told["Seed"], 16) == joint_seed(int(end["seed"], 16), salt, ident, parts)
    assert told["Commitment"] == commitment(int(end["seed"], 16), salt) == shown == host.created["commitment"]


def finish(host: Browser, friend: Browser, ident: str) -> Any:
    """Play the match of two browsers to its end; the table then."""
    browsers = {"north": host, "south": friend}
    for _ in range(3):
        for seat, browser in browsers.items():
            choose(browser, ident, seat)
        (winner,) = (one["seat"] for one in host.table(ident)["waiting"])
        end = browsers[winner].act(ident, winner, "done")["table"]
    return end


def test_who_comes_later_adds_nothing(host: Browser, friend: Browser) -> None:
    """A new link to a seat of a match that has begun changes no chance, and everybody can see it."""
    ident = host.open(part=HOST)
    made = host.post(f"/api/tables/{ident}/seats/south/link", {})["link"]

    friend.join(made, part=FRIEND)

    assert friend.table(ident)["parts"] == {"host": HOST}


def test_a_second_browser_at_a_seat_adds_nothing(host: Browser, friend: Browser) -> None:
    """While the table waits, the part of a seat is that of the browser which took it."""
    seats = {THIRD: {"control": "link"}, SECOND: {"control": "link"}}
    ident = host.open(**THREE.asked, seats=seats)
    friend.join(host.created["links"][SECOND], part=FRIEND)
    again = host.server.browser()
    again.join(host.post(f"/api/tables/{ident}/seats/{SECOND}/link", {})["link"], part="0c" * 16)
    host.post(f"/api/tables/{ident}/seats/{THIRD}/device", {}, 200)

    assert host.table(ident)["parts"] == {SECOND: FRIEND}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("actions", {"seat": "north", "version": 0, "actions": ["odd"]}),
        ("undo", {"seat": "north", "count": 1}),
    ],
)
def test_nothing_is_played_while_somebody_is_awaited(host: Browser, ident: str, path: str, body: Any) -> None:
    """An answer and an undo are refused with the table that waits."""
    refused = host.post(f"/api/tables/{ident}/{path}", body, 409)

    assert refused["error"] == "not-begun"
    assert not refused["table"]["begun"]


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("record", {}),
        ("replay", {"step": 0}),
        ("plans", {"seat": "north", "action": "odd"}),
        ("why-not", {"seat": "north", "target": "odd"}),
    ],
)
def test_there_is_nothing_to_read_while_somebody_is_awaited(
    host: Browser, ident: str, path: str, query: dict[str, Any]
) -> None:
    """No record, no earlier position, no plans, no reasons."""
    assert host.get(f"/api/tables/{ident}/{path}", 409, **query)["error"] == "not-begun"


def test_who_waits_may_talk(host: Browser, friend: Browser, ident: str) -> None:
    """What is said before the start is read by who comes."""
    host.post(f"/api/tables/{ident}/messages", {"seat": "north", "text": "Where are you?"}, 204)
    friend.join(link(host))

    assert friend.get(f"/api/tables/{ident}/messages")[0]["text"] == "Where are you?"


def test_a_waiting_table_is_listed_as_such(host: Browser, ident: str) -> None:
    """It is among the own tables, and nothing is to be done there."""
    line = next(one for one in host.get("/api/tables") if one["id"] == ident)

    assert (line["begun"], line["acting"]) == (False, [])


def test_the_host_lets_a_bot_play_an_awaited_seat(host: Browser, ident: str) -> None:
    """The match begins, and the bot plays."""
    table = host.post(f"/api/tables/{ident}/seats/south/bot", {"bot": "random"}, 200)

    assert table["begun"]
    assert kinds(host, ident)[:2] == ["seat-bot", "begun"]
    with host.follow(ident) as stream:
        while any(one["seat"] == "south" for one in stream.next()["table"]["waiting"]):
            pass


def test_the_host_plays_an_awaited_seat_himself(host: Browser, friend: Browser, ident: str) -> None:
    """The match begins with both seats on his device, the table is told, and the link opens nothing any more."""
    table = host.post(f"/api/tables/{ident}/seats/south/device", {}, 200)

    assert [one["mine"] for one in table["seats"]] == [True, True]
    assert kinds(host, ident) == ["seat-device", "begun"]
    assert friend.join(link(host), 403)["error"] == "link-refused"
    play_round(host, ident)


def test_only_the_host_plays_awaited_seats(host: Browser, friend: Browser, ident: str) -> None:
    """Not somebody who knows the address."""
    friend.open()

    assert friend.post(f"/api/tables/{ident}/seats/south/device", {}, 403)["error"] == "not-host"


def test_a_seat_that_is_taken_is_not_taken_over(host: Browser, friend: Browser, ident: str) -> None:
    """The host plays a seat himself only while nobody has come."""
    friend.join(link(host))

    assert host.post(f"/api/tables/{ident}/seats/south/device", {}, 400)["error"] == "unreadable"
    assert not host.table(ident)["seats"][1]["mine"]


def seat_of(table: Any, seat: str) -> Any:
    """How a seat is played."""
    return next(one for one in table["seats"] if one["seat"] == seat)


def test_a_bot_gives_an_awaited_seat_back(host: Browser, friend: Browser) -> None:
    """Before the start the host may change his mind: the seat is awaited again, and its link still opens it."""
    ident = host.open(**THREE.asked, seats={seat: {"control": "link"} for seat in (SECOND, THIRD)})
    host.post(f"/api/tables/{ident}/seats/{SECOND}/bot", {"bot": "random"}, 200)

    table = host.delete(f"/api/tables/{ident}/seats/{SECOND}/bot")

    assert (seat_of(table, SECOND)["bot"], seat_of(table, SECOND)["taken"], table["begun"]) == (None, False, False)
    friend.join(host.created["links"][SECOND])
    assert not host.table(ident)["begun"]


def test_the_host_takes_a_bot_s_seat_before_the_start(host: Browser) -> None:
    """There is no hand yet that he could look into: the seat is his like any other, also when a bot plays on."""
    seats = {SECOND: {"control": "bot", "bot": "random"}, THIRD: {"control": "link"}}
    ident = host.open(**THREE.asked, seats=seats)
    host.delete(f"/api/tables/{ident}/seats/{SECOND}/bot")

    table = host.post(f"/api/tables/{ident}/seats/{SECOND}/bot", {"bot": "random"}, 200)

    assert seat_of(table, SECOND)["mine"]
    assert kinds(host, ident) == ["seat-people", "seat-bot"]


def test_a_new_link_replaces_that_of_an_awaited_seat(host: Browser, friend: Browser, ident: str) -> None:
    """Who lost the link gets another; it begins the match, and the former one opens nothing."""
    made = host.post(f"/api/tables/{ident}/seats/south/link", {})["link"]
    assert friend.join(link(host), 403)["error"] == "link-refused"

    friend.join(made)

    assert host.table(ident)["begun"]


def test_a_waiting_table_outlives_the_server(make_server: MakeServer, tmp_path: Path) -> None:
    """It waits on after a restart and on another server that reads its backup; the last one to come begins it."""
    server = make_server().start()
    host = server.browser()
    ident = host.open(seats=LINK, part=HOST)
    assert server.stop() == 0
    server.start()
    assert not host.table(ident)["begun"]
    where = ["--database", server.database] if server.database else ["--data", str(server.data)]
    assert cli.main(["admin", "backup", str(tmp_path / "all.gz"), *where]) == 0
    other = make_server()
    there = ["--database", other.database] if other.database else ["--data", str(other.data)]
    assert cli.main(["admin", "restore", str(tmp_path / "all.gz"), *there]) == 0
    friend = other.start().browser()
    friend.join(link(host), part=FRIEND)

    assert at(other, host).table(ident)["parts"] == {"host": HOST, "south": FRIEND}
    assert other.stop() == 0
    other.start()
    assert friend.table(ident)["view"]["observation"]["hand"]


def test_the_list_of_tables_says_which_wait(make_server: MakeServer, capsys: pytest.CaptureFixture[str]) -> None:
    """`admin tables` tells a table that waits for players from one at its first step."""
    server = make_server().start()
    server.browser().open(seats=LINK)
    server.browser().open()
    where = ["--database", server.database] if server.database else ["--data", str(server.data)]

    assert cli.main(["admin", "tables", "--json", *where]) == 0
    told = json.loads(capsys.readouterr().out)["tables"]
    assert sorted(bool(one["begun"]) for one in told) == [False, True]
    assert cli.main(["admin", "tables", *where]) == 0
    assert "waits for players" in capsys.readouterr().out


def test_two_processes_begin_a_match_once(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The last two sit down at the same moment at two processes: there is one match, of the parts of all."""
    database = postgres.new_database()
    seats = {THIRD: {"control": "link"}, SECOND: {"control": "link"}}
    with (
        contextlib.closing(Server(tmp_path_factory.mktemp("a"), database)) as one,
        contextlib.closing(Server(tmp_path_factory.mktemp("b"), database)) as two,
    ):
        friends = {THIRD: one.start().browser(), SECOND: two.start().browser()}
        host = one.browser()
        for _ in range(5):
            ident = host.open(**THREE.asked, seats=seats, part=HOST)
            with ThreadPoolExecutor(2) as threads:
                sent = [
                    threads.submit(friend.join, host.created["links"][seat], part=FRIEND)
                    for seat, friend in friends.items()
                ]
            for answer in sent:
                answer.result()

            tables = [friend.table(ident) for friend in friends.values()]
            assert [table["parts"] for table in tables] == [{"host": HOST, THIRD: FRIEND, SECOND: FRIEND}] * 2
            assert kinds(host, ident).count("begun") == 1
        assert not [*one.faults, *two.faults]
