"""Playing at a table: versions, batches, repeated requests, undo, the end, replays."""

from __future__ import annotations

from typing import Any

import pytest

from pragmatica.core import sealing
from tests.conftest import MakeServer
from tests.server.client import Browser, choose, play_round


def finished(host: Browser) -> tuple[str, Any]:
    """A table whose match is over, and its last view."""
    ident = host.open()
    for _ in range(3):
        table = play_round(host, ident)
    return ident, table


def test_an_offered_action_is_carried_out(host: Browser) -> None:
    """The answer tells the number of the change and the table after it."""
    ident = host.open()

    answer = host.act(ident, "north", host.table(ident)["view"]["actions"][0]["id"])

    assert answer["seq"] == answer["table"]["seq"] > 0
    assert answer["table"]["view"]["version"] == 1


def test_an_old_version_is_stale(host: Browser) -> None:
    """An answer to an older question changes nothing and gets the fresh table."""
    ident = host.open()
    first = host.table(ident, "north")["view"]["actions"][0]["id"]
    host.act(ident, "north", first, version=0)

    refused = host.act(ident, "north", first, version=0, status=409)

    assert refused["error"] == "stale"
    assert refused["table"] == host.table(ident, "north")


def test_seats_asked_at_once_do_not_disturb_each_other(host: Browser) -> None:
    """The answer of one seat leaves the version of the other's question alone."""
    ident = host.open()
    south = host.table(ident, "south")["view"]
    choose(host, ident, "north")

    host.act(ident, "south", south["actions"][0]["id"], version=south["version"])


def test_a_seat_out_of_turn_is_refused(host: Browser) -> None:
    """Who owes no answer cannot give one; the fresh table comes with the refusal."""
    ident = host.open()
    choose(host, ident, "north")

    refused = host.act(ident, "north", "card-1", status=409)

    assert refused["error"] == "not-your-turn"
    assert refused["table"]["view"]["seat"] == "north"


def test_an_unlawful_action_cites_its_rule(host: Browser) -> None:
    """A readable action that is not offered is refused with reasons."""
    refused = host.act(host.open(), "north", "card-1", status=422)

    assert refused["error"] == "illegal"
    assert refused["reasons"][0]["rule"] == "T-1"


def test_an_action_that_means_nothing_is_unreadable(host: Browser) -> None:
    """An unknown action is another error than an unlawful one."""
    assert host.act(host.open(), "north", "castle", status=400)["error"] == "unreadable"


def test_another_browser_cannot_play_a_seat(host: Browser, friend: Browser) -> None:
    """A seat is played by the browser that holds it."""
    ident = host.open()
    friend.open()

    refused = friend.act(ident, "north", "odd", version=0, status=403)

    assert refused["error"] == "not-yours"


def test_a_batch_is_carried_out_whole(host: Browser) -> None:
    """Several actions in one request are one change."""
    ident = host.open()
    for seat in ("north", "south"):
        choose(host, ident, seat)
    table = host.table(ident)
    winner = table["view"]["seat"]

    after = host.act(ident, winner, "spot-1", "spot-2", "done")["table"]

    assert after["view"]["observation"]["spots"] == [1, 1, 0]
    assert after["step"] == table["step"] + 1


def test_a_batch_is_refused_whole(host: Browser) -> None:
    """When one action of a batch is unlawful, none is carried out."""
    ident = host.open()
    for seat in ("north", "south"):
        choose(host, ident, seat)
    before = host.table(ident)

    host.act(ident, before["view"]["seat"], "spot-1", "spot-2", "spot-3", status=422)

    assert host.table(ident) == before


def test_a_repeated_request_is_answered_as_the_first_time(host: Browser) -> None:
    """The same key gets the same number, and nothing is done twice."""
    ident = host.open()
    action = host.table(ident, "north")["view"]["actions"][0]["id"]
    first = host.act(ident, "north", action, version=0, key="key-00000001")

    again = host.act(ident, "north", action, version=0, key="key-00000001")

    assert again == first


def test_a_repeated_extra_action_is_done_once(host: Browser) -> None:
    """What stays lawful is not done again either."""
    ident = host.open()
    first = host.act(ident, "north", "up", version=0, key="key-00000001")

    assert host.act(ident, "north", "up", version=0, key="key-00000001") == first


