"""The front end as the server sends it."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest

from pragmatica.core import register
from pragmatica.server.door.site import Site

SCRIPT = "console.log('Žofia');" * 100


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """A small built front end, with a file outside of it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Pragmatica</title>")
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT)
    (folder / "assets" / "face-1.woff2").write_bytes(b"font" * 400)
    (folder / ".stamp").write_text("secret")
    (tmp_path / "outside.txt").write_text("outside")
    return Site(folder)


class Answer:
    """What the site sent."""

    def __init__(self, site: Site, path: str, method: str = "GET", **headers: str) -> None:
        self.body = b""
        sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        asyncio.run(site({"method": method, "path": path, "headers": sent}, None, self.send))

    async def send(self, message: Any) -> None:
        """Collect a message."""
        if message["type"] == "http.response.start":
            self.status: int = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        else:
            self.body += message["body"]


@pytest.mark.parametrize("path", ["/", "/table/abc", f"/rules/{register.shipped()[0]}", "/index.html", "/no/such/page"])
def test_every_path_shows_the_page(site: Site, path: str) -> None:
    """The page itself knows what its addresses mean; it is looked for anew each time."""
    answer = Answer(site, path)

    assert answer.status == 200
    assert b"<title>Pragmatica" in answer.body
    assert answer.headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_for_ever(site: Site) -> None:
    """A file whose name changes with its contents need not be asked for again."""
    answer = Answer(site, "/assets/index-abc123.js")

    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


def test_text_is_sent_compressed(site: Site) -> None:
    """Who understands gzip gets gzip; fonts are compressed already."""
    answer = Answer(site, "/assets/index-abc123.js", accept_encoding="br, gzip")

    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(answer.body).decode() == SCRIPT
    assert "content-encoding" not in Answer(site, "/assets/face-1.woff2", accept_encoding="gzip").headers


def test_an_unchanged_file_is_not_sent_again(site: Site) -> None:
    """A known ETag is answered with 304."""
    etag = Answer(site, "/").headers["etag"]

    answer = Answer(site, "/", if_none_match=etag)

    assert (answer.status, answer.body) == (304, b"")


def test_a_missing_script_is_missing(site: Site) -> None:
    """The page is never sent in place of a script."""
    assert Answer(site, "/assets/index-old.js").status == 404


@pytest.mark.parametrize("path", ["/../outside.txt", "/assets/../../outside.txt", "/.stamp", "/assets/%2e%2e/x"])
def test_nothing_else_is_served(site: Site, path: str) -> None:
    """Neither files outside of the folder nor hidden ones."""
    body = Answer(site, path).body

    assert b"outside" not in body
    assert b"secret" not in body


def test_head_sends_no_body(site: Site) -> None:
    """HEAD tells the length alone."""
    answer = Answer(site, "/", method="HEAD")

    assert answer.body == b""
    assert int(answer.headers["content-length"]) > 0


def test_other_methods_are_refused(site: Site) -> None:
    """The front end takes nothing."""
    assert Answer(site, "/", method="POST").status == 405


def test_the_policy_allows_no_inline_script(site: Site) -> None:
    """Scripts come from files of this server alone, and no page may frame ours."""
    policy = Answer(site, "/").headers["content-security-policy"]

    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy


def test_without_a_front_end_there_is_a_plain_page(tmp_path: Path) -> None:
    """A server without a built front end says so."""
    answer = Answer(Site(tmp_path / "nothing"), "/table/abc")

    assert answer.status == 200
    assert b"has not been built" in answer.body


def test_the_page_below_a_path_of_its_host(tmp_path: Path) -> None:
    """What the page fetches, and what it takes for its own place, begins with the path that the server is told."""
    (tmp_path / "index.html").write_text('<meta name="root" content=""><script src="./assets/a.js"></script>')

    body = Answer(Site(tmp_path, root="/games"), "/table/abc").body

    assert body == b'<meta name="root" content="/games"><script src="/games/assets/a.js"></script>'
