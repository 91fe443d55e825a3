"""Positions in a form that people can read and write by hand: docs/positions.md, `data/position.schema.json`.

Nothing is hidden in a position, so it is for puzzles, tests and what-if, not for showing a running match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pragmatica.core.errors import Unreadable
from pragmatica.core.game import Setup
from pragmatica.core.rng import key_of
from pragmatica.maria import introductory, sequence, stacks
from pragmatica.maria.board import (
    DECKS,
    GENERALS,
    HUSSARS,
    NO_CITY,
    NO_PIECE,
    NOBODY,
    OFF_MAP_BOX,
    OUT_OF_GAME,
    PLAIN,
    POWERS,
    Board,
)
from pragmatica.maria.movement import March
from pragmatica.maria.options import Rules
from pragmatica.maria.payment import Pay
from pragmatica.maria.position_frames import Frames, as_list, whole
from pragmatica.maria.setup import MAX_TROOPS, DivideTroops
from pragmatica.maria.state import NO_SEAT, State
from pragmatica.maria.winter import Distribute

FORMAT: Final = "pragmatica-position"
VERSION: Final = 1
ELSEWHERE: Final = {"off": NO_CITY, "box": OFF_MAP_BOX, "out": OUT_OF_GAME}
_PLACE_NAMES: Final = {place: name for name, place in ELSEWHERE.items()}
HEAD: Final = {"format", "version", "game", "scenario", "players", "options", "board", "seed"}
BODY: Final = {
    "turn",
    "stage",
    "phase",
    "asked",
    "over",
    "pieces",
    "hussars",
    "markers",
    "questions",
    "hands",
    "discards",
    "decks_used",
    "pile",
    "second_pile",
}


# -- writing ----------------------------------------------------------------------------------------------------------


def write(setup: Setup, s: State) -> dict[str, Any]:
    """The position of a state; `read` makes an equal one of it."""
    board = s.board
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": setup.game,
        "scenario": setup.scenario,
        "players": setup.players,
        "options": dict(setup.options),
        "board": setup.board,
        "turn": s.turn,
        "stage": sequence.STAGES[s.stage] or "setup",
        "phase": sequence.PHASES[s.phase] or None,
        "pieces": {board.piece_ids[piece]: _write_piece(s, piece) for piece in range(len(board.piece_ids))},
        "hussars": [board.city_ids[city] if city < NO_CITY else None for city in s.hussars],
        "markers": {board.city_ids[city]: POWERS[power] for city, power in enumerate(s.marker) if power != NOBODY},
        "questions": {board.city_ids[code >> 3]: POWERS[code & 7] for code in s.questions},
        "hands": {power: [board.card_ids[card] for card in s.hands[number]] for number, power in enumerate(POWERS)},
        "discards": [board.card_ids[card] for pile in s.discards for card in pile],
        "decks_used": s.next_deck,
        "pile": [board.card_ids[card] for card in s.pile],
        "second_pile": [board.card_ids[card] for card in s.second_pile],
    }
    if s.reason:
        winner = None if s.winner == NO_SEAT else setup.seats[s.winner]
        data["over"] = {"winner": winner, "reason": introductory.REASONS[s.reason]}
    else:
        data["asked"] = Frames(board, setup.seats).write(s.top)
    return data


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
    for field in data:
        if field not in HEAD and field not in BODY:
            raise Unreadable(f"unknown; possible: {', '.join(sorted(HEAD | BODY))}", str(field))
    s = State(board, Rules(setup), key_of(seed))
    s.script(list(chance))
    s.turn = whole(data.get("turn", 1), "turn", 1, board.turns)
    _read_pieces(s, data.get("pieces", {}), least=0 if data.get("stage") == "setup" else 1)
    _read_hussars(s, data.get("hussars", []))
    _read_markers(s, data)
    _read_cards(s, data)
    if "over" in data:
        _read_over(setup, s, data["over"])
    else:
        introductory.check(s)  # who has enough fortresses has won [M-14.6]
    _read_question(setup, s, data)
    s.script([])
    return s


def _read_pieces(s: State, pieces: Any, least: int) -> None:
    """Places of the pieces and troops of the generals, on the map at least so many.

    Pieces that are not named are off the map, or out of the game if they take no part [M-14.1].
    """
    board = s.board
    entries = _object(pieces, "pieces")
    for ident in entries:
        if ident not in board.piece_number:
            raise Unreadable("no such piece", f"pieces.{ident}")
    for piece, ident in enumerate(board.piece_ids):
        entry = entries.get(ident)
        if entry is None:
            out = board.start_place[piece] in (OFF_MAP_BOX, OUT_OF_GAME)
            s.place[piece] = board.start_place[piece] if out else NO_CITY
        else:
            _read_piece(s, piece, {"at": entry} if isinstance(entry, str) else entry, f"pieces.{ident}", least)


def _read_piece(s: State, piece: int, value: Any, where: str, least: int) -> None:
    entry = _object(value, where)
    known = {"at", "moved"} | ({"troops", "face_down", "on_top"} if piece < GENERALS else set())
    for field in entry:
        if field not in known:
            raise Unreadable(f"unknown; possible: {', '.join(sorted(known))}", f"{where}.{field}")
    at = entry.get("at")
    s.moved[piece] = int(_flag(entry, "moved", where))
    on_map = isinstance(at, str) and at in s.board.city_number
    if not isinstance(at, str) or not (on_map or at in ELSEWHERE):
        raise Unreadable(f"{at!r} is no city of this game, nor off, box or out", f"{where}.at")
    if piece < GENERALS:
        s.face_down[piece] = int(_flag(entry, "face_down", where))
        least = least if on_map else 0
        most = 0 if at == "off" else MAX_TROOPS  # who has troops does not leave the map [M-6.10]
        s.troops[piece] = whole(entry.get("troops", least), f"{where}.troops", least, most)
    if s.board.start_place[piece] == OUT_OF_GAME and at != "out":
        raise Unreadable("takes no part in this game: it is out [M-14.1]", f"{where}.at")
    if not on_map:
        s.place[piece] = ELSEWHERE[at]
        return
    city = s.board.city_number[at]
    other = s.piece_at[city]
    if other == NO_PIECE:
        s.put(piece, city)
    elif piece >= GENERALS or other >= GENERALS:
        raise Unreadable(f"{s.board.piece_ids[other]} stands there, and trains share no city [M-6.1]", f"{where}.at")
    elif stacks.join_refusal(s, piece, other):
        raise Unreadable(f"may not share {at} with {s.board.piece_ids[other]} [M-6.1]", f"{where}.at")
    else:
        s.put_beside(piece, other, _commands(s, piece, other, entry, where))


def _commands(s: State, general: int, other: int, entry: Mapping[str, Any], where: str) -> bool:
    """Whether the general lies above the other one: by rank, with equal ranks as `on_top` says [M-6.3, M-6.4]."""
    rank = s.board.rank
    by_rank = rank[general] < rank[other]
    if rank[general] == rank[other]:
        return _flag(entry, "on_top", where)
    if "on_top" in entry and _flag(entry, "on_top", where) != by_rank:
        raise Unreadable("the lower rank number commands [M-6.3]", f"{where}.on_top")
    return by_rank


def _read_hussars(s: State, hussars: Any) -> None:
    cities = as_list(hussars, "hussars")
    if len(cities) > HUSSARS:
        raise Unreadable(f"there are {HUSSARS} of them", "hussars")
    for number, name in enumerate(cities):
        where = f"hussars[{number}]"
        if name is None:
            continue
        city = _city(s.board, name, where)
        if s.piece_at[city] != NO_PIECE:
            raise Unreadable(f"{s.board.piece_ids[s.piece_at[city]]} stands in {name} [M-7.2]", where)
        if city in s.hussars:
            raise Unreadable("both are in one city [M-7.6]", where)
        s.hussars[number] = city


def _read_markers(s: State, data: Mapping[str, Any]) -> None:
    """Victory markers; those of the start where none are named. Then the "?" [M-4.6, M-10.45]."""
    board = s.board
    if "markers" in data:
        s.marker, s.control = [NOBODY] * len(board.city_ids), board.home[:]
        for name, power in _object(data["markers"], "markers").items():
            s.set_marker(_fortress(board, name, f"markers.{name}"), _power(power, f"markers.{name}"))
        for city in board.fortresses:
            if board.silesia[city] and s.marker[city] == NOBODY:
                raise Unreadable(
                    "every Silesian fortress carries a marker [M-10.52]", f"markers.{board.city_ids[city]}"
                )
    for name, power in _object(data.get("questions", {}), "questions").items():
        where = f"questions.{name}"
        s.questions = [*s.questions, _fortress(board, name, where) * 8 + _power(power, where)]


def _read_cards(s: State, data: Mapping[str, Any]) -> None:
    """Hands, discards and piles; cards of the decks in use that are not named are in the draw pile [M-8.10]."""
    board = s.board
    s.next_deck = whole(data.get("decks_used", 1), "decks_used", 0, DECKS)
    seen: dict[int, str] = {}
    for power, cards in _object(data.get("hands", {}), "hands").items():
        where = f"hands.{power}"
        number = _power(power, where)
        s.hands[number] = sorted(_cards(board, cards, where, seen))
        if s.hands[number] and not s.rules.takes_part[number]:
            raise Unreadable("takes no part in this game [M-14.2]", where)
    for card in _cards(board, data.get("discards", []), "discards", seen):
        s.discards[board.card_deck[card]] = [*s.discards[board.card_deck[card]], card]
    s.second_pile = _cards(board, data.get("second_pile", []), "second_pile", seen)
    used = [card for deck in range(s.next_deck) for card in board.deck_cards[deck]]
    if "pile" in data:
        s.pile = _cards(board, data["pile"], "pile", seen)
    else:
        s.pile = [card for card in used if card not in seen]
        seen.update(dict.fromkeys(s.pile, "pile"))
    for card, where in seen.items():
        if board.card_deck[card] >= s.next_deck:
            raise Unreadable(f"{board.card_ids[card]} is of a deck that is not in use yet (decks_used)", where)
    for card in used:
        if card not in seen:
            raise Unreadable(f"{board.card_ids[card]} is nowhere", "pile")


def _cards(board: Board, names: Any, where: str, seen: dict[int, str]) -> list[int]:
    cards = []
    for name in as_list(names, where):
        if not isinstance(name, str) or name not in board.card_number:
            raise Unreadable(f"{name!r} is no card", where)
        card = board.card_number[name]
        if card in seen:
            raise Unreadable(f"{name} is in {seen[card]} already", where)
        seen[card] = where
        cards.append(card)
    return cards


def _read_over(setup: Setup, s: State, value: Any) -> None:
    over = _object(value, "over")
    winner, reason = over.get("winner"), over.get("reason")
    if winner is not None and winner not in setup.seats:
        raise Unreadable(f"{winner!r}; possible: null, {', '.join(setup.seats)}", "over.winner")
    if not reason or reason not in introductory.REASONS:
        raise Unreadable(f"{reason!r}; possible: {', '.join(introductory.REASONS[1:])}", "over.reason")
    s.finish(NO_SEAT if winner is None else setup.seats.index(str(winner)), introductory.REASONS.index(str(reason)))


def _read_question(setup: Setup, s: State, data: Mapping[str, Any]) -> None:
    """Where in the turn the position is, and what is asked; without `asked` the phase begins."""
    stage, phase = data.get("stage", "hussars"), data.get("phase")
    stages = {name or "setup": number for number, name in enumerate(sequence.STAGES)}
    phases = {name or None: number for number, name in enumerate(sequence.PHASES)}
    if not isinstance(stage, str) or stage not in stages:
        raise Unreadable(f"{stage!r}; possible: {', '.join(stages)}", "stage")
    if not isinstance(phase, (str, type(None))) or phase not in phases:
        raise Unreadable(f"{phase!r}; possible: null, {', '.join(filter(None, phases))}", "phase")
    where = (stages[stage], phases[phase])
    if where != (0, 0) and where not in sequence.ORDER:
        raise Unreadable(f"{phase!r} is no phase of {stage!r}", "phase")
    if stage == "winter" and s.turn not in s.board.winter_after:
        raise Unreadable(f"there is no winter after turn {s.turn} [M-14.8]", "turn")
    step = -1 if where == (0, 0) else sequence.ORDER.index(where)
    if s.reason:
        s.stage, s.phase = where
    elif "asked" in data:
        s.stage, s.phase = where
        s.active = sequence.active_powers(s, s.stage)
        s.top = Frames(s.board, setup.seats).read(data["asked"], sequence.Course(None, step))
    elif step < 0:
        raise Unreadable("missing: the set-up does not begin by itself", "asked")
    else:
        sequence.Course(None, step - 1).resume(s)
    _check_question(s)


def _check_question(s: State) -> None:
    """The question must have a seat that owes an answer, and an answer; what has been answered must be lawful."""
    if s.reason:
        return
    try:
        offered = [s.legal(seat) for seat in s.pending()]
        lawful = _lawful_so_far(s)
    except (AssertionError, IndexError, KeyError, ValueError) as error:
        raise Unreadable(f"cannot be asked in this position ({type(error).__name__} {error})", "asked") from error
    if not offered or not all(offered):
        raise Unreadable("no seat owes an answer to this, or there is none in this position", "asked")
    if not lawful:
        raise Unreadable("what has been answered so far is not possible in this position", "asked")


def _lawful_so_far(s: State) -> bool:
    """Whether the open question could have come from its answers so far: a stack that marches, cards, numbers."""
    frame = s.top
    if isinstance(frame, March):
        return not frame.stacked or (s.partner[frame.piece] != NO_PIECE and s.on_top[frame.piece] == 1)
    if isinstance(frame, Pay):
        pay = Pay(frame.below, frame.power, frame.cost, frame.purpose, ())
        for card in frame.paid:
            if card not in pay.legal(s, 0):
                return False
            pay = Pay(frame.below, frame.power, frame.cost, frame.purpose, (*pay.paid, card))
        return True
    if isinstance(frame, Distribute):
        division = Distribute(frame.below, frame.power, frame.left + sum(frame.given), ())
        for share in frame.given:
            if share not in division.legal(s, 0):
                return False
            division = Distribute(frame.below, frame.power, division.left - share, (*division.given, share))
        return True
    return not isinstance(frame, DivideTroops) or all(_lawful_division(s, frame, seat) for seat in range(s.rules.seats))


def _lawful_division(s: State, frame: DivideTroops, seat: int) -> bool:
    """Whether the seat's numbers so far are lawful [M-4.11]."""
    given = frame.given[seat]
    for place, troops in enumerate(given):
        before = (*frame.given[:seat], given[:place], *frame.given[seat + 1 :])
        if troops not in DivideTroops(frame.below, before).legal(s, seat):
            return False
    return True


def _object(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise Unreadable("must be an object", where)
    return value


def _flag(entry: Mapping[str, Any], field: str, where: str) -> bool:
    value = entry.get(field, False)
    if not isinstance(value, bool):
        raise Unreadable(f"{value!r}; must be true or false", f"{where}.{field}")
    return value


def _city(board: Board, name: Any, where: str) -> int:
    if not isinstance(name, str) or name not in board.city_number:
        raise Unreadable(f"{name!r} is no city of this game", where)
    return board.city_number[name]


def _fortress(board: Board, name: Any, where: str) -> int:
    city = _city(board, name, where)
    if board.fortress[city] == PLAIN:
        raise Unreadable("no fortress", where)
    return city


def _power(name: Any, where: str) -> int:
    if name not in POWERS:
        raise Unreadable(f"{name!r}; possible: {', '.join(POWERS)}", where)
    return POWERS.index(name)
