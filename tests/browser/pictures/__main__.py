"""Takes the pictures of the documents anew: `python3 dev.py pictures`, or with names only those."""

from __future__ import annotations

import contextlib
import io
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import APIResponse, Browser, BrowserContext, Page, Request, sync_playwright

from tests.browser.conftest import PATIENCE
from tests.browser.pictures.picture import Drawn, Picture, Told, after, brought, path_of, pictures
from tests.chromium import CHROMIUM
from tests.server.client import Server

REMEMBER = "(all) => Object.entries(all).forEach(([name, value]) => localStorage.setItem(`pragmatica.${name}`, value))"
SEEN, SPECKS = 24, 50  # how much a pixel must differ, and how many may
CALM = 8  # looks, of 50 milliseconds each
STILL = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
AROUND = """(all, room) => {
  const boxes = all.map((one) => one.getBoundingClientRect());
  const [x, y] = ["left", "top"].map((side) => Math.max(0, Math.min(...boxes.map((one) => one[side])) - room));
  const right = Math.min(innerWidth, Math.max(...boxes.map((one) => one.right)) + room);
  const bottom = Math.min(innerHeight, Math.max(...boxes.map((one) => one.bottom)) + room);
  return {x, y, width: right - x, height: bottom - y};
}"""


@dataclass(frozen=True)
class Table:
    """A table at which a match has come so far, and the cookies of the browser that holds its seats."""

    ident: str
    cookies: Any


class Studio:
    """A server and a browser; a table is opened once for all pictures of the same moment."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self._server = server
        self._browser = browser
        self._tables: dict[Callable[[], Told], Table] = {}

    def take(self, one: Picture, language: str) -> bytes:
        """A picture of a page."""
        table = None if isinstance(one.at, str) else self._table(one.at)
        with self._context(one, language, table) as context:
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            quiet = Quiet(page)
            page.goto("/")
            if not one.newcomer:
                page.evaluate(REMEMBER, dict.fromkeys(_silenced(), "off"))
            if table is not None and not isinstance(one.at, str):
                page.evaluate(REMEMBER, _answered(one.at(), table))
            page.goto(str(one.at) if table is None else f"/table/{table.ident}{one.way}")
            page.locator("h1, h2").first.wait_for(state="attached")
            if table is not None and not one.way:
                _sit_down(page)
            quiet.wait()
            for press in one.press:
                _press(page, press)
                quiet.wait()
            one.then(page)
            quiet.wait()
            return _shot(page, one)

    def _context(self, one: Picture, language: str, table: Table | None) -> BrowserContext:
        width, height = one.size
        return self._browser.new_context(
            base_url=self._server.url,
            locale=language,
            viewport={"width": width, "height": height},
            color_scheme="dark" if one.dark else "light",
            reduced_motion="no-preference" if one.moves else "reduce",
            is_mobile=one.touched,
            has_touch=one.touched,
            storage_state=None if table is None else table.cookies,
        )

    def _table(self, at: Callable[[], Told]) -> Table:
        if at not in self._tables:
            self._tables[at] = self._open(at())
        return self._tables[at]

    def _open(self, told: Told) -> Table:
        """A table with all seats at one browser, where the answers are given that it is to tell of."""
        self._server.prepared.write_text(told.match.to_json(history=False))
        setup = told.match.setup
        asked = {"game": setup.game, "scenario": setup.scenario, "players": len(told.match.seats), "seats": {}}
        with self._browser.new_context(base_url=self._server.url) as context:
            ident = _sent(context.request.post("/api/tables", data=asked))["id"]
            for seat, action in told.answers:
                version = _sent(context.request.get(f"/api/tables/{ident}?as={seat}"))["view"]["version"]
                given = {"seat": seat, "version": version, "actions": [action]}
                _sent(context.request.post(f"/api/tables/{ident}/actions", data=given))
            return Table(ident, context.storage_state())


class Quiet:
    """Whether a page waits for an answer of the server: what is pressed may ask for more before it shows all."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._open: set[Request] = set()
        page.on("request", lambda request: self._open.add(request))
        for ended in ("requestfinished", "requestfailed"):
            page.on(ended, lambda request: self._open.discard(request))

    def wait(self) -> None:
        """Wait until it has asked for nothing for a while."""
        end, calm = time.monotonic() + PATIENCE / 1000, 0
        while calm < CALM:
            assert time.monotonic() < end, [one.url for one in self._open]
            self._page.wait_for_timeout(50)
            calm = 0 if self._open else calm + 1


