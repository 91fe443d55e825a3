"""Diplomacy, elections and auctions of many positions against a second, plain telling of their rules."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from pragmatica.ancien_regime.diplomacy import auction, election, statuses
from pragmatica.ancien_regime.kept.board import BRITISH, FRENCH, NEUTRAL, NOBODY, POWERS
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow import answering
from tests.ancien_regime.build import Done, asked, give, land, position

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(7)
LEADERS: Final = {BRITISH: BRITAIN, FRENCH: FRANCE}
END, YES, NO = 255, 1, 0
ZONES: Final = ("british", "french", "neutral", "expansionist")
ELECTORS: Final = ("pfalz", "nassau", "lorraine", "bohemia", "bavaria", "hannover", "saxonia", "berlin")
POSITIONS: Final = 60  # of each portion
PORTIONS: Final = 5


def seeds(portion: int) -> range:
    """The numbers of a portion's positions."""
    return range(portion * POSITIONS, (portion + 1) * POSITIONS)


def situation(rng: Random, garrisons: str = "") -> State:
    """Any statuses, any number of players, minor powers under anybody, some bids' worth of Morale."""
    players = rng.choice([4, 5, 6, 7])
    majors, minors = POWERS[:players], POWERS[players:]
    status = {name: rng.choice(ZONES) for name in majors} | {"britain": "british", "france": "french"}
    control = {name: rng.choice(majors) for name in minors}
    return position(
        garrisons=garrisons,
        players=players,
        status=status | {name: status[major] for name, major in control.items()},
        control=control,
        morale={name: rng.choice([0, 1, 2, 2]) for name in POWERS},
    )


def expel(s: State, rng: Random, leader: int, zone: int, expelled: dict[int, int]) -> None:
    """The leader expels some members; a power that is out already is no member."""
    while True:
        members = [one for one in choosers(s) if s.status[one] == zone and one not in expelled]
        if not members:
            return
        assert (asked(s), s.pending(), answering.legal(s, leader)) == ("Expel", [leader], [*members, END])
        code = rng.choice([*members, END, END])
        give(s, leader, code)
        if code == END:
            return
        expelled[code] = zone


def choosers(s: State) -> list[int]:
    """Major powers but the leaders."""
    return [power for power in range(s.rules.seats) if power not in (BRITAIN, FRANCE)]


@pytest.mark.rule("A-7.3", "A-7.4", "A-7.5", "A-7.6", "A-7.10", "A-12.15")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_diplomacy(portion: int) -> None:
    """Expulsions, secret choices in any order, admissions one by one, rejected powers at once; then all statuses."""
    for seed in seeds(portion):
        rng = Random(seed)
        s, done, expelled = situation(rng), Done(), {}
        statuses.begin(s, done)
        for zone, leader in LEADERS.items():
            expel(s, rng, leader, zone, expelled)
        assert s.pending() == choosers(s)
        before, choice = s.status, {}
        for power in rng.sample(choosers(s), len(choosers(s))):
            assert answering.legal(s, power) == [status for status in range(4) if status != expelled.get(power)]
            choice[power] = rng.choice(answering.legal(s, power))
            give(s, power, choice[power])
        for power in choosers(s):
            closed = {expelled.get(power)}
            while choice[power] < NEUTRAL and (before[power] != choice[power] or power in expelled):
                leader = LEADERS[choice[power]]
                assert (asked(s), s.pending(), s.status) == ("Admit", [leader], before)
                if rng.random() < 0.5:
                    give(s, leader, YES)
                    break
                give(s, leader, NO)
                closed.add(choice[power])
                assert (asked(s), s.pending()) == ("ChooseAnew", [power])
                assert answering.legal(s, power) == [status for status in range(4) if status not in closed]
                choice[power] = rng.choice(answering.legal(s, power))
                give(s, power, choice[power])
        choice |= {BRITAIN: BRITISH, FRANCE: FRENCH}
        assert done.times == 1
        assert s.status == [choice[s.controller[power]] for power in range(NOBODY)]


def war(s: State, one: int, other: int) -> bool:
    """Neither in one coalition or family, nor is either neutral."""
    together = s.controller[one] == s.controller[other] or s.status[one] == s.status[other] < NEUTRAL
    return not together and NEUTRAL not in (s.status[one], s.status[other])


@pytest.mark.rule("A-8.2", "A-8.4", "A-8.5", "A-8.6", "A-8.8")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_elections(portion: int) -> None:
    """Who holds five may decline; all others vote in order for participants at peace; five votes elect."""
    for seed in seeds(portion):
        rng = Random(seed)
        strong = rng.choice(POWERS)
        holders = {one: rng.choice([*POWERS, strong, strong, strong]) for one in ELECTORS}
        s, done = situation(rng, ", ".join(f"{power} {where}" for where, power in holders.items())), Done()
        held = [sum(1 for one in ELECTORS if s.control[land(s, one)] == power) for power in range(NOBODY)]
        election.begin(s, done)
        declined, winner = NOBODY, NOBODY
        if max(held) >= 5:
            power = held.index(max(held))
            assert (asked(s), s.pending()) == ("AcceptCrown", [s.controller[power]])
            if rng.random() < 0.4:
                give(s, s.controller[power], YES)
                assert (s.crown, done.times) == (power, 1)
                continue
            give(s, s.controller[power], NO)
            declined = power
        totals = [0] * NOBODY
        for voter in [power for power in range(NOBODY) if held[power]]:
            candidates = [power for power in range(NOBODY) if held[power] and not war(s, voter, power)]
            vote = rng.choice(candidates)
            if len(candidates) > 1:
                assert (asked(s), s.pending()) == ("Vote", [s.controller[voter]])
                assert answering.legal(s, s.controller[voter]) == candidates
                give(s, s.controller[voter], vote)
            totals[vote] += held[voter]
        if max(totals) >= 5 and totals.index(max(totals)) != declined:
            winner = totals.index(max(totals))
        assert (s.crown, done.times) == (winner, 1)


@pytest.mark.rule("A-12.10", "A-12.11", "A-12.12", "A-12.15", "A-12.17")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_auctions(portion: int) -> None:
    """The highest bid wins, of equals the earliest in the Order of Powers; the winner pays, the minor power follows."""
    for seed in seeds(portion):
        rng = Random(seed)
        s, done = situation(rng), Done()
        if s.rules.seats == NOBODY:
            continue
        minor = rng.randrange(s.rules.seats, NOBODY)
        before = s.morale[:]
        auction.begin(s, done, minor)
        bids = [0] * s.rules.seats
        for seat in rng.sample(s.pending(), len(s.pending())):
            assert answering.legal(s, seat) == list(range(before[seat] + 1))
            bids[seat] = rng.choice(answering.legal(s, seat))
            give(s, seat, bids[seat])
        winner = bids.index(max(bids))
        before[winner] -= max(bids)
        assert (s.controller[minor], s.status[minor], s.morale) == (winner, s.status[winner], before)
        assert done.times == 1
