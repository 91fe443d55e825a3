"""Chapter 10.1, movement: how far, past which pieces, and stacks. Forced marches: test_forced_march."""

import pytest

from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import NO_CITY, NO_PIECE, PIECES, PRUSSIA
from pragmatica.maria.movement import marching
from pragmatica.maria.movement.marching import STACK
from pragmatica.maria.movement.moves import END, STOP, PickPiece
from tests.maria import build
from tests.maria.marching import FREDERICK, go, may_pick, moving, onward, why

CHAIN = "a-b-c-d-e"


# -- how far ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-10.1", "M-10.17")
def test_each_piece_once_in_any_order() -> None:
    """Any piece may move first, each at most once, and the phase may be ended at any time."""
    s = moving({"prussia-1": "a", "saxony-1": "e"}, CHAIN)
    go(s, "saxony-1", "d")
    build.answer(s, STOP)

    assert not may_pick(s, "saxony-1")
    assert marching.pick_refusal(s, build.piece(s, "saxony-1")) == marching.ALREADY_MOVED
    assert may_pick(s, "prussia-1")
    build.answer(s, END)
    assert build.where(s, "prussia-1") == "a"
    assert build.events(s, log.MOVEMENT_ENDED) == [(FREDERICK,)]


@pytest.mark.rule("M-10.17")
def test_phase_ends_by_itself() -> None:
    """When nobody can move any more the phase ends without a question."""
    s = moving({"prussia-1": "a"}, "a-b-c")
    go(s, "prussia-1", "b")
    build.answer(s, STOP)

    assert s.top is None
    assert s.moved == [0] * PIECES


@pytest.mark.rule("M-10.1", "M-5.3")
def test_only_active_powers_move() -> None:
    """Pieces of powers that do not act in this stage stay where they are."""
    s = moving({"prussia-1": "a", "austria-1": "e", "france-2": "c"}, CHAIN)

    assert build.offered(s) == [build.piece(s, "prussia-1"), END]
    assert marching.pick_refusal(s, build.piece(s, "france-2")) == marching.NOT_ACTIVE
    assert marching.pick_refusal(s, build.piece(s, "prussia-2")) == marching.NOT_ON_MAP


@pytest.mark.rule("M-10.2", example="MX-12")
def test_general_goes_three_cities() -> None:
    """A general makes up to 3 steps on roads of any kind."""
    s = moving({"prussia-1": "a"}, "a-b=c=d=e")
    go(s, "prussia-1", "b", "c", "d")

    assert build.where(s, "prussia-1") == "d"
    assert s.top is None


@pytest.mark.rule("M-10.2", example="MX-12")
def test_one_more_on_main_roads() -> None:
    """On main roads alone he makes a fourth; one ordinary road at any place costs it."""
    s = moving({"prussia-1": "a"}, "a=b=c=d=e d-f")
    go(s, "prussia-1", "b", "c", "d")

    assert onward(s) == {"c", "e"}
    assert why(s, "f") == marching.SPENT


@pytest.mark.rule("M-10.2", example="MX-12")
def test_trains_go_two_or_three() -> None:
    """A train makes 2 steps, or 3 on main roads alone, and no forced march."""
    s = moving({"prussia-train-1": "a"}, "a=b=c=d=e c-f")
    go(s, "prussia-train-1", "b", "c")
    assert onward(s) == {"b", "d"}
    assert why(s, "f") == marching.SPENT
    build.answer(s, build.city(s, "d"))
    assert s.top is None

    s = moving({"prussia-train-1": "a"}, "a-b=c=d")
    go(s, "prussia-train-1", "b", "c")
    assert build.where(s, "prussia-train-1") == "c"
    assert s.top is None


@pytest.mark.rule("M-10.3", example="MX-12")
def test_to_and_fro() -> None:
    """a-b-a-b is a lawful move; one that returns to its start has been the piece's move all the same."""
    s = moving({"prussia-1": "a", "saxony-1": "e"}, CHAIN)
    go(s, "prussia-1", "b", "a", "b")
    assert build.where(s, "prussia-1") == "b"

    s = moving({"prussia-1": "a", "saxony-1": "e"}, CHAIN)
    go(s, "prussia-1", "b", "a")
    build.answer(s, STOP)
    assert build.where(s, "prussia-1") == "a"
    assert not may_pick(s, "prussia-1")


@pytest.mark.rule("M-Q.21")
def test_picked_piece_makes_a_step() -> None:
    """There is no stopping before the first step."""
    s = moving({"prussia-1": "b"}, CHAIN)
    build.answer(s, build.piece(s, "prussia-1"))

    assert STOP not in build.offered(s)
    build.answer(s, build.city(s, "a"))
    assert STOP in build.offered(s)


