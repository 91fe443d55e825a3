"""Opening, joining and looking at tables."""

from __future__ import annotations

import contextlib
import json
import sqlite3

import psycopg
import pytest

from tests.conftest import MakeServer
from tests.server.client import Browser, Server

LINK = {"south": {"control": "link"}}


def database_text(server: Server) -> str:
    """All that a server's database holds, as text, but for its sign of life."""
    if server.database:
        with psycopg.connect(server.database) as connection:
            names = [
                row[0]
                for row in connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
                if row[0] != "hours"
            ]
            return str([connection.execute(f'SELECT * FROM "{name}"'.encode()).fetchall() for name in names])
    with contextlib.closing(sqlite3.connect(server.data / "pragmatica.db")) as file:
        names = [
            row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'") if row[0] != "hours"
        ]
        return str([file.execute(f'SELECT * FROM "{name}"').fetchall() for name in names])


def test_the_creator_holds_the_seats_of_the_device(host: Browser) -> None:
    """Seats not given to a link or a bot belong to the browser that opens the table, which is its host."""
    table = host.table(host.open())

    assert table["host"]
    assert [seat["mine"] for seat in table["seats"]] == [True, True]


def test_a_link_opens_its_seat(host: Browser, friend: Browser) -> None:
    """A browser that exchanges the secret of a link holds the seat afterwards."""
    ident = host.open(seats=LINK)

    friend.join(host.created["links"]["south"])

    assert friend.table(ident)["view"]["seat"] == "south"
    assert not friend.table(ident)["host"]


def test_a_link_opens_its_seat_once(host: Browser, friend: Browser) -> None:
    """A second browser is refused with the same link."""
    host.open(seats=LINK)
    link = host.created["links"]["south"]
    friend.join(link)

    refused = host.server.browser().join(link, status=403)

    assert refused["error"] == "link-refused"


def test_a_browser_may_follow_its_link_again(host: Browser, friend: Browser) -> None:
    """The browser that used the link is not refused when it follows it again."""
    host.open(seats=LINK)
    friend.join(host.created["links"]["south"])

    friend.join(host.created["links"]["south"], status=204)


def test_the_cookie_is_kept_from_scripts_and_other_sites(host: Browser) -> None:
    """The session cookie is HttpOnly and SameSite=Strict."""
    response = host.http.post("/api/tables", json={"game": "toy", "scenario": "plain", "players": 2})

    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie


def test_no_secret_is_stored(host: Browser, friend: Browser) -> None:
    """The database knows neither the secret of a link nor that of a session."""
    host.open(seats=LINK)
    link = host.created["links"]["south"]
    friend.join(link)

    stored = database_text(host.server)

    assert link.split("=")[1] not in stored
    (session,) = friend.http.cookies.values()
    assert session not in stored


def test_a_spectator_sees_no_hand(host: Browser, friend: Browser) -> None:
    """Who holds no seat gets the spectator's observation and no actions."""
    view = friend.table(host.open())["view"]

    assert view["seat"] is None
    assert view["observation"]["hand"] is None
    assert view["actions"] == []


def test_one_view_never_holds_two_hands(host: Browser) -> None:
    """`as` chooses which of the own seats is seen; the other seat's hand is not in that view."""
    ident = host.open()

    north, south = host.table(ident, "north"), host.table(ident, "south")

    assert north["view"]["observation"]["seat"] == "north"
    assert south["view"]["observation"]["seat"] == "south"
    assert str(south["view"]["observation"]["hand"]) not in str(north)


def test_a_holder_may_look_as_a_spectator(host: Browser) -> None:
    """`as=spectator` shows nobody's secrets, for a device that changes hands."""
    assert host.table(host.open(), "spectator")["view"]["observation"]["hand"] is None


def test_a_seat_of_another_browser_cannot_be_seen(host: Browser, friend: Browser) -> None:
    """`as` with a seat that this browser does not hold is refused."""
    refused = friend.get(f"/api/tables/{host.open()}", status=403, as_="north")

    assert refused["error"] == "not-yours"


def test_my_tables_are_listed_with_what_waits(host: Browser) -> None:
    """The list names the own seats that must act, the latest table first."""
    first, second = host.open(name="one"), host.open(name="two")

    lines = host.get("/api/tables")

    assert [line["id"] for line in lines] == [second, first]
    assert lines[0]["acting"] == ["north", "south"]


def test_nobody_else_is_listed_my_tables(host: Browser, friend: Browser) -> None:
    """A browser without seats has no tables."""
    host.open()

    assert friend.get("/api/tables") == []


@pytest.mark.parametrize(
    "name",
    [
        "Žofia",
        "Марія Терезія",
        "マリア・テレジア",
        "ماريا تيريزا",
        "נפתלי",
        "महारानी",
        "👑👩‍👩‍👧",
        "O'Neill & <b>Söhne</b>",
    ],
)
def test_names_of_any_script_are_kept(host: Browser, name: str) -> None:
    """A table's and a player's name come back as they were given."""
    ident = host.open(name=name, seats={"north": {"control": "device", "name": name}})

    table = host.table(ident)

    assert (table["name"], table["seats"][0]["name"]) == (name, name)


def test_names_are_normalised(host: Browser) -> None:
    """Composed and decomposed letters are one, and spaces at the ends go."""
    ident = host.open(name="  Z\u030cofia  ")

    assert host.table(ident)["name"] == "Žofia"


