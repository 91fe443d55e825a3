"""A hostile client at every door that there is, as the interface's document lists them: a new one is tried, too."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from tests.server.client import Browser, Server
from tests.server.events.tables import opened, person
from tests.server.test_tables import database_text

PATHS: Final[dict[str, Any]] = json.loads((Path(__file__).parents[2] / "web/openapi.json").read_text("utf-8"))["paths"]
JSON: Final = {"content-type": "application/json", "Idempotency-Key": "key-of-a-stranger"}
PARAMETER: Final = re.compile(r"\{[^}]*\}")
DEEP: Final = "[" * 20_000 + "]" * 20_000
BODIES: Final = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe\x00",
    DEEP.encode(),
    b'{"cheat":true}',
    b'{"name":"\\ud800","seat":"\\ud800","text":"\\ud800","address":"\\ud800","secret":"\\ud800"}',
    b'{"name":1,"seat":2,"text":3,"address":4,"secret":5,"kind":6,"language":7}',
)
TRICKS: Final = ("..", "%2e%2e%2fetc", "%00", "x" * 101, "' OR 1=1 --", "\u202e", "-1", "\ud7ff")
SAID_TO_ANYBODY: Final = "/api/unsubscribe/"  # whether there is such a link is told to nobody


class Stranger(NamedTuple):
    """Somebody who is signed in, and what he finds: a table and an event of others."""

    browser: Browser
    table: str
    event: str


@pytest.fixture(scope="module")
def stranger(server: Server) -> Iterator[Stranger]:
    """Whatever he sends, the database is the same afterwards."""
    host = person(server)
    found = Stranger(person(server), host.open(seats={"south": {"control": "link"}}), opened(host))
    before = database_text(server)
    yield found
    assert database_text(server) == before


def doors(method: str) -> list[str]:
    """The addresses that take requests of a method."""
    return [path for path, methods in PATHS.items() if method in methods]


def address(path: str, stranger: Stranger) -> str:
    """An address with what is there."""
    known = {"{table_id}": stranger.table, "{event_id}": stranger.event, "{seat}": "north", "{game}": "toy"}
    return PARAMETER.sub(lambda found: known.get(found[0], "nothing"), path)


@pytest.mark.parametrize("path", doors("post"))
def test_what_is_malformed_is_refused_at_every_door(stranger: Stranger, path: str) -> None:
    """In the form of all refusals, which says what is wrong."""
    for body in BODIES:
        told = stranger.browser.http.post(address(path, stranger), content=body, headers=JSON)
        if not path.startswith(SAID_TO_ANYBODY):
            assert 400 <= told.status_code < 500, (body[:80], told.status_code, told.text[:300])
            assert told.json()["error"], told.text[:300]
            assert told.json()["detail"], told.text[:300]


@pytest.mark.parametrize("path", doors("post"))
def test_no_door_is_open_to_pages_of_other_sites(stranger: Stranger, path: str) -> None:
    """Whatever they send."""
    told = stranger.browser.http.post(
        address(path, stranger), content=b"{}", headers={**JSON, "Origin": "https://elsewhere.example"}
    )

    assert (told.status_code, told.json()["error"]) == (403, "wrong-origin")


@pytest.mark.parametrize("method", ["get", "post", "delete"])
def test_addresses_that_play_tricks_do_no_harm(stranger: Stranger, method: str) -> None:
    """No door fails at an id, a name or a secret that is none."""
    for path in doors(method):
        for trick in TRICKS if PARAMETER.search(path) else ():
            place = PARAMETER.sub(lambda _, trick=trick: trick, path)
            body = {"content": b"{}", "headers": JSON} if method == "post" else {}
            told = stranger.browser.http.request(method.upper(), place, **body)
            assert told.status_code < 500, (place, told.text[:300])
