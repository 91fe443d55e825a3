"""Chapter 19.3, Saxony defects."""

import pytest

from pragmatica.maria import sequence
from pragmatica.maria.battle import combat
from pragmatica.maria.diplomacy import contracts, saxony
from pragmatica.maria.forces import relocation
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import FRANCE, NO_CITY, NO_PIECE, PRUSSIA
from pragmatica.maria.kept.log_advanced import TRANSFERRED
from pragmatica.maria.kept.realm import AUSTRIAN_ALLY, NEUTRAL, PRUSSIAN_ALLY
from tests.maria import affairs, realm
from tests.maria.affairs import AUSTRIA, PRAGMATIC, SAXONY
from tests.maria.realm import build


def to(s: realm.State, field: str) -> build.Done:
    """Put the Saxony marker on a field, and do what that brings; answer relocations with the first offer."""
    done = build.Done()
    saxony.arrive(s, done, s.board.politics.field_ids[0].index(field))
    return done


def finish(s: realm.State) -> None:
    """Answer relocations with the first offer."""
    while affairs.asked(s) in ("Relocate", "ChooseCommander"):
        build.answer(s, build.offered(s)[0])


# -- the marker -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-19.30", "M-19.31", "D-31", "D-30", "M-Q.13")
def test_austria_moves_the_marker_for_lost_points() -> None:
    """Any number up to all of them; several fields at a time."""
    s = realm.position()
    done = build.Done()
    saxony.shift(s, done, 3)
    assert (affairs.seat(s), build.offered(s)) == (affairs.MARIA, [0, 1, 2, 3])
    build.answer(s, 3)

    assert done.times == 1
    assert affairs.fields(s)[0] == "sax5"


@pytest.mark.rule("M-19.31", "D-31")
def test_austria_need_not_move_it() -> None:
    """Nothing changes."""
    s = realm.position()
    saxony.shift(s, build.Done(), 2)
    build.answer(s, 0)

    assert affairs.fields(s)[0] == "sax2"


@pytest.mark.rule("M-19.31", "D-30")
def test_only_where_the_marker_stops_counts() -> None:
    """Four fields make Saxony Austria's ally without any neutrality."""
    s = realm.position({"saxony-1": "leipzig"})
    saxony.shift(s, build.Done(), 4)
    build.answer(s, 4)

    assert s.realm.saxony == AUSTRIAN_ALLY
    assert build.where(s, "saxony-1") == "leipzig"


@pytest.mark.rule("M-Q.13")
def test_at_the_end_of_the_track_nobody_is_asked() -> None:
    """No more than the fields left are offered, and nothing where none is left."""
    s = realm.position()
    affairs.at_field(s, saxony="sax5")
    saxony.shift(s, build.Done(), 3)
    assert build.offered(s) == [0, 1]
    build.answer(s, 1)
    done = build.Done()
    saxony.shift(s, done, 1)

    assert done.times == 1


# -- neutral ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-19.34", "M-Q.7", "D-32", "D-33", "E-13")
def test_foreign_pieces_go_home_and_saxons_to_their_cities() -> None:
    """Prussians go to the nearest city of Prussia, then the Saxons take their set-up cities."""
    s = realm.position({"prussia-1": "chemnitz", "saxony-1": "praha", "saxony-train-1": "dresden"})
    to(s, "sax4")
    finish(s)

    assert s.lands.home[s.place[build.piece(s, "prussia-1")]] == PRUSSIA
    assert build.where(s, "saxony-1") == "chemnitz"
    assert build.where(s, "saxony-train-1") == "naumburg"
    assert s.realm.saxony == NEUTRAL
    assert s.relations.seat_of[SAXONY] == affairs.MARIA


@pytest.mark.rule("M-19.34", "E-14")
def test_french_pieces_may_go_to_bavaria() -> None:
    """The owner chooses between the nearest cities of France and of Bavaria."""
    s = realm.position({"france-2": "leipzig"})
    to(s, "sax4")
    homes = {s.lands.home[code % 256] for code in build.offered(s)}

    assert affairs.seat(s) == affairs.LOUIS
    assert homes == {FRANCE, affairs.BAVARIA}


@pytest.mark.rule("M-19.34")
def test_nearest_cities_are_nearest_by_roads() -> None:
    """No city of Austria into which he fits is nearer than those offered."""
    s = realm.position({"austria-1": "dresden", "austria-2": "wien"})
    here = build.piece(s, "austria-1")
    offered = relocation.places(s, relocation.EXPULSION, here)
    distance = s.board.distance[s.place[here]]
    best = min(distance[city] for city in range(len(s.piece_at)) if s.lands.home[city] == AUSTRIA)

    assert {distance[city] for city in offered} == {best}


