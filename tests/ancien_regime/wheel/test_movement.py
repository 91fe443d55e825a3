"""Chapter 9, slot 7: Arbiter, dissolving, movement turns, consent, garrisons; Frederick and Stuart of chapter 13."""

import pytest

from pragmatica.ancien_regime.battle.cardplay import PASS
from pragmatica.ancien_regime.kept.board import OFF_BOARD
from pragmatica.ancien_regime.kept.log import NEXT_TURN_REFUSED, NO_ARBITER
from pragmatica.ancien_regime.march import marching
from pragmatica.ancien_regime.march.marching import SEA
from pragmatica.ancien_regime.wheel import movement
from tests.ancien_regime.build import (
    Done,
    answer,
    asked,
    controller,
    events,
    general,
    land,
    offered,
    position,
    units,
)
from tests.ancien_regime.moving import (
    AUSTRIA,
    BRITAIN,
    END,
    FRANCE,
    NO,
    OTTOMAN,
    PRUSSIA,
    RUSSIA,
    SPAIN,
    YES,
    march,
    refusal,
    route,
    turn,
)

# -- the Arbiter ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-9.61", "A-12.30")
def test_a_family_has_no_arbiter_of_its_own() -> None:
    """Neither the major power nor another minor one of an expansionist player is Arbiter for his minor power."""
    zones = dict.fromkeys(("austria", "spain", "ottoman"), "expansionist")
    s = position(players=5, control={"spain": "austria", "ottoman": "austria"}, status=zones)

    for mover, arbiter in ((SPAIN, AUSTRIA), (SPAIN, OTTOMAN), (AUSTRIA, SPAIN)):
        assert movement.arbiter_refusal(s, mover, arbiter) == movement.ALLIED
    assert movement.arbiter_refusal(s, SPAIN, RUSSIA) == 0


@pytest.mark.rule("A-9.61", "A-9.62")
def test_the_arbiter_is_no_ally_and_is_paid_at_once() -> None:
    """Any power but allies and those with the highest Morale can be chosen; it gains 1 Morale."""
    s = position("britain london", morale={"spain": 15})
    movement.begin(s, Done(), BRITAIN)
    assert offered(s) == [PRUSSIA, FRANCE, OTTOMAN]
    answer(s, FRANCE)

    assert s.morale[FRANCE] == 11


@pytest.mark.rule("A-9.61", "A-12.20", "A-12.35", example="AX-22")
def test_a_minor_power_is_arbiter_only_under_control() -> None:
    """An uncontrolled minor power cannot be Arbiter; a controlled one can, and its player decides."""
    s = position(players=6, round_=1)
    assert movement.arbiter_refusal(s, AUSTRIA, OTTOMAN) == movement.UNCONTROLLED
    s = position("austria wien", players=6, control={"ottoman": "france"}, status={"ottoman": "french"})
    assert movement.arbiter_refusal(s, AUSTRIA, OTTOMAN) == 0
    movement.begin(s, Done(), AUSTRIA)
    answer(s, OTTOMAN, END, YES)

    assert s.pending() == [FRANCE]
    assert s.top is not None
    assert s.top.acts_for(s, FRANCE) == OTTOMAN


@pytest.mark.rule("A-9.62", "A-9.63", "A-9.64", example="AX-6")
def test_a_turn_that_would_lift_the_arbiter_too_high_is_not_asked_for() -> None:
    """From 12 the Arbiter rises to 13 and 15; the third turn cannot be requested."""
    s = position("britain london", morale={"france": 12})
    movement.begin(s, Done(), BRITAIN)
    answer(s, FRANCE, END)
    assert asked(s) == "RequestTurn"
    answer(s, YES, YES)
    assert s.morale[FRANCE] == 15
    answer(s, END)

    assert asked(s) == ""


@pytest.mark.rule("A-9.64", example="AX-6")
def test_a_second_turn_needs_room_for_two() -> None:
    """From 14 the Arbiter rises to 15, and no second turn can be requested; with 15 it is not eligible."""
    s = position("britain london", morale={"france": 14})
    movement.begin(s, Done(), BRITAIN)
    answer(s, FRANCE, END)

    assert asked(s) == ""
    assert movement.arbiter_refusal(s, BRITAIN, FRANCE) == movement.MORALE_FULL