def test_a_repeated_request_is_recognised_after_a_restart(make_server: MakeServer) -> None:
    """The keys are kept with the table."""
    server = make_server().start()
    host = server.browser()
    ident = host.open()
    action = host.table(ident, "north")["view"]["actions"][0]["id"]
    first = host.act(ident, "north", action, version=0, key="key-00000001")
    server.kill()
    server.start()

    assert host.act(ident, "north", action, version=0, key="key-00000001") == first


def test_a_key_belongs_to_one_request(host: Browser) -> None:
    """A key sent with another request is refused."""
    ident = host.open()
    offered = host.table(ident, "north")["view"]["actions"]
    host.act(ident, "north", offered[0]["id"], version=0, key="key-00000001")

    refused = host.act(ident, "south", "odd", version=99, key="key-00000001", status=422)

    assert refused["error"] == "key-reused"


def test_a_seat_takes_its_actions_back(host: Browser) -> None:
    """Undo restores the seat's question, and the branch stays in the log."""
    ident = host.open()
    before = host.table(ident, "north")["view"]
    choose(host, ident, "north")

    after = host.post(f"/api/tables/{ident}/undo", {"seat": "north", "count": 2})["table"]["view"]

    assert after["observation"] == before["observation"]
    assert [one["id"] for one in after["actions"]] == [one["id"] for one in before["actions"]]
    assert host.get(f"/api/tables/{ident}/events", as_="south")["events"][-1]["kind"] == "undone"


def test_what_was_shown_cannot_be_taken_back(host: Browser) -> None:
    """Undo ends at a reveal."""
    ident = host.open()
    for seat in ("north", "south"):
        choose(host, ident, seat)

    refused = host.post(f"/api/tables/{ident}/undo", {"seat": "south", "count": 1}, 409)

    assert refused["error"] == "nothing-to-undo"


def test_undo_works_after_a_restart(make_server: MakeServer) -> None:
    """What may be taken back is kept with the table."""
    server = make_server().start()
    host = server.browser()
    ident = host.open()
    before = host.table(ident, "north")["view"]["observation"]
    choose(host, ident, "north")
    server.kill()
    server.start()

    assert host.table(ident, "north")["view"]["undoable"] == 2
    after = host.post(f"/api/tables/{ident}/undo", {"seat": "north", "count": 2})["table"]["view"]
    assert after["observation"] == before


def test_the_seed_is_committed_to_and_told_at_the_end(host: Browser) -> None:
    """The commitment shown at the start is that of the seed and salt told when the match is over."""
    ident = host.open()
    start = host.table(ident)
    for _ in range(3):
        end = play_round(host, ident)

    assert (start["seed"], start["salt"]) == (None, None)
    made = sealing.commitment(int(end["seed"], 16), bytes.fromhex(end["salt"]))
    assert made == start["commitment"] == end["commitment"]


def test_an_ended_table_takes_no_action(host: Browser) -> None:
    """Neither actions nor undo nor a change of player are accepted after the end."""
    ident, table = finished(host)

    assert table["outcome"]["winners"]
    assert host.act(ident, "north", "odd", status=409)["error"] == "match-over"
    assert host.post(f"/api/tables/{ident}/undo", {"seat": "north"}, 409)["error"] == "match-over"
    assert host.post(f"/api/tables/{ident}/seats/north/bot", {"bot": "random"}, 409)["error"] == "match-over"


def test_everybody_sees_every_seat_when_the_match_is_over(host: Browser, friend: Browser) -> None:
    """Then a spectator may look from any seat, and events tell their private parts."""
    ident, _ = finished(host)

    assert friend.table(ident, "north")["view"]["observation"]["hand"] is not None
    drew = next(one for one in friend.get(f"/api/tables/{ident}/events")["events"] if one["kind"] == "drew")
    assert "card" in next(iter(drew["private"].values()))


def test_a_replay_shows_earlier_steps(host: Browser) -> None:
    """Each step is shown as the viewer saw it then."""
    ident = host.open()
    seen = {0: host.table(ident, "north")}
    for _ in range(2):
        table = play_round(host, ident)
        seen[table["step"]] = host.table(ident, "north")

    for step, then in seen.items():
        now = host.get(f"/api/tables/{ident}/replay", step=step, as_="north")
        assert (now["step"], now["steps"]) == (step, table["step"])
        assert now["view"]["observation"] == then["view"]["observation"]
        assert now["view"]["actions"] == []


def test_a_replay_of_a_running_match_keeps_secrets(host: Browser, friend: Browser) -> None:
    """A spectator's replay shows no hand; a seat that is not held cannot be asked for."""
    ident = host.open()
    play_round(host, ident)

    assert friend.get(f"/api/tables/{ident}/replay", step=0)["view"]["observation"]["hand"] is None
    friend.get(f"/api/tables/{ident}/replay", status=403, step=0, as_="north")


