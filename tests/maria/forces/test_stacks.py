"""Chapter 6, stacks and troops."""

from typing import Any

import pytest

from pragmatica.maria import answering
from pragmatica.maria.forces import stacks
from pragmatica.maria.forces.stacks import ChooseCommander, SplitLosses, StackConsent
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import NO_CITY, NO_PIECE, PRUSSIA
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import marching, moves
from pragmatica.maria.movement.moves import March, PickPiece
from pragmatica.maria.told import observe
from tests.maria import build

LINE = "a-b-c-d"
MARIA_THERESA, LOUIS, FREDERICK = 0, 1, 2
ALLIED = {"stack_partners": "allied"}


def pair(first: int = 4, second: int = 5, **more: Any) -> State:
    """The stack of Friedrich and Schwerin, or of others that `pieces` names."""
    pieces = {"prussia-1": "a", "prussia-2": "a"}
    return build.position(pieces, on=build.graph(LINE), troops={"prussia-1": first, "prussia-2": second}, **more)


def troops(s: State, *names: str) -> list[int]:
    """Troops of generals."""
    return [s.troops[build.piece(s, name)] for name in names]


def joining(joiner: str, other: str, **more: Any) -> State:
    """A general in a, another one in b, and the movement of the joiner's power."""
    s = build.position({joiner: "a", other: "b"}, on=build.graph(LINE), active=[joiner.split("-")[0]], **more)
    moves.begin(s, build.Done())
    return s


def join(s: State, joiner: str) -> None:
    """Move the general from a to b, if he is offered it; his only step follows the pick by itself."""
    build.answer(s, build.piece(s, joiner))
    if isinstance(s.top, March):
        build.answer(s, build.city(s, "b"))


# -- who may stand together -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-6.1")
def test_generals_of_one_power_stack() -> None:
    """Two generals of one power may share a city."""
    s = pair()

    assert stacks.join_refusal(s, build.piece(s, "prussia-3"), build.piece(s, "prussia-1")) == stacks.THREE
    s.lift(build.piece(s, "prussia-2"))
    assert stacks.join_refusal(s, build.piece(s, "prussia-3"), build.piece(s, "prussia-1")) == 0


@pytest.mark.rule("M-6.1", "M-6.2", "M-2.6")
@pytest.mark.parametrize(
    ("joiner", "other", "reason"),
    [
        ("france-2", "bavaria-1", 0),
        ("saxony-1", "prussia-2", 0),
        ("france-2", "prussia-1", stacks.STRANGERS),
        ("bavaria-1", "saxony-1", stacks.STRANGERS),
        ("austria-1", "prussia-1", stacks.STRANGERS),
    ],
)
def test_mixed_stacks(joiner: str, other: str, reason: int) -> None:
    """Generals of cooperating powers may form a mixed stack; allies that do not cooperate may not."""
    s = build.position({other: "b"}, on=build.graph(LINE))

    assert stacks.join_refusal(s, build.piece(s, joiner), build.piece(s, other)) == reason


@pytest.mark.rule("D-1")
def test_option_stack_partners() -> None:
    """With `stack_partners="allied"` France may stack with Prussia, which it may not by default."""
    refusals = []
    for value in ("cooperating", "allied"):
        s = build.position({"prussia-1": "b"}, on=build.graph(LINE), options={"stack_partners": value})
        refusals.append(stacks.join_refusal(s, build.piece(s, "france-2"), build.piece(s, "prussia-1")))

    assert refusals == [stacks.STRANGERS, 0]


# -- who commands -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-6.3")
@pytest.mark.parametrize(("joiner", "other"), [("prussia-2", "prussia-1"), ("prussia-1", "prussia-2")])
def test_lower_number_commands(joiner: str, other: str) -> None:
    """The general with the lower rank number lies on top, whoever came to whom."""
    s = joining(joiner, other)
    join(s, joiner)

    assert s.piece_at[build.city(s, "b")] == build.piece(s, "prussia-1")
    assert s.on_top[build.piece(s, "prussia-2")] == 0
    upper, lower = build.piece(s, "prussia-1"), build.piece(s, "prussia-2")
    assert build.events(s, log.STACKED)[0][1:] == (upper, lower, build.city(s, "b"))


