"""Which rule speaks of what is shown beside questions and events."""

from collections.abc import Mapping
from typing import Final

TOPICS: Final[Mapping[str, str]] = {
    "almanac": "M-4.14",
    "shift": "M-6.7",
    "supply": "M-9.3",
    "dispute": "M-10.8",
    "trains": "M-10.30",
    "battle": "M-11.9",
    "winters": "M-13.20",
    "trump": "M-17.20",
    "display": "M-17.44",
    "offer": "M-17.50",
    "incomes": "M-17.67",
    "tracks": "M-17.70",
    "boxes": "M-17.80",
    "electors": "M-18.7",
    "prussia": "M-19.10",
    "peace": "M-19.12",
    "reduction": "M-19.20",
    "saxony": "M-19.30",
    "treaties-closed": "M-20.2",
    "contracts": "M-20.4",
    "contracts-end": "M-20.6",
    "proposing": "M-21.1",
    "promises": "M-21.2",
    "proposals": "M-21.4",
    "arenberg": "M-22.1",
    "victory": "M-23.1",
    "picture-distance": "E-5",
    "picture-suits": "M-3.5",
    "picture-supply": "M-9.3",
    "picture-protection": "M-10.42",
}
