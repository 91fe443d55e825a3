"""Why not, in the advanced game: a rule and a sentence for everything that its questions do not offer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Illegal, Match
from pragmatica.maria import clauses, movement, neutrality, relocation, rounds
from pragmatica.maria.actions import Actions
from pragmatica.maria.board import NO_CITY, OFF_MAP_BOX, POWERS
from pragmatica.maria.clauses import KEEP_AWAY, KEEP_OUT, LEAVE, NO_ATTACK, PEACE, VOTE
from pragmatica.maria.contracts import ServeFirst
from pragmatica.maria.election import CHARLES, Vote
from pragmatica.maria.flow import Frame
from pragmatica.maria.game import GAME
from pragmatica.maria.movement import March
from pragmatica.maria.peace import AcceptPeace, OfferPeace, ReceiveTrain
from pragmatica.maria.politics import choosing
from pragmatica.maria.politics.corps import GiveWay, SendCorps
from pragmatica.maria.politics.stage import PlaceCard
from pragmatica.maria.politics.troops import CardReturn
from pragmatica.maria.refusals import Question
from pragmatica.maria.relocation import Relocate
from pragmatica.maria.saxony import SaxonReturn, ShiftSaxony
from pragmatica.maria.state import State
from pragmatica.maria.trains import PlaceTrain
from pragmatica.maria.why_not import WhyNot
from pragmatica.maria.wording import Words
from tests.maria.advanced import affairs, realm
from tests.maria.advanced.affairs import AUSTRIA, BAVARIA, FRANCE, FREDERICK, LOUIS, MARIA, PRUSSIA, SAXONY
from tests.maria.advanced.realm import build

ACTIONS = Actions(realm.board())
WHY_NOT = WhyNot(ACTIONS)


def why(s: State, frame: Frame | None, target: str) -> tuple[str, str]:
    """Rule and message of the one reason against the target while this question is open; empty if there is none."""
    if frame is not None:
        s.top = frame
    (seat,) = s.pending()
    reasons = WHY_NOT.reasons(s, seat, target)
    assert len(reasons) < 2
    return (reasons[0].rule, reasons[0].message.removeprefix("maria-why-")) if reasons else ("", "")


def before() -> choosing.Choosing:
    """What lies below the questions about a chosen political card."""
    return choosing.Choosing(build.Done(), (), (0, 0, 0), -1, -1)


# -- politics ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-17.30", "M-17.2", "M-17.33")
@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("d1-clubs-6", ("M-17.2", "not-in-hand")),
        ("card:d1-clubs-6", ("M-17.2", "not-in-hand")),
        ("card:d1-clubs-7", ("M-17.33", "on-display")),
        ("card:d1-clubs-5", ("", "")),
        ("decline", ("", "")),
        ("city:berlin", ("M-5.4", "something-else")),
    ],
)
def test_placing_a_card(target: str, reason: tuple[str, str]) -> None:
    """Only cards of the hand are placed; those on the display are in it no more."""
    s = affairs.table({"france": ["d1-clubs-7"]}, hands={"france": ["d1-clubs-5"]})
    assert why(s, PlaceCard(build.Done(), s.board.politics.order.index(FRANCE)), target) == reason


@pytest.mark.rule("M-17.50")
@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("political:waffenhilfe", ("M-17.50", "no-arms")),
        ("P1", ("M-17.50", "no-arms")),
        ("political-spanien", ("M-17.50", "not-on-offer")),
        ("political:schwedisch_russischer_krieg", ("", "")),
        ("store", ("", "")),
    ],
)
def test_choosing_a_political_card(target: str, reason: tuple[str, str]) -> None:
    """It must lie open and bear the power's arms."""
    s = affairs.table({"france": ["d1-clubs-5"]}, offer=(1, 2))
    assert why(s, choosing.Choose(build.Done(), (FRANCE,), (0, 0, 0), -1, -1), target) == reason


@pytest.mark.rule("M-24.4")
@pytest.mark.parametrize(("target", "reason"), [("other", ("M-24.4", "no-other-card")), ("execute", ("", ""))])
def test_executing_another_card(target: str, reason: tuple[str, str]) -> None:
    """There is another one only after the same player of two has chosen one and not used it."""
    assert why(realm.position(), choosing.Execute(before(), FRANCE, affairs.political(5)), target) == reason


def test_executing_is_no_answer_to_other_questions() -> None:
    """The word is known, but the question is another."""
    assert why(realm.position(), OfferPeace(build.Done()), "execute") == ("M-5.4", "something-else")


@pytest.mark.rule("M-17.66", "M-17.61")
def test_recipients_and_arrows() -> None:
    """A card names those who may get something, and its arrow the ways of the marker."""
    s = realm.position()
    assert why(s, choosing.Recipient(before(), FRANCE, affairs.political(17)), "power:austria")[1] == "not-named"
    assert why(s, choosing.MoveMarker(before(), AUSTRIA, affairs.political(1), 0), "right")[1] == "arrow-way"


