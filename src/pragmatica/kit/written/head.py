"""What the positions of all games begin with: whose they are, and what was chosen when the match was made."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from pragmatica.core.errors import fault, told
from pragmatica.core.game import Game, Setup, checked_seed, make_setup
from pragmatica.core.reading import as_object, one_of
from pragmatica.core.state import NO_SEAT, FlowState

FORMAT: Final = "pragmatica-position"
VERSION: Final = 1
HEAD: Final = ("format", "version", "game", "scenario", "players", "options", "board", "seed")


def write(setup: Setup) -> dict[str, Any]:
    """The first fields of a position; no seed, for what chance will bring is no part of it."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": setup.game,
        "scenario": setup.scenario,
        "players": setup.players,
        "options": dict(setup.options),
        "board": setup.board,
    }


def read(game: Game[Any], data: Mapping[str, Any], seed: int | None) -> tuple[Setup, int]:
    """What was chosen, and the seed: the one given, else that of the position. Raises Unreadable naming the field."""
    for field, wanted in (("format", FORMAT), ("version", VERSION)):
        if data.get(field) != wanted:
            raise fault("core-written-value", field, value=told(data.get(field)), wanted=wanted)
    scenario = data.get("scenario", game.scenarios[0].id)
    players = data.get("players", usual_players(game))
    setup = make_setup(game, scenario, players, data.get("options", {}), data.get("board"))
    return setup, checked_seed(data.get("seed", 0) if seed is None else seed)


def check_asked(game: Game[Any], s: FlowState) -> None:
    """Whether somebody owes an answer and all who do can give one, unless the match is over. Raises Unreadable."""
    if s.over():
        return
    seats = s.pending()
    if not seats:
        raise fault("core-written-nobody-owes-answer", "asked")
    if not all(game.answers.legal(s, seat) for seat in seats):
        raise fault("core-written-no-answer-question", "asked")


def usual_players(game: Game[Any]) -> int:
    """How many play where a position does not say: as many as can."""
    return max(game.scenarios[0].seats)


def write_over(setup: Setup, s: FlowState, reasons: Mapping[int, str]) -> dict[str, Any]:
    """How a match has ended: the seat that has won, if any, and by what; `reasons` have the names of all."""
    return {"winner": None if s.winner == NO_SEAT else setup.seats[s.winner], "reason": reasons[s.reason]}


def read_over(setup: Setup, s: FlowState, data: Mapping[str, Any], reasons: Mapping[int, str]) -> None:
    """End the match so. Raises Unreadable."""
    numbers = {name: number for number, name in reasons.items()}
    over = as_object(data["over"], "over", ("winner", "reason"))
    winner = over.get("winner")
    if winner is not None and winner not in setup.seats:
        raise fault("core-written-possible-null", "over.winner", value=told(winner), possible=", ".join(setup.seats))
    reason = one_of(over.get("reason"), numbers, "over.reason")
    if "asked" in data:
        raise fault("core-written-nothing-asked-once", "asked")
    s.finish(NO_SEAT if winner is None else setup.seats.index(winner), numbers[reason])


def check_fields(data: Mapping[str, Any], body: Collection[str]) -> None:
    """Whether all fields are of the head, or of the game's own. Raises Unreadable."""
    for field in data:
        if field not in HEAD and field not in body:
            raise fault("core-written-unknown-possible", str(field), possible=", ".join(sorted({*HEAD, *body})))
