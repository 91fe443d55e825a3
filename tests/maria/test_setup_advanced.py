"""Chapter 4 in the advanced game, and the order of play with all its stages."""

import pytest

from pragmatica.core.flow.frame import Frame
from pragmatica.maria import answering, sequence
from pragmatica.maria.kept.board import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    NO_CITY,
    OFF_MAP_BOX,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from pragmatica.maria.kept.realm import AUSTRIAN_ALLY, NEUTRAL
from pragmatica.maria.supply import hussars
from tests.maria import realm
from tests.maria.realm import build


@pytest.mark.rule("M-1.2", "M-3.4", "M-15.1", "M-3.2")
def test_both_maps_are_used() -> None:
    """Joined by roads, and with nobody out of the game."""
    s = realm.start()

    assert not all(s.board.on_bohemia)
    assert s.board.distance[build.city(s, "paris")][build.city(s, "wien")] < 30
    assert [s.place[piece] for piece in range(30) if s.place[piece] > NO_CITY] == [OFF_MAP_BOX] * 2


@pytest.mark.rule("M-4.4", "M-3.13", "M-10.31", "D-62")
def test_one_prussian_general_and_train_start_in_boxes() -> None:
    """Der Alte Dessauer in East Prussia, the second train in the Silesia box."""
    s = realm.start()

    assert build.where(s, "prussia-4") == build.where(s, "prussia-train-2") == str(OFF_MAP_BOX)


@pytest.mark.rule("M-4.5", "M-4.6", "D-6", "M-15.3")
@pytest.mark.parametrize(("from_pool", "prussia", "austria"), [(True, 11, 3), (False, 13, 8)])
def test_pools(from_pool: bool, prussia: int, austria: int) -> None:
    """The markers in Silesia come out of the pools, unless the option says otherwise."""
    pool = realm.start(silesia_markers_from_pool=from_pool).realm.pool

    assert [pool[power] for power in (PRUSSIA, FRANCE, PRAGMATIC, AUSTRIA)] == [prussia, 11, 8, austria]


@pytest.mark.rule("M-4.10", "M-8.10", example="MX-10")
def test_eleven_cards_are_left_after_the_deal() -> None:
    """27 of 38 are dealt."""
    s = realm.start()

    assert [len(s.hands[power]) for power in range(len(POWERS))] == [2, 5, 9, 3, 3, 5]
    assert len(s.pile) == 11


@pytest.mark.rule("M-4.12", "M-4.11", "M-6.9", example="MX-1")
def test_the_general_in_the_box_takes_part_in_the_division() -> None:
    """Prussia gives 8, 4, 4, and the rest, 6, to Der Alte Dessauer; 9 is too many."""
    s = realm.start()
    seat = s.relations.seat_of[PRUSSIA]

    assert max(answering.legal(s, seat)) == 8
    for troops in (8, 4, 4):
        answering.apply(s, seat, troops)
    for other in s.pending():
        while other in s.pending():
            answering.apply(s, other, answering.legal(s, other)[0])

    assert [s.troops[general] for general in s.board.generals_of[PRUSSIA]] == [8, 4, 4, 6]


@pytest.mark.rule("M-4.13", "M-20.6")
def test_france_owes_bavaria_a_subsidy() -> None:
    """For three turns, one card each, not to be cancelled."""
    assert realm.start().realm.contracts == [(FRANCE, BAVARIA, 3, 1, 0)]


@pytest.mark.rule("M-4.14", "M-4.15", "M-3.14", "D-8", "M-3.2")
def test_politics_at_the_start() -> None:
    """25 undrawn cards, a marker on "*" of each track, empty boxes and battle boxes."""
    s = realm.start()

    assert len(s.realm.political_pile) == 25
    assert s.realm.track == s.board.politics.star
    assert s.realm.battle_box == [0] * 6
    assert s.realm.box_owner == [6] * 4


@pytest.mark.rule("M-4.7", "M-4.8", "M-3.11", "M-18.6")
def test_electors_at_the_start() -> None:
    """Köln and Mannheim are French, Mainz and Trier held jointly; the others follow their countries."""
    s = realm.start()

    assert [realm.control(s, city) for city in ("koeln", "mannheim", "mainz", "trier")] == [
        "france",
        "france",
        "joint",
        "joint",
    ]
    assert [realm.control(s, city) for city in ("berlin", "dresden", "muenchen", "praha", "hannover")] == [
        "prussia",
        "saxony",
        "bavaria",
        "austria",
        "pragmatic",
    ]


