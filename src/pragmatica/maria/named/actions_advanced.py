"""The named answers to the questions of the advanced game alone; `actions` takes them in and explains the form.

| decision | type | id | notation | fields |
|---|---|---|---|---|
| name_trump | name | suit-spades | S | suit |
| place_card | lay | d1-spades-5 | S5/1 | card |
| | decline | decline | 0 | |
| choose_political | choose | political-waffenhilfe | P1 | political |
| | store | store | = | |
| execute_card | execute | execute | ! | political |
| | discard | discard | x | political |
| | other | other | other | political (the one chosen before) |
| carry_out | carry_out | yes, no | yes, no | yes |
| name_recipient | recipient | power-bavaria | B | power |
| move_marker | move_marker | left, right | <, > | way |
| | stay | stay | = | |
| card_return | return | prussia-2@berlin | Schwerin@Berlin | general, city |
| | end | end | end | |
| send_corps | send | prussia-2 | Schwerin | general |
| welcome, move_consent | agree | yes, no | yes, no | yes |
| give_way, relocate | relocate | prussia-2@berlin, prussia-train-1@berlin | Schwerin@Berlin, PT1@Berlin | piece, city |
| shift_saxony | shift_saxony | n-2 | 2 | spaces |
| saxon_return | saxon_return | n-4@dresden | 4@Dresden | troops, city |
| | stay_off | no | no | |
| offer_peace, accept_peace | offer_peace, accept_peace | yes, no | yes, no | yes |
| receive_train | put | berlin | Berlin | city |
| reduce | reduce | yes, no | yes, no | yes |
| serve_first | serve | power-bavaria | B | power |
| vote | vote | francis, charles | Francis, Charles | candidate |
| pick_in_turn | as pick_piece, and dispute | dispute | ! | |
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.action import Action
from pragmatica.maria.diplomacy import election, saxony
from pragmatica.maria.forces.stacks import MAX_TROOPS
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import GENERALS, POWERS, SUITS, Board
from pragmatica.maria.movement import rounds
from pragmatica.maria.politics import choosing, stage, troops

POWER_LETTERS: Final = ("F", "B", "P", "S", "PA", "A")
SUIT_LETTERS: Final = ("C", "D", "H", "S")


def trumps() -> list[Action]:
    """The suits."""
    return [Action("name", f"suit-{suit}", code, SUIT_LETTERS[code], {"suit": suit}) for code, suit in enumerate(SUITS)]


def laid(board: Board, notations: list[str]) -> list[Action]:
    """The cards by these notations, and none."""
    lay = [Action("lay", ident, card, notations[card], {"card": ident}) for card, ident in enumerate(board.card_ids)]
    return [*lay, Action("decline", "decline", stage.DECLINE, "0", {})]


def chosen(board: Board) -> list[Action]:
    """The political cards, and to store."""
    politics = board.politics
    choose = [
        Action("choose", f"political-{ident}", card, f"P{politics.spec[card]}", {"political": ident})
        for card, ident in enumerate(politics.ids)
    ]
    return [*choose, Action("store", "store", choosing.STORE, "=", {})]


def execution(board: Board, code: int, card: int) -> Action:
    """What becomes of a chosen card: this one is executed or discarded, or `OTHER`, this one in its place."""
    type, notation = (("discard", "x"), ("execute", "!"), ("other", "other"))[code]
    return Action(type, type, code, notation, {"political": board.politics.ids[card]})


def powers(type: str) -> list[Action]:
    """The powers."""
    return [
        Action(type, f"power-{power}", code, POWER_LETTERS[code], {"power": power}) for code, power in enumerate(POWERS)
    ]


def ways() -> list[Action]:
    """Where an arrow sends a marker."""
    return [
        Action("stay", "stay", choosing.STAY, "=", {}),
        Action("move_marker", "left", choosing.GO_LEFT, "<", {"way": "left"}),
        Action("move_marker", "right", choosing.GO_RIGHT, ">", {"way": "right"}),
    ]


def returns(board: Board, names: list[str]) -> list[Action]:
    """Generals in cities, and that no more come back."""
    return [*_placed(board, names, "return", "general", GENERALS), Action("end", "end", troops.END, "end", {})]


def relocations(board: Board, names: list[str]) -> list[Action]:
    """Pieces in cities."""
    return _placed(board, names, "relocate", "piece", len(board.piece_ids))


def _placed(board: Board, names: list[str], type: str, field: str, end: int) -> list[Action]:
    return [
        Action(
            type,
            f"{board.piece_ids[piece]}@{ident}",
            packed.placing(piece, city),
            f"{names[piece]}@{board.city_names[city]}",
            {field: board.piece_ids[piece], "city": ident},
        )
        for piece in range(end)
        for city, ident in enumerate(board.city_ids)
    ]


def corps(board: Board, names: list[str]) -> list[Action]:
    """The generals."""
    ids = board.piece_ids
    return [Action("send", ids[one], one, names[one], {"general": ids[one]}) for one in range(GENERALS)]


def shifts(spaces: int) -> list[Action]:
    """Spaces of a track, from none to so many."""
    return [Action("shift_saxony", f"n-{n}", n, str(n), {"spaces": n}) for n in range(spaces + 1)]


def saxon_returns(board: Board) -> list[Action]:
    """Troops and cities, and that he stays off the map."""
    come = [
        Action(
            "saxon_return",
            f"n-{n}@{ident}",
            packed.placing(n, city),
            f"{n}@{board.city_names[city]}",
            {"troops": n, "city": ident},
        )
        for n in range(1, MAX_TROOPS + 1)
        for city, ident in enumerate(board.city_ids)
    ]
    return [*come, Action("stay_off", "no", saxony.NO_RETURN, "no", {})]


def candidates() -> list[Action]:
    """The candidates of the imperial election."""
    return [
        Action("vote", ident, code, ident.capitalize(), {"candidate": ident})
        for code, ident in enumerate(election.CANDIDATES)
    ]


def dispute() -> Action:
    """To dispute the order of moves on the Flanders map."""
    return Action("dispute", "dispute", rounds.DISPUTE, "!", {})
