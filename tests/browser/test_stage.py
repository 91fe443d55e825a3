"""The stage of the maps, with a third drawing on it: a field of 1,575 hexagons with 130 counters."""

from __future__ import annotations

import math
import mimetypes
from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import hatch_build
from tests.browser.conftest import NewPage

ROOT: Final = Path(__file__).parents[2]
WATCH: Final = """() => {
  window.touched = [];
  new MutationObserver((records) => {
    for (const { target, type, attributeName } of records) {
      const name = target.nodeName === 'svg' ? 'map' : target.className;
      window.touched.push(`${name} ${type === 'attributes' ? attributeName : type}`);
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
TIME: Final = """() => {
  window.moments = [];
  const tick = (now) => { window.moments.push(now); requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""
STEPS: Final = 40


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page with the field, built as the site is."""
    folder = tmp_path_factory.mktemp("hexes")
    options = ["--config", "vite.config.ts", "--outDir", str(folder), "--emptyOutDir"]
    hatch_build.npm(ROOT, "exec", "--", "vite", "build", "trials/hexes", *options)
    return folder


@pytest.fixture
def field(new_page: NewPage, built: Path) -> Page:
    """That page, near enough to read the numbers of the hexagons."""

    def serve(route: Route) -> None:
        path = built / (urlsplit(route.request.url).path.lstrip("/") or "index.html")
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        route.fulfill(body=path.read_bytes(), content_type=kind)

    page = new_page(base_url="http://field.invalid", reduced_motion="reduce")
    page.route("**/*", serve)
    page.goto("/")
    for _ in range(2):
        page.get_by_role("button", name="zoom-in").click()
    expect(page.locator(".numbers text").first).to_be_attached()
    return page


def drag(page: Page) -> None:
    """Drag the field along an eight; the hand still holds it."""
    page.mouse.move(720, 450)
    page.mouse.down()
    page.mouse.move(730, 450)
    page.evaluate(WATCH)
    for step in range(STEPS):
        turn = 2 * math.pi * step / STEPS
        page.mouse.move(720 + 200 * math.sin(turn), 450 + 100 * math.sin(2 * turn))


def drawn(page: Page) -> Any:
    """For which part of the field it is drawn."""
    return page.locator(".surface > svg").get_attribute("viewBox")


def middle(hexagon: Locator) -> tuple[float, float]:
    """Its middle on the screen, from its number."""
    box = hexagon.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] + 15


def test_the_field_is_as_large_as_a_battle(field: Page) -> None:
    """As many hexagons and counters as the largest battle has."""
    assert (field.locator(".field path").count(), field.locator(".counter").count()) == (1575, 130)


def test_a_step_of_a_drag_touches_one_element_of_the_map(field: Page) -> None:
    """The drawing is shifted as a whole; besides it only the frame of the small map moves."""
    field.evaluate(TIME)
    drag(field)

    moments = field.evaluate("window.moments")
    gaps = sorted(after - before for before, after in pairwise(moments))
    print(f"a frame in {gaps[len(gaps) // 2]:.1f} ms, 95 % within {gaps[len(gaps) * 95 // 100]:.1f} ms")
    touched = field.evaluate("window.touched")
    assert set(touched) == {
        "map style",
        *(one for one in touched if one.startswith("frame") and one.endswith(" style")),
    }
    assert len(touched) <= 2 * STEPS


def test_the_field_is_drawn_anew_when_the_hand_lets_go(field: Page) -> None:
    """Not before, and once."""
    before = drawn(field)
    drag(field)
    held = drawn(field)
    field.mouse.move(600, 380)

    field.mouse.up()

    expect(field.locator(".surface > svg")).not_to_have_attribute("viewBox", before)
    assert held == before
    assert field.evaluate("window.touched.filter((one) => one === 'map viewBox').length") == 1


def test_a_press_finds_the_hexagon_under_it(field: Page) -> None:
    """After a drag as before it: what is seen is what is pressed."""
    drag(field)
    field.mouse.up()
    x, y = middle(field.locator(".numbers text", has_text="2318"))

    field.mouse.click(x, y)

    expect(field.locator("output")).to_have_text("2318")


def test_the_arrows_walk_from_hexagon_to_hexagon(field: Page) -> None:
    """Each is told to a screen reader, and Enter chooses it."""
    field.get_by_role("application").focus()
    field.keyboard.press("ArrowRight")
    told = field.locator(".board [aria-live]")
    expect(told).to_contain_text("Hex ")
    first = told.inner_text()

    field.keyboard.press("ArrowRight")
    expect(told).not_to_have_text(first)
    there = told.inner_text().split()[1].rstrip(",")
    field.keyboard.press("Enter")

    expect(field.locator("output")).to_have_text(there)
    assert int(there[:2]) == int(first.split()[1][:2]) + 1
