"""The questions of Mollwitz, and steps between two, that moves and fights lead to, each described once."""

from __future__ import annotations

from typing import Final

from pragmatica.kit.written.kinds import Names
from pragmatica.kit.written.questions import Fields, Question, question
from pragmatica.mollwitz.battle import (
    assaults,
    bouts,
    charges,
    combat,
    contacts,
    defence,
    exchanges,
    fates,
    fires,
    flights,
    overfull,
    pursuits,
    windows,
)
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.turn import (
    acting,
    activation,
    unit_acts,
)
from pragmatica.mollwitz.written.kinds import (
    BRIGADE,
    COUNT,
    DIRECTION,
    FLAG,
    HEX,
    HEXES,
    LEADER,
    LEADER_OR_NONE,
    NOTES,
    SIDE_NAMED,
    STACKS,
    UNIT,
    UNIT_OR_NONE,
    UNITS,
    UNITS_AGAIN,
    WING,
    WINGS,
)

_MOMENT: Final = Names[State](
    "moment", ("leaving_horse", "leaving_foot", "going", "batteries", "foot", "horse", "over", "turning")
)
_COMBAT: Final = Names[State](
    "stage", ("charges", "melees", "forced_melees", "exchanges", "forced_fires", "unpaired", "over")
)
_BOUT: Final = Names[State]("stage", ("defence", "onset", "stand", "pursuit", "after"))
_BEHIND: Final = COUNT.noted("whom the defender had at his back: 0 nobody, 1 flank, 2 rear")

_STEPS: Final = (activation.Activation,)
_MOVES: Final = (acting.Acting, acting.Advancing)
# What moves and fights lead to may lie above any of these
_CAUSES: Final[tuple[type[Frame], ...]] = (
    *_STEPS,
    *_MOVES,
    activation.Sweeping,
    unit_acts.UnitActs,
    windows.Step,
    windows.React,
    charges.Withdrawing,
    charges.Shaken,
    contacts.Contacts,
    flights.FleeAll,
    flights.RetreatHex,
    flights.Settle,
    flights.WithdrawHex,
    fates.Posts,
    fates.Alone,
    fates.Threatened,
    fires.OddPoint,
    fires.Driven,
    fires.Landing,
    combat.Combat,
    bouts.Bout,
    bouts.Beaten,
    bouts.Thrown,
    defence.Defend,
    assaults.Assault,
    assaults.EnterBattery,
    exchanges.FireBack,
    pursuits.Pursue,
    pursuits.Arrived,
    pursuits.Onward,
    pursuits.Ride,
    pursuits.TurnAll,
    pursuits.FollowFire,
)
_WHOSE: Final[Fields[State]] = {"side": SIDE_NAMED}
_ATTACK: Final[Fields[State]] = {**_WHOSE, "target": HEX, "hexes": HEXES}
_OWN_UNITS: Final[Fields[State]] = {**_WHOSE, "units": UNITS}
_OWN_UNIT: Final[Fields[State]] = {**_WHOSE, "unit": UNIT}
_FIRED_AT: Final[Fields[State]] = {**_WHOSE, "firer": UNIT, "hex": HEX}
_WITHDRAWING: Final[Fields[State]] = {"units": UNITS, "mover": HEX}
_LOST: Final = LEADER_OR_NONE.usually(None)


def _led(frame: type[Frame], rule: str, meaning: str, fields: Fields[State]) -> Question[State]:
    """A question or step that moves and fights lead to."""
    return question(frame, rule, meaning, fields, on=_CAUSES)


def _fought(frame: type[Frame], rule: str, meaning: str, fields: Fields[State]) -> Question[State]:
    """A question or step of the combat of a group."""
    return question(frame, rule, meaning, fields, on=(combat.Combat,))


