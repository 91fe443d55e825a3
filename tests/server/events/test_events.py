"""Events: opened, joined, started, carried from round to round, decided on, and read."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest

from tests.conftest import MakeServer
from tests.server.client import Server
from tests.server.events.tables import (
    EVENT,
    begun,
    decide,
    join,
    key,
    opened,
    person,
    play_out,
    see,
    tables_of,
    until,
)
from tests.server.people import PASSWORD, who
from tests.server.test_claims import mine


def test_only_accounts_open_events(server: Server) -> None:
    """Nobody opens an event who is not signed in."""
    assert opened(server.browser(), 401)["error"] == "not-signed-in"


@pytest.mark.parametrize(
    ("field", "value", "error"),
    [
        ("game", "nothing", "unreadable"),
        ("scenario", "nothing", "unreadable"),
        ("players", 3, "unreadable"),
        ("form", "cup", "bad-request"),
        ("rounds", 0, "bad-request"),
        ("places", 65, "bad-request"),
        ("name", " ", "bad-text"),
        ("name", "n" * 31, "bad-text"),
        ("league", "nothing", "unreadable"),
        ("options", {"nothing": True}, "unreadable"),
        ("seed", "x", "bad-request"),
    ],
)
def test_what_cannot_be_opened_is_refused(server: Server, field: str, value: Any, error: str) -> None:
    """An event has a game that there is, and bounds."""
    assert opened(person(server), 400, **{field: value})["error"] == error


def test_a_repeated_key_opens_one_event(server: Server) -> None:
    """Who sends his request again gets the event that he has opened; with another request he is refused."""
    organiser, once = person(server), key()
    first = organiser.post("/api/events", EVENT, **once)

    assert organiser.post("/api/events", EVENT, **once) == first
    assert organiser.post("/api/events", {**EVENT, "rounds": 4}, 422, **once)["error"] == "key-reused"


def test_an_organiser_has_a_few_events(server: Server) -> None:
    """Nobody organises more than five events at once; one that is cancelled makes room."""
    organiser = person(server)
    events = [opened(organiser) for _ in range(5)]

    assert opened(organiser, 429)["error"] == "too-many-events"
    decide(organiser, events[0], "cancel")
    opened(organiser)


def test_an_address_has_a_few_events(make_server: MakeServer) -> None:
    """However many accounts it makes; the events of others are not counted, and what was opened is found by its key."""
    server = make_server(open_events="2").start()
    first, once = person(server), key()
    event = first.post("/api/events", EVENT, **once)
    opened(person(server))
    third = person(server)

    assert opened(third, 429)["error"] == "too-many-events"
    assert first.post("/api/events", EVENT, **once) == event
    elsewhere = {**key(), "X-Forwarded-For": "2001:db8::1"}
    third.post("/api/events", EVENT, **elsewhere)


def test_who_joins_twice_plays_once(server: Server) -> None:
    """Joining again changes nothing, and who leaves before the start has never been there."""
    event, player = opened(person(server)), person(server)
    first = join(player, event)

    assert join(player, event)["entries"] == first["entries"]
    assert first["me"] == first["entries"][0]["number"]
    assert player.delete(f"/api/events/{event}/entry")["entries"] == []


def test_an_event_by_code_is_joined_with_it(server: Server) -> None:
    """An event by code is in nobody's list but of those who play there, and only its organiser is told the code."""
    organiser, player = person(server), person(server)
    event = opened(organiser, by_code=True)
    code = see(organiser, event)["invite"]

    assert see(player, event)["invite"] == ""
    assert event not in [one["id"] for one in player.get("/api/events")["events"]]
    assert join(player, event, 403)["error"] == "invite-refused"
    assert join(player, event, 403, invite=code[:-1])["error"] == "invite-refused"
    assert join(player, event, invite=code)["me"] == 1
    assert event in [one["id"] for one in player.get("/api/events")["events"]]


def test_places_are_bounded(server: Server) -> None:
    """Nobody joins an event that is full."""
    event = opened(person(server), places=2)
    for _ in range(2):
        join(person(server), event)

    assert join(person(server), event, 409)["error"] == "event-full"


def test_only_the_organiser_decides(server: Server) -> None:
    """Who plays decides nothing."""
    event, player = opened(person(server)), person(server)
    join(player, event)

    for kind in ("start", "cancel", "judge", "bot", "withdraw", "extend"):
        assert decide(player, event, kind, 403)["error"] == "not-organiser"


def test_too_few_do_not_start(server: Server) -> None:
    """An event does not start that cannot fill one table."""
    organiser = person(server)
    event = opened(organiser)
    join(organiser, event)

    assert decide(organiser, event, "start", 409)["error"] == "too-few-entries"


