"""What the rules say of every position: where pieces may stand, whose markers lie where, and what adds up [M-5.11].

A written position is checked when all of it has been read and before anything begins. What has to hold only between two
changes is not asked of a position in the middle of one [M-Q.9]: the frames that are open tell.
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.errors import Value, fault
from pragmatica.core.state import NO_SEAT
from pragmatica.maria import sequence
from pragmatica.maria.diplomacy.peace import NEUTRAL_TURNS, Annexation
from pragmatica.maria.diplomacy.saxony import Joined, Neutral
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import (
    ADVANCED,
    AUSTRIA,
    FRANCE,
    NO_CITY,
    NOBODY,
    OFF_MAP_BOX,
    PIECES,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.icons import has_icon
from pragmatica.maria.kept.political import CORPS, POINT, TRACKS
from pragmatica.maria.kept.realm import (
    BOXES,
    EMPEROR,
    ITALY_BOX,
    ITALY_TRACK,
    NO_CARD,
    NO_TRUMP,
    PRUSSIAN_ALLY,
    SILESIA_BOX,
)
from pragmatica.maria.kept.state import State
from pragmatica.maria.politics.corps import CorpsCourse
from pragmatica.maria.politics.effects import Instructing
from pragmatica.maria.politics.markers import Moving
from pragmatica.maria.politics.stage import PlaceCard
from pragmatica.maria.victory import introductory, points, verdict

# Frames in which pieces, markers or boxes are being moved because Saxony or Silesia has changed sides
_UNSETTLED: Final = (Neutral, Joined, Annexation)
_CORPS_UNDER_WAY: Final = (Moving, CorpsCourse, Instructing)
_PLACING: Final = (PlaceCard,)


class Moment:
    """When a position is: stage and phase, the frames that are open, whether the phase only begins, or all is over."""

    def __init__(self, s: State, stage: int, phase: int, begins: bool) -> None:
        self.stage: Final = stage
        self.phase: Final = phase
        self.begins: Final = begins
        self.over: Final = s.reason != 0
        frames: list[Frame] = []
        frame = None if begins or self.over else s.top
        while frame is not None:
            frames.append(frame)
            frame = frame.below
        self.frames: Final = frames

    def has(self, kinds: tuple[type[Frame], ...]) -> bool:
        """Whether a frame of these kinds is open."""
        return any(isinstance(frame, kinds) for frame in self.frames)


def check(s: State, stage: int, phase: int, begins: bool) -> None:
    """Whether the position keeps all rules. Raises Unreadable with the field, the reason and the rule."""
    moment = Moment(s, stage, phase, begins)
    _end(s)
    _markers(s, moment)
    _questions(s, moment)
    _active(s, moment)
    if s.rules.scenario == ADVANCED:
        _saxony(s)
        _neutrality(s, moment)
        _own_map(s)
        _pieces_at_home(s, moment)
        _boxes_beside_the_map(s, moment)
        _set_aside(s, moment)
        _boxes_for_markers(s, moment)
        _pools(s, moment)
        _display(s, moment)
        _winters(s, moment)


def _end(s: State) -> None:
    """A match that is over has ended as its position says [M-14.6, M-24.2, M-23.1, M-23.7]."""
    if not s.reason:
        return
    trial = s.copy()
    trial.finish(NO_SEAT, 0)
    advanced = s.rules.scenario == ADVANCED
    timely = s.turn == s.board.turns and s.reason in (
        verdict.WINTER_SCORES,
        introductory.AUSTRIA_HELD_OUT,
        introductory.ONE_HAS_ENOUGH,
    )
    if advanced and timely:
        verdict.time_is_up(trial)
    elif advanced:
        verdict.check(trial)
    else:
        introductory.check(trial)
        if timely and not trial.reason:
            introductory.time_is_up(trial)
    if (trial.winner, trial.reason) != (s.winner, s.reason):
        rule = ("M-23.1" if s.reason == verdict.POOL_EMPTY else "M-23.7") if advanced else "M-14.6"
        raise fault("maria-written-position-match-not", "over", rule)


# -- the map ----------------------------------------------------------------------------------------------------------


def _markers(s: State, moment: Moment) -> None:
    """No power marks what is its own or a major ally's: there a fortress falls back to its home [M-10.50].

    All of Silesia is marked [M-10.52], nothing in a neutral Saxony [M-19.34]; Prussia and Austria have no markers in
    each other's country while Prussia is neutral [M-19.15].
    """
    board, home = s.board, s.lands.home
    settled = not moment.has(_UNSETTLED)
    for city in board.fortresses:
        marker, land, where = s.marker[city], home[city], f"markers.{board.city_ids[city]}"
        if marker == NOBODY:
            if board.silesia[city]:
                raise fault("maria-written-every-silesian-fortress", where, "M-10.52")
            continue
        own = land == marker or (land in board.politics.order and s.relations.allied[marker][land])
        if own and not board.silesia[city]:
            raise fault(
                "maria-written-lays-no-marker",
                where,
                "M-10.50",
                power=f"power:{POWERS[marker]}",
                other=f"power:{POWERS[land]}",
            )
        if land == SAXONY and s.relations.neutral[SAXONY] and settled:
            raise fault("maria-written-while-saxony-neutral", where, "M-19.34")
        if s.relations.neutral[PRUSSIA] and settled and {land, marker} == {PRUSSIA, AUSTRIA}:
            owner, land_of = f"power:{POWERS[marker]}", f"power:{POWERS[land]}"
            raise fault("maria-written-no-marker-in-neutral", where, "M-19.15", power=owner, other=land_of)


def _questions(s: State, moment: Moment) -> None:
    """A "?" is of a power that acts, and lies from the movement until the end of the same stage [M-10.45, M-10.47]."""
    if not s.questions or moment.over:
        return
    city = packed.owned_thing(s.questions[0])
    if moment.phase < sequence.MOVEMENT or (moment.begins and moment.phase == sequence.MOVEMENT):
        where = f"questions.{s.board.city_ids[city]}"
        raise fault("maria-written-lies-only-between", where, "M-10.47")
    active = s.active if not moment.begins else sequence.active_powers(s, moment.stage)
    for code in s.questions:
        city, power = packed.owned_thing(code), packed.owner(code)
        if power not in active:
            raise fault(
                "maria-written-does-not-act",
                f"questions.{s.board.city_ids[city]}",
                "M-10.45",
                power=f"power:{POWERS[power]}",
            )


def _active(s: State, moment: Moment) -> None:
    """The powers of the stage act; Saxony alone may have come or gone in its middle [M-5.3, M-19.36]."""
    if moment.begins or moment.over:
        return
    usual = sequence.active_powers(s, moment.stage)
    if {power for power in s.active if power != SAXONY} != {power for power in usual if power != SAXONY}:
        names: list[Value] = [f"power:{POWERS[power]}" for power in usual]
        raise fault("maria-written-stage-act", "active", "M-5.3", count=len(names), names=names)


# -- Saxony and Prussia -----------------------------------------------------------------------------------------------


def _saxony(s: State) -> None:
    """Saxony has left Prussia before it is neutral or Austria's ally, at the latest by the peace [M-19.14, M-19.36]."""
    realm = s.realm
    for field in ("saxony_left", "saxony_drew"):
        if getattr(realm, field) > s.turn:
            raise fault("maria-written-turn-still-come", f"realm.{field}", "M-19.36", turn=getattr(realm, field))
    if realm.saxony == PRUSSIAN_ALLY and not s.rules.saxony_can_return:
        if realm.saxony_left:
            raise fault("maria-written-saxony-prussias-ally", "realm.saxony_left", "M-19.33")
        if realm.annexed:
            raise fault("maria-written-peace-made-saxony", "realm.tracks.saxony", "M-19.14")


