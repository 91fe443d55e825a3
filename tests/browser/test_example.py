"""The example, whose web module is built into the pages as that of any game of others."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import faults, width
from tests.browser.conftest import NewPage
from tests.server.client import Server

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/couriers"


@pytest.fixture(scope="module")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of the example's pages is."""
    pages = tmp_path_factory.mktemp("pages")
    env = {**os.environ, "PRAGMATICA_WEB_GAMES": str(EXAMPLE / "couriers/web")}
    build = [sys.executable, "hatch_build.py", "npm", "run", "build", "--", "--outDir", str(pages), "--emptyOutDir"]
    subprocess.run(build, cwd=ROOT, env=env, check=True, capture_output=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TESTED_PAGES", str(pages))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(EXAMPLE), os.environ.get("PYTHONPATH", "")]))
        running = Server(tmp_path_factory.mktemp("example"), apart=True, bots="1").start()  # with a path of its own
        yield running.url
        running.close()


def begin(page: Page) -> None:
    """A table of the example with bots, begun from the start page."""
    page.goto("/")
    card = page.locator("article", has_text="Letters, roads and customs houses")
    card.get_by_role("button", name="Play").click()
    page.get_by_role("button", name="Amber").click()
    page.wait_for_url("**/table/*")


def test_the_example_is_played_to_its_end(new_page: NewPage) -> None:
    """From the start page through six rounds to the result, by buttons alone."""
    page = new_page()
    begin(page)
    prompt = page.locator(".prompt")
    result = page.locator("#result-title")
    for _ in range(60):
        expect(prompt.locator("[data-action]").first.or_(result).first).to_be_visible()
        if result.is_visible():
            break
        version = prompt.get_attribute("data-version")
        prompt.locator("[data-action]").first.click()
        expect(page.locator(f'.prompt[data-version="{version}"] [data-action]')).to_have_count(0)
    expect(result).to_be_visible()


def test_the_example_answers_on_its_map_and_says_why_not(new_page: NewPage) -> None:
    """A place on the map is chosen by a press; one without a road is refused with its rule."""
    page = new_page()
    begin(page)
    page.get_by_role("button", name="Why not?").click()
    page.locator('[data-place="glatz"]').click(force=True)
    expect(page.get_by_text("No road leads from here to Glatz.").first).to_be_visible()
    page.locator('[data-place="ohlau"]').click(force=True)
    expect(page.get_by_text("to Ohlau").first).to_be_visible()


@pytest.mark.parametrize("wide", [1440, 360])
def test_the_example_can_be_used_by_everybody(new_page: NewPage, axe: str, wide: int) -> None:
    """Axe finds nothing wrong with its table, on a large screen and on a phone."""
    page = new_page(viewport={"width": wide, "height": 800})
    begin(page)
    page.locator(".prompt [data-action]").first.wait_for()
    assert faults(page, axe) == []
    assert width(page) == wide