@pytest.mark.rule("M-19.34")
def test_victory_markers_leave_saxony() -> None:
    """They go back to their pools, and Saxony controls the fortress again."""
    s = realm.position(markers={"dresden": "austria"}, pools={"austria": 3})
    to(s, "sax4")

    assert realm.control(s, "dresden") == "saxony"
    assert realm.pool(s, "austria") == 4


@pytest.mark.rule("M-19.34", "M-Q.16")
def test_a_taken_set_up_city_is_replaced_by_the_nearest_free_one() -> None:
    """With the older edition foreign pieces are still there."""
    s = realm.position({"prussia-1": "chemnitz", "saxony-1": "praha"}, options={"saxony_expulsion": "march_out"})
    to(s, "sax4")
    finish(s)

    place = s.place[build.piece(s, "saxony-1")]
    assert s.lands.home[place] == SAXONY
    assert s.board.distance[place][build.city(s, "chemnitz")] == 1
    assert build.where(s, "prussia-1") == "chemnitz"


@pytest.mark.rule("M-19.34", "M-Q.23")
@pytest.mark.parametrize(
    ("general", "train"),
    [("leipzig", "chemnitz"), ("naumburg", "chemnitz"), ("naumburg", "dresden"), ("wien", "chemnitz")],
)
def test_a_saxon_who_has_to_return_takes_no_set_up_city(general: str, train: str) -> None:
    """Both go home without a question, be it that they change places."""
    s = realm.position({"saxony-1": general, "saxony-train-1": train})
    done = to(s, "sax4")

    assert done.times == 1
    assert (build.where(s, "saxony-1"), build.where(s, "saxony-train-1")) == ("chemnitz", "naumburg")
    assert s.piece_at[build.city(s, "chemnitz")] == build.piece(s, "saxony-1")
    assert s.piece_at[build.city(s, "naumburg")] == build.piece(s, "saxony-train-1")


@pytest.mark.rule("M-19.34", "M-Q.23")
def test_each_return_is_told_from_where_it_began() -> None:
    """Also of pieces that change places."""
    s = realm.position({"saxony-1": "naumburg", "saxony-train-1": "chemnitz"})
    to(s, "sax4")
    chemnitz, naumburg = build.city(s, "chemnitz"), build.city(s, "naumburg")

    assert realm.events(s, TRANSFERRED) == [
        (SAXONY, build.piece(s, "saxony-1"), naumburg, chemnitz),
        (SAXONY, build.piece(s, "saxony-train-1"), chemnitz, naumburg),
    ]


@pytest.mark.rule("M-Q.16", "M-Q.23")
def test_who_cannot_go_home_leaves_the_other_saxons_set_up_city() -> None:
    """A Prussian keeps Chemnitz, so the general goes beside it and the train comes to Naumburg."""
    pieces = {"prussia-1": "chemnitz", "saxony-1": "naumburg", "saxony-train-1": "dresden"}
    s = realm.position(pieces, options={"saxony_expulsion": "march_out"})
    to(s, "sax4")
    finish(s)

    assert s.board.distance[s.place[build.piece(s, "saxony-1")]][build.city(s, "chemnitz")] == 1
    assert build.where(s, "saxony-train-1") == "naumburg"


@pytest.mark.rule("M-Q.16", "M-Q.23")
def test_who_stands_in_a_nearest_free_city_may_stay_there() -> None:
    """He is nobody in his own way."""
    pieces = {"prussia-1": "chemnitz", "saxony-1": "dresden"}
    s = realm.position(pieces, options={"saxony_expulsion": "march_out"})
    to(s, "sax4")

    assert build.piece(s, "saxony-1") * 256 + build.city(s, "dresden") in build.offered(s)


@pytest.mark.rule("M-Q.16", "M-Q.23")
def test_staying_is_no_transfer() -> None:
    """Nothing is told of it."""
    pieces = {"prussia-1": "chemnitz", "saxony-1": "dresden"}
    s = realm.position(pieces, options={"saxony_expulsion": "march_out"})
    done = to(s, "sax4")
    build.answer(s, build.piece(s, "saxony-1") * 256 + build.city(s, "dresden"))

    assert done.times == 1
    assert realm.events(s, TRANSFERRED) == []


