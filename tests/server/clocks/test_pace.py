"""The calendar of clocks: nights, weekdays, zones and the changes of summer time."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pragmatica.core.errors import Unreadable
from pragmatica.server.clocks.pace import DAY, Night, Pace

HOUR = 3600.0
WARSAW = ZoneInfo("Europe/Warsaw")
MONDAY = datetime(2026, 11, 30, 12, tzinfo=WARSAW).timestamp()  # noon
NIGHT = Night(22 * 60, 8 * 60)
NIGHTLY = Pace(kind="days", main=DAY, night=NIGHT, zone="Europe/Warsaw")
WEEKLY = Pace(kind="days", main=DAY, rest=[5, 6], zone="Europe/Warsaw")


def at(month: int, day: int, hour: int, minute: int = 0) -> float:
    """A moment of 2026 as clocks in Warsaw show it."""
    return datetime(2026, month, day, hour, minute, tzinfo=WARSAW).timestamp()


def test_clocks_run_all_the_time_where_no_rest_is_wished_for() -> None:
    """A day is a day."""
    plain = Pace(kind="days", main=DAY)
    assert plain.ran(MONDAY, MONDAY + 3 * DAY) == 3 * DAY
    assert plain.after(MONDAY, 3 * DAY) == MONDAY + 3 * DAY
    assert not plain.stands(MONDAY)


def test_clocks_stand_still_at_night() -> None:
    """Fourteen hours of a day are left from eight to ten in the evening."""
    assert NIGHTLY.ran(MONDAY, MONDAY + DAY) == 14 * HOUR
    assert NIGHTLY.stands(at(11, 30, 23))
    assert NIGHTLY.stands(at(12, 1, 7, 59))
    assert not NIGHTLY.stands(at(12, 1, 8))


def test_a_day_that_is_given_lasts_from_noon_to_noon() -> None:
    """Its night takes nothing of it."""
    assert NIGHTLY.day == 14 * HOUR
    assert NIGHTLY.after(MONDAY, 3 * NIGHTLY.day) == MONDAY + 3 * DAY
    assert WEEKLY.day == DAY


def test_time_that_runs_out_at_night_runs_out_in_the_morning() -> None:
    """What is left in the evening is left at eight."""
    assert NIGHTLY.after(at(11, 30, 21), 2 * HOUR) == at(12, 1, 9)
    assert NIGHTLY.after(at(11, 30, 23), HOUR) == at(12, 1, 9)


def test_clocks_stand_still_on_days_of_rest() -> None:
    """From Friday evening to Monday morning two days are given."""
    assert WEEKLY.ran(at(12, 4, 12), at(12, 7, 12)) == DAY
    assert WEEKLY.after(at(12, 4, 12), DAY) == at(12, 7, 12)


def test_nights_and_days_of_rest_that_touch_are_counted_once() -> None:
    """The night before Saturday, the weekend, and the night after it."""
    both = Pace(kind="days", main=DAY, night=NIGHT, rest=[5, 6], zone="Europe/Warsaw")
    assert both.ran(at(12, 4, 20), at(12, 7, 9)) == 3 * HOUR


@pytest.mark.parametrize(("day", "night"), [((3, 29), 9.0), ((10, 25), 11.0)], ids=["spring", "autumn"])
def test_a_night_in_which_the_clocks_are_changed_is_as_long_as_it_is(day: tuple[int, int], night: float) -> None:
    """In spring it has an hour less, in autumn one more."""
    month, number = day
    evening, morning = at(month, number - 1, 22), at(month, number, 8)
    assert morning - evening == night * HOUR
    assert NIGHTLY.ran(evening - HOUR, morning + HOUR) == 2 * HOUR


@given(
    st.floats(0, 4e9),
    st.floats(0, 40 * DAY),
    st.sets(st.integers(0, 6), max_size=6),
    st.sampled_from([None, NIGHT, Night(60, 300), Night(12 * 60, 13 * 60)]),
    st.sampled_from(["UTC", "Europe/Warsaw", "Asia/Tokyo", "America/St_Johns", "Australia/Lord_Howe"]),
)
def test_what_has_run_by_the_end_is_what_there_was(
    begin: float, seconds: float, rest: set[int], night: Night | None, zone: str
) -> None:
    """`after` and `ran` agree, whatever the calendar."""
    pace = Pace(kind="bank", main=DAY, rest=sorted(rest), night=night, zone=zone)
    end = pace.after(begin, seconds)
    assert end >= begin
    assert pace.ran(begin, end) == pytest.approx(seconds, abs=0.01)


@pytest.mark.parametrize(
    ("pace", "field"),
    [
        (Pace(kind="live", main=10), "pace.main"),
        (Pace(kind="days", main=61 * DAY), "pace.main"),
        (Pace(kind="days", main=DAY, increment=1), "pace.increment"),
        (Pace(kind="live", main=600, increment=-1), "pace.increment"),
        (Pace(kind="bank", main=DAY, rest=list(range(7))), "pace.rest"),
        (Pace(kind="bank", main=DAY, rest=[7]), "pace.rest"),
        (Pace(kind="bank", main=DAY, rest=[1, 1]), "pace.rest"),
        (Pace(kind="bank", main=DAY, night=Night(0, 1440)), "pace.night"),
        (Pace(kind="bank", main=DAY, night=Night(60, 60)), "pace.night"),
        (Pace(kind="bank", main=DAY, night=Night(60, 30)), "pace.night"),
        (Pace(kind="bank", main=DAY, little=DAY), "pace.little"),
        (Pace(kind="days", main=DAY, little=-1), "pace.little"),
        (Pace(kind="live", main=600, little=60), "pace.little"),
        (Pace(kind="bank", main=DAY, zone="Silesia"), "pace.zone"),
        (Pace(kind="bank", main=DAY, zone="../etc/passwd"), "pace.zone"),
    ],
)
def test_a_pace_that_cannot_be_is_refused(pace: Pace, field: str) -> None:
    """The field is named."""
    with pytest.raises(Unreadable) as caught:
        pace.check()
    assert caught.value.where == field


def test_a_host_says_what_is_little_time() -> None:
    """Else it is a tenth, within bounds; 0 means that nobody is told."""
    usual = Pace(kind="days", main=5 * DAY)

    assert [replace(usual, little=one).short for one in (None, 7_200, 0)] == [DAY / 2, 7_200.0, None]
