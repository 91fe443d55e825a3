"""Chapter 21, agreements: what promises take out of the offers; `promises` says what each forbids.

`breach` names the promise that an answer would break [M-21.2].
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import NO
from pragmatica.maria.diplomacy.election import Vote
from pragmatica.maria.diplomacy.peace import AcceptPeace, OfferPeace
from pragmatica.maria.diplomacy.promises import (
    KEPT,
    bound,
    enters,
    form_of,
    in_area,
    lasts,
    power_of,
    step_breaks,
    subject_of,
)
from pragmatica.maria.diplomacy.saxony import NO_RETURN, SaxonReturn
from pragmatica.maria.forces.relocation import Relocate
from pragmatica.maria.forces.winter import Reenter, ReenterPlace, lawful_places
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import AUSTRIA, NO_CITY
from pragmatica.maria.kept.clauses import LEAVE, PEACE, VOTE
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.marching import REPLACE, STACK, entry_refusal, open_roads
from pragmatica.maria.movement.moves import END, STOP, March, PickPiece
from pragmatica.maria.politics.corps import GiveWay
from pragmatica.maria.politics.troops import CardReturn

# Questions whose answers may break a promise
_ABOUT: Final = (
    March,
    PickPiece,
    Vote,
    OfferPeace,
    ReenterPlace,
    Reenter,
    CardReturn,
    SaxonReturn,
    Relocate,
    GiveWay,
)


# -- what is forbidden ------------------------------------------------------------------------------------------------


def permitted(s: State, codes: list[int]) -> list[int]:
    """Those of the offered answers that break no promise.

    If each breaks one all are offered: nothing that a rule demands is taken away, and a promise that cannot be kept
    here does not bind here [M-21.8].
    """
    top = s.top
    if top is None or not isinstance(top, _ABOUT):
        return codes
    allowed = [code for code in codes if breach(s, top, code) == KEPT]
    if isinstance(top, PickPiece) and END in allowed and _owes_march(s, allowed) != KEPT:
        allowed.remove(END)
    elif isinstance(top, March) and STOP in allowed and len(allowed) > 1 and _owes_steps(s, top) != KEPT:
        allowed.remove(STOP)
    return allowed or codes


def withheld(s: State, frame: Frame, code: int) -> int:
    """Number of the promise for which an answer that a rule would allow is not offered, or KEPT [M-21.2]."""
    number = breach(s, frame, code)
    if number == KEPT and isinstance(frame, (PickPiece, March)) and code == END:
        allowed = [one for one in frame.legal(s, frame.seats(s)[0]) if breach(s, frame, one) == KEPT]
        if isinstance(frame, PickPiece):
            return _owes_march(s, allowed)
        return _owes_steps(s, frame) if len(allowed) > 1 else KEPT
    return number


def breach(s: State, frame: Frame, code: int) -> int:
    """Number of the promise that this answer to the open question would break, or KEPT [M-21.2]."""
    for number, promise in enumerate(s.realm.agreements):
        if lasts(s, promise) and _breaks(s, frame, code, promise):
            return number
    return KEPT


def _breaks(s: State, frame: Frame, code: int, promise: tuple[int, ...]) -> bool:
    form, power = form_of(promise), power_of(promise)
    if isinstance(frame, March):
        if code == STOP:
            return False
        at = s.place[frame.piece]
        return bound(s, power, frame.piece, frame.stacked) and step_breaks(s, at, code, promise)
    if isinstance(frame, PickPiece):
        return code < REPLACE and _pick_breaks(s, code, frame.refused, promise)
    if isinstance(frame, Vote):
        return form == VOTE and s.control[frame.free[0]] == power and code != subject_of(promise)
    if isinstance(frame, AcceptPeace):
        return form == PEACE and power == AUSTRIA and code == NO
    if isinstance(frame, OfferPeace):
        return form == PEACE and power != AUSTRIA and code == NO
    return _placing_breaks(s, frame, code, promise)


def _placing_breaks(s: State, frame: Frame, code: int, promise: tuple[int, ...]) -> bool:
    """Whether a general is put where the promise does not let him go: by winter, a political card or a transfer."""
    power = power_of(promise)
    if isinstance(frame, ReenterPlace):
        return power == frame.power and enters(s, NO_CITY, code, promise)
    if isinstance(frame, Reenter):
        # With a single place he is put there without another question.
        return (
            power == frame.power
            and code != END
            and all(enters(s, NO_CITY, city, promise) for city in lawful_places(s, code, frame.left, frame.refused))
        )
    if isinstance(frame, CardReturn):
        return power == frame.power and code != END and enters(s, NO_CITY, packed.city(code), promise)
    if isinstance(frame, SaxonReturn):
        return (
            code != NO_RETURN
            and power == s.board.piece_power[frame.general]
            and enters(s, NO_CITY, packed.city(code), promise)
        )
    if isinstance(frame, (Relocate, GiveWay)):
        piece = packed.placed(code)
        return bound(s, power, piece, False) and enters(s, s.place[piece], packed.city(code), promise)
    return False


def _picked(code: int) -> tuple[int, bool]:
    """The general that a code of PickPiece names, and whether his whole stack is meant."""
    return (code, False) if code < STACK else (code - STACK, True)


def _pick_breaks(s: State, code: int, refused: tuple[int, ...], promise: tuple[int, ...]) -> bool:
    """Whether every city to which what is picked could step first is forbidden; if there is none, it is not picked."""
    piece, stacked = _picked(code)
    if not bound(s, power_of(promise), piece, stacked):
        return False
    at = s.place[piece]
    for city in open_roads(s, piece, stacked):
        if entry_refusal(s, piece, stacked, city, refused) == 0 and not step_breaks(s, at, city, promise):
            return False
    return True


def _owes_march(s: State, codes: list[int]) -> int:
    """Number of the promise by which a general that may be picked has to leave first, or KEPT."""
    for number, promise in enumerate(s.realm.agreements):
        if form_of(promise) == LEAVE and lasts(s, promise):
            for code in codes:
                if code < REPLACE:
                    piece, stacked = _picked(code)
                    if bound(s, power_of(promise), piece, stacked) and in_area(s, subject_of(promise), s.place[piece]):
                        return number
    return KEPT


def _owes_steps(s: State, march: March) -> int:
    """Number of the promise by which the march, still inside an area, goes on while it has steps, or KEPT."""
    if not 0 < march.steps < march.allowance:  # who stays without a step is yet to be picked [M-Q.22]
        return KEPT
    for number, promise in enumerate(s.realm.agreements):
        if (
            form_of(promise) == LEAVE
            and lasts(s, promise)
            and bound(s, power_of(promise), march.piece, march.stacked)
            and in_area(s, subject_of(promise), s.place[march.piece])
        ):
            return number
    return KEPT
