"""Seats at tables of events: nobody plays for another there, and what is played counts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import MakeServer
from tests.server.client import Browser, Server
from tests.server.events.tables import begun, decide, join, opened, person, play_out, see, tables_of, until
from tests.server.people import who
from tests.server.test_admin import Admin
from tests.server.test_claims import mine
from tests.server.test_moderation import account


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """The command."""
    return Admin(capsys)


def running(server: Server, **more: Any) -> tuple[Browser, Browser, str, str]:
    """Two who play an event of one table, the first of them its organiser; event and table."""
    organiser, player = person(server), person(server)
    event = opened(organiser, places=2, rounds=1, **more)
    for one in (organiser, player):
        join(one, event)
    (table,) = tables_of(decide(organiser, event, "start"))
    return organiser, player, event, table["table"]


@pytest.mark.parametrize("way", ["link", "public"])
def test_a_seat_is_left_to_nobody(server: Server, way: str) -> None:
    """Who plays in an event leaves his seat to no successor, and is told what he may do instead."""
    _, player, _, table = running(server)
    (seat,) = mine(player, table)
    before = player.table(table)
    told = player.post(f"/api/tables/{table}/seats/{seat}/offer", {"way": way}, 403)

    assert told["error"] == "event-seat"
    assert "withdraw" in told["detail"]
    assert player.table(table) == before


def test_a_seat_is_opened_to_nobody(server: Server) -> None:
    """Who plays in an event makes no link to his seat: with it another could play for him."""
    _, player, _, table = running(server)
    (seat,) = mine(player, table)

    assert player.post(f"/api/tables/{table}/seats/{seat}/link", {}, 403)["error"] == "event-seat"


def test_a_seat_that_is_not_offered_is_not_taken(server: Server) -> None:
    """Nobody from outside comes to a seat of an event, whether its player is there or has withdrawn."""
    _, player, event, table = running(server)
    (seat,) = mine(player, table)
    path = f"/api/tables/{table}/seats/{seat}/succeed"

    assert person(server).post(path, {"name": ""}, 409)["error"] == "not-offered"
    player.delete(f"/api/events/{event}/entry")
    assert person(server).post(path, {"name": ""}, 409)["error"] == "not-offered"


def test_moderators_pass_no_seat_on(admin: Admin, server: Server) -> None:
    """A moderator gives a seat of an event to a bot, and to no successor."""
    _, player, _, table = running(server)
    (seat,) = mine(player, table)
    moderator = account(admin, server, "Justice of Events", "moderator")
    path = f"/api/moderation/tables/{table}/seats/{seat}"

    assert moderator.post(path, {"to": "public", "reason": "gone"}, 403)["error"] == "event-seat"
    moderator.post(path, {"to": "bot", "reason": "gone"}, 200)


def test_a_table_tells_of_its_event(server: Server) -> None:
    """Who comes to a table of an event is told which one; other tables are of none."""
    organiser, _, event, table = running(server)

    assert organiser.table(table)["event"] == event
    assert organiser.table(organiser.open())["event"] is None


def test_a_rated_event_counts(server: Server) -> None:
    """Two rounds of four accounts: each match has results, points of the event follow them, and ratings move once."""
    organiser = person(server)
    players = [person(server) for _ in range(4)]
    event = opened(organiser, rounds=2, places=4, rated=True)
    for one in players:
        join(one, event)
    decide(organiser, event, "start")
    for number in (1, 2):
        view = until(organiser, event, lambda now, number=number: begun(now, number))
        for one in tables_of(view):
            play_out(players, one["table"])
    view = until(organiser, event, lambda now: now["line"]["state"] == "over")

    for each in view["rounds"]:
        for one in each["pairings"]:
            told = organiser.get(f"/api/tables/{one['table']}/results")
            places = [next(line["place"] for line in told if line["seat"] == seat) for seat in view["seats"]]
            assert [points == 2 for points in one["points"]] == [place == 1 for place in places]
            assert all(line["after"] is not None for line in told)
    for one in players:
        (rating,) = one.get(f"/api/players/{who(one)}")["ratings"]
        assert rating["level"]["matches"] == 2


def test_an_event_that_nobody_starts_is_called_off(make_server: MakeServer) -> None:
    """Sixty days after it was opened it does not take place any more, and makes room for another."""
    server = make_server().start()
    organiser = person(server)
    events = [opened(organiser) for _ in range(5)]
    line = see(organiser, events[0])["line"]
    assert line["expires"] == line["created"] + 60 * 86_400
    server.stop()
    server.turn_on("wall", 61 * 86_400)
    server.start()

    for one in events:
        until(organiser, one, lambda now: now["line"]["state"] == "cancelled")
    opened(organiser)


def test_an_event_that_has_started_goes_on(make_server: MakeServer) -> None:
    """However long ago it was opened, while somebody looks after it."""
    server = make_server().start()
    organiser, _, event, _ = running(server)
    other = opened(organiser)
    for _ in range(2):
        server.stop()
        server.turn_on("wall", 40 * 86_400)
        server.start()
        decide(organiser, event, "extend", days=1)

    until(organiser, other, lambda now: now["line"]["state"] == "cancelled")
    assert see(organiser, event)["line"]["state"] == "running"


def test_an_event_that_nobody_looks_after_ends(make_server: MakeServer) -> None:
    """Sixty days after something was played or decided, or its round should have been over; its standings stay."""
    server = make_server().start()
    organiser, _, event, _ = running(server)
    server.stop()
    server.turn_on("wall", 61 * 86_400)
    server.start()

    ended = until(organiser, event, lambda now: now["line"]["state"] == "cancelled")
    assert ended["standings"]
