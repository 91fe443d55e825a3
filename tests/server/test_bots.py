"""Bots at seats of a server's tables: they play, they never block a table, and they survive a killed server."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, choose

QUICK = {"bot_seconds": "0.5"}


def wait_until_over(host: Browser, ident: str, seconds: float = 5 * PATIENCE) -> Any:
    """The table when its match has ended."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        table = host.table(ident)
        if table["outcome"]:
            return table
        time.sleep(0.1)
    raise AssertionError(f"still waiting for {table['waiting']}")


def bots(north: str, south: str) -> dict[str, dict[str, str]]:
    """A bot at each seat."""
    return {"north": {"control": "bot", "bot": north}, "south": {"control": "bot", "bot": south}}


def test_bots_play_to_the_end(host: Browser) -> None:
    """A table of bots plays by itself."""
    ident = host.open(seats=bots("random", "random"))

    assert wait_until_over(host, ident)["seats"][0]["control"] == "bot"


def test_a_bot_plays_against_people(host: Browser) -> None:
    """A bot answers when its turn comes, and waits when it is not."""
    ident = host.open(seats={"south": {"control": "bot", "bot": "random"}})

    while not (table := host.table(ident, "north"))["outcome"]:
        if table["view"]["actions"]:
            host.act(ident, "north", table["view"]["actions"][0]["id"], version=table["view"]["version"])
        else:
            time.sleep(0.02)


@pytest.mark.parametrize("bad", ["sleeper", "dier", "failer", "cheater"])
def test_a_bad_bot_is_replaced_by_a_lawful_move(make_server: MakeServer, bad: str) -> None:
    """A bot that stalls, dies, fails or cheats does not block its table."""
    server = make_server(**QUICK).start()
    host = server.browser()

    wait_until_over(host, host.open(seats=bots(bad, "random")))

    assert "bot replaced by a lawful move" in server.log
    assert "pragmatica_bot_stalls_total" in host.http.get("/metrics").text


def test_a_stalled_bot_does_not_hold_up_requests(make_server: MakeServer) -> None:
    """While a bot stalls, people at other tables are answered: else this would wait for the bot, and fail."""
    server = make_server(bot_seconds="600").start()
    host = server.browser()
    host.open(seats=bots("sleeper", "sleeper"))
    ident = host.open()

    choose(host, ident, "north")


def test_a_seat_is_taken_over_by_a_bot_and_back(make_server: MakeServer) -> None:
    """The bot plays on for the seat until the seat is taken back; its holder cannot play meanwhile."""
    server = make_server(bot_pause="0.5").start()
    host = server.browser()
    ident = host.open()
    host.post(f"/api/tables/{ident}/seats/north/bot", {"bot": "random"}, 200)

    refused = host.act(ident, "north", "odd", status=403)
    end = time.monotonic() + PATIENCE
    while (waiting := [one["seat"] for one in host.table(ident)["waiting"]]) != ["south"]:  # two answers
        assert time.monotonic() < end, waiting
        time.sleep(0.1)
    back = host.delete(f"/api/tables/{ident}/seats/north/bot")

    assert refused["error"] == "not-yours"
    assert back["seats"][0]["control"] == "device"
    choose(host, ident, "south")


def test_the_host_takes_a_bot_s_seat(host: Browser) -> None:
    """A seat that was a bot's from the start goes to the host's device; everybody is told."""
    ident = host.open(seats={"south": {"control": "bot", "bot": "random"}})

    table = host.delete(f"/api/tables/{ident}/seats/south/bot")

    assert table["seats"][1]["mine"]
    assert host.get(f"/api/tables/{ident}/events")["events"][-1]["kind"] == "seat-taken-over"


def test_a_seat_without_a_bot_cannot_be_taken_back(host: Browser) -> None:
    """There is nothing to take back where people play."""
    assert host.delete(f"/api/tables/{host.open()}/seats/south/bot", 400)["error"] == "unreadable"


def test_bots_go_on_after_a_kill(make_server: MakeServer) -> None:
    """The questions that bots owe answers to are in the database."""
    server = make_server(bot_pause="0.05").start()
    host = server.browser()
    ident = host.open(seats=bots("random", "random"))
    time.sleep(0.3)
    server.kill()
    server.settings["bot_pause"] = "0"
    server.start()

    wait_until_over(host, ident)


def answers(browser: Browser, idents: list[str]) -> int:
    """How many steps the matches at some tables have made."""
    return sum(browser.table(ident)["step"] for ident in idents)


def test_many_tables_of_one_host_do_not_hold_up_another_s_bot(make_server: MakeServer) -> None:
    """Somebody else's bot answers before each of his has."""
    server = make_server(bot_pause="0.3", bot_tables="0").start()
    greedy, other = server.browser(), server.browser()
    tables = [greedy.open(seats=bots("random", "random")) for _ in range(25)]
    ident = other.open(seats={"south": {"control": "bot", "bot": "random"}})
    before, end = answers(greedy, tables), time.monotonic() + PATIENCE
    while "south" in [one["seat"] for one in other.table(ident)["waiting"]]:
        assert time.monotonic() < end
        time.sleep(0.02)

    assert answers(greedy, tables) - before < len(tables) / 2


@pytest.mark.parametrize("setting", ["bot_tables", "bot_tables_all"])
def test_tables_where_only_bots_play_are_limited(make_server: MakeServer, setting: str) -> None:
    """One more is refused until a match has ended, whoever asks from this address."""
    server = make_server(**{"bot_pause": "600", setting: "2"}).start()
    for _ in range(2):
        server.browser().open(seats=bots("random", "random"))

    refused = server.browser().post(
        "/api/tables", {"game": "toy", "scenario": "plain", "players": 2, "seats": bots("random", "random")}, 429
    )

    assert refused["error"] == "too-many-bots"


def test_the_last_seat_of_people_counts_too(make_server: MakeServer) -> None:
    """A table is not made one of bots by the way round either; people may play at any number."""
    server = make_server(bot_pause="600", bot_tables="1").start()
    host = server.browser()
    host.open(seats=bots("random", "random"))
    ident = host.open(seats={"south": {"control": "bot", "bot": "random"}})

    refused = host.post(f"/api/tables/{ident}/seats/north/bot", {"bot": "random"}, 429)

    assert refused["error"] == "too-many-bots"
    assert host.table(ident)["seats"][0]["bot"] is None


def test_tables_of_bots_may_be_opened_again_when_theirs_have_ended(make_server: MakeServer) -> None:
    """Only those in play count."""
    server = make_server(bot_tables="1").start()
    host = server.browser()
    for _ in range(3):
        wait_until_over(host, host.open(seats=bots("random", "random")))
