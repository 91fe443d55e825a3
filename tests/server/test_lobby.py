"""The lobby: tables that wait for players are found, taken, left, begun and given up; nobody learns more of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.conftest import MakeServer
from tests.server.client import Browser, Server
from tests.server.people import PASSWORD, register, sign_in
from tests.server.test_admin import Admin

OPEN = {"south": {"control": "open"}}


def opened(host: Browser, **more: Any) -> str:
    """A public table at which one seat is open."""
    return host.open(**{"public": True, "seats": OPEN, **more})


def listed(browser: Browser, **filters: Any) -> list[str]:
    """The tables of the lobby, as far as its first page goes."""
    return [one["id"] for one in browser.get("/api/lobby", **filters)["tables"]]


def sit(browser: Browser, ident: str, status: int = 204, seat: str = "south", key: str = "", **more: Any) -> Any:
    """Sit down at an open seat."""
    headers = {"Idempotency-Key": key} if key else {}
    return browser.post(f"/api/tables/{ident}/join", {"seat": seat, **more}, status, **headers)


def stand_up(browser: Browser, ident: str, status: int = 200, seat: str = "south") -> Any:
    """Leave a seat, or send its holder away."""
    return browser.delete(f"/api/tables/{ident}/seats/{seat}/holder", status)


def do(browser: Browser, ident: str, what: str, status: int = 200) -> Any:
    """Begin with a table, or close it."""
    return browser.post(f"/api/tables/{ident}/{what}", {}, status)


def test_a_public_table_with_an_open_seat_is_found(server: Server) -> None:
    """Everybody sees it in the lobby, with what is played there and who is wanted."""
    host = server.browser()
    pace = {"kind": "days", "main": 86_400}
    ident = opened(host, name="Evening", pace=pace, language="pl", least=1_000, most=1_500)

    found = next(one for one in server.browser().get("/api/lobby")["tables"] if one["id"] == ident)

    assert (found["name"], found["game"], found["language"], found["free"]) == ("Evening", "toy", "pl", ["south"])
    assert (found["least"], found["most"], found["pace"]["kind"]) == (1_000, 1_500, "days")
    assert (found["mine"], found["hosting"]) == ([], False)


def test_a_private_table_is_in_no_list(server: Server) -> None:
    """It is known by its link alone, and none of its seats can be open."""
    host = server.browser()
    ident = host.open(seats={"south": {"control": "link"}})

    assert ident not in listed(server.browser())
    refused = host.post("/api/tables", {"game": "toy", "scenario": "plain", "players": 2, "seats": OPEN}, 400)
    assert refused["error"] == "unreadable"


def test_the_match_begins_when_the_last_seat_is_taken(server: Server) -> None:
    """Whoever finds the table sits down without a link; it leaves the list then."""
    host, guest = server.browser(), server.browser()
    ident = opened(host)
    assert not host.table(ident)["begun"]

    sit(guest, ident, name="Ada", part="ab" * 16)

    table = guest.table(ident)
    assert table["begun"]
    assert table["view"]["seat"] == "south"
    assert table["parts"]["south"] == "ab" * 16
    assert ident not in listed(server.browser())


def test_an_open_seat_is_awaited(server: Server) -> None:
    """While a seat is free nothing is dealt, whoever else has come."""
    host = server.browser()
    ident = opened(host)

    assert host.table(ident)["view"]["observation"] is None
    assert host.table(ident)["free"] == ["south"]


def test_a_seat_is_taken_once(server: Server) -> None:
    """Who comes too late, or sits at the table already, is refused and changes nothing."""
    host, guest = server.browser(), server.browser()
    seats = {"north": {"control": "open"}, "south": {"control": "open"}}
    ident = opened(host, seats=seats)
    sit(guest, ident)

    assert sit(server.browser(), ident, 409)["error"] == "not-free"
    assert sit(guest, ident, 409, seat="north")["error"] == "not-free"
    assert sit(server.browser(), ident, 400, seat="west")["error"] == "unreadable"
    assert not host.table(ident)["begun"]


def test_who_comes_again_with_his_key_has_his_seat(server: Server) -> None:
    """A browser that has lost its cookie with the answer is given the seat in its new session."""
    ident, lost, again = opened(server.browser()), server.browser(), server.browser()
    sit(lost, ident, key="k" * 32)

    sit(again, ident, key="k" * 32)

    assert again.table(ident)["view"]["seat"] == "south"
    assert lost.table(ident)["view"]["seat"] is None


def test_a_guest_leaves_before_the_match_begins(server: Server) -> None:
    """His seat is free again, and its part of the seed is nobody's."""
    host, guest, next_one = (server.browser() for _ in range(3))
    seats = {"north": {"control": "open"}, "south": {"control": "open"}}
    ident = opened(host, seats=seats)
    sit(guest, ident, part="ab" * 16, name="Ada")

    stand_up(guest, ident)

    assert host.table(ident)["free"] == ["north", "south"]
    assert ident in listed(host)
    sit(next_one, ident)
    sit(guest, ident, seat="north", name="Ada")
    assert host.table(ident)["parts"] == {}