REACTING: Final[tuple[Question[State], ...]] = (
    _led(
        windows.Step,
        "W-6.25",
        "A step is taken, with its windows.",
        {
            "units": UNITS,
            "hex": HEX.noted("where it leads; once it is taken, where from"),
            "free": FLAG.usually(False).noted("that of an attack"),
            "moment": _MOMENT,
        },
    ),
    _led(
        windows.React,
        "W-6.25",
        "The other side may react to movers.",
        {
            "side": SIDE_NAMED,
            "movers": UNITS,
            "hex": HEX.noted("the other one of their step"),
            "moment": _MOMENT,
            "done": UNITS.usually([]).noted("first units of those who have had their window"),
        },
    ),
    _led(
        charges.Withdrawing,
        "W-6.10",
        "A withdrawal follows.",
        {**_WITHDRAWING, "tests": FLAG.usually(False)},
    ),
    _led(charges.Shaken, "W-6.12", "A test and a withdrawal follow.", _WITHDRAWING),
    _led(charges.FaceTo, "W-6.12", "Units turn towards a mover.", {**_OWN_UNITS, "mover": HEX}),
    _led(
        contacts.Contacts,
        "W-13.24",
        "Enemies are next to routed units.",
        {"movers": UNITS.usually([]), "units": UNITS.noted("that are left")},
    ),
    _led(flights.FleeAll, "W-13.37", "Routed units flee.", {"units": UNITS, "enemy": HEX}),
    _led(flights.FleePath, "W-13.37", "A unit flees by a way.", {**_OWN_UNIT, "enemy": HEX}),
    _led(
        flights.RetreatHex,
        "W-13.32",
        "Units retreat.",
        {
            **_OWN_UNITS,
            "causes": HEXES,
            "lost": _LOST.noted("a leader just lost"),
            "start": HEX,
        },
    ),
    _led(
        flights.Settle,
        "W-13.32",
        "A test follows a retreat.",
        {**_OWN_UNITS, "lost": _LOST},
    ),
    _led(
        flights.WithdrawHex,
        "W-6.11",
        "Units withdraw.",
        {
            **_OWN_UNITS,
            "mover": HEX,
            "left": COUNT.noted("steps"),
            "start": HEX,
            "tests": FLAG.usually(False),
        },
    ),
    _led(fates.Posts, "W-12.8", "Posts of lost leaders are filled.", {}),
    _led(fates.Substitute, "W-12.8", "A wing gets another commander.", {"side": SIDE_NAMED, "wing": WING}),
    _led(fates.LeadBrigade, "W-12.10", "A brigade gets another commander.", {"side": SIDE_NAMED, "brigade": BRIGADE}),
    _led(fates.Alone, "W-12.5", "Leaders left alone join units.", {"side": SIDE_NAMED, "hexes": HEXES}),
    _led(fates.Threatened, "W-12.5", "Enemies are next to lone leaders.", {"movers": UNITS.usually([])}),
    _led(fates.JoinUnit, "W-12.5", "A lone leader joins a unit.", {"side": SIDE_NAMED, "leader": LEADER}),
)

