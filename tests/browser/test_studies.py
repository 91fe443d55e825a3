"""Studies in the browser: go on, go back, try otherwise, note it, keep it, open it again. In every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pragmatica.core import register
from tests.browser.access import PHONE, unusable, width_on_a_phone
from tests.browser.conftest import NewPage
from tests.browser.tables import FORM, SECOND, THIRD, open_table
from tests.samples import THREE, Sample, usual

SAMPLES = [usual(game) for game in register.shipped()]
each_game = pytest.mark.parametrize("sample", SAMPLES, ids=lambda one: one.game)


def address(sample: Sample) -> str:
    """A study from the opening of a game."""
    return f"/study#game={sample.game}&scenario={sample.scenario}&players={sample.players}"


def begin(page: Page, sample: Sample) -> None:
    """Open it."""
    page.goto(address(sample))
    page.locator(".study").wait_for()
    page.locator("#prompt-title").wait_for()


def answer(page: Page, number: int = 0) -> str:
    """Give one of the answers, out of the list of all; returns its words."""
    before = page.locator(".moves .move").count()
    page.get_by_role("tab", name="Lists").click()
    button = page.locator("#tab-panel[aria-labelledby=tab-lists] section").first.get_by_role("button").nth(number)
    words = button.inner_text()
    button.click()
    page.wait_for_function("(n) => document.querySelectorAll('.moves .move').length !== n", arg=before)
    return words


def moves(page: Page) -> list[str]:
    """The moments of the tree, as they are written."""
    return page.locator(".moves .move").all_inner_texts()


def to_start(page: Page) -> None:
    """Back before the first answer."""
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_disabled()


def branched(page: Page, sample: Sample) -> None:
    """A study with two answers to the first question, and a note on the second."""
    begin(page, sample)
    answer(page)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_disabled()
    answer(page, 1)
    expect(page.locator(".moves .aside .move.now")).to_be_visible()
    page.get_by_text("Notes and marks").click()
    page.get_by_label("Note on this moment").fill("Worth a try\nbut <b>risky</b>")
    page.get_by_label("Title of the study").fill("Two ways")


@each_game
def test_what_is_answered_otherwise_becomes_a_branch(page: Page, sample: Sample) -> None:
    """Both stay, and are there again when the page is loaded anew."""
    branched(page, sample)
    to_start(page)
    tree = moves(page)
    assert len(tree) == 3
    page.reload()
    page.locator(".study").wait_for()
    expect(page.get_by_role("heading", name="Two ways")).to_have_count(1)
    expect(page.locator(".moves .move")).to_have_text(tree, use_inner_text=True)


@each_game
def test_answers_stand_in_words(page: Page, sample: Sample) -> None:
    """In those of their buttons; so do they when the study is opened anew, and those of another line."""
    begin(page, sample)
    first = answer(page)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_disabled()
    words = ["Start", first, answer(page, 1)]
    to_start(page)  # names are those of the moment that is shown

    expect(page.locator(".moves .move")).to_have_text(words, use_inner_text=True)
    page.reload()
    expect(page.locator(".moves .move")).to_have_text(words, use_inner_text=True)


@each_game
def test_a_study_travels_as_a_link(page: Page, new_page: NewPage, sample: Sample) -> None:
    """Another browser opens it with its branches and notes."""
    branched(page, sample)
    page.get_by_role("button", name="Share or save").click()
    field = page.get_by_label("Link to this study")
    keep = page.get_by_role("button", name="Keep it and make a link")
    expect(field.or_(keep)).to_be_visible()
    if keep.is_visible():
        keep.click()
    other = new_page()
    other.goto(field.input_value())
    other.locator(".moves .aside .move").click()
    expect(other.locator(".note")).to_have_text("Worth a try\nbut <b>risky</b>")


def test_a_study_travels_as_a_file(page: Page, new_page: NewPage, tmp_path: Path) -> None:
    """It reads back."""
    branched(page, SAMPLES[0])
    page.get_by_role("button", name="Share or save").click()
    with page.expect_download() as found:
        page.get_by_role("button", name="Save as a file").click()
    found.value.save_as(tmp_path / "study.txt")
    other = new_page()
    other.goto("/study")
    other.get_by_label("A study or the record of a match").set_input_files(tmp_path / "study.txt")
    expect(other.get_by_role("heading", name="Two ways", level=2)).to_be_visible()
    other.locator(".moves .aside .move").click()
    expect(other.locator(".note")).to_have_text("Worth a try\nbut <b>risky</b>")


def test_a_branch_becomes_the_main_line_or_goes(page: Page) -> None:
    """As the reader wants."""
    branched(page, SAMPLES[0])
    tree = moves(page)
    page.get_by_role("button", name="Make this the main line").click()
    expect(page.locator(".moves > .move").nth(1)).to_contain_text(tree[2].partition("✎")[0])
    page.get_by_role("button", name="Delete from here on").click()
    expect(page.locator(".moves .move")).to_have_count(2)
    assert moves(page)[1] == tree[1]


@each_game
def test_keys_lead_through_a_study(page: Page, sample: Sample) -> None:
    """Back, on, to the start and to the end, as in a replay."""
    begin(page, sample)
    answer(page)
    page.locator("#prompt-title").click()
    page.keyboard.press(",")
    expect(page.locator(".moves .move").first).to_have_attribute("aria-current", "step")
    page.keyboard.press(".")
    expect(page.locator(".moves .move").nth(1)).to_have_attribute("aria-current", "step")


def test_a_study_is_opened_once(page: Page) -> None:
    """That the page writes the address under which it keeps it opens it no second time, over an answer."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/studies/view") else None)
    begin(page, SAMPLES[0])
    answer(page)
    assert "#kept=" in page.url
    assert len(asked) == 2, "the opening and its first moment; an answer tells of the moment after it"


