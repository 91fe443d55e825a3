"""Whether what a written position asks can be asked there, and could have come from the answers given so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pragmatica.core import probe
from pragmatica.core.errors import Unreadable
from pragmatica.core.game import Setup
from pragmatica.core.reading import snake
from pragmatica.maria import asking, contracts, election, observe, sequence, stacks, winter
from pragmatica.maria.board import GENERALS, NO_CITY, NO_PIECE, OFF_MAP_BOX, SAXONY
from pragmatica.maria.election import Vote
from pragmatica.maria.flow import Frame
from pragmatica.maria.marching import STACK
from pragmatica.maria.movement import March
from pragmatica.maria.payment import Pay
from pragmatica.maria.politics.choosing import Choosing, Instruction
from pragmatica.maria.politics.corps import Returning
from pragmatica.maria.position_fields import MOMENTS
from pragmatica.maria.realm import AUSTRIAN_ALLY
from pragmatica.maria.relocation import Relocating
from pragmatica.maria.rounds import MoveConsent
from pragmatica.maria.saxony import SaxonReturn
from pragmatica.maria.setup import DivideTroops
from pragmatica.maria.state import State
from pragmatica.maria.winter import Distribute


def check_moment(s: State) -> None:
    """The lowest question must be one of this stage and phase, and cards be on offer in politics alone [M-17.56].

    Raises Unreadable.
    """
    lowest = s.top
    while lowest is not None and lowest.below is not None and lowest.below.below is not None:
        lowest = lowest.below
    stage, phase = sequence.STAGES[s.stage] or "setup", sequence.PHASES[s.phase]
    if not phase and sequence.FRANCE_BAVARIA <= s.stage <= sequence.AUSTRIA_PRAGMATIC:
        phase = "end of a stage"
    wanted = MOMENTS.get("" if lowest is None else lowest.name())
    if wanted not in (None, stage, phase):
        found = f"{stage}, {phase}" if phase else stage
        raise Unreadable(f"is asked in {wanted}, not in {found}", "asked[0].frame")
    if s.realm.offer and s.stage != sequence.POLITICS:
        raise Unreadable("cards are on offer in politics alone [M-17.56]", "realm.offer")


def check_question(setup: Setup, s: State, written: int) -> None:
    """The question must have a seat that owes an answer, and an answer; what has been answered must be lawful.

    `written`: how many frames the position names; none where a phase begins. Raises Unreadable.
    """
    chain = _chain(s)
    places = [f"asked[{max(0, place - len(chain) + written)}]" if written else "asked" for place in range(len(chain))]
    frame, where = snake(chain[-1].name()), places[-1]
    with probe.asking(frame, where):
        pending = s.pending()
        offered = [s.legal(seat) for seat in pending]
    if not offered or not all(offered) or not all(0 <= seat < s.rules.seats for seat in pending):
        raise Unreadable("no seat owes an answer to this, or there is none in this position", where)
    for one, place in zip(chain, places, strict=True):
        if not _is_lawful(s, one):
            raise Unreadable(
                f"{snake(one.name())}: what it says, or what has been answered, is not possible in this position",
                place,
            )
    with probe.asking(frame, where):
        probe.check(setup, s, observe.observe, asking.decision)


def _chain(s: State) -> list[Frame]:
    """All frames from the course of the turn upwards."""
    chain: list[Frame] = []
    frame = s.top
    while frame is not None:
        chain.append(frame)
        frame = frame.below
    chain.reverse()
    return chain


def _is_lawful(s: State, frame: Frame) -> bool:
    """Whether the frame does not contradict the position."""
    try:
        return all(check(s, frame) for kind, check in _CHECKS if isinstance(frame, kind))
    except probe.BROKEN:
        return False


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


def _stacking(s: State, frame: stacks.ChooseCommander | stacks.StackConsent) -> bool:
    """Who comes is nowhere else in a stack, and the other one is there, alone."""
    there = s.place[frame.other] < NO_CITY and s.partner[frame.other] in (NO_PIECE, frame.general)
    return there and frame.general != frame.other


def _divide(s: State, frame: DivideTroops) -> bool:
    """Whether all numbers so far are lawful, and nobody is off the map [M-4.11]."""
    for general in range(GENERALS):
        if s.place[general] == NO_CITY and s.rules.takes_part[s.board.piece_power[general]]:
            name = s.board.piece_ids[general]
            raise Unreadable("in the set-up every general is in a city, or in his box [M-4.3]", f"pieces.{name}.at")
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
    (stacks.ChooseCommander, _stacking),
    (stacks.StackConsent, _stacking),
    (Choosing, _choosing),
    (Instruction, _instruction),
    (Returning, _returning),
    (Relocating, _relocating),
    (SaxonReturn, _saxon_return),
    (MoveConsent, _move_consent),
    (contracts.ServeFirst, _serve_first),
    (Vote, _vote),
)
