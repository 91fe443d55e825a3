"""How refusals are told: a rule, a message, and the names of the things that it speaks of; and what each one means."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.battle import aftermath, battles, cardplay
from pragmatica.ancien_regime.diplomacy import election
from pragmatica.ancien_regime.forms.decisions import STATUS
from pragmatica.ancien_regime.kept.board import NO_GENERAL, POWERS
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march import garrisons, marching, withdrawal
from pragmatica.ancien_regime.march.marching import SEA
from pragmatica.ancien_regime.wheel import leadership, mobilisation, movement, subsidies
from pragmatica.core.errors import Value
from pragmatica.kit.reasons import Because, Table

GIFT: Final[Table] = {
    subsidies.NOT_ALLIED: ("A-9.20", "gift-not-allied"),
    subsidies.UNCONTROLLED: ("A-9.22", "gift-uncontrolled"),
    subsidies.NOT_BOTH: ("A-9.21", "gift-not-both"),
    subsidies.ENOUGH: ("A-9.20", "gift-enough"),
    subsidies.NOT_THERE: ("A-9.22", "gift-not-there"),
}
PLACING: Final[Table] = {
    leadership.ON_BOARD: ("A-9.30", "on-board"),
    leadership.STUART_LANDS: ("A-9.31", "stuart-lands"),
    leadership.NOT_CONTROLLED: ("A-9.30", "not-controlled"),
    leadership.OWN_GENERAL: ("A-9.30", "own-general"),
    leadership.HOSTILE_PIECES: ("A-9.31", "hostile-pieces"),
    leadership.BRITISH_HOME: ("A-13.10", "british-home"),
}
PURCHASE: Final[Table] = {
    mobilisation.NO_MONEY: ("A-9.41", "no-money"),
    mobilisation.NO_ROOM: ("A-9.42", "no-room"),
    mobilisation.NOT_ON_BOARD: ("A-9.42", "not-on-board"),
    mobilisation.NO_TOKEN: ("A-2.2", "no-token"),
    mobilisation.MORALE_FULL: ("A-5.16", "morale-full"),
    mobilisation.NO_CARD: ("A-5.9", "no-card-left"),
    mobilisation.NOT_YET: ("A-6.10", "cards-not-yet"),
    mobilisation.NO_GARRISON: ("A-9.43", "fortress-no-garrison"),
    mobilisation.HAS_FORTRESS: ("A-9.43", "has-fortress"),
    mobilisation.NO_FORTRESS: ("A-2.4", "no-fortress-left"),
}
ARBITER: Final[Table] = {
    movement.MOVER: ("A-9.61", "arbiter-mover"),
    movement.ALLIED: ("A-9.61", "arbiter-allied"),
    movement.MORALE_FULL: ("A-9.61", "arbiter-morale"),
    movement.UNCONTROLLED: ("A-12.20", "arbiter-uncontrolled"),
}
DISSOLVING: Final[Table] = {
    movement.NOT_OWN: ("A-9.66", "no-own-garrison"),
    movement.GROUND_NEEDED: ("A-9.66", "ground-needed"),
}
ANOTHER_TURN: Final[Table] = {
    movement.NO_MORE_TURNS: ("A-9.60", "no-more-turns"),
    movement.NO_ONE_TO_ASK: ("A-9.65", "no-arbiter"),
    movement.PAY_TOO_HIGH: ("A-9.64", "arbiter-pay"),
}
STEP: Final[Table] = {
    marching.CLOSED: ("A-9.74", "impassable"),
    marching.NOT_ADJACENT: ("A-9.71", "not-adjacent"),
    marching.NEUTRAL_HOME: ("A-7.8", "neutral-home"),
    marching.NEUTRAL_GENERAL: ("A-7.8", "neutral-general"),
    marching.NOBODY_CONSENTS: ("A-12.20", "nobody-consents"),
    marching.OWN_GENERAL: ("A-9.74", "own-general"),
    marching.FOREIGN_ROUTE: ("A-9.72", "foreign-route"),
    marching.NOT_CONTROLLED: ("A-9.73", "strategic-not-controlled"),
    marching.HOSTILE_PIECES: ("A-9.73", "strategic-hostile"),
    marching.REFUSED: ("A-5.18", "refused"),
    marching.TOO_FAR: ("A-9.73", "too-far"),
}
GARRISON: Final[Table] = {
    garrisons.NO_UNIT: ("A-9.80", "garrison-no-unit"),
    garrisons.GARRISONED: ("A-2.8", "garrisoned"),
    garrisons.FOREIGN_HOME: ("A-9.81", "garrison-foreign-home"),
    garrisons.HOSTILE_PIECES: ("A-9.81", "garrison-hostile"),
}
SUPPORT: Final[Table] = {
    battles.NOT_ADJACENT: ("A-10.11", "support-not-adjacent"),
    battles.NO_UNITS: ("A-10.11", "support-no-units"),
    battles.ENGAGED: ("A-10.11", "support-engaged"),
    battles.NO_ALLY: ("A-10.11", "support-no-ally"),
    battles.UNCONTROLLED: ("A-12.20", "support-uncontrolled"),
}
CARD_TURN: Final[Table] = {
    cardplay.PASSED_BEFORE: ("A-10.23", "passed-before"),
    cardplay.NO_PILE: ("A-10.20", "no-pile"),
    cardplay.NO_CARDS: ("A-10.22", "no-cards"),
    cardplay.NO_MORALE: ("A-10.24", "no-morale"),
}
CAPITAL: Final[Table] = {
    aftermath.STUART: ("A-13.11", "capital-stuart"),
    aftermath.GENERAL_THERE: ("A-10.41", "capital-general-there"),
    aftermath.NOT_CONTROLLED: ("A-10.41", "capital-not-controlled"),
}
WITHDRAWAL: Final[Table] = {
    withdrawal.NOT_CONTROLLED: ("A-9.90", "not-controlled"),
    withdrawal.OWN_GENERAL: ("A-9.90", "own-general"),
    withdrawal.HOSTILE_PIECES: ("A-9.90", "hostile-pieces"),
    withdrawal.LEAVING: ("A-9.90", "withdraw-leaving"),
    withdrawal.NO_WAY: ("A-9.90", "withdraw-no-way"),
    withdrawal.FARTHER: ("A-9.90", "withdraw-farther"),
}
VOTE: Final[Table] = {
    election.NO_ELECTOR: ("A-8.4", "candidate-no-elector"),
    election.AT_WAR: ("A-8.4", "candidate-at-war"),
}


_BECAUSE: Final = Because("ancien_regime", "A-6.8")
reason: Final = _BECAUSE.reason
by_table: Final = _BECAUSE.by_table
nothing: Final = _BECAUSE.nothing


def the_power(power: int) -> Value:
    """The name of a power; None for nobody."""
    return f"power:{POWERS[power]}" if power < len(POWERS) else None


def the_land(s: State, land: int) -> Value:
    """The name of a territory; None for what is none."""
    return f"land:{s.board.ids[land]}" if land < s.board.size else None


def the_general(s: State, general: int) -> Value:
    """The name of a general; None for none."""
    return None if general == NO_GENERAL else f"general:{s.board.general_ids[general]}"


def the_card(s: State, kind: int) -> Value:
    """The name of a kind of battle card."""
    return f"battle-card:{s.board.card_value[kind]}"


def the_status(status: int) -> Value:
    """The name of a status."""
    return f"status:{STATUS[status]}"


def the_route(s: State, code: int) -> Value:
    """The name of a sea route by the code of a step along it; None for a step over land."""
    return f"route:{s.board.route_ids[code - SEA]}" if code >= SEA else None


def who(s: State, general: int) -> dict[str, Value]:
    """A general and his power."""
    return {"general": the_general(s, general), "power": the_power(s.board.general_power[general])}


def where(s: State, land: int) -> dict[str, Value]:
    """A territory, its home power and who controls it."""
    return {
        "land": the_land(s, land),
        "home": the_power(s.board.home[land]),
        "controller": the_power(s.control[land]),
    }
