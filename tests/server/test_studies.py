"""Studies at a server: what if, from positions and tables; what they may not tell, and what they may cost."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from pragmatica import Match
from pragmatica.core import register
from pragmatica.server.play import changes
from pragmatica.server.play.table import Table, Viewer, write_json
from pragmatica.server.studies import Moment, Studies
from pragmatica.server.told import studies as study_views
from tests.conftest import MakeServer
from tests.samples import ALL, Sample, usual
from tests.server.client import Browser, Server
from tests.server.test_twins import new_table
from tests.server.toy import game as toygame

GAMES = list(register.shipped())
SHARED = {"south": {"control": "link"}}


def position(game: str, answers: int = 6) -> dict[str, Any]:
    """Some moment of the game."""
    return usual(game).begun(answers).to_position()


def view(browser: Browser, start: dict[str, Any], line: Sequence[Any] = (), status: int = 200, **more: Any) -> Any:
    """Look at a study."""
    return browser.post("/api/studies/view", {"start": start, "line": line, **more}, status)


def play(browser: Browser, start: dict[str, Any], line: list[Any], seat: str, *actions: str, status: int = 200) -> Any:
    """Answer in a study."""
    body = {"start": start, "line": line, "seat": seat, "actions": actions}
    return browser.post("/api/studies/play", body, status)


def bare(answers: list[Any]) -> list[Any]:
    """Answers as they are sent again."""
    return [{name: one[name] for name in ("seat", "action", "chance")} for one in answers]


def ask(browser: Browser, door: str, start: dict[str, Any], seat: str | None, *targets: str, status: int = 200) -> Any:
    """Ask something about a study."""
    return browser.post(f"/api/studies/{door}", {"start": start, "seat": seat, "targets": targets}, status)


def first(told: Any) -> tuple[str, str]:
    """Who is asked, and the first answer offered."""
    return told["table"]["view"]["seat"], told["table"]["view"]["actions"][0]["id"]


@pytest.fixture(params=GAMES)
def start(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A position of every game."""
    return {"position": position(request.param)}


def test_a_study_goes_on_from_a_position(host: Browser, start: dict[str, Any]) -> None:
    """Answers that were given lead to the same table when they are sent again, in whatever process."""
    seat, action = first(view(host, start))
    told = play(host, start, [], seat, action)
    seen = view(host, start, bare(told["answers"]))
    assert seen["table"] == told["table"]
    assert [one for one in seen["events"] if one["step"] > 0] == told["events"]


def test_every_seat_may_be_looked_from(host: Browser, start: dict[str, Any]) -> None:
    """Who studies plays them all, and may look on as well."""
    seats = [one["seat"] for one in view(host, start)["table"]["seats"]]
    assert [view(host, start, **{"as": seat})["table"]["view"]["seat"] for seat in seats] == seats
    assert view(host, start, **{"as": "spectator"})["table"]["view"]["seat"] is None


def test_plans_reasons_chances_and_looks_are_told(host: Browser, start: dict[str, Any]) -> None:
    """As at a table."""
    seat, action = first(view(host, start))
    assert ask(host, "why-not", start, seat, action) == {"reasons": []}
    assert isinstance(ask(host, "plans", start, seat, action), list)
    assert ask(host, "odds", start, seat, action)["kind"] in ("certain", "chances", "untold")


def test_the_position_is_told_when_it_is_wanted(host: Browser, start: dict[str, Any]) -> None:
    """It leads to the same question."""
    written = view(host, start, written=True)["position"]
    assert view(host, {"position": written})["table"]["view"] == view(host, start)["table"]["view"]
    assert view(host, start)["position"] is None


