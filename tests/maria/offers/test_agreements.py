"""Chapter 21, agreements, and free actions."""

import pytest

from pragmatica.maria import answering
from pragmatica.maria.diplomacy import peace, promises
from pragmatica.maria.diplomacy.election import CHARLES, Vote
from pragmatica.maria.kept import clauses
from pragmatica.maria.kept.board import PRUSSIA
from pragmatica.maria.kept.clauses import AREAS, CONTRACT, KEEP_AWAY, KEEP_OUT, LEAVE, NO_ATTACK, PEACE, VOTE
from pragmatica.maria.kept.log_advanced import PROPOSED
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import moves
from pragmatica.maria.movement.moves import END, STOP
from pragmatica.maria.offers import agreements, freely
from tests.maria import affairs, realm
from tests.maria.affairs import AUSTRIA, FREDERICK, LOUIS, MARIA, PRAGMATIC
from tests.maria.realm import build

SILESIA = AREAS.index("silesia")


def promise(s: State, *clause: int) -> None:
    """A promise that Maria Theresa and Frederick have made."""
    s.realm.agreements = [*s.realm.agreements, (MARIA, FREDERICK, *clause)]


def moving(pieces: dict[str, str], power: str, **others: object) -> State:
    """The power is about to move."""
    s = realm.position(pieces, active=[power], stage=5, **others)
    moves.begin(s, build.Done())
    return s


def propose(s: State, seat: int, other: int, *numbers: int) -> None:
    """Write a draft and propose it."""
    for number in numbers:
        assert freely.WRITE + number in answering.extra(s, seat)
        answering.apply_extra(s, seat, freely.WRITE + number)
    assert freely.PROPOSE + other in answering.extra(s, seat)
    answering.apply_extra(s, seat, freely.PROPOSE + other)


def names(s: State, codes: list[int]) -> set[str]:
    """Cities among codes."""
    return {s.board.city_ids[code] for code in codes if code < len(s.board.city_ids)}


# -- making them ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-21.1", "M-21.2", "M-21.4")
def test_an_agreement_is_proposed_and_accepted() -> None:
    """It is public from the proposal on, and binds once it is accepted."""
    s = realm.position(stage=3)
    propose(s, FREDERICK, MARIA, NO_ATTACK, PRUSSIA, AUSTRIA, 2, KEEP_OUT, AUSTRIA, SILESIA, 2)
    assert realm.events(s, PROPOSED) == [
        (FREDERICK, MARIA, 1, NO_ATTACK, PRUSSIA, AUSTRIA, 2, KEEP_OUT, AUSTRIA, SILESIA, 2)
    ]
    assert s.realm.agreements == []
    answering.apply_extra(s, MARIA, freely.ACCEPT + freely.ANSWERS)

    assert s.realm.agreements == [
        (FREDERICK, MARIA, NO_ATTACK, PRUSSIA, AUSTRIA, 2),
        (FREDERICK, MARIA, KEEP_OUT, AUSTRIA, SILESIA, 2),
    ]


@pytest.mark.rule("M-21.2")
def test_a_proposal_may_be_refused_or_withdrawn() -> None:
    """By whom it was made to, or who made it."""
    for seat in (MARIA, FREDERICK):
        s = realm.position(stage=3)
        propose(s, FREDERICK, MARIA, NO_ATTACK, PRUSSIA, AUSTRIA, 2)
        answering.apply_extra(s, seat, freely.REFUSE + freely.ANSWERS)
        assert (s.realm.proposals, s.realm.agreements) == ([], [])


