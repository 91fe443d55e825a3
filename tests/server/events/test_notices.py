"""What people are told of their events: that a round has begun, and that an event is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conftest import MakeServer
from tests.server.client import Browser, Server
from tests.server.events.tables import begun, decide, join, opened, person, play_out, until
from tests.server.receiver import Receiver, receiving


@pytest.fixture
def server(make_server: MakeServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that may reach this computer."""
    monkeypatch.setenv("TESTED_INSIDE", "1")
    made: Server = make_server().start()
    yield made
    assert not made.faults, made.log


def hook(browser: Browser, receiver: Receiver, *wanted: str) -> None:
    """Be told of these kinds."""
    body = {"address": receiver.url, "form": "json", "wanted": list(wanted), "language": "en"}
    browser.post("/api/channels/hooks", body, 201)


def first_round(organiser: Browser, *players: Browser) -> Any:
    """An event of one round whose table is open."""
    event = opened(organiser, rounds=1)
    for one in players:
        join(one, event)
    decide(organiser, event, "start")
    return until(organiser, event, lambda view: begun(view, 1))


def item(receiver: Receiver) -> Any:
    """The one thing that has been told."""
    (got,) = receiver.wait(1)
    (found,) = got.json["items"]
    return found


def test_a_round_that_begins_is_told(server: Server) -> None:
    """Everybody who plays is told that his table is open, with its address."""
    organiser, anna, berta = (person(server) for _ in range(3))
    with receiving() as to_anna, receiving() as to_berta:
        hook(anna, to_anna, "round")
        hook(berta, to_berta, "round")
        view = first_round(organiser, anna, berta)

        told = [item(to_anna), item(to_berta)]

    table = view["rounds"][0]["pairings"][0]["table"]
    assert [(one["kind"], one["event"], one["table"]) for one in told] == [("round", view["line"]["id"], table)] * 2
    assert all(one["url"].endswith(f"/table/{table}") for one in told)


def test_an_event_that_is_over_is_told(server: Server) -> None:
    """Who has played it to its end is told so, with the name of the event and the address of its page."""
    organiser, anna, berta = (person(server) for _ in range(3))
    with receiving() as receiver:
        hook(anna, receiver, "event-over")
        view = first_round(organiser, anna, berta)
        event = view["line"]["id"]
        play_out([anna, berta], view["rounds"][0]["pairings"][0]["table"])
        until(organiser, event, lambda view: view["line"]["state"] == "over")

        told = item(receiver)

    assert (told["kind"], told["event"], told["name"]) == ("event-over", event, "Spring Cup")
    assert told["url"].endswith(f"/event/{event}")


@pytest.mark.parametrize("started", [False, True])
def test_an_event_that_is_called_off_is_told(server: Server, started: bool) -> None:
    """To all who play, before the start, too; not to who has done it, who knows."""
    organiser, anna, berta = (person(server) for _ in range(3))
    with receiving() as to_anna, receiving() as to_organiser:
        hook(anna, to_anna, "event-over")
        hook(organiser, to_organiser, "event-over")
        event = first_round(organiser, anna, berta)["line"]["id"] if started else opened(organiser)
        if not started:
            join(anna, event)
        decide(organiser, event, "cancel")

        told = item(to_anna)

        assert to_organiser.got == []
    assert (told["kind"], told["event"], told["table"]) == ("event-over", event, "")
    assert told["text"] == "The event Spring Cup has been called off"
    assert told["url"].endswith(f"/event/{event}")


def test_each_kind_is_told_only_where_it_is_wanted(server: Server) -> None:
    """On a way for turns alone nobody is told of rounds."""
    organiser, anna, berta = (person(server) for _ in range(3))
    with receiving() as receiver:
        hook(anna, receiver, "turn")
        first_round(organiser, anna, berta)

        assert item(receiver)["kind"] == "turn"
