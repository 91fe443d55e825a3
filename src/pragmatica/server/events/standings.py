"""How the entries of an event stand: points and, where they are level, what breaks the tie. Pure reckoning."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal

from pragmatica.server.events.meetings import LEVEL, WIN, Form, Meeting, points_of, totals

Tie = Literal["opponents", "direct", "wins", "seats"]
TIES: Final[Mapping[Form, tuple[Tie, ...]]] = {  # in the order in which they decide
    "swiss": ("opponents", "direct", "wins", "seats"),
    "robin": ("direct", "wins", "seats", "opponents"),
    "single": ("direct", "wins", "seats", "opponents"),
}


@dataclass(frozen=True, slots=True)
class Standing:
    """Where an entry stands; points are halves, and so are those of its opponents and against those level with it.

    `direct` is None where not all who are level have met; `seats` is in hundredths of a point.
    """

    entry: int
    place: int
    points: int
    played: int
    byes: int
    opponents: int
    direct: int | None
    wins: int
    seats: int


def standings(entries: Sequence[int], meetings: Sequence[Meeting], form: Form) -> list[Standing]:
    """All entries, the first first; those whom no tie-break parts share a place."""
    over = [one for one in meetings if one.points]
    points, against = totals(over), _against(over)
    own: dict[int, Mapping[Tie, int | None]] = {}
    opponents, seats = _opponents(over, points), _seats(over)
    wins = Counter(
        one for meeting in over for one, got in zip(meeting.entries, meeting.points, strict=True) if _won(meeting, got)
    )
    for entry in entries:
        level = [one for one in entries if points[one] == points[entry] and one != entry]
        met = all((entry, one) in against for one in level)
        all_met = met and all((one, other) in against for one in level for other in level if one != other)
        direct = sum(against[entry, one] for one in level) if level and all_met else None
        own[entry] = {"opponents": opponents[entry], "direct": direct, "wins": wins[entry], "seats": seats[entry]}
    keys = {one: (-points[one], *(-(own[one][tie] or 0) for tie in TIES[form])) for one in entries}
    order = sorted(entries, key=lambda one: (keys[one], one))
    return [
        Standing(
            entry=one,
            place=1 + sum(keys[other] < keys[one] for other in entries),
            points=points[one],
            played=sum(one in meeting.entries and not meeting.bye for meeting in over),
            byes=sum(one in meeting.entries and meeting.bye for meeting in over),
            opponents=opponents[one],
            direct=own[one]["direct"],
            wins=wins[one],
            seats=seats[one],
        )
        for one in order
    ]


def league_points(places: Sequence[int]) -> tuple[int, ...]:
    """What an event counts in a league, by the places in it: as a table does, in halves."""
    return points_of(places)


def _won(meeting: Meeting, got: int) -> bool:
    """Whether somebody was first at his table, and not level with all."""
    return not meeting.bye and got == max(meeting.points) and got > min(meeting.points)


def _against(meetings: Iterable[Meeting]) -> Counter[tuple[int, int]]:
    """What each has got against each whom he has met."""
    found = Counter[tuple[int, int]]()
    for meeting in meetings:
        table = list(zip(meeting.entries, meeting.points, strict=True))
        for one, mine in table:
            for other, yours in table:
                if one != other:
                    found[one, other] += WIN if mine > yours else LEVEL if mine == yours else 0
    return found


def _opponents(meetings: Iterable[Meeting], points: Mapping[int, int]) -> Counter[int]:
    """The points of all whom an entry has met; a bye counts as somebody who has as many as oneself."""
    found = Counter[int]()
    for meeting in meetings:
        for one in meeting.entries:
            met = [other for other in meeting.entries if other != one] or [one]
            found[one] += sum(points[other] for other in met)
    return found


def _seats(meetings: Iterable[Meeting]) -> Counter[int]:
    """By how much each did better than others in his seats, in hundredths of a point."""
    tables = [one for one in meetings if not one.bye]
    got: defaultdict[int, list[int]] = defaultdict(list)
    for meeting in tables:
        for seat, points in enumerate(meeting.points):
            got[seat].append(points)
    mean = {seat: Fraction(sum(all_points), len(all_points)) for seat, all_points in got.items()}
    better: defaultdict[int, Fraction] = defaultdict(Fraction)
    for meeting in tables:
        for seat, (entry, points) in enumerate(zip(meeting.entries, meeting.points, strict=True)):
            better[entry] += points - mean[seat]
    return Counter({entry: round(value * 50) for entry, value in better.items()})
