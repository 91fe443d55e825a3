"""Which rule speaks of what is shown beside questions and events."""

from collections.abc import Mapping
from typing import Final

TOPICS: Final[Mapping[str, str]] = {
    "relations": "A-1.5",
    "exposed": "A-1.6",
    "diplomacy-expulsion": "A-7.3",
    "diplomacy-choice": "A-7.4",
    "diplomacy-admission": "A-7.5",
    "election": "A-8.4",
    "battle": "A-10.35",
    "update-garrisons": "A-11.1",
    "update-generals": "A-11.1",
    "update-neutrals": "A-11.3",
    "update-enemies": "A-11.4",
    "auction": "A-12.10",
    "auction-ties": "A-12.11",
    "picture-lands": "A-5.1",
    "picture-wheel": "A-6.5",
    "picture-support": "A-10.11",
}
