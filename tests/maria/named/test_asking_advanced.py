"""The questions of the advanced game as seats are asked them: kind, rule, public fields, names of the answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, fields
from typing import Any, get_args

import pytest

from pragmatica.maria import answering
from pragmatica.maria.diplomacy.contracts import ServeFirst
from pragmatica.maria.diplomacy.election import Vote
from pragmatica.maria.diplomacy.peace import AcceptPeace, OfferPeace, ReceiveTrain
from pragmatica.maria.diplomacy.reduction import Reduce
from pragmatica.maria.diplomacy.saxony import SaxonReturn, ShiftSaxony
from pragmatica.maria.forces.relocation import EXPULSION, HOMECOMING, PARTING, PEACE, Relocate
from pragmatica.maria.forms.decisions import CommonDecision
from pragmatica.maria.forms.decisions_advanced import MariaDecision
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import OFF_MAP_BOX
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import rounds
from pragmatica.maria.movement.marching import STACK
from pragmatica.maria.named import asking
from pragmatica.maria.named.actions import Actions
from pragmatica.maria.politics import choosing
from pragmatica.maria.politics.corps import GiveWay, SendCorps, Welcome
from pragmatica.maria.politics.stage import NameTrump, PlaceCard
from pragmatica.maria.politics.troops import CardReturn
from tests.maria import affairs, realm
from tests.maria.affairs import AUSTRIA, FRANCE, PRUSSIA, SAXONY
from tests.maria.realm import build

NO_CHOICE = (-1, -1)
ACTIONS = Actions(realm.board())


def before(announced: tuple[int, ...] = (0, 0, 0), executed: int = -1, spared: int = -1) -> choosing.Choosing:
    """What lies below the questions about a chosen political card."""
    return choosing.Choosing(build.Done(), (), announced, executed, spared)


def cast_on(s: State, frame: Frame) -> State:
    """The state with this question open."""
    s.top = frame
    return s


def asked(s: State) -> tuple[dict[str, Any], list[str]]:
    """The question without what every question has, and the ids of the answers."""
    told, ids = whole(s)
    for forecast in ("arrows", "terms", "free", "needed", "elected", "prospects"):
        told.pop(forecast, None)  # see `told/test_forecasts`
    return told, ids


def whole(s: State) -> tuple[dict[str, Any], list[str]]:
    """The same with what the question tells beforehand of its answers."""
    (seat,) = s.pending()
    question = asking.decision(s, seat, s.rules.seat_names[seat], 1)
    told = asdict(question)
    assert (told.pop("seat"), told.pop("version")) == (s.rules.seat_names[seat], 1)
    codes = answering.legal(s, seat)
    named = ACTIONS.named(s.top, codes)
    assert [one.code for one in named] == codes
    assert len({one.id for one in named}) == len({one.notation for one in named}) == len(named)
    return told, [one.id for one in named]


# -- politics ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-17.20")
def test_name_trump() -> None:
    """The winner of the latest battle names a suit."""
    s = realm.position()
    s.realm.victor = affairs.FREDERICK
    assert asked(cast_on(s, NameTrump(build.Done()))) == (
        {"kind": "name_trump", "rule": "M-17.20"},
        ["suit-clubs", "suit-diamonds", "suit-hearts", "suit-spades"],
    )


@pytest.mark.rule("M-17.30")
def test_place_card() -> None:
    """The power whose space it is; its cards are in the answers alone."""
    s = realm.position(hands={"france": ["d1-clubs-5", "d2-reserve-1"]})
    assert asked(cast_on(s, PlaceCard(build.Done(), 1))) == (
        {"kind": "place_card", "rule": "M-17.30", "power": "france"},
        ["d1-clubs-5", "d2-reserve-1", "decline"],
    )


@pytest.mark.rule("M-17.50")
def test_choose_political() -> None:
    """What lies open, and which of it bears the power's arms."""
    s = affairs.table({"france": ["d1-clubs-5"]}, offer=(1, 2))
    frame = choosing.Choose(build.Done(), (FRANCE,), (0, 0, 0), *NO_CHOICE)
    assert asked(cast_on(s, frame)) == (
        {
            "kind": "choose_political",
            "rule": "M-17.50",
            "power": "france",
            "offer": ["waffenhilfe", "schwedisch_russischer_krieg"],
            "choices": ["schwedisch_russischer_krieg"],
        },
        ["political-schwedisch_russischer_krieg", "store"],
    )