@pytest.mark.rule("M-10.1", "E-6")
def test_only_along_roads() -> None:
    """A step follows a road."""
    s = moving({"prussia-1": "b"}, CHAIN)
    build.answer(s, build.piece(s, "prussia-1"))

    assert why(s, "d") == marching.NO_ROAD
    assert onward(s) == {"a", "c"}


# -- other pieces -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-10.4", "M-6.1")
@pytest.mark.parametrize(
    ("general", "other", "reason"),
    [
        ("prussia-1", "austria-1", marching.ENEMY_GENERAL),
        ("prussia-1", "france-2", marching.STRANGERS),
        ("prussia-1", "prussia-train-1", marching.FRIENDLY_TRAIN),
        ("prussia-1", "france-train-2", marching.FRIENDLY_TRAIN),
        ("prussia-1", "austria-train-2", 0),
        ("prussia-1", "prussia-2", 0),
        ("prussia-1", "saxony-1", 0),
        ("prussia-train-1", "austria-train-2", marching.TRAIN_STOPS),
        ("prussia-train-1", "prussia-2", marching.TRAIN_STOPS),
    ],
)
def test_who_may_enter_where(general: str, other: str, reason: int) -> None:
    """No piece enters a city with a piece, save generals joining a partner or riding down an enemy train."""
    s = moving({general: "b", other: "c"}, "a-b-c b-d")
    build.answer(s, build.piece(s, general))

    assert why(s, "c") == reason
    assert onward(s) == ({"a", "d"} if reason else {"a", "c", "d"})


@pytest.mark.rule("M-6.1", "M-10.4", "M-10.5")
def test_stacks_are_not_joined_and_join_nobody() -> None:
    """A third general may not enter a stack's city, nor a stack that of a single general."""
    pieces = {"prussia-1": "c", "prussia-2": "c", "prussia-3": "b"}
    s = moving(pieces, CHAIN)
    go(s, "prussia-3", "a")
    build.answer(s, build.city(s, "b"))
    assert why(s, "c") == marching.THREE

    s = moving(pieces, CHAIN)
    build.answer(s, STACK + build.piece(s, "prussia-1"))
    assert build.where(s, "prussia-2") == "d"
    build.answer(s, build.city(s, "c"))
    assert why(s, "b") == marching.STACK_STOPS


@pytest.mark.rule("M-10.4")
def test_nobody_passes_over_pieces() -> None:
    """A piece beside a blocked city can go round it but not over it; one shut in on all sides cannot move."""
    s = moving({"prussia-1": "b", "austria-1": "c"}, CHAIN)
    go(s, "prussia-1", "a")
    assert onward(s) == {"b"}

    s = moving({"prussia-1": "b", "austria-1": "c", "france-2": "a", "saxony-1": "e"}, CHAIN)
    assert not may_pick(s, "prussia-1")
    assert marching.pick_refusal(s, build.piece(s, "prussia-1")) == marching.NO_STEP


@pytest.mark.rule("M-10.5", "D-12")
@pytest.mark.parametrize(("ends_both", "may"), [(True, False), (False, True)])
def test_joining_ends_both_moves(ends_both: bool, may: bool) -> None:
    """Who joins stops there; who is joined moves no more in this phase, unless `join_ends_both` is off."""
    s = moving({"prussia-1": "a", "prussia-2": "b", "saxony-1": "e"}, CHAIN, options={"join_ends_both": ends_both})
    go(s, "prussia-1", "b")

    assert isinstance(s.top, PickPiece)
    assert s.partner[build.piece(s, "prussia-1")] == build.piece(s, "prussia-2")
    assert not may_pick(s, "prussia-1")
    assert may_pick(s, "prussia-2") == may
    assert STACK + build.piece(s, "prussia-1") not in build.offered(s)


@pytest.mark.rule("M-10.5", "E-3", "D-12")
def test_first_edition_joins_otherwise() -> None:
    """In the rules of edition 1.0 the joined general may still move."""
    assert not build.rules(edition="1.0").join_ends_both
    assert build.rules().join_ends_both


@pytest.mark.rule("M-10.5")
def test_moved_general_may_be_joined() -> None:
    """A general who has moved may be joined; both faces stay as they were."""
    s = moving({"prussia-1": "a", "prussia-2": "d"}, "a-b-c-d", down=["prussia-2"])
    go(s, "prussia-1", "b")
    build.answer(s, STOP)
    go(s, "prussia-2", "c", "b")

    assert s.partner[build.piece(s, "prussia-1")] == build.piece(s, "prussia-2")
    assert [s.face_down[build.piece(s, name)] for name in ("prussia-1", "prussia-2")] == [0, 1]


