"""Chapter 19.4, neutrality."""

import pytest

from pragmatica.maria import answering
from pragmatica.maria.battle import combat, retreat
from pragmatica.maria.diplomacy import neutrality
from pragmatica.maria.forces import winter
from pragmatica.maria.kept.board import FRANCE, PRUSSIA
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import conquest, marching, moves, trains
from pragmatica.maria.movement.marching import NEUTRAL_GROUND
from pragmatica.maria.movement.moves import END, STOP, March
from pragmatica.maria.politics import stage
from pragmatica.maria.supply import paths
from tests.maria import affairs, realm
from tests.maria.affairs import AUSTRIA, SAXONY
from tests.maria.realm import build


def neutral_prussia(pieces: dict[str, str], **others: object) -> State:
    """After a peace in turn 5: Silesia is Prussian, and Prussia is neutral until turn 7."""
    s = realm.position(pieces, **others)
    s.realm.annexed, s.realm.neutral_until = 1, 7
    s.realign()
    return s


def neutral_saxony(pieces: dict[str, str], **others: object) -> State:
    """Saxony is neutral."""
    s = realm.position(pieces, **others)
    affairs.at_field(s, saxony="sax4")
    return s


def steps(s: State, name: str) -> set[str]:
    """Cities into which the piece may step first."""
    piece = build.piece(s, name)
    march = March(build.Done(), piece, s.place[piece], 0, True, True, 0, ())
    roads = s.board.neighbours[s.place[piece]]
    return {s.board.city_ids[city] for city in roads if moves.step_refusal(s, march, city) == 0}


@pytest.mark.rule("M-19.43", "M-10.15", "E-18")
def test_foreign_pieces_do_not_enter() -> None:
    """An Austrian at Bautzen's border may not step to Zittau."""
    s = neutral_saxony({"austria-1": "leitmeritz"})
    march = March(build.Done(), build.piece(s, "austria-1"), s.place[build.piece(s, "austria-1")], 0, True, True, 0, ())
    reasons = {moves.step_refusal(s, march, city) for city in s.board.neighbours[build.city(s, "leitmeritz")]}

    assert NEUTRAL_GROUND in reasons
    assert not any(s.lands.home[build.city(s, name)] == SAXONY for name in steps(s, "austria-1"))


@pytest.mark.rule("M-19.43")
def test_even_an_ally_does_not() -> None:
    """A Frenchman may not enter neutral Prussia."""
    s = neutral_prussia({"france-2": "wittenberg"})

    assert "berlin" not in steps(s, "france-2")
    assert "leipzig" in steps(s, "france-2")


@pytest.mark.rule("M-19.43", "M-19.44", "M-Q.26")
def test_nobody_leaves_one_neutral_territory_through_another() -> None:
    """With Prussia and Saxony neutral a Frenchman in Berlin may not cut through Wittenberg, but may go the long way."""
    s = neutral_prussia({"france-2": "berlin"})
    assert "wittenberg" in steps(s, "france-2")
    affairs.at_field(s, saxony="sax4")

    assert s.relations.neutral[PRUSSIA]
    assert not any(s.lands.home[build.city(s, name)] == SAXONY for name in steps(s, "france-2"))
    assert steps(s, "france-2") == {"brandenburg", "kuestrin"}


@pytest.mark.rule("M-19.41", "M-19.40")
def test_neutral_pieces_stay_at_home() -> None:
    """A Prussian may go to Silesia, but not to Saxony or Poland."""
    s = neutral_prussia({"prussia-1": "sagan"})
    assert steps(s, "prussia-1") == {"gruenberg", "glogau", "bunzlau"}

    s = neutral_saxony({"saxony-1": "dresden"})
    assert all(s.lands.home[build.city(s, name)] == SAXONY for name in steps(s, "saxony-1"))


@pytest.mark.rule("M-19.44")
def test_a_foreign_piece_inside_may_only_leave() -> None:
    """From Dresden each step must bring it nearer to the outside."""
    s = neutral_saxony({"austria-1": "dresden"})
    assert steps(s, "austria-1") == {"koenigstein", "chemnitz", "bautzen", "luckau"}

    s = neutral_saxony({"austria-1": "koenigstein"})
    assert steps(s, "austria-1") == {
        name for name in steps_around(s, "koenigstein") if s.lands.home[build.city(s, name)] != SAXONY
    }


def steps_around(s: State, city: str) -> list[str]:
    """Neighbours of a city."""
    return [s.board.city_ids[one] for one in s.board.neighbours[build.city(s, city)]]


@pytest.mark.rule("M-19.42", "M-11.4", "M-9.3")
def test_neutral_generals_do_not_fight() -> None:
    """Neither as attackers nor as defenders."""
    for active in ("austria", "prussia"):
        s = neutral_prussia({"austria-1": "koeniggraetz", "prussia-1": "glatz"}, active=[active])
        assert combat.pairs(s) == ()


@pytest.mark.rule("M-2.9")
@pytest.mark.parametrize("hostile", [False, True])
def test_whether_neutral_pieces_count_as_enemies(hostile: bool) -> None:
    """With the option an Austrian forced march may not pass a neutral Prussian; battles there are none in any case."""
    s = neutral_prussia({"prussia-1": "ratibor"}, options={"neutral_pieces_hostile": hostile})
    refusal = marching.forced_refusal(s, AUSTRIA, build.city(s, "troppau"))

    assert (refusal == marching.FORCED_ENEMY) == hostile

    assert s.relations.enemies[AUSTRIA][PRUSSIA] == hostile
    assert not s.relations.fights[AUSTRIA][PRUSSIA]
    assert s.relations.hostile[AUSTRIA][PRUSSIA]