@pytest.mark.rule("M-17.52")
def test_execute_card() -> None:
    """A chosen card is executed or discarded."""
    s = cast_on(realm.position(), choosing.Execute(before(), FRANCE, affairs.political(5)))
    assert asked(s) == (
        {"kind": "execute_card", "rule": "M-17.52", "power": "france", "political": "jenkins_ohr", "other": None},
        ["execute", "discard"],
    )


@pytest.mark.rule("M-24.4")
def test_execute_card_or_the_one_chosen_before() -> None:
    """A player of two may execute the card that it chose first in place of the second one."""
    s = realm.position(players=2)
    spared = packed.owned(affairs.political(6), PRUSSIA)
    cast_on(s, choosing.Execute(before(spared=spared), FRANCE, affairs.political(5)))
    question, ids = asked(s)
    assert (question["other"], ids) == ("daenemark", ["execute", "discard", "other"])
    other = ACTIONS.named(s.top, [choosing.OTHER])[0]
    assert other.fields == {"political": "daenemark"}


@pytest.mark.rule("M-17.60")
def test_carry_out() -> None:
    """A card that bears an arrow and an instruction."""
    s = cast_on(realm.position(), choosing.Instruction(before(), FRANCE, affairs.political(17)))
    assert asked(s) == (
        {"kind": "carry_out", "rule": "M-17.60", "power": "france", "political": "frankfurter_union"},
        ["yes", "no"],
    )


@pytest.mark.rule("M-17.66")
def test_name_recipient() -> None:
    """One of the two powers that the card names."""
    s = cast_on(realm.position(), choosing.Recipient(before(), FRANCE, affairs.political(17)))
    assert asked(s) == (
        {
            "kind": "name_recipient",
            "rule": "M-17.66",
            "power": "france",
            "political": "frankfurter_union",
            "room": {"france": 0, "bavaria": 0},
        },
        ["power-france", "power-bavaria"],
    )


@pytest.mark.rule("M-17.61")
@pytest.mark.parametrize(("card", "ways"), [(1, ["left"]), (8, ["right"]), (14, ["left", "right"])])
def test_move_marker(card: int, ways: list[str]) -> None:
    """Track, spaces, and the ways that the arrow allows; or not at all."""
    s = cast_on(realm.position(), choosing.MoveMarker(before(), AUSTRIA, affairs.political(card), 0))
    question, ids = asked(s)
    assert (question["track"], question["steps"]) == ("russia", 2 if card == 8 else 1)
    assert (question["ways"], ids) == (ways, ["stay", *ways])


@pytest.mark.rule("M-17.64")
def test_card_return() -> None:
    """A lost general and a fortress for him, or nobody."""
    s = realm.position({"prussia-1": "berlin"})
    question, ids = asked(cast_on(s, CardReturn(build.Done(), PRUSSIA, 3, ())))
    assert question == {"kind": "card_return", "rule": "M-17.64", "power": "prussia", "left": 3}
    assert {"prussia-3@magdeburg", "end"} <= set(ids)


# -- corps ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-17.80", "M-17.81")
def test_send_corps() -> None:
    """The off-map box; generals on the map, and with 8 points those who are off it."""
    s = realm.position({"prussia-1": "berlin"}, hands={"prussia": ["d1-clubs-8"]})
    question, ids = asked(cast_on(s, SendCorps(build.Done(), PRUSSIA)))
    assert question == {"kind": "send_corps", "rule": "M-17.80", "power": "prussia", "box": "ostpreussen"}
    assert ids == ["prussia-1", "prussia-2", "prussia-3", "prussia-4"]


def newcomer(frame: Callable[..., Frame], **pieces: str) -> State:
    """The Old Dessauer comes back to Landsberg, where these pieces stand."""
    s = realm.position({name.replace("_", "-"): city for name, city in pieces.items()})
    general = build.piece(s, "prussia-4")
    s.place[general] = OFF_MAP_BOX
    return cast_on(s, frame(build.Done(), PRUSSIA, general))


