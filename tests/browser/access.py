"""What the tests of access ask of a page: what axe finds in it, how wide it is. Both wait until the page is there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import NewPage

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PHONE_WIDTH = 360
PHONE = {"viewport": {"width": PHONE_WIDTH, "height": 740}, "is_mobile": True, "has_touch": True}
Show = Callable[[Page], None]
_DRAWN = """() => {
  const shown = (one) => one.checkVisibility() && one.getClientRects().length > 0;
  return document.querySelector('h1') !== null && [...document.querySelectorAll('main *')].some(shown);
}"""
_MESSAGES = r"""() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = new Set();
  while (walk.nextNode())
    for (const one of walk.currentNode.textContent.match(/\b(?:web|cli|core)-[a-z]\w*[-\w]*/g) ?? []) found.add(one);
  return [...found].sort();
}"""
# The rest is hidden from readers: no rule looks at it, but it is gathered for each of a hundred.
PAGE = "({exclude: ['.surface > svg g[aria-hidden=true] > *']})"
TAB = "'#tab-panel'"  # what another tab of a table shows than the one whose page was looked at
ONLY_FAULTS = "resultTypes: ['violations'], selectors: false"  # what passes is neither described nor handed over
_RUN = f"""([part, tags]) => axe.run(eval(part), {{runOnly: tags, {ONLY_FAULTS}}}).then(({{violations}}) =>
  violations.map(({{id, nodes}}) => [id, nodes.map(({{html}}) => html.slice(0, 200))]))"""
_AT_REST = """async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const ends = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime);
  await frame();
  await Promise.all(document.getAnimations().filter(ends).map((one) => one.finished.catch(() => {})));
  await frame();
}"""


def faults(page: Page, axe: str, part: str = PAGE) -> list[tuple[str, list[str]]]:
    """The rules that `part` of the page (JavaScript, a context of axe) violates, each with the elements at fault.

    In the dark the same page differs by its colours alone: their contrast is looked at once more.
    """
    drawn(page)
    page.evaluate(axe)
    found = page.evaluate(_RUN, [part, RULES])
    page.emulate_media(color_scheme="dark")
    page.evaluate(_AT_REST)
    found += [[f"{rule} in the dark", elements] for rule, elements in page.evaluate(_RUN, [part, ["color-contrast"]])]
    page.emulate_media(color_scheme="null")
    page.evaluate(_AT_REST)
    return [(rule, elements) for rule, elements in found]


def without_words(page: Page) -> list[str]:
    """What the page shows by the id of its message, for want of words."""
    drawn(page)
    found: list[str] = page.evaluate(_MESSAGES)
    return found


def width(page: Page) -> int:
    """How many pixels of CSS the page is wide, with what one would have to scroll to."""
    drawn(page)
    wide: int = page.evaluate("document.documentElement.scrollWidth")
    return wide


def unusable(new_page: NewPage, show: Show, axe: str) -> list[object]:
    """What is at fault in a page that is opened and shown: what axe finds, and what lacks its words."""
    page = new_page(reduced_motion="reduce")
    show(page)
    return [*faults(page, axe), *without_words(page)]


def width_on_a_phone(new_page: NewPage, show: Show) -> int:
    """How wide a page is that is shown on a phone."""
    page = new_page(**PHONE)
    show(page)
    return width(page)


def drawn(page: Page) -> None:
    """Wait until there is a page: its address leads to a file that is loaded before anything is drawn."""
    page.wait_for_function(_DRAWN)