@pytest.mark.rule("M-2.9", "M-19.47", "M-3.10")
def test_markers_of_neutral_prussia_can_be_conquered() -> None:
    """Control and alliances are what they were."""
    s = neutral_prussia({}, markers={"dresden": "prussia"})

    assert conquest.enemy_fortress(s, AUSTRIA, build.city(s, "dresden"))
    assert s.relations.allied[FRANCE][PRUSSIA]


@pytest.mark.rule("M-19.43", "M-9.3")
def test_no_foreign_supply_path_through_neutral_ground() -> None:
    """A general inside may draw supply from outside: his own city is exempt."""
    s = neutral_saxony({"austria-1": "dresden", "austria-train-1": "leitmeritz"})
    austrian = s.board.generals_of[AUSTRIA].index(build.piece(s, "austria-1"))
    assert paths.costs(s, AUSTRIA)[austrian] == paths.NO_PATH

    s = neutral_saxony({"austria-1": "koenigstein", "austria-train-1": "leitmeritz"})
    assert paths.costs(s, AUSTRIA)[austrian] == paths.FREE


@pytest.mark.rule("M-19.43", "M-9.4")
def test_the_path_used_keeps_out_of_neutral_ground() -> None:
    """Wherever an Austrian stands near Saxony, none of the cities after his own is barred."""
    s = neutral_saxony({"austria-train-1": "leitmeritz"})
    general = build.piece(s, "austria-1")
    for city in range(len(s.piece_at)):
        if s.board.distance[city][build.city(s, "leitmeritz")] in (1, 2, 3, 4):
            s.put(general, city)
            assert not any(s.lands.barred[AUSTRIA][one] for one in paths.ways(s, AUSTRIA, [general])[0][1:])
            s.lift(general)


@pytest.mark.rule("M-11.32", "M-19.44", "M-19.43")
def test_no_retreat_enters_neutral_ground() -> None:
    """A Prussian beaten at Leitmeritz finds no way through Saxony."""
    s = neutral_saxony({"prussia-1": "leitmeritz", "austria-1": "praha"})
    loser, winner = build.piece(s, "prussia-1"), build.piece(s, "austria-1")

    assert all(s.lands.home[city] != SAXONY for city in retreat.ends(s, loser, winner, 2))
    free = realm.position({"prussia-1": "leitmeritz", "austria-1": "praha"})
    assert any(free.lands.home[city] == SAXONY for city in retreat.ends(free, loser, winner, 2))


@pytest.mark.rule("M-11.32")
def test_neither_does_a_retreat_of_a_stack_of_two_powers() -> None:
    """Neutrality bars what it bars for either general."""
    s = neutral_saxony({"france-2": "eger", "bavaria-1": "eger"})
    barred = neutrality.stack_bars(s, s.piece_at[build.city(s, "eger")])

    assert barred[build.city(s, "dresden")]
    assert not barred[build.city(s, "praha")]


@pytest.mark.rule("M-19.46", "M-13.12")
def test_neutral_generals_come_back_at_home() -> None:
    """Breslau is a Prussian major fortress after the annexation."""
    s = neutral_prussia({}, markers={"breslau": "prussia"})

    assert set(winter.doors(s, PRUSSIA)) == {build.city(s, name) for name in ("berlin", "magdeburg", "breslau")}


@pytest.mark.rule("M-19.46")
def test_neutral_trains_are_placed_at_home() -> None:
    """Not in Dresden, even were Saxony Prussia's ally again."""
    s = neutral_prussia({}, options={"saxony_can_return": True})
    train = build.piece(s, "prussia-train-1")

    assert build.city(s, "dresden") not in trains.places(s, train)
    assert build.city(s, "berlin") in trains.places(s, train)


@pytest.mark.rule("M-19.45", "M-17.1")
def test_a_neutral_major_power_takes_part_in_politics() -> None:
    """Prussia places a card."""
    s = neutral_prussia({}, hands={"prussia": ["d1-clubs-5"]})
    s.realm.political_pile = list(range(4))
    s.realm.victor = 0
    stage.begin(s, build.Done())
    build.answer(s, 0)

    assert affairs.seat(s) == affairs.FREDERICK


# -- the older edition ------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-32")
@pytest.mark.parametrize(("way", "bound"), [("march_out", True), ("transfer", False)])
def test_foreign_pieces_have_to_march_out(way: str, bound: bool) -> None:
    """With `saxony_expulsion="march_out"` the phase does not end before, nor does the move stop inside."""
    s = neutral_saxony({"austria-1": "dresden"}, active=["austria"], options={"saxony_expulsion": way})
    moves.begin(s, build.Done())
    seat = affairs.seat(s)
    assert (END in answering.legal(s, seat)) != bound
    build.answer(s, build.piece(s, "austria-1"), build.city(s, "bautzen"))

    assert (STOP in answering.legal(s, seat)) != bound


@pytest.mark.rule("M-19.41", "M-10.15")
def test_a_stack_goes_only_where_both_may() -> None:
    """A Saxon may leave neutral Prussia for Görlitz, but not with a Prussian beside him."""
    s = neutral_prussia({"saxony-1": "sagan", "prussia-2": "sagan"}, options={"saxony_can_return": True})
    saxon, goerlitz = build.piece(s, "saxony-1"), build.city(s, "goerlitz")

    assert not neutrality.shuts(s, saxon, False, goerlitz)
    assert neutrality.shuts(s, saxon, True, goerlitz)
