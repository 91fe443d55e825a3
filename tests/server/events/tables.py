"""Events on a running server, for tests: people who join, play and look."""

from __future__ import annotations

import itertools
import time
from typing import Any, Final

from tests.server.client import PATIENCE, Browser, Server
from tests.server.people import register
from tests.server.test_claims import mine

EVENT: Final = {
    "name": "Spring Cup",
    "game": "toy",
    "scenario": "plain",
    "players": 2,
    "form": "swiss",
    "rounds": 3,
    "places": 8,
}
_numbers = itertools.count(1)


def person(server: Server, name: str = "Player") -> Browser:
    """Somebody with an account."""
    browser = server.browser()
    register(browser, f"{name} {next(_numbers)}")
    return browser


def key() -> dict[str, str]:
    """A key that nobody has used."""
    return {"Idempotency-Key": f"key-of-event-{next(_numbers):012}"}


def opened(organiser: Browser, status: int = 201, **more: Any) -> Any:
    """The id of a new event; the refusal, with another status."""
    told = organiser.post("/api/events", {**EVENT, **more}, status, **key())
    return told["id"] if status == 201 else told


def join(browser: Browser, event: str, status: int = 200, **more: str) -> Any:
    """Join an event."""
    return browser.post(f"/api/events/{event}/entry", more, status)


def decide(organiser: Browser, event: str, kind: str, status: int = 200, **more: Any) -> Any:
    """Decide something as the organiser."""
    return organiser.post(f"/api/events/{event}/decisions", {"kind": kind, **more}, status, **key())


def see(browser: Browser, event: str) -> Any:
    """The event."""
    return browser.get(f"/api/events/{event}")


def tables_of(view: Any) -> list[Any]:
    """The tables of the latest round, without byes."""
    return [one for one in view["rounds"][-1]["pairings"] if one["how"] != "bye"]


def begun(view: Any, number: int) -> bool:
    """Whether all tables of a round are open."""
    return view["line"]["round"] == number and all(one["table"] for one in tables_of(view))


def play_out(browsers: list[Browser], table: str) -> None:
    """Let all who hold a seat at a table answer with the first of what is offered, until the match is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for browser in browsers:
            if browser.table(table)["outcome"] is not None:
                return
            for seat in mine(browser, table):
                own = browser.table(table, seat)["view"]
                if own["actions"]:
                    browser.act(table, seat, own["actions"][0]["id"])
        time.sleep(0.02)
    raise AssertionError("the match has not ended")


def until(browser: Browser, event: str, found: Any) -> Any:
    """The event as soon as it is so."""
    end = time.monotonic() + PATIENCE
    while not found(view := see(browser, event)):
        assert time.monotonic() < end, view
        time.sleep(0.1)
    return view