def test_an_event_is_played_to_its_end(server: Server) -> None:
    """Four accounts play two rounds: each meets two others on tables of the event, and all have their places."""
    organiser = person(server)
    players = [person(server) for _ in range(4)]
    event = opened(organiser, rounds=2, places=4)
    for one in players:
        join(one, event)
    view = decide(organiser, event, "start")
    for number in (1, 2):
        view = until(organiser, event, lambda now, number=number: begun(now, number))
        tables = tables_of(view)
        assert len(tables) == 2
        for one in tables:
            play_out(players, one["table"])
    view = until(organiser, event, lambda now: now["line"]["state"] == "over")

    met = [frozenset(one["entries"]) for each in view["rounds"] for one in each["pairings"]]
    assert len(set(met)) == 4
    assert sum(one["points"] for one in view["standings"]) == 8
    assert [one["place"] for one in view["entries"]].count(1) >= 1
    assert view["seed"]
    assert join(person(server), event, 409)["error"] == "event-stage"


def test_tables_of_an_event_are_nobodys_house(server: Server) -> None:
    """At a table of an event seats are held by accounts, and nobody is its host: not even the organiser."""
    organiser, first, second = person(server), person(server), person(server)
    event = opened(organiser, places=2)
    for one in (first, second):
        join(one, event, part="ab" * 16)
    (table,) = tables_of(decide(organiser, event, "start"))

    seats = [tuple(mine(one, table["table"])) for one in (first, second)]
    assert sorted(seats) == [("north",), ("south",)]
    assert not organiser.table(table["table"])["host"]
    told = organiser.post(f"/api/tables/{table['table']}/seats/north/link", {}, 403)
    assert told["error"] == "not-host"


def test_bots_fill_places(server: Server) -> None:
    """Bots take the places that are free at the start, and are in the standings as bots."""
    organiser = person(server)
    event = opened(organiser, places=4, bots=True)
    for one in (organiser, person(server)):
        join(one, event)
    view = decide(organiser, event, "start")

    assert [one["bot"] for one in view["entries"]] == [0, 0, 1, 2]
    assert len(tables_of(view)) == 2


def test_a_bye_goes_to_who_has_nobody(server: Server) -> None:
    """Where numbers are odd one has a bye, which counts as a won match in a Swiss event of two."""
    organiser = person(server)
    event = opened(organiser)
    for one in [organiser, person(server), person(server)]:
        join(one, event)
    pairings = decide(organiser, event, "start")["rounds"][0]["pairings"]

    assert [(one["how"], one["points"]) for one in pairings] == [("", []), ("bye", [2])]


def test_the_organiser_judges_what_is_not_over(server: Server) -> None:
    """A table that is judged counts so, the next round begins, and all can read who decided it."""
    organiser, first, second, third = (person(server) for _ in range(4))
    event = opened(organiser, places=3, rounds=2)
    for one in (first, second, third):
        join(one, event)
    (table,) = tables_of(decide(organiser, event, "start"))
    assert decide(organiser, event, "judge", 400, table=table["number"], winners=["west"])["error"] == "unreadable"
    view = decide(organiser, event, "judge", table=table["number"], winners=["north"])

    assert view["rounds"][0]["pairings"][0]["points"] == [2, 0]
    assert view["line"]["round"] == 2
    judged = see(first, event)["decisions"][-1]
    assert (judged["kind"], judged["by"], judged["table"], judged["detail"]) == (
        "judge", who(organiser), table["number"], "north",
    )  # fmt: skip


def test_a_decision_is_made_once(server: Server) -> None:
    """A repeated request with the same key decides nothing more."""
    organiser, once = person(server), key()
    event = opened(organiser, places=2)
    for one in (organiser, person(server)):
        join(one, event)
    path, body = f"/api/events/{event}/decisions", {"kind": "start"}
    first = organiser.post(path, body, 200, **once)

    assert organiser.post(path, body, 200, **once)["decisions"] == first["decisions"]
    assert decide(organiser, event, "start", 409)["error"] == "event-stage"


@pytest.mark.parametrize("rated", [False, True])
@pytest.mark.parametrize("way", ["leaves", "is taken out", "deletes his account"])
def test_a_bot_plays_on_for_who_withdraws(server: Server, way: str, rated: bool) -> None:
    """Who withdraws leaves his seat of the round to a bot, and is not paired any more; where ratings count, too."""
    organiser, leaver = person(server), person(server)
    event = opened(organiser, places=2, rated=rated)
    join(organiser, event)
    join(leaver, event)
    (table,) = tables_of(decide(organiser, event, "start"))
    (seat,) = mine(leaver, table["table"])
    if way == "leaves":
        leaver.delete(f"/api/events/{event}/entry")
    elif way == "is taken out":
        decide(organiser, event, "withdraw", entry=2)
    else:
        leaver.post("/api/account/deletion", {"password": PASSWORD}, 200)

    assert [one["left"] for one in see(organiser, event)["entries"]] == [0, 1]
    assert {one["seat"]: one["bot"] for one in organiser.table(table["table"])["seats"]}[seat]