@pytest.mark.rule("M-6.4", "D-11")
@pytest.mark.parametrize(("code", "commander"), [(0, "prussia-1"), (1, "saxony-1")])
def test_equal_ranks_are_a_choice(code: int, commander: str) -> None:
    """For generals of equal rank the player says who commands: 0 the one who joins, 1 the one who is joined."""
    s = joining("prussia-1", "saxony-1")
    join(s, "prussia-1")

    assert isinstance(s.top, ChooseCommander)
    assert s.pending() == [FREDERICK]
    build.answer(s, code)
    assert s.piece_at[build.city(s, "b")] == build.piece(s, commander)


@pytest.mark.rule("M-6.4")
def test_choice_stands() -> None:
    """Who was chosen commands the stack wherever it moves."""
    s = joining("prussia-1", "saxony-1")
    join(s, "prussia-1")
    build.answer(s, 1)

    saxon = build.piece(s, "saxony-1")
    s.active = [3, 2]
    moves.begin(s, build.Done())
    build.answer(s, marching.STACK + saxon, build.city(s, "c"), build.city(s, "d"))
    assert s.piece_at[build.city(s, "d")] == saxon


# -- stacks of two players --------------------------------------------------------------------------------------------


@pytest.mark.rule("M-10.10", "M-10.19")
def test_other_player_is_asked() -> None:
    """A stack of two players is formed when the other one agrees; until then nothing has moved."""
    s = joining("france-2", "prussia-1", options=ALLIED)
    join(s, "france-2")

    assert isinstance(s.top, StackConsent)
    assert s.pending() == [FREDERICK]
    assert build.where(s, "france-2") == "a"
    build.answer(s, stacks.YES)
    assert build.where(s, "france-2") == "b"
    assert s.partner[build.piece(s, "france-2")] == build.piece(s, "prussia-1")


@pytest.mark.rule("M-10.19", "M-Q.22")
def test_refused_stack_leaves_the_mover_where_he_is() -> None:
    """After a refusal the step is not lawful; the mover may stay, or go on from where he stands."""
    s = build.position({"france-2": "b", "prussia-1": "c"}, on=build.graph(LINE), active=["france"], options=ALLIED)
    moves.begin(s, build.Done())
    build.answer(s, build.piece(s, "france-2"), build.city(s, "c"), stacks.NO)

    # He may go to a, and from there back to b, but not on to c.
    assert isinstance(s.top, March)
    assert build.where(s, "france-2") == "b"
    assert build.events(s, log.STACK_REFUSED) == [(PRUSSIA, build.piece(s, "france-2"), build.city(s, "c"))]
    build.answer(s, build.city(s, "a"), build.city(s, "b"))
    assert moves.step_refusal(s, s.top, build.city(s, "c")) == marching.REFUSED


@pytest.mark.rule("M-Q.4", "M-Q.21")
def test_refused_stack_is_not_asked_for_again() -> None:
    """A general whose only step was refused has not moved, and cannot ask again in this phase."""
    s = joining("france-2", "prussia-1", options=ALLIED)
    s.put(build.piece(s, "france-3"), build.city(s, "d"))
    join(s, "france-2")
    build.answer(s, stacks.NO)

    assert isinstance(s.top, PickPiece)
    assert build.piece(s, "france-2") not in build.offered(s)
    assert marching.pick_refusal(s, build.piece(s, "france-2"), s.top.refused) == marching.NO_STEP
    assert not s.moved[build.piece(s, "france-2")]
    s.active = [0]
    moves.begin(s, build.Done())
    assert build.piece(s, "france-2") in build.offered(s)


@pytest.mark.rule("M-6.4", "M-Q.4")
def test_who_asks_names_the_commander_first() -> None:
    """With equal ranks the asking player says who would command, then one consent covers both."""
    s = joining("bavaria-1", "prussia-1", options=ALLIED)
    join(s, "bavaria-1")

    assert s.pending() == [LOUIS]
    build.answer(s, 1)
    assert s.pending() == [FREDERICK]
    build.answer(s, stacks.YES)
    assert s.piece_at[build.city(s, "b")] == build.piece(s, "prussia-1")


