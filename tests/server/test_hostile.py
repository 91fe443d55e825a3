"""A hostile client sends everything malformed to a running server: all is refused in one form, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.server.client import Server
from tests.server.scene import Scene, refused, scenery

JSON: Final = {"content-type": "application/json"}
OPEN: Final = {"game": "toy", "scenario": "plain", "players": 2}
POST: Final = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
DEEP: Final = "[" * 20_000 + "]" * 20_000


@pytest.fixture(scope="module")
def scene(server: Server) -> Iterator[Scene]:
    """What the attacker finds."""
    with scenery(server) as found:
        yield found


BODIES: Final = {
    "empty": "",
    "not JSON": "{",
    "not an object": "[]",
    "null": "null",
    "bytes": b"\xff\xfe\x00",
    "deep": DEEP,
    "deep inside": '{"game":"toy","scenario":"plain","players":2,"options":{"loud":' + DEEP + "}}",
    "lone surrogate": '{"game":"toy","scenario":"plain","players":2,"name":"\\ud800"}',
    "no game": '{"scenario":"plain","players":2}',
    "unknown field": json.dumps({**OPEN, "cheat": True}),
    "players as text": json.dumps({**OPEN, "players": "2"}),
    "players as fraction": json.dumps({**OPEN, "players": 2.5}),
    "players as truth": json.dumps({**OPEN, "players": True}),
    "no players": json.dumps({**OPEN, "players": 0}),
    "too many digits": '{"game":"toy","scenario":"plain","players":' + "9" * 400 + "}",
    "not a number": '{"game":"toy","scenario":"plain","players":NaN}',
    "option as list": json.dumps({**OPEN, "options": {"loud": [1]}}),
    "too many options": json.dumps({**OPEN, "options": {f"o{n}": True for n in range(101)}}),
    "seat with unknown field": json.dumps({**OPEN, "seats": {"north": {"control": "device", "secret": "x"}}}),
    "unknown control": json.dumps({**OPEN, "seats": {"north": {"control": "god"}}}),
    "name as number": json.dumps({**OPEN, "name": 7}),
    "long name": json.dumps({**OPEN, "name": "x" * 201}),
    "short part": json.dumps({**OPEN, "part": "ab" * 15}),
    "long part": json.dumps({**OPEN, "part": "ab" * 65}),
    "half a byte": json.dumps({**OPEN, "part": "ab" * 16 + "c"}),
    "part with a line": json.dumps({**OPEN, "part": "ab" * 16 + "\n"}),
    "part that is no hex": json.dumps({**OPEN, "part": "xy" * 16}),
}
MEANINGLESS: Final = {
    "unknown game": {**OPEN, "game": "chess"},
    "game with a path": {**OPEN, "game": "../../etc"},
    "unknown scenario": {**OPEN, "scenario": "advanced"},
    "wrong number of players": {**OPEN, "players": 3},
    "unknown option": {**OPEN, "options": {"cheat": True}},
    "wrong option value": {**OPEN, "options": {"loud": "very"}},
    "unknown seat": {**OPEN, "seats": {"west": {"control": "device"}}},
    "unknown bot": {**OPEN, "seats": {"north": {"control": "bot", "bot": "os.system"}}},
    "name of a bot at a device": {**OPEN, "seats": {"north": {"control": "device", "bot": "random"}}},
    "unknown board": {**OPEN, "board": "../../../etc/passwd"},
}
ACTIONS: Final = {
    "no version": {"seat": "north", "actions": ["odd"]},
    "negative version": {"seat": "north", "version": -1, "actions": ["odd"]},
    "huge version": {"seat": "north", "version": 2**63, "actions": ["odd"]},
    "no actions": {"seat": "north", "version": 0, "actions": []},
    "empty action": {"seat": "north", "version": 0, "actions": [""]},
    "action as number": {"seat": "north", "version": 0, "actions": [101]},
    "action as object": {"seat": "north", "version": 0, "actions": [{"id": "odd"}]},
    "long action": {"seat": "north", "version": 0, "actions": ["x" * 201]},
    "too many actions": {"seat": "north", "version": 0, "actions": ["odd"] * 201},
    "unknown field": {"seat": "north", "version": 0, "actions": ["odd"], "as": "south"},
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_malformed_body_is_a_bad_request(scene: Scene, body: str | bytes) -> None:
    """What is not JSON of the right form is refused before anything looks at it."""
    refused(scene.attacker.http.post("/api/tables", content=body, headers=JSON), 400, "bad-request")


@pytest.mark.parametrize("body", MEANINGLESS.values(), ids=MEANINGLESS)
def test_what_names_nothing_is_unreadable(scene: Scene, body: dict[str, Any]) -> None:
    """A table that names something unknown is refused with the field."""
    refused(scene.attacker.http.post("/api/tables", json=body), 400, "unreadable")


@pytest.mark.parametrize("name", ["x" * 41, "a\x00b", "\u3164"], ids=["overlong", "control", "blank"])
def test_what_is_no_name_is_refused(scene: Scene, name: str) -> None:
    """A name that nobody could read is refused by a kind of its own, which has a sentence."""
    refused(scene.attacker.http.post("/api/tables", json={**OPEN, "name": name}), 400, "bad-text")


@pytest.mark.parametrize("body", ACTIONS.values(), ids=ACTIONS)
def test_a_malformed_action_is_a_bad_request(scene: Scene, body: dict[str, Any]) -> None:
    """The same for actions."""
    refused(scene.attacker.http.post(f"/api/tables/{scene.own}/actions", json=body), 400, "bad-request")


@pytest.mark.parametrize(
    ("seat", "actions", "status", "kind"),
    [
        ("north", ["castle"], 400, "unreadable"),
        ("north", ["card-1"], 422, "illegal"),
        ("north", ["up", "card-1"], 422, "illegal"),
        ("north", ["a\x00b"], 400, "unreadable"),
        ("west", ["odd"], 400, "unreadable"),
        ("south", ["odd"], 403, "not-yours"),
    ],
)
def test_a_wrong_action_is_refused(scene: Scene, seat: str, actions: list[str], status: int, kind: str) -> None:
    """An unknown, unlawful or half lawful action, an unknown seat, a seat of somebody else."""
    body = {"seat": seat, "version": 0, "actions": actions}
    refused(scene.attacker.http.post(f"/api/tables/{scene.own}/actions", json=body), status, kind)


def test_a_foreign_table_cannot_be_played(scene: Scene) -> None:
    """Neither its seats, its undo nor its players are in reach."""
    for path, body in (
        ("actions", {"seat": "north", "version": 0, "actions": ["odd"]}),
        ("undo", {"seat": "north", "count": 1}),
        ("clocks", {"seat": "north", "wish": "pause"}),
        ("clocks", {"seat": "south", "wish": "grant", "to": "north"}),
    ):
        refused(scene.attacker.http.post(f"/api/tables/{scene.table}/{path}", json=body), 403, "not-yours")
    bot = f"/api/tables/{scene.table}/seats/north/bot"
    refused(scene.attacker.http.post(bot, json={"bot": "random"}), 403, "not-host")
    refused(scene.attacker.http.delete(bot), 403, "not-host")
    refused(scene.attacker.http.post(f"/api/tables/{scene.table}/seats/south/link", json={}), 403, "not-host")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "start", {}),
        ("POST", "start", {"bot": "os.system"}),
        ("POST", "close", {}),
        ("POST", "close", {"sure": True}),
        ("DELETE", "seats/south/holder", None),
        ("DELETE", "seats/north/holder", None),
        ("DELETE", "seats/..%2f/holder", None),
        ("POST", "join", {"seat": "north"}),
        ("POST", "join", {"seat": "south"}),
        ("POST", "join", {"seat": "south", "secret": "x"}),
        ("POST", "join", {"seat": "x" * 201}),
        ("POST", "join", {"seat": "south", "part": "xy"}),
    ],
)
def test_a_table_that_gathers_is_its_hosts(scene: Scene, method: str, path: str, body: object) -> None:
    """Nobody else begins with it or closes it, empties its seats, or sits down where he may not."""
    sent = scene.attacker.http.request(method, f"/api/tables/{scene.gathering}/{path}", json=body)

    assert sent.status_code in (400, 401, 403, 404, 409), sent.text[:300]
    assert sent.json()["error"] in (
        "bad-request", "not-host", "not-signed-in", "not-free", "unreadable", "not-found"
    )  # fmt: skip


@pytest.mark.parametrize("query", ["pace=never", "after=x", "after=" + "9" * 101, "game=" + "x" * 101, "after=1~%00"])
def test_an_absurd_question_of_the_lobby_is_refused(scene: Scene, query: str) -> None:
    """What narrows the list, or turns its pages, is checked."""
    refused(scene.attacker.http.get(f"/api/lobby?{query}"), 400, "bad-request")


@pytest.mark.parametrize("path", [
    "lobby?game=%00", "matches?game=%00", "matches?scenario=a%00b", "matches?player=%00", "matches?before=1~%00",
    "matches/running?game=%00", "players/%00", "ratings/%00/plain", "events/%00", "account?x=%00",
])  # fmt: skip
def test_no_address_holds_a_nul(scene: Scene, path: str) -> None:
    """PostgreSQL keeps none, so that no question with one comes that far."""
    refused(scene.attacker.http.get(f"/api/{path}"), 400, "bad-request")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "matches", None),
        ("GET", "vacations", None),
        ("POST", "vacations", {"first": "2030-01-01", "last": "9999-12-31", "zone": "../../etc/passwd"}),
        ("POST", "vacations/end", {"begin": 1e300}),
        ("POST", "address", {"address": "a@b.example", "password": "x"}),
        ("POST", "address/removal", {"password": "x"}),
        ("POST", "address/confirmed", {"secret": "x" * 201}),
        ("POST", "session/link", {"secret": "x"}),
        ("POST", "password/removal", {"password": "x"}),
    ],
)
def test_nobody_meddles_with_an_account(scene: Scene, method: str, path: str, body: object) -> None:
    """Who is not signed in sees no vacation and no private match, and no guessed secret lets him in."""
    response = scene.attacker.http.request(method, f"/api/account/{path}", json=body)
    assert response.status_code in (400, 401, 403, 404), response.text[:300]
    assert response.json()["detail"]


@pytest.mark.parametrize("secret", ["x", "x" * 43, "", "á" * 20, "../../x", "x" * 201, "\x00"])
def test_a_guessed_secret_opens_nothing(scene: Scene, secret: str) -> None:
    """A wrong secret is refused."""
    response = scene.attacker.http.post(f"/api/tables/{scene.table}/join", json={"secret": secret})

    assert response.json()["error"] in ("link-refused", "bad-request")


def test_a_link_of_another_table_opens_nothing(scene: Scene) -> None:
    """A secret belongs to its table."""
    secret = scene.foreign_link.split("=")[1]

    refused(scene.attacker.http.post(f"/api/tables/{scene.table}/join", json={"secret": secret}), 403, "link-refused")


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("votes", {"seat": "north", "wish": "abandon"}, 403),
        ("votes", {"seat": "north", "wish": "concede", "winners": ["north"] * 21}, 400),
        ("votes", {"seat": "north", "wish": "rule"}, 400),
        ("seats/north/offer", {"way": "public"}, 403),
        ("seats/north/offer", {"way": "everybody"}, 400),
        ("seats/north/offer", {"way": "link", "bot": "nobody"}, 400),
        ("seats/north/succeed", {"name": ""}, 401),
        ("reports", {"kind": "message", "reader": "north", "index": 0}, 403),
        ("reports", {"kind": "message", "index": -1}, 400),
        ("reports", {"kind": "name", "seat": "west"}, 400),
        ("reports", {"kind": "name", "seat": "north", "note": "x" * 301}, 400),
    ],
)
def test_nobody_meddles_with_the_order_of_a_table(scene: Scene, path: str, body: object, status: int) -> None:
    """Seats of others are not left, their matches not ended, and nothing is reported that was not heard."""
    response = scene.attacker.http.post(f"/api/tables/{scene.table}/{path}", json=body)
    assert response.status_code == status, response.text


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("POST", "/sanctions", {"name": "x" * 100_0, "kind": "mute", "hours": 1e300, "reason": ""}),
        ("POST", "/tables/../close", {"reason": "x"}),
        ("DELETE", "/sanctions/x/kick", None),
        ("POST", "/reports/x", []),
    ],
)
def test_nobody_moderates_without_an_account(scene: Scene, method: str, path: str, body: object) -> None:
    """Whatever is sent."""
    response = scene.attacker.http.request(method, f"/api/moderation{path}", json=body)
    assert response.status_code in (400, 401, 404, 405), response.text


def test_an_ended_table_is_closed(scene: Scene) -> None:
    """Nothing can be played or taken back there."""
    body = {"seat": "north", "version": 0, "actions": ["odd"]}
    refused(scene.attacker.http.post(f"/api/tables/{scene.ended}/actions", json=body), 409, "match-over")
    undo = {"seat": "north", "count": 1}
    refused(scene.attacker.http.post(f"/api/tables/{scene.ended}/undo", json=undo), 409, "match-over")
    wish = {"seat": "north", "wish": "pause"}
    refused(scene.attacker.http.post(f"/api/tables/{scene.ended}/clocks", json=wish), 409, "match-over")


@pytest.mark.parametrize(
    "wish",
    [
        {"wish": "stop"},
        {"wish": None},
        {"wish": "grant"},
        {"wish": "grant", "to": "north"},
        {"wish": "grant", "to": "seat:south"},
        {"wish": "grant", "to": 1},
        {"wish": "pause", "seconds": 10**9},
    ],
)
def test_an_absurd_wish_of_the_clocks_is_refused(scene: Scene, wish: dict[str, object]) -> None:
    """Nobody has time from himself, from nobody, or as much as he says."""
    body = {"seat": "north", **wish}
    assert scene.attacker.http.post(f"/api/tables/{scene.own}/clocks", json=body).status_code == 400


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live", "main": 10**30},
        {"kind": "live", "main": -1},
        {"kind": "days", "main": 86_400, "zone": "../../etc/passwd"},
        {"kind": "days", "main": 86_400, "zone": "x" * 100_000},
        {"kind": "days", "main": 86_400, "zone": "\x00"},
        {"kind": "days", "main": 86_400, "rest": [0] * 100_000},
        {"kind": "days", "main": 86_400, "night": {"begin": -1, "end": 10**30}},
        {"kind": "days", "main": 86_400, "late": "lose"},
    ],
)
def test_an_absurd_pace_opens_no_table(scene: Scene, pace: dict[str, object]) -> None:
    """Whatever a clock is asked to be."""
    body = {"game": "toy", "scenario": "plain", "players": 2, "pace": pace}
    assert scene.attacker.http.post("/api/tables", json=body).status_code in (400, 413)


@pytest.mark.parametrize("count", [0, -1, 10_001, "1", 1.5, None])
def test_an_absurd_undo_is_refused(scene: Scene, count: object) -> None:
    """The number of actions to take back must be a small whole number."""
    body = {"seat": "north", "count": count}
    refused(scene.attacker.http.post(f"/api/tables/{scene.own}/undo", json=body), 400, "bad-request")
