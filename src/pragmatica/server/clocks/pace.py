"""The pace that a table is played at, and its calendar: when clocks stand still, and when a given time has run."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from typing import Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from pragmatica.core.errors import Unreadable

DAY: Final = 24 * 3600
MINUTES: Final = 24 * 60
LONGEST: Final = 60 * DAY  # of all times that are chosen
SHORTEST_LIVE: Final = 60
SHORTEST_ANSWER: Final = 3600
LEAST_AWAKE: Final = 4 * 60  # minutes of a day in which clocks run, at least
MORE_LIVE: Final = 300  # seconds that are granted at once; else a day
SHORT_SHARE: Final = 0.1  # of the main time: what is called little where nothing else is agreed …
LEAST_SHORT: Final = 2 * 3600.0  # … though not less than this …
MOST_SHORT: Final = 12 * 3600.0  # … nor more
FURTHEST: Final = 4000  # days that a calendar is looked through

Span = tuple[float, float]
Kind = Literal["live", "days", "bank"]
Late = Literal["warn", "bot", "unrated"]


class Night(Struct, frozen=True, forbid_unknown_fields=True):
    """The minutes after midnight from which and up to which clocks stand still; it may go beyond midnight."""

    begin: int
    end: int

    @property
    def length(self) -> int:
        """Its minutes."""
        return (self.end - self.begin) % MINUTES


class Pace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much time seats have; all times in seconds in which clocks run.

    `live`: `main` for the match, and `increment` more whenever a seat has done all that it was asked. `bank`: the same,
    told in days. `days`: `main` for each answer. Clocks stand still in the `night` and on the weekdays `rest` (Monday
    is 0), as it is in `zone`. Who has no more left than `little` is told; 0: never, null: when it is
    a tenth of `main`, or about as much. `late` is what happens to a seat whose time is up: a word to all, a bot that
    plays on until the person is back, or no claim to a rating.
    """

    kind: Kind
    main: int
    increment: int = 0
    night: Night | None = None
    rest: list[int] = []
    zone: str = "UTC"
    little: int | None = None
    late: Late = "warn"

    @property
    def day(self) -> int:
        """The seconds of a day in which clocks run: what is given as a day."""
        return DAY if self.night is None else 60 * (MINUTES - self.night.length)

    @property
    def more(self) -> int:
        """The seconds that are granted at once."""
        return MORE_LIVE if self.kind == "live" else self.day

    @property
    def short(self) -> float | None:
        """The seconds that are called little, of which a player is told who is not looking; None: nothing."""
        if self.kind == "live" or self.little == 0:
            return None
        if self.little is not None:
            return float(self.little)
        return min(max(self.main * SHORT_SHARE, LEAST_SHORT), MOST_SHORT, self.main / 2)

    def check(self) -> None:
        """Raises Unreadable naming the field that cannot be, and what it may be."""
        least = SHORTEST_LIVE if self.kind == "live" else SHORTEST_ANSWER
        if not least <= self.main <= LONGEST:
            raise Unreadable(f"{self.main}; must be {least} to {LONGEST} seconds", "pace.main")
        if not 0 <= self.increment <= LONGEST or (self.kind == "days" and self.increment):
            raise Unreadable(f"{self.increment}; must be 0 to {LONGEST} seconds, and 0 with days", "pace.increment")
        if self.little is not None and not (
            0 <= self.little <= self.main / 2 and (self.kind != "live" or not self.little)
        ):
            raise Unreadable(f"{self.little}; must be 0 to half of main, and 0 in one sitting", "pace.little")
        if any(not 0 <= day <= 6 for day in self.rest) or len(set(self.rest)) != len(self.rest) or len(self.rest) > 6:
            raise Unreadable("must be different weekdays of 0 (Monday) to 6, not all of them", "pace.rest")
        if self.night is not None:
            if not (0 <= self.night.begin < MINUTES and 0 <= self.night.end < MINUTES and self.night.length):
                raise Unreadable(f"must be two different minutes of 0 to {MINUTES - 1}", "pace.night")
            if self.night.length > MINUTES - LEAST_AWAKE:
                raise Unreadable(f"must leave {LEAST_AWAKE} minutes of each day", "pace.night")
        try:
            ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise Unreadable(f"{self.zone[:60]!r} is no time zone, such as Europe/Warsaw", "pace.zone") from None

    # -- the calendar ---------------------------------------------------------------------------------------------

    def stands(self, now: float) -> bool:
        """Whether clocks stand still at a moment."""
        begin, end = next(self._still(now))
        return begin <= now < end

    def ran(self, begin: float, end: float) -> float:
        """The seconds between two moments in which clocks ran."""
        stood = 0.0
        for still, awake in self._still(begin):
            if still >= end:
                break
            stood += min(awake, end) - max(still, begin)
        return max(0.0, end - begin - stood)

    def after(self, begin: float, seconds: float) -> float:
        """The moment at which clocks have run so many seconds since `begin`."""
        at = begin
        for still, awake in self._still(begin):
            if at + seconds <= still:
                return at + seconds
            seconds -= max(0.0, still - at)
            at = max(at, awake)
        return at + seconds

    def _still(self, now: float) -> Iterator[Span]:
        """The spans in which clocks stand still, in order, from the first that ends after `now`; the last is never."""
        if self.night is None and not self.rest:
            yield (float("inf"), float("inf"))
            return
        held: Span | None = None
        for span in self._parts(now):
            if held is None or span[0] > held[1]:
                if held is not None and held[1] > now:
                    yield held
                held = span
            else:
                held = (held[0], max(held[1], span[1]))
        yield (float("inf"), float("inf"))

    def _parts(self, now: float) -> Iterator[Span]:
        """The same by nights and days, the earliest first; they may touch and overlap."""
        zone = ZoneInfo(self.zone)
        first = datetime.fromtimestamp(now, zone).date() - timedelta(days=1)
        for number in range(FURTHEST):
            day = first + timedelta(days=number)
            parts = []
            if day.weekday() in self.rest:
                parts.append((moment(day, 0, zone), moment(day, MINUTES, zone)))
            if self.night is not None:
                begin = self.night.begin
                parts.append((moment(day, begin, zone), moment(day, begin + self.night.length, zone)))
            yield from sorted(parts)


def moment(day: date, minute: int, zone: ZoneInfo) -> float:
    """The moment at which a wall clock of the zone shows so many minutes after the midnight that begins a day."""
    day, minute = day + timedelta(days=minute // MINUTES), minute % MINUTES
    return datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone).timestamp()
