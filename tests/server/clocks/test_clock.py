"""The clocks of a table: starting, stopping, running out, standing by agreement."""

from __future__ import annotations

import msgspec
import pytest

from pragmatica.server.clocks.clock import NEVER, Clocks, read_clocks
from pragmatica.server.clocks.pace import DAY, Night, Pace

LIVE = Pace(kind="live", main=600, increment=10)
DAYS = Pace(kind="days", main=2 * DAY)
SEATS = ("north", "south")
ASKED = {"north": "move"}


def running(pace: Pace = LIVE) -> Clocks:
    """North is asked at the moment 1000."""
    return Clocks.wound(pace, SEATS).asked(pace, {}, ASKED, 1000.0)


def test_only_who_is_asked_loses_time() -> None:
    """The other's clock stands."""
    clocks = running()
    assert clocks.left(LIVE, "north", 1060.0) == 540
    assert clocks.left(LIVE, "south", 1060.0) == 600


def test_an_increment_comes_when_all_is_answered() -> None:
    """Not for each of the small answers of a move."""
    on = running().asked(LIVE, ASKED, {"north": "go on"}, 1030.0)
    assert on.left(LIVE, "north", 1030.0) == 570
    done = on.asked(LIVE, {"north": "go on"}, {"south": "move"}, 1060.0)
    assert done.left(LIVE, "north", 2000.0) == 550
    assert done.left(LIVE, "south", 1061.0) == 599


def test_clocks_of_all_who_are_asked_at_once_run() -> None:
    """And each stops when its seat has answered."""
    both = Clocks.wound(LIVE, SEATS).asked(LIVE, {}, {"north": "card", "south": "card"}, 0.0)
    one = both.asked(LIVE, {"north": "card", "south": "card"}, {"south": "card"}, 100.0)
    assert one.left(LIVE, "north", 300.0) == 510
    assert one.left(LIVE, "south", 300.0) == 300


def test_who_answers_in_secret_loses_no_time_while_others_think() -> None:
    """Nobody sees that before all have answered."""
    both = {"north": "card", "south": "card"}
    asked = Clocks.wound(LIVE, SEATS).asked(LIVE, {}, both, 0.0)
    secret = asked.answers("north", 100.0, done=True)
    assert secret.seats == asked.seats
    assert secret.due(LIVE) == asked.due(LIVE)
    known = secret.asked(LIVE, both, {"north": "move"}, 400.0)
    assert known.left(LIVE, "north", 400.0) == 510
    assert known.left(LIVE, "south", 400.0) == 210


def test_an_answer_that_is_taken_back_in_secret_was_none() -> None:
    """The time goes on."""
    back = running().answers("north", 1100.0, done=True).answers("north", 1200.0, done=False)
    assert back.asked(LIVE, ASKED, {}, 1300.0).left(LIVE, "north", 1300.0) == 310


def test_each_answer_has_its_own_days() -> None:
    """A new question winds the clock up."""
    on = running(DAYS).asked(DAYS, ASKED, {"north": "go on"}, 1000.0 + DAY)
    assert on.left(DAYS, "north", 1000.0 + DAY) == 2 * DAY


def test_what_others_do_winds_up_nothing() -> None:
    """The question is the same."""
    on = running(DAYS).asked(DAYS, ASKED, {**ASKED, "south": "offer"}, 1000.0 + DAY)
    assert on.left(DAYS, "north", 1000.0 + DAY) == DAY


def test_time_runs_out_once() -> None:
    """It is known when it will, and told one time."""
    clocks = running()
    assert clocks.due(LIVE) == 1600
    assert clocks.ran_out(LIVE, 1599.0) == []
    assert clocks.ran_out(LIVE, 1600.0) == ["north"]
    told = clocks.marked_late("north")
    assert told.ran_out(LIVE, 1700.0) == []
    assert told.due(LIVE) == NEVER


def test_who_was_late_and_answers_is_no_longer_late() -> None:
    """He begins his next turn with the increment."""
    told = running().marked_late("north").asked(LIVE, ASKED, {"south": "move"}, 5000.0)
    assert told.left(LIVE, "north", 5000.0) == 10
    assert not told.seats["north"].late


def test_who_has_no_time_and_gains_none_stays_late() -> None:
    """It is not said of each of his answers."""
    strict = Pace(kind="live", main=600)
    late = running(strict).marked_late("north")
    again = late.asked(strict, ASKED, {}, 5000.0).asked(strict, {}, ASKED, 6000.0)
    assert again.ran_out(strict, 7000.0) == []
    assert again.due(strict) == NEVER


def test_an_ended_claim_to_a_rating_does_not_come_back() -> None:
    """Whatever is answered and granted afterwards."""
    late = running().marked_late("north", unrated=True)
    after = late.granted(LIVE, "north", 2000.0).asked(LIVE, ASKED, {}, 2100.0).held(LIVE, 2200.0).resumed(2300.0)
    assert after.seats["north"].unrated
    assert not after.seats["south"].unrated


def test_whom_a_bot_stands_in_for_has_time_when_he_is_back() -> None:
    """Else it would be the bot's turn again at once."""
    back = running().left_to_bot(LIVE, "north").asked(LIVE, ASKED, {}, 5000.0).asked(LIVE, {}, ASKED, 6000.0)
    assert back.left(LIVE, "north", 6000.0) == LIVE.more


def test_all_stand_by_agreement() -> None:
    """And go on with what they had."""
    held = running().held(LIVE, 1100.0)
    assert held.due(LIVE) == NEVER
    assert held.left(LIVE, "north", 9000.0) == 500
    assert held.resumed(9000.0).left(LIVE, "north", 9100.0) == 400


