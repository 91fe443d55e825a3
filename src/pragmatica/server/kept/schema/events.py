"""The tables of events."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
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
)

from pragmatica.server.kept.schema.common import METADATA

LEAGUES: Final = Table(
    "leagues",  # series of events
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("organiser", Text, ForeignKey("accounts.id"), nullable=False),
    Column("created", Double, nullable=False),
    Column("key", Text, nullable=False, unique=True),  # digest of the key of the request that opened it
    Index("leagues_by_organiser", "organiser"),
)
EVENTS: Final = Table(
    "events",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),  # changes so far: what an update must have seen to be valid
    Column("name", Text, nullable=False),
    Column("organiser", Text, ForeignKey("accounts.id"), nullable=False),
    Column("league", Text, ForeignKey("leagues.id")),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seats", Text, nullable=False),  # JSON list
    Column("options", Text, nullable=False),  # JSON object, complete
    Column("pace", Text, nullable=False),  # as of a table
    Column("form", Text, nullable=False),  # single, robin or swiss
    Column("rounds", Integer, nullable=False),  # as wished
    Column("places", Integer, nullable=False),
    Column("days", Integer, nullable=False),  # for a round, after which the organiser decides; 0: any time
    Column("invite", Text, nullable=False),  # what who joins must know; empty: anybody may join
    Column("bots", Boolean, nullable=False),  # they fill places
    Column("rated", Boolean, nullable=False),
    Column("state", Text, nullable=False),  # open, running, over or cancelled
    Column("round", Integer, nullable=False),  # the latest that has been paired
    Column(
        "seed", Text, nullable=False
    ),  # hexadecimal, from which lots are drawn and tables are dealt; told at the end
    Column("salt", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("opener", Text, nullable=False),  # the group of addresses that it was opened from
    Column("created", Double, nullable=False),
    Column("ended", Double),
    Column("key", Text, nullable=False, unique=True),  # digest of the key of the request that opened it
    Column("request", Text, nullable=False),  # digest of what was asked
    Index("events_by_state", "state", "created"),
    Index("events_by_organiser", "organiser"),
    Index("events_by_league", "league"),
)
ENTRIES: Final = Table(
    "entries",  # who plays in an event
    METADATA,
    Column("event_id", Text, ForeignKey("events.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("account", Text, ForeignKey("accounts.id")),  # NULL: a bot
    Column("part", Text, nullable=False),  # what the browser added to the seeds of tables when it joined
    Column("left", Integer, nullable=False),  # the round in which it withdrew; 0: it still plays
    Column("place", Integer),  # in the end
    PrimaryKeyConstraint("event_id", "number"),
    UniqueConstraint("event_id", "account", name="entries_by_account"),
    Index("entries_of_account", "account"),
)
ROUNDS: Final = Table(
    "rounds",  # of an event
    METADATA,
    Column("event_id", Text, ForeignKey("events.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("begun", Double, nullable=False),
    Column("until", Double),  # after which the organiser decides on what is not over
    Column("opened", Boolean, nullable=False),  # all its tables
    Column("ended", Double),
    PrimaryKeyConstraint("event_id", "number"),
)
PAIRINGS: Final = Table(
    "pairings",  # the tables and byes of a round
    METADATA,
    Column("event_id", Text, ForeignKey("events.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("entries", Text, nullable=False),  # JSON: their numbers, in the order of seats; a single one has a bye
    Column("played_as", Text),  # the id of its table, chosen before that is opened, so that it is opened once
    Column("points", Text, nullable=False),  # JSON: halves, likewise; empty: it is not over
    Column("how", Text, nullable=False),  # played, judged or bye; empty: it is not over
    PrimaryKeyConstraint("event_id", "round", "number"),
    Index("pairings_by_table", "played_as"),
)
DECISIONS: Final = Table(
    "decisions",  # what the organiser of an event decided; all who play there may read it
    METADATA,
    Column("event_id", Text, ForeignKey("events.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("made", Double, nullable=False),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("table", Integer, nullable=False),  # number of the pairing; 0: of none
    Column("entry", Integer, nullable=False),  # 0: of none
    Column("detail", Text, nullable=False),
    Column("key", Text, nullable=False),  # marks a repeated request
    PrimaryKeyConstraint("event_id", "number"),
    UniqueConstraint("event_id", "key", name="decisions_by_key"),
)