def test_the_host_sends_a_guest_away(server: Server) -> None:
    """The seat is free again; nobody else may do so, and the host's own seat is not left so."""
    host, guest, other = (server.browser() for _ in range(3))
    ident = opened(host, seats={"north": {"control": "open"}, "south": {"control": "open"}})
    sit(guest, ident)
    assert stand_up(other, ident, 403)["error"] in ("not-host", "not-yours")

    stand_up(host, ident)

    assert guest.table(ident)["view"]["seat"] is None
    assert stand_up(host, ident, 400)["error"] == "unreadable"


def test_the_host_begins_with_those_who_have_come(server: Server) -> None:
    """Bots take the seats that are free, and nobody else begins."""
    host, guest = server.browser(), server.browser()
    ident = opened(host)
    assert do(guest, ident, "start", 403)["error"] in ("not-host", "not-yours")

    table = do(host, ident, "start")

    assert table["begun"]
    assert [seat["bot"] is not None for seat in table["seats"]] == [False, True]
    assert do(host, ident, "start", 409)["error"] == "begun"


def test_nobody_stands_up_once_the_match_has_begun(server: Server) -> None:
    """Then a seat is left in other ways."""
    host, guest = server.browser(), server.browser()
    ident = opened(host)
    sit(guest, ident)

    assert stand_up(guest, ident, 409)["error"] == "begun"
    assert do(host, ident, "close", 409)["error"] == "begun"


def test_a_closed_table_is_over(server: Server) -> None:
    """It stands in no list, nobody can sit down there in any way, and nothing of its seed is told."""
    host, guest = server.browser(), server.browser()
    ident = opened(host, seats={"north": {"control": "link"}, "south": {"control": "open"}})
    link = host.created["links"]["north"]
    assert do(guest, ident, "close", 403)["error"] in ("not-host", "not-yours")

    table = do(host, ident, "close")

    assert (table["closed"], table["seed"], table["salt"]) == (True, None, None)
    assert ident not in listed(host)
    assert ident not in [one["id"] for one in host.get("/api/tables")]
    assert sit(guest, ident, 409)["error"] == "not-free"
    assert guest.join(link, 409)["error"] == "match-over"
    assert host.post(f"/api/tables/{ident}/seats/north/device", {}, 409)["error"] == "match-over"
    assert do(host, ident, "start", 409)["error"] == "match-over"


def test_a_table_may_ask_who_is_signed_in(server: Server) -> None:
    """Who is not, is refused; who is, sits down on all his devices."""
    host, guest = server.browser(), server.browser()
    ident = opened(host, members=True)
    assert sit(guest, ident, 401)["error"] == "not-signed-in"

    register(guest, "Lobbying Ada")
    sit(guest, ident)

    phone = server.browser()
    sign_in(phone, "Lobbying Ada")
    assert phone.table(ident)["view"]["seat"] == "south"
    assert phone.table(ident)["seats"][1]["name"] == "Lobbying Ada"


