"""The browser that tests drive."""

from typing import Any, Final

_QUIET: Final = ["gpu", "quic", "background-networking", "component-update", "sync", "dev-shm-usage"]
CHROMIUM: Final[dict[str, Any]] = {  # the system's, quietly and without a display
    "executable_path": "/usr/bin/chromium",
    "args": ["--no-sandbox", "--no-first-run", "--font-render-hinting=none", *(f"--disable-{name}" for name in _QUIET)],
}
