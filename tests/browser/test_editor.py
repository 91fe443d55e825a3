"""The editor of positions, the same for every game: its form follows the description of the game's positions."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from pragmatica.core import register
from tests.browser.access import PHONE, unusable, width_on_a_phone
from tests.browser.conftest import NewPage
from tests.samples import Sample, usual

SAMPLES = [usual(game) for game in register.shipped()]
each_game = pytest.mark.parametrize("sample", SAMPLES, ids=lambda one: one.game)


def open_editor(page: Page, game: str) -> None:
    """The editor, at the opening of the game."""
    page.goto(f"/editor/{game}")
    page.locator(".editor").wait_for()


def box(page: Page) -> Locator:
    """The position as text: it follows what is set up, unfolded or not."""
    return page.locator(".editor textarea")


def text(page: Page) -> dict[str, object]:
    """What stands in it."""
    found: dict[str, object] = json.loads(box(page).input_value())
    return found


def write(page: Page, position: dict[str, object]) -> None:
    """Put another one in its place."""
    if not box(page).is_visible():
        page.get_by_text("As text (JSON)").click()
    box(page).fill(json.dumps(position))
    page.get_by_role("button", name="Take this over").click()


def unfold(page: Page) -> None:
    """All fields."""
    page.evaluate("for (const one of document.querySelectorAll('.editor details')) one.open = true")


@each_game
def test_a_field_that_is_wrong_says_so_in_polish(new_page: NewPage, sample: Sample) -> None:
    """The sentence and the names of fields are those of the language of the page, and of the game."""
    page = new_page(locale="pl-PL")
    page.goto(f"/editor/{sample.game}")
    page.locator(".editor").wait_for()
    page.get_by_text("Jako tekst (JSON)").click()
    box(page).fill(json.dumps({**text(page), "turn": 99}))
    page.get_by_role("button", name="Przejmij").click()
    expect(page.locator(".editor .faults")).to_contain_text(re.compile("(Tura|Etap) 99: ma tu być liczba całkowita od"))
    expect(page.locator("[data-path=turn] .fault")).to_contain_text("99: ma tu być liczba całkowita")


@each_game
def test_a_field_that_is_wrong_says_so(page: Page, sample: Sample) -> None:
    """In a sentence, at the field; when it is taken back all is well."""
    open_editor(page, sample.game)
    write(page, {**text(page), "turn": 99})
    expect(page.locator(".editor .faults")).to_contain_text("99")
    expect(page.locator("[data-path=turn] .fault")).to_contain_text("99")
    expect(page.get_by_role("button", name="Think about it")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Think about it")).to_be_enabled()


@each_game
def test_a_field_is_changed_by_the_form(page: Page, sample: Sample) -> None:
    """And the position has it."""
    open_editor(page, sample.game)
    page.get_by_label("Further fields").select_option("seed")
    page.locator(".editor details", has_text="Seed of chance").locator("summary").click()
    page.locator("[data-path=seed] input").fill("7")
    page.locator("[data-path=seed] input").blur()
    expect(box(page)).to_have_value(re.compile('"seed": 7'))


@each_game
def test_each_scenario_can_be_begun_with(page: Page, sample: Sample) -> None:
    """Its opening takes the place of what there is, and goes again."""
    open_editor(page, sample.game)
    before = box(page).input_value()
    choice = page.get_by_label("Begin with")
    last = choice.locator("option").last.get_attribute("value")
    choice.select_option(last)
    expect(box(page)).to_have_value(re.compile(f'"scenario": "{last}"'))
    page.get_by_role("button", name="Undo").click()
    expect(box(page)).to_have_value(before)


@each_game
def test_a_position_travels_as_a_file(page: Page, new_page: NewPage, tmp_path: Path, sample: Sample) -> None:
    """It reads back."""
    open_editor(page, sample.game)
    page.get_by_label("Further fields").select_option("seed")
    expect(box(page)).to_have_value(re.compile('"seed"'))
    page.get_by_text("As text (JSON)").click()
    with page.expect_download() as found:
        page.get_by_role("button", name="Save as a file").click()
    found.value.save_as(tmp_path / "position.json")
    other = new_page()
    open_editor(other, sample.game)
    other.get_by_text("As text (JSON)").click()
    other.get_by_label("Open a file").set_input_files(tmp_path / "position.json")
    expect(box(other)).to_have_value(box(page).input_value())


@each_game
def test_the_keyboard_fills_an_empty_board(page: Page, sample: Sample) -> None:
    """The cursor needs nothing to begin from: what has been added goes where it is when Enter is pressed."""
    open_editor(page, sample.game)
    page.get_by_role("button", name="Clear the board").click()
    unfold(page)
    field = next(one for one in ("pieces", "generals", "units") if one in text(page))
    page.locator(f"[data-path={field}] > .inside > select").select_option(index=1)
    expect(page.locator(".editor .held")).to_be_visible()
    page.get_by_role("application").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".editor .held")).to_be_hidden()
    assert text(page)[field] != {}


def test_a_file_that_is_none_is_told(page: Page, tmp_path: Path) -> None:
    """And the position stays."""
    open_editor(page, SAMPLES[0].game)
    (tmp_path / "position.json").write_text("[1]")
    page.get_by_text("As text (JSON)").click()
    page.get_by_label("Open a file").set_input_files(tmp_path / "position.json")
    expect(page.get_by_role("alert")).to_contain_text("not a position")
    expect(page.get_by_role("button", name="Think about it")).to_be_enabled()


@each_game
def test_one_plays_on_from_it(page: Page, sample: Sample) -> None:
    """Alone, on one device."""
    open_editor(page, sample.game)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("/table/"))


@each_game
def test_it_becomes_a_table_for_friends(page: Page, sample: Sample) -> None:
    """A seat that is left to one has its link."""
    open_editor(page, sample.game)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").last.select_option("link")
    dialog.get_by_role("button", name="Begin").click()
    expect(dialog.locator("input[readonly]")).to_have_value(re.compile("/join/|/seat/|#"))


@each_game
def test_a_position_becomes_a_study_and_comes_back(page: Page, sample: Sample) -> None:
    """One thinks about it, and changes it again."""
    open_editor(page, sample.game)
    before = text(page)
    page.get_by_role("button", name="Think about it").click()
    page.locator(".study").wait_for()
    page.get_by_role("button", name="Change the position").click()
    page.locator(".editor").wait_for()
    assert text(page) == before


@each_game
def test_a_position_is_shared_by_a_link(page: Page, new_page: NewPage, sample: Sample) -> None:
    """Which opens it as a study."""
    open_editor(page, sample.game)
    page.get_by_role("button", name="Share").click()
    field = page.get_by_label("Link to this study")
    expect(field).to_be_visible()
    other = new_page()
    other.goto(field.input_value())
    other.locator(".study").wait_for()


def test_an_unknown_game_is_told(page: Page) -> None:
    """Nothing is set up of what nobody knows."""
    page.goto("/editor/chess")
    expect(page.get_by_role("alert")).to_be_visible()


@each_game
def test_everybody_can_use_the_editor(new_page: NewPage, axe: str, sample: Sample) -> None:
    """Axe finds nothing with all fields unfolded, and no text is missing."""

    def unfolded(page: Page) -> None:
        open_editor(page, sample.game)
        unfold(page)

    assert unusable(new_page, unfolded, axe) == []


@each_game
def test_the_editor_fits_on_a_phone(new_page: NewPage, sample: Sample) -> None:
    """Without scrolling sideways."""

    def shown(page: Page) -> None:
        open_editor(page, sample.game)
        unfold(page)

    assert width_on_a_phone(new_page, shown) == PHONE["viewport"]["width"]