@pytest.mark.rule("M-21.5", "M-20.1", example="MX-30")
def test_a_subsidy_for_a_retreat_from_silesia() -> None:
    """The Pragmatic Army pays Austria for two turns; Austria's generals leave Silesia."""
    s = realm.position(stage=3)
    propose(s, FREDERICK, MARIA, CONTRACT, PRAGMATIC, AUSTRIA, 2, 1, LEAVE, AUSTRIA, SILESIA, 1)
    answering.apply_extra(s, MARIA, freely.ACCEPT + freely.ANSWERS)

    assert s.realm.contracts == [(PRAGMATIC, AUSTRIA, 2, 1, 1)]
    assert s.realm.agreements == [(FREDERICK, MARIA, LEAVE, AUSTRIA, SILESIA, 1)]


@pytest.mark.rule("M-21.1", example="MX-31")
def test_a_cease_fire_for_keeping_away() -> None:
    """Prussia attacks no Austrian for two turns if these keep more than three cities away from Neisse."""
    s = realm.position(stage=3)
    neisse = build.city(s, "neisse")
    propose(s, FREDERICK, MARIA, NO_ATTACK, PRUSSIA, AUSTRIA, 2, KEEP_AWAY, AUSTRIA, neisse, 3, 2)
    answering.apply_extra(s, MARIA, freely.ACCEPT + freely.ANSWERS)

    assert len(s.realm.agreements) == 2


@pytest.mark.rule("M-21.6", "M-21.5", "M-21.7", "D-56", example="MX-31")
def test_nothing_else_can_be_written() -> None:
    """No form gives cards away, waives a protection, changes an alliance, or makes another peace."""
    s = realm.position(stage=3)

    assert set(freely.following(s, ())) <= {*range(1, len(clauses.FORMS))}
    assert clauses.FORMS[1:] == (
        "contract",
        "cancel",
        "no-attack",
        "keep-out",
        "keep-away",
        "leave",
        "peace",
        "vote",
        "words",
    )


@pytest.mark.rule("M-21.2")
def test_nobody_promises_for_a_third() -> None:
    """Louis cannot bind Prussia in an agreement with Maria Theresa."""
    s = realm.position(stage=3)
    for number in (NO_ATTACK, PRUSSIA, AUSTRIA, 2):
        answering.apply_extra(s, LOUIS, freely.WRITE + number)

    assert freely.PROPOSE + MARIA not in answering.extra(s, LOUIS)
    assert freely.PROPOSE + FREDERICK in answering.extra(s, LOUIS)


@pytest.mark.rule("M-21.3")
def test_agreements_are_short() -> None:
    """Four clauses at most; a draft may be thrown away."""
    s = realm.position(stage=3)
    draft = (PEACE, PRUSSIA, 2) * clauses.MAX_CLAUSES
    assert freely.following(s, draft) == []
    s.realm.drafts = [(), (), (PEACE, PRUSSIA, 2), (), (), ()]
    answering.apply_extra(s, FREDERICK, freely.CLEAR)

    assert s.realm.drafts[FREDERICK] == ()


@pytest.mark.rule("E-16")
def test_free_actions_change_no_decision_that_is_due() -> None:
    """The same question is open before and after."""
    s = moving({"austria-1": "wien"}, "austria")
    top = s.top
    propose(s, FREDERICK, MARIA, NO_ATTACK, PRUSSIA, AUSTRIA, 2)

    assert s.top is top
    assert s.pending() == [MARIA]


# -- what they forbid -------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-21.2")
def test_no_attack() -> None:
    """A Prussian at Bunzlau does not step to Liegnitz, next to an Austrian at Breslau."""
    pieces = {"prussia-1": "bunzlau", "austria-1": "breslau"}
    for bound in (False, True):
        s = moving(pieces, "prussia")
        if bound:
            promise(s, NO_ATTACK, PRUSSIA, AUSTRIA, 2)
        build.answer(s, build.piece(s, "prussia-1"))
        assert ("liegnitz" in names(s, build.offered(s))) != bound
        assert "sagan" in names(s, build.offered(s))


