"""What the server tells beginners: words and guides."""

from __future__ import annotations

from typing import Any

import pytest

from pragmatica.core import register
from pragmatica.core.guides import guides
from tests.server.client import Server

GAME = register.shipped()[0]


@pytest.mark.parametrize(("asked", "told"), [("pl", "pl"), ("en", "en"), ("xx", "en")])
def test_words_are_explained_in_the_language_asked_for(server: Server, asked: str, told: str) -> None:
    """Each with how it is found and the rules that speak of it."""
    words: list[dict[str, Any]] = server.browser().get(f"/api/games/{GAME}/glossary", language=asked)

    assert {word["language"] for word in words} == {told}
    assert set(words[0]) == {"id", "term", "find", "text", "rules", "language"}


def test_guides_are_listed_and_read(server: Server) -> None:
    """The list names them, and each can be read."""
    browser = server.browser()

    listed = browser.get("/api/guides")

    assert [one["id"] for one in listed] == [one.id for one in guides()]
    for one in listed:
        assert browser.get(f"/api/guides/{one['id']}")["blocks"][0]["kind"] == "text"


def test_a_picture_of_a_guide_is_sent_once(server: Server) -> None:
    """A browser that has it already is not sent it again."""
    http = server.browser().http
    sent = http.get("/api/guides/images/table.png")

    again = http.get("/api/guides/images/table.png", headers={"if-none-match": sent.headers["etag"]})

    assert (sent.status_code, sent.headers["content-type"]) == (200, "image/png")
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_picture_of_a_guide_is_there(server: Server, language: str) -> None:
    """Where a guide names it, in its own language."""
    browser = server.browser()
    for head in browser.get("/api/guides", language=language):
        for block in browser.get(f"/api/guides/{head['id']}", language=language)["blocks"]:
            if block["kind"] == "picture":
                assert block["image"].startswith("pl/") == (head["language"] == "pl")
                assert browser.http.get(f"/api/guides/images/{block['image']}").status_code == 200


@pytest.mark.parametrize("path", ["nothing", "images/nothing.png", "images/..%2f..%2fpyproject.toml"])
def test_nothing_else_is_given_away(server: Server, path: str) -> None:
    """What is no guide and no picture of one is not found."""
    assert server.browser().http.get(f"/api/guides/{path}").status_code in {400, 404}