@each_game
def test_places_are_marked_on_the_map(page: Page, sample: Sample) -> None:
    """A press on the map notes the place instead of answering."""
    begin(page, sample)
    page.get_by_text("Notes and marks").click()
    page.get_by_role("button", name="Mark a place").click()
    page.get_by_role("application").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Remove the marks")).to_be_visible()


@each_game
def test_it_is_told_where_an_arrow_begins(page: Page, sample: Sample) -> None:
    """Until its end is chosen; Escape takes the beginning back, and the tool stays at hand."""
    begin(page, sample)
    page.get_by_text("Notes and marks").click()
    page.get_by_role("button", name="Draw an arrow").click()
    told = page.locator(".study").get_by_role("status")
    page.get_by_role("application").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(told).to_contain_text("The arrow begins here:")
    page.keyboard.press("Escape")
    expect(told).to_contain_text("Choose on the map where the arrow begins")
    expect(page.get_by_role("button", name="Remove the marks")).to_have_count(0)
    page.get_by_role("application").focus()
    for key in ("Enter", "ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Remove the marks")).to_be_visible()


def test_a_table_is_thought_about(page: Page) -> None:
    """From its own page; what the seat cannot know is made up, and that is told."""
    open_table(page, {SECOND: "Bot", THIRD: "Bot"})
    page.get_by_role("link", name="Think about this position").click()
    page.locator(".study").wait_for()
    expect(page.get_by_role("note")).to_contain_text("has been made up")


def test_the_log_of_the_table_goes_on_in_a_study(page: Page) -> None:
    """What happened before is told first, also when the study is opened anew; in a link it is not."""
    open_table(page, {SECOND: "Bot", THIRD: "Bot"})
    lines = page.get_by_role("log").locator("li")
    first = lines.first
    expect(first).to_be_visible()
    told = first.inner_text()
    page.get_by_role("link", name="Think about this position").click()
    page.locator(".study").wait_for()
    expect(lines.first).to_have_text(told)
    page.reload()
    page.locator(".study").wait_for()
    expect(lines.first).to_have_text(told)
    assert page.evaluate("Object.keys(localStorage).filter((one) => one.includes('study-origin')).length") == 1
    assert "table" not in page.evaluate(
        "localStorage.getItem(Object.keys(localStorage).find((one) => /[.]study[.]/.test(one)))"
    )


def test_a_table_may_forbid_it(page: Page) -> None:
    """By a switch of the form; the page of the table then offers no study, and tells why."""
    page.goto(FORM)
    page.get_by_label(f"{THREE.players} players").check()
    for seat in (SECOND, THIRD):
        page.get_by_role("group", name=seat).get_by_text("Bot", exact=True).click()
    page.get_by_label("Studies while the match runs").uncheck()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Seats").click()

    expect(page.get_by_role("dialog")).to_contain_text("This match may not be studied while it runs.")
    expect(page.get_by_role("link", name="Think about this position")).to_have_count(0)


@each_game
def test_one_plays_on_against_bots(page: Page, sample: Sample) -> None:
    """A table begins at the moment that is shown."""
    begin(page, sample)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").last.select_option(index=2)
    dialog.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("/table/"))


def test_a_damaged_link_is_told(page: Page) -> None:
    """With a way on."""
    page.goto("/study#s=nonsense")
    expect(page.get_by_role("heading", name="cannot be opened")).to_be_visible()
    page.get_by_role("link", name="All studies").click()
    expect(page.get_by_role("heading", name="Studies", level=1)).to_be_visible()


@each_game
def test_everybody_can_use_a_study(new_page: NewPage, axe: str, sample: Sample) -> None:
    """Axe finds nothing, and no text is missing."""
    assert unusable(new_page, lambda page: branched(page, sample), axe) == []


def test_everybody_can_use_the_list(new_page: NewPage, axe: str) -> None:
    """The same for the studies that a browser keeps."""

    def listed(page: Page) -> None:
        branched(page, SAMPLES[0])
        page.goto("/study")
        page.get_by_role("link", name="Two ways").wait_for()

    assert unusable(new_page, listed, axe) == []


@each_game
def test_a_study_fits_on_a_phone(new_page: NewPage, sample: Sample) -> None:
    """Without scrolling sideways."""
    assert width_on_a_phone(new_page, lambda page: begin(page, sample)) == PHONE["viewport"]["width"]