def test_others_give_more_time() -> None:
    """Who is late has all of it, and is told of again when it has run."""
    given = running().marked_late("north").granted(LIVE, "north", 2000.0)
    assert given.left(LIVE, "north", 2000.0) == 300
    assert given.due(LIVE) == 2300


@pytest.mark.parametrize(("begin", "end", "left"), [(1100.0, 1400.0, 500.0), (900.0, 1400.0, 600.0), (1, 2, 200.0)])
def test_time_in_which_the_house_was_closed_is_given_back(begin: float, end: float, left: float) -> None:
    """As far as the clock ran in it."""
    assert running().spared_from(LIVE, begin, end).left(LIVE, "north", 1400.0) == left


def test_clocks_are_kept_as_they_are() -> None:
    """To the last bit."""
    clocks = running().held(LIVE, 1234.5)
    assert read_clocks(msgspec.json.encode(clocks)) == clocks


BOTH = {"north": "card", "south": "card"}


def twins(pace: Pace = LIVE) -> tuple[Clocks, Clocks]:
    """Both are asked at the moment 0; in the second world north has answered at 100, which nobody knows."""
    asked = Clocks.wound(pace, SEATS).asked(pace, {}, BOTH, 0.0)
    return asked, asked.answers("north", 100.0, done=True)


def shown(clocks: Clocks, pace: Pace = LIVE) -> object:
    """All that anybody is shown."""
    return clocks.seats, clocks.paused, clocks.wishes, clocks.due(pace), clocks.until(pace, "north")


def later(clocks: Clocks, how: str) -> Clocks:
    """Clocks that have been reckoned at a later moment, at 200."""
    if how == "pause":
        return clocks.held(LIVE, 200.0).resumed(1000.0)
    if how == "grant":
        return clocks.granted(LIVE, "north", 200.0)
    return clocks.spared_from(LIVE, 200.0, 1000.0)


@pytest.mark.parametrize("how", ["pause", "grant", "closed"])
def test_who_has_answered_in_secret_pays_for_nothing_that_comes_after(how: str) -> None:
    """However clocks are reckoned meanwhile: a pause by agreement, time that is given, a house that was closed."""
    clocks = later(twins()[1], how).asked(LIVE, BOTH, {"south": "card"}, 1200.0)

    assert clocks.left(LIVE, "north", 1200.0) == 600 - 100 + 10 + (300 if how == "grant" else 0)


@pytest.mark.parametrize("how", ["pause", "grant", "closed"])
def test_what_comes_after_a_secret_answer_shows_nothing_of_it(how: str) -> None:
    """To all appearance both worlds are one."""
    one, other = (later(world, how) for world in twins())

    assert shown(one) == shown(other)


def test_an_answer_that_is_taken_back_after_a_pause_was_none() -> None:
    """What has run since has run."""
    back = later(twins()[1], "pause").answers("north", 1100.0, done=False).answers("north", 1150.0, done=True)

    assert back.asked(LIVE, BOTH, {"south": "card"}, 1200.0).left(LIVE, "north", 1200.0) == 600 - 200 - 150 + 10


def test_two_pauses_give_back_what_both_seemed_to_take() -> None:
    """Each once."""
    clocks = later(twins()[1], "pause").held(LIVE, 1050.0).resumed(2000.0).asked(LIVE, BOTH, {"south": "card"}, 2100.0)

    assert clocks.left(LIVE, "north", 2100.0) == 600 - 100 + 10


def test_that_little_is_left_is_due_once() -> None:
    """A tenth of three days before they are over; then the end is due, and a new question begins anew."""
    pace = Pace(kind="days", main=3 * DAY)
    clocks = Clocks.wound(pace, SEATS).asked(pace, {}, ASKED, 0.0)
    due = clocks.due(pace)
    told = clocks.marked_short("north")

    assert due == 3 * DAY - 0.3 * DAY
    assert (clocks.ran_short(pace, due - 1), clocks.ran_short(pace, due)) == ([], ["north"])
    assert (told.ran_short(pace, due), told.due(pace)) == ([], 3 * DAY)
    assert not told.asked(pace, ASKED, {"north": "another"}, due).seats["north"].short


def test_a_sitting_tells_nobody_that_little_is_left() -> None:
    """Whoever plays it looks at it."""
    assert running().due(LIVE) == 1600


def test_a_vacation_stands_between_the_moments_of_a_clock() -> None:
    """A clock stands while its seat is away, and runs out so much later; the others' run."""
    clocks = Clocks.wound(DAYS, SEATS).asked(DAYS, {}, BOTH, 0.0).gone({"north": [(DAY, 5 * DAY)]})

    assert clocks.left(DAYS, "north", 3 * DAY) == DAY
    assert clocks.left(DAYS, "north", 5.5 * DAY) == DAY / 2
    assert (clocks.until(DAYS, "north"), clocks.until(DAYS, "south")) == (6 * DAY, 2 * DAY)
    assert read_clocks(msgspec.json.encode(clocks)) == clocks


def test_nights_of_a_vacation_count_once() -> None:
    """A vacation gives back what would have run in it, no more."""
    night = Pace(kind="bank", main=4 * DAY, night=Night(22 * 60, 6 * 60))
    clocks = Clocks.wound(night, SEATS).asked(night, {}, ASKED, 0.0).gone({"north": [(DAY, 3 * DAY)]})

    assert clocks.left(night, "north", 4 * DAY) == 4 * DAY - 2 * 16 * 3600
    until = clocks.until(night, "north")
    assert until is not None
    assert clocks.left(night, "north", until) == pytest.approx(0)
