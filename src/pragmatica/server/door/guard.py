"""The door: every request passes here first, and every answer last."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any, Final

from pragmatica.server.config import Config
from pragmatica.server.errors import ErrorKind, Refused
from pragmatica.server.metrics import Metrics
from pragmatica.server.play.table import write_json
from pragmatica.server.security import COMMON_HEADERS, DATA_POLICY, Limiter, Origins
from pragmatica.server.told import wire
from pragmatica.server.work import Starts, Work

SAFE: Final = ("GET", "HEAD", "OPTIONS")
DATA_HEADERS: Final = [
    (name.encode(), value.encode())
    for name, value in {**COMMON_HEADERS, "content-security-policy": DATA_POLICY}.items()
]
JSON: Final = b"application/json"
BY_MAIL: Final = "/api/unsubscribe/"  # asked by programs for mail, with a form that tells nothing
SINGLE: Final = (b"host", b"origin")  # of two, others on the way may believe another one than we


class Guard:
    """An ASGI application around the interface (`api`) and the front end (`site`).

    It refuses foreign pages, foreign host names and busy senders, sets the headers that protect, and counts.
    """

    def __init__(self, api: Any, site: Any, config: Config, metrics: Metrics) -> None:
        self._api = api
        self._site = site
        self._metrics = metrics
        self._origins = Origins(config.origins, config.hosts)
        self._all = Limiter(config.rate, config.burst)
        self._work = Limiter(config.work if config.rate else 0, config.work_burst)  # in seconds
        self._starts = Starts()
        self._openings = Limiter(config.open_rate, config.open_burst)
        self._present: Counter[str] = Counter()  # requests and streams under way, by sender
        self._most_present = config.address_connections
        self._monitors = frozenset(config.monitors)
        self._root = config.root_path

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass a request on, or refuse it."""
        kind = scope["type"]
        if kind == "lifespan":
            await self._api(scope, receive, send)
            return
        scope = self._within(scope)
        sender = scope["client"][0] if scope.get("client") else ""
        self._present[sender] += 1
        try:
            await self._starts.wait(sender)
            refused = self._refused(scope, dict(scope["headers"]), sender)
            if kind == "websocket":
                await self._stream(scope, receive, send, refused)
            else:
                work = Work(self._http(scope, receive, send, refused))
                await work
                self._work.spend(sender, work.seconds)
        finally:
            self._present[sender] -= 1
            if not self._present[sender]:
                del self._present[sender]

    async def _stream(self, scope: Any, receive: Any, send: Any, refused: ErrorKind | None) -> None:
        if refused is None:
            await self._api(self._below(scope), receive, send)
            return
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": refused})

    def _within(self, scope: Any) -> Any:
        """A request with its path as the site knows it, whether the proxy has taken the site's own path off or not."""
        path, root = scope["path"], self._root
        if not root or not (path == root or path.startswith(f"{root}/")):
            return scope
        return {**scope, "path": path[len(root) :] or "/"}

    def _below(self, scope: Any) -> Any:
        """The same as ASGI has it: the whole path, and how much of it lies above the site."""
        return {**scope, "path": self._root + scope["path"], "root_path": self._root} if self._root else scope

    async def _http(self, scope: Any, receive: Any, send: Any, refused: ErrorKind | None) -> None:
        started = time.perf_counter()
        method, status = scope["method"], 0
        path: str = scope["path"]
        data = path.startswith("/api/") or path in ("/api", "/healthz", "/metrics")

        async def watched(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if data:
                    message["headers"] = [*message["headers"], *DATA_HEADERS]
                    if not any(name == b"cache-control" for name, _ in message["headers"]):
                        message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if refused is not None:
            await self._refuse(refused, watched)
        elif data:
            await self._api(self._below(scope), receive, watched)
        else:
            await self._site(scope, receive, watched)
        self._metrics.requests.labels(method if method in ("GET", "POST", "DELETE") else "other", str(status)).inc()
        self._metrics.request_seconds.observe(time.perf_counter() - started)

    async def _refuse(self, kind: ErrorKind, send: Any) -> None:
        self._metrics.refusals.labels(kind).inc()
        error = Refused(kind, DETAILS[kind])
        body = write_json(wire.error_body(error, frozenset()))
        headers = [(b"content-type", JSON), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": error.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _refused(self, scope: Any, headers: dict[bytes, bytes], sender: str) -> ErrorKind | None:
        """Why a request may not pass."""
        names = [name for name, _ in scope["headers"]]
        if len(names) > len(headers) and any(names.count(one) > 1 for one in SINGLE):
            return "bad-request"
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # PostgreSQL takes none
            return "bad-request"
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._origins.known_host(host):
            return "wrong-origin"
        if self._present[sender] > self._most_present or not self._all.admits(sender) or self._work.left(sender) < 0:
            return "too-many-requests"
        if scope["path"] == "/metrics" and sender not in self._monitors:  # they tell of answers given in secret
            return "not-found"
        method = scope.get("method", "GET")
        if scope["type"] == "http" and method in SAFE:
            return None
        origin = headers.get(b"origin")
        site = headers.get(b"sec-fetch-site")
        if not self._origins.allows(
            None if origin is None else origin.decode("latin-1"), None if site is None else site.decode("latin-1"), host
        ):
            return "wrong-origin"
        if method == "POST":
            path = "/" + "/".join(filter(None, scope["path"].split("/")))  # as the router takes it
            kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
            if kind != JSON and not path.startswith(BY_MAIL):
                return "wrong-content-type"
            if (
                path in ("/api/tables", "/api/studies") or path.endswith(("/join", "/link"))
            ) and not self._openings.admits(sender):
                return "too-many-requests"
        return None


DETAILS: Final[dict[ErrorKind, str]] = {
    "bad-request": "the request names its host or its origin twice, or its address holds a NUL",
    "wrong-origin": "this request comes from a page of another site, or names another host",
    "not-found": "the figures are for monitors only",
    "too-many-requests": "too many requests; wait a little",
    "wrong-content-type": "the body must be application/json",
}