def main(names: Sequence[str]) -> None:
    """Take all, or those named."""
    wanted = [one for one in pictures() if not names or one.name in names]
    if unknown := set(names) - {one.name for one in wanted}:
        sys.exit(f"There is no picture {', '.join(sorted(unknown))}.")
    with _studio() as studio:
        for one, language in [(picture, language) for picture in wanted for language in picture.languages]:
            drawn = isinstance(one, Drawn)
            shot = after(one.at()).picture(language=language).png(one.width) if drawn else studio.take(one, language)
            path = path_of(one.name, language)
            path.parent.mkdir(exist_ok=True)
            made = _small(shot, one.width)
            if not (path.exists() and _alike(path.read_bytes(), made)):
                path.write_bytes(made)
            print(f"{path.stat().st_size // 1024:5} kB  {one.name} {language}", flush=True)


@contextlib.contextmanager
def _studio() -> Iterator[Studio]:
    with contextlib.ExitStack() as stack:
        server = Server(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        stack.callback(server.close)
        server.start()
        browser = stack.enter_context(sync_playwright()).chromium.launch(**CHROMIUM)
        yield Studio(server, stack.enter_context(browser))


def _silenced() -> list[str]:
    """What nobody is told of any more who has played for some time."""
    return ["lessons-offered", *(game.HINTS for game in brought() if game.HINTS)]


def _sent(answer: APIResponse) -> Any:
    assert answer.ok, answer.text()
    return answer.json()


def _answered(told: Told, table: Table) -> dict[str, str]:
    """Each seat's last answer, after which everything is news to it."""
    last = {seat: step for step, (seat, _) in enumerate(told.answers, 1)}
    return {f"since.{table.ident}.{seat}": str(step) for seat, step in last.items()}


def _sit_down(page: Page) -> None:
    page.locator(".curtain button, .prompt[data-kind], .result").first.wait_for()
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
    page.locator(".prompt[data-kind], .result").first.wait_for()


def _press(page: Page, wanted: str) -> None:
    if wanted.startswith("key:"):
        page.keyboard.press(wanted.removeprefix("key:"))
    else:
        page.locator(wanted).first.click()


def _shot(page: Page, one: Picture) -> bytes:
    page.evaluate("document.activeElement?.blur()")
    page.mouse.move(0, 0)
    page.evaluate(STILL)
    if not one.part:
        return page.screenshot(animations="disabled")
    page.locator(one.part).first.wait_for()
    return page.screenshot(animations="disabled", clip=page.locator(one.part).evaluate_all(AROUND, one.room))


def _small(shot: bytes, width: int) -> bytes:
    """A picture of few colours, which is a third as large and looks alike."""
    with Image.open(io.BytesIO(shot)) as opened:
        image = opened.convert("RGB")
    if width and width < image.width:
        image = image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    image.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def _alike(one: bytes, other: bytes) -> bool:
    """Whether two pictures differ in no more than what a browser draws a little otherwise each time."""
    with Image.open(io.BytesIO(one)) as first, Image.open(io.BytesIO(other)) as second:
        if first.size != second.size:
            return False
        difference = ImageChops.difference(first.convert("RGB"), second.convert("RGB")).convert("L")
        return sum(difference.histogram()[SEEN:]) <= SPECKS


if __name__ == "__main__":
    main(sys.argv[1:])