@pytest.mark.rule("M-24.8")
def test_one_player_needs_no_consent() -> None:
    """With two players one seat leads both powers and is not asked."""
    s = joining("france-2", "prussia-1", options=ALLIED, players=2)
    join(s, "france-2")

    assert s.partner[build.piece(s, "france-2")] == build.piece(s, "prussia-1")


# -- troops -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-6.5")
def test_splits_keep_every_general_within_1_to_8() -> None:
    """A stack of 11 can stand as 3 + 8 to 8 + 3 and in no other way."""
    s = pair(5, 6)

    assert stacks.splits(s, build.piece(s, "prussia-1")) == [3, 4, 5, 6, 7, 8]


@pytest.mark.rule("M-6.7", "M-6.6", example="MX-2")
def test_shift() -> None:
    """4 + 5 troops may become 7 + 2 or 8 + 1, never 9 + 0 or 0 + 9; the total stays."""
    s = pair()
    commander = build.piece(s, "prussia-1")
    codes = [commander * stacks.SHIFT + n for n in (1, 2, 3, 5, 6, 7, 8)]

    assert answering.extra(s, FREDERICK) == codes
    answering.apply_extra(s, FREDERICK, commander * stacks.SHIFT + 7)
    assert troops(s, "prussia-1", "prussia-2") == [7, 2]
    assert s.stack_troops(commander) == 9


@pytest.mark.rule("M-6.9", "M-6.7")
def test_total_is_public_and_no_shift_changes_it() -> None:
    """Everybody may know the total of a power, which is the same before and after a shift."""
    s = pair(stage=3)
    before = observe.total_troops(s, PRUSSIA)
    answering.apply_extra(s, FREDERICK, answering.extra(s, FREDERICK)[0])

    assert observe.total_troops(s, PRUSSIA) == before == 9


@pytest.mark.rule("M-6.7")
def test_shift_is_secret() -> None:
    """The event of a shift is of a kind that nobody but the owner learns of."""
    s = pair()
    answering.apply_extra(s, FREDERICK, stacks.SHIFT * build.piece(s, "prussia-1") + 7)

    assert s.log == [(log.TROOPS_SHIFTED, 2, build.piece(s, "prussia-1"), 7, 2)]
    assert log.TROOPS_SHIFTED in log.SECRET_KINDS


@pytest.mark.rule("M-6.7")
def test_no_shift_between_powers_or_seats() -> None:
    """Nothing is shifted in a mixed stack, between generals in two cities, or by another seat."""
    mixed = build.position({"prussia-1": "a", "saxony-1": "a"}, on=build.graph(LINE))
    apart = build.position({"prussia-1": "a", "prussia-2": "b"}, on=build.graph(LINE))

    assert (
        answering.extra(mixed, FREDERICK) == answering.extra(apart, FREDERICK) == answering.extra(pair(), LOUIS) == []
    )


@pytest.mark.rule("M-6.7", "M-6.8", "E-16")
def test_shift_while_another_seat_is_asked() -> None:
    """The owner may shift in another player's stage, whose question stays."""
    s = pair(4, 4, active=["austria"])
    s.put(build.piece(s, "austria-1"), build.city(s, "c"))
    moves.begin(s, build.Done())
    question = s.top

    assert s.pending() == [MARIA_THERESA]
    answering.apply_extra(s, FREDERICK, answering.extra(s, FREDERICK)[0])
    assert s.top is question
    assert s.pending() == [MARIA_THERESA]


@pytest.mark.rule("M-6.7")
def test_no_shift_while_losses_are_split() -> None:
    """The stacks of a power are not regrouped while it is asked how the rest of one is divided."""
    s = pair()
    s.top = SplitLosses(build.Done(), build.piece(s, "prussia-1"))

    assert answering.extra(s, FREDERICK) == []


# -- losses -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-6.11", example="MX-3")
def test_last_troop_stays_with_the_commander() -> None:
    """A stack of 9 that loses 8: Friedrich keeps 1, Schwerin leaves the board."""
    s = pair()

    assert not stacks.lose(s, build.piece(s, "prussia-1"), 8)
    assert troops(s, "prussia-1", "prussia-2") == [1, 0]
    assert s.place[build.piece(s, "prussia-2")] == NO_CITY
    assert s.partner[build.piece(s, "prussia-1")] == NO_PIECE