@pytest.mark.rule("A-9.64", "A-10.24", example="AX-33")
@pytest.mark.parametrize("plays", [True, False])
def test_a_card_of_the_arbiter_makes_room(plays: bool) -> None:
    """Chosen at 13 it has 14, too much for a second turn; if it plays a card when attacked, one can be asked for."""
    s = position(
        "austria lorraine 0, france champagne 1",
        garrisons="france picardie",
        morale={"france": 13},
        hands={"france": [2]},
    )
    movement.begin(s, Done(), AUSTRIA)
    answer(s, FRANCE)
    march(s, "austria", "lorraine", "champagne")
    assert (s.morale[FRANCE], asked(s)) == (14, "PlayCard")
    answer(s, offered(s)[0] if plays else PASS, OFF_BOARD)

    assert asked(s) == ("RequestTurn" if plays else "")
    if plays:
        answer(s, YES, YES)
        assert (s.morale[FRANCE], asked(s)) == (15, "")


@pytest.mark.rule("A-9.60", "A-9.62", "A-9.64")
def test_there_is_no_fourth_turn() -> None:
    """Three turns bring the Arbiter 6 Morale; then the action is over."""
    s = position("britain london", morale={"france": 9})
    movement.begin(s, Done(), BRITAIN)
    answer(s, FRANCE, END, YES, YES, END, YES, YES, END)

    assert (s.morale[FRANCE], asked(s)) == (15, "")
    assert movement.request_refusal(s, FRANCE, 4) == movement.NO_MORE_TURNS


@pytest.mark.rule("A-9.65", example="AX-7")
def test_without_an_arbiter_there_is_one_turn() -> None:
    """When nobody can be Arbiter, there is one movement turn, and no Morale changes."""
    morale = dict.fromkeys(("prussia", "france", "spain", "ottoman"), 15)
    s = position("britain london", morale=morale)
    before = s.morale[:]
    movement.begin(s, Done(), BRITAIN)
    assert events(s, NO_ARBITER) == [(BRITAIN,)]
    answer(s, END)

    assert asked(s) == ""
    assert s.morale == before


@pytest.mark.rule("A-9.63")
def test_a_refusal_ends_the_action() -> None:
    """The Arbiter may refuse a turn; the mover may also stop by himself."""
    s = position("britain london")
    done = Done()
    movement.begin(s, done, BRITAIN)
    answer(s, FRANCE, END, YES)
    assert s.pending() == [FRANCE]
    answer(s, NO)

    assert done.times == 1
    assert s.morale[FRANCE] == 11
    assert events(s, NEXT_TURN_REFUSED) == [(BRITAIN, FRANCE, 2)]


@pytest.mark.rule("A-9.60", "A-9.66")
def test_garrisons_are_dissolved_before_the_first_turn() -> None:
    """Any of the mover's garrisons return to the supply; fortresses stay, control follows."""
    s = position("austria wien", garrisons="austria silesia fortress, austria saxonia")
    movement.begin(s, Done(), AUSTRIA)
    answer(s, FRANCE, land(s, "silesia"), END)

    assert asked(s) == "PickGeneral"
    assert controller(s, "silesia") == ""
    assert s.fortress[land(s, "silesia")] == 1
    assert s.supply(AUSTRIA) == 28 - 2 - 1


@pytest.mark.rule("A-9.66")
def test_a_neutral_power_keeps_the_ground_under_its_generals() -> None:
    """It may not dissolve a garrison abroad on which a general of its family stands."""
    s = position("ottoman bessarabia", garrisons="ottoman bessarabia, ottoman crimea")

    assert movement.dissolve_refusal(s, OTTOMAN, land(s, "bessarabia")) == movement.GROUND_NEEDED
    assert movement.dissolve_refusal(s, OTTOMAN, land(s, "crimea")) == 0
    assert movement.dissolve_refusal(s, OTTOMAN, land(s, "silesia")) == movement.NOT_OWN


@pytest.mark.rule("A-9.66")
def test_what_a_neutral_power_may_dissolve() -> None:
    """At home it may, whoever stands there; abroad the generals of its family are in the way as its own are."""
    s = position(
        "russia kiev, ottoman zaporozhye",
        garrisons="russia kiev, russia zaporozhye",
        players=6,
        control={"ottoman": "russia"},
        status={"russia": "neutral", "ottoman": "neutral"},
    )

    assert movement.dissolve_refusal(s, RUSSIA, land(s, "kiev")) == 0
    assert movement.dissolve_refusal(s, RUSSIA, land(s, "zaporozhye")) == movement.GROUND_NEEDED


@pytest.mark.rule("A-9.70", "A-9.77")
def test_a_general_moves_once_in_a_turn() -> None:
    """Who has moved is not offered again in the turn, but in the next one."""
    s = position("austria wien 0, austria tirol 0")
    movement.begin(s, Done(), AUSTRIA)
    answer(s, FRANCE)
    march(s, "austria", "wien", "moravia")
    assert offered(s) == [general(s, "austria", "tirol"), END]
    answer(s, END, YES, YES)

    assert general(s, "austria", "moravia") in offered(s)


