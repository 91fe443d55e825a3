"""Whether what a written position asks can be asked there, and could have come from the answers given so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pragmatica.core.errors import Unreadable
from pragmatica.maria import contracts, election, stacks, winter
from pragmatica.maria.board import GENERALS, NO_CITY, NO_PIECE, OFF_MAP_BOX, SAXONY
from pragmatica.maria.election import Vote
from pragmatica.maria.marching import STACK
from pragmatica.maria.movement import March
from pragmatica.maria.payment import Pay
from pragmatica.maria.politics.choosing import Choosing, Instruction
from pragmatica.maria.politics.corps import Returning
from pragmatica.maria.realm import AUSTRIAN_ALLY
from pragmatica.maria.relocation import Relocating
from pragmatica.maria.rounds import MoveConsent
from pragmatica.maria.saxony import SaxonReturn
from pragmatica.maria.setup import DivideTroops
from pragmatica.maria.state import State
from pragmatica.maria.winter import Distribute


def check_question(s: State) -> None:
    """The question must have a seat that owes an answer, and an answer; what has been answered must be lawful.

    Raises Unreadable.
    """
    try:
        pending = s.pending()
        offered = [s.legal(seat) for seat in pending]
        lawful = _lawful_so_far(s)
    except (AssertionError, IndexError, KeyError, ValueError) as error:
        raise Unreadable(f"cannot be asked in this position ({type(error).__name__} {error})", "asked") from error
    if not offered or not all(offered) or not all(0 <= seat < s.rules.seats for seat in pending):
        raise Unreadable("no seat owes an answer to this, or there is none in this position", "asked")
    if not lawful:
        raise Unreadable("what has been answered so far is not possible in this position", "asked")


def _lawful_so_far(s: State) -> bool:
    """Whether no frame of the chain contradicts the position."""
    frame = s.top
    while frame is not None:
        for kind, check in _CHECKS:
            if isinstance(frame, kind) and not check(s, frame):
                return False
        frame = frame.below
    return True


def _march(s: State, frame: March) -> bool:
    return not frame.stacked or (s.partner[frame.piece] != NO_PIECE and s.on_top[frame.piece] == 1)


def _pay(s: State, frame: Pay) -> bool:
    pay = Pay(frame.below, frame.power, frame.cost, frame.purpose, ())
    for card in frame.paid:
        if card not in pay.legal(s, 0):
            return False
        pay = Pay(frame.below, frame.power, frame.cost, frame.purpose, (*pay.paid, card))
    return True


def _distribute(s: State, frame: Distribute) -> bool:
    division = Distribute(frame.below, frame.power, frame.left + sum(frame.given), ())
    for share in frame.given:
        if share not in division.legal(s, 0):
            return False
        division = Distribute(frame.below, frame.power, division.left - share, (*division.given, share))
    return True


def _divide(s: State, frame: DivideTroops) -> bool:
    """Whether all numbers so far are lawful [M-4.11]."""
    for seat in range(s.rules.seats):
        given = frame.given[seat]
        for place, troops in enumerate(given):
            before = (*frame.given[:seat], given[:place], *frame.given[seat + 1 :])
            if troops not in DivideTroops(frame.below, before).legal(s, seat):
                return False
    return True


# -- the advanced game ------------------------------------------------------------------------------------------------


def _choosing(s: State, frame: Choosing) -> bool:
    """Powers that take part in politics, each once [M-17.44]."""
    majors = s.board.politics.order
    return len(set(frame.order)) == len(frame.order) and all(power in majors for power in frame.order)


def _instruction(s: State, frame: Instruction) -> bool:
    """The power's arms are on the card [M-17.51]."""
    return s.board.politics.coats[frame.card][frame.power]


def _returning(s: State, frame: Returning) -> bool:
    """The general waits in his power's box, and Welcome has somebody to welcome him [M-17.84, M-17.85]."""
    if s.place[frame.general] != OFF_MAP_BOX or s.board.piece_power[frame.general] != frame.power:
        return False
    other = s.piece_at[frame.city(s)]
    if frame.name() == "Welcome":
        return other < GENERALS and stacks.join_refusal(s, frame.general, other) == 0
    return True


def _relocating(s: State, frame: Relocating) -> bool:
    """Pieces on the map, each once."""
    return len(set(frame.pieces)) == len(frame.pieces) and all(s.place[piece] < NO_CITY for piece in frame.pieces)


def _saxon_return(s: State, frame: SaxonReturn) -> bool:
    """A lost general of Saxony, which is Austria's ally [M-19.35]."""
    return s.realm.saxony == AUSTRIAN_ALLY and frame.general in winter.lost(s, SAXONY)


def _move_consent(s: State, frame: MoveConsent) -> bool:
    """A stack of two players, whose commander's seat asks [M-10.10]."""
    commander = frame.mover - STACK
    if not 0 <= commander < GENERALS or s.partner[commander] == NO_PIECE or not s.on_top[commander]:
        return False
    return frame.seats(s) != [frame.seat]


def _serve_first(s: State, frame: contracts.ServeFirst) -> bool:
    """Receivers of the power's contracts, each once [M-20.7]."""
    due = [one[contracts.RECEIVER] for one in s.realm.contracts if one[contracts.GIVER] == frame.power]
    return len(set(frame.order)) == len(frame.order) and all(power in due for power in frame.order)


def _vote(s: State, frame: Vote) -> bool:
    """Free votes that are still to be cast, each once, and no more than nine in all [M-18.4, M-18.8]."""
    college = s.board.politics.college
    free = [city for city in college if not election.is_bound(s, s.control[city])]
    if len(set(frame.free)) < len(frame.free) or not all(city in free for city in frame.free):
        return False
    return len(frame.free) + frame.francis + frame.charles == len(college)


_CHECKS: Final[tuple[tuple[type[Any], Callable[[State, Any], bool]], ...]] = (
    (March, _march),
    (Pay, _pay),
    (Distribute, _distribute),
    (DivideTroops, _divide),
    (Choosing, _choosing),
    (Instruction, _instruction),
    (Returning, _returning),
    (Relocating, _relocating),
    (SaxonReturn, _saxon_return),
    (MoveConsent, _move_consent),
    (contracts.ServeFirst, _serve_first),
    (Vote, _vote),
)
