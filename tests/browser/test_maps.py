"""The map of a table, whatever is played: how much room it has, and what lies over it."""

from __future__ import annotations

import time
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import PHONE, faults, width
from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.player import begin, resume
from tests.samples import GRANDEST, PLAYED, Sample
from tests.server.client import Server

ON_ITS_SIDE: Final = {"viewport": {"width": 844, "height": 390}, "is_mobile": True, "has_touch": True}
TWICE_AS_LARGE: Final = {"viewport": {"width": 720, "height": 450}}  # a laptop's window at 200 %

RESTED: Final = "() => document.querySelector('.surface > svg').style.transform === 'none'"
WATCH: Final = """() => {
  window.touched = [];
  new MutationObserver((records) => {
    for (const { target, attributeName, type } of records) {
      const one = target instanceof Element ? target : target.parentElement; // a text has no classes
      const named = [...one?.classList ?? []].find((name) => !name.startsWith('svelte'));
      const kind = target.nodeName === 'svg' ? 'svg' : named ?? target.nodeName;
      window.touched.push(`${kind} ${type === 'attributes' ? attributeName : type}`);
    }
  }).observe(document.querySelector('.board'),
    { subtree: true, childList: true, attributes: true, characterData: true });
}"""
APART: Final = """() => {
  const at = document.querySelector('.board .cursor').getBoundingClientRect();
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  return [...document.querySelectorAll('.over > *')].every((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const larger = at.width > width || at.height > height; // some of it is seen
    return larger || x < left || x > right || y < top || y > bottom;
  });
}"""
PIECE: Final = """() => {
  const lies = ([x, y]) => document.elementFromPoint(x, y)?.closest('.surface');
  return [...document.querySelectorAll('.board [data-piece]')].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }).filter(lies).sort(([a], [b]) => a - b)[0];
}"""
CLEAR: Final = """() => {
  const [card, zoom] = ['.over .looked', '.board .zoom'].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  return card.right <= zoom.left || card.left >= zoom.right || card.bottom <= zoom.top || card.top >= zoom.bottom;
}"""
HIDDEN: Final = """() => {
  const small = document.querySelector('.minimap');
  if (small?.checkVisibility({ visibilityProperty: true }) !== true) return [];
  const lid = small.getBoundingClientRect();
  const lies = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x > lid.left && x < lid.right && y > lid.top && y < lid.bottom;
  };
  return [...document.querySelectorAll('.board text.name, .board [data-piece]')].filter(lies)
    .map((one) => one.dataset.piece ?? one.textContent);
}"""
LOWEST: Final = """() => Math.max(...[...document.querySelectorAll('.board svg rect')]
  .filter((one) => !one.closest('.minimap')).map((one) => one.getBoundingClientRect().bottom))"""
INK: Final = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  const board = document.querySelector('.board').getBoundingClientRect();
  const shown = (one) => one.right > board.left && one.left < board.right
    && one.bottom > board.top && one.top < board.bottom;
  const names = [...document.querySelectorAll('.board text.name')].map((text) => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(text);
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = pen.measureText(text.textContent);
    const { x, width } = text.getBBox();
    const y = text.y.baseVal[0]?.value ?? 0;
    const place = text.getScreenCTM();
    const [a, b] = [[x, y - ink.actualBoundingBoxAscent], [x + width, y + ink.actualBoundingBoxDescent]].map(
      ([left, top]) => new DOMPoint(left, top).matrixTransform(place));
    return { name: text.textContent, left: a.x, top: a.y, right: b.x, bottom: b.y };
  }).filter(shown);
  const parts = ':is([data-piece] :is(rect, circle, ellipse), circle[data-piece])';
  const pieces = [...document.querySelectorAll(`.board ${parts}`)].map((piece) => {
    const { left, top, right, bottom } = piece.getBoundingClientRect();
    return { name: piece.closest('[data-piece]').dataset.piece, left, top, right, bottom };
  });
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const found = [];
  names.forEach((one, i) => [...names.slice(i + 1), ...pieces].forEach((other) => {
    if (meet(one, other)) found.push([one.name, other.name]);
  }));
  return [names.length, found];
}"""


def at_rest(page: Page) -> tuple[int, list[list[str]]]:
    """How many names are seen, and what meets: as soon as nothing does, or when all that moves must rest."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        names, found = page.evaluate(INK)
        if not found or time.monotonic() > end:
            return names, found
        page.wait_for_timeout(50)


def box(page: Page, part: str) -> dict[str, Any]:
    """Where a part of the page is."""
    found = page.locator(part).bounding_box()
    assert found is not None
    return dict(found)


@pytest.mark.parametrize("sample", GRANDEST)
@pytest.mark.parametrize("low", [ON_ITS_SIDE, TWICE_AS_LARGE], ids=["phone", "zoomed"])
def test_in_a_low_window_map_and_sheet_stand_side_by_side(
    new_page: NewPage, sample: Sample, low: dict[str, Any]
) -> None:
    """The map has most of the height and half of the width, the sheet the rest, and nothing lies beyond the window."""
    page = new_page(**low)
    begin(page, sample)
    size = low["viewport"]

    board, sheet = box(page, ".board"), box(page, "main.sheet")
    assert sheet["x"] >= board["x"] + board["width"] - 1
    assert board["height"] >= 0.75 * size["height"]
    assert board["width"] >= 0.5 * size["width"]
    assert sheet["height"] >= 0.6 * size["height"]
    assert (width(page), sheet["y"] + sheet["height"]) == (size["width"], size["height"])


