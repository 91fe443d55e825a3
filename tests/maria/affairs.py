"""Helpers for the tests of politics: political cards by their number, Saxony's status, and a stage with given cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pragmatica.maria.kept.board import NO_CITY, OFF_MAP_BOX, POWERS, SUITS
from pragmatica.maria.kept.realm import SAXONY_TRACK, replaced
from pragmatica.maria.kept.state import State
from pragmatica.maria.politics import choosing, effects, markers, stage
from tests.maria import realm
from tests.maria.boards import NOTHING
from tests.maria.realm import build

PRUSSIA, FRANCE = POWERS.index("prussia"), POWERS.index("france")
PRAGMATIC, AUSTRIA = POWERS.index("pragmatic"), POWERS.index("austria")
SAXONY, BAVARIA = POWERS.index("saxony"), POWERS.index("bavaria")
MARIA, LOUIS, FREDERICK = 0, 1, 2


def political(number: int) -> int:
    """The political card P-number."""
    return realm.board().politics.spec.index(number)


def seat(s: State) -> int:
    """The one seat that is asked."""
    (asked,) = s.pending()
    return asked


def asked(s: State) -> str:
    """The kind of question that is open; empty if none."""
    return s.top.name() if s.top is not None else ""


def table(
    display: Mapping[str, list[str]] = NOTHING,
    offer: tuple[int, ...] = (),
    trump: str = "hearts",
    **others: Any,
) -> State:
    """A position with these cards on the display, these political cards on offer, and this trump."""
    s = realm.position(**others)
    for power, cards in display.items():
        s.realm.display[POWERS.index(power)] = build.cards(s, *cards)
    s.realm.offer = [political(number) for number in offer]
    s.realm.trump = SUITS.index(trump)
    return s


def choose(s: State) -> build.Done:
    """Play phase 5 with what lies on the display."""
    done = build.Done()
    choosing.begin(s, done, tuple(stage.by_influence(s)))
    return done


def execute(s: State, number: int, power: str, recipient: str = "france") -> build.Done:
    """Carry out the instruction of a political card."""
    done = build.Done()
    effects.begin(s, done, POWERS.index(power), political(number), POWERS.index(recipient))
    return done


def move(s: State, saxony: int = 0, russia: int = 0, italy: int = 0) -> build.Done:
    """Move the markers by what has been announced in sum."""
    done = build.Done()
    markers.begin(s, done, (saxony, russia, italy))
    return done


def fields(s: State) -> list[str]:
    """Where the three markers are."""
    return [s.board.politics.field_ids[track][field] for track, field in enumerate(s.realm.track)]


def at_field(s: State, **tracks: str) -> None:
    """Put markers on fields, and Saxony's status right."""
    for name, field in tracks.items():
        track = ("saxony", "russia", "italy").index(name)
        s.realm.track = replaced(s.realm.track, track, s.board.politics.field_ids[track].index(field))
    s.realm.saxony = s.board.politics.status[s.realm.track[SAXONY_TRACK]]
    s.realign()


def display(s: State, power: str) -> set[str]:
    """The power's face-up cards on the display."""
    return {s.board.card_ids[card] for card in s.realm.display[POWERS.index(power)]}


def turned(s: State, power: str) -> set[str]:
    """Its cards there that lie face down."""
    return {s.board.card_ids[card] for card in s.realm.turned[POWERS.index(power)]}


def nobody_lost(s: State, power: str) -> None:
    """Put the power's generals that are off the board into its box, so that none of them can come back."""
    for general in s.board.generals_of[POWERS.index(power)]:
        if s.place[general] == NO_CITY:
            s.place[general] = OFF_MAP_BOX
