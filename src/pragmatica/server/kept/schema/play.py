"""The tables of what is played: matches, what is told of them, and how they ended."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

from pragmatica.server.kept.schema.common import METADATA

OFFERED: Final = text("seats.offered = 'public'")  # seats that anybody may take; as it stands in their index

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON object, complete
    Column("board", Text, nullable=False),  # digest
    Column("rules_version", Integer, nullable=False),
    Column("host", Text, nullable=False),  # digest of a session, or the id of an account
    Column("seed", Text, nullable=False),  # hexadecimal; told when the match is over
    Column("salt", Text, nullable=False),  # likewise
    Column("commitment", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("start", Text, nullable=False),  # the match before its first record, for replays; empty: it has not begun
    Column("opener", Text, nullable=False, server_default=""),  # the group of addresses that opened it
    Column("bots_stay", Boolean, nullable=False, server_default=false()),  # nobody may take over a bot's own seat
    Column("part", Text),  # what the host's browser added to the seed; NULL: the seed is the server's alone
    Column("analysis", Boolean, nullable=False, server_default=true()),  # it may be studied while it is played
    Column("position", Text, nullable=False, server_default=""),  # JSON: where the match begins; empty: at the set-up
    Column("pace", Text, nullable=False, server_default=""),  # JSON: how much time seats have; empty: any
    Column("public", Boolean, nullable=False, server_default=false()),  # everybody may find and watch it
    Column("rated", Boolean, nullable=False, server_default=false()),  # the match counts for ratings, if it can
    Column("starters", Text, nullable=False, server_default=""),  # JSON {seat: who led it at first}; empty: not kept
    Column("members", Boolean, nullable=False, server_default=false()),  # whoever finds it must be signed in to play
    Column("language", Text, nullable=False, server_default=""),  # that is spoken there (ISO 639); empty: any
    Column("least", Integer),  # the ratings that are wanted; NULL: any
    Column("most", Integer),
    Index("tables_by_host", "host"),
)
LOBBY: Final = Table(
    "lobby",  # public tables that have not begun: what they are found by
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("pace", Text, nullable=False),  # live, days, bank or none
    Column("free", Integer, nullable=False),  # seats at which whoever finds it may sit down
    Column("opener", Text, nullable=False),  # as in `tables`: how many somebody has open is bounded
    Column("host", Text, nullable=False),  # when it was opened; likewise
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),  # when somebody last sat down or stood up
    Index("lobby_by_age", "created"),
    Index("lobby_by_touch", "touched"),
)
POSITIONS: Final = Table(
    "positions",  # what changes all the time, one row for each table
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("updated", Double, nullable=False),
    Column("change", Integer, nullable=False),  # changes so far: what an update must have seen to be valid
    Column("step", Integer, nullable=False),  # changes that everybody could notice
    Column("quiet", Text, nullable=False),  # JSON {seat: changes since that step which only this seat could notice}
    Column("over", Boolean, nullable=False),
    Column("snapshot", Text, nullable=False),  # the match now, without records
    Column("base", Text, nullable=False),  # a snapshot from before the first action that may be taken back …
    Column("base_change", Integer, nullable=False),  # … and the number of changes then
    Column("asked", Text, nullable=False, server_default="{}"),  # JSON {seat: since when it owes what all know it owes}
    Column("clocks", Text, nullable=False, server_default=""),  # JSON: what seats have left; empty: there is no clock
    Column("due", Double),  # when the first clock that runs will have run out; NULL: none runs
    Column("ended", Text, nullable=False, server_default=""),  # JSON: how its players ended it; empty: the rules do
    Column("vote", Text, nullable=False, server_default=""),  # JSON: what somebody has proposed; empty: nothing
    Column("vote_due", Double),  # when the vote on it is over; NULL: there is none
    Column("closed", Text, nullable=False, server_default=""),  # why moderators have closed it; empty: it is open
    Index("positions_by_due", "due"),
    Index("positions_by_vote", "vote_due"),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("seat", Text, nullable=False),
    Column("control", Text, nullable=False),  # device, link or bot: how the seat was given
    Column("bot", Text),  # the bot that plays now
    Column("name", Text, nullable=False),
    Column("link", Text),  # digest of the secret that opens the seat …
    Column("used", Boolean, nullable=False),  # … once
    Column("salt", Text),  # what the secret was made from, with the key of the request
    Column("seen", Boolean, nullable=False, server_default=false()),  # people have looked into a bot's own hand
    Column("part", Text),  # what the seat's browser added to the seed when it sat down
    Column("offered", Text, nullable=False, server_default=""),  # to a successor: by link, or public; empty: it is not
    Column("former", Text, nullable=False, server_default=""),  # JSON: who has left it to a successor, as in `claims`
    Column("shown", Integer),  # the step that was shown when the last browser that holds it went
    PrimaryKeyConstraint("table_id", "seat"),
    Index(
        "seats_offered",
        "table_id",
        sqlite_where=text("offered = 'public'"),
        postgresql_where=text("offered = 'public'"),
    ),
)
CLAIMS: Final = Table(
    "claims",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("session", Text, nullable=False),  # digest; or the id of the account that holds the seat on all its devices
    Column("seat", Text, nullable=False),
    Column("key", Text),  # digest of the key with which the browser followed its link
    PrimaryKeyConstraint("table_id", "session", "seat"),
    Index("claims_by_session", "session"),
)
OPENINGS: Final = Table(
    "openings",
    METADATA,
    Column("key", Text, primary_key=True),  # digest of the key with which a browser opened a table
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("request", Text, nullable=False),  # digest of what was asked
    Column("created", Double, nullable=False),
    Index("openings_by_age", "created"),
)
CHANGES: Final = Table(
    "changes",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("change", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("quiet_seat", Text),  # the only seat that could notice it
    Column("quiet", Integer, nullable=False),  # its number among that seat's quiet changes since the step
    Column("records", Text, nullable=False),  # JSON: what it added to the match's records
    Column("events", Text, nullable=False),  # JSON, shared and private parts
    PrimaryKeyConstraint("table_id", "change"),
)
ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("session", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("request", Text, nullable=False),  # digest of what was asked
    Column("seq", BigInteger, nullable=False),  # what was answered
    Column("ending", Text, nullable=False, server_default=""),  # JSON: where and why a batch ended early
    Column("created", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "session", "key"),
    Index("answers_by_age", "created"),
)
JOBS: Final = Table(
    "jobs",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Text, nullable=False),
    Column("version", Integer, nullable=False),  # of the question that a bot must answer
    Column("lease", Double, nullable=False),  # until then a process works on it
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "version"),
    Index("jobs_by_lease", "lease"),
)
MESSAGES: Final = Table(
    "messages",  # talk between players: it belongs to the table, not to the match
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # told to nobody: gaps would tell of what others say
    Column("sender", Text, nullable=False),  # a seat
    Column("account", Text),  # who spoke for it; empty: somebody without an account; NULL: it was not kept then
    Column("readers", Text, nullable=False),  # JSON: the seats that it is for; none: everybody
    Column("text", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("key", Text, nullable=False),  # marks a repeated submission
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "sender", "key", name="messages_by_key"),
)
HOURS: Final = Table(
    "hours",  # when the house was last open, and the times in which it was closed while clocks ran
    METADATA,
    Column("begin", Double, primary_key=True),
    Column("end", Double, nullable=False),
    Column("closed", Boolean, nullable=False),  # else it was open: one row, whose end goes on
    Column("given", Boolean, nullable=False),  # all clocks have got that time back
)
RECESS: Final = Table(
    "recess",  # a pause of the whole house for upkeep: one row, as long as it is announced or lasts
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("begins", Double, nullable=False),
    Column("message", Text, nullable=False),
    Column("ended", Double),  # when it was said to be over; the row goes when clocks are sure to get that time back
)
CHANNELS: Final = Table(
    "channels",  # ways on which somebody wants to be told: one device, one address
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # page, push, hook, mail or feed
    Column("holder", Text, nullable=False),  # of the seats that it speaks of, or who set it up for a table
    Column("browser", Text, nullable=False),  # digest of the session in which it was set up
    Column("table_id", Text, ForeignKey("tables.id")),  # what all may know of this table; NULL: the session's seats
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),  # what posts are signed with; of push the browser's keys; of a link
    Column("form", Text, nullable=False),  # of a hook: json, discord or slack; of a mail: asked or agreed
    Column("wanted", Text, nullable=False),  # kinds of posts, each between spaces
    Column("language", Text, nullable=False),
    Column("pause", Double, nullable=False),  # seconds that a post waits: who is looking at the table needs none
    Column("open", Boolean, nullable=False),  # else it takes no posts: not confirmed yet, or it does not work
    Column("created", Double, nullable=False),
    Column("failed", Integer, nullable=False),  # posts in a row that could not be delivered
    Column("fault", Text, nullable=False),  # why not
    Column("lease", Double, nullable=False),  # until then a process delivers there
    Column("rested", Double, nullable=False),  # before then it wants nothing more
    Index("channels_by_holder", "holder"),
    Index("channels_by_table", "table_id"),
    Index("channels_by_secret", "secret"),
)
OUTBOX: Final = Table(
    "outbox",  # what is still to be told, written with what caused it
    METADATA,
    Column("channel", Text, ForeignKey("channels.id"), nullable=False),
    Column("kind", Text, nullable=False),  # one of those of `play.news`
    Column("table_id", Text, nullable=False),  # that it tells of; empty: of none, but of an event
    Column("event_id", Text, nullable=False, server_default=""),
    Column("seat", Text, nullable=False),  # of which it speaks, or which said something; empty: of none
    Column("mark", Integer, nullable=False),  # the step, or the number of the message
    Column("created", Double, nullable=False),
    Column("due", Double, nullable=False),  # not before
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("channel", "kind", "table_id", "event_id", "seat", "mark"),
    Index("outbox_by_due", "due"),
)
AUDIT: Final = Table(
    "audit",  # what hosts and moderators have done that concerns others
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id")),  # NULL: it concerns no table
    Column("created", Double, nullable=False),
    Column("actor", Text, nullable=False),  # id of an account; empty: a host without one
    Column("role", Text, nullable=False),  # host, moderator or administrator
    Column("what", Text, nullable=False),
    Column("subject", Text, nullable=False),  # a seat, or the id of an account
    Column("reason", Text, nullable=False),
    Index("audit_by_table", "table_id", "created"),
    Index("audit_by_age", "created"),
)
RESULTS: Final = Table(
    "results",  # how matches ended, a row for each seat, written with the end; nothing of it was ever secret
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Text, nullable=False),
    Column("turn", Integer, nullable=False),  # the number of the seat in the order of seats
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("account", Text),  # that held the seat; the id stays when the account is deleted, and names nobody
    Column("bot", Text),  # whose own seat it was
    Column("place", Integer),  # 1: has won; who share a place have drawn; NULL: the match had no result
    Column("score", Integer),
    Column("length", Integer, nullable=False),  # turns, or what the game counts instead
    Column("ended", Double, nullable=False),
    Column("reason", Text, nullable=False),  # of the end
    Column("rated", Boolean, nullable=False),  # it counts for the rating of who held the seat
    Column("unrated", Text, nullable=False),  # why the match counts for nobody; empty: it does
    Column("counted", Integer),  # the number of the match among those that count, of its game and scenario
    Column("was", Double),  # the mean of the level of who held the seat before the match …
    Column("mu", Double),  # … and after it …
    Column("sigma", Double),  # … and how unsure that is
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_by_account", "account", "ended"),
    Index("results_by_end", "ended", "table_id"),
    Index("results_by_count", "game", "scenario", "counted"),
)
RATINGS: Final = Table(
    "ratings",  # follows from the results that count
    METADATA,
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("updated", Double, nullable=False),
    PrimaryKeyConstraint("account", "game", "scenario"),
    Index("ratings_by_game", "game", "scenario", "mu"),
)
STUDIES: Final = Table(
    "studies",  # kept by a link to them; they belong to nobody
    METADATA,
    Column("id", Text, primary_key=True),  # made from what it holds: the same study is kept once
    Column("opener", Text, nullable=False),  # the group of addresses that it came from
    Column("created", Double, nullable=False),
    Column("document", Text, nullable=False),  # JSON
    Index("studies_by_opener", "opener"),
)
