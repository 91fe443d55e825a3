"""What the tests of access ask of a page: what axe finds in it, how wide it is. Both wait until the page is there."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import NewPage

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PHONE_WIDTH = 360
PHONE = {"viewport": {"width": PHONE_WIDTH, "height": 740}, "is_mobile": True, "has_touch": True}
Show = Callable[[Page], None]
_MESSAGE = re.compile(r"\b(?:web|cli|core)-[a-z]\w*[-\w]*")
_TEXTS = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), texts = [];
  while (walk.nextNode()) texts.push(walk.currentNode.textContent);
  return texts;
}"""
_RUN = "([part, tags]) => axe.run(eval(part), {runOnly: tags})"


def faults(page: Page, axe: str, part: str = "document") -> list[tuple[str, list[str]]]:
    """The rules that `part` of the page (JavaScript, a context of axe) violates, each with the elements at fault."""
    drawn(page)
    page.evaluate(axe)
    found = page.evaluate(_RUN, [part, RULES])
    return [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found["violations"]]


def without_words(page: Page) -> list[str]:
    """What the page shows by the id of its message, for want of words."""
    drawn(page)
    texts: list[str] = page.evaluate(_TEXTS)
    return sorted({found for text in texts for found in _MESSAGE.findall(text)})


def width(page: Page) -> int:
    """How many pixels of CSS the page is wide, with what one would have to scroll to."""
    drawn(page)
    wide: int = page.evaluate("document.documentElement.scrollWidth")
    return wide


def unusable(new_page: NewPage, show: Show, axe: str, scheme: str) -> list[object]:
    """What is at fault in a page that is opened and shown: what axe finds, and what lacks its words."""
    page = new_page(color_scheme=scheme, reduced_motion="reduce")
    show(page)
    return [*faults(page, axe), *without_words(page)]


def width_on_a_phone(new_page: NewPage, show: Show) -> int:
    """How wide a page is that is shown on a phone."""
    page = new_page(**PHONE)
    show(page)
    return width(page)


def drawn(page: Page) -> None:
    """Wait until there is a page: its address leads to a file that is loaded before anything is drawn."""
    page.locator("main").locator("visible=true").first.wait_for()
    page.locator("h1").first.wait_for(state="attached")