# -- order of play ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-5.1", "M-5.2", "M-5.5", "M-13.1", "M-13.12", "M-19.36", "D-4")
@pytest.mark.parametrize(
    ("saxony", "stage", "active"),
    [
        (0, 4, (PRUSSIA, SAXONY)),
        (0, 5, (AUSTRIA, PRAGMATIC)),
        (NEUTRAL, 4, (PRUSSIA,)),
        (NEUTRAL, 5, (AUSTRIA, PRAGMATIC, SAXONY)),
        (AUSTRIAN_ALLY, 5, (AUSTRIA, PRAGMATIC, SAXONY)),
        (0, 6, (FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA, PRAGMATIC)),
        (NEUTRAL, 6, (FRANCE, BAVARIA, PRUSSIA, AUSTRIA, PRAGMATIC, SAXONY)),
    ],
)
def test_who_acts(saxony: int, stage: int, active: tuple[int, ...]) -> None:
    """Saxony goes over to Austria's stage when it leaves Prussia."""
    assert tuple(sequence.active_powers(realm.position(saxony=saxony), stage)) == active


@pytest.mark.rule("M-2.3", "M-2.2", "M-2.4", "M-2.6")
def test_the_pragmatic_army_is_a_major_power_like_others() -> None:
    """It takes part, has an account, and cooperates with Austria."""
    s = realm.position()

    assert s.rules.takes_part[PRAGMATIC]
    assert s.relations.major_of[PRAGMATIC] == PRAGMATIC
    assert s.relations.cooperating[PRAGMATIC][AUSTRIA]
    assert s.relations.hostile[PRAGMATIC][PRUSSIA]


@pytest.mark.rule("M-24.9", "M-19.36", "E-17")
@pytest.mark.parametrize(
    ("players", "saxony", "seat"), [(3, 0, 2), (3, 1, 0), (3, 2, 0), (2, 0, 0), (2, 1, 1), (2, 2, 1)]
)
def test_who_leads_saxony(players: int, saxony: int, seat: int) -> None:
    """Austria's player as soon as it is no Prussian ally."""
    assert realm.position(players=players, saxony=saxony).relations.seat_of[SAXONY] == seat


@pytest.mark.rule("M-19.36", "D-35")
@pytest.mark.parametrize(("option", "drew", "acts"), [(True, 5, True), (False, 5, False), (False, 4, True)])
def test_saxony_may_act_twice_in_the_turn_in_which_it_leaves(option: bool, drew: int, acts: bool) -> None:
    """With the option off only if it has not acted with Prussia in this turn."""
    s = realm.position(saxony=AUSTRIAN_ALLY, turn=5, options={"saxony_double_stage": option})
    s.realm.saxony_left, s.realm.saxony_drew = 5, drew

    assert (SAXONY in sequence.active_powers(s, sequence.AUSTRIA_PRAGMATIC)) == acts


@pytest.mark.rule("M-5.10", "M-5.4", "M-5.7")
def test_the_order_of_a_turn() -> None:
    """Politics, hussars, three action stages of five phases and an end, election, winter, end of the turn."""
    stages = [stage for stage, _ in sequence.ADVANCED_ORDER]

    assert stages == [1, 2, *[3] * 6, *[4] * 6, *[5] * 6, 7, 6, 7]
    assert [phase for stage, phase in sequence.ADVANCED_ORDER if stage == 4] == [1, 2, 3, 4, 5, 0]


@pytest.mark.rule("M-7.2", "M-7.3")
def test_hussars_stay_on_the_bohemia_map() -> None:
    """But Arenberg, on the other map, counts for the distance."""
    s = realm.position({"austria-6": "mannheim"})
    near = s.board.distance[build.city(s, "mannheim")]

    offered = {city for city in range(len(s.piece_at)) if near[city] <= 4 and s.board.on_bohemia[city]}
    assert set(hussars.cities(s)) == offered != set()


def frames() -> set[str]:
    """All kinds of frames that the engine defines."""
    found: set[str] = set()
    kinds: list[type] = [Frame]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if kind.__module__.startswith("pragmatica.maria."):
            found.add(kind.__name__)
    return found


@pytest.mark.rule("M-5.11")
def test_every_kind_of_frame_can_be_read_back() -> None:
    """None is missing from the table of kinds, save those that only others are made of."""
    assert frames() - set(sequence.FRAMES) <= {"Joiner", "Turns"}