@pytest.mark.rule("M-17.85")
def test_welcome() -> None:
    """Who comes, who stands there, and where."""
    assert asked(newcomer(Welcome, prussia_1="landsberg_warthe")) == (
        {
            "kind": "welcome",
            "rule": "M-17.85",
            "power": "prussia",
            "general": "prussia-4",
            "other": "prussia-1",
            "city": "landsberg_warthe",
        },
        ["yes", "no"],
    )


@pytest.mark.rule("M-17.85", "M-17.88")
def test_give_way() -> None:
    """The owner of what stands there moves it to a city beside it."""
    s = newcomer(GiveWay, austria_1="landsberg_warthe")
    question, ids = asked(s)
    assert question == {
        "kind": "give_way",
        "rule": "M-17.85",
        "power": "austria",
        "general": "prussia-4",
        "city": "landsberg_warthe",
    }
    assert {one.split("@")[0] for one in ids} == {"austria-1"}


@pytest.mark.rule("M-19.16", "M-19.34", "M-19.35", "M-Q.7")
@pytest.mark.parametrize(
    ("kind", "cause", "rule", "piece", "city"),
    [
        (EXPULSION, "expulsion", "M-19.34", "france-1", "dresden"),
        (HOMECOMING, "homecoming", "M-19.34", "saxony-1", "wien"),
        (PEACE, "peace", "M-19.16", "austria-1", "breslau"),
        (PARTING, "parting", "M-19.35", "saxony-1", "wien"),
    ],
)
def test_relocate(kind: int, cause: str, rule: str, piece: str, city: str) -> None:
    """What has to leave, and why."""
    s = realm.position({piece: city})
    question, ids = asked(cast_on(s, Relocate(build.Done(), kind, (build.piece(s, piece),))))
    assert question == {
        "kind": "relocate",
        "rule": rule,
        "power": piece.split("-")[0],
        "cause": cause,
        "pieces": [piece],
    }
    assert {one.split("@")[0] for one in ids} == {piece}


# -- political changes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-19.31")
def test_shift_saxony() -> None:
    """Austria decides for how many of the lost points the marker moves."""
    assert asked(cast_on(realm.position(), ShiftSaxony(build.Done(), 2))) == (
        {"kind": "shift_saxony", "rule": "M-19.31", "power": "austria", "points": 2},
        ["n-0", "n-1", "n-2"],
    )


@pytest.mark.rule("M-19.35")
def test_saxon_return() -> None:
    """Maria Theresa's player decides on a Saxon general; the number of troops depends on the Saxon hand."""
    s = realm.position(hands={"saxony": ["d1-clubs-8"]}, saxony=2)
    question, ids = asked(cast_on(s, SaxonReturn(build.Done(), build.piece(s, "saxony-1"))))
    fields = {"power": "saxony", "general": "saxony-1", "price": 4}
    assert question == {"kind": "saxon_return", "rule": "M-19.35", **fields}
    assert s.pending() == [affairs.MARIA]
    assert ids == ["no", "n-1@dresden", "n-2@dresden"]


@pytest.mark.rule("M-19.10", "M-19.11")
@pytest.mark.parametrize(
    ("frame", "kind", "rule", "power"),
    [(OfferPeace, "offer_peace", "M-19.10", "prussia"), (AcceptPeace, "accept_peace", "M-19.11", "austria")],
)
def test_peace(frame: Callable[..., Frame], kind: str, rule: str, power: str) -> None:
    """Prussia offers, Austria answers."""
    s = cast_on(realm.position(), frame(build.Done()))
    assert asked(s) == ({"kind": kind, "rule": rule, "power": power}, ["yes", "no"])


@pytest.mark.rule("M-19.17")
def test_receive_train() -> None:
    """Prussia's second train goes into a major fortress."""
    question, ids = asked(cast_on(realm.position({"prussia-1": "berlin"}), ReceiveTrain(build.Done())))
    assert question == {"kind": "receive_train", "rule": "M-19.17", "power": "prussia", "train": "prussia-train-2"}
    assert "magdeburg" in ids
    assert "berlin" not in ids


