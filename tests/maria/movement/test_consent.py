"""Consent to stacks of two players: what is left to do after a refusal [M-10.19, M-Q.4, M-Q.22, M-Q.24, M-Q.25]."""

from __future__ import annotations

from typing import Any

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.core.flow.frame import NO
from pragmatica.maria.kept.clauses import AREAS, LEAVE
from pragmatica.maria.movement import rounds
from pragmatica.maria.movement.marching import STACK
from pragmatica.maria.movement.moves import END, STOP
from pragmatica.maria.movement.rounds import DISPUTE, PickInTurn
from tests.maria import realm
from tests.maria.realm import build

THERESA, LOUIS, FREDERICK = 0, 1, 2
CROSS = realm.graph("a-b a-c a-d b-e c-f d-g h-i", flanders="a b c d e f g")


def begin(pieces: dict[str, str], **others: Any) -> realm.State:
    """The movement phase of stage 5 on a star of cities; Maria Theresa is about to move."""
    s = realm.position(pieces, on=CROSS, stage=5, active=["austria", "pragmatic"], **others)
    rounds.begin(s, build.Done())
    build.answer(s, END)
    assert s.pending() == [THERESA]
    return s


def code(s: realm.State, name: str) -> int:
    """Code of a piece."""
    return build.piece(s, name)


def refused(pieces: dict[str, str], **others: Any) -> realm.State:
    """An Austrian wants to join a general of the Pragmatic Army in `b`, and Frederick says no."""
    s = begin(pieces, **others)
    build.answer(s, code(s, "austria-6"), build.city(s, "b"))
    assert s.pending() == [FREDERICK]
    build.answer(s, NO)
    assert s.pending() == [THERESA]
    return s


def at_hannover() -> Match:
    """Karl in Göttingen wants to join George in Hannover; the only other road leads to Kassel."""
    match = pragmatica.from_position(
        {
            "format": "pragmatica-position",
            "version": 1,
            "game": "maria",
            "scenario": "advanced",
            "stage": "austria-pragmatic",
            "phase": "movement",
            "asked": [{"frame": "pick_in_turn", "seat": "frederick"}],
            "pieces": {"austria-1": "goettingen", "pragmatic-1": "hannover", "france-1": "paris"},
        }
    )
    match.apply("frederick", "end")
    match.apply("maria_theresa", ["austria-1", "hannover"])
    if "maria_theresa" in match.pending:
        match.apply("maria_theresa", match.legal("maria_theresa")[0])
    match.apply("frederick", "no")
    return match


def city_of(match: Match, piece: str) -> str | None:
    """Where a piece stands."""
    return {one.id: one.city for one in match.observe(None).pieces}[piece]


# -- a refused stack --------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-10.19", "M-Q.22")
def test_a_refusal_moves_nobody() -> None:
    """Karl stands where he stood, and may go elsewhere or stay."""
    match = at_hannover()

    assert city_of(match, "austria-1") == "goettingen"
    assert {one.id for one in match.legal("maria_theresa")} == {"kassel", "stop"}


@pytest.mark.rule("M-Q.22")
def test_who_stays_has_not_been_picked() -> None:
    """He may be picked again in the phase."""
    s = refused({"pragmatic-1": "b", "austria-6": "a"})
    build.answer(s, STOP)

    assert isinstance(s.top, PickInTurn)
    assert s.moved[code(s, "austria-6")] == 0
    assert code(s, "austria-6") in build.offered(s)


@pytest.mark.rule("M-Q.4", "M-Q.22")
def test_picked_again_he_may_not_ask_the_same() -> None:
    """Nor be put back a second time: a picked piece makes a step."""
    s = refused({"pragmatic-1": "b", "austria-6": "a"})
    build.answer(s, STOP, code(s, "austria-6"))

    assert set(build.offered(s)) == {build.city(s, "c"), build.city(s, "d")}


@pytest.mark.rule("M-Q.22")
def test_a_second_refusal_lets_him_stay_too() -> None:
    """Two generals refuse him, one after the other."""
    s = refused({"pragmatic-1": "b", "pragmatic-2": "c", "austria-6": "a"})
    build.answer(s, build.city(s, "c"), NO)

    assert set(build.offered(s)) == {build.city(s, "d"), STOP}


@pytest.mark.rule("M-10.19", "M-Q.22")
def test_without_another_step_he_is_put_back() -> None:
    """There is nothing to ask."""
    s = begin({"pragmatic-1": "b", "france-1": "c", "france-2": "d", "austria-6": "a", "austria-1": "h"})
    build.answer(s, code(s, "austria-6"), NO)  # the only step is taken at once

    assert isinstance(s.top, PickInTurn)
    assert (build.where(s, "austria-6"), s.moved[code(s, "austria-6")]) == ("a", 0)


@pytest.mark.rule("M-10.19", "M-Q.22", "M-10.1")
def test_a_refusal_on_the_way_leaves_a_move_that_was_made() -> None:
    """Stopping there he has moved."""
    s = begin({"pragmatic-1": "b", "austria-6": "c", "austria-1": "g"})
    build.answer(s, code(s, "austria-6"), build.city(s, "a"), build.city(s, "b"), NO, STOP)

    assert (build.where(s, "austria-6"), s.moved[code(s, "austria-6")]) == ("a", 1)


@pytest.mark.rule("M-Q.22", "M-10.8")
def test_who_stays_keeps_his_turn_in_a_dispute() -> None:
    """He has moved no piece yet."""
    s = begin({"pragmatic-1": "b", "pragmatic-2": "g", "austria-6": "a", "austria-1": "f"})
    build.answer(s, DISPUTE, code(s, "pragmatic-2"), STOP)  # its first step, to `d`, is its only one
    build.answer(s, code(s, "austria-6"), build.city(s, "b"), NO, STOP)

    assert (s.pending(), isinstance(s.top, PickInTurn)) == ([THERESA], True)


