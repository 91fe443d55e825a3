"""Chapter 19.1, Prussia annexes Silesia."""

import pytest

from pragmatica.core.flow.frame import NO, YES
from pragmatica.maria import sequence
from pragmatica.maria.diplomacy import neutrality, peace
from pragmatica.maria.kept.board import NO_CITY, OFF_MAP_BOX, PRUSSIA
from pragmatica.maria.kept.realm import NEUTRAL
from pragmatica.maria.kept.state import State
from pragmatica.maria.supply import paths
from pragmatica.maria.victory import verdict
from tests.maria import affairs, realm
from tests.maria.affairs import AUSTRIA
from tests.maria.realm import build

SILESIA = ("glogau", "liegnitz", "breslau", "brieg", "glatz", "neisse", "cosel")


def silesia(pieces: dict[str, str], markers: dict[str, str] | None = None, **others: object) -> State:
    """Prussia holds all of Silesia at the end of its stage of turn 5."""
    mine = dict.fromkeys(SILESIA, "prussia")
    return realm.position(pieces, markers={**mine, **(markers or {})}, turn=5, **others)


def make(s: State) -> build.Done:
    """Offer and accept peace, answering everything else with the first offer."""
    done = build.Done()
    peace.begin(s, done)
    build.answer(s, YES, YES)
    while s.top is not None:
        build.answer(s, build.offered(s)[0])
    return done


@pytest.mark.rule("M-19.10", "M-19.11")
def test_prussia_offers_and_austria_answers() -> None:
    """A refusal has no effect."""
    s = silesia({})
    done = build.Done()
    peace.begin(s, done)
    assert (affairs.seat(s), build.offered(s)) == (affairs.FREDERICK, [YES, NO])
    build.answer(s, YES)
    assert affairs.seat(s) == affairs.MARIA
    build.answer(s, NO)

    assert done.times == 1
    assert not s.realm.annexed


@pytest.mark.rule("M-19.10")
def test_all_seven_fortresses_are_needed() -> None:
    """With Cosel Austrian nobody is asked."""
    s = silesia({}, {"cosel": "austria"})
    done = build.Done()
    peace.begin(s, done)

    assert done.times == 1


@pytest.mark.rule("M-19.10")
def test_peace_is_made_once() -> None:
    """Afterwards it is not offered again."""
    s = silesia({})
    make(s)
    done = build.Done()
    peace.begin(s, done)

    assert done.times == 1


@pytest.mark.rule("M-19.13", "M-3.8", "M-9.2")
def test_silesia_becomes_home() -> None:
    """A Prussian at Neisse is at home, and Breslau is Prussia's major fortress."""
    s = silesia({"prussia-1": "neisse"})
    assert not paths.at_home(s, build.piece(s, "prussia-1"))
    make(s)

    assert paths.at_home(s, build.piece(s, "prussia-1"))
    assert build.city(s, "breslau") in s.lands.major_fortresses[PRUSSIA]


@pytest.mark.rule("M-19.14")
def test_saxony_becomes_neutral() -> None:
    """Its marker goes to the field S, and its general home."""
    s = silesia({"saxony-1": "praha"})
    make(s)

    assert affairs.fields(s)[0] == "sax4"
    assert s.realm.saxony == NEUTRAL
    assert build.where(s, "saxony-1") == "chemnitz"


@pytest.mark.rule("M-19.14")
def test_austrias_ally_stays_what_it_is() -> None:
    """Only a Prussian ally becomes neutral."""
    s = silesia({})
    affairs.at_field(s, saxony="sax6")
    make(s)

    assert affairs.fields(s)[0] == "sax6"


@pytest.mark.rule("M-19.15", "D-25", example="MX-38")
@pytest.mark.parametrize(("rounding", "aside"), [("up", 3), ("down", 2)])
def test_half_of_the_prussian_markers_in_austria_lie_aside(rounding: str, aside: int) -> None:
    """Of 5; those in Silesia stay. One more marker goes to the Silesia box."""
    cities = ("praha", "tabor", "iglau", "eger", "bruessel")
    s = silesia({}, dict.fromkeys(cities, "prussia"), options={"set_aside_rounding": rounding})
    make(s)

    assert s.realm.set_aside[PRUSSIA] == aside
    assert realm.pool(s, "prussia") == 5 + (5 - aside) - 1
    assert realm.control(s, "praha") == "austria"
    assert realm.marker(s, "breslau") == "prussia"


@pytest.mark.rule("M-19.15")
def test_austrian_markers_leave_prussia() -> None:
    """Berlin is Prussian again."""
    s = silesia({}, {"berlin": "austria"})
    make(s)

    assert (realm.control(s, "berlin"), realm.pool(s, "austria")) == ("prussia", 6)


