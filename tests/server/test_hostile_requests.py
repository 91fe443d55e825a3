"""A hostile client sends broken and foreign requests to a running server: all is refused, and nothing changes."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Iterator
from typing import Final

import pytest
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect

from tests.server.client import PATIENCE, Server
from tests.server.scene import Scene, refused, scenery

JSON: Final = {"content-type": "application/json"}
OPEN: Final = {"game": "toy", "scenario": "plain", "players": 2}
POST: Final = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def scene(server: Server) -> Iterator[Scene]:
    """What the attacker finds."""
    with scenery(server) as found:
        yield found


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "", "http://localhost.evil.example", "http://["]
)
def test_a_foreign_page_is_refused(scene: Scene, origin: str) -> None:
    """What a page of another origin sends changes nothing, though the cookie were with it."""
    body = {"seat": "north", "version": 0, "actions": ["up"]}
    for method, path in (
        ("POST", "actions"), ("POST", "undo"), ("POST", "clocks"), ("DELETE", "seats/north/bot"), ("POST", "start"),
        ("POST", "close"), ("DELETE", "seats/south/holder"),
    ):  # fmt: skip
        sent = scene.victim.http.request(
            method, f"/api/tables/{scene.table}/{path}", json=body, headers={"origin": origin}
        )
        refused(sent, 403, "wrong-origin")


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_request_from_another_site_is_refused(scene: Scene, site: str) -> None:
    """A browser that says where the request comes from is believed."""
    headers = {"sec-fetch-site": site}
    refused(scene.victim.http.post("/api/tables", json=OPEN, headers=headers), 403, "wrong-origin")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_form_is_refused(scene: Scene, kind: str) -> None:
    """Bodies that a foreign page may send without asking are not read."""
    sent = scene.victim.http.post("/api/tables", content=json.dumps(OPEN), headers={"content-type": kind})
    refused(sent, 415, "wrong-content-type")


@pytest.mark.parametrize("host", ["evil.example", "[", "[::1", "a]b[", "localhost@evil.example"])
def test_a_foreign_host_name_is_refused(scene: Scene, host: str) -> None:
    """A name that somebody points to this address is not ours, nor is what is no name."""
    refused(scene.attacker.http.get("/api/games", headers={"host": host}), 403, "wrong-origin")


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_a_stream_for_a_foreign_page_is_refused(scene: Scene, origin: str) -> None:
    """WebSockets are not protected by browsers, so their origin is checked here."""
    url = f"{scene.server.url.replace('http', 'ws', 1)}/api/ws?table={scene.table}"

    with pytest.raises(InvalidStatus), connect(url, origin=origin):
        pass


def test_a_big_body_is_refused(scene: Scene) -> None:
    """A body above the limit is not read to its end."""
    body = json.dumps({**OPEN, "name": "x" * 70_000})
    refused(scene.attacker.http.post("/api/tables", content=body, headers=JSON), 413, "too-large")

    def pieces() -> Iterator[bytes]:
        for _ in range(80):
            yield b" " * 1000

    refused(scene.attacker.http.post("/api/tables", content=pieces(), headers=JSON), 413, "too-large")


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/nothing",
        "/api/tables/" + "x" * 101,
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/%00",
        "/api/tables/%ff",
        "/api/tables/a%0d%0aSet-Cookie:x",
        "/api/nothing",
        "/api/",
        "/api/tables/a/b/c/d",
        "/api/games/chess/rules",
        "/api/games/..%2f..%2fserver/rules",
        "/api/games/toy/board/..%2f..%2fpyproject.toml",
    ],
)
def test_unknown_paths_are_refused(scene: Scene, path: str) -> None:
    """No path leads out of what is offered."""
    response = scene.attacker.http.get(path)

    assert response.status_code in (400, 404), response.text[:300]
    assert response.json()["error"] in ("not-found", "unreadable", "bad-request")


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/assets/../../app.py",
        "/assets/..%2f..%2fapp.py",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
    ],
)
def test_no_file_outside_of_the_front_end_is_served(scene: Scene, path: str) -> None:
    """Path tricks get the page or nothing."""
    with contextlib.closing(socket.create_connection(("127.0.0.1", scene.server.port))) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while piece := raw.recv(65_536):
            answer += piece

    assert b"root:" not in answer
    assert b"ASGI" not in answer


@pytest.mark.parametrize(
    "query", ["since=-2", "since=x", f"since={2**70}", "wait=-1", "wait=1e9", "wait=nan", "as=west", "as=north"]
)
def test_absurd_questions_are_refused(scene: Scene, query: str) -> None:
    """Numbers and seats of a query are checked."""
    response = scene.attacker.http.get(f"/api/tables/{scene.table}/events?{query}")

    assert response.status_code in (400, 403), response.text[:200]


@pytest.mark.parametrize("since", [2**31, 2**53])
def test_a_number_from_the_future_is_answered_with_nothing(scene: Scene, since: int) -> None:
    """A client that claims to have seen more than happened is told the truth."""
    assert scene.attacker.get(f"/api/tables/{scene.table}/events", since=since)["events"] == []


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "NONSENSE"])
def test_other_methods_are_refused(scene: Scene, method: str) -> None:
    """Only the methods that are offered are understood, and none of the others changes anything."""
    response = scene.victim.http.request(method, f"/api/tables/{scene.table}", headers=JSON)

    assert response.status_code in (400, 405)


def test_looking_changes_nothing(scene: Scene) -> None:
    """GET of a path that changes things is refused."""
    for path in ("actions", "undo", "join", "clocks", "seats/north/bot", "seats/south/link", "start", "close"):
        response = scene.victim.http.get(f"/api/tables/{scene.table}/{path}")
        assert response.status_code == 405
        assert response.json()["error"] == "method-not-allowed"


@pytest.mark.parametrize(
    "cookie",
    [
        "pragmatica=",
        "pragmatica=x",
        "pragmatica=" + "x" * 5000,
        'pragmatica="a\\000b"',
        "pragmatica=\xff\xfe",
        "; ; =;",
    ],
)
def test_a_made_up_cookie_is_nobody(scene: Scene, cookie: str) -> None:
    """A cookie that the server did not give holds no seat."""
    response = scene.attacker.http.get(f"/api/tables/{scene.table}", headers={b"cookie": cookie.encode("latin-1")})

    assert response.status_code in (200, 400)
    assert '"mine":true' not in response.text


@pytest.mark.parametrize("key", ["short", "x" * 101, "with space", "tab\tkey12"])
def test_an_odd_idempotency_key_is_refused(scene: Scene, key: str) -> None:
    """Keys are 8 to 100 visible characters."""
    body = {"seat": "north", "version": 0, "actions": ["up"]}
    sent = scene.attacker.http.post(f"/api/tables/{scene.own}/actions", json=body, headers={"idempotency-key": key})
    refused(sent, 400, "bad-request")


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        POST + b"Content-Length: 500\r\n\r\n{",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 200_000 + b"\r\n\r\n",
    ],
)
def test_broken_http_does_no_harm(scene: Scene, request_bytes: bytes) -> None:
    """Whatever comes through the socket, the next request is answered."""
    connection = socket.create_connection(("127.0.0.1", scene.server.port), timeout=PATIENCE)
    with contextlib.closing(connection) as raw, contextlib.suppress(OSError):
        raw.sendall(request_bytes)
        raw.shutdown(socket.SHUT_WR)
        while raw.recv(65_536):
            pass

    assert scene.attacker.get("/healthz")["status"] == "ok"


def test_what_a_stream_is_sent_does_no_harm(scene: Scene) -> None:
    """Messages of a page are ignored; too long ones end its stream alone."""
    with scene.attacker.follow(scene.own) as stream:
        stream.next()
        stream.socket.send("{}")
        stream.socket.send(b"\xff\x00")
        with contextlib.suppress(WebSocketException):
            stream.socket.send("x" * 10_000)
            while True:
                stream.next()

    assert scene.attacker.get("/healthz")["status"] == "ok"
