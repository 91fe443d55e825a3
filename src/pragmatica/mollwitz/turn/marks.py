"""The marks of those out of command, and how they go (chapter 3)."""

from __future__ import annotations

from pragmatica.mollwitz.command import ranges
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.state import State


def relieve(s: State) -> None:
    """Take the marks off units that are in command by now, whoever came nearer [W-3.22, W-3.25]."""
    for brigade, wing in enumerate(s.army.brigade_wing):
        if wing != s.group or not any(s.uncommanded[unit] for unit in s.army.brigade_units[brigade]):
            continue
        inside = ranges.commanded(s, brigade)
        for unit in s.army.brigade_units[brigade]:
            if s.uncommanded[unit] and (unit in inside or s.routed(unit) or not s.on_field(unit)):
                s.uncommanded[unit] = 0
                if s.log is not None and s.on_field(unit):
                    s.log.append((log.BACK_IN_COMMAND, unit))
