"""Chapters 15 and 16: pools, boxes, and what battles and hunger are worth."""

import pytest

from pragmatica.maria.battle import aftermath, combat
from pragmatica.maria.kept.board import AUSTRIA, BAVARIA, FRANCE, NOBODY, POWERS, PRAGMATIC, PRUSSIA, SAXONY
from pragmatica.maria.kept.realm import AUSTRIAN_ALLY, EMPEROR
from pragmatica.maria.movement import conquest
from pragmatica.maria.supply import feeding
from pragmatica.maria.victory import points
from tests.maria import realm
from tests.maria.realm import build


@pytest.mark.rule("M-16.1", "D-43", example="MX-23")
@pytest.mark.parametrize(
    ("lost", "gone", "worth"), [(1, 0, 0), (2, 0, 0), (2, 1, 1), (2, 2, 1), (3, 2, 1), (5, 1, 1), (6, 0, 2), (9, 2, 3)]
)
def test_a_battle_is_worth_a_point_for_three_troops(lost: int, gone: int, worth: int) -> None:
    """Or one point for generals alone; the larger counts."""
    assert points.worth(lost, gone) == worth


@pytest.mark.rule("M-15.3", "M-10.50", "M-3.3")
def test_a_marker_comes_from_the_pool_and_the_former_one_returns() -> None:
    """Breslau changes hands."""
    s = realm.position(markers={"breslau": "austria"})

    points.mark(s, build.city(s, "breslau"), PRUSSIA)

    assert (realm.pool(s, "prussia"), realm.pool(s, "austria")) == (4, 6)


@pytest.mark.rule("M-23.4")
def test_a_pool_may_sink_below_nothing() -> None:
    """A marker beyond the last one is virtual."""
    s = realm.position(pools={"france": 0})

    points.mark(s, build.city(s, "praha"), FRANCE)

    assert (realm.pool(s, "france"), realm.marker(s, "praha")) == (-1, "france")


@pytest.mark.rule("M-10.50", example="MX-19")
def test_the_pragmatic_army_frees_an_austrian_fortress() -> None:
    """The French marker goes back, and none is laid down in the Austrian Netherlands."""
    s = realm.position(markers={"bruessel": "france"})

    conquest.conquer(s, PRAGMATIC, build.city(s, "bruessel"))

    assert (realm.marker(s, "bruessel"), realm.control(s, "bruessel")) == (None, "austria")
    assert (realm.pool(s, "france"), realm.pool(s, "pragmatic")) == (6, 5)


@pytest.mark.rule("M-10.50", "M-10.52", example="MX-20")
def test_austria_retakes_a_silesian_fortress() -> None:
    """Silesia is always marked."""
    s = realm.position(markers={"neisse": "prussia"})

    conquest.conquer(s, AUSTRIA, build.city(s, "neisse"))

    assert realm.marker(s, "neisse") == "austria"


@pytest.mark.rule("M-10.50", "M-16.7", "M-10.53", example="MX-20")
def test_a_third_rhine_elector_is_a_point() -> None:
    """France holds Köln and Mannheim and takes Mainz: no victory marker there, but one in the box."""
    s = realm.position()

    conquest.conquer(s, FRANCE, build.city(s, "mainz"))

    assert (realm.marker(s, "mainz"), realm.control(s, "mainz")) == (None, "france")
    assert (realm.owner(s, "electors"), realm.pool(s, "france")) == ("france", 4)


@pytest.mark.rule("M-16.7", "D-45")
def test_the_box_is_lost_with_the_third_elector() -> None:
    """The marker goes back as soon as fewer than three are held."""
    s = realm.position(electors={"mainz": "france"}, boxes={"electors": "france"}, pools={"france": 4})

    conquest.conquer(s, AUSTRIA, build.city(s, "koeln"))

    assert (realm.owner(s, "electors"), realm.pool(s, "france")) == (None, 5)


@pytest.mark.rule("M-16.7")
def test_three_electors_of_the_allies_are_the_pragmatic_armys_point() -> None:
    """Even if Austria takes the third."""
    s = realm.position()

    conquest.conquer(s, AUSTRIA, build.city(s, "koeln"))

    assert (realm.owner(s, "electors"), realm.pool(s, "pragmatic"), realm.pool(s, "austria")) == ("pragmatic", 4, 5)


@pytest.mark.rule("M-10.43", "M-3.9")
@pytest.mark.parametrize("general", ["austria-1", "pragmatic-1"])
def test_both_allies_protect_rhine_electors(general: str) -> None:
    """Mainz is held jointly."""
    s = realm.position({general: "trier"})

    assert conquest.protector(s, build.city(s, "trier")) == build.piece(s, general)


