"""Why not, in the advanced game: movement with two players, neutrality, and what has been promised."""

from __future__ import annotations

from typing import Any

import pytest

from pragmatica.maria.diplomacy import neutrality
from pragmatica.maria.diplomacy.election import CHARLES, Vote
from pragmatica.maria.diplomacy.peace import AcceptPeace, OfferPeace
from pragmatica.maria.forces import stacks
from pragmatica.maria.kept import clauses
from pragmatica.maria.kept.board import OFF_MAP_BOX
from pragmatica.maria.kept.clauses import KEEP_AWAY, KEEP_OUT, LEAVE, NO_ATTACK, PEACE, VOTE
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import moves, rounds
from pragmatica.maria.movement.moves import March
from pragmatica.maria.movement.trains import PlaceTrain
from pragmatica.maria.told.refusals import Question
from tests.maria import realm
from tests.maria.affairs import AUSTRIA, BAVARIA, FREDERICK, LOUIS, MARIA, PRUSSIA
from tests.maria.realm import build
from tests.maria.refusing import why


def moving(dispute: int, finished: tuple[int, ...] = ()) -> State:
    """Frederick moves for the Pragmatic Army, Maria Theresa's general is near."""
    pieces = {"pragmatic-1": "rotterdam", "austria-2": "rotterdam", "austria-1": "antwerpen", "austria-3": "wien"}
    s = realm.position(pieces, stage=5, active=["austria", "pragmatic"])
    below = rounds.Rounds(build.Done(), FREDERICK, 0, 0, dispute, finished, False)
    s.top = rounds.PickInTurn(below, FREDERICK, ())
    return s


@pytest.mark.rule("M-10.18", "M-10.8", "M-Q.20")
@pytest.mark.parametrize(
    ("dispute", "finished", "target", "reason"),
    [
        (rounds.FREE, (), "piece:austria-1", ("M-10.18", "not-your-piece")),
        (rounds.FREE, (), "piece:prussia-1", ("M-5.3", "not-active")),
        (rounds.FREE, (), "piece:pragmatic-1", ("", "")),
        (rounds.SETTLED, (), "dispute", ("M-10.8", "disputed")),
        (rounds.SETTLED, (), "pragmatic-1", ("M-10.8", "done-in-flanders")),
        (rounds.IN_TURNS, (FREDERICK,), "city:rotterdam", ("M-10.8", "done-in-flanders")),
    ],
)
def test_moving_in_turn(dispute: int, finished: tuple[int, ...], target: str, reason: tuple[str, str]) -> None:
    """The other player's pieces are his to move, and a dispute settles the Flanders map."""
    assert why(moving(dispute, finished), None, target) == reason


@pytest.mark.rule("M-Q.20")
def test_nothing_to_dispute() -> None:
    """A dispute needs pieces of both players on the Flanders map."""
    s = moving(rounds.FREE)
    for name in ("austria-1", "austria-2"):
        s.lift(build.piece(s, name))
    assert why(s, None, "dispute") == ("M-Q.20", "nothing-to-dispute")


@pytest.mark.rule("M-10.19", "M-Q.4")
def test_a_joint_move_that_was_refused() -> None:
    """It may not be asked for again."""
    s = moving(rounds.FREE)
    names = [build.piece(s, one) for one in ("pragmatic-1", "austria-2")]
    refused = (stacks.joint(names[0], names[1], s.place[names[0]]),)
    s.top = rounds.PickInTurn(s.top.below if s.top else None, FREDERICK, refused)
    assert why(s, None, "stack-pragmatic-1") == ("M-Q.4", "move-refused")


@pytest.mark.rule("M-10.7", "M-3.4")
def test_the_border_between_the_maps() -> None:
    """Only French and Austrian pieces cross it."""
    s = realm.position({"prussia-1": "a"}, on=realm.graph("a-b", flanders="a"), active=["prussia"])
    s.top = March(build.Done(), build.piece(s, "prussia-1"), 0, 0, True, True, 0, ())
    (reason,) = Question(s, FREDERICK).city(build.city(s, "b"))
    assert (reason.rule, reason.message) == ("M-10.7", "maria-why-border")


@pytest.mark.rule("M-19.41", "M-19.43", "M-19.44", "M-10.15")
@pytest.mark.parametrize(
    ("piece", "start", "target", "reason"),
    [
        ("saxony-1", "b", "a", ("M-19.41", "neutral-stays-home")),
        ("austria-1", "a", "b", ("M-19.43", "neutral-ground")),
        ("austria-1", "c", "d", ("M-19.44", "way-out")),
        ("austria-1", "c", "b", ("", "")),
    ],
)
def test_neutrality(piece: str, start: str, target: str, reason: tuple[str, str]) -> None:
    """A neutral power stays at home, its country is closed, and foreigners in it may only come out."""
    country = {"a": "austria", "b": "saxony", "c": "saxony", "d": "saxony"}
    s = realm.position({piece: start}, on=realm.graph("a-b-c-d", country=country), saxony=1, active=[piece[:-2]])
    s.top = March(build.Done(), build.piece(s, piece), build.city(s, start), 0, True, True, 0, ())
    reasons = Question(s, s.pending()[0]).city(build.city(s, target))
    told = (reasons[0].rule, reasons[0].message.removeprefix("maria-why-")) if reasons else ("", "")
    assert told == reason