@pytest.mark.rule("M-10.6")
def test_train_is_ridden_down() -> None:
    """An enemy train in the way is eliminated at once, and the general may go on; a stack may do so, too."""
    s = moving({"prussia-1": "a", "austria-train-2": "b"}, CHAIN)
    go(s, "prussia-1", "b")

    assert s.place[build.piece(s, "austria-train-2")] == NO_CITY
    assert build.events(s, log.TRAIN_TAKEN) == [(PRUSSIA, build.piece(s, "austria-train-2"), build.city(s, "b"))]
    assert onward(s) == {"a", "c"}

    s = moving({"prussia-1": "a", "prussia-2": "a", "austria-train-2": "b"}, CHAIN)
    go(s, "stack-prussia-1", "b")
    assert s.place[build.piece(s, "austria-train-2")] == NO_CITY


@pytest.mark.rule("M-7.7", "E-7", "E-8")
def test_hussars_leave_and_do_not_block() -> None:
    """A hussar leaves when a piece enters its city, whatever the power, and the piece may go on."""
    for active, name in (("prussia", "prussia-1"), ("austria", "austria-train-2")):
        s = moving({name: "a"}, CHAIN, active, hussars=["b", "d"])
        go(s, name, "b")
        assert s.hussars == [NO_CITY, build.city(s, "d")]
        assert onward(s) == {"a", "c"}


# -- stacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-10.9")
def test_stack_moves_together() -> None:
    """A stack moves as one piece, and both have moved then."""
    s = moving({"prussia-1": "a", "prussia-2": "a", "saxony-1": "e"}, CHAIN)
    go(s, "stack-prussia-1", "b", "c")
    build.answer(s, STOP)

    assert build.where(s, "prussia-1") == build.where(s, "prussia-2") == "c"
    assert not may_pick(s, "prussia-1")
    assert not may_pick(s, "prussia-2")


@pytest.mark.rule("M-10.9", "M-6.12")
@pytest.mark.parametrize(("first", "second"), [("prussia-1", "prussia-2"), ("prussia-2", "prussia-1")])
def test_generals_part(first: str, second: str) -> None:
    """Either general may move off alone, the other one may move later; the rest of the stack is a single general."""
    s = moving({"prussia-1": "c", "prussia-2": "c"}, CHAIN)
    go(s, first, "d")
    build.answer(s, STOP)

    assert s.piece_at[build.city(s, "c")] == build.piece(s, second)
    assert s.partner[build.piece(s, second)] == NO_PIECE
    go(s, second, "b")
    build.answer(s, STOP)
    assert (build.where(s, first), build.where(s, second)) == ("d", "b")


@pytest.mark.rule("M-10.9", "M-10.5")
def test_general_may_come_back_to_his_stack() -> None:
    """A general who left his stack may join the other one again, which ends the moves of both."""
    s = moving({"prussia-1": "b", "prussia-2": "b", "saxony-1": "e"}, CHAIN)
    go(s, "prussia-2", "a", "b")

    assert s.partner[build.piece(s, "prussia-1")] == build.piece(s, "prussia-2")
    assert s.on_top[build.piece(s, "prussia-1")]
    assert not may_pick(s, "prussia-1")


@pytest.mark.rule("M-10.9")
def test_stack_is_not_offered_when_one_has_moved() -> None:
    """With `join_ends_both` off a stack one of whom has moved cannot move together."""
    s = moving({"prussia-1": "a", "prussia-2": "b"}, CHAIN, options={"join_ends_both": False})
    go(s, "prussia-2", "a")

    assert marching.pick_refusal(s, STACK + build.piece(s, "prussia-1")) == marching.PARTNER_MOVED
    assert marching.pick_refusal(s, STACK + build.piece(s, "prussia-3")) == marching.NOT_ON_MAP
    assert may_pick(s, "prussia-1")


@pytest.mark.rule("M-10.9", "M-10.10")
def test_stack_with_a_power_that_does_not_act_stays() -> None:
    """A stack of powers of two stages never moves together; each general may leave it in his own stage."""
    pieces = {"france-2": "b", "prussia-3": "b"}
    s = moving(pieces, CHAIN, "france bavaria", options={"stack_partners": "allied"})
    french = build.piece(s, "france-2")

    assert marching.pick_refusal(s, STACK + french) == marching.PARTNER_NOT_ACTIVE
    assert build.offered(s) == [french, END]