def test_chance_is_drawn_anew_and_remembered(host: Browser, friend: Browser) -> None:
    """The same answer may bring another card; what it brought once it brings again where it is told."""
    ident = over(host)
    begin = {"table": ident, "step": 0}
    drawn = set()
    for _ in range(12):
        line: list[Any] = []
        for _ in range(4):
            seat, action = first(view(host, begin, line))
            line += bare(play(host, begin, line, seat, action)["answers"])
        assert view(friend, begin, line) == view(host, begin, line)
        drawn.add(json.dumps([one["chance"] for one in line]))
    assert len(drawn) > 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ([{"seat": "nobody", "action": "x"}], "unknown seat"),
        ([{"seat": "north", "action": "dance"}], r"line\[0\]"),
        ([{"seat": "north", "action": "parity-odd", "chance": [1, 2]}], r"line\[0\]"),
    ],
)
def test_a_line_that_cannot_be_played_is_refused(host: Browser, line: list[Any], said: str) -> None:
    """With the answer that is wrong."""
    told = host.post("/api/studies/view", {"start": {"table": over(host), "step": 0}, "line": line}, 400)
    assert told["error"] == "unreadable"


def over(host: Browser) -> str:
    """A table whose match has ended."""
    ident = host.open()
    while host.table(ident)["outcome"] is None:
        table = host.table(ident)
        body = {"seat": table["view"]["seat"], "version": table["view"]["version"]}
        host.post(f"/api/tables/{ident}/actions", {**body, "actions": [table["view"]["actions"][0]["id"]]})
    return ident


@pytest.mark.parametrize("game", GAMES)
def test_a_study_begins_at_the_opening_of_a_game(host: Browser, game: str) -> None:
    """From which it goes on by its position."""
    sample = usual(game)
    told = view(host, {"opening": sample.asked}, written=True)
    assert told["position"]["scenario"] == sample.scenario
    assert view(host, {"position": told["position"]})["table"]["view"] == told["table"]["view"]


def test_a_match_that_is_over_opens_as_it_was(host: Browser, friend: Browser) -> None:
    """For everybody, from every step and seat."""
    ident = over(host)
    told = view(friend, {"table": ident, "step": 0}, **{"as": "north"})
    then = host.get(f"/api/tables/{ident}/replay", step=0, **{"as": "north"})
    assert told["table"]["view"]["observation"] == then["view"]["observation"]
    assert not told["redrawn"]


def test_a_match_in_play_is_redrawn(host: Browser, friend: Browser) -> None:
    """A seat finds its own hand in it, and is told that the rest is made up; once made up it stays so."""
    ident = host.open(seats=SHARED)
    friend.join(host.created["links"]["south"])
    begin = {"table": ident, "step": 0, "as": "north"}
    told = view(host, begin, **{"as": "north"})
    assert told["redrawn"]
    assert told["table"]["view"]["observation"]["hand"] == host.table(ident)["view"]["observation"]["hand"]
    hands = {json.dumps(view(host, begin, **{"as": "south"})["table"]["view"]["observation"]["hand"]) for _ in range(9)}
    assert len(hands) == 1


def beforehand(host: Browser, start: dict[str, Any], line: Sequence[Any] = ()) -> dict[str, int]:
    """What each seat has instructed, as it is told in a study."""
    seats = ("north", "south")
    seen = {seat: view(host, start, line, **{"as": seat})["table"]["view"]["observation"] for seat in seats}
    return {seat: one["beforehand"] for seat, one in seen.items()}


def test_own_instructions_are_those_of_the_table(host: Browser) -> None:
    """Nobody else has any in a study, for whoever studies is asked for all the others."""
    ident = host.open()
    for seat in ("north", "south"):
        body = {"seat": seat, "instructions": [{"parity": "odd"}]}
        host.post(f"/api/tables/{ident}/instructions", body, 201)
    step = host.table(ident)["step"]
    assert beforehand(host, {"table": ident, "step": step, "as": "south"}) == {"north": 0, "south": toygame.ODD}
    assert beforehand(host, {"table": ident, "step": step, "as": "spectator"}) == {"north": 0, "south": 0}


def test_instructions_are_answers_of_a_study(host: Browser) -> None:
    """What they come to is told as of any answer, and whoever sends them again comes to the same moment."""
    start = {"table": host.open(), "step": 0, "as": "north"}
    body = {"start": start, "seat": "south", "instructions": [{"parity": "even"}], "as": "south"}
    told = host.post("/api/studies/instruct", body, 200)
    line = bare(told["answers"])
    assert told["table"] == view(host, start, line, **{"as": "south"})["table"]
    assert beforehand(host, start, line)["south"] == toygame.EVEN


