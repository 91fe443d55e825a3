"""Origins, rates, sessions, and what the server tells of itself."""

from __future__ import annotations

import socket
from typing import Final

import httpx
import pytest

from pragmatica.core import register
from pragmatica.server.security import Cookie, Limiter, Origins, Shown, new_id, new_secret, opener_of
from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Server

HERE = Origins((), ("localhost", "127.0.0.1", "::1"))
ANY = Origins((), ())
PUBLIC = Origins(("https://games.example",), ())


@pytest.mark.parametrize(
    ("origins", "origin", "site", "host", "allowed"),
    [
        (HERE, None, None, "127.0.0.1:8000", True),
        (HERE, "http://127.0.0.1:8000", "same-origin", "127.0.0.1:8000", True),
        (HERE, "http://[::1]:8000", None, "[::1]:8000", True),
        (HERE, "http://127.0.0.1:8001", None, "127.0.0.1:8000", False),
        (HERE, "null", None, "127.0.0.1:8000", False),
        (HERE, "", None, "", False),
        (HERE, "https://evil.example", None, "127.0.0.1:8000", False),
        (HERE, "http://[", None, "127.0.0.1:8000", False),
        (HERE, "http://[::1", None, "[::1", False),
        (HERE, None, "cross-site", "127.0.0.1:8000", False),
        (HERE, None, "same-site", "127.0.0.1:8000", False),
        (HERE, None, "none", "127.0.0.1:8000", True),
        (PUBLIC, "https://games.example", None, "127.0.0.1:8000", True),
        (PUBLIC, "https://games.example.evil.example", None, "games.example", False),
    ],
)
def test_only_our_own_pages_change_things(
    origins: Origins, origin: str | None, site: str | None, host: str, allowed: bool
) -> None:
    """A request passes when it names our own origin, or none at all."""
    assert origins.allows(origin, site, host) is allowed


@pytest.mark.parametrize(
    ("origins", "host", "known"),
    [
        (HERE, "localhost:8000", True),
        (HERE, "LOCALHOST", True),
        (HERE, "[::1]:8000", True),
        (HERE, "evil.example", False),
        (HERE, "", False),
        (HERE, "[", False),
        (HERE, "[::1", False),
        (HERE, "localhost:80:80", False),
        (HERE, "localhost:port", False),
        (PUBLIC, "games.example", True),
        (PUBLIC, "evil.example", False),
        (ANY, "anything.example", True),
        (ANY, "[fe80::1]:8000", True),
        (ANY, None, False),
        (ANY, "", False),
        (ANY, "two words", False),
        (ANY, "user@anything.example", False),
        (ANY, "anything.example/path", False),
    ],
)
def test_only_our_own_names_are_answered(origins: Origins, host: str | None, known: bool) -> None:
    """A foreign host name that points here is refused, except where the server listens to all; so is what is none."""
    assert origins.known_host(host) is known


def test_a_busy_sender_waits() -> None:
    """A sender may send a burst at once, then as many as the rate allows; others are not held up."""
    limiter = Limiter(rate=2, burst=3)

    assert [limiter.admits("a", 100.0) for _ in range(4)] == [True, True, True, False]
    assert limiter.admits("b", 100.0)
    assert limiter.admits("a", 100.5)
    assert not limiter.admits("a", 100.5)


def test_a_limiter_remembers_few_senders() -> None:
    """Many senders do not fill the memory."""
    limiter = Limiter(rate=1, burst=1)
    limiter.MOST_SENDERS = 10
    for number in range(100):
        limiter.admits(str(number), 0.0)

    assert len(limiter._buckets) == 10


def test_no_table_is_taken_for_an_option() -> None:
    """A table can be named on the command line."""
    idents = {new_id() for _ in range(2_000)}

    assert len(idents) == 2_000
    assert not [ident for ident in idents if ident.startswith("-")]


@pytest.mark.parametrize(
    ("address", "name", "path"),
    [
        (("http", "127.0.0.1:8000", ""), "pragmatica-8000", "/"),
        (("http", "games.example", ""), "pragmatica", "/"),
        (("https", "games.example", ""), "__Host-pragmatica", "/"),
        (("wss", "games.example:8443", ""), "__Host-pragmatica-8443", "/"),
        (("https", "[::1]", ""), "__Host-pragmatica", "/"),
        (("https", "games.example", "/war/"), "__Secure-pragmatica", "/war"),
        (("http", "games.example", "/war"), "pragmatica", "/war"),
    ],
)
def test_a_cookie_belongs_to_its_address(address: tuple[str, str, str], name: str, path: str) -> None:
    """Its name says that it comes from this host by TLS, and from which port; what is given is what is understood."""
    cookie, secret = Cookie.at(*address), new_secret()

    header = cookie.header(secret)

    assert header.startswith(f"{name}={secret}; Path={path}; ")
    assert ("; Secure" in header) == (address[0] != "http")
    assert cookie.shown(header.split(";")[0]) == Shown(secret, old=False)
    assert len(secret) >= 43


