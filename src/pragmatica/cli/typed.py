"""What a person types at a table: a number, an id, a notation, a name, or a whole march."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from pragmatica.core.action import Action
from pragmatica.core.errors import PragmaticaError
from pragmatica.core.match import Match
from pragmatica.kit.boards import listed

_LETTERS = str.maketrans({"ß": "ss", "ł": "l", "ø": "o", "æ": "ae", "œ": "oe", "đ": "d"})


def fold(text: str) -> str:
    """Letters as one may type them: small, without accents, single spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


def numbered(actions: Sequence[Action]) -> dict[str, Action]:
    """The answers by the number to type: numbers of troops, of spaces of a track and of Morale are their own."""
    for field in ("troops", "spaces", "morale"):
        counts = [action.fields.get(field) for action in actions]
        if actions and all(isinstance(one, int) for one in counts):
            return {str(number): action for number, action in zip(counts, actions, strict=True)}
    return {str(number): action for number, action in enumerate(actions, 1)}


def find_action(text: str, actions: Sequence[Action]) -> Action | None:
    """The answer that is meant: by number, id or notation, or by the only one that begins so."""
    by_number = numbered(actions)
    if text in by_number:
        return by_number[text]
    for action in actions:
        if text in (action.id, action.notation):
            return action
    wanted = fold(text)
    exact = [one for one in actions if wanted in (fold(one.id), fold(one.notation), fold(one.notation.lstrip("-")))]
    if len(exact) == 1:
        return exact[0]
    begun = [one for one in actions if wanted and fold(one.notation.lstrip("-")).startswith(wanted)]
    return begun[0] if len(begun) == 1 else None


def find_about(thing: str, actions: Sequence[Action]) -> Action | None:
    """The only answer that names the thing, given as `power:austria`; None when none or several do."""
    ident = thing.partition(":")[2]
    found = [one for one in actions if ident in one.fields.values()]
    return found[0] if len(found) == 1 else None


def find_thing(text: str, things: Iterable[tuple[str, str]]) -> str | None:
    """The thing of this name, as `city:lueben`; the only one that begins so where none is called so."""
    wanted = fold(text)
    begun: set[str] = set()
    for name, target in things:
        folded = fold(name)
        if folded == wanted:
            return target
        if wanted and folded.startswith(wanted):
            begun.add(target)
    return begun.pop() if len(begun) == 1 else None


def read_unlisted(text: str, match: Match, seat: str) -> list[str] | None:
    """The id of an action outside the order of play that is one of too many to be listed; None when it is not one."""
    found = match.game.read_action(match.setup, match.state, match.seats.index(seat), text)
    return None if found is None else [found.id]


def read_march(text: str, match: Match, seat: str) -> list[str] | None:
    """The ids of a whole march such as `Schwerin Liegnitz-Lüben-Glogau`, for `Match.apply`; None when it is not one."""
    wanted = fold(text)
    for action in match.legal(seat):
        if action.type not in ("move", "move_stack"):
            continue
        for name in {fold(action.notation), fold(action.id)}:
            if wanted.startswith(name + " "):
                return _march(action, wanted[len(name) :].strip(), match.copy(), seat)
    return None


def read_steps(text: str, match: Match, seat: str) -> list[str] | None:
    """The ids of several steps such as `-Lüben-Glogau`, with a stop where a dot ends them; None when it is not that."""
    stops = text.endswith(".")
    steps = _steps(fold(text.rstrip(". ")).lstrip("-"), match.copy(), seat)
    if not steps:
        return None
    return [*steps, "stop"] if stops else steps


def _march(pick: Action, path: str, trial: Match, seat: str) -> list[str] | None:
    given = trial.apply(seat, pick).unasked
    decision = trial.pending.get(seat)
    board = trial.game.board(trial.setup.board)[1]
    names = {one["id"]: fold(str(one["name"])) for _, one in listed(board) if "name" in one}
    start = names.get(str(getattr(decision, "start", "")), "")
    first, separator, rest = path.partition("-")
    if separator and first.strip() == start:
        path = rest
    steps = _steps(path, trial, seat, given)
    if not steps:
        return None
    stopping = seat in trial.pending and any(action.type == "stop" for action in trial.legal(seat))
    return [pick.id, *steps, *(["stop"] if stopping else [])]


def _steps(path: str, trial: Match, seat: str, given: Sequence[Action] = ()) -> list[str] | None:
    """The ids of the cities of a path, walked on the trial; None when one is not offered.

    Steps that were `given` unasked, for they were the only ones, may be named. What follows a step that draws or shows
    something is taken as it is typed: it will not be played.
    """
    found: list[str] = []
    while path:
        for action in (*given, *trial.legal(seat)):
            name = fold(action.notation.lstrip("-"))
            if action.type == "step" and (path == name or path.startswith(name + "-")):
                break
        else:
            return None
        found.append(action.id)
        path = path[len(name) :].lstrip("-").strip()
        if action in given:
            given = given[given.index(action) + 1 :]
            continue
        try:
            given = trial.apply(seat, action).unasked
        except PragmaticaError:
            return None
        if trial.state.revealed:
            return [*found, *path.split("-")] if path else found
    return found
