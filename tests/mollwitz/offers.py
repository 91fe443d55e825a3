"""What tests of all games need to know of this one."""

from __future__ import annotations

from random import Random
from typing import Any, Final, get_args

import pragmatica
from pragmatica import Match
from pragmatica.mollwitz.forms.decisions_combat import MollwitzDecision
from pragmatica.mollwitz.forms.terms import ARM, FORMATION, MARKER, ORDER, RANK, WINDOW, Command
from pragmatica.mollwitz.game import GAME as MOLLWITZ
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.sums import PARTS
from pragmatica.mollwitz.named.actions import Actions
from pragmatica.mollwitz.points import victory
from tests.mollwitz import crowded
from tests.mollwitz.boards import board
from tests.rules.messages import common, names

GAME: Final = MOLLWITZ
SEED: Final = 5
OPTIONS: Final[dict[str, str | bool]] = {}
LARGEST: Final = 30_000  # bytes of a match in play without its history
ALONE: Final[set[str]] = set()
LAST_TURN: Final = 11  # of the battle
UNITS: Final = 24  # that stand in it
UNASKED: Final = True  # whether any answer is ever given unasked
ROLLS: Final = (
    *("fire", "answer", "independence", "rally", "square", "recovery", "bend", "face", "charge"),
    *("attack", "defence", "repeat", "battery"),
)
RESULTS: Final = ("passed", "failed", "points", "broken", "held", "beaten", "taken")
COMBAT: Final = (  # types of answers that are made when they are offered
    *("volley", "bend", "square", "withdraw", "face_mover", "charge", "decline", "withdraw_to", "retreat", "flee"),
    *("take_point", "answer", "take_over", "lead_brigade", "support", "join", "pursue", "enter", "go_on", "follow"),
    *("advance_fire", "fire_at_will", "bayonet", "resolve", "attack", "fire", "end", "face", "instruct", "order"),
    *("foot_attacks", "horse_attacks"),
)


def begun(scenario: str, seed: int) -> Match | None:
    """A match that begins late, where the scenario has thousands of answers: the battle's last turn, armies close.

    Its whole games are played among the tests of this game.
    """
    if scenario != "battle":
        return None
    rng = Random(seed)
    match = pragmatica.new("mollwitz", scenario=scenario, players=2, seed=seed)
    match.state = crowded.begun(rng, turn=LAST_TURN, units=UNITS)
    return pragmatica.from_position(match.to_position(), seed=seed)


def things(seen: Any) -> list[str]:
    """Things of the table that one can ask about."""
    found = [f"unit:{one.id}" for one in seen.units] + [f"leader:{one.id}" for one in seen.leaders]
    found += [f"wing:{one.id}" for one in seen.wings]
    return found + sorted({f"hex:{one.hex}" for one in seen.units if one.hex})


def wanted() -> set[str]:
    """Every message that the game may ask for, attributes behind a dot."""
    actions = Actions(board())
    types = {one.type for kind in actions.kinds() for one in actions.table(kind).values()}
    army = board().army
    return (
        common(GAME, MollwitzDecision)
        | names("mollwitz-action", types | set(COMBAT))
        | names("mollwitz-event", log.NAMES.values())
        | names("mollwitz-outcome", victory.REASONS[1:])
        | names("mollwitz-part", (name for _, name, _, _ in PARTS))
        | names("mollwitz-roll", ROLLS)
        | names("mollwitz-result", RESULTS)
        | names("wing", army.wing_ids)
        | names("side", ("prussia", "austria"))
        | {"mollwitz-odds-windows"}
    )


# Messages that only the terminal or the page asks for
ELSEWHERE: Final[set[str]] = (
    names("arm", ARM)
    | names("command", get_args(Command))
    | names("facing", map(str, range(6)))
    | names("formation", FORMATION)
    | names("marker", MARKER)
    | names("order", ORDER)
    | names("rank", RANK)
    | names("terrain", board().ground.terrains)
    | names("window", WINDOW)
)
