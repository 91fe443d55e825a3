"""The built front end, read into memory at the start: no path from outside ever touches the disk."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final, NamedTuple

from pragmatica.server.security import COMMON_HEADERS, PAGE_POLICY

STATIC: Final = Path(__file__).parent.parent / "static"
HASHED: Final = "/assets/"  # files whose names change with their contents
FOREVER: Final = "public, max-age=31536000, immutable"
COMPRESSED: Final = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg+xml",
    "application/manifest+json",
)
PLAIN_PAGE: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pragmatica</title>
<h1>Pragmatica</h1>
<p>This server is running, but its front end has not been built. <code>python3 dev.py run</code> builds it.</p>
</html>
"""
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class File(NamedTuple):
    """A file ready to be sent."""

    body: bytes
    zipped: bytes | None
    headers: list[tuple[bytes, bytes]]
    etag: bytes


class Site:
    """An ASGI application that serves the files; every other path shows the page, which knows the rest."""

    def __init__(self, folder: Path = STATIC, root: str = "") -> None:
        self._files = {
            f"/{path.relative_to(folder).as_posix()}": _read(path, folder, root)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }
        plain = _file("/index.html", PLAIN_PAGE, "text/html; charset=utf-8")
        self._page = self._files.setdefault("/index.html", plain)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer GET and HEAD."""
        if scope["method"] not in ("GET", "HEAD"):
            await _send(send, 405, [(b"allow", b"GET, HEAD")], b"")
            return
        path = scope["path"]
        found = self._files.get(path)
        if found is None and path.startswith(HASHED):
            await _send(send, 404, [(b"content-type", b"text/plain")], b"no such file\n")
            return
        file = found or self._page
        asked = dict(scope["headers"])
        if file.etag in asked.get(b"if-none-match", b""):
            await _send(send, 304, [*file.headers, (b"etag", file.etag)], b"")
            return
        zipped = file.zipped if b"gzip" in asked.get(b"accept-encoding", b"") else None
        encoding = [(b"content-encoding", b"gzip")] if zipped is not None else []
        body = file.body if zipped is None else zipped
        headers = [*file.headers, *encoding, (b"etag", file.etag), (b"content-length", b"%d" % len(body))]
        await _send(send, 200, headers, body if scope["method"] == "GET" else b"")


async def _send(send: Any, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _read(path: Path, folder: Path, root: str) -> File:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    body = path.read_bytes()
    if path.suffix == ".html":
        body = _below(body, root.encode())
    return _file(f"/{path.relative_to(folder).as_posix()}", body, kind + charset)


def _below(page: bytes, root: bytes) -> bytes:
    """The page of a site that lies below this path; it is built with addresses that begin where it lies."""
    return page.replace(b'="./', b'="%s/' % root).replace(b'name="root" content=""', b'name="root" content="%s"' % root)


def _file(name: str, body: bytes, kind: str) -> File:
    compress = len(body) > 500 and kind.startswith(COMPRESSED)
    headers = {
        "content-type": kind,
        "cache-control": FOREVER if name.startswith(HASHED) else "no-cache",
        "content-security-policy": PAGE_POLICY,
        "vary": "accept-encoding",
        **COMMON_HEADERS,
    }
    encoded = [(header.encode(), value.encode()) for header, value in headers.items()]
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'.encode()
    return File(body, gzip.compress(body, 9, mtime=0) if compress else None, encoded, etag)