@pytest.mark.rule("M-17.64", "M-13.6", "M-3.13")
@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("prussia-3@magdeburg", ""),
        ("piece:prussia-3", ""),
        ("city:magdeburg", ""),
        ("prussia-3@wien", "not-at-home"),
        ("city:wien", "not-at-home"),
        ("piece:prussia-1", "on-map"),
        ("piece:prussia-4", "in-box"),
        ("piece:austria-1", "not-active"),
        ("piece:prussia-train-1", "something-else"),
    ],
)
def test_coming_back_by_a_card(target: str, message: str) -> None:
    """A lost general of the power, and a fortress as in winter."""
    s = realm.position({"prussia-1": "berlin"})
    s.place[build.piece(s, "prussia-4")] = OFF_MAP_BOX
    assert why(s, CardReturn(build.Done(), PRUSSIA, 3, ()), target)[1] == message


# -- corps and relocations --------------------------------------------------------------------------------------------


@pytest.mark.rule("M-17.80", "M-17.81", "M-3.13")
@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("prussia-1", ("", "")),
        ("piece:prussia-2", ("M-17.81", "recruit-dear")),
        ("prussia-4", ("M-3.13", "in-box")),
        ("piece:austria-1", ("M-17.80", "not-active")),
    ],
)
def test_sending_a_corps(target: str, reason: tuple[str, str]) -> None:
    """A general who is off the board costs 8 points."""
    s = realm.position({"prussia-1": "berlin"}, hands={"prussia": ["d1-clubs-7"]})
    s.place[build.piece(s, "prussia-4")] = OFF_MAP_BOX
    assert why(s, SendCorps(build.Done(), PRUSSIA), target) == reason


@pytest.mark.rule("M-17.85", "M-17.88")
@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("piece:austria-1", ""),
        ("piece:austria-2", "not-in-the-way"),
        ("austria-1@wien", "not-nearest"),
        ("austria-1@berlin", "occupied"),
        ("prussia-1@berlin", "not-in-the-way"),
    ],
)
def test_giving_way(target: str, message: str) -> None:
    """What stands in the city goes to the nearest city into which it fits."""
    s = realm.position({"austria-1": "landsberg_warthe", "austria-2": "wien", "prussia-1": "berlin"})
    general = build.piece(s, "prussia-4")
    s.place[general] = OFF_MAP_BOX
    s.place[build.piece(s, "austria-3")] = NO_CITY
    question = GiveWay(build.Done(), PRUSSIA, general)
    assert why(s, question, target)[1] == message


@pytest.mark.rule("M-17.88")
def test_of_a_stack_of_two_players_the_commander_goes_first() -> None:
    """The other one is not asked before him."""
    s = realm.position({"pragmatic-1": "rotterdam", "austria-2": "rotterdam"})
    general = build.piece(s, "pragmatic-2")
    s.place[general] = OFF_MAP_BOX
    assert why(s, GiveWay(build.Done(), POWERS.index("pragmatic"), general), "piece:austria-2") == (
        "M-17.88",
        "commander-first",
    )


@pytest.mark.rule("M-19.34", "M-Q.7", "E-13", "E-14")
@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("piece:prussia-1", ""),
        ("piece:austria-1", "power-first"),
        ("piece:austria-2", "need-not-leave"),
        ("prussia-1@wien", "not-home"),
        ("prussia-1@magdeburg", "not-nearest"),
    ],
)
def test_leaving_saxony(target: str, message: str) -> None:
    """Power after power, each piece to the nearest city of its own country."""
    s = realm.position({"prussia-1": "dresden", "austria-1": "meissen", "austria-2": "wien"})
    pieces = tuple(build.piece(s, one) for one in ("prussia-1", "austria-1"))
    assert why(s, Relocate(build.Done(), relocation.EXPULSION, pieces), target)[1] == message


# -- political changes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-19.31", "M-Q.13")
@pytest.mark.parametrize(("target", "message"), [("n-3", "track-ends"), ("n-5", "too-many-spaces"), ("n-2", "")])
def test_shifting_saxony(target: str, message: str) -> None:
    """No farther than the points, nor than the track goes."""
    s = realm.position()
    s.realm.track[0] = len(s.board.politics.status) - 3
    assert why(s, ShiftSaxony(build.Done(), 4), target)[1] == message


@pytest.mark.rule("M-19.35")
@pytest.mark.parametrize(
    ("target", "message"),
    [("n-2@dresden", ""), ("city:dresden", ""), ("n-3@dresden", "recruit-dear"), ("city:wien", "not-at-home")],
)
def test_a_saxon_who_comes_back(target: str, message: str) -> None:
    """The Saxon hand pays, and he comes back in Saxony."""
    s = realm.position(hands={"saxony": ["d1-clubs-8"]}, saxony=2)
    assert why(s, SaxonReturn(build.Done(), build.piece(s, "saxony-1")), target)[1] == message