NOBODY: Final = "n" * 43
SOMEBODY: Final = "s" * 43


@pytest.mark.parametrize(
    ("cookies", "shown"),
    [
        (f"pragmatica={SOMEBODY}", Shown(SOMEBODY, old=True)),
        (f"pragmatica={NOBODY}; __Host-pragmatica={SOMEBODY}", Shown(SOMEBODY, old=False)),
        (f"pragmatica={NOBODY}; __Host-pragmatica-8443={SOMEBODY}", Shown(SOMEBODY, old=True)),
        (f"__Host-pragmatica=short; pragmatica={SOMEBODY}", Shown(SOMEBODY, old=True)),
        (f"__Secure-pragmatica={NOBODY}", None),
        (f"__host-pragmatica={NOBODY}", None),
        (f"pragmatica-x={NOBODY}", None),
        (f"xpragmatica={NOBODY}", None),
    ],
)
def test_a_former_cookie_is_understood(cookies: str, shown: Shown | None) -> None:
    """A session of a former address counts where there is none of this one."""
    assert Cookie.at("https", "games.example", "").shown(cookies) == shown


@pytest.mark.parametrize("cookies", ["", "other=x", "pragmatica=short", "pragmatica", "pragmatica=" + "x" * 200])
def test_other_cookies_are_nobody(cookies: str) -> None:
    """What cannot be a session is none."""
    assert Cookie.at("http", "localhost", "").shown(cookies) is None


# -- settings ---------------------------------------------------------------------------------------------------------


# -- at a running server ----------------------------------------------------------------------------------------------


def test_a_sender_can_be_too_busy(make_server: MakeServer) -> None:
    """Beyond the limits a request is answered with 429 in the agreed form; streams are counted too."""
    server = make_server(rate="0.001", burst="5").start()
    browser = server.browser()

    answers = [browser.http.get("/api/games") for _ in range(8)]

    assert [one.status_code for one in answers][:5] == [200] * 5
    assert answers[-1].status_code == 429
    assert answers[-1].json()["error"] == "too-many-requests"


def test_tables_cannot_be_opened_without_end(make_server: MakeServer) -> None:
    """Opening tables has a limit of its own; playing goes on."""
    server = make_server(open_rate="0.01", open_burst="2").start()
    host = server.browser()
    host.open()
    ident = host.open()

    for path in ("/api/tables", "/api/tables/", "/api//tables"):
        refused = host.post(path, {"game": "toy", "scenario": "plain", "players": 2}, 429)
        assert refused["error"] == "too-many-requests"

    host.act(ident, "north", "up")


def test_health_and_metrics_are_told(server: Server) -> None:
    """A monitor sees that the database answers, and reads the figures."""
    browser = server.browser()
    ident = browser.open()
    browser.act(ident, "north", "up")

    assert browser.get("/healthz")["status"] == "ok"
    text = browser.http.get("/metrics").text
    assert 'pragmatica_requests_total{method="POST",status="201"}' in text
    assert "pragmatica_actions_total 1.0" in text


def test_figures_are_for_monitors(server: Server) -> None:
    """A player far away would see in them that somebody has answered in secret."""
    answer = server.browser().http.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"})

    assert answer.status_code == 404
    assert answer.json()["error"] == "not-found"


def test_answers_are_not_kept_by_caches(server: Server) -> None:
    """What belongs to one viewer is never stored on the way; a board may be, and is sent anew only if it is another."""
    browser = server.browser()
    boards = {game["id"]: game["board"] for game in browser.get("/api/games") if game["id"] in register.shipped()}

    assert browser.http.get(f"/api/tables/{browser.open()}").headers["cache-control"] == "no-store"
    for game, board in boards.items():
        sent = browser.http.get(f"/api/games/{game}/board/{board}")
        assert sent.headers["cache-control"] == "no-cache"
        for known, status in ((sent.headers["etag"], 304), ('W/"other"', 200)):
            again = browser.http.get(f"/api/games/{game}/board/{board}", headers={"if-none-match": known})
            assert (again.status_code, again.content) == (status, b"" if status == 304 else sent.content)


