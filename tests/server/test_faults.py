"""What is wrong with a position over HTTP: its field, a message for pages, and a sentence in an accepted language."""

from __future__ import annotations

from typing import Any

import pytest

from pragmatica.core import register
from tests.samples import usual
from tests.server.client import Browser


@pytest.mark.parametrize("game", register.shipped())
@pytest.mark.parametrize(
    ("accepted", "said"),
    [
        ("pl-PL,pl;q=0.9,en;q=0.8", "Tura: 99: ma tu być liczba całkowita od "),
        ("xx,pl", "Tura: 99: ma tu być liczba całkowita od "),
        ("en-GB", "turn: 99; must be a whole number from "),
        ("", "turn: 99; must be a whole number from "),
    ],
)
def test_a_fault_of_a_position_is_told_in_a_language_that_is_read(
    host: Browser, game: str, accepted: str, said: str
) -> None:
    """Besides, as a reason with its arguments and the field."""
    position: dict[str, Any] = {**usual(game).begun(2).to_position(), "turn": 99}
    body = {"start": {"position": position}}
    told = host.post("/api/studies/view", body, 400, **{"Accept-Language": accepted})

    assert told["error"] == "unreadable"
    assert told["detail"].startswith(said)
    assert told["where"] == "turn"
    assert [one["message_id"] for one in told["reasons"]] == ["core-written-whole-number-from"]