@pytest.mark.rule("M-21.2")
def test_who_could_only_break_a_promise_is_not_picked() -> None:
    """Hemmed in by trains, he could step nowhere but next to the Austrian."""
    pieces = {"prussia-1": "oels", "prussia-train-1": "kempen", "austria-1": "liegnitz"}
    s = moving(pieces, "prussia")
    assert build.piece(s, "prussia-1") in build.offered(s)
    promise(s, NO_ATTACK, PRUSSIA, AUSTRIA, 2)

    assert build.piece(s, "prussia-1") not in build.offered(s)


@pytest.mark.rule("M-21.2")
def test_a_general_may_still_join_another() -> None:
    """The only way that keeps the promise leads into a stack."""
    pieces = {"prussia-1": "oels", "prussia-2": "kempen", "austria-1": "liegnitz"}
    s = moving(pieces, "prussia")
    promise(s, NO_ATTACK, PRUSSIA, AUSTRIA, 2)

    assert build.piece(s, "prussia-1") in build.offered(s)


@pytest.mark.rule("M-21.2")
def test_a_promise_is_cited() -> None:
    """The answer that it forbids names it."""
    s = moving({"prussia-1": "bunzlau", "austria-1": "breslau"}, "prussia")
    promise(s, VOTE, PRUSSIA, CHARLES)
    promise(s, NO_ATTACK, PRUSSIA, AUSTRIA, 2)
    build.answer(s, build.piece(s, "prussia-1"))
    assert s.top is not None

    assert agreements.breach(s, s.top, build.city(s, "liegnitz")) == 1
    assert agreements.breach(s, s.top, build.city(s, "sagan")) == promises.KEPT


@pytest.mark.rule("M-21.2")
def test_keeping_out_of_an_area() -> None:
    """An Austrian at Troppau does not enter Silesia."""
    s = moving({"austria-1": "troppau"}, "austria")
    promise(s, KEEP_OUT, AUSTRIA, SILESIA, 3)
    build.answer(s, build.piece(s, "austria-1"))

    assert not any(s.board.silesia[build.city(s, name)] for name in names(s, build.offered(s)))
    assert names(s, build.offered(s))


@pytest.mark.rule("M-21.2", example="MX-31")
def test_keeping_away_from_a_city() -> None:
    """More than one city from Neisse means not to Troppau; who is nearer already may go farther off."""
    s = moving({"austria-1": "neisse"}, "austria")
    promise(s, KEEP_AWAY, AUSTRIA, build.city(s, "neisse"), 1, 3)
    build.answer(s, build.piece(s, "austria-1"))
    assert "troppau" in names(s, build.offered(s))
    build.answer(s, build.city(s, "troppau"))

    assert "neisse" not in names(s, build.offered(s))


@pytest.mark.rule("M-21.2")
def test_leaving_by_a_turn() -> None:
    """From that turn on the phase does not end before the general has marched, and he marches out."""
    s = moving({"austria-1": "neisse", "austria-2": "wien"}, "austria", turn=2)
    promise(s, LEAVE, AUSTRIA, SILESIA, 2)
    assert END not in build.offered(s)
    build.answer(s, build.piece(s, "austria-1"))
    assert names(s, build.offered(s)) == {"troppau"}
    build.answer(s, build.city(s, "troppau"), STOP)

    assert END in build.offered(s)


@pytest.mark.rule("M-21.2")
def test_before_that_turn_nothing_is_owed() -> None:
    """The phase may end."""
    s = moving({"austria-1": "neisse"}, "austria", turn=1)
    promise(s, LEAVE, AUSTRIA, SILESIA, 2)

    assert END in build.offered(s)


@pytest.mark.rule("M-21.8")
def test_a_promise_ends_with_its_last_turn() -> None:
    """Afterwards it forbids nothing, and it is struck off."""
    s = moving({"austria-1": "troppau"}, "austria", turn=4)
    promise(s, KEEP_OUT, AUSTRIA, SILESIA, 3)
    build.answer(s, build.piece(s, "austria-1"))
    assert "neisse" in names(s, build.offered(s))
    promises.expire(s)

    assert s.realm.agreements == []