@pytest.mark.parametrize("game", register.shipped())
def test_rules_are_told_in_our_words(server: Server, game: str) -> None:
    """The numbered rules of a game."""
    rules = server.browser().get(f"/api/games/{game}/rules")

    assert {"id", "chapter", "section", "text", "ruling", "language"} == set(rules[0])
    assert len(rules) > 100


@pytest.mark.parametrize(("asked", "told"), [("pl", {"pl"}), ("hu", {"en"}), ("../../secret", {"en"})])
def test_rules_are_told_in_the_language_asked_for(server: Server, asked: str, told: set[str]) -> None:
    """In a language that tells none they are told in English, and say so."""
    rules = server.browser().get(f"/api/games/{register.shipped()[0]}/rules", language=asked)

    assert {rule["language"] for rule in rules} == told


TLS: Final = {"x-forwarded-proto": "https"}
OPEN: Final = {"game": "toy", "scenario": "plain", "players": 2, "seats": {"south": {"control": "link"}}}


def test_a_planted_session_is_not_taken_over(server: Server) -> None:
    """A value that the server never made opens no session: whoever planted it would hold what is opened with it."""
    browser, planted = server.browser(), "p" * 43
    browser.http.cookies.set("pragmatica", planted)
    ident = browser.post("/api/tables", OPEN)["id"]
    thief = server.browser()
    thief.http.cookies.set("pragmatica", planted)

    assert browser.table(ident)["host"]
    assert not thief.table(ident)["host"]
    assert thief.get("/api/tables") == []


def test_a_link_opens_no_planted_session(server: Server) -> None:
    """The same for whoever follows a link."""
    host, friend, planted = server.browser(), server.browser(), "q" * 43
    ident = host.open(seats=OPEN["seats"])
    friend.http.cookies.set("pragmatica", planted)
    friend.join(host.created["links"]["south"])

    assert friend.table(ident)["view"]["seat"] == "south"
    assert planted not in [value for name, value in friend.http.cookies.items() if name != "pragmatica"]


def test_a_session_gets_the_name_of_its_address_once(server: Server) -> None:
    """A session from before TLS counts, and is renewed by the first answer about what it holds."""
    host = server.browser()
    ident = host.open()
    (secret,) = host.http.cookies.values()
    old = {**TLS, "cookie": f"pragmatica={secret}"}
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        for path in ("/api/tables", f"/api/tables/{ident}"):
            cookie = http.get(path, headers=old).headers["set-cookie"]
            assert cookie.startswith(f"__Host-pragmatica-{server.port}={secret}; Path=/; ")
            renewed = http.get(path, headers={**TLS, "cookie": cookie.split(";")[0]})
            assert "set-cookie" not in renewed.headers
            http.cookies.clear()


def test_a_session_that_holds_nothing_is_not_renewed(server: Server) -> None:
    """Else a planted value would get the name that only this host can give."""
    ident = server.browser().open()
    planted = {**TLS, "cookie": "pragmatica=" + "p" * 43}
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        for path in ("/api/tables", f"/api/tables/{ident}"):
            assert "set-cookie" not in http.get(path, headers=planted).headers


@pytest.mark.parametrize(
    "upgrade",
    [
        "",
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n",
    ],
)
@pytest.mark.parametrize(
    "hosts",
    ["", "Host: \r\n", "Host: localhost\r\nHost: localhost\r\n", "Host: localhost\r\nHost: evil.example\r\n",
     "Host: a b\r\n", "Host: localhost\r\nOrigin: null\r\nOrigin: http://localhost\r\n"],
)  # fmt: skip
def test_one_host_is_named(server: Server, hosts: str, upgrade: str) -> None:
    """A request that names no host, two, or what is none, is refused; a stream likewise."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
        raw.sendall(f"GET /api/ws?table=x HTTP/1.1\r\n{hosts}{upgrade}\r\n".encode())
        assert raw.recv(12) in (b"HTTP/1.1 400", b"HTTP/1.1 403")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("", "", True),
    ],
)
def test_an_opener_is_an_address_or_a_network(one: str, other: str, same: bool) -> None:
    """Who has a network of IPv6 has one share, however many of its addresses he uses."""
    assert (opener_of(one) == opener_of(other)) is same


def test_no_address_can_be_read_from_an_opener() -> None:
    """Thousands of addresses have the same one."""
    assert len(opener_of("192.0.2.1")) == 5
