"""Chapter 11.1, combat."""

import pytest

from pragmatica.maria.battle import combat
from pragmatica.maria.battle.combat import GIVE_UP, BattleCard, NextBattle
from pragmatica.maria.kept import log, packed
from pragmatica.maria.kept.board import BAVARIA, FRANCE, GENERALS, NO_CITY, NOBODY
from pragmatica.maria.kept.state import State
from tests.maria import build
from tests.maria.battle.fields import FIELD, FREDERICK, LOUIS, MARIA_THERESA, code, field, play, troops


def score(s: State) -> tuple[int, int]:
    """Score and seat of the side to play."""
    assert isinstance(s.top, BattleCard)
    return s.top.own_score(), s.pending()[0]


# -- which battles ----------------------------------------------------------------------------------------------------


def battles(s: State) -> set[tuple[str, str]]:
    """All battles that the active powers must fight, as attacker and defender."""
    ids = s.board.piece_ids
    return {(ids[pair // GENERALS], ids[pair % GENERALS]) for pair in combat.pairs(s)}


@pytest.mark.rule("M-11.1", "M-11.4")
def test_every_adjacent_pair_is_fought() -> None:
    """Each active general or stack fights each enemy one beside it; a stack fights as one, others do not fight."""
    s = build.position(
        {
            "prussia-1": "a",
            "prussia-2": "a",
            "austria-1": "p",
            "austria-2": "q",
            "saxony-1": "r",
            "austria-train-2": "t",
            "france-2": "u",
        },
        on=build.graph("a-p-r a-q a-t p-u"),
        active=["prussia", "saxony"],
    )

    assert battles(s) == {("prussia-1", "austria-1"), ("prussia-1", "austria-2"), ("saxony-1", "austria-1")}


@pytest.mark.rule("M-11.5", "D-1")
def test_mixed_stack_counts_as_its_commanders() -> None:
    """A stack of two players attacks in the stage of its supreme commander's power only."""
    options = {"stack_partners": "allied"}
    pieces = {"prussia-1": "a", "france-2": "a", "austria-1": "p"}
    s = build.position(pieces, on=build.graph(FIELD), active=["france", "bavaria"], options=options)
    assert battles(s) == set()

    s.active = [2, 3]
    assert battles(s) == {("prussia-1", "austria-1")}


@pytest.mark.rule("M-11.5", "M-11.1")
def test_attacker_chooses_the_order() -> None:
    """The attacking player picks one battle after the other, and may not decline any."""
    s = field({"austria-1": 4}, {"prussia-1": 4}, roads="a-p a-q", others={"prussia-2": "q"})

    assert isinstance(s.top, NextBattle)
    assert s.pending() == [MARIA_THERESA]
    assert len(build.offered(s)) == 2
    build.answer(s, packed.battle(build.piece(s, "austria-1"), build.piece(s, "prussia-2")))
    play(s, "stop")
    assert isinstance(s.top, BattleCard)
    assert s.top.defender == build.piece(s, "prussia-1")


@pytest.mark.rule("M-11.3", "M-11.2")
def test_retreated_general_fights_no_more() -> None:
    """Pairs of a general who has retreated are dropped, and new neighbours do not fight."""
    s = field(
        {"austria-1": 6, "austria-2": 3},
        {"prussia-1": 3},
        roads="a-p p-q-r-t b-p b-q q-x",
        others={"austria-3": "b", "austria-4": "x"},
    )
    build.answer(s, packed.battle(build.piece(s, "austria-1"), build.piece(s, "prussia-1")))
    play(s, "stop")

    assert s.place[build.piece(s, "prussia-1")] == NO_CITY
    assert s.top is None


@pytest.mark.rule("M-11.2", "M-11.3", "M-Q.2")
def test_beaten_general_is_not_attacked_where_he_goes() -> None:
    """A retreat beside another enemy is followed by no battle with him."""
    s = field({"austria-1": 5}, {"prussia-1": 4}, others={"austria-2": "r"})
    play(s, "stop")

    assert build.where(s, "prussia-1") == "q"
    assert s.top is None
    assert len(build.events(s, log.BATTLE_BEGAN)) == 1


@pytest.mark.rule("M-11.3")
def test_beaten_attacker_attacks_no_more() -> None:
    """An attacker who has been beaten drops out of his other battles."""
    s = field({"austria-1": 2}, {"prussia-1": 3}, roads="z-a-p a-q", others={"prussia-2": "q"})
    build.answer(s, packed.battle(build.piece(s, "austria-1"), build.piece(s, "prussia-1")))
    play(s, "stop")

    assert build.where(s, "austria-1") == "z"
    assert s.top is None


# -- the cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-11.6", "M-11.7")
def test_troops_are_announced() -> None:
    """Both sides announce their troops, mixed stacks also per power; the score is their difference."""
    s = field({"bavaria-1": 3, "france-2": 4}, {"austria-1": 5, "austria-2": 6})

    attacker, defender = build.piece(s, "bavaria-1"), build.piece(s, "austria-1")
    assert build.events(s, log.BATTLE_BEGAN) == [(attacker, defender, 7, 11, 3, 11)]
    assert score(s) == (-4, LOUIS)
    assert s.revealed


@pytest.mark.rule("M-11.9")
@pytest.mark.parametrize(("own", "enemy", "seat"), [(2, 4, MARIA_THERESA), (4, 2, FREDERICK), (3, 3, MARIA_THERESA)])
def test_who_begins(own: int, enemy: int, seat: int) -> None:
    """The side with the negative score begins; at even strength the attacker."""
    s = field({"austria-1": own}, {"prussia-1": enemy}, {"austria": ["d1-diamonds-2"]})

    assert score(s) == (-abs(own - enemy), seat)


NEIPPERG = ["d1-diamonds-10", "d1-diamonds-9", "d1-diamonds-7", "d1-reserve-1"]
FRIEDRICH = ["d1-spades-5", "d1-spades-4", "d1-spades-3"]


def rulebook_battle(austria: list[str] = NEIPPERG) -> State:
    """Neipperg with 2 troops in diamonds attacks Friedrich and Schwerin with 4 in spades."""
    hands = {"austria": austria, "prussia": FRIEDRICH}
    return field({"austria-5": 2}, {"prussia-1": 2, "prussia-2": 2}, hands)


@pytest.mark.rule("M-11.9", example="MX-21")
def test_two_armies_attack_four() -> None:
    """In the rulebook's battle Prussia is left three behind with no answer."""
    s = rulebook_battle()
    assert score(s) == (-2, MARIA_THERESA)
    play(s, "d1-diamonds-10")
    assert score(s) == (-8, FREDERICK)
    play(s, "d1-spades-5")
    assert score(s) == (-3, FREDERICK)
    play(s, "d1-spades-3")
    assert score(s) == (0, MARIA_THERESA)
    assert GIVE_UP not in build.offered(s)
    play(s, "d1-diamonds-7")
    assert score(s) == (-7, FREDERICK)
    play(s, "d1-spades-4")
    assert score(s) == (-3, FREDERICK)
    assert build.offered(s) == [GIVE_UP]


@pytest.mark.rule("M-11.12", "M-11.13", "M-11.14", "M-11.17", "M-6.11", example="MX-21")
def test_rulebook_battle_ends() -> None:
    """Prussia loses 3 of 4 troops, Schwerin leaves, Friedrich retreats 3 cities; cards played are gone."""
    s = rulebook_battle()
    play(s, "d1-diamonds-10", "d1-spades-5", "d1-spades-3", "d1-diamonds-7", "d1-spades-4", "stop")

    assert troops(s, "prussia-1", "prussia-2", "austria-5") == [1, 0, 2]
    assert s.place[build.piece(s, "prussia-2")] == NO_CITY
    assert (build.where(s, "prussia-1"), build.where(s, "austria-5")) == ("t", "a")
    assert build.hand(s, "austria") == {"d1-diamonds-9", "d1-reserve-1"}
    assert build.hand(s, "prussia") == set()
    assert build.events(s, log.BATTLE_WON) == [(build.piece(s, "austria-5"), build.piece(s, "prussia-1"), 3, 3)]


@pytest.mark.rule("M-11.9", "M-11.10", "M-11.12", example="MX-21")
def test_attacker_may_stop_at_once() -> None:
    """Austria, two behind, may stop: it loses its 2 troops and Neipperg leaves; no card is spent."""
    s = rulebook_battle()
    play(s, "stop")

    assert s.place[build.piece(s, "austria-5")] == NO_CITY
    assert build.hand(s, "austria") == set(NEIPPERG)
    assert troops(s, "prussia-1", "prussia-2") == [2, 2]


@pytest.mark.rule("M-11.9", "M-11.11", example="MX-21")
def test_reserve_at_an_even_score_is_optional() -> None:
    """At an even score a Reserve alone may be played or not; without it the battle can only end in a tie."""
    s = rulebook_battle(["d1-diamonds-10", "d1-reserve-1"])
    play(s, "d1-diamonds-10", "d1-spades-5", "d1-spades-3")
    assert build.offered(s) == [*(code(s, f"d1-reserve-1={value}") for value in range(1, 9)), GIVE_UP]

    s = rulebook_battle(["d1-diamonds-10"])
    play(s, "d1-diamonds-10", "d1-spades-5", "d1-spades-3")
    assert build.offered(s) == [GIVE_UP]


@pytest.mark.rule("M-11.9", "M-11.11", example="MX-26")
def test_three_against_three() -> None:
    """At 3 against 3 the attacker must play a matching card if he holds one; without one the battle is tied at once."""
    s = field({"austria-1": 3}, {"prussia-1": 3}, {"austria": ["d1-diamonds-2", "d1-spades-9", "d1-reserve-2"]})
    assert GIVE_UP not in build.offered(s)
    assert code(s, "d1-reserve-2=8") in build.offered(s)

    s = field({"austria-1": 3}, {"prussia-1": 3}, {"austria": ["d1-spades-9"]})
    assert build.offered(s) == [GIVE_UP]
    play(s, "stop")
    assert s.top is None
    assert troops(s, "austria-1", "prussia-1") == [3, 3]
    assert (build.where(s, "austria-1"), build.where(s, "prussia-1")) == ("a", "p")
    assert len(build.events(s, log.BATTLE_TIED)) == 1


@pytest.mark.rule("M-11.9")
def test_right_stays_while_behind() -> None:
    """A side that is still behind goes on playing; at zero or better the right passes."""
    s = field({"austria-1": 1}, {"prussia-1": 6}, {"austria": ["d1-diamonds-2", "d1-diamonds-3"], "prussia": []})
    play(s, "d1-diamonds-2")
    assert score(s) == (-3, MARIA_THERESA)
    play(s, "d1-diamonds-3")
    assert score(s) == (0, FREDERICK)


@pytest.mark.rule("M-11.10")
def test_nobody_who_is_behind_must_play() -> None:
    """A side with a negative score may stop although it holds cards of its suit."""
    s = field({"austria-1": 1}, {"prussia-1": 6}, {"austria": ["d1-diamonds-10"]})

    assert GIVE_UP in build.offered(s)


@pytest.mark.rule("M-11.8", "M-3.5")
def test_suit_of_ones_own_sector() -> None:
    """Each side plays the suit of its own general's sector, from its own power's hand."""
    s = field(
        {"austria-1": 1},
        {"prussia-1": 2},
        {
            "austria": ["d1-diamonds-10", "d1-spades-10"],
            "prussia": ["d1-diamonds-9", "d1-spades-9"],
            "saxony": ["d1-spades-8"],
        },
    )
    assert build.offered(s) == [code(s, "d1-diamonds-10"), GIVE_UP]
    play(s, "d1-diamonds-10")
    assert build.offered(s) == [code(s, "d1-spades-9"), GIVE_UP]


@pytest.mark.rule("M-11.8", "M-8.7", "M-11.9")
def test_why_not() -> None:
    """Refused: what is not in hand, another suit, a Reserve without a value; and stopping when one must play."""
    s = field({"austria-1": 3}, {"prussia-1": 3}, {"austria": ["d1-diamonds-2", "d1-hearts-9", "d1-reserve-1"]})
    battle = s.top
    assert isinstance(battle, BattleCard)
    reasons = {
        "d1-diamonds-2": 0,
        "d1-reserve-1=3": 0,
        "d1-diamonds-3": combat.NOT_IN_HAND,
        "d1-reserve-2=3": combat.NOT_IN_HAND,
        "d1-hearts-9": combat.OTHER_SUIT,
        "d1-reserve-1": combat.NO_VALUE,
        "stop": combat.MUST_PLAY,
    }

    assert {name: battle.refusal(s, code(s, name)) for name in reasons} == reasons
    assert all((battle.refusal(s, code(s, name)) == 0) == (code(s, name) in build.offered(s)) for name in reasons)


@pytest.mark.rule("M-8.7", "M-11.8", "M-8.9")
def test_reserve_counts_what_is_announced() -> None:
    """A Reserve counts the announced value and goes to the discards of its deck."""
    s = field({"austria-1": 1}, {"prussia-1": 8}, {"austria": ["d1-reserve-2"]})
    play(s, "d1-reserve-2=6")

    assert score(s) == (-1, MARIA_THERESA)
    assert s.discards[0] == build.cards(s, "d1-reserve-2")
    assert [event[2:] for event in build.events(s, log.CARD_PLAYED)] == [(6, -1)]


@pytest.mark.rule("M-11.9")
def test_asked_even_without_cards() -> None:
    """A side with nothing to play is asked all the same, so that nobody learns that it could not."""
    s = field({"austria-1": 1}, {"prussia-1": 2}, {"austria": ["d1-clubs-9"]})

    assert build.offered(s) == [GIVE_UP]


@pytest.mark.rule("M-11.8", "M-11.13", "M-6.14", example="MX-25")
def test_mixed_stack_plays_its_commanders_cards() -> None:
    """Of a Bavarian stack under a French commander French cards alone can be used."""
    hands = {"france": ["d1-spades-3"], "bavaria": ["d1-spades-9"]}
    s = field({"austria-1": 8}, {"france-1": 5, "bavaria-1": 2}, hands)

    assert build.offered(s) == [code(s, "d1-spades-3"), GIVE_UP]


# -- defeat -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-11.5")
def test_powers_of_a_stage_fight_in_the_order_chosen() -> None:
    """Battles of both active powers are on one list, and the seat that leads them picks freely."""
    s = field({"france-2": 4}, {"austria-1": 4}, roads="a-p b-q", others={"bavaria-1": "b", "austria-2": "q"})
    s.active = [FRANCE, BAVARIA]
    combat.begin(s, build.Done())

    assert s.pending() == [LOUIS]
    assert len(build.offered(s)) == 2


@pytest.mark.rule("M-11.1", "M-10.40")
def test_combat_conquers_nothing() -> None:
    """A battle won around a fortress changes no control by itself."""
    board = build.graph("a-p-q-r", country={"p": "austria"}, fortress={"p": "minor"})
    s = build.position(
        {"prussia-1": "a", "austria-1": "p"}, on=board, troops={"prussia-1": 4, "austria-1": 3}, active=["prussia"]
    )
    combat.begin(s, build.Done())
    play(s, "stop")

    assert build.where(s, "austria-1") == "q"
    assert s.control[build.city(s, "p")] == s.board.home[build.city(s, "p")]
    assert s.marker[build.city(s, "p")] == NOBODY


@pytest.mark.rule("M-11.16")
def test_one_player_on_both_sides() -> None:
    """Prussia against the Pragmatic Army, both Frederick's: one seat plays both hands, each for its own side."""
    hands = {"prussia": ["d1-diamonds-9"], "pragmatic": ["d1-spades-5"]}
    s = field({"prussia-1": 3}, {"pragmatic-1": 5}, hands)

    assert score(s) == (-2, FREDERICK)
    play(s, "d1-diamonds-9")
    assert score(s) == (-7, FREDERICK)
    assert build.offered(s) == [code(s, "d1-spades-5"), GIVE_UP]