@pytest.mark.rule("M-19.16", "M-Q.7", "D-61", "D-63")
def test_armies_go_home() -> None:
    """Austrians leave Silesia and Poland first, then Prussians come home; others stay."""
    s = silesia({"austria-1": "neisse", "austria-2": "kalisch", "prussia-1": "praha", "france-2": "sagan"})
    make(s)

    home = s.lands.home
    assert home[s.place[build.piece(s, "austria-1")]] == home[s.place[build.piece(s, "austria-2")]] == AUSTRIA
    assert home[s.place[build.piece(s, "prussia-1")]] == PRUSSIA
    assert build.where(s, "france-2") == "sagan"


@pytest.mark.rule("M-19.16")
def test_generals_in_boxes_stay_there() -> None:
    """The one in East Prussia."""
    s = silesia({})
    s.place[build.piece(s, "prussia-4")] = OFF_MAP_BOX
    make(s)

    assert s.place[build.piece(s, "prussia-4")] == OFF_MAP_BOX


@pytest.mark.rule("M-19.17", "M-16.10", "M-10.31")
def test_prussia_gets_its_second_train_and_a_point() -> None:
    """It is placed in a free major fortress, Breslau among them, for nothing."""
    s = silesia({"prussia-1": "berlin"})
    done = build.Done()
    peace.begin(s, done)
    build.answer(s, YES, YES)
    assert (affairs.asked(s), affairs.seat(s)) == ("ReceiveTrain", affairs.FREDERICK)
    assert {s.board.city_ids[city] for city in build.offered(s)} == {"magdeburg", "breslau"}
    build.answer(s, build.city(s, "breslau"))

    assert build.where(s, "prussia-train-2") == "breslau"
    assert (realm.owner(s, "silesia"), realm.pool(s, "prussia")) == ("prussia", 4)


@pytest.mark.rule("M-19.17")
def test_without_a_free_fortress_the_train_is_off_the_board() -> None:
    """From there it may be placed like any other."""
    s = silesia({"prussia-1": "berlin", "prussia-2": "magdeburg", "prussia-3": "breslau"})
    make(s)

    assert s.place[build.piece(s, "prussia-train-2")] == NO_CITY


@pytest.mark.rule("M-19.18", "D-58", example="MX-28")
def test_prussia_is_neutral_until_its_stage_after_the_next() -> None:
    """Peace in turn 5: neutral in its stage of turn 6, and no longer in that of turn 7."""
    s = silesia({})
    make(s)
    assert s.relations.neutral[PRUSSIA]
    s.turn = 6
    neutrality.begin_stage(s)
    assert s.relations.neutral[PRUSSIA]
    s.turn = 7
    neutrality.begin_stage(s)

    assert not s.relations.neutral[PRUSSIA]
    assert s.lands.home[build.city(s, "breslau")] == PRUSSIA


@pytest.mark.rule("M-19.18", "M-Q.17")
def test_leaving_prussia_brings_the_markers_back() -> None:
    """What lies aside goes to the pool as soon as a Prussian piece is abroad."""
    from pragmatica.maria.victory import points

    s = silesia({}, {"praha": "prussia", "tabor": "prussia"})
    make(s)
    before = realm.pool(s, "prussia")
    points.left_home(s, PRUSSIA, build.city(s, "neisse"))
    assert realm.pool(s, "prussia") == before
    points.left_home(s, PRUSSIA, build.city(s, "praha"))

    assert realm.pool(s, "prussia") == before + 1
    assert s.realm.set_aside[PRUSSIA] == 0


@pytest.mark.rule("M-19.19", "M-19.12", "M-5.6", "M-23.1")
def test_a_pool_emptied_by_the_peace_wins() -> None:
    """What lies aside is not in the pool."""
    s = silesia({}, pools={"prussia": 1})
    s.stage = sequence.PRUSSIA_SAXONY
    make(s)
    verdict.check(s)

    assert s.winner == affairs.FREDERICK


@pytest.mark.rule("M-19.16", "M-Q.9", "M-5.11")
def test_after_the_peace_all_is_in_order() -> None:
    """No city holds more than a lawful stack."""
    s = silesia({"austria-1": "neisse", "austria-2": "breslau", "austria-3": "glatz", "austria-4": "brieg"})
    make(s)
    cities = [s.place[general] for general in s.board.generals_of[AUSTRIA] if s.place[general] < NO_CITY]

    assert all(cities.count(city) <= 2 for city in cities)
    assert all(s.lands.home[city] == AUSTRIA for city in cities)
