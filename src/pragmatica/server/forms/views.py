"""The forms of all that is sent: `wire` fills them. With those of `requests` the OpenAPI document is made from them.

What is told of guides, of studies, of lessons and of a match that is over has modules of its own beside this one.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from pragmatica.server.clocks.pace import Pace
from pragmatica.server.errors import ErrorKind
from pragmatica.server.forms.players import RatingView

Control = Literal["device", "link", "bot", "open"]


class ReasonView(Struct, frozen=True, kw_only=True):
    """Why something is not allowed: a rule, a text of the catalogues, and what fills it."""

    rule: str
    message_id: str
    arguments: dict[str, Any]


class ErrorBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What every refused request is answered with. `table` is sent where the sender must look again.

    What is wrong with a position is told by one of `reasons` and `where`, the field; its `detail` is in a language that
    the request accepts. Elsewhere `detail` is in English.
    """

    error: ErrorKind
    message_id: str
    detail: str
    reasons: list[ReasonView] | UnsetType = UNSET
    where: str | UnsetType = UNSET
    table: TableView | UnsetType = UNSET


class ScenarioView(Struct, frozen=True, kw_only=True):
    """A playable set-up: its seats by number of players, and the powers that each seat leads."""

    id: str
    seats: dict[str, list[str]]
    powers: dict[str, list[str]]


class OptionView(Struct, frozen=True, kw_only=True):
    """A rule option that can be chosen for a new table."""

    name: str
    message_id: str
    values: list[str | bool]
    default: str | bool
    editions: dict[str, str | bool]  # what each edition makes of it; empty where the game has no editions
    rule: str
    scenarios: list[str]


