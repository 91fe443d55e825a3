"""Measure how smoothly the maps move: `python -m tests.browser.frames [GAME …] [--screen NAME …] [--json]`.

A hand drags the map, turns the wheel and points about, and lets go; how far apart frames are is taken from
`requestAnimationFrame`, what the page computes for one (`page`) and what is drawn into tiles (`tiles`) from a trace.
Without a graphics card tiles are drawn by the processor: compare maps with each other, in one run. The phone's
processor is slowed down four times.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.player import begin
from tests.chromium import CHROMIUM
from tests.samples import ALL, Sample, grandest, usual
from tests.server.client import Server

SCREENS: Final[dict[str, dict[str, Any]]] = {
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "3840": {"viewport": {"width": 3840, "height": 2160}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
SLOWER: Final = {"phone": 4}
ANSWERS: Final = 120  # after so many a board is full of pieces
STEPS: Final = 120
RESTED: Final = "() => document.querySelector('.surface > svg').style.transform === 'none'"
WATCH: Final = """() => {
  window.frames_ = [];
  window.watching = true;
  const tick = (now) => { window.frames_.push(now); if (window.watching) requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""
TAKE: Final = "() => { window.watching = false; return window.frames_; }"
TRACED: Final = ["devtools.timeline", "cc"]


class Smoothness(NamedTuple):
    """How a movement went, in milliseconds: half of all frames took no longer than `half`, 19 of 20 than `most`."""

    map: str
    screen: str
    movement: str
    frames: int
    half: float
    most: float
    longest: float
    page: float  # the longest that the page computed for one frame
    tiles: float  # drawn for each frame, on the average


Movement = Callable[[Page, float, float], None]


def drag(page: Page, x: float, y: float) -> None:
    """Along an eight, with the button pressed, once and back to where it began."""
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(STEPS + 1):
        turn = 2 * math.pi * step / STEPS
        page.mouse.move(x + 0.3 * x * math.sin(turn), y + 0.3 * y * math.sin(2 * turn))


def wheel(page: Page, x: float, y: float) -> None:
    """Nearer and farther."""
    page.mouse.move(x, y)
    for step in range(STEPS):
        page.mouse.wheel(0, -12 if step % 60 < 30 else 12)


def point(page: Page, x: float, y: float) -> None:
    """About on the map, with nothing pressed."""
    for step in range(STEPS):
        turn = 2 * math.pi * step / STEPS
        page.mouse.move(x + 0.5 * x * math.sin(turn), y + 0.5 * y * math.sin(2 * turn))


MOVEMENTS: Final[dict[str, Movement]] = {"drag": drag, "wheel": wheel, "point": point}


def rest(page: Page) -> None:
    """Let go, and wait until the map is drawn for where it is."""
    page.mouse.up()
    page.wait_for_function(RESTED)
    page.wait_for_timeout(400)


def spent(events: list[dict[str, Any]], kind: str) -> list[int]:
    """Processor time of traced work, in microseconds, whatever else the machine does."""
    return [one["tdur"] for one in events if one["name"] == kind and "tdur" in one]


def measured(browser: Browser, page: Page, act: Callable[[], None]) -> tuple[list[float], float, float]:
    """Gaps between frames, the longest work of the page for one, and how long tiles were drawn."""
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(WATCH)
    act()
    moments = page.evaluate(TAKE)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    work = max(spent(events, "ProxyMain::BeginMainFrame"), default=0)
    tiles = sum(spent(events, "RasterTask"))
    return sorted(after - before for before, after in pairwise(moments)), work / 1000, tiles / 1000


def smoothness(browser: Browser, page: Page, sample: Sample, screen: str) -> Iterator[Smoothness]:
    """All movements of a map, from two steps nearer than the whole."""
    page.evaluate("document.fonts.ready")
    for _ in range(2):
        page.wait_for_function(RESTED)
        page.locator(".board").get_by_role("button", name="Closer").click()
    box = page.locator(".surface").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    rest(page)
    for name, move in MOVEMENTS.items():
        for movement, act in ((name, partial(move, page, x, y)), (f"{name}, rest", partial(rest, page))):
            gaps, work, tiles = measured(browser, page, act)
            at = [gaps[int(len(gaps) * part)] for part in (0.5, 0.95)]
            yield Smoothness(
                f"{sample.game} {sample.scenario}",
                screen,
                movement,
                len(gaps),
                *(round(one, 1) for one in (*at, gaps[-1], work, tiles / len(gaps))),
            )


def opened(browser: Browser, server: Server, sample: Sample, screen: str) -> Page:
    """A table in the midst of its match, on such a screen."""
    page = browser.new_page(base_url=server.url, locale="en", **SCREENS[screen])
    page.set_default_timeout(60_000)
    server.prepared.write_text(sample.begun(ANSWERS).to_json(history=False))
    begin(page, sample)
    slower = SLOWER.get(screen, 1)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page


def maps(games: list[str]) -> list[Sample]:
    """The maps of games: of their first and last scenarios, where they differ."""
    return [one for game in games for one in dict.fromkeys((usual(game), grandest(game)))]


def line(values: Iterable[object]) -> str:
    """A line of the table."""
    return " ".join(f"{one!s:<24}" if at < 3 else f"{one!s:>8}" for at, one in enumerate(values))


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.frames", description=__doc__)
    shipped = list(dict.fromkeys(one.game for one in ALL))
    parser.add_argument("games", nargs="*", metavar="GAME", default=shipped, help=f"default: {', '.join(shipped)}")
    parser.add_argument("--screen", nargs="*", choices=SCREENS, default=list(SCREENS))
    parser.add_argument("--json", action="store_true", help="print a list of objects instead of a table")
    options = parser.parse_args()
    found: list[Smoothness] = []
    if not options.json:
        print(line(Smoothness._fields))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(**CHROMIUM)
        for sample in maps(options.games):
            for screen in options.screen:
                page = opened(browser, server, sample, screen)
                for one in smoothness(browser, page, sample, screen):
                    found.append(one)
                    if not options.json:
                        print(line(one), flush=True)
                page.context.close()
        browser.close()
        server.close()
    if options.json:
        json.dump([one._asdict() for one in found], sys.stdout, indent=1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
