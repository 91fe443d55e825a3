"""The field of Mollwitz on the stage: the whole battle, drawn from the data of its board."""

from __future__ import annotations

import json
import mimetypes
from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

import hatch_build
from tests.browser.conftest import NewPage
from tests.browser.test_stage import ROOT, STEPS, TIME, drag

BOARD: Final = json.loads((ROOT / "src/pragmatica/mollwitz/data/board.json").read_text())
BATTLE: Final[Any] = next(one for one in BOARD["scenarios"] if one["alias"] == "battle")
PHONE: Final = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page with the field, built as the site is."""
    folder = tmp_path_factory.mktemp("mollwitz")
    options = ["--config", "vite.config.ts", "--outDir", str(folder), "--emptyOutDir"]
    hatch_build.npm(ROOT, "exec", "--", "vite", "build", "trials/mollwitz", *options)
    return folder


def opened(new_page: NewPage, built: Path, **settings: Any) -> Page:
    """That page."""

    def serve(route: Route) -> None:
        path = built / (urlsplit(route.request.url).path.lstrip("/") or "index.html")
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        route.fulfill(body=path.read_bytes(), content_type=kind)

    page = new_page(base_url="http://field.invalid", reduced_motion="reduce", **settings)
    page.route("**/*", serve)
    page.goto("/")
    expect(page.locator("[data-hex]").first).to_be_attached()
    return page


@pytest.fixture
def field(new_page: NewPage, built: Path) -> Page:
    """It, near enough to read names and numbers."""
    page = opened(new_page, built)
    for _ in range(2):
        page.get_by_role("button", name="zoom-in").click()
    expect(page.locator(".numbers text").first).to_be_attached()
    return page


def test_everybody_of_the_battle_stands_on_the_field(field: Page) -> None:
    """A stack in every hexagon that the set-up names."""
    hexes = {tuple(one["at"]) for one in [*BATTLE["units"], *BATTLE["leaders"]]}
    assert field.locator("[data-hex]").count() == len(hexes)


def test_a_step_of_a_drag_touches_one_element_of_the_field(field: Page) -> None:
    """The plan is shifted as a whole; besides it only the frame of the small map moves."""
    field.evaluate(TIME)
    drag(field)

    moments = field.evaluate("window.moments")
    gaps = sorted(after - before for before, after in pairwise(moments))
    print(f"a frame in {gaps[len(gaps) // 2]:.1f} ms, 95 % within {gaps[len(gaps) * 95 // 100]:.1f} ms")
    touched = field.evaluate("window.touched")
    frames = {one for one in touched if one.startswith("frame") and one.endswith(" style")}
    assert set(touched) == {"map style", *frames}
    assert len(touched) <= 2 * STEPS


def test_a_press_finds_the_hexagon_under_it(field: Page) -> None:
    """What is seen is what is pressed."""
    number = field.locator(".numbers text", has_text="2218")
    box = number.bounding_box()
    assert box is not None

    field.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] + 12)

    expect(field.locator("output")).to_have_text("2218")


def test_a_finger_that_covers_several_hexagons_brings_them_near_first(new_page: NewPage, built: Path) -> None:
    """On a phone the whole field is too small to be pressed on."""
    page = opened(new_page, built, viewport=PHONE, has_touch=True)
    assert page.locator(".morale").count() == 0

    page.touchscreen.tap(180, 400)

    expect(page.locator(".morale").first).to_be_attached()
    expect(page.locator("output")).to_be_empty()


def test_the_arrows_walk_over_the_field(field: Page) -> None:
    """From hexagon to hexagon; each is told to a screen reader, and Enter chooses it."""
    field.get_by_role("application").focus()
    field.keyboard.press("ArrowDown")
    told = field.locator(".board [aria-live]")
    expect(told).to_contain_text("Hex ")
    first = told.inner_text()

    field.keyboard.press("ArrowDown")
    expect(told).not_to_have_text(first)
    there = told.inner_text().split()[1]
    field.keyboard.press("Enter")

    expect(field.locator("output")).to_have_text(there)