@pytest.mark.rule("A-9.70", "A-9.72")
def test_only_who_can_go_somewhere_is_offered() -> None:
    """From Ireland a British general can sail, a French one cannot get away."""
    s = position("britain ireland, france sardinia", status={"spain": "neutral"})

    assert marching.can_move(s, general(s, "britain", "ireland"), ())
    assert not marching.can_move(s, general(s, "france", "sardinia"), ())


@pytest.mark.rule("A-2.9", "A-5.11", "A-9.74")
def test_who_passes_leaves_his_fellow_where_he_is() -> None:
    """A general takes his units along and leaves empty ground behind him, but not where another of his power stands."""
    s = position("prussia berlin 3, prussia mecklenburg 1")
    turn(s, "prussia")
    march(s, "prussia", "berlin", "mecklenburg", "pomerania")

    assert [units(s, "prussia", where) for where in ("berlin", "mecklenburg", "pomerania")] == [-1, 1, 3]
    assert [bool(s.present[land(s, where)]) for where in ("berlin", "mecklenburg")] == [False, True]


# -- ways -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-9.71", "A-5.5", "A-5.1")
def test_a_march_is_one_step_to_a_neighbour() -> None:
    """Borders and straits make neighbours; impassable territories are nobody's."""
    s = position("spain napoli, austria tirol")

    assert refusal(s, "spain", "napoli", "sicilia") == 0
    assert refusal(s, "spain", "napoli", "toscana") == marching.NOT_ADJACENT
    assert refusal(s, "austria", "tirol", "alps") == marching.NOT_ADJACENT
    assert marching.entry_refusal(s, AUSTRIA, land(s, "alps")) == marching.CLOSED


@pytest.mark.rule("A-9.72", "A-5.3", "A-5.4", "A-7.7")
def test_a_sea_move_uses_own_and_allied_routes() -> None:
    """Britain's routes carry the British and, with consent, their allies; nobody else."""
    s = position("britain london 0, austria holland 0, france hannover 0")
    assert refusal(s, "britain", "london", "holland") == marching.NOT_ADJACENT
    sail = route(s, "london", "holland")

    assert marching.sea_refusal(s, general(s, "britain", "london"), sail - SEA) == 0
    assert marching.sea_refusal(s, general(s, "austria", "holland"), sail - SEA) == 0
    assert marching.consents(s, general(s, "austria", "holland"), (sail,)) == [BRITAIN]
    french = general(s, "france", "hannover")
    assert marching.sea_refusal(s, french, route(s, "holland", "hannover") - SEA) == marching.FOREIGN_ROUTE


@pytest.mark.rule("A-5.3", "A-12.20")
def test_routes_of_a_power_without_a_controller_are_closed() -> None:
    """France is allied to Spain, but nobody consents for it."""
    s = position("france catalonia 0", players=4)
    french = general(s, "france", "catalonia")

    assert marching.sea_refusal(s, french, route(s, "catalonia", "lombardia") - SEA) == marching.NOBODY_CONSENTS


@pytest.mark.rule("A-9.73", "A-9.74", example="AX-24")
def test_strategic_moves_keep_to_friendly_ground() -> None:
    """Danzig, uncontrolled, ends a way; over Mecklenburg, where another Prussian stands, one comes to Pomerania."""
    s = position("prussia borussia, prussia berlin, prussia mecklenburg")

    assert refusal(s, "prussia", "borussia", "danzig") == 0
    assert refusal(s, "prussia", "borussia", "danzig", "pomerania") == marching.NOT_CONTROLLED
    assert refusal(s, "prussia", "berlin", "mecklenburg") == 0
    assert refusal(s, "prussia", "berlin", "mecklenburg", "pomerania") == 0
    prussian, beside = general(s, "prussia", "berlin"), (land(s, "mecklenburg"),)
    assert marching.end_refusal(s, prussian, beside, ()) == marching.OWN_GENERAL


@pytest.mark.rule("A-9.73")
def test_a_strategic_move_has_three_steps_at_most() -> None:
    """A fourth step is refused, and so is any step after a Sea Move."""
    s = position("austria bohemia, britain london")

    assert refusal(s, "austria", "bohemia", "wien", "hungaria", "croatia") == 0
    assert refusal(s, "austria", "bohemia", "wien", "hungaria", "croatia", "steiermark") == marching.TOO_FAR
    sail = route(s, "london", "holland")
    british = general(s, "britain", "london")
    assert marching.step_refusal(s, british, (sail,), land(s, "hannover"), ()) == marching.TOO_FAR


@pytest.mark.rule("A-9.73")
def test_a_strategic_move_avoids_enemies() -> None:
    """No step of two or more leads to hostile pieces, a March does."""
    s = position("austria wien, prussia bohemia")

    assert refusal(s, "austria", "wien", "bohemia") == 0
    assert refusal(s, "austria", "wien", "moravia", "bohemia") == marching.HOSTILE_PIECES