@pytest.mark.rule("M-19.34", "M-11.19")
def test_a_mixed_stack_is_parted() -> None:
    """The Saxon goes home, the Prussian stays where he stands, outside Saxony."""
    s = realm.position({"prussia-2": "liegnitz", "saxony-1": "liegnitz"})
    to(s, "sax4")

    assert build.where(s, "prussia-2") == "liegnitz"
    assert build.where(s, "saxony-1") == "chemnitz"
    assert s.partner[build.piece(s, "prussia-2")] == NO_PIECE


@pytest.mark.rule("M-2.9", "M-2.7", "M-19.34", "M-16.4")
def test_neutral_saxony_has_neither_friend_nor_enemy() -> None:
    """Nor a major power."""
    s = realm.position()
    affairs.at_field(s, saxony="sax4")
    relations = s.relations

    others = [power for power in range(6) if power != SAXONY]
    assert not any(relations.allied[SAXONY][one] or relations.hostile[SAXONY][one] for one in others)
    assert relations.major_of[SAXONY] == SAXONY


# -- Austria's ally ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-19.35", "M-2.7", "M-2.8")
def test_friends_and_enemies_of_austrias_ally() -> None:
    """Allied with A and PA, cooperating with A alone, hostile to F, B and P."""
    s = realm.position()
    affairs.at_field(s, saxony="sax6")
    relations = s.relations

    assert [relations.cooperating[SAXONY][one] for one in (AUSTRIA, PRAGMATIC, PRUSSIA)] == [True, False, False]
    assert relations.allied[SAXONY][PRAGMATIC]
    assert all(relations.hostile[SAXONY][one] for one in (FRANCE, affairs.BAVARIA, PRUSSIA))
    assert relations.major_of[SAXONY] == AUSTRIA


@pytest.mark.rule("M-19.35")
def test_a_saxon_leaves_the_stack_of_a_prussian() -> None:
    """Maria Theresa puts him into the nearest city without pieces; both keep their troops."""
    s = realm.position({"prussia-1": "sagan", "saxony-1": "sagan"}, troops={"saxony-1": 3})
    to(s, "sax6")
    assert affairs.seat(s) == affairs.MARIA
    here = build.city(s, "sagan")
    assert {code % 256 for code in build.offered(s)} == set(s.board.neighbours[here])
    finish(s)

    assert s.board.distance[here][s.place[build.piece(s, "saxony-1")]] == 1
    assert s.troops[build.piece(s, "saxony-1")] == 3


@pytest.mark.rule("M-19.35")
def test_markers_stay_in_saxony() -> None:
    """Whoever owns them."""
    s = realm.position(markers={"dresden": "prussia"})
    to(s, "sax6")

    assert realm.marker(s, "dresden") == "prussia"


@pytest.mark.rule("M-19.35")
def test_a_lost_saxon_general_may_come_back_at_once() -> None:
    """With at least one new troop, paid from Saxony's hand."""
    s = realm.position(hands={"saxony": ["d1-clubs-10"]})
    to(s, "sax6")
    dresden = build.city(s, "dresden")
    assert (affairs.seat(s), build.offered(s)) == (affairs.MARIA, [0, 256 + dresden, 512 + dresden])
    build.answer(s, 512 + dresden)

    assert build.where(s, "saxony-1") == "dresden"
    assert s.troops[build.piece(s, "saxony-1")] == 2
    assert build.hand(s, "saxony") == set()


@pytest.mark.rule("M-19.35", "M-10.33")
def test_austrian_trains_may_be_placed_in_dresden() -> None:
    """As in any major fortress of a cooperating minor power."""
    from pragmatica.maria.movement import trains

    s = realm.position()
    affairs.at_field(s, saxony="sax6")

    assert build.city(s, "dresden") in trains.doors(s, AUSTRIA)
    assert build.city(s, "dresden") not in trains.doors(s, PRUSSIA)


# -- when -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-19.36", "M-5.2", "D-35")
def test_saxony_acts_with_austria_from_then_on() -> None:
    """It leaves stage 4 at once and is active in stage 5."""
    s = realm.position(active=["prussia", "saxony"], stage=sequence.PRUSSIA_SAXONY)
    to(s, "sax6")

    assert s.active == [PRUSSIA]
    assert SAXONY in sequence.active_powers(s, sequence.AUSTRIA_PRAGMATIC)


@pytest.mark.rule("M-19.36", "D-35")
@pytest.mark.parametrize("twice", [True, False])
def test_whether_it_acts_twice_in_a_turn(twice: bool) -> None:
    """It has drawn its cards in stage 4 already."""
    s = realm.position(
        active=["prussia", "saxony"], stage=sequence.PRUSSIA_SAXONY, options={"saxony_double_stage": twice}
    )
    s.realm.saxony_drew = s.turn
    to(s, "sax6")

    assert (SAXONY in sequence.active_powers(s, sequence.AUSTRIA_PRAGMATIC)) == twice


