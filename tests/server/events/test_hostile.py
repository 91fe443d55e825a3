"""Events and a hostile client: malformed requests, other sites, somebody else's events."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from tests.server.client import Server
from tests.server.events.tables import EVENT, join, key, opened, person, see

JSON: Final = {"content-type": "application/json"}
DEEP: Final = "[" * 20_000 + "]" * 20_000
DOORS: Final[dict[str, Any]] = {
    "/api/events": EVENT,
    "/api/events/{event}/entry": {},
    "/api/events/{event}/decisions": {"kind": "start"},
    "/api/leagues": {"name": "League"},
}
BAD: Final = {
    "empty": "",
    "not an object": "[]",
    "deep": DEEP,
    "deep inside": '{"name":"x","invite":' + DEEP + "}",
    "lone surrogate": '{"name":"\\ud800","invite":"\\ud800","kind":"\\ud800"}',
    "numbers": '{"name":1,"invite":2,"kind":3}',
    "endless": json.dumps({"name": "n" * 201, "invite": "i" * 101, "kind": "start", "winners": ["w"] * 21}),
}


@pytest.fixture(scope="module")
def event(server: Server) -> str:
    """Somebody's event."""
    return str(opened(person(server)))


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("kind", BAD)
def test_what_is_malformed_is_refused(server: Server, event: str, door: str, kind: str) -> None:
    """Every door of events refuses bodies of a wrong form, and nothing changes."""
    attacker = person(server)
    before = see(attacker, event)
    told = attacker.http.post(door.format(event=event), content=BAD[kind], headers={**JSON, **key()})

    assert (told.status_code, told.json()["error"]) == (400, "bad-request")
    assert see(attacker, event) == before


@pytest.mark.parametrize("door", DOORS)
def test_unknown_fields_are_refused(server: Server, event: str, door: str) -> None:
    """Nobody makes himself an organiser by asking for it."""
    told = person(server).post(door.format(event=event), {**DOORS[door], "organiser": True}, 400, **key())

    assert told["error"] == "bad-request"


@pytest.mark.parametrize("door", DOORS)
def test_pages_of_other_sites_are_refused(server: Server, event: str, door: str) -> None:
    """A page elsewhere does nothing with somebody's events."""
    headers = {"Origin": "https://elsewhere.example", **key()}
    told = person(server).post(door.format(event=event), DOORS[door], 403, **headers)

    assert told["error"] == "wrong-origin"


@pytest.mark.parametrize("door", DOORS)
def test_nobody_who_is_not_signed_in_passes(server: Server, event: str, door: str) -> None:
    """All that changes something needs an account."""
    told = server.browser().post(door.format(event=event), DOORS[door], 401, **key())

    assert told["error"] == "not-signed-in"


@pytest.mark.parametrize("ident", ["..", "%2e%2e", "' OR 1=1 --", "x" * 101, "a%00b"])
def test_ids_that_play_tricks_are_refused(server: Server, ident: str) -> None:
    """An id that there is not is not found, whatever it is made of."""
    told = server.browser().http.get(f"/api/events/{ident}")

    assert told.status_code in (400, 404)


def test_a_decision_needs_its_key(server: Server, event: str) -> None:
    """A decision without a key is refused, for it could be made twice."""
    told = person(server).post(f"/api/events/{event}/decisions", {"kind": "start"}, 400)

    assert told["error"] == "bad-request"


def test_numbers_out_of_bounds_decide_nothing(server: Server) -> None:
    """Tables, entries and days that there are not are refused."""
    organiser = person(server)
    event = opened(organiser)
    for body in ({"kind": "judge", "table": 999}, {"kind": "bot", "table": 1, "seat": "x"}, {"kind": "extend"}):
        told = organiser.http.post(f"/api/events/{event}/decisions", json=body, headers=key())
        assert told.status_code in (404, 409), told.text
    for body in ({"kind": "judge", "table": -1}, {"kind": "extend", "days": 0}, {"kind": "withdraw", "entry": 10**9}):
        told = organiser.http.post(f"/api/events/{event}/decisions", json=body, headers=key())
        assert (told.status_code, told.json()["error"]) == (400, "bad-request")
    assert see(organiser, event)["decisions"] == []


def test_a_part_is_of_its_form(server: Server, event: str) -> None:
    """What a browser adds to the chance of its tables is hexadecimal, and of bounded length."""
    for part in ("xyz", "ab" * 15, "ab" * 65, "AB" * 16):
        assert join(person(server), event, 400, part=part)["error"] == "bad-request"
