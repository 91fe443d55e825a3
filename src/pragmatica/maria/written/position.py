"""Positions in a form that people can read and write by hand: docs/positions.md, `data/position.schema.json`.

Nothing is hidden in a position, so it is for puzzles, tests and what-if, not for showing a running match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pragmatica.core.errors import fault, told
from pragmatica.core.game import Setup
from pragmatica.core.reading import as_list, as_object, flag, whole
from pragmatica.core.rng import key_of
from pragmatica.kit.written import head
from pragmatica.kit.written.checking import beginning
from pragmatica.maria import sequence
from pragmatica.maria.forces.stacks import MAX_TROOPS
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import (
    ADVANCED,
    DECKS,
    GENERALS,
    HUSSARS,
    NO_CITY,
    NO_PIECE,
    NOBODY,
    OFF_MAP_BOX,
    OUT_OF_GAME,
    POWERS,
    PRUSSIA,
    Board,
)
from pragmatica.maria.kept.options import Rules
from pragmatica.maria.kept.state import State
from pragmatica.maria.victory import introductory, verdict
from pragmatica.maria.written import FORM, check, realm_field, rules
from pragmatica.maria.written.kinds import CITY, POWER
from pragmatica.maria.written.questions import QUESTIONS
from pragmatica.maria.written.values import as_cards, as_fortress

ELSEWHERE: Final = {"off": NO_CITY, "box": OFF_MAP_BOX, "out": OUT_OF_GAME}
_PLACE_NAMES: Final = {place: name for name, place in ELSEWHERE.items()}
BODY: Final = (*FORM.parts, "asked")


# -- writing ----------------------------------------------------------------------------------------------------------


def write(setup: Setup, s: State) -> dict[str, Any]:
    """The position of a state; `read` makes an equal one of it."""
    board = s.board
    data: dict[str, Any] = {
        **head.write(setup),
        "turn": s.turn,
        "stage": sequence.STAGES[s.stage] or "setup",
        "phase": sequence.PHASES[s.phase] or None,
        "pieces": {board.piece_ids[piece]: _write_piece(s, piece) for piece in range(len(board.piece_ids))},
        "hussars": [board.city_ids[city] if city < NO_CITY else None for city in s.hussars],
        "markers": {board.city_ids[city]: POWERS[power] for city, power in enumerate(s.marker) if power != NOBODY},
        "questions": {board.city_ids[packed.owned_thing(code)]: POWERS[packed.owner(code)] for code in s.questions},
        "hands": {power: [board.card_ids[card] for card in s.hands[number]] for number, power in enumerate(POWERS)},
        "discards": [board.card_ids[card] for pile in s.discards for card in pile],
        "decks_used": s.next_deck,
        "pile": [board.card_ids[card] for card in s.pile],
        "second_pile": [board.card_ids[card] for card in s.second_pile],
    }
    if s.active != sequence.active_powers(s, s.stage):
        data["active"] = [POWERS[power] for power in s.active]
    if s.rules.scenario == ADVANCED:
        data["realm"] = realm_field.write(s, setup.seats)
    if s.reason:
        data["over"] = head.write_over(setup, s, _reasons(s))
    else:
        data["asked"] = QUESTIONS.write(s, s.top)
    return data


def _reasons(s: State) -> dict[int, str]:
    """Names of what may end the match, by number."""
    if s.rules.scenario == ADVANCED:
        return verdict.REASONS
    return {number: name for number, name in enumerate(introductory.REASONS) if name}


def _write_piece(s: State, piece: int) -> dict[str, Any]:
    place = s.place[piece]
    entry: dict[str, Any] = {"at": s.board.city_ids[place] if place < NO_CITY else _PLACE_NAMES[place]}
    if piece < GENERALS:
        if s.troops[piece]:
            entry["troops"] = s.troops[piece]
        if s.face_down[piece]:
            entry["face_down"] = True
        if s.partner[piece] != NO_PIECE:
            entry["on_top"] = s.on_top[piece] == 1
    if s.moved[piece]:
        entry["moved"] = True
    return entry


# -- reading ----------------------------------------------------------------------------------------------------------


def read(setup: Setup, board: Board, data: Mapping[str, Any], seed: int, chance: Sequence[int]) -> State:
    """The state of a position. Raises Unreadable naming the field and the reason."""
    head.check_fields(data, BODY)
    s = State(board, Rules(setup), key_of(seed))
    advanced = s.rules.scenario == ADVANCED
    if "realm" in data and not advanced:
        raise fault("maria-written-only-advanced-game", "realm")
    realm = realm_field.entries(data)
    s.script(list(chance))
    s.turn = whole(data.get("turn", 1), "turn", 1, board.turns)
    if advanced:
        realm_field.read_course(s, realm)
    _read_pieces(s, data)
    _read_hussars(s, data.get("hussars", []))
    _read_markers(s, data)
    _read_cards(s, data, realm)
    if advanced:
        realm_field.read(s, realm, setup.seats)
    if "over" in data:
        head.read_over(setup, s, data, _reasons(s))
    elif not advanced:
        introductory.check(s)  # who has enough fortresses has won [M-14.6]
    _read_question(setup, s, data)
    s.script([])
    return s


def _read_pieces(s: State, data: Mapping[str, Any]) -> None:
    """Places of the pieces, and troops of the generals: in boxes, too, at least 1 once they are divided.

    While pieces are relocated a Saxon may still stand with a former friend [M-Q.9, M-19.35].
    """
    board, least = s.board, 0 if data.get("stage") == "setup" else 1
    entries = as_object(data.get("pieces", {}), "pieces")
    for ident in entries:
        if ident not in board.piece_number:
            raise fault("maria-written-no-such-piece", f"pieces.{ident}")
    for piece, ident in enumerate(board.piece_ids):
        entry = entries.get(ident)
        if ident not in entries:
            s.place[piece] = _usual_place(s, piece)
            if data.get("stage") == "setup" and board.start_place[piece] < NO_CITY:
                _read_piece(s, piece, {"at": board.city_ids[board.start_place[piece]]}, f"pieces.{ident}", least)
            elif s.place[piece] == OFF_MAP_BOX and piece < GENERALS:
                s.troops[piece] = least
        else:
            _read_piece(s, piece, {"at": entry} if isinstance(entry, str) else entry, f"pieces.{ident}", least)
    asked = data.get("asked")
    if not isinstance(asked, list) or not any(_relocates(frame) for frame in asked):
        _check_stacks(s)


def _relocates(frame: Any) -> bool:
    return isinstance(frame, Mapping) and frame.get("frame") in ("relocating", "relocate")


def _check_stacks(s: State) -> None:
    """Whether all who share a city may [M-6.1]. Raises Unreadable."""
    ids, power = s.board.piece_ids, s.board.piece_power
    for piece in range(GENERALS):
        other = s.partner[piece]
        if other < piece and not s.relations.may_stack[power[piece]][power[other]]:
            city = s.board.city_ids[s.place[piece]]
            raise fault(
                "maria-written-not-share",
                f"pieces.{ids[piece]}.at",
                "M-6.1",
                city=f"city:{city}",
                piece=f"piece:{ids[other]}",
            )


def _usual_place(s: State, piece: int) -> int:
    """Where a piece is that is not named: off the map, out of the game if it takes no part [M-14.1], or in its box.

    The general of the box has left it where no icon holds him any more, the train by the peace [M-17.86, M-19.17].
    """
    start = s.board.start_place[piece]
    if start == OUT_OF_GAME:
        return start
    if start != OFF_MAP_BOX:
        return NO_CITY
    power = s.board.piece_power[piece]
    waits = rules.held_away(s, power) if piece < GENERALS else not s.realm.annexed
    return start if waits else NO_CITY


def _read_piece(s: State, piece: int, value: Any, where: str, least: int) -> None:
    entry = as_object(value, where)
    known = {"at", "moved"} | ({"troops", "face_down", "on_top"} if piece < GENERALS else set())
    for field in entry:
        if field not in known:
            raise fault("maria-written-unknown-possible", f"{where}.{field}", possible=", ".join(sorted(known)))
    at = entry.get("at")
    s.moved[piece] = int(flag(entry, "moved", where))
    on_map = isinstance(at, str) and at in s.board.city_number
    if not isinstance(at, str) or not (on_map or at in ELSEWHERE):
        raise fault("maria-written-no-city-game", f"{where}.at", value=told(at))
    if piece < GENERALS:
        s.face_down[piece] = int(flag(entry, "face_down", where))
        least = least if on_map or at == "box" else 0
        most = 0 if at == "off" else MAX_TROOPS  # who has troops does not leave the map [M-6.10]
        s.troops[piece] = whole(entry.get("troops", least), f"{where}.troops", least, most)
    if s.board.start_place[piece] == OUT_OF_GAME and at != "out":
        raise fault("maria-written-takes-no-part", f"{where}.at", "M-14.1")
    if at == "out" and s.board.start_place[piece] != OUT_OF_GAME:
        raise fault("maria-written-takes-part-game", f"{where}.at")
    if at == "box" and not _has_box(s, piece):
        raise fault("maria-written-no-box-beside", f"{where}.at", "M-3.13")
    if not on_map:
        s.place[piece] = ELSEWHERE[at]
        return
    city = s.board.city_number[at]
    other = s.piece_at[city]
    if other == NO_PIECE:
        s.put(piece, city)
    elif piece >= GENERALS or other >= GENERALS:
        raise fault(
            "maria-written-stands-trains-share", f"{where}.at", "M-6.1", piece=f"piece:{s.board.piece_ids[other]}"
        )
    elif s.partner[other] != NO_PIECE:
        raise fault(
            "maria-written-not-share",
            f"{where}.at",
            "M-6.1",
            city=f"city:{at}",
            piece=f"piece:{s.board.piece_ids[other]}",
        )
    else:
        s.put_beside(piece, other, _commands(s, piece, other, entry, where))


def _has_box(s: State, piece: int) -> bool:
    """Whether the piece may be beside the map: a general of a major power, and the Prussian train that comes later."""
    if piece >= GENERALS:
        return s.board.start_place[piece] == OFF_MAP_BOX
    return s.board.piece_power[piece] in s.board.politics.order


def _commands(s: State, general: int, other: int, entry: Mapping[str, Any], where: str) -> bool:
    """Whether the general lies above the other one: by rank, with equal ranks as `on_top` says [M-6.3, M-6.4]."""
    rank = s.board.rank
    by_rank = rank[general] < rank[other]
    if rank[general] == rank[other]:
        return flag(entry, "on_top", where)
    if "on_top" in entry and flag(entry, "on_top", where) != by_rank:
        raise fault("maria-written-lower-rank-number", f"{where}.on_top", "M-6.3")
    return by_rank


def _read_hussars(s: State, hussars: Any) -> None:
    cities = as_list(hussars, "hussars")
    if len(cities) > HUSSARS:
        raise fault("maria-written-them", "hussars", most=HUSSARS)
    for number, name in enumerate(cities):
        where = f"hussars[{number}]"
        if name is None:
            continue
        city = CITY.read(s, name, where)
        if not s.board.on_bohemia[city]:
            raise fault("maria-written-not-bohemia-map", where, "M-7.2", city=f"city:{name}")
        if s.piece_at[city] != NO_PIECE:
            raise fault(
                "maria-written-stands",
                where,
                "M-7.2",
                piece=f"piece:{s.board.piece_ids[s.piece_at[city]]}",
                city=f"city:{name}",
            )
        if city in s.hussars:
            raise fault("maria-written-both-city", where, "M-7.6")
        s.hussars[number] = city


def _read_markers(s: State, data: Mapping[str, Any]) -> None:
    """Victory and elector markers; those of the start where none are named. Then the "?" [M-4.6, M-4.7, M-10.45]."""
    board = s.board
    if "markers" in data:
        s.marker, s.control = [NOBODY] * len(board.city_ids), s.lands.home[:]
        for name, power in as_object(data["markers"], "markers").items():
            _read_marker(s, as_fortress(s, name, f"markers.{name}"), power, f"markers.{name}")
    elif s.realm.annexed:
        for city in board.fortresses:
            if board.silesia[city]:
                s.set_marker(city, PRUSSIA)  # which had to hold all of it [M-19.10]
    if s.rules.scenario == ADVANCED:
        realm_field.read_electors(s, realm_field.entries(data))
    for name, power in as_object(data.get("questions", {}), "questions").items():
        where = f"questions.{name}"
        s.questions = [*s.questions, packed.owned(as_fortress(s, name, where), POWER.read(s, power, where))]


def _read_marker(s: State, city: int, name: Any, where: str) -> None:
    power = POWER.read(s, name, where)
    if s.board.rhine_elector[city]:
        raise fault("maria-written-elector-marker-lies", where, "M-4.7")
    if not s.board.start_pool[power] or not s.rules.takes_part[power]:
        raise fault("maria-written-no-victory-markers", where, "M-4.5", power=f"power:{name}")
    s.set_marker(city, power)


def _read_cards(s: State, data: Mapping[str, Any], realm: Mapping[str, Any]) -> None:
    """Hands, discards and piles; cards of the decks in use that are not named are in the draw pile [M-8.10]."""
    board = s.board
    s.next_deck = whole(data.get("decks_used", 1), "decks_used", 1, DECKS)
    seen: dict[int, str] = {}
    for power, cards in as_object(data.get("hands", {}), "hands").items():
        where = f"hands.{power}"
        number = POWER.read(s, power, where)
        s.hands[number] = sorted(as_cards(board, cards, where, seen))
        if s.hands[number] and not s.rules.takes_part[number]:
            raise fault("maria-written-takes-no-part-game", where, "M-14.2")
    if s.rules.scenario == ADVANCED:
        realm_field.read_cards(s, realm, seen)
    for card in as_cards(board, data.get("discards", []), "discards", seen):
        s.discards[board.card_deck[card]] = [*s.discards[board.card_deck[card]], card]
    s.second_pile = as_cards(board, data.get("second_pile", []), "second_pile", seen)
    if s.second_pile and not s.rules.recycle_two_decks:
        raise fault("maria-written-draw-pile-but", "second_pile", "D-14")
    used = [card for deck in range(s.next_deck) for card in board.deck_cards[deck]]
    if "pile" in data:
        s.pile = as_cards(board, data["pile"], "pile", seen)
    else:
        s.pile = [card for card in used if card not in seen]
        seen.update(dict.fromkeys(s.pile, "pile"))
    for card, where in seen.items():
        if board.card_deck[card] >= s.next_deck:
            raise fault("maria-written-deck-not-use", where, card=f"card:{board.card_ids[card]}")
    for card in used:
        if card not in seen:
            raise fault("maria-written-nowhere", "pile", card=f"card:{board.card_ids[card]}")


def _read_question(setup: Setup, s: State, data: Mapping[str, Any]) -> None:
    """What is asked; without `asked` the phase begins."""
    where, step = _read_moment(s, data)
    if "asked" in data or s.reason:
        s.stage, s.phase = where
        s.active = _active(s, data)
    if "asked" in data and not s.reason:
        course = sequence.Course(None, step)
        s.top = QUESTIONS.read(s, data["asked"], course, _moment(s), setup.scenario)
        check.check_offer(s)
        realm_field.read_by_question(s, realm_field.entries(data))
    rules.check(s, *where, begins="asked" not in data)
    if s.reason or "asked" in data:
        pass
    elif step < 0:
        raise fault("maria-written-missing-set-up", "asked")
    elif "active" in data:
        raise fault("maria-written-only-open-questions", "active")
    elif s.realm.offer:
        raise fault("maria-written-only-open-questions-asked", "realm.offer")
    else:
        _begin(s, step)
    if not s.reason:  # it may end at once
        check.check_question(setup, s, len(data["asked"]) if "asked" in data else 0)


def _begin(s: State, step: int) -> None:
    """Let the phase begin. Raises Unreadable where it cannot."""
    s.log = []
    with beginning():
        sequence.Course(None, step - 1).resume(s)


def _read_moment(s: State, data: Mapping[str, Any]) -> tuple[tuple[int, int], int]:
    """Stage and phase, and the step of the turn that they are; -1 for the set-up."""
    advanced = s.rules.scenario == ADVANCED
    order = sequence.ADVANCED_ORDER if advanced else sequence.ORDER
    stage, phase = data.get("stage", "politics" if advanced else "hussars"), data.get("phase")
    stages = {name or "setup": number for number, name in enumerate(sequence.STAGES)}
    phases = {name or None: number for number, name in enumerate(sequence.PHASES)}
    if not isinstance(stage, str) or stage not in stages:
        raise fault("maria-written-possible", "stage", value=told(stage), possible=", ".join(stages))
    if not isinstance(phase, (str, type(None))) or phase not in phases:
        raise fault("maria-written-possible-null", "phase", value=told(phase), possible=", ".join(filter(None, phases)))
    where = (stages[stage], phases[phase])
    if where != (0, 0) and where not in order:
        name = f"phase:{phase}" if phase else "null"
        raise fault("maria-written-no-phase", "phase", value=name, stage=f"stage:{stage}")
    if where == (0, 0) and s.turn > 1:
        raise fault("maria-written-set-up-before", "turn", "M-4.2")
    if stage == "winter" and s.turn not in s.board.winter_after:
        raise fault("maria-written-no-winter-after", "turn", "M-14.8, M-5.8", turn=s.turn)
    return where, -1 if where == (0, 0) else order.index(where)


def _moment(s: State) -> tuple[str, ...]:
    """When it is, for questions that are asked in one stage or phase alone."""
    stage, phase = sequence.STAGES[s.stage] or "setup", sequence.PHASES[s.phase]
    if not phase and sequence.FRANCE_BAVARIA <= s.stage <= sequence.AUSTRIA_PRAGMATIC:
        phase = "end-of-stage"
    return stage, phase


def _active(s: State, data: Mapping[str, Any]) -> list[int]:
    """The powers of the stage; others where they are named, as Saxony may have changed sides in the middle of it."""
    if "active" not in data:
        return sequence.active_powers(s, s.stage)
    powers = [POWER.read(s, name, f"active[{place}]") for place, name in enumerate(as_list(data["active"], "active"))]
    if len(set(powers)) < len(powers) or not all(s.rules.takes_part[power] for power in powers):
        raise fault("maria-written-power-named-twice", "active")
    return powers
