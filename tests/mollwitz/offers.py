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
    | names("power", ("prussia", "austria"))
    | names("rank", RANK)
    | names("terrain", board().ground.terrains)
    | names("window", WINDOW)
)

_ACTIVATION: Final = {"frame": "activation", "group": "P_L1", "step": 7}
_COMBAT: Final = {
    "frame": "combat",
    "stage": "melees",
    "notes": [{"unit": "A_BOTTA_1", "anybody": 2, "horse": 1}],
    "bayonets": ["P_L1"],
    "asked": ["A_L1"],
}
_ATTACK: Final = {"side": "prussia", "target": "2017", "hexes": ["2018", "2118"]}
_FIRE: Final = {"side": "austria", "firer": "A_BOTTA_1", "hex": "2018"}
_BOUT: Final = {
    "frame": "bout",
    **_ATTACK,
    "counter": True,
    "attack": 2,
    "defence": 1,
    "behind": 2,
    "help": "2018",
    "stage": "pursuit",
    "stacks": [{"hex": "2018", "units": ["P_G_BUDD"]}],
    "fled": True,
}
_WITHDRAWAL: Final = {"units": ["A_BOTTA_1"], "mover": "2018"}

# Questions and steps that random play hardly ever brings, each at the end of what it stands on
SELDOM: Final[dict[str, list[dict[str, Any]]]] = {
    "leader_returns": [{"frame": "leader_returns", "leader": "P_L_JEETZ", "others": ["P_L_FRIED"]}],
    "withdrawing": [_ACTIVATION, {"frame": "withdrawing", **_WITHDRAWAL, "tests": True}],
    "shaken": [_ACTIVATION, {"frame": "shaken", **_WITHDRAWAL}],
    "face_to": [_ACTIVATION, {"frame": "face_to", "side": "austria", **_WITHDRAWAL}],
    "settle": [_ACTIVATION, {"frame": "settle", "side": "austria", "units": ["A_BOTTA_1"], "lost": "A_L_RW3"}],
    "contacts": [_ACTIVATION, {"frame": "contacts", "movers": ["P_G_BUDD"], "units": ["A_BOTTA_1"]}],
    "threatened": [_ACTIVATION, {"frame": "threatened", "movers": ["P_G_BUDD"]}],
    "lead_brigade": [_ACTIVATION, {"frame": "lead_brigade", "side": "austria", "brigade": "A_BERLB"}],
    "name_arm": [_ACTIVATION, _COMBAT, {"frame": "name_arm", "side": "prussia", "hex": "2018"}],
    "next_charge": [_ACTIVATION, _COMBAT, {"frame": "next_charge", "side": "austria"}],
    "support": [_ACTIVATION, _COMBAT, _BOUT, {"frame": "support", "side": "prussia", "hexes": ["2018", "2118"]}],
    "assault": [_ACTIVATION, _COMBAT, {"frame": "assault", **_ATTACK}],
    "enter_battery": [_ACTIVATION, _COMBAT, {"frame": "enter_battery", **_ATTACK}],
    "landing": [_ACTIVATION, _COMBAT, {"frame": "landing", "hex": "2018", "points": 2, "by": "2017"}],
    "answerer": [_ACTIVATION, _COMBAT, {"frame": "answerer", **_FIRE, "forced": True}],
    "fire_back": [_ACTIVATION, _COMBAT, {"frame": "fire_back", "firer": "A_BOTTA_1", "hex": "2018"}],
    "ride": [_ACTIVATION, {"frame": "ride", "side": "prussia", "unit": "P_G_BUDD", "direction": 4, "left": 2}],
}
