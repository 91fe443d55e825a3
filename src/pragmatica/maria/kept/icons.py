"""The icons of the three tracks, as they stand [M-17.70]. What happens when a marker arrives is in `markers`."""

from __future__ import annotations

from pragmatica.maria.kept.political import BONUS, PENALTY, TRACKS
from pragmatica.maria.kept.state import State


def has_icon(s: State, track: int, field: int, kind: int, power: int) -> bool:
    """Whether a field bears this icon for the power."""
    return any(icon.kind == kind and icon.power == power for icon in s.board.politics.icons[track][field])


def income_change(s: State, power: int) -> int:
    """What tracks and political cards add to the power's income now [M-8.3, M-8.15, M-17.67, M-17.71, M-17.73].

    The bonus of Saxony's last field makes its income as Austria's ally 2 [M-19.39, D-34].
    """
    realm = s.realm
    change = realm.income_turn[power] + realm.income_game[power]
    for track in range(len(TRACKS)):
        for icon in s.board.politics.icons[track][realm.track[track]]:
            if icon.power == power:
                if icon.kind == BONUS:
                    change += icon.amount
                elif icon.kind == PENALTY:
                    change -= icon.amount
    return change
