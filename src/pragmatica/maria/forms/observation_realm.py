"""What one seat, or a spectator, may know of the advanced game's own things: `Observation.realm`.

Ids are those of the board data and of the engine's tables; lists by power hold the four major powers in the order of
their spaces on the political display, unless they say otherwise.
"""

from __future__ import annotations

from typing import Literal

from pragmatica.core.frozen import frozen
from pragmatica.maria.forms.decisions import Power, Suit

Controller = Literal["france", "bavaria", "prussia", "saxony", "pragmatic", "austria", "joint"]
Box = Literal["electors", "emperor", "italy", "silesia"]
Track = Literal["saxony", "russia", "italy"]
OffMap = Literal["ostpreussen", "england", "italien_frankreich", "italien_oesterreich"]
Candidate = Literal["francis", "charles"]
SaxonStatus = Literal["prussian_ally", "neutral", "austrian_ally"]
Form = Literal["contract", "cancel", "no-attack", "keep-out", "keep-away", "leave", "peace", "vote", "words"]
Area = Literal[
    "france",
    "bavaria",
    "prussia",
    "saxony",
    "pragmatic",
    "austria",
    "silesia",
    "poland",
    "core-austria",
    "austrian-netherlands",
    "flanders-map",
    "bohemia-map",
]
Need = Literal[
    "form", "power", "other", "area", "city", "distance", "until", "cards", "turns", "candidate", "text"
]  # fields of a clause


@frozen(kw_only=True)
class PoolView:
    """Where a major power's victory markers are [M-15.1]; its seat wins when the pool is empty [M-23.1]."""

    power: Power
    seat: str
    pool: int  # below 0: more were placed than there are [M-23.4]
    set_aside: int  # [M-19.15, M-19.20]
    battle_box: int  # 0 to 2 [M-16.2]
    on_map: int
    leads: bool  # no pool has fewer markers [M-23.1]
    winters: int | None  # sum of its winter scores, once they are open [M-23.7]


@frozen(kw_only=True)
class BoxView:
    """A box that holds one victory marker [M-3.12]; owner null: it is empty."""

    box: Box
    owner: Power | None


@frozen(kw_only=True)
class ChangeView:
    """What a marker's coming to a field would change [M-17.71, M-17.73, M-17.74]."""

    begins: list[int]  # icons of the field that begin to act, by their places there
    ends: list[int]  # icons of the present field that cease
    status: SaxonStatus | None  # what Saxony becomes, if it changes [M-19.30]


@frozen(kw_only=True)
class TrackView:
    """On which field of its track a political marker stands [M-3.14]."""

    track: Track
    field: str
    at: int  # number of the field, from the left, 0 first
    announced: int  # spaces that it is to move this turn, to the right if positive [M-17.62]
    target: int  # number of the field where that leaves it
    first: int  # of the first field that it may reach [M-19.33]
    changes: list[ChangeView]  # by field


@frozen(kw_only=True)
class DisplayView:
    """A power's space on the political display."""

    power: Power
    cards: list[str]  # face up
    turned: list[str]  # seen by all, then turned down again [M-25.3]
    placed: bool  # a card of this turn lies there face down [M-17.32]
    card: str | None  # that card, for its own seat
    influence: int  # sum of the cards that lie face up [M-17.42]
    rank: int | None  # from 1, in the order in which political cards are chosen; null: takes no part [M-17.44, M-17.45]


@frozen(kw_only=True)
class ElectorView:
    """One of the nine votes [M-18.4]: who has it now, whether it is bound, and what to expect of it."""

    city: str
    voter: Controller | None
    forced: Candidate | None  # [M-18.7]
    expected: Candidate | None  # bound, or cast by the seat that leads a candidate's power; null: who knows


@frozen(kw_only=True)
class ExpectedVotes:
    """The electors' votes as they are expected now; five decide [M-18.4]."""

    francis: int
    charles: int
    free: int
    needed: int  # that elect


@frozen(kw_only=True)
class IncomeView:
    """What political cards have changed of any power's income, for this turn and for the rest of the game [M-17.67]."""

    power: Power
    turn: int
    game: int


@frozen(kw_only=True)
class OffMapView:
    """A box beside the map, with the generals and trains in it [M-3.13]."""

    box: OffMap
    owner: Power
    pieces: list[str]
    entry: str  # city to which its arrow points


