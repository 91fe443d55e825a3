"""Whether what a question stands on, and will be done once it is answered, can be so in a written position."""

from __future__ import annotations

from typing import Final

from pragmatica.kit.written.checking import Check
from pragmatica.maria.battle.aftermath import Booking
from pragmatica.maria.diplomacy import contracts
from pragmatica.maria.diplomacy.election import Vote
from pragmatica.maria.diplomacy.peace import Annexation
from pragmatica.maria.diplomacy.saxony import Joined, Neutral, SaxonPaid, ShiftSaxony
from pragmatica.maria.forces import winter
from pragmatica.maria.forces.relocation import EXPULSION, HOMECOMING, PARTING, PEACE, Relocating
from pragmatica.maria.forces.stacks import MAX_TROOPS, ChooseCommander, StackConsent
from pragmatica.maria.kept.board import NO_CITY, NO_PIECE
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.realm import NEUTRAL
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.moves import March, PickPiece
from pragmatica.maria.movement.rounds import Rounds
from pragmatica.maria.movement.trains import PlaceTrain, Placing
from pragmatica.maria.politics.corps import CorpsCourse, Recruited, SendCorps, in_box
from pragmatica.maria.politics.markers import Moving
from pragmatica.maria.politics.troops import Granting
from pragmatica.maria.supply.feeding import ChooseBills, SupplyCourse
from pragmatica.maria.written import rules

_FORCED_STEPS: Final = 8  # the most of any move [M-10.11]
_CAUSE: Final[dict[type[Frame], tuple[int, ...]]] = {
    Neutral: (EXPULSION, HOMECOMING),
    Annexation: (PEACE,),
    Joined: (PARTING,),
}


def _power(s: State, piece: int) -> int:
    return s.board.piece_power[piece]


# -- supply and movement ----------------------------------------------------------------------------------------------


def _fed(s: State, general: int) -> bool:
    """Whether the general is judged in this stage: on the map, of a power that acts [M-9.1]."""
    return s.place[general] < NO_CITY and _power(s, general) in s.active


def _hungry(s: State, frame: SupplyCourse | ChooseBills) -> bool:
    return all(_fed(s, general) for general in frame.hungry)


def _bills(s: State, frame: SupplyCourse) -> bool:
    return all(_billed(s, *bill) for bill in frame.bills)


def _billed(s: State, power: int, generals: tuple[int, ...], costs: tuple[int, ...]) -> bool:
    if len(generals) != len(costs) or not generals:
        return False
    return all(_fed(s, general) and _power(s, general) == power for general in generals)


def _chosen_bills(s: State, frame: ChooseBills) -> bool:
    return _billed(s, frame.power, frame.bills, frame.costs) and all(_billed(s, *bill) for bill in frame.later)


def _moving(s: State, frame: March) -> bool:
    return _power(s, frame.piece) in s.active and frame.steps <= _FORCED_STEPS


def _acts(s: State, seat: int) -> bool:
    return any(s.relations.seat_of[power] == seat for power in s.active)


def _placed(s: State, frame: Placing) -> bool:
    there = s.piece_at[frame.city]
    return _power(s, frame.train) in s.active and there in (NO_PIECE, frame.train)


# -- winter -----------------------------------------------------------------------------------------------------------


def _bought(s: State, frame: winter.Reinforce | winter.Reenter | winter.ReenterPlace | Granting) -> bool:
    return frame.left <= winter.room(s, frame.power) + MAX_TROOPS * len(winter.lost(s, frame.power))


def _comes_back(s: State, frame: winter.ReenterPlace) -> bool:
    return frame.left > 0 and frame.general in winter.lost(s, frame.power)


# -- politics ---------------------------------------------------------------------------------------------------------


def _boxed(s: State, powers: tuple[int, ...]) -> bool:
    """Whether all have a box beside the map [M-3.13]."""
    return all(power in s.board.politics.order for power in powers)


def _called(s: State, power: int) -> bool:
    """Whether a corps is due: by option the former one comes back from the box only later [M-17.80, D-22]."""
    if not rules.held_away(s, power):
        return False
    return s.rules.corps_return_late or not in_box(s, power)


def _recruited(s: State, frame: Recruited) -> bool:
    power = _power(s, frame.general)
    return s.place[frame.general] == NO_CITY and _boxed(s, (power,)) and _called(s, power)


def _brought(s: State, frame: ChooseCommander | StackConsent) -> bool:
    return not isinstance(frame.below, March) or frame.below.piece == frame.general


