"""Clocks at tables: they run for who owes an answer, survive everything, and never end a match by themselves."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from pragmatica.server.kept import backup
from pragmatica.server.kept.migrate import migrate
from pragmatica.server.kept.storage import Storage
from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, Server, choose
from tests.server.test_unplayable import LACKS, spoil, storage_of

HOUR, DAY = 3600, 24 * 3600
DAILY = {"kind": "days", "main": 3 * DAY}
LIVE = {"kind": "live", "main": 600, "increment": 10}
LINK = {"south": {"control": "link"}}


@pytest.fixture
def server(make_server: MakeServer) -> Server:
    """A server with a calendar that a test can turn on."""
    started: Server = make_server().start()
    return started


def table_of_two(server: Server, **pace: Any) -> tuple[Browser, Browser, str]:
    """A host who sits north, a friend in the south, and their table."""
    host, friend = server.browser(), server.browser()
    ident = host.open(seats=LINK, pace=pace)
    friend.join(host.created["links"]["south"])
    return host, friend, ident


def clocks(browser: Browser, ident: str) -> dict[str, Any]:
    """The clocks as a spectator sees them."""
    return {one["seat"]: one["clock"] for one in browser.table(ident, "spectator")["seats"]}


def kinds(browser: Browser, ident: str) -> list[str]:
    """What has happened at the table, beside the game."""
    wanted = ("time", "seat-bot", "pause", "clocks")
    events = browser.get(f"/api/tables/{ident}/events")["events"]
    return [one["kind"] for one in events if one["kind"].startswith(wanted)]


def happens(browser: Browser, ident: str, kind: str) -> list[str]:
    """All of it, once this is among it."""
    end = time.monotonic() + PATIENCE
    while kind not in (found := kinds(browser, ident)):
        assert time.monotonic() < end, found
        time.sleep(0.05)
    return found


def wish(browser: Browser, ident: str, seat: str, what: str, status: int = 200, **more: str) -> Any:
    """Wish something of the clocks."""
    return browser.post(f"/api/tables/{ident}/clocks", {"seat": seat, "wish": what, **more}, status)


def due_of(storage: Storage, ident: str) -> float:
    """When the first clock of a table will have run out."""
    stored = storage.load(ident)
    assert stored is not None
    assert stored.position.due is not None
    return stored.position.due


def test_a_table_that_is_imported_goes_on_with_the_time_it_had(server: Server, tmp_path: Path) -> None:
    """However long its file has lain."""
    _, _, ident = table_of_two(server, **LIVE)
    storage, other = storage_of(server), Storage(f"sqlite:///{tmp_path / 'other.db'}")
    migrate(other)
    backup.save(storage, tmp_path / "table", ident)
    time.sleep(1)
    backup.add(other, tmp_path / "table")
    before, after = (due_of(one, ident) for one in (storage, other))
    assert after - before >= 1
    for one in (storage, other):
        one.close()


def test_a_table_without_a_pace_has_no_clock(server: Server) -> None:
    """As it always was."""
    host = server.browser()
    ident = host.open()
    assert host.table(ident)["pace"] is None
    assert clocks(host, ident) == {"north": None, "south": None}


def test_clocks_run_for_those_who_owe_an_answer(server: Server) -> None:
    """Who has answered has stopped his."""
    host, _, ident = table_of_two(server, **LIVE)
    before = clocks(host, ident)
    assert before["north"]["since"] is not None
    assert before["north"]["until"] == pytest.approx(before["north"]["since"] + 600)
    server.turn_on("steady", 60)
    choose(host, ident, "north")
    after = clocks(host, ident)
    assert after["north"]["since"] is None
    assert after["north"]["left"] == pytest.approx(600 - 60 + 10, abs=30)
    assert after["south"] == before["south"]


def test_nothing_but_a_word_comes_of_time_that_is_up(server: Server) -> None:
    """Where that was agreed; the match goes on."""
    host, friend, ident = table_of_two(server, **DAILY)
    choose(host, ident, "north")
    server.turn_on("steady", 3 * DAY + 60)
    assert happens(host, ident, "time-out") == ["time-out"]
    assert clocks(host, ident)["south"]["late"]
    choose(friend, ident, "south")
    assert not clocks(host, ident)["south"]["late"]


def test_a_bot_plays_on_and_the_person_comes_back(server: Server) -> None:
    """Where that was agreed."""
    host, friend, ident = table_of_two(server, **DAILY, late="bot")
    choose(host, ident, "north")
    server.turn_on("steady", 3 * DAY + 60)
    assert happens(host, ident, "seat-bot") == ["time-out", "seat-bot"]
    assert clocks(host, ident)["south"] is None
    friend.delete(f"/api/tables/{ident}/seats/south/bot")
    assert clocks(host, ident)["south"] is not None


def test_bots_do_not_end_a_match_without_its_players(server: Server) -> None:
    """Of two who are both away one is replaced; for the other the match waits."""
    host, friend, ident = table_of_two(server, **DAILY, late="bot")
    server.turn_on("steady", 3 * DAY + 60)
    end = time.monotonic() + PATIENCE
    while (found := kinds(host, ident)).count("time-out") < 2:
        assert time.monotonic() < end, found
        time.sleep(0.05)
    assert found == ["time-out", "seat-bot", "time-out"]
    choose(friend, ident, "south")
    assert not clocks(host, ident)["south"]["late"]


def test_a_claim_to_a_rating_ends_where_that_was_agreed(server: Server) -> None:
    """It is shown beside the clock, and stays so."""
    host, friend, ident = table_of_two(server, **DAILY, late="unrated")
    choose(host, ident, "north")
    server.turn_on("steady", 3 * DAY + 60)
    assert happens(host, ident, "time-out") == ["time-out"]
    choose(friend, ident, "south")
    assert {seat: one["unrated"] for seat, one in clocks(host, ident).items()} == {"north": False, "south": True}


def test_a_table_that_cannot_be_played_holds_up_no_clock(server: Server) -> None:
    """The others' time runs out, and it is not looked at again every second."""
    _, _, spoilt = table_of_two(server, **DAILY)
    spoil(server, spoilt, LACKS["rules"])
    server.kill()
    server.start()
    host, _, ident = table_of_two(server, **DAILY)
    choose(host, ident, "north")
    server.turn_on("steady", 3 * DAY + 60)
    happens(host, ident, "time-out")
    storage, end = storage_of(server), time.monotonic() + PATIENCE
    while storage.due(time.time() + 3 * DAY + 120, 100):
        assert time.monotonic() < end
        time.sleep(0.05)
    storage.close()