@pytest.mark.rule("M-10.43")
def test_saxony_protects_them_while_it_cooperates_with_austria() -> None:
    """As a Prussian ally it does not."""
    city = realm.board().city_number["mainz"]

    assert conquest.protector(realm.position({"saxony-1": "mainz"}), city) != build.piece(realm.position(), "saxony-1")
    s = realm.position({"saxony-1": "mainz"}, saxony=AUSTRIAN_ALLY)
    assert conquest.protector(s, city) == build.piece(s, "saxony-1")


@pytest.mark.rule("M-16.2", "M-16.6")
def test_the_winner_fills_his_boxes_and_the_loser_empties_his() -> None:
    """Out of the pool and back into it."""
    s = realm.position(battle_boxes={"austria": 1, "prussia": 1})

    points.battle(s, AUSTRIA, PRUSSIA, 1)

    assert (realm.in_battle_boxes(s, "austria"), realm.pool(s, "austria")) == (2, 4)
    assert (realm.in_battle_boxes(s, "prussia"), realm.pool(s, "prussia")) == (0, 6)


@pytest.mark.rule("M-16.2", "M-16.1", example="MX-22")
def test_points_beyond_the_boxes_are_lost() -> None:
    """Three points, two free boxes; the loser had one marker."""
    s = realm.position(battle_boxes={"austria": 1})

    points.battle(s, FRANCE, AUSTRIA, 3)

    assert (realm.in_battle_boxes(s, "france"), realm.pool(s, "france")) == (2, 3)
    assert (realm.in_battle_boxes(s, "austria"), realm.pool(s, "austria")) == (0, 6)


@pytest.mark.rule("M-16.3", "M-16.4")
def test_minor_powers_have_no_account_of_their_own() -> None:
    """Bavaria's is France's, Saxony's that of whom it follows; a stack's is its supreme commander's."""
    s = realm.position({"pragmatic-1": "breda", "austria-6": "breda"})
    number = s.board.piece_number

    assert points.account(s, number["bavaria-1"]) == FRANCE
    assert points.account(s, number["saxony-1"]) == PRUSSIA
    assert points.account(s, s.piece_at[build.city(s, "breda")]) == PRAGMATIC
    assert points.account(realm.position(saxony=AUSTRIAN_ALLY), number["saxony-1"]) == AUSTRIA


@pytest.mark.rule("M-16.8", "M-3.12")
def test_a_box_holds_one_marker() -> None:
    """It comes out of the pool, and goes back when it is taken away."""
    s = realm.position()

    points.box(s, EMPEROR, AUSTRIA)
    points.box(s, EMPEROR, AUSTRIA)
    assert realm.pool(s, "austria") == 4
    points.box(s, EMPEROR, NOBODY)
    assert realm.pool(s, "austria") == 5


# -- battles ----------------------------------------------------------------------------------------------------------


def fight(s: realm.State, *codes: int) -> build.Done:
    """Begin the combat phase and answer what is asked."""
    done = build.Done()
    combat.begin(s, done)
    build.answer(s, *codes)
    return done


@pytest.mark.rule("M-11.15", "M-16.1", "M-11.18", "M-11.36", example="MX-22")
def test_troops_that_cannot_retreat_count() -> None:
    """Ten Austrians of two generals lose by one, and are lost on a dead end: three points for France."""
    on = realm.graph("a-b", country={"a": "bavaria"})
    s = realm.position(
        {"bavaria-1": "a", "austria-1": "b", "austria-2": "b"},
        on=on,
        troops={"bavaria-1": 8, "austria-1": 4, "austria-2": 6},
        hands={"bavaria": ["d1-spades-3"]},
        battle_boxes={"austria": 1},
        active=["bavaria"],
    )

    fight(s, *build.cards(s, "d1-spades-3"), combat.GIVE_UP)

    assert (realm.in_battle_boxes(s, "france"), realm.in_battle_boxes(s, "austria")) == (2, 0)
    assert s.realm.victor == s.relations.seat_of[BAVARIA]


@pytest.mark.rule("M-11.11", "M-11.18")
def test_a_tie_has_no_winner() -> None:
    """Who won before still counts as the latest winner."""
    s = realm.position({"prussia-1": "a", "austria-1": "b"}, on=realm.graph("a-b"), active=["prussia"])
    s.realm.victor = 1

    fight(s, combat.GIVE_UP)

    assert s.realm.victor == 1


@pytest.mark.rule("M-11.16")
def test_one_player_may_play_both_hands() -> None:
    """Prussia and the Pragmatic Army meet across the border of the maps."""
    on = realm.graph("a-b", flanders="a")
    s = realm.position({"prussia-1": "b", "pragmatic-1": "a"}, on=on, active=["prussia"])

    done = build.Done()
    combat.begin(s, done)

    assert s.pending() == [s.relations.seat_of[PRAGMATIC]] == [s.relations.seat_of[PRUSSIA]]


