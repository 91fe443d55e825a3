"""A batch of answers: played in order, up to where it must end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from pragmatica.core.action import Action
from pragmatica.core.errors import Reason, Text
from pragmatica.core.game import Game
from pragmatica.core.log import Event
from pragmatica.core.offers import Offers
from pragmatica.core.played import Played
from pragmatica.core.state import FlowState


class Playing(Protocol):
    """What a batch needs of a match."""

    game: Game[Any]
    state: FlowState
    _versions: list[int]
    _offers: Offers

    def _apply_one(self, index: int, action: Action | Text) -> list[Event]: ...

    def _unasked(self, index: int) -> tuple[Action, ...]: ...


def play(match: Playing, index: int, ids: Sequence[str], actions: Sequence[Action | Text]) -> Played:
    """Play the answers of a seat one after the other; `ids` names them. Raises what `Match.apply` raises.

    An answer that has been given unasked since the one before, for it was the only one, is passed over. When this
    raises, the caller takes back what was played.
    """
    played = Played()
    given: tuple[Action, ...] = ()  # unasked, by the answer before
    for number, one in enumerate(actions):
        place = _place(ids[number], given)
        if place is not None and _offered(match, index, ids[number]):
            return _cut(match, played, number, ids, "core-batch-unclear")
        if place is None:
            versions, asked = list(match._versions), index in match._offers.asked
            played += match._apply_one(index, one)
            given = match._unasked(index)
            played.unasked += given
            ending = _ending(match, index, versions, asked)
            if ending:
                return _cut(match, played, _after(number + 1, ids, given), ids, ending)
        else:
            given = given[place + 1 :]
    return _cut(match, played, len(ids), ids, "")


def _cut(match: Playing, played: Played, number: int, ids: Sequence[str], message: str) -> Played:
    """End the batch after so many of its answers."""
    played.played, played.unplayed = number, tuple(ids[number:])
    if played.unplayed:
        (played.reason,) = match._offers.told([Reason(match.game.order_rule, message)])
    return played


def _ending(match: Playing, index: int, versions: list[int], asked: bool) -> str:
    """Why a batch of the seat ends after its latest answer, or nothing. `versions`: of all questions before it.

    What has been drawn or shown would else be told by an error, and taken back.
    """
    if match.state.over():
        return "core-match-over"
    if match.state.revealed:
        return "core-batch-shown"
    others = any(versions[seat] != match._versions[seat] for seat in match._offers.asked if seat != index)
    return "core-batch-asked" if others or (asked and index not in match._offers.asked) else ""


def _after(number: int, ids: Sequence[str], given: Sequence[Action]) -> int:
    """How many answers have been given, with those that were given unasked by the latest one."""
    while number < len(ids) and (place := _place(ids[number], given)) is not None:
        given = given[place + 1 :]
        number += 1
    return number


def _place(name: str, given: Sequence[Action]) -> int | None:
    """Where among these answers the one of this id or notation is."""
    return next((place for place, one in enumerate(given) if name in (one.id, one.notation)), None)


def _offered(match: Playing, index: int, name: str) -> bool:
    """Whether the seat's present question offers the answer of this id or notation."""
    return any(name in (one.id, one.notation) for one in match._offers.of(index)[1])
