"""The things of Ancien Régime in a written position: their names, numbers and forms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pragmatica.ancien_regime.diplomacy.auction import NONE
from pragmatica.ancien_regime.diplomacy.statuses import OPEN
from pragmatica.ancien_regime.forms.decisions import DOING, SIDE, STATUS, STEP
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import (
    BIT,
    DRILL,
    GENERALS,
    MOVEMENT,
    NO_GENERAL,
    NOBODY,
    POWERS,
    PRUSSIA,
    SLOTS,
)
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march import marching
from pragmatica.ancien_regime.wheel import movement, subsidies
from pragmatica.kit.written.kinds import Coded, Flag, Names, OrNone, Place, Unwritten, Whole
from pragmatica.kit.written.several import By, ListOf, Record, SetOf

LONGEST: Final = 3  # movement turns, steps of a way

# -- things -----------------------------------------------------------------------------------------------------------

FLAG: Final = Flag[State]()
TURN: Final = Whole[State](0, LONGEST)
POWER: Final = Names[State]("power", POWERS, definition="power")
GENERAL: Final = Names[State]("general", lambda s: s.board.general_ids, definition="general")
LAND: Final = Names[State]("territory", lambda s: s.board.ids, many="territories", definition="land")
STATUS_NAMED: Final = Names[State]("status", STATUS, many="statuses", definition="status")
CARD: Final = Names[State]("battle card", lambda s: s.board.card_value, definition="card")
SIDE_NAMED: Final = Names[State]("side", SIDE)
DOING_NAMED: Final = Names[State]("doing", DOING)
CARD_STEP: Final = Names[State]("step", STEP, first=1)
UPDATE_STEP: Final = Names[State]("step", ("garrisons", "generals", "neutrals", "enemies"))

POWER_OR_NONE: Final = OrNone(POWER, NOBODY)
GENERAL_OR_NONE: Final = OrNone(GENERAL, NO_GENERAL)


# -- texts that say several things ------------------------------------------------------------------------------------


def _steps(s: State) -> Sequence[str]:
    return (*s.board.ids, *s.board.route_ids)


def _write_step(s: State, code: int) -> str:
    return s.board.ids[code] if code < marching.SEA else s.board.route_ids[code - marching.SEA]


def _read_step(s: State, text: str) -> int | None:
    if text in s.board.route_ids:
        return marching.SEA + s.board.route_ids.index(text)
    return s.board.number.get(text)


def _write_gift(s: State, code: int) -> str:
    receiver, what = packed.receiver(code), packed.given(code)
    return f"{'money' if what == subsidies.MONEY else f'card-{s.board.card_value[what]}'}@{POWERS[receiver]}"


def _read_gift(s: State, text: str) -> int | None:
    what, _, receiver = text.partition("@")
    names = ["money", *(f"card-{value}" for value in s.board.card_value)]
    if what not in names or receiver not in POWERS:
        return None
    kind = subsidies.MONEY if what == "money" else names.index(what) - 1
    return packed.gift(POWERS.index(receiver), kind)


STEP_OF_WAY: Final = Coded[State](
    "territory or sea route",
    _write_step,
    _read_step,
    hint="must be one of this game",
    form=lambda s: {"enum": [*s.board.ids, *s.board.route_ids]},
    many="territories, or the one sea route",
    definition="step",
)
GIFT: Final = Coded[State](
    "gift",
    _write_gift,
    _read_gift,
    hint="must be money, or card- and its value, then @ and the receiver, such as card-4@france",
    form={"type": "string", "pattern": f"^(money|card-[2-5])@({'|'.join(POWERS)})$"},
    definition="gift",
)

# -- several ----------------------------------------------------------------------------------------------------------

POWER_SET: Final = SetOf(POWER, NOBODY)
GENERAL_SET: Final = SetOf(GENERAL, GENERALS)
POWERS_LISTED: Final = ListOf(POWER, again=True)
GENERALS_LISTED: Final = ListOf(GENERAL)
WAY: Final = ListOf(STEP_OF_WAY, again=True, most=LONGEST)
GIFTS: Final = ListOf(GIFT, again=True)
REFUSED: Final = ListOf(Record("refusal", general=GENERAL, ally=POWER, land=LAND), again=True)
CHOSEN: Final = By(POWER, STATUS_NAMED, OPEN)
CLOSED: Final = By(POWER, SetOf(STATUS_NAMED, len(STATUS)), 0)
CAST: Final = By(POWER, POWER, NOBODY)
STATUSES: Final = By(POWER, STATUS_NAMED, usual_of=lambda s, power: s.status[power], all_written=True)


class _Controllers(By[State]):
    """The controller of every minor power; the one that it has where none is named. Major powers are their own."""

    def write(self, c: State, value: Any) -> Any:
        """Those of minor powers."""
        return dict(list(super().write(c, value).items())[c.rules.seats :])

    def read(self, c: State, value: Any, where: str) -> Any:
        """The controller of every power."""
        return (*range(c.rules.seats), *super().read(c, value, where)[c.rules.seats :])


class _Bids(By[State]):
    """Bids so far; who has no Morale has bid nothing, unasked [A-12.10]."""

    def write(self, c: State, value: Any) -> Any:
        """Those of players."""
        return super().write(c, value[: c.rules.seats])

    def read(self, c: State, value: Any, where: str) -> Any:
        """The bid of every power, NONE of those who are asked."""
        return tuple(
            0 if bid == NONE and (power >= c.rules.seats or not c.morale[power]) else bid
            for power, bid in enumerate(super().read(c, value, where))
        )


CONTROLLERS: Final = _Controllers(POWER, POWER_OR_NONE, usual_of=lambda s, power: s.controller[power], all_written=True)
BIDS: Final = _Bids(POWER, Whole[State](0, lambda s: s.rules.morale_max, "bid"), NONE)


# -- what follows from where a frame stands, and when -----------------------------------------------------------------


def _on_slot(s: State, place: Place, before: Sequence[Any]) -> int:
    assert place.branch is not None
    return s.board.on_slot[s.turn][SLOTS.index(place.branch.name)]


def _fredericks(place: Place) -> bool:
    """Whether the frame stands in Frederick's own movement turn."""
    frame = place.below
    while frame is not None and not isinstance(frame, movement.FredericksTurn):
        frame = frame.below
    return frame is not None


def _mover(s: State, place: Place, before: Sequence[Any]) -> int:
    return PRUSSIA if _fredericks(place) else s.board.on_slot[s.turn][MOVEMENT]


def _only(s: State, place: Place, before: Sequence[Any]) -> int:
    return s.frederick if _fredericks(place) else NO_GENERAL


def looked_at(s: State, place: Place, before: Sequence[Any]) -> int:
    """Whose hands are looked at: in a turn of the wheel that of the power that is asked, else all [A-9.6]."""
    return BIT[before[0]] if place.branch else movement.ALL_POWERS


def drawn(s: State, place: Place, before: Sequence[Any]) -> bool:
    """Whether Mobilisation has drawn its cards: once all before it in the turn is done [A-6.10]."""
    assert place.branch is not None
    return not any(place.branch.beside.get(slot) for slot in ("drill", "subsidies", "leadership"))


ON_SLOT: Final = Unwritten[State](_on_slot)  # the power of the branch's slot
MINOR: Final = Unwritten[State](lambda s, place, before: s.board.on_slot[s.turn][DRILL])  # that is bid for
MOVER: Final = Unwritten[State](_mover)  # the power whose movement this is
ONLY: Final = Unwritten[State](_only)  # the one general who may move, if any