def test_clocks_stand_at_night(server: Server) -> None:
    """The answer is due in the morning."""
    host, _, ident = table_of_two(
        server, kind="days", main=HOUR, night={"begin": 0, "end": 20 * 60}, zone="Europe/Warsaw"
    )
    clock = clocks(host, ident)["north"]
    assert clock["until"] - clock["since"] >= HOUR


def test_time_goes_on_where_it_stopped_after_a_restart(server: Server) -> None:
    """While the server was away nobody could answer, and no clock has run."""
    host, _, ident = table_of_two(server, **LIVE)
    before = clocks(host, ident)["north"]["until"]
    server.kill()
    server.turn_on("steady", 300)
    server.turn_on("wall", 0)
    server.start()
    now = clocks(host, ident)["north"]
    assert now["until"] == pytest.approx(before + 300, abs=30)
    assert kinds(host, ident) == []


@pytest.mark.parametrize("seconds", [2 * DAY, -2 * DAY])
def test_a_wall_clock_that_jumps_takes_nobodys_time(server: Server, seconds: int) -> None:
    """Forward or back."""
    host, _, ident = table_of_two(server, **LIVE)
    server.turn_on("wall", seconds)
    time.sleep(2.5)  # two looks of the watch
    server.turn_on("steady", 30)
    choose(host, ident, "north")
    assert clocks(host, ident)["north"]["left"] == pytest.approx(600 - 30 + 10, abs=30)
    assert kinds(host, ident) == []


def test_all_clocks_stand_when_everybody_wants_it(server: Server) -> None:
    """And go on when one does; meanwhile nobody loses time, and all may answer."""
    host, friend, ident = table_of_two(server, **LIVE)
    wish(host, ident, "north", "pause")
    assert host.table(ident)["pausing"] == ["north"]
    wish(friend, ident, "south", "pause")
    server.turn_on("steady", DAY)
    assert host.table(ident)["paused"] is not None
    wish(friend, ident, "south", "go-on")
    assert clocks(host, ident)["north"]["left"] == pytest.approx(600, abs=30)
    assert kinds(host, ident) == ["pause-wished", "clocks-stand", "clocks-go-on"]


def test_a_wish_that_is_withdrawn_stops_nothing(server: Server) -> None:
    """Who agrees with it later is the first who wants it."""
    host, friend, ident = table_of_two(server, **LIVE)
    wish(host, ident, "north", "pause")
    wish(host, ident, "north", "withdraw")
    wish(friend, ident, "south", "pause")
    assert host.table(ident)["paused"] is None
    assert host.table(ident)["pausing"] == ["south"]


def test_the_others_give_more_time(server: Server) -> None:
    """Half of them are enough, nobody gives himself any, and it is told."""
    host, friend, ident = table_of_two(server, **LIVE)
    before = clocks(host, ident)["north"]["until"]
    wish(host, ident, "north", "grant", 400, to="north")
    wish(friend, ident, "south", "grant", to="north")
    assert clocks(host, ident)["north"]["until"] == pytest.approx(before + 300, abs=1)
    assert kinds(host, ident) == ["time-granted"]


@pytest.mark.parametrize(
    ("pace", "where"),
    [({"kind": "live", "main": 1}, "pace.main"), ({**DAILY, "zone": "Nowhere"}, "pace.zone"), ({"kind": "x"}, "kind")],
)
def test_a_pace_that_cannot_be_opens_no_table(server: Server, pace: dict[str, Any], where: str) -> None:
    """What is wrong is said."""
    body = {"game": "toy", "scenario": "plain", "players": 2, "pace": pace}
    assert where in server.browser().post("/api/tables", body, 400)["detail"]


def test_who_does_not_play_wishes_nothing(server: Server) -> None:
    """Neither a stranger nor somebody else for a seat."""
    host, friend, ident = table_of_two(server, **LIVE)
    wish(server.browser(), ident, "north", "pause", 403)
    wish(friend, ident, "north", "pause", 403)
    assert host.table(ident)["pausing"] == []
