"""Integers that hold several things, in states and answers: here they are put together and taken apart."""

from __future__ import annotations

from typing import Final

_KINDS: Final = 8  # of cards that are played
_GIFTS: Final = 16  # kinds of cards, and Money
_LANDS: Final = 128
_NUMBERS: Final = 256  # more than all cards on all piles


# -- gifts: to a power, a kind of card or Money -----------------------------------------------------------------------


def gift(receiver: int, what: int) -> int:
    """The number of a gift."""
    return receiver * _GIFTS + what


def receiver(gift: int) -> int:
    """Who is to have it."""
    return gift // _GIFTS


def given(gift: int) -> int:
    """The kind of card, or Money."""
    return gift % _GIFTS


# -- placings: a general in a territory -------------------------------------------------------------------------------


def placing(general: int, land: int) -> int:
    """The number of a placing."""
    return general * _LANDS + land


def placed(placing: int) -> int:
    """The general."""
    return placing // _LANDS


def land(placing: int) -> int:
    """The territory."""
    return placing % _LANDS


# -- plays: a kind of card on a general's pile, face up with the number of the played card that it turns up -----------


def play(general: int, kind: int, number: int = 0) -> int:
    """The number of a play, face down or, with the number of another card, face up [A-10.24, A-10.31]."""
    return number * _NUMBERS + general * _KINDS + kind


def pile(play: int) -> int:
    """The general on whose pile it goes."""
    return play % _NUMBERS // _KINDS


def kind(play: int) -> int:
    """The kind of card."""
    return play % _KINDS


def number(play: int) -> int:
    """Which card it turns up: 1 for the first that was played; 0 face down."""
    return play // _NUMBERS