class GameView(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    id: str
    rules_version: int
    board: str
    scenarios: list[ScenarioView]
    options: list[OptionView]
    bots: list[str]
    topics: dict[str, str]  # which rule speaks of what is shown beside questions and events
    lessons: int  # that teach it by playing
    puzzles: int


class ActionView(Struct, frozen=True, kw_only=True):
    """One answer that is offered; `id` is what is sent back."""

    type: str
    id: str
    notation: str
    fields: dict[str, Any]


class PlanView(Struct, frozen=True, kw_only=True):
    """A whole move offered as one batch of action ids."""

    actions: list[str]
    fields: dict[str, Any]


class ChanceView(Struct, frozen=True, kw_only=True):
    """One result, in `cases` of `of` equally likely ones; `id` and `fields` say which."""

    cases: int
    of: int
    id: str
    fields: dict[str, Any]


class PartView(Struct, frozen=True, kw_only=True):
    """One part of a sum: what it is, its value, its rule, and the name of the thing that it comes from."""

    id: str
    value: int
    rule: str
    source: str | None


class RollView(Struct, frozen=True, kw_only=True):
    """One die, or one card drawn: what it is for, what is added to it, and what comes of each number.

    It is held against `limit`, the sum of `against`, and passes up to that; or a table is read: `row` names the row,
    `lowest` is what its first column stands for, and `cells` are the columns.
    """

    id: str
    rule: str
    who: str | None
    faces: int
    parts: list[PartView]
    total: int
    against: list[PartView]
    limit: int | None
    row: str | None
    lowest: int | None
    cells: list[int]
    chances: list[ChanceView]


class OddsView(Struct, frozen=True, kw_only=True):
    """What an answer may bring, as far as its seat may know.

    `certain`: no chance is in it. `untold`: that cannot be told, and `reason` says why. Else `rolls` are the throws
    that may come of it, in their order, and `results` the chances of how all of it ends, which together are 1.
    """

    kind: Literal["certain", "chances", "untold"]
    rolls: list[RollView]
    results: list[ChanceView]
    reason: ReasonView | None


class LookView(Struct, frozen=True, kw_only=True):
    """What the rules tell of a thing on the table; which fields there are is the game's own."""

    target: str
    fields: dict[str, Any]


class ClockView(Struct, frozen=True, kw_only=True):
    """A seat's clock: the seconds it had left when it was last started or stopped.

    `since`: it has run since then; `until`: it will have run out then, if nothing is answered; null where it stands.
    `late`: its time was up before it answered, and it has none. `unrated`: it has no claim to a rating any more, for
    its time was up where that was agreed. `granting`: the seats that want it to have more time.
    `away`: when its people are on vacation, in pairs of moments; the clock stands then, and `until` counts that in.
    """

    left: float
    since: float | None
    until: float | None
    late: bool
    unrated: bool
    granting: list[str]
    away: list[list[float]]


class AccountView(Struct, frozen=True, kw_only=True):
    """Somebody who is known here by this name; the id stays when the name changes."""

    id: str
    name: str


class PersonView(AccountView, frozen=True, kw_only=True):
    """Somebody at a table; `level` is his at its game and scenario, null before a match has counted for him."""

    level: RatingView | None = None


class SeatView(Struct, frozen=True, kw_only=True):
    """Who plays a seat. `taken`: a browser holds it; `link_open`: its link has not been used yet.

    `seen`: people have looked into a hand that was a bot's own; `browsers`: how many hold the seat, told to the host
    and to those who hold it themselves. `since`: when it was asked what `waiting` says, in seconds since 1970; null
    where that is not known. `shown`: the step up to which who holds it has been shown the table; likewise. `account`:
    somebody who is known here holds it. `offered`: its player leaves it to a successor, by a link or to anybody.
    """

    seat: str
    powers: list[str]
    control: Control
    bot: str | None
    name: str
    account: PersonView | None = None
    online: bool
    mine: bool
    taken: bool
    link_open: bool
    seen: bool
    browsers: int | None
    since: float | None = None
    shown: int | None = None
    clock: ClockView | None = None
    offered: Literal["link", "public"] | None = None


class VoteView(Struct, frozen=True, kw_only=True):
    """What a seat has proposed, to be answered by all who play, until a moment in seconds since 1970.

    `winners` would have won; `agreed` are the seats that want it, `missing` those that have not answered. When the time
    is over, `silence_agrees` tells whether these have consented, or the vote has lapsed.
    """

    what: Literal["concede", "agree", "abandon"]
    by: str
    winners: list[str]
    agreed: list[str]
    missing: list[str]
    until: float
    silence_agrees: bool


class WaitingView(Struct, frozen=True, kw_only=True):
    """An open question, as everybody may see it; its version is told to its own seat alone."""

    seat: str
    decision: Any


class OutcomeView(Struct, frozen=True, kw_only=True):
    """How the match ended; no winners: a draw."""

    winners: list[str]
    reason: str
    rule: str
    scores: dict[str, int]


class SeatedView(Struct, frozen=True, kw_only=True):
    """The match with the eyes of one seat, or of a spectator (`seat` null); `unveiled`: with every secret open.

    `actions` answer `decision` and must be sent with `version`; `extra` may be sent at any time, with the same version.
    """

    seat: str | None
    unveiled: bool
    observation: Any
    decision: Any
    version: int
    actions: list[ActionView]
    extra: list[ActionView]
    undoable: int


class TableView(Struct, frozen=True, kw_only=True):
    """A table as one viewer may see it.

    `seq` grows with every change that the viewer can notice; gaps mean nothing. `step` counts the changes that
    everybody can notice: replays are asked for by it, and `steps` is the latest. `bots_stay`: nobody may take over a
    bot's own seat.

    Until `begun`, seats are awaited: there is no match, `waiting` is empty and `view` has no observation. From then on
    `parts` tells in hexadecimal what the browser of the `host` and those of seats have added to the seed of the match.
    What the server added, `seed` with its `salt`, is told at the end; `commitment` has bound it from the start.

    `analysis`: studies may be made of the match while it is played. `rated`: it counts for ratings, if it can.
    `placed`: it began from a position that its host has set up.

    `pace`: how much time seats have; null: as much as they want. `paused`: since when all clocks stand, for everybody
    has wanted it; `pausing`: those who do. `public`: everybody may find it and watch it.

    Of a public table that has not begun: `free` are the seats at which whoever finds it may sit down, if he is signed
    in where `members` says so; in `language` people talk there ("": any), and who was not asked has a rating from
    `least` to `most`. `closed`: it was given up before it began.

    `vote`: what somebody has proposed and others have to answer. `shut`: why moderators have closed the table, at
    which nothing can be done any more then. `event`: the id of the event that it is a table of.

    `unplayable` tells why this server cannot go on with the match, which needs other rules or another board: there is
    nothing in `view`, `waiting` and `outcome` then, while events, talk and record can be read as always.
    """

    id: str
    name: str
    game: str
    scenario: str
    players: int
    options: dict[str, str | bool]
    board: str
    rules_version: int
    seq: int
    step: int
    steps: int
    host: bool
    seats: list[SeatView]
    bots_stay: bool
    analysis: bool
    rated: bool
    placed: bool
    begun: bool
    unplayable: str | None
    commitment: str
    parts: dict[str, str]
    seed: str | None
    salt: str | None
    outcome: OutcomeView | None
    waiting: list[WaitingView]
    view: SeatedView
    pace: Pace | None = None
    paused: float | None = None
    pausing: list[str] = []
    public: bool = False
    free: list[str] = []
    members: bool = False
    language: str = ""
    least: int | None = None
    most: int | None = None
    closed: bool = False
    vote: VoteView | None = None
    shut: str | None = None
    event: str | None = None


class TableLine(Struct, frozen=True, kw_only=True):
    """A table in a list; see TableView for what is not explained here.

    `waiting` are the seats that owe an answer, `mine` the own ones, `acting` those of them that people play and that
    owe one; `updated` is when it last changed for all to see; `now` is the server's time, by which clocks run.
    """

    id: str
    name: str
    game: str
    scenario: str
    players: int
    created: float
    updated: float
    step: int
    begun: bool
    unplayable: str | None
    over: bool
    host: bool
    seats: list[SeatView]
    waiting: list[str]
    mine: list[str]
    acting: list[str]
    now: float
    pace: Pace | None
    public: bool
    rated: bool


class EventView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened. `private` (what each seat knew) and `only` (who knew) are told at the end."""

    seq: int
    step: int
    kind: str
    message_id: str
    fields: dict[str, Any]
    rule: str | UnsetType = UNSET
    private: dict[str, dict[str, Any]] | UnsetType = UNSET
    only: list[str] | UnsetType = UNSET


class EventsView(Struct, frozen=True, kw_only=True):
    """Events after the number asked for, and the number to ask with next."""

    events: list[EventView]
    seq: int


class Created(Struct, frozen=True, kw_only=True):
    """A new table: where to send friends. Each link opens its seat once, in one browser.

    The match begins when every seat has been taken. `commitment` binds the server to what it adds to the seed.
    """

    id: str
    links: dict[str, str]
    spectator: str
    commitment: str


class OfferView(Struct, frozen=True, kw_only=True):
    """The link of a seat that is left to who follows it; null: it is offered to anybody."""

    link: str | None


class LinkView(Struct, frozen=True, kw_only=True):
    """A link that opens a seat once."""

    link: str


class Accepted(Struct, frozen=True, kw_only=True):
    """What has been taken back is accepted; the table after it."""

    seq: int
    table: TableView


class Played(Struct, frozen=True, kw_only=True):
    """Accepted answers and the table after them.

    `played` of them stand. A batch ends where something was drawn or shown, and where somebody else is asked: then
    `unplayed` are the others, and `reason` tells why.
    """

    seq: int
    table: TableView
    played: int
    unplayed: list[str]
    reason: ReasonView | None


class WhyNot(Struct, frozen=True, kw_only=True):
    """Why something is not offered; no reasons: it is."""

    reasons: list[ReasonView]


class RuleView(Struct, frozen=True, kw_only=True):
    """A numbered rule in our words (Markdown). `ruling`: the rulebook is silent or divided, and we decided.

    `language`: of the text. English where the language asked for does not tell this rule yet.
    """

    id: str
    chapter: str
    section: str
    text: str
    ruling: bool
    language: str


class Health(Struct, frozen=True, kw_only=True):
    """The server works."""

    status: Literal["ok"]
    version: str


class MessageView(Struct, frozen=True, kw_only=True):
    """What a seat has said; no readers: to everybody. `when` in seconds since 1970."""

    sender: str
    readers: list[str]
    text: str
    when: float


class Talk(Struct, frozen=True, kw_only=True, tag_field="type", tag="talk"):
    """WebSocket: what has been said since, the latest hundred of it.

    `heard` is the number of messages for the viewer by then; these are the last of them.
    """

    messages: list[MessageView]
    heard: int


class Update(Struct, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """WebSocket: what has happened, and the table now."""

    seq: int
    events: list[EventView]
    table: TableView
    now: float  # the server's time, by which clocks run


class News(Struct, frozen=True, kw_only=True):
    """What the WebSocket would have told since; `mark` stands for the table as it was last shown."""

    update: Update | None
    talk: Talk | None
    mark: str


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """WebSocket: the connection lives."""