def test_the_list_is_narrowed(server: Server) -> None:
    """By game, language and pace."""
    host = server.browser()
    plain, polish = opened(host), opened(host, language="pl", pace={"kind": "live", "main": 600})

    assert {plain, polish} <= set(listed(host))
    assert polish in listed(host, language="pl")
    assert plain not in listed(host, language="pl")
    assert polish in listed(host, pace="live", game="toy")
    assert plain in listed(host, pace="none")
    assert listed(host, game="nothing") == []


def test_the_list_comes_in_pages(make_server: MakeServer) -> None:
    """The latest first; each table stands on one of them."""
    server = make_server(open_tables="0").start()
    host = server.browser()
    made = [opened(host) for _ in range(25)]

    first = host.get("/api/lobby")
    second = host.get("/api/lobby", after=first["next"])

    assert [one["id"] for one in (*first["tables"], *second["tables"])] == made[::-1]
    assert (len(first["tables"]), second["next"]) == (20, None)


def test_who_has_the_list_is_sent_nothing(server: Server) -> None:
    """A second question with the mark of the first is answered in a word, until something has changed."""
    host = server.browser()
    opened(host)
    etag = host.http.get("/api/lobby").headers["etag"]

    assert host.http.get("/api/lobby", headers={"if-none-match": etag}).status_code == 304

    opened(host)
    assert host.http.get("/api/lobby", headers={"if-none-match": etag}).status_code == 200


def test_so_many_tables_may_wait(make_server: MakeServer) -> None:
    """Of one host or address, and in all; one that is closed makes room for another."""
    server = make_server(open_tables="2").start()
    host = server.browser()
    first, _ = opened(host), opened(host)
    wish = {"game": "toy", "scenario": "plain", "players": 2, "public": True, "seats": OPEN}
    assert host.post("/api/tables", wish, 429)["error"] == "too-many-open"

    do(host, first, "close")

    opened(host)
    host.open()  # others are not counted


def test_a_table_for_which_nobody_comes_is_given_up(make_server: MakeServer) -> None:
    """After a week without anybody who sits down it stands in no list any more, and its people are told."""
    server = make_server().start()
    host = server.browser()
    ident = opened(host)
    server.stop()
    server.turn_on("wall", 8 * 86_400)
    server.start()

    assert host.get(f"/api/tables/{ident}/events", wait=20, since=0)
    assert listed(host) == []
    assert host.table(ident)["closed"]


@pytest.mark.parametrize("after", ["x", "1~", "~a", "1e9~a", "1~" + "a" * 65, "-1~a", "nan~a"])
def test_a_page_that_does_not_exist_is_refused(server: Server, after: str) -> None:
    """Where a page begins is said by the page before alone."""
    assert server.browser().get("/api/lobby", 400, after=after)["error"] == "bad-request"


@pytest.mark.parametrize(
    "wish",
    [
        {"public": "yes"},
        {"public": True, "language": "polish"},
        {"public": True, "language": "PL"},
        {"public": True, "least": -1},
        {"public": True, "least": 2_000, "most": 1_000},
        {"public": True, "most": 10**9},
        {"members": True},
        {"seats": OPEN},
    ],
)
def test_a_wish_that_cannot_be_is_refused(server: Server, wish: dict[str, Any]) -> None:
    """And no table is opened."""
    before = listed(server.browser())

    server.browser().post("/api/tables", {"game": "toy", "scenario": "plain", "players": 2, **wish}, 400)

    assert listed(server.browser()) == before


@pytest.mark.parametrize(
    "body", [{}, {"seat": "south", "secret": "x"}, {"seat": ""}, {"seat": 7}, {"seat": "south", "x": 1}]
)
def test_nobody_joins_with_half_a_wish(server: Server, body: dict[str, Any]) -> None:
    """Either a link's secret or an open seat."""
    ident = opened(server.browser())

    assert server.browser().post(f"/api/tables/{ident}/join", body, 400)["error"] == "bad-request"