def test_bots_alone_play_no_round(server: Server) -> None:
    """When all people have withdrawn, the event ends with the round that is being played."""
    organiser, player = person(server), person(server)
    event = opened(organiser, places=4, bots=True)
    for one in (organiser, player):
        join(one, event)
    decide(organiser, event, "start")
    until(organiser, event, lambda now: begun(now, 1))
    for one in (organiser, player):
        one.delete(f"/api/events/{event}/entry")
    for number in (1, 2):
        decide(organiser, event, "judge", table=number)

    view = until(organiser, event, lambda now: now["line"]["state"] == "over")

    assert (len(view["rounds"]), len(view["entries"])) == (1, 4)


def test_no_bot_plays_for_others_where_ratings_count(server: Server) -> None:
    """The organiser of such an event says how a table counts instead."""
    organiser, player = person(server), person(server)
    event = opened(organiser, places=2, rated=True)
    join(organiser, event)
    join(player, event)
    (table,) = tables_of(decide(organiser, event, "start"))
    (seat,) = mine(player, table["table"])

    assert decide(organiser, event, "bot", 403, table=table["number"], seat=seat)["error"] == "not-yours"
    assert see(organiser, event)["decisions"][-1]["kind"] == "start"


def test_the_organiser_lets_a_bot_play_on(server: Server) -> None:
    """The organiser lets a bot play on for whoever does not come, and it can be read."""
    organiser, player = person(server), person(server)
    event = opened(organiser, places=2)
    join(organiser, event)
    join(player, event)
    (table,) = tables_of(decide(organiser, event, "start"))
    view = decide(organiser, event, "bot", table=table["number"], seat="north")

    assert {one["seat"]: bool(one["bot"]) for one in organiser.table(table["table"])["seats"]}["north"]
    assert view["decisions"][-1]["detail"] == "north"


def test_the_organiser_withdraws_somebody(server: Server) -> None:
    """The organiser takes out who plays no longer, once; before the start, too."""
    organiser, player = person(server), person(server)
    event = opened(organiser)
    join(player, event)
    view = decide(organiser, event, "withdraw", entry=1)

    assert view["entries"] == []
    assert view["decisions"][-1]["detail"] == who(player)
    assert decide(organiser, event, "withdraw", 404, entry=1)["error"] == "not-found"


def test_a_round_is_extended(server: Server) -> None:
    """A round has an end where days are given, and the organiser gives it more."""
    organiser, player = person(server), person(server)
    event = opened(organiser, days=1)
    join(organiser, event)
    join(player, event)
    before = decide(organiser, event, "start")["rounds"][0]["until"]

    assert decide(organiser, event, "extend", days=9)["rounds"][0]["until"] > before + 7 * 86_400


def test_results_are_files(server: Server) -> None:
    """Results are told as JSON without what is the organiser's, and as a sheet in which no name is reckoned."""
    organiser = person(server, "-1+1")
    event = opened(organiser, by_code=True)
    join(organiser, event, invite=see(organiser, event)["invite"])
    told = organiser.http.get(f"{server.url}/api/events/{event}/results.json")
    sheet = organiser.http.get(f"{server.url}/api/events/{event}/results.csv")

    assert told.json()["invite"] == ""
    assert not told.json()["organiser"]
    assert sheet.headers["content-type"].startswith("text/csv")
    (row,) = csv.DictReader(io.StringIO(sheet.text))
    assert (row["place"], row["name"], row["points"]) == ("1", f"'{who(organiser)}", "0.0")


def test_a_league_adds_up_its_events(server: Server) -> None:
    """A league counts a point for everyone left behind in its events, and has those of its own organiser only."""
    organiser, player = person(server), person(server)
    league = organiser.post("/api/leagues", {"name": "Summer League"})["id"]
    assert opened(player, 400, league=league)["error"] == "unreadable"
    event = opened(organiser, league=league, rounds=1, places=2)
    for one in (organiser, player):
        join(one, event)
    (table,) = tables_of(decide(organiser, event, "start"))
    view = decide(organiser, event, "judge", table=table["number"], winners=["north"])
    winner = view["entries"][table["entries"][0] - 1]["name"]
    told = player.get(f"/api/leagues/{league}")

    assert [one["id"] for one in told["events"]] == [event]
    assert [(one["place"], one["points"]) for one in told["table"]] == [(1, 2), (2, 0)]
    assert told["table"][0]["name"] == winner


def test_who_deletes_an_account_withdraws(server: Server) -> None:
    """An account that is deleted plays no longer, and an event that it organises does not begin."""
    organiser, player = person(server), person(server)
    own, other = opened(player), opened(organiser)
    join(player, other)
    player.post("/api/account/deletion", {"password": PASSWORD}, 200)

    assert see(organiser, own)["line"]["state"] == "cancelled"
    assert see(organiser, other)["entries"] == []


def test_no_event_is_not_found(server: Server) -> None:
    """An event or a league that there is not is told so."""
    browser = person(server)

    for path in ("events/nothing", "events/nothing/results.csv", "leagues/nothing"):
        assert browser.get(f"/api/{path}", 404)["error"] == "not-found"
