"""The rules and the guides as a reader uses them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import pragmatica
from pragmatica import wording
from pragmatica.core import register
from pragmatica.core.glossary import terms
from pragmatica.core.guides import Guide, guides
from pragmatica.core.rules import languages, rules
from tests.browser.access import PHONE, PHONE_WIDTH
from tests.browser.conftest import NewPage
from tests.browser.player import begin
from tests.samples import THREE

GAME = register.shipped()[0]
TOLD = rules(GAME)
LAST = TOLD[-1]
SECOND = next(one for one in TOLD if one.chapter != TOLD[0].chapter)


def at(page: Page, rule: str) -> None:
    """The page of the rules, at one of them."""
    page.goto(f"/rules/{GAME}#{rule}")
    page.locator(f"[data-rule='{rule}'].focus").wait_for()


def found(page: Page) -> list[str]:
    """The numbers of the rules that are shown."""
    return page.locator("[data-rule]").evaluate_all("rules => rules.map((rule) => rule.dataset.rule)")


def test_an_address_leads_to_a_rule(page: Page) -> None:
    """The rule that the address names is in sight, marked, and where the reader is."""
    at(page, LAST.id)

    expect(page.locator(f"[data-rule='{LAST.id}']")).to_be_in_viewport()
    expect(page.locator(f"[data-rule='{LAST.id}']")).to_be_focused()


def test_contents_lead_to_chapters(page: Page) -> None:
    """Beside the rules stand their chapters; the one that is read is marked."""
    page.goto(f"/rules/{GAME}")
    contents = page.get_by_role("navigation", name="Contents")

    contents.get_by_role("link", name=SECOND.chapter).click()

    expect(page.get_by_role("heading", name=SECOND.chapter)).to_be_in_viewport()
    expect(contents.get_by_role("link", name=SECOND.chapter)).to_have_attribute("aria-current", "location")


def test_contents_are_a_menu_on_a_phone(new_page: NewPage) -> None:
    """It opens above the rules, and closes when a chapter is chosen."""
    page = new_page(**PHONE)
    page.goto(f"/rules/{GAME}")
    page.get_by_text("Contents", exact=True).click()

    page.get_by_role("link", name=SECOND.chapter).click()

    expect(page.get_by_role("heading", name=SECOND.chapter)).to_be_in_viewport()
    expect(page.get_by_role("link", name=SECOND.chapter)).to_be_hidden()


def test_search_finds_words_in_any_order_as_one_types(page: Page) -> None:
    """Every rule that holds all words is shown, and what was found is marked."""
    page.goto(f"/rules/{GAME}")
    page.locator("[data-rule]").first.wait_for()
    page.keyboard.press("/")

    page.keyboard.type("wins higher")

    expect(page.locator(f"[data-rule='{TOLD[0].id}']")).to_have_count(0)
    both = {one.id for one in TOLD if "wins" in one.text.lower() and "higher" in one.text.lower()}
    assert set(found(page)) == both != set()
    assert {text.lower() for text in page.locator(".text mark").all_inner_texts()} == {"wins", "higher"}


def test_search_is_walked_through_by_the_keyboard(page: Page) -> None:
    """Enter leads from one place to the next, Escape back to all rules."""
    page.goto(f"/rules/{GAME}")
    search = page.get_by_role("searchbox")
    search.fill("wins higher")
    expect(page.locator(f"[data-rule='{TOLD[0].id}']")).to_have_count(0)
    second = found(page)[1]

    search.press("Enter")
    search.press("Enter")

    expect(page.locator(f"[data-rule='{second}']")).to_have_class(re.compile("focus"))
    expect(search).to_be_focused()
    search.press("Escape")
    expect(page.locator("[data-rule]")).to_have_count(len(TOLD))


def test_the_link_to_a_rule_can_be_copied(new_page: NewPage) -> None:
    """The button beside its number gives its address."""
    page = new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    at(page, LAST.id)

    page.get_by_role("button", name=f"Copy the link to {LAST.id}").click()

    expect(page.locator("[aria-live]", has_text="Copied")).to_have_count(1)
    assert page.evaluate("navigator.clipboard.readText()") == page.url


@pytest.mark.parametrize("game", register.shipped())
def test_rules_are_read_in_the_language_of_the_page(new_page: NewPage, game: str) -> None:
    """In Polish they are told in Polish, every one."""
    page = new_page(locale="pl")
    page.goto(f"/rules/{game}")

    expect(page.locator("[data-rule] [lang=pl]")).to_have_count(len(rules(game)))
    assert set(languages(game)) == set(wording.LANGUAGES)


@pytest.mark.parametrize("game", register.shipped())
def test_what_words_say_badly_is_drawn(page: Page, game: str) -> None:
    """Each picture that a game has stands beside the rule of its topic, and says in words what it shows."""
    page.goto(f"/rules/{game}")

    for topic, rule in pragmatica.game(game).topics.items():
        if topic.startswith("picture-"):
            figure = page.locator(f"[data-rule='{rule}'] figure")
            expect(figure.locator("svg *").first).to_be_attached()
            expect(figure.locator("figcaption")).to_have_text(re.compile(r"\w+ \w+"))


def explained(page: Page) -> str:
    """A word of the first rule that has one; the page stands there."""
    page.goto(f"/rules/{GAME}")
    page.locator(".term").first.wait_for()
    return page.locator(".term").first.inner_text()


def test_a_word_is_explained_under_the_pointer(page: Page) -> None:
    """The card opens beside it, can be pointed at, and goes when the pointer goes."""
    explained(page)
    card = page.locator("[popover]")

    page.locator(".term").first.hover()

    expect(card).to_be_visible()
    assert card.locator("p").nth(1).inner_text() in {term.text for term in terms(GAME)}
    card.hover()
    expect(card).to_be_visible()
    page.get_by_role("heading", level=1).hover()
    expect(card).to_be_hidden()


def test_a_word_is_explained_by_keyboard(page: Page) -> None:
    """Focus shows what it means, Enter goes into the card, Escape back to the word."""
    explained(page)
    word = page.locator(".term").first
    page.get_by_role("searchbox").focus()
    while not word.evaluate("word => word === document.activeElement"):
        page.keyboard.press("Tab")
    expect(page.locator("[popover]")).to_be_visible()
    expect(word).to_have_attribute("aria-describedby", re.compile("word"))

    page.keyboard.press("Enter")

    expect(page.locator("[popover] a").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[popover]")).to_be_hidden()
    expect(word).to_be_focused()


def test_a_word_is_explained_by_a_finger(new_page: NewPage) -> None:
    """A tap opens the card within the screen, a tap elsewhere closes it."""
    page = new_page(**PHONE)
    explained(page)
    page.locator(".term").first.tap()
    card = page.locator("[popover]")
    expect(card).to_be_visible()
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE_WIDTH

    page.get_by_role("heading", level=1).tap()

    expect(card).to_be_hidden()


def test_all_words_are_listed(page: Page) -> None:
    """At the end of the rules stand all words of the game."""
    page.goto(f"/rules/{GAME}#words")

    expect(page.get_by_role("heading", name="Words of the game")).to_be_in_viewport()
    expect(page.locator("main dt")).to_have_count(len(terms(GAME)))


def test_the_drawer_opens_at_the_rule_among_its_neighbours(page: Page) -> None:
    """It shows the chapter of the rule; a rule that it names is one press away, and so is the way back."""
    begin(page, THREE)
    page.locator(".prompt .rule").first.click()
    drawer = page.get_by_role("dialog")
    here = drawer.locator(".focus")
    expect(here).to_be_in_viewport()
    first = here.get_attribute("data-rule")
    chapters = {rule.id: rule.chapter for rule in rules(THREE.game)}
    assert {chapters[one] for one in found(page)} == {chapters[first or ""]}

    other = next(chapter for chapter in dict.fromkeys(chapters.values()) if chapter != chapters[first or ""])
    drawer.get_by_role("combobox").select_option(label=other)
    expect(drawer.get_by_role("heading", name=other)).to_be_visible()
    drawer.get_by_role("button", name=f"Back to {first}").click()

    expect(drawer.locator(f"[data-rule='{first}']")).to_be_in_viewport()


def test_escape_closes_a_card_before_the_drawer(page: Page) -> None:
    """A word in the drawer is explained above it; the drawer stays when the card is closed."""
    begin(page, THREE)
    page.locator(".prompt .rule").first.click()
    drawer = page.get_by_role("dialog")
    drawer.locator(".term").first.click()
    expect(drawer.locator("[popover]")).to_be_visible()

    page.keyboard.press("Escape")

    expect(drawer.locator("[popover]")).to_be_hidden()
    expect(drawer).to_be_visible()


@pytest.mark.parametrize("one", guides(), ids=lambda one: one.id)
def test_a_guide_is_a_page(page: Page, one: Guide) -> None:
    """It has its title, all its pictures arrive, and its links lead to pages that there are."""
    page.goto(f"/guide/{one.id}")

    expect(page.get_by_role("heading", level=1)).to_have_text(one.title)
    for picture in page.locator("main img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("image => image.naturalWidth") > 0
    targets = page.locator("main a[href^='/guide/']").evaluate_all("links => links.map((link) => link.pathname)")
    assert {target.removeprefix("/guide/") for target in targets} <= {known.id for known in guides()}


def test_a_game_has_its_guide(page: Page) -> None:
    """The name of a game leads to its guide, and a guide to the rules and to the list of all."""
    page.goto(f"/guide/{GAME}")
    first = next(one for one in guides() if one.game == GAME)
    expect(page.get_by_role("heading", level=1)).to_have_text(first.title)

    page.locator(f"main a[href='/rules/{GAME}']").last.click()

    expect(page.locator("[data-rule]").first).to_be_visible()


def test_a_guide_names_rules_that_can_be_read(page: Page) -> None:
    """A number of a rule in a guide leads to it."""
    page.goto(f"/guide/{GAME}")
    link = page.locator("main a.cite").first
    number = link.inner_text()

    link.click()

    expect(page.locator(f"[data-rule='{number}']")).to_be_focused()
