"""A replay as a film: what is told before, the file, what it shows, and how it is stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from PIL import Image
from playwright.sync_api import Download, Page, expect

from tests.browser.access import PHONE, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.samples import PLAYED, THREE, Sample
from tests.server.client import Server

ANSWERS: Final = 6
LONG: Final = 180_000  # milliseconds for a film


def played(server: Server, sample: Sample, answers: int = ANSWERS) -> str:
    """A table somewhere in its course at which some answers have been given."""
    match = sample.begun(120)
    server.prepared.write_text(match.to_json(history=False))
    host = server.browser()
    ident = host.open(**sample.asked, seats={seat: {"control": "device"} for seat in sample.seats})
    for _ in range(answers):
        seat = next(iter(match.pending))
        action = match.legal(seat)[0].id
        match.apply(seat, action)
        host.act(ident, seat, action)
    return ident


@pytest.fixture(scope="module")
def short(server: Server) -> str:
    """A table of a game for three."""
    return played(server, THREE)


def opened(page: Page, table: str) -> None:
    """The film's dialog in the replay of a table."""
    page.goto(f"/table/{table}/replay#step=0&as=spectator")
    page.locator("[role=application] svg > g").first.wait_for(state="attached")
    page.get_by_role("button", name="Film", exact=True).click()
    page.get_by_role("dialog", name="Film").wait_for()


@pytest.mark.parametrize("sample", PLAYED)
def test_a_film_shows_step_after_step(page: Page, server: Server, sample: Sample, tmp_path: Path) -> None:
    """It is a GIF of the chosen width whose first and last pictures differ, and as long as was told before."""
    opened(page, played(server, sample))
    page.get_by_label("A picture for each").select_option("step")
    page.get_by_label("Width").select_option("640")
    page.get_by_label("Each stays").select_option("0.5")
    steps = int(page.get_by_label("To step").input_value())
    expect(page.get_by_text(f"{steps + 1} pictures, {(steps + 1) / 2:g} seconds; the file is at most")).to_be_visible()

    with page.expect_download(timeout=LONG) as saved:
        page.get_by_role("button", name="Make the film").click()
    saved.value.save_as(tmp_path / "film.gif")

    with Image.open(tmp_path / "film.gif") as film:
        film.load()
        first = film.convert("RGB")
        pictures = getattr(film, "n_frames", 1)
        film.seek(pictures - 1)
        assert (film.format, film.width) == ("GIF", 640)
        assert 1 < pictures <= steps + 1
        assert first.tobytes() != film.convert("RGB").tobytes()
        colours = first.getcolors(1 << 20)
    assert colours is not None
    assert len(colours) > 20  # it is a map, not an empty sheet
    expect(page.get_by_role("dialog").get_by_text("The film has been saved")).to_be_visible()


def test_the_map_stands_still_meanwhile_and_is_then_where_it_was(page: Page, short: str) -> None:
    """When the film is done the page shows the step that it showed before, and follows events again."""
    opened(page, short)
    frame = page.locator("[role=application] svg").first
    before = frame.get_attribute("viewBox")
    with page.expect_download(timeout=LONG):
        page.get_by_role("button", name="Make the film").click()
    expect(page.get_by_role("dialog").get_by_text("The film has been saved")).to_be_visible()

    assert frame.get_attribute("viewBox") == before
    expect(page.get_by_text("Step 0 of")).to_be_visible()


def test_a_film_can_be_stopped(page: Page, short: str) -> None:
    """Whoever stops it is given no file, and can begin anew."""
    saved: list[Download] = []
    page.on("download", lambda one: saved.append(one))
    opened(page, short)
    page.get_by_role("button", name="Make the film").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Stop").click()

    expect(page.get_by_role("button", name="Make the film")).to_be_enabled(timeout=LONG)
    assert saved == []


def test_steps_that_are_no_stretch_are_not_filmed(page: Page, short: str) -> None:
    """Where the last step comes before the first, that is said, and no film is made."""
    opened(page, short)
    page.get_by_label("From step").fill("5")
    page.get_by_label("To step").fill("2")

    expect(page.get_by_text("must come before the last")).to_be_visible()
    expect(page.get_by_role("button", name="Make the film")).to_be_disabled()


def test_axe_finds_nothing_in_the_dialog(new_page: NewPage, axe: str, short: str) -> None:
    """The dialog violates nothing, and has all its words."""
    page = new_page()
    opened(page, short)

    assert [*faults(page, axe, "['dialog']"), *without_words(page)] == []


def test_a_phone_has_room_for_it(new_page: NewPage, short: str) -> None:
    """Nothing of the dialog has to be scrolled to sideways."""
    page = new_page(**PHONE)
    opened(page, short)

    assert width(page) <= 360