@pytest.mark.rule("M-21.8")
def test_a_promise_that_leaves_no_answer_lapses() -> None:
    """A vote has to be cast: of two contrary promises neither counts."""
    s = realm.position()
    for candidate in (0, 1):
        promise(s, VOTE, PRUSSIA, candidate)
    s.top = Vote(build.Done(), (build.city(s, "berlin"),), 0, 0)

    assert build.offered(s) == [0, 1]


@pytest.mark.rule("M-21.1", "M-18.7")
def test_a_promised_vote() -> None:
    """Prussia has promised Charles its vote; Dresden's is free."""
    s = realm.position()
    promise(s, VOTE, PRUSSIA, CHARLES)
    s.top = Vote(build.Done(), (build.city(s, "berlin"), build.city(s, "dresden")), 0, 0)
    assert build.offered(s) == [CHARLES]
    build.answer(s, CHARLES)

    assert len(build.offered(s)) == 2


@pytest.mark.rule("M-19.11", "M-21.7")
def test_a_promised_peace() -> None:
    """Prussia must offer it, and Austria accept it."""
    cities = ("glogau", "liegnitz", "breslau", "brieg", "glatz", "neisse", "cosel")
    s = realm.position(markers=dict.fromkeys(cities, "prussia"))
    promise(s, PEACE, PRUSSIA, 3)
    promise(s, PEACE, AUSTRIA, 3)
    peace.begin(s, build.Done())
    assert build.offered(s) == [peace.YES]
    build.answer(s, peace.YES)

    assert build.offered(s) == [peace.YES]


@pytest.mark.rule("M-21.2", "M-21.8", "M-19.36")
@pytest.mark.parametrize(("former", "field"), [("sax4", 5), ("sax6", 3)])
def test_promises_for_saxony_outlive_a_change_that_leaves_it_to_its_player(former: str, field: int) -> None:
    """Maria Theresa, who leads a neutral and an allied Saxony alike, keeps her word."""
    from pragmatica.maria.diplomacy import saxony

    s = realm.position()
    affairs.at_field(s, saxony=former)
    promise(s, NO_ATTACK, affairs.SAXONY, PRUSSIA, 5)
    saxony.arrive(s, build.Done(), field)

    assert len(s.realm.agreements) == 1


@pytest.mark.rule("M-21.8", "M-19.36")
def test_promises_for_saxony_end_when_it_changes_sides() -> None:
    """Who made them does not play it any more."""
    from pragmatica.maria.diplomacy import saxony

    s = realm.position()
    promise(s, NO_ATTACK, affairs.SAXONY, AUSTRIA, 5)
    saxony.arrive(s, build.Done(), 3)

    assert s.realm.agreements == []


@pytest.mark.rule("M-21.9", "M-14.10")
def test_nothing_binds_in_the_introductory_game() -> None:
    """No free action but shifts is offered."""
    s = build.position({"prussia-1": "liegnitz"}, stage=3)

    assert all(code < freely.FIRST for code in answering.extra(s, FREDERICK))


@pytest.mark.rule("M-21.2")
def test_who_is_in_an_area_already_may_move_there() -> None:
    """Keeping out of Silesia does not hold an Austrian fast at Neisse."""
    s = moving({"austria-1": "neisse"}, "austria")
    promise(s, KEEP_OUT, AUSTRIA, SILESIA, 3)
    build.answer(s, build.piece(s, "austria-1"))

    assert {"brieg", "cosel", "troppau"} <= names(s, build.offered(s))


@pytest.mark.rule("M-21.1", "M-20.2")
def test_nobody_makes_promises_to_himself() -> None:
    """A seat alone concludes contracts between its powers, nothing else."""
    s = realm.position(stage=3)
    s.realm.drafts = [(), (), (NO_ATTACK, PRUSSIA, PRAGMATIC, 2), (), (), ()]

    assert freely.PROPOSE + FREDERICK not in answering.extra(s, FREDERICK)
