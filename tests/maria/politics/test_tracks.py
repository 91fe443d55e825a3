"""The tracks of chapter 17: net moves, icons, the Italy box, and expeditionary corps."""

import pytest

from pragmatica.maria.diplomacy import contracts
from pragmatica.maria.forces import placement
from pragmatica.maria.kept.board import AUSTRIA, FRANCE, OFF_MAP_BOX, PRUSSIA
from pragmatica.maria.kept.state import State
from pragmatica.maria.politics import corps
from tests.maria import affairs, realm
from tests.maria.affairs import SAXONY
from tests.maria.realm import build

# -- moves ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-17.62", "D-21", example="MX-34")
def test_the_end_of_a_track_stops_the_net_move_only() -> None:
    """On the leftmost field, 2 left and 1 right are 1 left: the marker stays."""
    s = realm.position()
    affairs.at_field(s, italy="ita1")
    done = affairs.move(s, italy=-2 + 1)

    assert done.times == 1
    assert affairs.fields(s)[2] == "ita1"


@pytest.mark.rule("M-17.62", "M-19.33")
def test_saxony_does_not_come_back_to_prussia() -> None:
    """Once it has left, the track ends at the first neutral field."""
    s = realm.position()
    affairs.at_field(s, saxony="sax5")
    affairs.move(s, saxony=-2)

    assert affairs.fields(s)[0] == "sax4"


@pytest.mark.rule("M-19.33")
def test_with_the_option_saxony_may_come_back() -> None:
    """`saxony_can_return` makes the whole track lawful, and Frederick plays it again."""
    s = realm.position(options={"saxony_can_return": True})
    affairs.at_field(s, saxony="sax4")
    affairs.move(s, saxony=-2)

    assert affairs.fields(s)[0] == "sax2"
    assert s.relations.seat_of[SAXONY] == affairs.FREDERICK


# -- incomes ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-17.71", "M-8.3", "M-8.15")
def test_icons_change_incomes_while_the_marker_is_there() -> None:
    """On the last Russian field Prussia draws one less and Austria one more; back on the first, Prussia one more."""
    s = realm.position()
    affairs.at_field(s, russia="rus5")
    assert (contracts.income(s, PRUSSIA), contracts.income(s, AUSTRIA)) == (2, 6)

    affairs.at_field(s, russia="rus1")
    assert (contracts.income(s, PRUSSIA), contracts.income(s, AUSTRIA)) == (4, 5)


@pytest.mark.rule("M-17.73")
def test_effects_end_when_the_marker_leaves() -> None:
    """Back on the start France loses nothing."""
    s = realm.position()
    affairs.at_field(s, italy="ita5")
    assert contracts.income(s, FRANCE) == 4
    affairs.move(s, italy=-1)

    assert contracts.income(s, FRANCE) == 5


@pytest.mark.rule("M-19.39", "M-8.1", "M-8.15", "D-34", example="MX-44")
@pytest.mark.parametrize(("field", "income"), [("sax1", 2), ("sax2", 1), ("sax4", 1), ("sax6", 2)])
def test_saxonys_income(field: str, income: int) -> None:
    """The bonus of the last field is the income of 2 of Austria's ally, not one more."""
    s = realm.position()
    affairs.at_field(s, saxony=field)

    assert contracts.income(s, SAXONY) == income


@pytest.mark.rule("M-8.15", "M-8.3")
def test_no_income_is_below_nothing() -> None:
    """Penalties end at 0."""
    s = realm.position()
    s.realm.income_game[FRANCE] = -9

    assert contracts.income(s, FRANCE) == 0


# -- the Italy box ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-17.74", "M-16.9")
def test_the_last_field_of_italy_is_worth_a_point() -> None:
    """Austria's marker goes from its pool into the box; another arrival there adds none."""
    s = realm.position({"france-1": "metz"})
    affairs.move(s, italy=3)

    assert (realm.owner(s, "italy"), realm.pool(s, "austria")) == ("austria", 4)


@pytest.mark.rule("M-17.74", "M-17.70", example="MX-45")
def test_the_marker_stays_on_its_side_of_the_start() -> None:
    """Off the icon, but still right of "*", Austria keeps its point."""
    s = realm.position(boxes={"italy": "austria"})
    affairs.at_field(s, italy="ita7")
    affairs.move(s, italy=-2)

    assert (realm.owner(s, "italy"), realm.pool(s, "austria")) == ("austria", 5)


