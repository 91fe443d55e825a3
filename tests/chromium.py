"""The browser that tests drive."""

import shutil
from typing import Any, Final

_QUIET: Final = ["gpu", "quic", "background-networking", "component-update", "sync", "dev-shm-usage"]
CHROMIUM: Final[dict[str, Any]] = {  # the system's, quietly and without a display
    "executable_path": "/usr/bin/chromium",
    "args": ["--no-sandbox", "--no-first-run", "--font-render-hinting=none", *(f"--disable-{name}" for name in _QUIET)],
}
WITHOUT_DISPLAY: Final[dict[str, Any]] = {  # the same engine in a program made for that, which costs half as much
    **CHROMIUM,
    "executable_path": shutil.which("chromium-headless-shell") or CHROMIUM["executable_path"],
    "args": [*CHROMIUM["args"], "--js-flags=--min-semi-space-size=16"],  # MB: a page just opened need not tidy up
}