@pytest.mark.rule("M-19.20")
def test_reduce() -> None:
    """France is asked at the end of its stage."""
    s = cast_on(realm.position(), Reduce(build.Done()))
    assert asked(s) == ({"kind": "reduce", "rule": "M-19.20", "power": "france"}, ["yes", "no"])


@pytest.mark.rule("M-20.4")
def test_serve_first() -> None:
    """The giver decides whose contract is served next; those that have a place are named no more."""
    s = realm.position()
    s.realm.contracts = [(FRANCE, one, 1, 1, 1) for one in (affairs.BAVARIA, PRUSSIA, SAXONY)]
    question, ids = asked(cast_on(s, ServeFirst(build.Done(), FRANCE, 1, (PRUSSIA,))))
    assert question == {
        "kind": "serve_first",
        "rule": "M-20.4",
        "power": "france",
        "receivers": ["bavaria", "saxony"],
    }
    assert ids == ["power-bavaria", "power-saxony"]


@pytest.mark.rule("M-18.8")
def test_vote() -> None:
    """Whose elector it is, and how the votes stand."""
    s = realm.position()
    assert asked(cast_on(s, Vote(build.Done(), (build.city(s, "muenchen"),), 4, 2))) == (
        {"kind": "vote", "rule": "M-18.8", "power": "bavaria", "city": "muenchen", "francis": 4, "charles": 2},
        ["francis", "charles"],
    )


# -- movement of two players ------------------------------------------------------------------------------------------


def turn(dispute: int, seat: int = affairs.FREDERICK) -> State:
    """Pragmatic Army and Austria move; both have a general in Flanders."""
    pieces = {"pragmatic-1": "rotterdam", "austria-1": "antwerpen"}
    s = realm.position(pieces, stage=5, active=["austria", "pragmatic"])
    below = rounds.Rounds(build.Done(), seat, 0, 0, dispute, (), False)
    return cast_on(s, rounds.PickInTurn(below, seat, ()))


@pytest.mark.rule("M-10.18", "M-10.8")
@pytest.mark.parametrize(("dispute", "ids"), [(rounds.FREE, ["dispute", "end"]), (rounds.IN_TURNS, ["end"])])
def test_pick_in_turn(dispute: int, ids: list[str]) -> None:
    """One's own pieces, a dispute while there is none, and to pass, or to have finished in Flanders."""
    assert asked(turn(dispute)) == (
        {
            "kind": "pick_in_turn",
            "rule": "M-10.18",
            "powers": ["pragmatic"],
            "dispute": dispute == rounds.IN_TURNS,
        },
        ["pragmatic-1", *ids],
    )


@pytest.mark.rule("M-10.10")
def test_move_consent() -> None:
    """Who would be moved along, by whose commander, and which player asks."""
    s = realm.position({"pragmatic-1": "rotterdam", "austria-2": "rotterdam"}, stage=5, active=["austria", "pragmatic"])
    commander = build.piece(s, "pragmatic-1")
    below = rounds.Rounds(build.Done(), affairs.FREDERICK, 0, 0, rounds.FREE, (), False)
    assert asked(cast_on(s, rounds.MoveConsent(below, STACK + commander, affairs.FREDERICK, ()))) == (
        {
            "kind": "move_consent",
            "rule": "M-10.10",
            "power": "austria",
            "commander": "pragmatic-1",
            "general": "austria-2",
            "asking": "frederick",
        },
        ["yes", "no"],
    )


# -- all of them ------------------------------------------------------------------------------------------------------


def test_ids_and_notations_are_unique_in_each_table() -> None:
    """No two answers of one kind of question share a name, on both maps either."""
    for table in [ACTIONS.shifts.values(), *[ACTIONS.table(kind).values() for kind in ACTIONS.kinds()]]:
        assert len({one.id for one in table}) == len({one.notation for one in table}) == len(table)


def test_every_kind_is_tried_here() -> None:
    """Every kind that the advanced game alone asks has its test above; the two of a peace share one."""
    own = set(get_args(MariaDecision)) - set(get_args(CommonDecision))
    kinds = {str(one.default) for decision in own for one in fields(decision) if one.name == "kind"}
    assert kinds - {name.removeprefix("test_") for name in globals()} == {"offer_peace", "accept_peace"}