@pytest.mark.rule("M-17.74", example="MX-45")
@pytest.mark.parametrize(("steps", "owner"), [(-1, None), (-2, None), (-4, "france")])
def test_on_or_beyond_the_start_it_goes_back(steps: int, owner: str | None) -> None:
    """Crossing "*" to an icon of the other side returns the old marker first."""
    s = realm.position({"austria-1": "wien"}, boxes={"italy": "austria"})
    affairs.at_field(s, italy="ita5")
    affairs.move(s, italy=steps)

    assert realm.owner(s, "italy") == owner
    assert realm.pool(s, "austria") == 6


# -- corps: going -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-17.72", "M-17.80", "M-17.83", "D-55")
def test_a_general_goes_with_his_troops_and_leaves_his_partner() -> None:
    """Of a French stack the supreme commander is chosen; he keeps troops and face."""
    s = realm.position({"france-2": "metz", "france-3": "metz"}, down=["france-2"])
    affairs.move(s, italy=2)
    assert sorted(build.offered(s)) == [build.piece(s, "france-2"), build.piece(s, "france-3")]
    build.answer(s, build.piece(s, "france-2"))

    gone = build.piece(s, "france-2")
    assert (s.place[gone], s.troops[gone], s.face_down[gone]) == (OFF_MAP_BOX, 4, 1)
    assert build.where(s, "france-3") == "metz"
    assert s.stack_troops(build.piece(s, "france-3")) == 4


@pytest.mark.rule("M-17.81")
def test_a_lost_general_goes_for_eight_points() -> None:
    """He gets 2 troops at once."""
    s = realm.position({"france-2": "metz"}, hands={"france": ["d1-clubs-8"]})
    affairs.move(s, italy=2)
    build.answer(s, build.piece(s, "france-4"))

    gone = build.piece(s, "france-4")
    assert (s.place[gone], s.troops[gone]) == (OFF_MAP_BOX, 2)
    assert build.hand(s, "france") == set()


@pytest.mark.rule("M-17.81")
def test_without_eight_points_only_generals_on_the_map_are_offered() -> None:
    """Seven points are not enough."""
    s = realm.position({"france-2": "metz", "france-3": "reims"}, hands={"france": ["d1-clubs-7"]})
    affairs.move(s, italy=2)

    assert sorted(build.offered(s)) == [build.piece(s, "france-2"), build.piece(s, "france-3")]


@pytest.mark.rule("M-17.82")
def test_without_general_and_points_nothing_happens() -> None:
    """Nor does it when the marker goes on to another field with the icon."""
    s = realm.position()
    done = affairs.move(s, italy=2)
    assert done.times == 1
    s.put(build.piece(s, "france-1"), build.city(s, "metz"))
    affairs.move(s, italy=1)

    assert build.where(s, "france-1") == "metz"


@pytest.mark.rule("M-17.73", "M-17.70")
def test_a_corps_stays_while_the_icon_goes_on() -> None:
    """From the start field to the last one of the Russian track Prussia's general just stays away."""
    s = away()
    affairs.move(s, russia=2)

    assert s.place[build.piece(s, "prussia-4")] == OFF_MAP_BOX


# -- corps: coming back -----------------------------------------------------------------------------------------------


def away(*pieces: tuple[str, str], **others: object) -> State:
    """Prussia's fourth general in East Prussia, further pieces on the map."""
    s = realm.position(dict(pieces), **others)
    general = build.piece(s, "prussia-4")
    s.place[general] = OFF_MAP_BOX
    s.troops[general] = 6
    return s


@pytest.mark.rule("M-17.84", "M-17.86", "D-22")
def test_he_comes_back_as_soon_as_the_icon_ends() -> None:
    """One field to the left of the start, to the city at the arrow of the box."""
    s = away()
    done = affairs.move(s, russia=-1)

    assert done.times == 1
    assert build.where(s, "prussia-4") == "landsberg_warthe"
    assert s.troops[build.piece(s, "prussia-4")] == 6


@pytest.mark.rule("M-17.84", "D-22")
def test_in_the_older_edition_he_comes_back_at_the_end_of_the_stage() -> None:
    """A Saxon relocation of the same stage is asked first."""
    s = away(
        ("prussia-train-1", "landsberg_warthe"), ("austria-1", "dresden"), options={"corps_return": "end_of_politics"}
    )
    affairs.at_field(s, saxony="sax3")
    affairs.move(s, russia=-1, saxony=1)
    assert affairs.asked(s) != "GiveWay"
    while affairs.asked(s) == "Relocate":
        build.answer(s, build.offered(s)[0])

    assert affairs.asked(s) == "GiveWay"