def _neutrality(s: State, moment: Moment) -> None:
    """Prussia is neutral until its action stage of the turn after the next one begins [M-19.18]."""
    until, stage = s.realm.neutral_until, moment.stage
    if not until:
        return
    if not s.realm.annexed:
        raise fault("maria-written-prussia-neutral-only", "realm.neutral_until", "M-19.18")
    begun = stage >= sequence.PRUSSIA_SAXONY
    ended = stage > sequence.PRUSSIA_SAXONY or (begun and moment.phase == sequence.END_OF_STAGE)
    least, most = s.turn + begun, s.turn + NEUTRAL_TURNS - (not ended)
    if not least <= until <= most:
        why = "has-ended-now" if until == s.turn else "has-ended" if until < least else "ends-later"
        message = f"maria-written-neutrality-{why}"
        raise fault(message, "realm.neutral_until", "M-19.18", until=until, turn=s.turn)


def _pieces_at_home(s: State, moment: Moment) -> None:
    """Neutral pieces are at home, and those who had to leave have left [M-19.41, M-19.16, M-19.34]."""
    if moment.has(_UNSETTLED) or not s.lands.closed:
        return
    neutral = s.relations.neutral
    for piece in range(PIECES):
        if s.place[piece] >= NO_CITY:
            continue
        power, land = s.board.piece_power[piece], s.lands.home[s.place[piece]]
        where = f"pieces.{s.board.piece_ids[piece]}.at"
        if neutral[power] and land != power:
            raise fault("maria-written-neutral-pieces-their", where, "M-19.41", power=f"power:{POWERS[power]}")
        if land == SAXONY != power and neutral[SAXONY] and not s.rules.saxony_marches_out:
            raise fault("maria-written-saxony-neutral-foreign", where, "M-19.34")
        if land == PRUSSIA and power == AUSTRIA and neutral[PRUSSIA]:
            raise fault("maria-written-prussia-neutral-austrian", where, "M-19.16")