@pytest.mark.parametrize("wish", [{"parity": "three"}, {"card": 3}, {}])
def test_instructions_that_are_none_are_refused(host: Browser, wish: dict[str, Any]) -> None:
    """As at a table."""
    body = {"start": {"table": host.open(), "step": 0}, "seat": "north", "instructions": [wish]}
    assert host.post("/api/studies/instruct", body, 400)["error"] == "unreadable"


def test_a_table_may_forbid_it(host: Browser) -> None:
    """While it is played; afterwards everybody may."""
    ident = host.open(analysis=False)
    assert host.table(ident)["analysis"] is False
    assert view(host, {"table": ident, "step": 0}, status=403)["error"] == "no-analysis"


def test_a_foreign_seat_is_not_studied_from(host: Browser, friend: Browser) -> None:
    """Who does not hold it may look on, but not through its eyes."""
    ident = host.open(seats=SHARED)
    friend.join(host.created["links"]["south"])
    assert view(friend, {"table": ident, "as": "north"}, status=403)["error"] == "not-yours"
    assert view(friend, {"table": ident, "as": "spectator"})["redrawn"]


@pytest.mark.parametrize(
    ("start", "status"),
    [
        ({}, 400),
        ({"position": {}, "table": "x"}, 400),
        ({"position": {}}, 400),
        ({"position": {"format": "pragmatica-position", "version": 1, "game": "go"}}, 400),
        ({"position": {"game": [[[[[[]]]]]]}}, 400),
        ({"table": "nowhere"}, 404),
        ({"table": "../x"}, 404),
        ({"table": "x" * 300}, 400),
    ],
)
def test_what_is_no_start_is_refused(host: Browser, start: Any, status: int) -> None:
    """Whatever is sent."""
    view(host, start, status=status)


def test_a_step_that_has_not_come_is_refused(host: Browser) -> None:
    """Nobody looks ahead."""
    view(host, {"table": host.open(), "step": 1_000}, status=404)


def test_depth_and_length_are_bounded(host: Browser) -> None:
    """Neither a deep position nor a long line costs anything before it is refused."""
    raw = '{"start":{"position":{"game":' + "[" * 20_000 + "]" * 20_000 + "}}}"
    response = host.http.post("/api/studies/view", content=raw, headers={"content-type": "application/json"})
    assert response.status_code == 400
    answers = [{"seat": "n", "action": "a"}] * 1_001
    view(host, {"position": {}}, answers, status=400)


