"""Chapter 22, Arenberg; supply and winter on both maps."""

import pytest

from pragmatica.maria.forces import winter
from pragmatica.maria.kept.board import AUSTRIA, FRANCE, PRAGMATIC
from pragmatica.maria.supply import paths
from tests.maria import realm
from tests.maria.realm import build


def cost(s: realm.State, general: str) -> int:
    """What feeding a general costs."""
    piece = build.piece(s, general)
    power = s.board.piece_power[piece]
    return paths.costs(s, power)[s.board.generals_of[power].index(piece)]


@pytest.mark.rule("M-22.1", "M-9.5")
def test_arenberg_is_fed_in_the_netherlands() -> None:
    """Other Austrians are not."""
    s = realm.position({"austria-6": "amsterdam", "austria-5": "utrecht"})

    assert cost(s, "austria-6") == paths.FREE
    assert cost(s, "austria-5") == paths.NO_PATH


@pytest.mark.rule("M-22.2", "M-9.5", "M-9.15")
def test_arenberg_is_fed_by_the_pragmatic_armys_train() -> None:
    """Other Austrians are not; an Austrian train feeds him like others."""
    pieces = {"austria-6": "koeln", "austria-5": "trier"}
    assert cost(realm.position(pieces), "austria-6") == paths.NO_PATH
    s = realm.position({**pieces, "pragmatic-train-1": "venlo"})
    assert cost(s, "austria-6") == paths.FREE
    assert cost(s, "austria-5") == paths.NO_PATH
    assert build.city(s, "venlo") == paths.ways(s, AUSTRIA, [build.piece(s, "austria-6")])[0][-1]
    assert cost(realm.position({**pieces, "austria-train-1": "venlo"}), "austria-5") == paths.FREE


@pytest.mark.rule("M-22.2", "M-9.3")
def test_an_enemy_on_the_way_blocks_that_train_too() -> None:
    """He draws supply by the ordinary rule."""
    on = realm.graph("t-x-g", flanders="t x g")
    blocked = realm.position({"austria-6": "g", "pragmatic-train-1": "t", "france-1": "x"}, on=on)

    assert cost(blocked, "austria-6") == paths.NO_PATH


@pytest.mark.rule("M-9.3")
def test_supply_crosses_the_border_of_the_maps() -> None:
    """The border keeps pieces, not paths."""
    s = realm.position({"prussia-1": "b", "prussia-train-1": "a"}, on=realm.graph("a-b", flanders="a"))

    assert cost(s, "prussia-1") == paths.FREE


@pytest.mark.rule("M-22.3", "D-40", "M-13.7")
@pytest.mark.parametrize(("option", "also"), [("dutch", ["amsterdam"]), ("pa", ["amsterdam", "hannover"])])
def test_arenberg_comes_back_in_dutch_fortresses_too(option: str, also: list[str]) -> None:
    """With the option in all of the Pragmatic Army's."""
    s = realm.position(options={"arenberg_reentry": option})

    def places(general: str) -> set[str]:
        return {s.board.city_ids[city] for city in winter.returns(s, build.piece(s, general), ())}

    assert places("austria-5") == {"wien", "praha", "bruessel"}
    assert places("austria-6") == {"wien", "praha", "bruessel", *also}


@pytest.mark.rule("M-22.3", "M-13.6", "M-13.13")
def test_a_stack_with_the_pragmatic_army_needs_its_consent() -> None:
    """Its general stands in Amsterdam: the place is offered, but does not count for what may be bought."""
    s = realm.position({"pragmatic-1": "amsterdam"})
    generals = len(s.board.generals_of[AUSTRIA])

    assert build.city(s, "amsterdam") in winter.returns(s, build.piece(s, "austria-6"), ())
    assert winter.returning(s, AUSTRIA) == min(generals, 6)


@pytest.mark.rule("M-Q.3", "M-22.3")
def test_arenberg_leaves_the_last_place_to_an_austrian_who_is_needed() -> None:
    """Room for 16 new troops is only where both come back."""
    s = realm.position(
        {"austria-1": "wien", "austria-2": "wien", "austria-3": "praha", "austria-4": "praha", "france-1": "bruessel"},
        troops={f"austria-{rank}": 8 for rank in range(1, 5)},
    )
    s.lift(build.piece(s, "austria-4"))
    s.place[build.piece(s, "austria-4")] = 251
    arenberg = build.piece(s, "austria-6")

    assert winter.returning(s, AUSTRIA) == 2
    assert winter.lawful_places(s, arenberg, 16, ()) == [build.city(s, "amsterdam")]
    assert build.city(s, "praha") in winter.lawful_places(s, arenberg, 8, ())


@pytest.mark.rule("D-24", "M-13.7")
@pytest.mark.parametrize(("option", "offered"), [("intro", False), ("advanced", True)])
def test_the_french_come_back_in_muenchen_by_option_only(option: str, offered: bool) -> None:
    """In the advanced game they have fortresses at home."""
    s = realm.position(options={"muenchen_reentry": option})

    assert (build.city(s, "muenchen") in winter.entries(s, FRANCE)) == offered
    assert build.city(s, "paris") in winter.entries(s, FRANCE)


@pytest.mark.rule("M-13.10", "M-3.13", "M-17.64")
def test_generals_in_boxes_get_no_troops_and_do_not_come_back() -> None:
    """They are out of play until they return."""
    s = realm.position()
    s.place[build.piece(s, "prussia-4")] = 251

    assert build.piece(s, "prussia-4") not in winter.lost(s, 2) + winter.recruits(s, 2)


@pytest.mark.rule("M-22.4", "M-7.3")
def test_otherwise_he_is_an_austrian_general() -> None:
    """He stacks with Austrians and with the Pragmatic Army."""
    s = realm.position()

    assert s.relations.may_stack[AUSTRIA][PRAGMATIC]
    assert s.board.piece_power[s.board.arenberg] == AUSTRIA
    assert s.board.piece_names[s.board.arenberg] == "Arenberg"