def _own_map(s: State) -> None:
    """Only French and Austrian pieces cross between the maps [M-10.7].

    A Saxon may have been put on the other one, when he left his stack [M-19.35].
    """
    board = s.board
    for piece in range(PIECES):
        power, city = board.piece_power[piece], s.place[piece]
        if city >= NO_CITY or power in (FRANCE, AUSTRIA) or (power == SAXONY and s.realm.saxony != PRUSSIAN_ALLY):
            continue
        maps = {board.on_bohemia[at] for at, home in enumerate(board.home) if home == power}
        if maps and board.on_bohemia[city] not in maps:
            where = f"pieces.{board.piece_ids[piece]}.at"
            raise fault("maria-written-from-other-map", where, "M-10.7", power=f"power:{POWERS[power]}")


# -- boxes ------------------------------------------------------------------------------------------------------------


def _boxes_beside_the_map(s: State, moment: Moment) -> None:
    """One general in a box, as long as an icon or card P-24 holds him there [M-17.80, M-17.84, M-17.87].

    Prussia's second train waits in the Silesia box for the peace [M-19.17].
    """
    ids = s.board.piece_ids
    for train in s.board.trains_of[PRUSSIA]:
        where = f"pieces.{ids[train]}.at"
        if s.board.start_place[train] == OFF_MAP_BOX:
            if s.place[train] != OFF_MAP_BOX and not s.realm.annexed:
                raise fault("maria-written-box-until-silesia", where, "M-19.17")
            if s.place[train] == OFF_MAP_BOX and s.realm.annexed and not moment.has(_UNSETTLED):
                raise fault("maria-written-prussia-received-silesia", where, "M-19.17")
    if moment.has(_CORPS_UNDER_WAY):
        return
    for power in s.board.politics.order:
        waiting = [general for general in s.board.generals_of[power] if s.place[general] == OFF_MAP_BOX]
        if len(waiting) > 1:
            raise fault(
                "maria-written-box-which-holds",
                f"pieces.{ids[waiting[1]]}.at",
                "M-17.80",
                piece=f"piece:{ids[waiting[0]]}",
            )
        if waiting and not held_away(s, power):
            rule = "M-17.87" if power == PRAGMATIC else "M-17.84"
            raise fault("maria-written-nothing-keeps-box", f"pieces.{ids[waiting[0]]}.at", rule)


def held_away(s: State, power: int) -> bool:
    """Whether something keeps a general of the power in its box: an icon of a track, or England [M-17.84, M-17.87]."""
    if power == PRAGMATIC:
        return s.realm.england == 1
    return any(has_icon(s, track, s.realm.track[track], CORPS, power) for track in range(len(TRACKS)))


def _set_aside(s: State, moment: Moment) -> None:
    """Prussia has markers aside by the peace, France by its reduction, nobody else ever [M-19.15, M-19.20]."""
    for power, count in enumerate(s.realm.set_aside):
        where = f"realm.set_aside.{POWERS[power]}"
        if not count:
            continue
        if power == PRUSSIA and not s.realm.annexed:
            raise fault("maria-written-prussia-markers-aside", where, "M-19.15")
        if power == FRANCE and not s.realm.reduced:
            raise fault("maria-written-france-markers-aside", where, "M-19.20")
        if power not in (PRUSSIA, FRANCE):
            raise fault("maria-written-only-prussia-france", where, "M-19.15")


def _boxes_for_markers(s: State, moment: Moment) -> None:
    """Whose marker is in the boxes Emperor, Italy and Silesia [M-16.8, M-16.9, M-16.10]."""
    owner, politics = s.realm.box_owner, s.board.politics
    held = not s.realm.election and politics.election not in s.realm.political_pile
    emperor, where = owner[EMPEROR], f"realm.boxes.{BOXES[EMPEROR]}"
    if held and emperor not in (AUSTRIA, FRANCE):
        raise fault("maria-written-after-election-holds", where, "M-16.8")
    if not held and emperor != NOBODY:
        raise fault("maria-written-empty-until-election", where, "M-16.8")
    silesia, wanted = owner[SILESIA_BOX], PRUSSIA if s.realm.annexed else NOBODY
    if silesia != wanted and not (moment.has(_UNSETTLED) and silesia == NOBODY):
        message = "maria-written-prussias-marker" if s.realm.annexed else "maria-written-empty-until-annexed"
        raise fault(message, f"realm.boxes.{BOXES[SILESIA_BOX]}", "M-16.10")
    _italy(s)


