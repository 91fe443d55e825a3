"""Integers that hold two things, in states and answers: here they are put together and taken apart."""

from __future__ import annotations

from typing import Final

from pragmatica.maria.kept.board import GENERALS

_CITIES: Final = 256
_POWERS: Final = 8


# -- battles: two supreme commanders ----------------------------------------------------------------------------------


def battle(attacker: int, defender: int) -> int:
    """The number of a battle."""
    return attacker * GENERALS + defender


def attacker(battle: int) -> int:
    """Who attacks."""
    return battle // GENERALS


def defender(battle: int) -> int:
    """Who is attacked."""
    return battle % GENERALS


# -- placings: a piece, or a number of troops, and a city -------------------------------------------------------------


def placing(what: int, city: int) -> int:
    """The number of an answer that puts this into the city."""
    return what * _CITIES + city


def placed(placing: int) -> int:
    """The piece, or how many troops."""
    return placing // _CITIES


def city(placing: int) -> int:
    """Where."""
    return placing % _CITIES


# -- what a power has of its own: its "?" on a city, the political card that it chose ----------------------------------


def owned(what: int, power: int) -> int:
    """The number of the power's "?" on a city, or of the card that it chose."""
    return what * _POWERS + power


def owned_thing(owned: int) -> int:
    """The city, or the card."""
    return owned // _POWERS


def owner(owned: int) -> int:
    """The power."""
    return owned % _POWERS