def document(game: str) -> dict[str, Any]:
    """A study with a branch and a note."""
    return {"position": position(game), "title": "Praha?", "note": "Żółw: what if\nand so", "marks": ["city:a>city:b"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_study_is_kept_by_its_link(host: Browser, friend: Browser, game: str) -> None:
    """Whoever has it reads what was kept; the same study is kept once."""
    kept = host.post("/api/studies", document(game))
    assert friend.post("/api/studies", document(game)) == kept
    told = friend.get(f"/api/studies/{kept['id']}")
    assert {name: told[name] for name in document(game)} == document(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_study_is_a_file(host: Browser, game: str) -> None:
    """Which reads back."""
    begin = {"position": position(game)}
    seat, action = first(view(host, begin))
    (answer,) = bare(play(host, begin, [], seat, action)["answers"])
    study = {**document(game), "nodes": [{"parent": -1, **answer, "note": "why {not}"}]}
    text = host.post("/api/studies/text", study, 200)["text"]
    again = host.post("/api/studies/read", {"text": text}, 200)
    assert again["nodes"][0]["note"] == "why {not}"
    assert again["note"] == study["note"]
    assert host.post("/api/studies/text", again, 200)["text"] == text


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_what_the_answers_of_a_study_do(host: Browser, game: str) -> None:
    """Those of its main line and those that could have been given instead, in the order in which they stand in it."""
    begin = {"position": position(game)}
    told = view(host, begin)
    seat, offered = told["table"]["view"]["seat"], told["table"]["view"]["actions"]
    nodes, does = list[Any](), list[Any]()
    for action in offered[:2]:
        (answer,) = play(host, begin, [], seat, action["id"])["answers"]
        assert {name: answer[name] for name in ("type", "notation", "fields")} == {
            name: action[name] for name in ("type", "notation", "fields")
        }
        nodes += [{"parent": -1, **one} for one in bare([answer])]
        does.append(action)
    assert host.post("/api/studies/answers", {**document(game), "nodes": nodes}, 200) == does


def test_what_cannot_be_played_is_told_by_its_number(host: Browser) -> None:
    """Nothing is told of a study that cannot be played through."""
    study = {**document(GAMES[0]), "nodes": [{"parent": -1, "seat": "nobody", "action": "none"}]}
    assert "nodes[0]" in host.post("/api/studies/answers", study, 400)["detail"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"position": {}},
        {"nodes": [{"parent": 0, "seat": "n", "action": "a"}]},
        {"marks": ["no mark"]},
        {"title": "a\u202eb"},
        {"note": "a\u202eb"},
        {"note": "x" * 5_000},
        {"more": 1},
    ],
)
def test_what_is_no_study_is_not_kept(host: Browser, wrong: dict[str, Any]) -> None:
    """It is refused before anything is stored."""
    host.post("/api/studies", {**document(GAMES[0]), **wrong}, 400)


def test_an_unknown_study_is_told_so(host: Browser) -> None:
    """And not with a fault of ours."""
    host.get("/api/studies/nothing", 404)


def test_studies_stay_when_the_server_stops(make_server: MakeServer) -> None:
    """They are in the database."""
    server: Server = make_server().start()
    kept = server.browser().post("/api/studies", document(GAMES[0]))
    server.kill()
    server.start()
    assert server.browser().get(f"/api/studies/{kept['id']}")["title"] == "Praha?"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_begins_from_a_position(host: Browser, game: str) -> None:
    """Everybody is told that it does; its record and its steps begin there."""
    begin = position(game)
    ident = host.open(game=game, scenario=begin["scenario"], players=begin["players"], position=begin)
    table = host.table(ident)
    assert table["placed"]
    assert table["view"]["decision"]["kind"] == view(host, {"position": begin})["table"]["view"]["decision"]["kind"]
    assert host.get(f"/api/tables/{ident}/replay", step=0)["view"]["observation"] == table["view"]["observation"]


def test_a_table_is_what_its_position_says(host: Browser) -> None:
    """A request that says something else is refused."""
    begin = position(GAMES[0])
    body = {"game": begin["game"], "scenario": begin["scenario"], "players": 19, "position": begin}
    assert host.post("/api/tables", body, 400)["error"] == "unreadable"


class Now:
    """A table without a past."""

    async def match_at(self, table: Table, step: int) -> Match | None:
        """The match as it is."""
        assert step == 0
        return table.match


def studied(table: Table, seat: str | None) -> list[bytes]:
    """All that a study tells of a table, from every seat, and after an answer."""

    async def begun() -> Moment:
        return await Studies().begun_at(Now(), table, Viewer(seat, frozenset({seat or ""})), 0)

    moment = asyncio.run(begun())
    return [
        write_json(moment.match.to_position()),
        *(write_json(study_views.table_of(moment, one)) for one in (*moment.match.seats, None)),
    ]


@pytest.mark.parametrize("sample", ALL, ids=lambda one: "-".join(map(str, one)))
def test_a_study_of_a_match_in_play_is_the_same_in_twin_worlds(sample: Sample) -> None:
    """What a seat cannot know has no part in what is made up for it, wherever the match stands."""
    random = Random(2)
    table = new_table(sample, 2)
    for number in range(120):
        if table.position.over:
            break
        if number % 20 == 10:
            for seat in (*table.match.seats, None):
                twin = dataclasses.replace(table, dealt=table.match.resample(seat, random), views={})
                assert studied(twin, seat) == studied(table, seat)
        seat = random.choice(sorted(table.match.pending))
        action = random.choice(table.match.legal(seat)).id
        table, _ = changes.play(table, seat, table.match.version(seat), [action], 0)
