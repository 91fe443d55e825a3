"""Decisions of the phases beside the wheel, made from their frames: diplomacy, election, auction, board update.

`asking` takes them in.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from pragmatica.ancien_regime.diplomacy import election
from pragmatica.ancien_regime.diplomacy.auction import Bid
from pragmatica.ancien_regime.diplomacy.statuses import (
    Admit,
    ChooseAnew,
    ChooseStatus,
    Expel,
    leader,
    needs_admission,
    statuses,
)
from pragmatica.ancien_regime.diplomacy.update import Reassign, Stay
from pragmatica.ancien_regime.forms import decisions as asked
from pragmatica.ancien_regime.forms.decisions import POWER, STATUS, AncienRegimeDecision, Ballot, Power
from pragmatica.ancien_regime.kept.board import BIT, NEUTRAL, NOBODY
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.relations import Relations, share_coalition
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.frozen import maker

# What is asked most often, and again at every answer of the others
_make_choose_status: Final = maker(asked.ChooseStatus)
_make_outlook: Final = maker(asked.Outlook)
_make_choose_anew: Final = maker(asked.ChooseAnew)

OUTLOOKS: Final = 256  # kept: more than are asked for at a time

# -- diplomacy, election, minor powers --------------------------------------------------------------------------------


def _expel(s: State, frame: Expel, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return asked.Expel(
        seat=name,
        version=version,
        rule="A-7.3",
        power=POWER[frame.of],
        expelled=[POWER[power] for power in range(NOBODY) if frame.expelled & BIT[power]],
    )


def _closed(closed: int) -> list[asked.Status]:
    left = statuses(closed)
    return [status for number, status in enumerate(STATUS) if number not in left]


@lru_cache(maxsize=OUTLOOKS)
def _outlooks(ties: Relations, power: int, closed: int) -> list[asked.Outlook]:
    """What each status would mean; it follows from the ties alone, and is asked for at every answer of the others."""
    return [_outlook(ties, power, status, closed) for status in range(len(STATUS))]


def _outlook(ties: Relations, power: int, status: int, closed: int) -> asked.Outlook:
    """What the status would mean for the power, of which these are closed to it [A-1.4, A-1.5, A-7.5, A-7.6]."""
    allies: list[Power] = []
    at_war: list[Power] = []
    at_peace: list[Power] = []
    for other, own in enumerate(ties.status):
        if ties.family[power][other]:
            continue
        if share_coalition(status, own):
            allies.append(POWER[other])
        elif NEUTRAL in (status, own):
            at_peace.append(POWER[other])
        else:
            at_war.append(POWER[other])
    return _make_outlook(
        status=STATUS[status],
        allies=allies,
        at_war=at_war,
        at_peace=at_peace,
        needs=POWER[leader(status)] if needs_admission(ties, power, status, closed) else None,
        doubles=status == NEUTRAL,
    )


def _choose_status(s: State, frame: ChooseStatus, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return _make_choose_status(
        seat=name,
        version=version,
        rule="A-7.4",
        power=POWER[seat],
        closed=_closed(frame.closed[seat]),
        outlooks=_outlooks(s.relations, seat, frame.closed[seat]),
    )


def _admit(s: State, frame: Admit, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return asked.Admit(
        seat=name,
        version=version,
        rule="A-7.5",
        power=POWER[seat],
        applicant=POWER[frame.applicant],
        status=STATUS[frame.chosen[frame.applicant]],
        outlook=_outlook(s.relations, frame.applicant, frame.chosen[frame.applicant], frame.closed[frame.applicant]),
    )


def _choose_anew(s: State, frame: ChooseAnew, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return _make_choose_anew(
        seat=name,
        version=version,
        rule="A-7.5",
        power=POWER[seat],
        closed=_closed(frame.closed[seat]),
        outlooks=_outlooks(s.relations, seat, frame.closed[seat]),
    )


def _accept_crown(s: State, frame: election.AcceptCrown, seat: int, name: str, version: int) -> AncienRegimeDecision:
    votes = election.votes(s)[frame.of]
    return asked.AcceptCrown(seat=name, version=version, rule="A-8.6", power=POWER[frame.of], votes=votes)


def _vote(s: State, frame: election.Vote, seat: int, name: str, version: int) -> AncienRegimeDecision:
    held = election.votes(s)
    return asked.CastVote(
        seat=name,
        version=version,
        rule="A-8.4",
        power=POWER[frame.voter],
        votes=held[frame.voter],
        ballots=[
            Ballot(power=POWER[power], candidate=POWER[candidate], votes=held[power])
            for power, candidate in enumerate(frame.cast)
            if candidate != NOBODY
        ],
        candidates=[_candidate(s, frame, power, held) for power in frame.legal(s, seat)],
    )


def _candidate(s: State, frame: election.Vote, power: int, held: list[int]) -> asked.Candidate:
    votes = sum([held[voter] for voter, candidate in enumerate(frame.cast) if candidate == power])
    total = votes + held[frame.voter]
    return asked.Candidate(
        power=POWER[power],
        votes=votes,
        total=total,
        missing=max(0, s.board.votes_needed - total),
        declined=frame.declined == power,
    )


def _bid(s: State, frame: Bid, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return asked.Bid(seat=name, version=version, rule="A-12.10", power=POWER[seat], minor=POWER[frame.minor])


# -- board update -----------------------------------------------------------------------------------------------------


def _reassign(s: State, frame: Reassign, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return asked.ReassignUnit(
        seat=name,
        version=version,
        rule="A-11.2",
        power=POWER[frame.of],
        land=s.board.ids[frame.land],
        units={s.board.general_ids[one]: s.units[one] + 1 for one in frame.legal(s, seat)},
    )


def _stay(s: State, frame: Stay, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return asked.GeneralStays(
        seat=name,
        version=version,
        rule="A-11.1",
        power=POWER[frame.acts_for(s, seat)],
        general=s.board.general_ids[frame.general],
        land=s.board.ids[s.place[frame.general]],
    )


MAKERS: Final[dict[type[Frame], Callable[[State, Any, int, str, int], AncienRegimeDecision]]] = {
    Expel: _expel,
    ChooseStatus: _choose_status,
    Admit: _admit,
    ChooseAnew: _choose_anew,
    election.AcceptCrown: _accept_crown,
    election.Vote: _vote,
    Bid: _bid,
    Reassign: _reassign,
    Stay: _stay,
}