@pytest.mark.rule("M-6.11", example="MX-3")
def test_two_troops_are_one_each() -> None:
    """A stack of 9 that loses 7 in a battle: both stay with 1 each, and nothing is asked."""
    s = pair()

    assert not stacks.lose_in_battle(s, build.piece(s, "prussia-1"), 7)
    assert troops(s, "prussia-1", "prussia-2") == [1, 1]


@pytest.mark.rule("M-6.6", "M-6.11")
def test_a_secret_total_is_not_told_by_a_missing_question() -> None:
    """Outside a battle nobody knows the total, so the owner is asked even if one split alone is possible."""
    s = pair()

    assert stacks.lose(s, build.piece(s, "prussia-1"), 7)
    assert stacks.splits(s, build.piece(s, "prussia-1")) == [1]


@pytest.mark.rule("M-6.11")
def test_owner_splits_the_rest() -> None:
    """With 5 of 9 troops left the owner divides them as he likes, in secret."""
    s = pair()
    commander = build.piece(s, "prussia-1")
    done = build.Done()

    assert stacks.lose(s, commander, 4)
    assert s.stack_troops(commander) == 5
    s.top = SplitLosses(done, commander)
    assert s.pending() == [FREDERICK]
    assert build.offered(s) == [1, 2, 3, 4]
    build.answer(s, 1)
    assert troops(s, "prussia-1", "prussia-2") == [1, 4]
    assert done.times == 1


@pytest.mark.rule("M-6.11", "M-6.5")
def test_rest_is_lawful_before_it_is_split() -> None:
    """Whatever is lost, each general that stays has 1 to 8 troops at once."""
    for lost in range(1, 15):
        s = pair(8, 8)
        stacks.lose(s, build.piece(s, "prussia-1"), lost)
        assert all(1 <= n <= 8 for n in troops(s, "prussia-1", "prussia-2"))
        assert sum(troops(s, "prussia-1", "prussia-2")) == 16 - lost


@pytest.mark.rule("M-6.11", "M-6.13")
def test_both_leave_without_troops() -> None:
    """A stack that loses everything leaves the board; no marker changes for it."""
    s = pair()
    markers = s.marker

    assert not stacks.lose(s, build.piece(s, "prussia-1"), 9)
    assert [s.place[build.piece(s, name)] for name in ("prussia-1", "prussia-2")] == [NO_CITY, NO_CITY]
    assert s.piece_at[build.city(s, "a")] == NO_PIECE
    assert s.marker is markers
    assert len(build.events(s, log.GENERAL_LOST)) == 2


@pytest.mark.rule("M-6.10")
def test_general_leaves_with_his_last_troop() -> None:
    """A single general stays while he has a troop, and leaves with the last one."""
    s = build.position({"prussia-1": "a"}, on=build.graph(LINE), troops={"prussia-1": 3})

    stacks.lose_alone(s, build.piece(s, "prussia-1"), 2)
    assert build.where(s, "prussia-1") == "a"
    stacks.lose_alone(s, build.piece(s, "prussia-1"), 1)
    assert s.place[build.piece(s, "prussia-1")] == NO_CITY


@pytest.mark.rule("M-6.10")
def test_general_does_not_leave_while_he_can_be_given_a_troop() -> None:
    """In a stack of one power the lower general with 1 troop stays when 1 is lost and the other has more."""
    s = pair(4, 1)

    stacks.lose(s, build.piece(s, "prussia-1"), 1)

    assert build.where(s, "prussia-2") == "a"
    assert sum(troops(s, "prussia-1", "prussia-2")) == 4


@pytest.mark.rule("M-6.12")
def test_who_leaves_a_stack_keeps_his_troops() -> None:
    """A general who moves off keeps the troops recorded for him, and so does the other; both can be moved."""
    s = pair(4, 5, active=["prussia"])
    moves.begin(s, build.Done())
    build.answer(s, build.piece(s, "prussia-1"), moves.STOP)

    assert troops(s, "prussia-1", "prussia-2") == [4, 5]
    assert build.where(s, "prussia-1") == "b"
    assert s.piece_at[build.city(s, "a")] == build.piece(s, "prussia-2")
