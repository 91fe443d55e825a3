"""Chapter 11 in the advanced game: who attacks first, changes of side, and the Saxony marker after battles."""

from typing import Any

import pytest

from pragmatica.maria.battle import combat
from pragmatica.maria.battle.combat import GIVE_UP
from pragmatica.maria.diplomacy import saxony
from pragmatica.maria.kept.board import AUSTRIA, NO_CITY, PRAGMATIC, PRUSSIA
from pragmatica.maria.kept.log import BATTLE_BEGAN, RETREATED
from pragmatica.maria.kept.realm import AUSTRIAN_ALLY, NEUTRAL
from tests.maria import realm
from tests.maria.realm import build

THERESA, LOUIS, FREDERICK = 0, 1, 2


def begin(s: realm.State) -> build.Done:
    """Begin the combat phase."""
    done = build.Done()
    combat.begin(s, done)
    return done


def pairs(s: realm.State) -> list[tuple[str, str]]:
    """The battles that are offered now."""
    ids = s.board.piece_ids
    return [(ids[code // 20], ids[code % 20]) for code in build.offered(s)]


THREE = realm.graph("a-x b-y c-z", flanders="a b x y")


def three_attacks(**others: Any) -> realm.State:
    """Two Austrian attacks and one of the Pragmatic Army."""
    pieces = {
        "pragmatic-1": "a",
        "france-1": "x",
        "austria-1": "b",
        "france-2": "y",
        "austria-2": "c",
        "prussia-1": "z",
    }
    return realm.position(pieces, on=THREE, active=["austria", "pragmatic"], **others)


@pytest.mark.rule("M-11.5")
def test_austria_attacks_before_the_pragmatic_army() -> None:
    """Maria Theresa orders her attacks; then come Frederick's."""
    s = three_attacks()
    begin(s)

    assert s.pending() == [THERESA]
    assert pairs(s) == [("austria-1", "france-2"), ("austria-2", "prussia-1")]
    build.answer(s, build.offered(s)[0], GIVE_UP, GIVE_UP)

    assert s.top is not None
    assert s.top.name() == "BattleCard"
    assert [event[0] for event in realm.events(s, BATTLE_BEGAN)][-1] == build.piece(s, "pragmatic-1")


@pytest.mark.rule("M-24.6", "M-24.8")
def test_one_player_orders_all_attacks() -> None:
    """Of two players the second leads both powers."""
    s = three_attacks(players=2)
    begin(s)

    assert len(pairs(s)) == 3


@pytest.mark.rule("M-11.1")
def test_battles_are_fought_across_the_border() -> None:
    """Adjacent is adjacent, whoever may cross."""
    s = realm.position({"pragmatic-1": "a", "prussia-1": "b"}, on=realm.graph("a-b", flanders="a"), active=["prussia"])
    begin(s)

    assert len(realm.events(s, BATTLE_BEGAN)) == 1


@pytest.mark.rule("M-11.4", "M-19.42")
def test_neutral_generals_do_not_fight() -> None:
    """Neither attack nor are attacked."""
    s = realm.position({"saxony-1": "a", "austria-1": "b"}, on=realm.graph("a-b"), active=["austria"], saxony=NEUTRAL)

    assert begin(s).times == 1


@pytest.mark.rule("M-11.19")
def test_a_pair_whose_sides_are_no_longer_enemies_is_dropped() -> None:
    """Saxony becomes Austria's ally in mid-phase."""
    s = realm.position(
        {"saxony-1": "a", "austria-1": "b", "prussia-1": "c", "austria-2": "d"},
        on=realm.graph("a-b c-d"),
        active=["prussia", "saxony"],
    )
    done = build.Done()
    listed = combat.NextBattle(done, combat.pairs(s))
    s.realm.saxony = AUSTRIAN_ALLY
    s.realign()

    listed.resume(s)

    assert [event[:2] for event in realm.events(s, BATTLE_BEGAN)] == [
        (build.piece(s, "prussia-1"), build.piece(s, "austria-2"))
    ]


@pytest.mark.rule("M-11.19", example="MX-47")
def test_the_partner_of_a_saxon_commander_fights_on() -> None:
    """Saxony leaves the stack; its listed battle is the Prussian general's now."""
    s = realm.position(
        {"saxony-1": "a", "prussia-2": "a", "austria-1": "b"}, on=realm.graph("a-b"), active=["prussia", "saxony"]
    )
    listed = combat.NextBattle(build.Done(), combat.pairs(s))
    assert listed.pairs[0] // 20 == build.piece(s, "saxony-1")
    s.lift(build.piece(s, "saxony-1"))
    s.realm.saxony, s.realm.forsaken = NEUTRAL, build.piece(s, "prussia-2")
    s.realign()

    listed.resume(s)

    assert realm.events(s, BATTLE_BEGAN)[0][:2] == (build.piece(s, "prussia-2"), build.piece(s, "austria-1"))
    assert s.realm.forsaken == build.NO_PIECE


LINE = realm.graph("v-l-m-n-o-p")


def beaten(players: int = 3, **options: str) -> realm.State:
    """Austria attacks a Prussian who is six behind; he loses, and Austria has won two points."""
    s = realm.position(
        {"austria-1": "v", "prussia-1": "l"},
        on=LINE,
        troops={"austria-1": 5, "prussia-1": 8},
        hands={"austria": ["d1-spades-6"]},
        battle_boxes={"prussia": 1},
        active=["austria"],
        players=players,
        options=options,
    )
    begin(s)
    build.answer(s, *build.cards(s, "d1-spades-6"), GIVE_UP)
    return s


@pytest.mark.rule("M-11.15", "M-16.6", "M-19.31", "M-19.32", "D-31")
def test_austria_may_shake_saxony_after_the_retreat() -> None:
    """Prussia loses three troops and one point, and has retreated when Austria is asked."""
    s = beaten()

    assert build.where(s, "prussia-1") == "o"
    assert realm.in_battle_boxes(s, "prussia") == 0
    assert realm.in_battle_boxes(s, "austria") == 1
    assert s.realm.victor == THERESA
    assert isinstance(s.top, saxony.ShiftSaxony)
    assert s.pending() == [THERESA]


@pytest.mark.rule("M-19.32", "D-29")
def test_by_the_older_rules_saxony_is_shaken_before_the_retreat() -> None:
    """The general still stands where he was beaten; then he retreats, and points are booked."""
    s = beaten(saxony_shift_timing="before_retreat")

    assert isinstance(s.top, saxony.ShiftSaxony)
    assert build.where(s, "prussia-1") == "l"
    build.answer(s, 0)
    assert build.where(s, "prussia-1") == "o"
    assert realm.in_battle_boxes(s, "austria") == 1


@pytest.mark.rule("M-19.31")
def test_a_battle_without_a_point_does_not_shake_saxony() -> None:
    """Two troops are no point."""
    s = realm.position(
        {"austria-1": "v", "prussia-1": "l"},
        on=LINE,
        troops={"austria-1": 6, "prussia-1": 4},
        active=["austria"],
    )

    begin(s)
    build.answer(s, GIVE_UP)

    assert s.top is None
    assert len(realm.events(s, RETREATED)) == 1


@pytest.mark.rule("M-16.3", "M-11.13", "D-44", example="MX-25")
def test_points_of_a_mixed_stack_are_its_commanders() -> None:
    """France 5 and Bavaria 2 lose 4: two Bavarians first, then two of the French, who retreat 4 cities."""
    s = realm.position(
        {"austria-1": "v", "austria-2": "v", "france-1": "l", "bavaria-1": "l"},
        on=LINE,
        troops={"austria-1": 6, "austria-2": 5, "france-1": 5, "bavaria-1": 2},
        battle_boxes={"france": 2},
        active=["austria"],
    )
    begin(s)
    build.answer(s, GIVE_UP)

    assert (build.where(s, "bavaria-1"), build.where(s, "france-1")) == (str(NO_CITY), "p")
    assert s.troops[build.piece(s, "france-1")] == 3
    assert (realm.in_battle_boxes(s, "france"), realm.in_battle_boxes(s, "austria")) == (1, 1)


@pytest.mark.rule("M-17.20", "M-11.18")
def test_the_latest_winner_is_a_player() -> None:
    """Whichever of his powers has won."""
    s = realm.position(
        {"pragmatic-1": "v", "france-1": "l"},
        on=LINE,
        troops={"pragmatic-1": 8, "france-1": 6},
        active=["pragmatic"],
    )

    begin(s)
    build.answer(s, GIVE_UP)

    assert s.realm.victor == FREDERICK == s.relations.seat_of[PRAGMATIC] == s.relations.seat_of[PRUSSIA]
    assert s.relations.seat_of[AUSTRIA] == THERESA != LOUIS