@pytest.mark.parametrize("step", [99, 2**31])
def test_an_unknown_step_is_not_found(host: Browser, step: int) -> None:
    """A step that has not come yet cannot be replayed."""
    assert host.get(f"/api/tables/{host.open()}/replay", status=404, step=step)["error"] == "not-found"


def test_the_record_of_a_running_match_keeps_secrets(host: Browser, friend: Browser) -> None:
    """It tells neither the seed nor what only one seat knows."""
    ident = host.open()
    choose(host, ident, "north")

    text = friend.http.get(f"/api/tables/{ident}/record").text

    assert "Commitment" in text
    assert "Salt" not in text
    assert "north:" not in text


def test_why_not_cites_rules_to_the_seat(host: Browser, friend: Browser) -> None:
    """`why-not` answers who holds the seat, and nobody else."""
    ident = host.open()

    assert host.get(f"/api/tables/{ident}/why-not", seat="north", target="card-1")["reasons"][0]["rule"] == "T-1"
    assert friend.get(f"/api/tables/{ident}/why-not", status=403, seat="north", target="card-1")["error"] == "not-yours"


def test_plans_are_batches(host: Browser) -> None:
    """A plan is a list of actions that is accepted as one batch."""
    ident = host.open()
    for seat in ("north", "south"):
        choose(host, ident, seat)
    winner = host.table(ident)["view"]["seat"]

    (plan,) = host.get(f"/api/tables/{ident}/plans", seat=winner, action="spot-2")

    host.act(ident, winner, *plan["actions"])


def test_plans_of_several_answers_are_told_at_once(host: Browser) -> None:
    """One request tells what each of them begins; too many are refused."""
    ident = host.open()
    for seat in ("north", "south"):
        choose(host, ident, seat)
    winner = host.table(ident)["view"]["seat"]

    found = host.get(f"/api/tables/{ident}/plans", seat=winner, action=["spot-2", "spot-1"])

    assert [one["actions"][0] for one in found] == ["spot-2", "spot-1"]
    host.get(f"/api/tables/{ident}/plans", status=400, seat=winner, action=["spot-2"] * 9)


def drawing(host: Browser) -> tuple[str, str, list[str]]:
    """A table where a seat is about to show both cards; its answers, with some that come too early."""
    ident = host.open()
    choose(host, ident, "north")
    parity = host.table(ident, "south")["view"]["actions"][0]["id"]
    host.act(ident, "south", parity)
    card = host.table(ident, "south")["view"]["actions"][0]["id"]
    return ident, "south", [card, "spot-1", "castle"]


def test_a_batch_ends_after_a_reveal(host: Browser) -> None:
    """What was played stands and is counted; the rest is returned with the reason."""
    ident, seat, actions = drawing(host)
    before = host.table(ident, seat)

    answer = host.act(ident, seat, *actions)

    assert (answer["played"], answer["unplayed"]) == (1, ["spot-1", "castle"])
    assert answer["reason"] == {"rule": "T-1", "message_id": "core-batch-shown", "arguments": {}}
    assert answer["table"]["step"] == before["step"] + 1
    assert host.table(ident, seat) == answer["table"]


def test_a_batch_that_is_played_whole_gives_no_reason(host: Browser) -> None:
    """All is counted, nothing is returned."""
    ident, seat, actions = drawing(host)

    answer = host.act(ident, seat, actions[0])

    assert (answer["played"], answer["unplayed"], answer["reason"]) == (1, [], None)


def test_a_repeated_batch_that_ended_early_is_answered_as_the_first_time(make_server: MakeServer) -> None:
    """The same key tells again what was played, what was not, and why, also after a restart."""
    server = make_server().start()
    host = server.browser()
    ident, seat, actions = drawing(host)
    version = host.table(ident, seat)["view"]["version"]
    first = host.act(ident, seat, *actions, version=version, key="key-00000001")
    server.kill()
    server.start()

    again = host.act(ident, seat, *actions, version=version, key="key-00000001")

    assert again == first


def test_the_record_keeps_what_was_played_alone(host: Browser) -> None:
    """Nothing of the answers that were returned stands in the record of a batch that ended early."""
    ident, seat, actions = drawing(host)
    host.act(ident, seat, *actions)

    text = host.http.get(f"/api/tables/{ident}/record", params={"as": seat}).text

    assert "castle" not in text
    assert "@1" not in text