@pytest.mark.rule("A-9.74", "A-7.8", example="AX-23")
def test_neutral_generals_stay_on_their_ground() -> None:
    """The neutral Ottoman general goes to Bulgaria, Serbia and Bessarabia, not to Transylvania, Banat or Zaporozhye."""
    s = position("ottoman wallachia, russia zaporozhye", garrisons="ottoman bessarabia")

    for where in ("bulgaria", "serbia", "bessarabia"):
        assert refusal(s, "ottoman", "wallachia", where) == 0
    for where in ("transylvania", "banat"):
        assert refusal(s, "ottoman", "wallachia", where) == marching.NEUTRAL_GENERAL
    assert marching.entry_refusal(s, OTTOMAN, land(s, "zaporozhye")) == marching.NEUTRAL_GENERAL
    assert refusal(s, "russia", "zaporozhye", "bessarabia") == 0
    assert marching.entry_refusal(s, RUSSIA, land(s, "wallachia")) == marching.NEUTRAL_HOME


@pytest.mark.rule("A-9.74", "A-1.6", "A-12.20", example="AX-22")
def test_a_neutral_power_without_a_controller_is_safe_at_home() -> None:
    """Austria cannot attack the Ottoman general in Serbia, but the Ottoman garrison in Bessarabia."""
    s = position(
        "austria banat, ottoman serbia 1, austria transylvania", garrisons="ottoman bessarabia", players=6, round_=1
    )

    assert refusal(s, "austria", "banat", "serbia") == marching.NEUTRAL_HOME
    assert refusal(s, "austria", "transylvania", "bessarabia") == 0
    assert s.hostile_to(AUSTRIA, land(s, "bessarabia"))


@pytest.mark.rule("A-9.74", "A-12.30")
def test_a_neutral_family_walks_on_its_own_ground() -> None:
    """A neutral minor power's general enters the homes of its neutral major power, unasked."""
    s = position(
        "ottoman zaporozhye",
        garrisons="ottoman zaporozhye",
        players=6,
        control={"ottoman": "russia"},
        status={"russia": "neutral", "ottoman": "neutral"},
    )

    assert refusal(s, "ottoman", "zaporozhye", "kiev") == 0
    assert marching.consents(s, general(s, "ottoman", "zaporozhye"), (land(s, "kiev"),)) == []


@pytest.mark.rule("A-9.74", "A-12.20")
def test_nobody_enters_the_ground_of_an_ally_without_a_controller() -> None:
    """Austria's ally Russia has no player: Warszawa, with its garrison, is closed."""
    s = position("austria krakow", garrisons="russia warszawa", players=4)

    assert refusal(s, "austria", "krakow", "warszawa") == marching.NOBODY_CONSENTS


@pytest.mark.rule("A-9.74", "A-2.9")
def test_generals_follow_each_other_but_cannot_swap() -> None:
    """A general may enter what another of his power has left in the same turn; two cannot change places."""
    s = position("prussia berlin 0, prussia mecklenburg 0")
    beside = (land(s, "mecklenburg"),)
    assert marching.end_refusal(s, general(s, "prussia", "berlin"), beside, ()) == marching.OWN_GENERAL
    turn(s, "prussia")
    march(s, "prussia", "mecklenburg", "pomerania")
    march(s, "prussia", "berlin", "mecklenburg")

    assert units(s, "prussia", "mecklenburg") == 0
    assert units(s, "prussia", "pomerania") == 0


@pytest.mark.rule("A-9.74", "A-2.9")
def test_allied_generals_share_a_territory() -> None:
    """Standing beside an ally's general on ground that nobody controls needs no consent."""
    s = position("austria krakow 0, russia polesie 0")

    assert refusal(s, "russia", "polesie", "krakow") == 0
    assert marching.consents(s, general(s, "russia", "polesie"), (land(s, "krakow"),)) == []


@pytest.mark.rule("A-9.75", "A-9.76")
def test_what_is_entered_without_a_battle() -> None:
    """An enemy's empty home is entered freely; a garrison or general there makes a battle."""
    s = position("prussia silesia 2, austria wien", garrisons="austria moravia")
    prussian = general(s, "prussia", "silesia")
    assert refusal(s, "prussia", "silesia", "bohemia") == 0
    s.carry(prussian, land(s, "bohemia"))
    assert not s.hostile_to(PRUSSIA, land(s, "bohemia"))

    assert s.hostile_to(PRUSSIA, land(s, "moravia"))
    assert s.hostile_to(PRUSSIA, land(s, "wien"))
