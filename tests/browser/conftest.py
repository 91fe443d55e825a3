"""A real server with the built front end, and pages whose errors fail the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.tables import PAIR, nearly_over, played_out
from tests.samples import THREE
from tests.server.client import Server

NewPage = Callable[..., Page]
IGNORED = ("Failed to load resource", "WebSocket connection")  # what a browser says of a server that is away
PATIENCE = 15_000  # milliseconds, for presses and for what is expected, however busy the machine

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server that the tests share."""
    running = Server(tmp_path_factory.mktemp("browser"), bots="1").start()
    yield running
    running.close()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    """Where pages are opened."""
    return server.url


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A table of a game for three that has been played to its end."""
    return played_out(server, THREE)


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose tables for two all begin shortly before the end of a match."""
    running = Server(tmp_path_factory.mktemp("late"), bots="1").start()
    running.standing.write_text(nearly_over(PAIR, 12).to_json(history=False))
    yield running
    running.close()


@pytest.fixture
def new_page(browser: Browser, base_url: str) -> Iterator[NewPage]:
    """Make a page in a browser of its own; whatever it complains of fails the test at its end."""
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> Page:
        settings = {"base_url": base_url, "locale": "en", "viewport": {"width": 1440, "height": 900}}
        contexts.append(browser.new_context(**{**settings, **options}))
        page = contexts[-1].new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.extend(_serious(message)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


def _serious(message: ConsoleMessage) -> list[str]:
    serious = message.type in {"error", "warning"} and not message.text.startswith(IGNORED)
    return [f"{message.type}: {message.text}"] if serious else []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """One such page."""
    return new_page()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