def test_the_lobby_tells_nothing_that_links_and_seeds_are_made_of(server: Server) -> None:
    """Whatever is secret of a table stays so in the list."""
    host = server.browser()
    seats = {"north": {"control": "link"}, "south": {"control": "open"}}
    opened(host, seats=seats, part="cd" * 16)
    secret = host.created["links"]["north"].split("=")[1]

    told = json.dumps(server.browser().get("/api/lobby"))

    assert secret not in told
    assert "cd" * 16 not in told
    assert "seed" not in told
    assert "salt" not in told


def test_public_tables_are_watched(server: Server) -> None:
    """As a spectator sees them, in the order asked for; private ones and those that there are not are left out."""
    host = server.browser()
    shown, running = opened(host), host.open(public=True)
    private = host.open()

    found = host.get("/api/watched", table=[running, private, "nothing", shown, running])

    assert [one["id"] for one in found] == [running, shown]
    assert [one["mine"] for one in found] == [[], []]
    assert host.get("/api/watched", 400, table=["x"] * 21)["error"] == "bad-request"
    assert host.get("/api/watched", 400)["error"] == "bad-request"


def test_a_seat_that_is_offered_at_a_public_table_is_found(server: Server) -> None:
    """Until somebody has taken it; that of a private table is in no list, nor one of people who are blocked."""
    host, guest, heir, shunned = (server.browser() for _ in range(4))
    register(host, "Batthyany")
    register(heir, "Serbelloni")
    disliked = register(shunned, "Colloredo")["account"]["id"]
    ident, private = opened(host), host.open(seats={"south": {"control": "link"}})
    sit(guest, ident)
    server.browser().join(host.created["links"]["south"])
    host.post("/api/regards", {"account": disliked, "kind": "block"}, 204)
    assert offered(heir, ident) == []

    host.post(f"/api/tables/{ident}/seats/south/offer", {"way": "public"}, 201)
    host.post(f"/api/tables/{private}/seats/north/offer", {"way": "public"}, 201)

    assert (offered(heir, ident), offered(heir, private)) == (["south"], [])
    assert offered(shunned, ident) == []
    heir.post(f"/api/tables/{ident}/seats/south/succeed", {"name": ""}, 200)
    assert offered(heir, ident) == []


def offered(browser: Browser, ident: str) -> list[str]:
    """The seats of a table that the lobby offers to whoever wants them."""
    found = [one["seats"] for one in browser.get("/api/lobby")["offered"] if one["id"] == ident]
    return list(found[0]) if found else []


def test_a_waiting_table_goes_with_its_host(server: Server) -> None:
    """When he deletes his account it is closed, and nobody is asked to sit down there."""
    host, guest = server.browser(), server.browser()
    register(host, "Neipperg")
    ident = opened(host)

    host.post("/api/account/deletion", {"password": PASSWORD}, 200)

    assert sit(guest, ident, 409)["error"] == "not-free"
    assert ident not in listed(guest)


def test_a_table_that_moderators_have_closed_is_in_no_list(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    """And nobody sits down there; when it is open again it is found."""
    host, chief, guest = server.browser(), server.browser(), server.browser()
    register(chief, "Kaunitz of the lobby")
    Admin(capsys)("user", "role", "Kaunitz of the lobby", "moderator", server=server)
    sign_in(chief, "Kaunitz of the lobby")
    ident = opened(host)

    chief.post(f"/api/moderation/tables/{ident}/close", {"reason": "noise"}, 204)

    assert ident not in listed(guest)
    assert sit(guest, ident, 423)["error"] == "closed"
    chief.delete(f"/api/moderation/tables/{ident}/close", 204)
    assert ident in listed(guest)


def test_who_sits_where_survives_a_kill(make_server: MakeServer) -> None:
    """What was answered is there afterwards, in the table and in the list."""
    server = make_server().start()
    host, guest = server.browser(), server.browser()
    ident = opened(host, seats={"north": {"control": "open"}, "south": {"control": "open"}})
    full = opened(host)
    sit(guest, ident)
    sit(guest, full)

    server.kill()
    server.start()

    assert listed(host) == [ident]
    assert host.get("/api/lobby")["tables"][0]["free"] == ["north"]
