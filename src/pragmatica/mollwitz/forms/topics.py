"""Which rule speaks of what is shown beside questions and events."""

from collections.abc import Mapping
from typing import Final

TOPICS: Final[Mapping[str, str]] = {
    "squares": "W-4.7",
    "zones": "W-6.5",
    "fire-zones": "W-5.4",
    "standing-volley": "W-6.21",
    "standing-bend": "W-4.2",
    "standing-square": "W-4.9",
    "standing-defend": "W-10.23",
    "standing-charge": "W-6.19",
    "standing-face": "W-6.14",
    "standing-withdraw": "W-6.11",
    "picture-facing": "W-5.4",
    "picture-wedge": "W-5.6",
    "picture-control": "W-6.2",
}
