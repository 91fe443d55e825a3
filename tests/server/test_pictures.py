"""The board of a table as a picture: at any step, with the viewer's eyes."""

from __future__ import annotations

import httpx
import pytest

import pragmatica
from tests.samples import THREE
from tests.server.client import Browser, Server

ANSWERS = 3


@pytest.fixture
def table(host: Browser, server: Server) -> tuple[pragmatica.Match, str]:
    """A table of a game with pictures, and its match with the answers that have been given there."""
    match = THREE.begun(120)
    server.prepared.write_text(match.to_json(history=False))
    ident = host.open(**THREE.asked, seats={seat: {"control": "device"} for seat in THREE.seats})
    for _ in range(ANSWERS):
        seat = next(iter(match.pending))
        action = match.legal(seat)[0].id
        match.apply(seat, action)
        host.act(ident, seat, action)
    return match, ident


def drawn(browser: Browser, ident: str, **asked: str | int) -> httpx.Response:
    """The answer to a request for a picture."""
    return browser.http.get(f"/api/tables/{ident}/picture", params=asked)


def test_a_table_is_drawn_as_the_seat_sees_it(host: Browser, table: tuple[pragmatica.Match, str]) -> None:
    """An SVG of what the own seat knows at the step asked for, in the language asked for."""
    match, ident = table
    seat = match.seats[1]

    answer = drawn(host, ident, step=ANSWERS, language="pl", **{"as": seat})

    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text == match.picture(seat, language="pl").svg


def test_others_are_drawn_nothing_that_a_seat_knows(
    friend: Browser, host: Browser, table: tuple[pragmatica.Match, str]
) -> None:
    """Whoever holds no seat is given a spectator's picture, and those of a seat are refused to him."""
    match, ident = table

    assert drawn(friend, ident, step=ANSWERS).text == match.picture().svg
    assert drawn(friend, ident, step=ANSWERS, **{"as": match.seats[0]}).status_code == 403


def test_an_unknown_step_and_an_unknown_language(host: Browser, table: tuple[pragmatica.Match, str]) -> None:
    """A step that has not come is not found; a language that there is not gives English."""
    match, ident = table

    assert drawn(host, ident, step=99).status_code == 404
    assert drawn(host, ident, step=ANSWERS, language="la", **{"as": "spectator"}).text == match.picture().svg