@pytest.mark.rule("M-17.85", "E-13")
def test_pieces_in_the_city_give_way() -> None:
    """Their owner chooses among the adjacent cities."""
    s = away(("austria-1", "landsberg_warthe"))
    affairs.move(s, russia=-1)
    assert affairs.seat(s) == affairs.MARIA
    here = build.city(s, "landsberg_warthe")
    assert {code % 256 for code in build.offered(s)} == set(s.board.neighbours[here])
    build.answer(s, build.offered(s)[0])

    assert build.where(s, "prussia-4") == "landsberg_warthe"
    assert build.where(s, "austria-1") != "landsberg_warthe"


@pytest.mark.rule("M-17.85", "M-17.88")
@pytest.mark.parametrize("wish", [corps.YES, corps.NO])
def test_a_general_may_stay_for_a_stack(wish: int) -> None:
    """The owner of both decides."""
    s = away(("prussia-1", "landsberg_warthe"))
    affairs.move(s, russia=-1)
    assert affairs.asked(s) == "Welcome"
    build.answer(s, wish)
    if wish == corps.NO:
        assert affairs.asked(s) == "GiveWay"
        build.answer(s, build.offered(s)[0])

    assert (build.where(s, "prussia-1") == "landsberg_warthe") == (wish == corps.YES)
    assert build.where(s, "prussia-4") == "landsberg_warthe"


@pytest.mark.rule("M-17.88")
def test_of_a_stack_one_goes_first() -> None:
    """Then it is seen whether the other may stay with the newcomer."""
    s = away(("prussia-1", "landsberg_warthe"), ("prussia-2", "landsberg_warthe"))
    affairs.move(s, russia=-1)
    assert affairs.asked(s) == "GiveWay"
    assert {code // 256 for code in build.offered(s)} == {build.piece(s, "prussia-1"), build.piece(s, "prussia-2")}
    build.answer(s, build.offered(s)[0])
    assert affairs.asked(s) == "Welcome"
    build.answer(s, corps.YES)

    assert build.where(s, "prussia-2") == build.where(s, "prussia-4") == "landsberg_warthe"


@pytest.mark.rule("M-17.88", "M-Q.8")
def test_a_stack_of_two_players_needs_both() -> None:
    """George II comes back from England's box only in this test; Austria's general is asked, and refuses."""
    s = realm.position({"austria-1": "rotterdam"})
    general = build.piece(s, "pragmatic-2")
    s.place[general], s.troops[general] = OFF_MAP_BOX, 3
    done = build.Done()
    corps.begin(s, done, (affairs.PRAGMATIC,), ())
    assert (affairs.asked(s), affairs.seat(s)) == ("Welcome", affairs.FREDERICK)
    build.answer(s, corps.YES)
    assert (affairs.asked(s), affairs.seat(s)) == ("StackConsent", affairs.MARIA)
    build.answer(s, corps.NO)
    assert (affairs.asked(s), affairs.seat(s)) == ("GiveWay", affairs.MARIA)


@pytest.mark.rule("M-17.84")
def test_entry_cities_lie_at_home() -> None:
    """So a neutral Prussia gets its general back, too [M-19.46]."""
    board = realm.board()

    assert [board.home[board.politics.entry[power]] == power for power in (PRUSSIA, FRANCE, AUSTRIA)] == [True] * 3


@pytest.mark.rule("E-13", "M-19.43", "M-17.85")
def test_nobody_gives_way_into_neutral_ground() -> None:
    """In neutral Prussia an Austrian in the entry city goes to Posen, not to Küstrin; he is not even asked."""
    s = away(("austria-1", "landsberg_warthe"))
    s.realm.annexed, s.realm.neutral_until = 1, 9
    s.realign()
    affairs.move(s, russia=-1)

    assert build.where(s, "austria-1") == "posen"
    assert build.where(s, "prussia-4") == "landsberg_warthe"


@pytest.mark.rule("M-Q.8", "E-13")
@pytest.mark.parametrize(("players", "fits"), [(3, False), (2, True)])
def test_forced_placements_form_no_stack_of_two_players(players: int, fits: bool) -> None:
    """An Austrian does not come to a general of the Pragmatic Army, unless one player leads both."""
    s = realm.position({"austria-1": "wien", "pragmatic-1": "hannover"}, players=players)

    assert placement.fits(s, build.piece(s, "austria-1"), build.city(s, "hannover")) == fits
    assert not placement.fits(s, build.piece(s, "austria-train-1"), build.city(s, "hannover"))