def _italy(s: State) -> None:
    """By the Italy track: a marker comes by the icon of its side, and stays while the track's marker is there."""
    star, field, icons = s.board.politics.star[ITALY_TRACK], s.realm.track[ITALY_TRACK], s.board.politics.icons
    side = range(star) if field < star else range(star + 1, len(icons[ITALY_TRACK])) if field > star else range(0)
    possible = [icon.power for place in side for icon in icons[ITALY_TRACK][place] if icon.kind == POINT]
    owed = [icon.power for icon in icons[ITALY_TRACK][field] if icon.kind == POINT]
    owner, where = s.realm.box_owner[ITALY_BOX], f"realm.boxes.{BOXES[ITALY_BOX]}"
    if owner != NOBODY and owner not in possible:
        raise fault("maria-written-no-marker-while", where, "M-17.74", power=f"power:{POWERS[owner]}")
    if owed and owner not in owed:
        raise fault("maria-written-icon-which-italy", where, "M-17.74", power=f"power:{POWERS[owed[0]]}")


# -- markers that are left --------------------------------------------------------------------------------------------


def whole_stock(s: State, power: int) -> int:
    """All markers that the power has in the game [M-4.5, M-4.6, D-6]."""
    extra = 0 if s.rules.silesia_markers_from_pool else s.board.start_marker.count(power)
    return s.board.start_pool[power] + extra


def _pools(s: State, moment: Moment) -> None:
    """Pools and what is placed come to what there is [M-5.11]; none is empty once it has been looked [M-23.1].

    It is looked after politics, after action stages and the election, and then nothing is taken out of a pool before
    the next movement or politics [M-5.9, M-23.5].
    """
    for power in s.board.politics.order:
        where, pool = f"realm.pools.{POWERS[power]}", s.realm.pool[power]
        stock, found = whole_stock(s, power), points.total(s, power)
        if found != stock:
            left = pool + stock - found
            raise fault("maria-written-pool-left", where, "M-5.11", pool=pool, left=left, stock=stock)
        if pool <= 0 and not _may_be_empty(s, moment):
            rule = "M-5.9" if moment.stage in (sequence.HUSSARS, sequence.WINTER) else "M-23.1"
            raise fault("maria-written-empty-pool-won", where, rule)


def _may_be_empty(s: State, moment: Moment) -> bool:
    stage, phase = moment.stage, moment.phase
    if moment.over or moment.has(_UNSETTLED):
        return True
    if stage == sequence.POLITICS:
        return not (moment.begins and s.rules.victory_after_election)
    if sequence.FRANCE_BAVARIA <= stage <= sequence.AUSTRIA_PRAGMATIC:
        return moment.begins if phase == sequence.END_OF_STAGE else phase >= sequence.MOVEMENT
    return stage in (sequence.WINTER, sequence.END_OF_TURN) and not s.rules.victory_after_election


# -- politics ---------------------------------------------------------------------------------------------------------


def _display(s: State, moment: Moment) -> None:
    """What lies on the political display, and whether there is a trump [M-17.10, M-17.22, M-17.30, M-25.3]."""
    realm = s.realm
    placing = moment.has(_PLACING)
    for power in s.board.politics.order:
        if realm.turned[power] and not s.rules.optional_politics:
            where = f"realm.turned.{POWERS[power]}"
            raise fault("maria-written-cards-turned-down", where, "M-25.3")
        if realm.placed[power] != NO_CARD and not placing:
            raise fault("maria-written-placed-cards-revealed", f"realm.placed.{POWERS[power]}", "M-17.40")
    if len(realm.offer) > 2:
        raise fault("maria-written-two-political-cards", "realm.offer", "M-17.10")
    if realm.trump == NO_TRUMP and placing:
        raise fault("maria-written-known-before-any", "realm.trump", "M-17.22")


def _winters(s: State, moment: Moment) -> None:
    """Every winter that is over has been scored, and no other [M-13.21]."""
    passed = winters_passed(s)
    most = passed + 1 if moment.over and s.turn in s.board.winter_after else passed
    found = len(s.realm.scores) // len(POWERS)
    if not passed <= found <= most:
        raise fault(
            "maria-written-winters-over-turn", "realm.winters", "M-13.21", found=found, passed=passed, turn=s.turn
        )


def winters_passed(s: State) -> int:
    """Winters before this turn [M-13.1, M-5.7]."""
    return sum(1 for turn in s.board.winter_after if turn < s.turn)
