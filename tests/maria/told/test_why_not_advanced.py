"""Why not, in the advanced game: a rule and a sentence for everything that its questions do not offer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Illegal, Match
from pragmatica.maria.diplomacy.contracts import ServeFirst
from pragmatica.maria.diplomacy.peace import OfferPeace, ReceiveTrain
from pragmatica.maria.diplomacy.saxony import SaxonReturn, ShiftSaxony
from pragmatica.maria.forces import relocation
from pragmatica.maria.forces.relocation import Relocate
from pragmatica.maria.game import GAME
from pragmatica.maria.kept.board import NO_CITY, OFF_MAP_BOX, POWERS
from pragmatica.maria.kept.state import State
from pragmatica.maria.politics import choosing
from pragmatica.maria.politics.corps import GiveWay, SendCorps
from pragmatica.maria.politics.stage import PlaceCard
from pragmatica.maria.politics.troops import CardReturn
from pragmatica.maria.wording import Words
from tests.maria import affairs, realm
from tests.maria.affairs import AUSTRIA, BAVARIA, FRANCE, PRUSSIA, SAXONY
from tests.maria.realm import build
from tests.maria.refusing import why


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
        kind = type(match.state.top)
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
