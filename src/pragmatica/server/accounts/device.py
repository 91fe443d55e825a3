"""What a browser is called in the list of devices, from what it says of itself."""

from __future__ import annotations

import re
from typing import Final

# The first that fits: browsers name those that they want to be taken for, too.
BROWSERS: Final = (("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"),
                   ("Firefox|FxiOS", "Firefox"), ("Chrome|CriOS", "Chrome"), ("Safari", "Safari"))  # fmt: skip
SYSTEMS: Final = (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
                  ("CrOS", "ChromeOS"), ("Mac OS X", "macOS"), ("Linux", "Linux"))  # fmt: skip


def device_name(agent: str) -> str:
    """Browser and system, as far as they are known: nothing else of what it says is kept."""
    found = (next((name for sign, name in kinds if re.search(sign, agent)), "") for kinds in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))
