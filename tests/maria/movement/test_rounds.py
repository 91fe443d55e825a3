"""Movement of Austria and the Pragmatic Army: rounds, disputes, consent; and the border between the maps."""

from typing import Any

import pytest

from pragmatica.core.flow.frame import NO, YES
from pragmatica.maria import answering
from pragmatica.maria.forces import stacks
from pragmatica.maria.kept.board import AUSTRIA, PRAGMATIC, PRUSSIA
from pragmatica.maria.kept.log_advanced import DISPUTED, FINISHED, MOVE_REFUSED, PASSED
from pragmatica.maria.movement import marching, moves, rounds, trains
from pragmatica.maria.movement.marching import REPLACE, STACK
from pragmatica.maria.movement.moves import END, STOP
from pragmatica.maria.movement.rounds import DISPUTE
from tests.maria import realm
from tests.maria.realm import build

PLAIN = realm.graph("a-b-c-d-e-f-a m-n-o-p-m", flanders="a b c d e f")
THERESA, FREDERICK = 0, 2


def begin(pieces: dict[str, str], **others: Any) -> tuple[realm.State, build.Done]:
    """Begin the movement phase of stage 5 on two rings of cities: a to f in Flanders, m to p in Bohemia."""
    s = realm.position(pieces, on=PLAIN, stage=5, active=["austria", "pragmatic"], **others)
    done = build.Done()
    rounds.begin(s, done)
    return s, done


def pick(s: realm.State, name: str) -> int:
    """Code of a piece."""
    return build.piece(s, name)


def go(s: realm.State, name: str, city: str) -> None:
    """Move a piece one step and stop."""
    build.answer(s, pick(s, name), build.city(s, city))
    if s.top is not None and s.top.name() == "March":
        build.answer(s, STOP)


@pytest.mark.rule("M-10.18", "M-10.8", "M-5.5")
def test_the_pragmatic_army_is_asked_first() -> None:
    """Then Austria; each moves its own pieces."""
    s, _ = begin({"pragmatic-1": "a", "austria-1": "m"})

    assert s.pending() == [FREDERICK]
    assert build.offered(s) == [pick(s, "pragmatic-1"), END]
    build.answer(s, END)
    assert s.pending() == [THERESA]
    assert build.offered(s) == [pick(s, "austria-1"), END]


@pytest.mark.rule("M-10.18", "M-10.17")
def test_two_passes_in_a_row_end_the_phase() -> None:
    """Without an action between."""
    s, done = begin({"pragmatic-1": "a", "austria-1": "m"})

    build.answer(s, END, END)

    assert done.times == 1
    assert realm.events(s, PASSED) == [(FREDERICK,), (THERESA,)]


@pytest.mark.rule("M-10.18")
def test_a_pass_is_not_final() -> None:
    """Austria acts after the pass, so the Pragmatic Army is asked again."""
    s, done = begin({"pragmatic-1": "a", "austria-1": "m", "austria-2": "p"})

    build.answer(s, END)
    go(s, "austria-1", "n")
    build.answer(s, END)

    assert s.pending() == [FREDERICK]
    build.answer(s, END)
    assert done.times == 1
    assert s.moved == [0] * 30


@pytest.mark.rule("M-10.18")
def test_one_makes_any_number_of_moves() -> None:
    """Before passing; who has nothing left to move passes unasked."""
    s, _ = begin({"pragmatic-1": "a", "pragmatic-2": "f", "austria-1": "m"})

    go(s, "pragmatic-1", "b")
    assert s.pending() == [FREDERICK]
    go(s, "pragmatic-2", "e")
    assert s.pending() == [THERESA]


@pytest.mark.rule("M-10.8", "M-10.18", "M-5.3")
def test_saxony_moves_with_austria() -> None:
    """As an ally of Austria it is Maria Theresa's to move."""
    s = realm.position(
        {"pragmatic-1": "a", "austria-1": "m", "saxony-1": "o"},
        on=PLAIN,
        active=["austria", "pragmatic", "saxony"],
        saxony=2,
    )
    rounds.begin(s, build.Done())

    build.answer(s, END)

    assert build.offered(s) == [pick(s, "austria-1"), pick(s, "saxony-1"), END]


# -- disputes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-Q.20", "M-10.8")
def test_a_dispute_needs_two_in_flanders() -> None:
    """It is offered only while both have pieces there."""
    both, _ = begin({"pragmatic-1": "a", "austria-1": "f"})
    one, _ = begin({"pragmatic-1": "a", "austria-1": "m"})

    assert DISPUTE in build.offered(both)
    assert DISPUTE not in build.offered(one)


