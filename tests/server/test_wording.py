"""Every refusal and every event of the server has its words."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from shutil import copytree
from typing import get_args

import pytest

from pragmatica import wording
from pragmatica.server.errors import STATUS, ErrorKind
from pragmatica.server.posts.letters import Item, Letter

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


def test_a_folder_is_enough_for_another_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent by mail is said in it, as far as it has texts, and the rest in English."""
    copytree(str(resources.files("pragmatica.wording")), tmp_path / "wording")
    (tmp_path / "wording" / "de").mkdir()
    (tmp_path / "wording" / "de" / "posts.ftl").write_text("post-over = Die Partie an { $table } ist zu Ende\n")
    monkeypatch.setattr(resources, "files", lambda package: tmp_path / "wording")
    monkeypatch.setattr(wording, "LANGUAGES", wording.languages_of(tmp_path / "wording"))
    for kept in (wording._bundle, wording._forms):
        monkeypatch.setattr(wording, kept.__name__, cache(kept.__wrapped__))

    letter = Letter(wording.known("de"), [Item("1", "over", "t", "Nachbarn", "toy", ["north"])])

    assert letter.title == "Die Partie an Nachbarn ist zu Ende"
    assert wording.text("de", "mail-end") == wording.text("en", "mail-end")
    assert wording.LANGUAGES == ("en", "de", "pl")