@frozen(kw_only=True)
class SaxonyView:
    """Whose friend Saxony is, and since which turn no longer Prussia's [M-19.36]."""

    status: SaxonStatus
    left: int | None


@frozen(kw_only=True)
class WinterView:
    """Markers left in the pools in a winter; null until the end of the match [M-13.20, M-13.22]."""

    turn: int
    scores: dict[Power, int] | None


@frozen(kw_only=True)
class ContractView:
    """A subsidy that is being paid [M-20.3]."""

    giver: Power
    receiver: Power
    turns_left: int
    cards: int  # a turn
    cancellable: bool


@frozen(kw_only=True)
class ClauseView:
    """One clause of a proposal or an agreement. What its form does not need is null; so is what a draft still lacks."""

    form: Form
    power: Power | None = None  # who promises; of a contract who gives
    other: Power | None = None  # who is not attacked; of a contract who receives
    area: Area | None = None
    city: str | None = None
    distance: int | None = None
    until: int | None = None  # last turn; of LEAVE the first
    cards: int | None = None
    turns: int | None = None
    candidate: Candidate | None = None
    text: str | None = None


@frozen(kw_only=True)
class AgreementView:
    """A promise that binds [M-21.2]; its number is that of the reasons and events that name it."""

    number: int
    parties: list[str]  # two seats
    clause: ClauseView


@frozen(kw_only=True)
class ProposalView:
    """An open proposal [M-21.4]; its number is that of the actions that answer it."""

    number: int
    proposer: str
    answering: str
    clauses: list[ClauseView]
    lawful: bool  # it could be accepted now


@frozen(kw_only=True)
class DraftView:
    """The proposal that the own seat is writing."""

    clauses: list[ClauseView]
    needs: Need | None  # what comes next; null: nothing more can


@frozen(kw_only=True)
class WritingView:
    """What clauses can be written now, and their bounds [M-20.2, M-21.3]."""

    forms: list[Form]
    clauses: int  # of one proposal, at most
    text: int  # bytes of a clause in words, at most
    distance: int  # that one keeps away, at most
    cards: int  # of a subsidy a turn, at most
    peacemakers: list[Power]  # who may promise a peace
    voters: list[Power]  # and who a vote


@frozen(kw_only=True)
class RhineView:
    """Who has how many of the four electors that count for their box [M-16.7]."""

    french: int
    allied: int


@frozen(kw_only=True)
class ReductionView:
    """What France would give up by reducing its objectives as things stand, and what it would have of it [M-19.20]."""

    cities: list[str]
    aside: int
    back: int  # to the pool
    pool: int  # then


@frozen(kw_only=True)
class RealmView:
    """Victory points, politics and treaties."""

    pools: list[PoolView]
    margin: int  # markers that the next power has more than those that lead
    victors: list[Power]  # powers with which the winner has won [M-23.2]
    boxes: list[BoxView]
    rhine: RhineView
    stages: list[list[Power]]  # who acts in the three action stages of a turn [M-5.1, M-5.2]
    adds: dict[str, int]  # influence that each card of the own power would add that is asked for one [M-17.43]
    reduction: ReductionView
    tracks: list[TrackView]
    display: list[DisplayView]
    trump: Suit | Literal["reserve"] | None  # reserve: Reserves alone [M-17.23]; null: not known yet
    victor: str | None  # seat that has won the latest battle [M-17.20]
    offer: list[str]  # political cards that lie open
    undrawn: list[str]  # political cards to come; those of a year have no order
    used: list[str]
    election: Literal["ahead", "announced", "held"]
    electors: list[ElectorView]
    expected: ExpectedVotes
    incomes: list[IncomeView]  # all powers
    off_map: list[OffMapView]
    england: bool  # a general is there for good [M-17.87]
    saxony: SaxonyView
    annexed: bool  # Silesia is Prussian [M-19.13]
    neutral_until: int | None  # turn of the stage with which Prussia's neutrality ends [M-19.18]
    reduced: bool  # France has reduced its objectives [M-19.20]
    winters: list[WinterView]
    contracts: list[ContractView]
    agreements: list[AgreementView]
    proposals: list[ProposalView]
    draft: DraftView | None
    writing: WritingView