@pytest.mark.rule("M-10.8", "D-13")
def test_in_a_dispute_they_move_one_piece_each_in_flanders() -> None:
    """The Pragmatic Army first, also if Austria disputes."""
    s, _ = begin({"pragmatic-1": "a", "pragmatic-2": "c", "austria-1": "f", "austria-2": "m"})

    build.answer(s, END, DISPUTE)
    assert s.pending() == [FREDERICK]
    assert DISPUTE not in build.offered(s)
    go(s, "pragmatic-1", "b")
    assert s.pending() == [THERESA]
    go(s, "austria-1", "e")
    assert s.pending() == [FREDERICK]
    assert realm.events(s, DISPUTED) == [(THERESA,)]


@pytest.mark.rule("M-10.8", "D-13")
def test_moves_in_bohemia_stay_free_in_a_dispute() -> None:
    """They do not use up a turn."""
    s, _ = begin({"pragmatic-1": "a", "pragmatic-2": "c", "austria-1": "f", "austria-2": "m"})

    build.answer(s, DISPUTE)
    go(s, "pragmatic-1", "b")
    go(s, "austria-2", "n")

    assert s.pending() == [THERESA]
    assert pick(s, "austria-1") in build.offered(s)


@pytest.mark.rule("M-10.8")
def test_who_has_finished_in_flanders_moves_there_no_more() -> None:
    """The other one goes on alone, and what is left in Bohemia comes at the end."""
    s, done = begin({"pragmatic-1": "a", "austria-1": "f", "austria-2": "d", "austria-3": "m"})

    build.answer(s, DISPUTE, END)
    assert realm.events(s, FINISHED) == [(FREDERICK,)]
    go(s, "austria-1", "e")
    assert s.pending() == [THERESA]
    build.answer(s, END)
    assert build.offered(s) == [pick(s, "austria-3"), END]
    build.answer(s, END)
    assert done.times == 1


# -- stacks of two players --------------------------------------------------------------------------------------------


@pytest.mark.rule("M-10.10", "M-10.19", "M-Q.19", "M-Q.24", "M-10.9")
def test_a_stack_of_two_players_moves_if_both_agree() -> None:
    """The commander's player picks it up, the other one is asked once; both generals have moved then."""
    s, _ = begin({"pragmatic-1": "a", "austria-6": "a", "austria-1": "m"})

    build.answer(s, STACK + pick(s, "pragmatic-1"))
    assert s.pending() == [THERESA]
    build.answer(s, YES, build.city(s, "b"), STOP)

    assert build.where(s, "austria-6") == build.where(s, "pragmatic-1") == "b"
    assert s.moved[pick(s, "austria-6")] == 1


@pytest.mark.rule("M-10.19", "M-Q.4", "M-Q.19")
def test_a_refused_joint_move_may_not_be_asked_for_again() -> None:
    """Each may still move off alone, without consent."""
    s, _ = begin({"pragmatic-1": "a", "austria-6": "a"})

    build.answer(s, STACK + pick(s, "pragmatic-1"), NO)

    assert STACK + pick(s, "pragmatic-1") not in build.offered(s)
    assert realm.events(s, MOVE_REFUSED) == [(AUSTRIA, pick(s, "pragmatic-1"))]
    go(s, "pragmatic-1", "b")
    assert s.moved[pick(s, "austria-6")] == 0
    assert pick(s, "austria-6") in build.offered(s)


@pytest.mark.rule("M-10.10", "M-10.19", "M-Q.4", "M-Q.22")
def test_a_stack_of_two_players_is_formed_if_both_agree() -> None:
    """Refused, the step is not lawful, and the mover goes on from where he stands, or stays."""
    s, _ = begin({"pragmatic-1": "a", "austria-6": "b", "austria-1": "m"})

    build.answer(s, pick(s, "pragmatic-1"), build.city(s, "b"))
    assert s.pending() == [THERESA]
    build.answer(s, NO)

    assert build.where(s, "pragmatic-1") == "a"
    assert set(build.offered(s)) == {build.city(s, "f"), STOP}


@pytest.mark.rule("M-24.8", "M-10.8", "M-10.10")
def test_one_player_needs_no_consent() -> None:
    """Of two players one leads both powers: he moves all their pieces, stacks too, as he likes."""
    s, _ = begin({"pragmatic-1": "a", "austria-6": "a", "austria-1": "m"}, players=2)

    assert DISPUTE not in build.offered(s)
    assert pick(s, "austria-1") in build.offered(s)
    build.answer(s, STACK + pick(s, "pragmatic-1"), build.city(s, "b"))
    assert build.where(s, "austria-6") == "b"


# -- the border -------------------------------------------------------------------------------------------------------

BORDER = realm.graph("a-b-c", flanders="a b")