# -- hunger -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-16.5", "M-9.8")
def test_a_starved_general_costs_a_point() -> None:
    """Of his account; nobody gains."""
    s = realm.position(
        {"bavaria-1": "c"},
        on=realm.graph("a-b-c"),
        troops={"bavaria-1": 1},
        battle_boxes={"france": 2},
        active=["france", "bavaria"],
    )

    feeding.begin(s, build.Done())

    assert (realm.in_battle_boxes(s, "france"), realm.pool(s, "france")) == (1, 6)


@pytest.mark.rule("M-16.5")
def test_hunger_without_a_loss_costs_nothing() -> None:
    """Only a general who leaves the board counts."""
    s = realm.position({"bavaria-1": "c"}, on=realm.graph("a-b-c"), battle_boxes={"france": 2}, active=["bavaria"])

    feeding.begin(s, build.Done())

    assert realm.in_battle_boxes(s, "france") == 2


@pytest.mark.rule("M-19.31", "M-Q.5")
def test_starved_prussians_shake_saxony_once() -> None:
    """Two generals lost in one phase are two points together, after the stacks are split."""
    s = realm.position(
        {"prussia-1": "a", "saxony-1": "c"}, on=realm.graph("a-b-c"), troops={"prussia-1": 1, "saxony-1": 1}
    )
    before = aftermath.present(s)
    s.lift(build.piece(s, "prussia-1"))
    s.lift(build.piece(s, "saxony-1"))

    frame = aftermath.starved(s, build.Done(), before)

    assert frame.fields() == (2,)


@pytest.mark.rule("M-24.5", "M-19.31", "D-53")
@pytest.mark.parametrize(
    ("players", "power", "city", "count"),
    [
        (3, PRUSSIA, "breslau", 2),
        (3, FRANCE, "breslau", 0),
        (2, FRANCE, "breslau", 2),
        (2, FRANCE, "lille", 0),
        (2, PRUSSIA, "breslau", 2),
        (3, AUSTRIA, "breslau", 0),
    ],
)
def test_whose_losses_move_the_saxony_marker(players: int, power: int, city: str, count: int) -> None:
    """Prussia's; of two players also those of France on the Bohemia map."""
    s = realm.position(players=players)

    assert points.move_saxony(s, power, build.city(s, city), 2) == count


# -- set aside --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-19.23", "D-28")
@pytest.mark.parametrize(
    ("power", "city", "back"),
    [
        (FRANCE, "praha", 4),
        (BAVARIA, "muenchen", 4),
        (FRANCE, "tournai", 0),
        (PRUSSIA, "praha", 0),
    ],
)
def test_a_conquest_in_bohemia_brings_the_french_markers_back(power: int, city: str, back: int) -> None:
    """By the French or Bavarians, on that map, a reconquest, too."""
    markers = {"muenchen": "austria"} if city == "muenchen" else {}
    s = realm.position(aside={"france": 4}, markers=markers, pools={"france": 0})

    points.after_conquest(s, power, build.city(s, city))

    assert (realm.pool(s, "france"), s.realm.set_aside[FRANCE]) == (back, 4 - back)


@pytest.mark.rule("M-19.23", "D-28")
def test_only_a_marker_brings_them_back_by_the_other_reading() -> None:
    """With the option a French marker that is laid down, on whatever map."""
    s = realm.position(
        aside={"france": 4}, markers={"tournai": "france"}, options={"reduction_return": "marker_placed"}
    )

    points.after_conquest(s, FRANCE, build.city(s, "praha"))
    assert s.realm.set_aside[FRANCE] == 4
    points.after_conquest(s, FRANCE, build.city(s, "tournai"))
    assert s.realm.set_aside[FRANCE] == 0


@pytest.mark.rule("M-19.18", "M-Q.17")
@pytest.mark.parametrize(
    ("power", "city", "back"),
    [(PRUSSIA, "praha", 3), (PRUSSIA, "breslau", 0), (PRUSSIA, "berlin", 0), (SAXONY, "praha", 0)],
)
def test_prussians_abroad_bring_their_markers_back(power: int, city: str, back: int) -> None:
    """As soon as a Prussian piece comes to a city outside Prussia, to which annexed Silesia belongs."""
    s = realm.position(aside={"prussia": 3})
    s.realm.annexed = 1
    s.realign()

    points.left_home(s, power, build.city(s, city))

    assert s.realm.set_aside[PRUSSIA] == 3 - back


@pytest.mark.rule("M-5.11")
def test_markers_are_counted_wherever_they_are() -> None:
    """Pool, map, battle boxes, single boxes and what is set aside."""
    s = realm.position(
        pools={"austria": 1},
        markers={"breslau": "austria", "neisse": "austria"},
        battle_boxes={"austria": 2},
        boxes={"emperor": "austria"},
        aside={"austria": 1},
    )

    assert points.total(s, POWERS.index("austria")) - s.board.start_marker.count(AUSTRIA) == 5