@pytest.mark.parametrize("sample", PLAYED)
def test_a_low_window_is_without_faults(new_page: NewPage, axe: str, sample: Sample) -> None:
    """A table on a phone that lies on its side can be used by everybody."""
    page = new_page(**ON_ITS_SIDE, reduced_motion="reduce")
    begin(page, sample)

    assert faults(page, axe) == []


@pytest.mark.parametrize("answers", [0, 120], ids=["start", "begun"])
@pytest.mark.parametrize("sample", GRANDEST)
def test_what_is_written_lies_neither_under_pieces_nor_over_each_other(
    new_page: NewPage, server: Server, sample: Sample, answers: int
) -> None:
    """The ink of no name on the map meets that of another or a piece, from the whole map to nearest by."""
    page = new_page()
    resume(page, server, sample.begun(answers))
    page.evaluate("document.fonts.ready")
    board = page.locator(".board")
    board.get_by_role("button", name="Farther").click()

    written = 0
    for _ in range(6):
        page.wait_for_function(RESTED)
        names, found = at_rest(page)
        assert found == []
        written = max(written, names)
        board.get_by_role("button", name="Closer").click()
    assert written > 10


@pytest.mark.parametrize("sample", GRANDEST)
def test_a_map_is_dragged_as_one_picture(page: Page, server: Server, sample: Sample) -> None:
    """While a hand moves it nothing is drawn or placed anew: the drawing is shifted, with a small map’s frame."""
    resume(page, server, sample.new())  # where no bot moves a piece meanwhile
    board = page.locator(".board")
    for _ in range(2):
        board.get_by_role("button", name="Closer").click()
        page.wait_for_function(RESTED)
    around = box(page, ".board")
    x, y = around["x"] + around["width"] / 2, around["y"] + around["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y)
    page.evaluate(WATCH)
    for step in range(30):
        page.mouse.move(x + 12 + 3 * step, y + 2 * step)

    assert set(page.evaluate("window.touched")) <= {"svg style", "frame style"}
    page.mouse.up()


@pytest.mark.parametrize("sample", GRANDEST)
@pytest.mark.parametrize("way", ["ArrowDown", "ArrowUp"])
def test_on_a_phone_the_card_of_a_place_leaves_it_in_sight(
    new_page: NewPage, server: Server, sample: Sample, way: str
) -> None:
    """Wherever the keyboard's cursor goes, what tells of the place under it lies elsewhere."""
    page = new_page(**PHONE, reduced_motion="reduce")
    resume(page, server, sample.new())
    page.locator(".board [role=application]").focus()

    for _ in range(8):
        page.keyboard.press(way)
        page.wait_for_function(RESTED)
        page.locator(".over .plate").first.wait_for()
        page.wait_for_function(APART)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("sample", GRANDEST)
def test_on_a_phone_the_first_view_of_a_map_hides_nothing_below_the_small_map(
    new_page: NewPage, server: Server, sample: Sample, language: str
) -> None:
    """No name and no piece lies below it."""
    page = new_page(**PHONE, locale=language, reduced_motion="reduce")
    resume(page, server, sample.new())
    page.wait_for_function(RESTED)
    page.evaluate("document.fonts.ready")

    page.wait_for_function(f"() => ({HIDDEN})().length === 0")


@pytest.mark.parametrize("sample", GRANDEST)
def test_no_part_of_a_map_stays_below_what_lies_over_it(page: Page, server: Server, sample: Sample) -> None:
    """Its lower edge can be drawn up to the middle of what is in sight, beyond cards and buttons."""
    resume(page, server, sample.new())
    page.locator(".board").get_by_role("button", name="Closer").click()
    page.wait_for_function(RESTED)
    around = box(page, ".board")
    x, y = around["x"] + around["width"] / 2, around["y"] + around["height"] - 40
    for _ in range(3):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, around["y"] + 20, steps=4)
        page.mouse.up()
    page.wait_for_function(RESTED)

    lowest = page.evaluate(LOWEST)
    assert lowest < around["y"] + around["height"] * 0.8


@pytest.mark.parametrize("sample", PLAYED)
def test_a_card_tells_of_the_cursor_while_the_keyboard_moves_it(page: Page, server: Server, sample: Sample) -> None:
    """It no longer tells of what the pointer lay on before, and does not lie over the buttons."""
    resume(page, server, sample.begun(60))
    page.wait_for_function(RESTED)
    page.mouse.move(*page.evaluate(PIECE))
    card = page.locator(".over .looked")
    expect(card).not_to_be_empty()
    before = card.inner_text()
    assert page.evaluate(CLEAR)

    page.locator(".board [role=application]").focus()
    for way in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(way)

    expect(card).not_to_have_text(before, use_inner_text=True)
