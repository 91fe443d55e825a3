"""Every refusal and every event of the server has its words."""

from __future__ import annotations

from typing import get_args

import pytest

from pragmatica import wording
from pragmatica.server.errors import STATUS, ErrorKind

EVENTS = (
    *("seat-taken", "seat-bot", "seat-people", "seat-link", "seat-named"),
    *("time-out", "pause-wished", "clocks-go-on", "time-wished", "time-granted"),
)


@pytest.mark.parametrize("language", wording.LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    """The message ids of errors exist in each language, and no more of them."""
    texts = {one for one in wording.messages(language) if one.startswith("error-")}

    assert texts == {f"error-{kind}" for kind in STATUS} == {f"error-{kind}" for kind in get_args(ErrorKind)}


@pytest.mark.parametrize("language", wording.LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
@pytest.mark.parametrize("name", ["Žofia", None])
def test_every_event_of_a_table_has_words(language: str, kind: str, name: str | None) -> None:
    """What happens at a table beside the game is told too."""
    text = wording.text(
        language, f"table-event-{kind}", seat="Frederick", name=name, bot="steady", to="Theresa", late="bot"
    )

    assert "Frederick" in text
    assert "None" not in text