@pytest.mark.rule("M-19.17", "M-3.13")
@pytest.mark.parametrize(
    ("target", "message"),
    [("replace-prussia-train-2", "train-waits"), ("piece:prussia-4", "in-box"), ("piece:saxony-1", "not-on-map")],
)
def test_pieces_in_boxes(target: str, message: str) -> None:
    """The second train waits for the peace, a corps for its marker."""
    s = realm.position({"prussia-1": "berlin"}, active=["prussia", "saxony"], stage=4)
    s.place[build.piece(s, "prussia-4")] = OFF_MAP_BOX
    moves.begin(s, build.Done())
    assert why(s, None, target)[1] == message


@pytest.mark.rule("M-19.46")
def test_no_train_goes_where_neutrality_bars_it() -> None:
    """A Prussian train may not be placed in the neutral country of the power that once cooperated."""
    s = realm.position({"prussia-1": "berlin"}, saxony=1, active=["prussia"])
    assert why(s, PlaceTrain(build.Done(), build.piece(s, "prussia-train-1")), "city:dresden")[1] == "not-at-home"
    assert neutrality.bars(s, build.piece(s, "prussia-train-1"), build.city(s, "dresden"))


# -- promises ---------------------------------------------------------------------------------------------------------


def promise(s: State, *clause: int) -> None:
    """A promise that Maria Theresa and Frederick have made."""
    s.realm.agreements = [(MARIA, FREDERICK, *clause)]


def area(name: str) -> int:
    """Number of an area of promises."""
    return clauses.AREAS.index(name)


def silesian(piece: str, start: str, *clause: int) -> State:
    """A general is about to march under this promise."""
    s = realm.position({piece: start, "austria-5": "wien"}, active=[piece.split("-")[0]], stage=4)
    promise(s, *clause)
    s.top = March(build.Done(), build.piece(s, piece), build.city(s, start), 0, True, True, 0, ())
    return s


@pytest.mark.rule("M-21.2")
@pytest.mark.parametrize(
    ("clause", "message"),
    [
        ((KEEP_OUT, PRUSSIA, area("silesia"), 3), "promise-keep-out"),
        ((KEEP_AWAY, PRUSSIA, "glogau", 1, 3), "promise-keep-away"),
    ],
)
def test_a_step_that_breaks_a_promise(clause: tuple[Any, ...], message: str) -> None:
    """The promise is named, with whom it was made, and what it says."""
    s = silesian("prussia-1", "crossen", KEEP_OUT, PRUSSIA, area("silesia"), 3)
    city = s.board.neighbours[build.city(s, "crossen")]
    target = next(one for one in city if s.board.silesia[one] or s.board.city_ids[one] == "glogau")
    promise(s, *(target if one == "glogau" else one for one in clause))
    (reason,) = Question(s, FREDERICK).city(target)
    assert (reason.rule, reason.message.removeprefix("maria-why-")) == ("M-21.2", message)
    assert (reason.arguments["partner"], reason.arguments["power"]) == ("seat:maria_theresa", "power:prussia")
    assert reason.arguments["until"] == 3


@pytest.mark.rule("M-21.2")
def test_no_attack() -> None:
    """A step beside a general who is not to be attacked."""
    used = realm.graph("a-b-c a-d")
    s = realm.position({"prussia-1": "a", "austria-1": "c"}, on=used, active=["prussia"])
    s.realm.agreements = [(LOUIS, FREDERICK, NO_ATTACK, PRUSSIA, AUSTRIA, 4)]
    s.top = March(build.Done(), build.piece(s, "prussia-1"), 0, 0, True, True, 0, ())
    (reason,) = Question(s, FREDERICK).city(build.city(s, "b"))
    assert reason.message == "maria-why-promise-no-attack"
    assert (reason.arguments["partner"], reason.arguments["other"]) == ("seat:louis", "power:austria")


@pytest.mark.rule("M-21.2")
def test_who_has_to_leave_may_not_end_his_movement() -> None:
    """Not before the general who may march out has been moved."""
    s = realm.position({"prussia-1": "breslau"}, active=["prussia"], stage=4)
    promise(s, LEAVE, PRUSSIA, area("silesia"), 1)
    moves.begin(s, build.Done())
    assert why(s, None, "end") == ("M-21.2", "promise-leave")


@pytest.mark.rule("M-21.2", "M-18.8", "M-19.10")
def test_votes_and_peace() -> None:
    """What has been promised is voted, offered and accepted."""
    s = realm.position()
    promise(s, VOTE, BAVARIA, CHARLES)
    assert why(s, Vote(build.Done(), (build.city(s, "muenchen"),), 0, 0), "francis") == ("M-21.2", "promise-vote")
    promise(s, PEACE, PRUSSIA, 5)
    assert why(s, OfferPeace(build.Done()), "no") == ("M-21.2", "promise-peace")
    promise(s, PEACE, AUSTRIA, 5)
    assert why(s, AcceptPeace(build.Done()), "no") == ("M-21.2", "promise-peace")


@pytest.mark.rule("D-32")
def test_who_has_to_march_out_of_saxony() -> None:
    """With the option `march_out` the movement does not end while a piece stays in neutral Saxony."""
    options = {"saxony_expulsion": "march_out"}
    s = realm.position({"prussia-1": "dresden"}, active=["prussia"], stage=4, saxony=1, options=options)
    moves.begin(s, build.Done())
    assert why(s, None, "end") == ("D-32", "marches-out")