# -- Saxony and Silesia -----------------------------------------------------------------------------------------------


def _relocated(s: State, frame: Relocating) -> bool:
    return frame.below is not None and frame.kind in _CAUSE[type(frame.below)]


def _saxon(s: State, frame: SaxonPaid) -> bool:
    paid = 1 <= frame.troops <= MAX_TROOPS and s.place[frame.general] == NO_CITY
    return paid and frame.city in winter.returns(s, frame.general, ())


_TRAIN: Final = ("maria-written-trains-power-act", "M-10.30, M-10.34")
_GENERALS: Final = ("maria-written-generals-map-powers", "M-9.1, M-9.11")
_JOINER: Final = ("maria-written-general-march", "M-10.5")
_ROOM: Final = ("maria-written-no-generals-room", "M-13.4")
_BOXES: Final = ("maria-written-only-major-powers", "M-3.13")

CHECKS: Final[tuple[Check[State], ...]] = (
    (SupplyCourse, _hungry, "hungry", _GENERALS),
    (ChooseBills, _hungry, "hungry", _GENERALS),
    (SupplyCourse, _bills, "bills", _GENERALS),
    (ChooseBills, _chosen_bills, "bills", _GENERALS),
    (March, _moving, "mover", ("maria-written-power-act-nobody", "M-10.1, M-10.11")),
    (PickPiece, lambda s, frame: _acts(s, frame.seat), "seat", ("maria-written-no-power-seat", "M-10.1")),
    (Rounds, lambda s, frame: _acts(s, frame.seat), "seat", ("maria-written-no-power-seat", "M-10.18")),
    (ChooseCommander, _brought, "general", _JOINER),
    (StackConsent, _brought, "general", _JOINER),
    (PlaceTrain, lambda s, frame: _power(s, frame.train) in s.active, "train", _TRAIN),
    (Placing, _placed, "city", _TRAIN),
    (
        winter.WinterCourse,
        lambda s, frame: all(power in s.active for power in frame.powers),
        "powers",
        ("maria-written-powers-take-part", "M-13.1"),
    ),
    (winter.Reinforce, _bought, "left", _ROOM),
    (winter.Reenter, _bought, "left", _ROOM),
    (winter.ReenterPlace, _bought, "left", _ROOM),
    (winter.ReenterPlace, _comes_back, "general", ("maria-written-off-board-troop", "M-13.3")),
    (Granting, _bought, "left", _ROOM),
    (
        contracts.Drawing,
        lambda s, frame: all(power in s.active for power in frame.powers),
        "powers",
        ("maria-written-powers-act-stage", "M-8.1"),
    ),
    (CorpsCourse, lambda s, frame: _boxed(s, frame.back), "back", _BOXES),
    (CorpsCourse, lambda s, frame: _boxed(s, frame.sent), "sent", _BOXES),
    (Moving, lambda s, frame: _boxed(s, frame.late), "late", _BOXES),
    (SendCorps, lambda s, frame: _boxed(s, (frame.power,)), "power", _BOXES),
    (
        SendCorps,
        lambda s, frame: _called(s, frame.power),
        "power",
        ("maria-written-no-icon-card", "M-17.80, M-17.87"),
    ),
    (Recruited, _recruited, "general", ("maria-written-off-board-icon", "M-17.81")),
    (
        Booking,
        lambda s, frame: _boxed(s, (frame.winner, frame.loser)),
        "winner",
        ("maria-written-accounts-majors", "M-16.3"),
    ),
    (ShiftSaxony, lambda s, frame: frame.points > 0, "points", ("maria-written-no-point-lost", "M-19.31")),
    (Neutral, lambda s, frame: s.realm.saxony == NEUTRAL, "", ("maria-written-saxony-neutral-tracks", "M-19.34")),
    (
        Joined,
        lambda s, frame: s.realm.saxony == frame.status != NEUTRAL,
        "status",
        ("maria-written-not-saxonys", "M-19.35"),
    ),
    (Annexation, lambda s, frame: s.realm.annexed == 1, "", ("maria-written-silesia-annexed-annexed", "M-19.13")),
    (Relocating, _relocated, "cause", ("maria-written-what-stands-another", "M-19.16, M-19.34, M-19.35")),
    (SaxonPaid, _saxon, "general", ("maria-written-off-board-1", "M-19.35")),
    (Vote, lambda s, frame: s.realm.election == 1, "", ("maria-written-no-election-announced", "M-18.1")),
)