@pytest.mark.rule("M-19.17")
@pytest.mark.parametrize(
    ("target", "message"),
    [("city:magdeburg", ""), ("wien", "not-at-home"), ("city:berlin", "occupied"), ("city:sagan", "no-major-fortress")],
)
def test_the_second_prussian_train(target: str, message: str) -> None:
    """It enters a free major fortress of Prussia."""
    s = realm.position({"prussia-1": "berlin"})
    assert why(s, ReceiveTrain(build.Done()), target)[1] == message


@pytest.mark.rule("M-20.4")
@pytest.mark.parametrize(
    ("target", "message"), [("power:prussia", "served"), ("power-austria", "no-contract"), ("B", "")]
)
def test_serving_contracts(target: str, message: str) -> None:
    """Each receiver once."""
    s = realm.position()
    s.realm.contracts = [(FRANCE, one, 1, 1, 1) for one in (BAVARIA, PRUSSIA, SAXONY)]
    assert why(s, ServeFirst(build.Done(), FRANCE, 1, (PRUSSIA,)), target)[1] == message


# -- movement ---------------------------------------------------------------------------------------------------------


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
    refused = (movement.stacks.request(names[0], names[1], s.place[names[0]]),)
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
    movement.begin(s, build.Done())
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
    movement.begin(s, build.Done())
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
    movement.begin(s, build.Done())
    assert why(s, None, "end") == ("D-32", "marches-out")


# -- free actions -----------------------------------------------------------------------------------------------------


def new(**options: Any) -> Match:
    """An advanced match whose troops have been divided."""
    match = pragmatica.new("maria", scenario="advanced", players=3, seed=1, options=options)
    while match.pending and next(iter(match.pending.values())).kind == "divide_troops":
        seat = next(iter(match.pending))
        match.apply(seat, match.legal(seat)[0])
    return match


@pytest.mark.rule("M-19.20", "M-19.21", "D-27")
@pytest.mark.parametrize(
    ("seat", "options", "reason"),
    [
        ("frederick", {}, ("M-19.20", "not-france")),
        ("louis", {"reduction_timing": "end_of_french_stage"}, ("D-27", "reduction-later")),
        ("louis", {}, ("M-19.21", "nothing-to-reduce")),
    ],
)
def test_the_reduction_at_any_time(seat: str, options: dict[str, str], reason: tuple[str, str]) -> None:
    """Only France does it, where the rules allow it at any time, and if there is something to give up."""
    match = new(**options)
    (told,) = match.why_not(seat, "reduce")
    assert (told.rule, told.message.removeprefix("maria-why-")) == reason
    with pytest.raises(Illegal):
        match.apply(seat, "reduce")


@pytest.mark.rule("M-19.20")
def test_the_reduction_while_a_french_general_is_there() -> None:
    """He has to leave core Austria first, and it is done once only."""
    match = new()
    s = match.state
    assert isinstance(s, State)
    s.set_marker(build.city(s, "linz"), FRANCE)
    s.place[build.piece(s, "france-1")] = build.city(s, "linz")
    assert match.why_not("louis", "reduce")[0].message == "maria-why-french-general-there"
    s.realm.reduced = 1
    assert match.why_not("louis", "reduce")[0].message == "maria-why-reduced-before"


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), [(3, 4), (2, 7)])
def test_whatever_is_not_offered_has_a_reason(players: int, seed: int) -> None:
    """In a whole random match: answers of the question's own kind, and things on the table; both languages tell it."""
    match = pragmatica.new("maria", scenario="advanced", players=players, seed=seed)
    rng, tables = Random(seed), GAME.tables(match.setup)
    board, actions = tables.board, tables.actions
    words = [Words(language, GAME.board()[1]) for language in ("en", "pl")]
    things = [f"city:{one}" for one in board.city_ids] + [f"piece:{one}" for one in board.piece_ids]
    things += [f"card:{one}" for one in board.card_ids] + [f"political:{one}" for one in board.politics.ids]
    while match.outcome is None:
        seat = rng.choice(list(match.pending))
        kind = match.state.top.name()
        offered = {one.id for one in match.legal(seat)}
        assert not any(match.why_not(seat, one) for one in offered)
        for reason in [one for target in rng.sample(things, 2) for one in match.why_not(seat, target)]:
            assert all(one.reason(reason) for one in words)
        if kind in actions.kinds():
            for one in rng.sample(list(actions.table(kind).values()), 2):
                assert bool(match.why_not(seat, one)) == (one.id not in offered), (kind, one)
        extra = match.extra(seat)
        if extra and rng.random() < 0.1:
            match.apply(seat, rng.choice(extra))
        if seat in match.pending:
            match.apply(seat, rng.choice(match.legal(seat)))