FIGHTS: Final[tuple[Question[State], ...]] = (
    question(
        combat.Combat,
        "W-10.34",
        "The combat of a group.",
        {
            "stage": _COMBAT,
            "notes": NOTES.follows(lambda s, place, before: combat.notes(s)).noted(
                "who has enemies at his back: `unit`, by `anybody`, by `horse`; else who has them now"
            ),
            "bayonets": WINGS.usually([]).noted("whose infantry attacks"),
            "asked": WINGS.usually([]).noted("about that"),
        },
        on=_STEPS,
    ),
    _fought(
        combat.KindOfCombat, "W-10.4", "The infantry of a wing fires or attacks.", {"side": SIDE_NAMED, "wing": WING}
    ),
    _fought(
        overfull.NameArm,
        "W-7.10",
        "A hex of foot and horse attacks with one of them.",
        {"side": SIDE_NAMED, "hex": HEX},
    ),
    _fought(combat.NextCharge, "W-10.36", "The next counter-charge is fought.", _WHOSE),
    _fought(combat.DeclareMelee, "W-10.18", "A melee is declared.", _WHOSE),
    _fought(combat.NextFire, "W-10.10", "A unit fires.", _WHOSE),
    _fought(
        bouts.Bout,
        "W-10.25",
        "A melee.",
        {
            **_ATTACK,
            "counter": FLAG.usually(False).noted("a counter-charge"),
            "attack": COUNT.noted("counters of the attackers"),
            "defence": COUNT.noted("of the defenders"),
            "behind": _BEHIND,
            "help": HEX.noted("whose leader supports the attack"),
            "stage": _BOUT,
            "stacks": STACKS.usually([]).noted("that have passed"),
            "fled": FLAG.usually(False),
        },
    ),
    question(
        bouts.Support,
        "W-12.2",
        "A leader supports the attack.",
        {"side": SIDE_NAMED, "hexes": HEXES},
        on=(bouts.Bout,),
    ),
    question(
        bouts.Thrown,
        "W-13.44",
        "Beaten defenders have retreated.",
        {"units": UNITS},
        on=(bouts.Bout,),
    ),
    _led(
        bouts.Beaten,
        "W-13.31",
        "Beaten defenders retreat.",
        {
            "side": SIDE_NAMED,
            "hex": HEX,
            "units": UNITS,
            "causes": HEXES,
            "lost": _LOST,
        },
    ),
    _led(defence.Defend, "W-10.23", "Defenders may fire first.", {**_ATTACK, "must": FLAG.usually(False)}),
    _fought(assaults.Assault, "W-11.8", "A battery is stormed.", _ATTACK),
    _led(assaults.EnterBattery, "W-11.8", "A stack enters the hex of a battery.", _ATTACK),
    _led(
        fires.OddPoint,
        "W-10.13",
        "An odd point of a fire is given.",
        {
            "side": SIDE_NAMED,
            "hex": HEX,
            "points": COUNT,
            "by": HEX.noted("from where"),
            "attacking": FLAG.usually(False).noted("defensive fire"),
            "given": UNITS_AGAIN.usually([]),
        },
    ),
    _led(
        fires.Driven,
        "W-13.30",
        "A fire may drive units back.",
        {
            "side": SIDE_NAMED,
            "hex": HEX,
            "points": COUNT,
            "most": COUNT.noted("of one unit"),
            "morale": COUNT.noted("before the fire"),
            "by": HEX,
            "lost": _LOST,
        },
    ),
    _led(fires.Landing, "W-10.11", "The second of two fires takes effect.", {"hex": HEX, "points": COUNT, "by": HEX}),
    _fought(
        exchanges.Answerer, "W-11.7", "One of two units answers a fire.", {**_FIRED_AT, "forced": FLAG.usually(False)}
    ),
    _fought(
        exchanges.AdvanceFire,
        "W-10.12",
        "Infantry may fire while advancing.",
        {
            **_FIRED_AT,
            "enemy": UNIT_OR_NONE.usually(None).noted("who answers"),
            "forced": FLAG.usually(False),
        },
    ),
    _led(exchanges.FireBack, "W-10.11", "The second of two fires is given.", {"firer": UNIT, "hex": HEX}),
    _led(
        pursuits.Pursue,
        "W-13.43",
        "Victors follow, stack by stack.",
        {"side": SIDE_NAMED, "target": HEX, "fled": FLAG.usually(False), "stacks": STACKS},
    ),
    _led(pursuits.Arrived, "W-13.43", "Pursuers have arrived.", {"units": UNITS}),
    _led(
        pursuits.Onward,
        "W-13.44",
        "Cavalry may go on, unit by unit.",
        {**_OWN_UNITS, "left": UNITS.usually([]), "direction": DIRECTION},
    ),
    _led(pursuits.Further, "W-13.44", "A squadron goes on.", {**_OWN_UNIT, "direction": DIRECTION}),
    _led(
        pursuits.Ride,
        "W-13.44",
        "A squadron rides on.",
        {**_OWN_UNIT, "direction": DIRECTION, "left": COUNT.noted("hexes")},
    ),
    _led(
        pursuits.TurnAll,
        "W-13.46",
        "Units may turn after a fight, hex by hex.",
        {**_OWN_UNITS, "pursued": FLAG.usually(False), "done": COUNT.usually(0)},
    ),
    _led(
        pursuits.Turn,
        "W-13.46",
        "Units of a hex turn.",
        {**_OWN_UNITS, "pursued": FLAG.usually(False)},
    ),
    _led(
        pursuits.FollowFire,
        "W-13.42",
        "Infantry may follow into the hex that it emptied.",
        {**_OWN_UNIT, "hex": HEX},
    ),
)