@pytest.mark.rule("M-19.36")
def test_it_draws_cards_once_a_turn() -> None:
    """In its second stage of a turn it gets none."""
    s = realm.position(active=["saxony"])
    s.pile = build.cards(s, "d1-clubs-2", "d1-clubs-3")
    s.realm.saxony_drew = s.turn
    contracts.begin(s, build.Done())

    assert build.hand(s, "saxony") == set()


@pytest.mark.rule("M-19.37")
def test_its_hand_goes_along() -> None:
    """The cards stay Saxony's."""
    s = realm.position(hands={"saxony": ["d1-clubs-10"]})
    to(s, "sax4")

    assert build.hand(s, "saxony") == {"d1-clubs-10"}


@pytest.mark.rule("M-10.49", "M-19.34")
def test_its_questions_go() -> None:
    """A "?" of Saxony is taken off; others stay."""
    s = realm.position()
    one, two = build.city(s, "praha"), build.city(s, "eger")
    s.questions = [packed.owned(one, SAXONY), packed.owned(two, PRUSSIA)]
    to(s, "sax6")

    assert s.questions == [packed.owned(two, PRUSSIA)]


@pytest.mark.rule("M-11.19", "M-Q.2", example="MX-47")
def test_listed_battles_of_saxony_are_dropped() -> None:
    """The Prussian of a former stack still fights its battle, alone."""
    s = realm.position(
        {"prussia-2": "liegnitz", "saxony-1": "liegnitz", "austria-1": "hirschberg", "prussia-1": "chemnitz"},
        active=["prussia", "saxony"],
        stage=sequence.PRUSSIA_SAXONY,
    )
    s.phase = sequence.COMBAT
    assert combat.pairs(s) == (packed.battle(build.piece(s, "saxony-1"), build.piece(s, "austria-1")),)
    battles = combat.NextBattle(build.Done(), combat.pairs(s))
    saxony.arrive(s, battles, s.board.politics.first_field(NEUTRAL))
    finish(s)

    top = s.top
    assert isinstance(top, combat.BattleCard)
    assert (top.attacker, top.defender) == (build.piece(s, "prussia-2"), build.piece(s, "austria-1"))


@pytest.mark.rule("M-19.38", "M-20.10")
def test_contracts_with_former_friends_end() -> None:
    """France's subsidy to Saxony ends, the one to Bavaria goes on."""
    s = realm.position()
    contracts.conclude(s, FRANCE, SAXONY, 3, 1)
    contracts.conclude(s, FRANCE, affairs.BAVARIA, 3, 1)
    to(s, "sax4")

    assert [one[1] for one in s.realm.contracts] == [affairs.BAVARIA]


@pytest.mark.rule("M-19.33")
def test_a_change_between_neutral_and_austrian_runs_its_procedure() -> None:
    """Back on a neutral field, an Austrian in Saxony goes home."""
    s = realm.position({"austria-1": "dresden"})
    affairs.at_field(s, saxony="sax6")
    to(s, "sax5")
    finish(s)

    assert s.lands.home[s.place[build.piece(s, "austria-1")]] == AUSTRIA
    assert s.realm.saxony != PRUSSIAN_ALLY


@pytest.mark.rule("E-13")
def test_a_piece_that_fits_nowhere_leaves_the_board() -> None:
    """A general goes with his troops, and no point is lost for him."""
    from pragmatica.maria.forces import placement

    s = realm.position({"prussia-1": "dresden"})
    placement.lose(s, build.piece(s, "prussia-1"))

    assert s.place[build.piece(s, "prussia-1")] == NO_CITY
    assert realm.pool(s, "prussia") == 5


@pytest.mark.rule("M-Q.16", "M-6.1", "D-32")
def test_a_saxon_at_home_leaves_the_stack_of_one_who_has_to_march() -> None:
    """With the older edition the Prussian stays in Chemnitz for now, so the Saxon goes next door."""
    s = realm.position({"prussia-2": "chemnitz", "saxony-1": "chemnitz"}, options={"saxony_expulsion": "march_out"})
    to(s, "sax4")
    finish(s)

    assert s.board.distance[build.city(s, "chemnitz")][s.place[build.piece(s, "saxony-1")]] == 1
    assert s.partner[build.piece(s, "prussia-2")] == NO_PIECE