def test_a_name_that_looks_like_another_is_refused(host: Browser, friend: Browser) -> None:
    """Neither who opens a table nor who sits down can have a name that a reader takes for another seat's."""
    twins = {"north": {"control": "device", "name": "Anna"}, "south": {"control": "link", "name": "Аnna"}}
    body = {"game": "toy", "scenario": "plain", "players": 2, "seats": twins}
    assert host.http.post("/api/tables", json=body).json()["error"] == "name-taken"
    ident = host.open(seats={"north": twins["north"], "south": {"control": "link"}})

    answer = friend.join(host.created["links"]["south"], status=409, name="Аnna")

    assert answer["error"] == "name-taken"
    assert host.table(ident)["seats"][1]["taken"] is False


def test_who_sits_down_can_say_later_what_he_is_called(host: Browser, friend: Browser) -> None:
    """The holder of a seat names himself; everybody sees it at the seat, and is told."""
    ident = host.open(seats={"south": {"control": "link"}})
    friend.join(host.created["links"]["south"])

    friend.post(f"/api/tables/{ident}/seats/south/name", {"name": " Anna "}, 200)

    assert host.table(ident)["seats"][1]["name"] == "Anna"
    events = host.get(f"/api/tables/{ident}/events")["events"]
    assert (events[-1]["kind"], events[-1]["fields"]["name"]) == ("seat-named", "Anna")


def test_a_name_can_be_taken_off_again(host: Browser) -> None:
    """A player may go without a name."""
    ident = host.open(seats={"north": {"control": "device", "name": "Anna"}})

    host.post(f"/api/tables/{ident}/seats/north/name", {"name": ""}, 200)

    assert host.table(ident)["seats"][0]["name"] == ""


def test_the_same_name_again_is_told_to_nobody(host: Browser) -> None:
    """Nothing happens at the table then."""
    ident = host.open(seats={"north": {"control": "device", "name": "Anna"}})
    before = host.table(ident)["seq"]

    host.post(f"/api/tables/{ident}/seats/north/name", {"name": "Anna"}, 200)

    assert host.table(ident)["seq"] == before


def test_nobody_names_another_seat(host: Browser, friend: Browser) -> None:
    """The host himself may not say what his friend is called."""
    ident = host.open(seats={"south": {"control": "link"}})
    friend.join(host.created["links"]["south"])

    answer = host.post(f"/api/tables/{ident}/seats/south/name", {"name": "Anna"}, 403)

    assert answer["error"] == "not-yours"


def test_a_name_is_not_given_to_two_seats_later(host: Browser, friend: Browser) -> None:
    """One that a reader takes for another seat's is refused."""
    ident = host.open(seats={"north": {"control": "device", "name": "Anna"}, "south": {"control": "link"}})
    friend.join(host.created["links"]["south"])

    answer = friend.post(f"/api/tables/{ident}/seats/south/name", {"name": "Аnna"}, 409)

    assert answer["error"] == "name-taken"


def test_the_list_tells_whose_turn_it_is(host: Browser, friend: Browser) -> None:
    """The seats that owe an answer are named, others' too, with who plays them and since when."""
    ident = host.open(seats={"south": {"control": "link"}})
    friend.join(host.created["links"]["south"], name="Anna")

    (line,) = (one for one in host.get("/api/tables") if one["id"] == ident)

    assert (line["waiting"], line["acting"], line["seats"][1]["name"]) == (["north", "south"], ["north"], "Anna")
    assert line["updated"] > line["created"]


@pytest.mark.parametrize("name", ["a\x00b", "a\x1b[31mb", "a\u202eb", "a\u2066b", "x" * 41, "e" + "\u0301" * 300])
def test_tricky_names_are_refused(host: Browser, name: str) -> None:
    """Control characters, direction overrides and overlong names are refused."""
    body = json.dumps({"game": "toy", "scenario": "plain", "players": 2, "name": name})
    response = host.http.post("/api/tables", content=body, headers={"content-type": "application/json"})

    assert response.status_code == 400
    assert "name" in response.json()["detail"] or "JSON" in response.json()["detail"]


def test_options_not_named_take_their_defaults(host: Browser) -> None:
    """A table tells the complete options."""
    assert host.table(host.open())["options"] == {"loud": False}


def test_a_new_link_lets_one_more_browser_in(host: Browser, friend: Browser) -> None:
    """Who holds a seat may make a link for another device of his; everybody is told."""
    ident = host.open()
    made = host.post(f"/api/tables/{ident}/seats/south/link", {})

    friend.join(made["link"])

    assert friend.table(ident)["view"]["seat"] == "south"
    assert host.get(f"/api/tables/{ident}/events")["events"][0]["kind"] == "seat-link"


def test_only_host_and_holder_make_links(host: Browser, friend: Browser) -> None:
    """A spectator cannot make himself a link."""
    ident = host.open()
    friend.open()

    refused = friend.post(f"/api/tables/{ident}/seats/south/link", {}, status=403)

    assert refused["error"] == "not-host"


def test_tables_survive_a_restart(make_server: MakeServer) -> None:
    """After a stop and a start the browser goes on at its table."""
    server = make_server().start()
    host = server.browser()
    ident = host.open(name="kept")
    before = host.table(ident)
    assert server.stop() == 0

    server.start()

    assert host.table(ident) == before
