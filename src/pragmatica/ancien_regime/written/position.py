"""Positions in a form that people can read and write by hand: docs/positions.md, `data/position.schema.json`.

Nothing is hidden in a position, so it is for puzzles, tests and what-if, not for showing a running match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pragmatica.ancien_regime import sequence, victory
from pragmatica.ancien_regime.forms.decisions import STATUS
from pragmatica.ancien_regime.kept.board import (
    BRITAIN,
    FORTRESSES,
    FRANCE,
    IMPASSABLE,
    NO_GENERAL,
    NOBODY,
    OFF_BOARD,
    POWERS,
    PRUSSIA,
    TURNS,
    UNITS_PER_GENERAL,
    Board,
)
from pragmatica.ancien_regime.kept.options import Rules
from pragmatica.ancien_regime.kept.state import (
    FACE_UP,
    LANDED,
    ORDINARY,
    VOID,
    WAITING,
    State,
    is_face_up,
    kind_of,
    pile_of,
    played_card,
)
from pragmatica.ancien_regime.written import battle, check, rules
from pragmatica.ancien_regime.written.form import OFF, PARTS, PHASES, SETUP, STUART
from pragmatica.ancien_regime.written.kinds import CARD, GENERAL, LAND, POWER, POWER_OR_NONE, STATUS_NAMED
from pragmatica.ancien_regime.written.questions import QUESTIONS
from pragmatica.core.errors import fault
from pragmatica.core.game import Setup
from pragmatica.core.reading import as_list, as_object, flag, one_of, whole
from pragmatica.core.rng import key_of
from pragmatica.kit.written import head
from pragmatica.kit.written.checking import beginning

MOST: Final = 10_000  # Influence, Money, rounds
BODY: Final = (*PARTS, "asked")
_REASONS: Final = {number: reason for number, reason in enumerate(victory.REASONS) if reason}


# -- writing ----------------------------------------------------------------------------------------------------------


def write(setup: Setup, s: State) -> dict[str, Any]:
    """The position of a state; `read` makes an equal one of it."""
    board = s.board
    data: dict[str, Any] = {
        **head.write(setup),
        "round": s.round,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "powers": {name: _write_power(s, power) for power, name in enumerate(POWERS)},
        "generals": {
            board.general_ids[general]: {
                "at": board.ids[place] if place != OFF_BOARD else OFF,
                "units": s.units[general],
            }
            for general, place in enumerate(s.place)
        },
        "garrisons": {board.ids[land]: POWERS[power] for land, power in enumerate(s.garrison) if power != NOBODY},
        "fortresses": [board.ids[land] for land, fortress in enumerate(s.fortress) if fortress],
        "crown": POWER_OR_NONE.write(s, s.crown),
        "frederick": None if s.frederick == NO_GENERAL else board.general_ids[s.frederick],
        "stuart": STUART[s.stuart],
        "discards": _write_cards(s, s.discards),
        "pile": _write_cards(s, s.pile),
    }
    if s.guardian != BRITAIN:
        data["guardian"] = setup.seats[s.guardian]
    if s.played:
        data["played"] = [_write_played(s, card) for card in s.played]
    if s.reason:
        data["over"] = head.write_over(setup, s, _REASONS)
    else:
        data["asked"] = QUESTIONS.write(s, s.top)
    return data


def _write_power(s: State, power: int) -> dict[str, Any]:
    kinds = s.board.kinds
    entry: dict[str, Any] = {
        "status": STATUS[s.status[power]],
        "morale": s.morale[power],
        "money": s.money[power],
        "cards": _write_cards(s, s.hands[power * kinds : power * kinds + kinds]),
    }
    if s.rules.is_minor[power]:
        entry["controller"] = POWER_OR_NONE.write(s, s.controller[power])
    else:
        entry["influence"] = s.influence[power]
    return entry


def _write_cards(s: State, counts: list[int]) -> list[int]:
    """Cards by value, ascending."""
    return [value for value, count in zip(s.board.card_value, counts, strict=True) for _ in range(count)]


def _write_played(s: State, card: int) -> dict[str, Any]:
    entry: dict[str, Any] = {"card": s.board.card_value[kind_of(card)], "general": s.board.general_ids[pile_of(card)]}
    if is_face_up(card):
        entry["face_up"] = True
    if card & VOID:
        entry["void"] = True
    return entry


# -- reading ----------------------------------------------------------------------------------------------------------


def read(setup: Setup, board: Board, data: Mapping[str, Any], seed: int, chance: Sequence[int]) -> State:
    """The state of a position. Raises Unreadable naming the field and the reason."""
    head.check_fields(data, BODY)
    s = State(board, Rules(setup), key_of(seed))
    s.script(list(chance))
    phase = one_of(data.get("phase", "actions"), PHASES, "phase")
    least, most = (0, 0) if phase == SETUP else (1, TURNS)
    s.turn = whole(data.get("turn", least), "turn", least, most)
    _read_powers(s, as_object(data.get("powers", {}), "powers", POWERS))
    s.crown = POWER_OR_NONE.read(s, data.get("crown"), "crown")
    usual = 1 if rules.may_be_first(s, PHASES.index(phase)) else 2
    s.round = whole(data.get("round", usual), "round", 1, s.rules.round_limit or MOST)
    rules.check_rounds(s, PHASES.index(phase), "asked" not in data)
    _read_pieces(s, data)
    _read_special(s, data, phase)
    _read_cards(s, data)
    rules.check_pieces(s)
    if "guardian" in data:
        s.guardian = setup.seats.index(one_of(data["guardian"], (POWERS[BRITAIN], POWERS[FRANCE]), "guardian"))
    if "over" in data:
        s.phase = PHASES.index(phase)
        head.read_over(setup, s, data, _REASONS)
        rules.check_end(s)
    else:
        victory.check(s)  # who has enough Influence has won
        _read_question(setup, s, data, phase)
    s.script([])
    return s


def _read_powers(s: State, entries: Mapping[str, Any]) -> None:
    """Statuses, controllers, tracks and Money of the powers; statuses and Morale as at the start where none is named.

    Leaders stay in their coalitions. Minor powers have the status of their controller, and as long as there is none
    that of the set-up [A-7.10, A-12.15, A-12.20].
    """
    lineup, minors = s.board.setups[s.rules.scenario], s.rules.is_minor
    status, s.controller = lineup.status[:], [NOBODY if minors[power] else power for power in range(NOBODY)]
    for power, name in enumerate(POWERS):
        where = f"powers.{name}"
        known = ("status", "morale", "money", "cards", "controller" if minors[power] else "influence")
        entry = as_object(entries.get(name, {}), where, known)
        if entry.get("controller") is not None:
            s.controller[power] = controller = POWER.read(s, entry["controller"], f"{where}.controller")
            if minors[controller]:
                raise fault(
                    "ancien_regime-written-minor-power-too",
                    f"{where}.controller",
                    "A-12.1",
                    power=f"power:{POWERS[controller]}",
                )
            status[power] = status[controller]
        if "status" in entry:
            status[power] = STATUS_NAMED.read(s, entry["status"], f"{where}.status")
        s.morale[power] = whole(entry.get("morale", lineup.morale[power]), f"{where}.morale", 0, s.rules.morale_max)
        s.money[power] = whole(entry.get("money", 0), f"{where}.money", 0, MOST)
        s.influence[power] = whole(entry.get("influence", 0), f"{where}.influence", 0, MOST)
        for value in as_list(entry.get("cards", []), f"{where}.cards"):
            s.hands[power * s.board.kinds + CARD.read(s, value, f"{where}.cards")] += 1
    for power, name in enumerate(POWERS):
        wanted = lineup.status[power] if power in (BRITAIN, FRANCE) else status[power]
        rule = "A-7.10"
        if minors[power]:
            owner = s.controller[power]
            wanted, rule = (lineup.status[power], "A-12.20") if owner == NOBODY else (status[owner], "A-12.15")
        if status[power] != wanted:
            raise fault("ancien_regime-written-value", f"powers.{name}.status", rule, status=f"status:{STATUS[wanted]}")
    s.status = status
    s.realign()


def _read_pieces(s: State, data: Mapping[str, Any]) -> None:
    """Generals with units, garrisons and fortresses. Who is not named is off the board [A-2.3, A-2.4, A-2.8]."""
    for ident, value in as_object(data.get("generals", {}), "generals").items():
        where = f"generals.{ident}"
        general = GENERAL.read(s, ident, where)
        entry = as_object({"at": value} if isinstance(value, str) else value, where, ("at", "units"))
        s.units[general] = whole(entry.get("units", 0), f"{where}.units", 0, UNITS_PER_GENERAL)
        if entry.get("at", OFF) != OFF:
            s.put(general, LAND.read(s, entry["at"], f"{where}.at"))
    for name, owner in as_object(data.get("garrisons", {}), "garrisons").items():
        s.set_garrison(LAND.read(s, name, f"garrisons.{name}"), POWER.read(s, owner, f"garrisons.{name}"))
    fortresses = as_list(data.get("fortresses", []), "fortresses")
    if len(fortresses) > FORTRESSES:
        raise fault("ancien_regime-written-them", "fortresses", "A-2.4", most=FORTRESSES)
    for place, name in enumerate(fortresses):
        land = LAND.read(s, name, f"fortresses[{place}]")
        if s.board.kind[land] == IMPASSABLE:
            raise fault("ancien_regime-written-nobody", f"fortresses[{place}]", "A-5.1")
        if s.fortress[land]:
            raise fault("ancien_regime-written-already", f"fortresses[{place}]", "A-2.8")
        s.fortress[land] = 1


def _read_special(s: State, data: Mapping[str, Any], phase: str) -> None:
    """Frederick, and how far Stuart is; he waits until something else is said [A-3.9, A-13.6]."""
    if phase == SETUP:
        if data.get("frederick") is not None:
            raise fault("ancien_regime-written-named-set-up", "frederick", "A-3.9")
    else:
        s.frederick = GENERAL.read(
            s, data.get("frederick", s.board.general_ids[s.board.generals_of[PRUSSIA][0]]), "frederick"
        )
        if s.board.general_power[s.frederick] != PRUSSIA:
            raise fault("ancien_regime-written-general-prussia", "frederick", "A-3.9")
    pawn = s.board.stuart
    usual = WAITING if s.rules.stuart and s.place[pawn] == OFF_BOARD else ORDINARY
    s.stuart = STUART.index(one_of(data.get("stuart", STUART[usual]), STUART, "stuart"))
    if s.stuart == WAITING:
        if not s.rules.stuart or s.place[pawn] != OFF_BOARD:
            message = f"ancien_regime-written-stuart-{'stands' if s.rules.stuart else 'takes-no-part'}"
            raise fault(message, "stuart", "A-13.6", general=f"general:{s.board.general_ids[pawn]}")
        s.units[pawn] = s.board.setups[s.rules.scenario].stuart_units
    if s.stuart == LANDED and s.place[pawn] == OFF_BOARD:
        raise fault(
            "ancien_regime-written-off-board", "stuart", "A-13.11", general=f"general:{s.board.general_ids[pawn]}"
        )


def _read_cards(s: State, data: Mapping[str, Any]) -> None:
    """Battle piles, discards and draw pile; cards that are named nowhere are in the draw pile [A-2.5, A-5.9]."""
    board = s.board
    for place, value in enumerate(as_list(data.get("played", []), "played")):
        where = f"played[{place}]"
        entry = as_object(value, where, ("card", "general", "face_up", "void"))
        general = GENERAL.read(s, entry.get("general"), f"{where}.general")
        card = played_card(general, CARD.read(s, entry.get("card"), f"{where}.card"))
        if flag(entry, "void", where):
            card |= VOID
        s.played = [*s.played, card | (FACE_UP if flag(entry, "face_up", where) else 0)]
    for value in as_list(data.get("discards", []), "discards"):
        s.discards[CARD.read(s, value, "discards")] += 1
    left = board.card_count[:]
    for kind in range(board.kinds):
        left[kind] -= s.discards[kind] + sum(s.hands[kind :: board.kinds])
        left[kind] -= sum(1 for card in s.played if kind_of(card) == kind)
    s.pile = left
    if "pile" in data:
        s.pile = [0] * board.kinds
        for value in as_list(data["pile"], "pile"):
            s.pile[CARD.read(s, value, "pile")] += 1
    for kind, count in enumerate(left):
        if count < 0 or s.pile[kind] != count:
            value, total = board.card_value[kind], board.card_count[kind]
            found = total - count + (s.pile[kind] if "pile" in data else 0)
            raise fault("ancien_regime-written-value-cards-not", "pile", "A-2.5", value=value, total=total, found=found)


# -- what is asked ----------------------------------------------------------------------------------------------------


def _read_question(setup: Setup, s: State, data: Mapping[str, Any], phase: str) -> None:
    """What is asked; without `asked` the phase begins."""
    number = PHASES.index(phase)
    if phase == SETUP:
        step = len(sequence.ORDER) - 1
        asked = data.get("asked", [{"frame": "name_frederick"}])
    else:
        step, asked = sequence.ORDER.index(number), data.get("asked")
        if not sequence.due(s, number):
            raise fault(
                "ancien_regime-written-not-held-turn",
                "phase",
                "A-6.6",
                value=f"phase:{phase}",
                turn=s.turn,
                round=s.round,
            )
    s.phase = number
    if s.reason:
        return
    if asked is None:
        rules.check_rest(s)
        rules.check_hands(s, [])
        _begin(s, step)
    else:
        s.top = QUESTIONS.read(s, asked, sequence.Course(None, step), (phase,))
        _decide(s, "guardian" in data)
    if not s.reason:
        check.check_question(setup, s, len(asked) if asked is not None else 0)


def _decide(s: State, written: bool) -> None:
    """Who decides for minor powers that nobody controls follows from the battle. Raises Unreadable [A-12.21]."""
    guardian = battle.guardian(s)
    if guardian is None:
        return
    if written and s.guardian != guardian:
        raise fault("ancien_regime-written-guardian", "guardian", "A-12.21", power=f"power:{POWERS[guardian]}")
    s.guardian = guardian


def _begin(s: State, step: int) -> None:
    """Let the phase begin. Raises Unreadable where it cannot."""
    s.log = []
    with beginning():
        sequence.Course(None, step - 1).resume(s)
