"""Zones of time, by their IANA names."""

from __future__ import annotations

import zoneinfo
from functools import cache

from pragmatica.server.errors import Refused


@cache
def _zones() -> frozenset[str]:
    return frozenset(zoneinfo.available_timezones())


def known_zone(name: str) -> str:
    """The zone, or none. Raises Refused for one that nobody knows."""
    if name and name not in _zones():
        raise Refused("unreadable", "zone: unknown; must look like Europe/Warsaw")
    return name


def usual_zone(name: str) -> str:
    """The zone that a browser tells of; none where nobody here knows it."""
    return name if name in _zones() else ""