@pytest.mark.rule("M-10.7")
@pytest.mark.parametrize(
    ("general", "crosses"), [("france-1", True), ("austria-1", True), ("pragmatic-1", False), ("austria-train-1", True)]
)
def test_french_and_austrian_pieces_cross_between_the_maps(general: str, crosses: bool) -> None:
    """And nobody else."""
    s = realm.position({general: "b"}, on=BORDER, active=["france", "austria", "pragmatic"])
    done = build.Done()

    moves.march(s, done, build.piece(s, general), ())

    assert (build.city(s, "c") in (s.top.legal(s, 0) if s.top else [])) == crosses


@pytest.mark.rule("M-10.7", "M-10.15")
def test_the_border_is_a_reason() -> None:
    """Prussian pieces, and stacks of Austrians with others, do not cross."""
    s = realm.position({"prussia-1": "c", "austria-6": "b", "pragmatic-1": "b"}, on=BORDER)
    alone = moves.March(build.Done(), build.piece(s, "prussia-1"), 2, 0, True, True, 0, ())
    joint = moves.March(build.Done(), STACK + build.piece(s, "pragmatic-1"), 1, 0, True, True, 0, ())

    assert moves.step_refusal(s, alone, build.city(s, "b")) == marching.BORDER
    assert moves.step_refusal(s, joint, build.city(s, "c")) == marching.BORDER


@pytest.mark.rule("M-11.32", "M-10.7")
def test_a_retreat_crosses_the_border_with_french_or_austrians_alone() -> None:
    """Of a mixed stack the roads are those of the one who may not."""
    s = realm.position({"austria-6": "b", "pragmatic-1": "a"}, on=BORDER)

    assert stacks.roads(s, build.piece(s, "austria-6"))[1] == [0, 2]
    assert stacks.roads(s, build.piece(s, "pragmatic-1"))[1] == [0]


@pytest.mark.rule("M-10.31", "M-10.33", "M-10.30")
def test_the_prussian_train_in_the_silesia_box_does_not_come_back_like_others() -> None:
    """Only the annexation brings it into play."""
    s = realm.position(hands={"prussia": ["d1-spades-10"]}, active=["prussia"])
    codes = marching.movable(s, [PRUSSIA], (), 0)

    assert REPLACE + build.piece(s, "prussia-train-1") in codes
    assert REPLACE + build.piece(s, "prussia-train-2") not in codes


@pytest.mark.rule("M-10.33", "M-19.35", "D-3")
@pytest.mark.parametrize(("saxony", "offered"), [(0, False), (2, True)])
def test_austrian_trains_come_back_in_dresden_when_saxony_is_its_ally(saxony: int, offered: bool) -> None:
    """A major power uses the major fortress of the minor one that cooperates with it."""
    s = realm.position(saxony=saxony)

    assert (build.city(s, "dresden") in trains.doors(s, AUSTRIA)) == offered
    assert build.city(s, "dresden") not in trains.doors(s, PRAGMATIC)


@pytest.mark.rule("M-10.48", example="MX-46")
@pytest.mark.parametrize(("down", "conquers"), [(["pragmatic-1"], True), (["pragmatic-1", "austria-1"], False)])
def test_the_general_who_is_face_up_conquers_for_the_stack(down: list[str], conquers: bool) -> None:
    """Austria retakes its own fortress: no marker. With both face down nothing happens."""
    s = realm.position(
        {"pragmatic-1": "bruessel", "austria-1": "bruessel"},
        down=down,
        markers={"bruessel": "france"},
        active=["austria", "pragmatic"],
        stage=5,
    )
    commander = s.piece_at[build.city(s, "bruessel")]
    way = next(
        city
        for city in s.board.neighbours[s.place[commander]]
        if city not in s.board.main_neighbours[s.place[commander]]
    )

    moves.march(s, build.Done(), STACK + commander, ())
    answering.apply(s, s.pending()[0], way)

    assert (realm.control(s, "bruessel") == "austria") == conquers
    assert realm.marker(s, "bruessel") == (None if conquers else "france")
    assert s.questions == []


@pytest.mark.rule("M-19.18", "M-Q.17")
@pytest.mark.parametrize("pieces", [{"prussia-1": "a"}, {"saxony-1": "a", "prussia-2": "a"}, {"prussia-train-1": "a"}])
def test_a_prussian_who_marches_abroad_brings_the_markers_back(pieces: dict[str, str]) -> None:
    """Also under a Saxon commander, and a train."""
    s = realm.position(pieces, on=realm.graph("a-b-c", country={"a": "prussia"}), aside={"prussia": 3})
    mover = s.piece_at[0]

    moves.march(s, build.Done(), mover + (STACK if len(pieces) == 2 else 0), ())

    assert (realm.pool(s, "prussia"), s.realm.set_aside[PRUSSIA]) == (8, 0)
