"""The map of a table, whatever is played: how much room it has, and what lies over it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.access import faults, width
from tests.browser.conftest import NewPage
from tests.browser.player import begin
from tests.samples import GRANDEST, PLAYED, Sample

ON_ITS_SIDE: Final = {"viewport": {"width": 844, "height": 390}, "is_mobile": True, "has_touch": True}
TWICE_AS_LARGE: Final = {"viewport": {"width": 720, "height": 450}}  # a laptop's window at 200 %


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
