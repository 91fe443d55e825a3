"""A match that is over: with all secrets open, and how it went."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Browser
from tests.server.test_play import finished

DOORS = ["", "/events", "/news", "/replay", "/record", "/picture", "/messages", "/look"]
MORE: dict[str, dict[str, Any]] = {"/replay": {"step": 0}, "/picture": {"step": 0}, "/look": {"target": "1"}}


@pytest.mark.parametrize("door", DOORS)
def test_secrets_stay_closed_while_a_match_is_played(host: Browser, door: str) -> None:
    """Nobody is given the eyes that see everything before the end, its players and its host included."""
    ident = host.open()

    refused = host.get(f"/api/tables/{ident}{door}", status=403, as_="everything", **MORE.get(door, {}))

    assert refused["error"] == "not-yours"


def test_nobody_follows_a_running_match_with_open_eyes(host: Browser) -> None:
    """The socket closes before it has told anything."""
    with host.follow(host.open(), "everything") as stream:
        assert stream.close_code() == 4403


def test_all_secrets_lie_open_at_the_end(host: Browser, friend: Browser) -> None:
    """Anybody who knows the table sees all hands at every step of a match that is over, and is told that he does."""
    ident, _ = finished(host)

    view = friend.get(f"/api/tables/{ident}/replay", step=0, as_="everything")["view"]

    assert (view["seat"], view["unveiled"]) == (None, True)
    assert len(view["observation"]["hands"]["north"]) == len(view["observation"]["hands"]["south"]) == 3


def test_a_spectator_of_a_match_that_is_over_sees_no_hands(host: Browser, friend: Browser) -> None:
    """Who does not ask for them is not shown the secrets."""
    ident, _ = finished(host)

    view = friend.get(f"/api/tables/{ident}/replay", step=0, as_="spectator")["view"]

    assert not view["unveiled"]
    assert view["observation"]["hands"] == {}


def test_events_are_told_with_all_their_parts(host: Browser, friend: Browser) -> None:
    """With open eyes a card that one seat has drawn is among the fields of the event."""
    ident, _ = finished(host)

    events = friend.get(f"/api/tables/{ident}/events", as_="everything")["events"]

    assert all("card" in one["fields"] for one in events if one["kind"] == "drew")


def test_how_a_match_went_is_told_at_its_end(host: Browser, friend: Browser) -> None:
    """The course has how all stood at the first and at the last step."""
    ident, table = finished(host)

    course = friend.get(f"/api/tables/{ident}/course")

    (score,) = course["curves"]
    assert course["steps"][0] == 0
    assert course["steps"][-1] == table["steps"]
    assert {side: values[-1] for side, values in score["values"].items()} == {
        f"seat:{seat}": number for seat, number in table["outcome"]["scores"].items()
    }


def test_how_a_match_goes_is_not_told_before(host: Browser) -> None:
    """It would tell secrets."""
    assert host.get(f"/api/tables/{host.open()}/course", status=403)["error"] == "not-yours"