@pytest.mark.rule("M-Q.22", "D-32")
def test_who_has_to_march_out_may_stay_for_the_moment() -> None:
    """The phase does not end before he has left neutral Saxony, but the refusal does not move him."""
    s = realm.position(
        {"austria-6": "b", "pragmatic-1": "c"},
        on=realm.graph("a-b-c-d b-e", country=dict.fromkeys("be", "saxony")),
        stage=5,
        active=["austria", "pragmatic"],
        saxony=1,
        options={"saxony_expulsion": "march_out"},
    )
    rounds.begin(s, build.Done())
    build.answer(s, END, code(s, "austria-6"), build.city(s, "c"), NO)
    assert STOP in build.offered(s)
    build.answer(s, STOP)

    assert END not in build.offered(s)


@pytest.mark.rule("M-Q.22", "M-21.2")
def test_who_has_promised_to_leave_may_stay_for_the_moment() -> None:
    """The phase does not end before he has left, but the refusal does not move him."""
    s = realm.position({"austria-6": "glatz", "pragmatic-1": "koeniggraetz"}, stage=5, active=["austria", "pragmatic"])
    s.realm.agreements = [(THERESA, FREDERICK, LEAVE, build.POWERS.index("austria"), AREAS.index("silesia"), 1)]
    rounds.begin(s, build.Done())
    build.answer(s, END, code(s, "austria-6"), build.city(s, "koeniggraetz"), NO)
    assert set(build.offered(s)) == {build.city(s, "schoenberg"), STOP}
    build.answer(s, STOP)

    assert END not in build.offered(s)


# -- joint moves ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-Q.24", "M-10.10", "M-6.14")
def test_the_supreme_commanders_seat_proposes_a_joint_move() -> None:
    """The other seat is not offered it, and consents."""
    s = begin({"pragmatic-1": "a", "austria-6": "a"})
    assert [one for one in build.offered(s) if STACK <= one < 2 * STACK] == []
    build.answer(s, END)

    twin = realm.position({"pragmatic-1": "a", "austria-6": "a"}, on=CROSS, stage=5, active=["austria", "pragmatic"])
    rounds.begin(twin, build.Done())
    build.answer(twin, STACK + code(twin, "pragmatic-1"))
    assert twin.pending() == [THERESA]


@pytest.mark.rule("M-Q.25", "M-10.19")
def test_a_refused_joint_move_does_not_bar_forming_the_stack() -> None:
    """From Bastogne the general goes to Namur alone, and may ask to come back."""
    s = realm.position({"pragmatic-3": "bastogne", "austria-6": "bastogne"}, stage=5, active=["austria", "pragmatic"])
    rounds.begin(s, build.Done())
    commander = s.piece_at[build.city(s, "bastogne")]
    assert commander == code(s, "pragmatic-3")
    build.answer(s, STACK + commander, NO, commander, build.city(s, "namur"))

    assert build.city(s, "bastogne") in build.offered(s)
    build.answer(s, build.city(s, "bastogne"))
    assert s.pending() == [THERESA]


@pytest.mark.rule("M-Q.25", "M-Q.4")
def test_a_refused_stack_does_not_bar_a_joint_move() -> None:
    """Formed at the second request, in another city, it may be asked to move where it could not be formed."""
    s = realm.position({"pragmatic-1": "a", "austria-6": "b"}, on=CROSS, stage=5, active=["austria", "pragmatic"])
    rounds.begin(s, build.Done())
    general = code(s, "pragmatic-1")
    build.answer(s, general, build.city(s, "b"), NO, STOP)
    s.lift(general)
    s.put_beside(general, code(s, "austria-6"), on_top=True)

    assert STACK + general in build.offered(s)


@pytest.mark.rule("M-10.19", "M-Q.4", "M-Q.22")
def test_a_refused_joint_move_moves_nobody() -> None:
    """Both stand where they stood, and have not moved."""
    s = realm.position({"pragmatic-1": "a", "austria-6": "a"}, on=CROSS, stage=5, active=["austria", "pragmatic"])
    rounds.begin(s, build.Done())
    build.answer(s, STACK + code(s, "pragmatic-1"), NO)

    assert build.where(s, "pragmatic-1") == build.where(s, "austria-6") == "a"
    assert sum(s.moved) == 0


# -- what is kept -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-Q.22")
def test_that_he_may_stay_is_kept_in_a_position() -> None:
    """The match goes on from what was written."""
    match = at_hannover()
    again = pragmatica.from_position(match.to_position())

    assert {one.id for one in again.legal("maria_theresa")} == {"kassel", "stop"}


@pytest.mark.rule("M-Q.25")
def test_what_was_refused_is_kept_in_a_position() -> None:
    """A joint move apart from a stack."""
    position = {
        "format": "pragmatica-position",
        "version": 1,
        "game": "maria",
        "scenario": "advanced",
        "stage": "austria-pragmatic",
        "phase": "movement",
        "asked": [{"frame": "pick_in_turn", "seat": "frederick"}],
        "pieces": {"austria-6": "bastogne", "pragmatic-3": "bastogne", "france-1": "paris"},
    }
    match = pragmatica.from_position(position)
    match.apply("frederick", "stack-pragmatic-3")
    match.apply("maria_theresa", "no")
    again = pragmatica.from_position(match.to_position())

    assert match.to_position()["asked"][-1]["refused"] == [
        {"general": "pragmatic-3", "other": "austria-6", "city": "bastogne", "joint": True}
    ]
    assert [one.id for one in again.legal("frederick")] == [one.id for one in match.legal("frederick")]
