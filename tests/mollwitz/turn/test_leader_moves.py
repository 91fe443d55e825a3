"""Chapter 3: how commanders move, and when they must."""

import pytest

from tests.mollwitz.build import field, leader, spot
from tests.mollwitz.playing import activate, asked, offered, say
from tests.mollwitz.turn.test_acting import to

FAR = "A_BROWNE_1 25,-6 facing 3"
WING = ("P_L_SCHUL 25,8", "P_SCHU_1 25,7 facing 0", "P_SCHU_2 25,7 facing 0")


@pytest.mark.rule("W-3.9", "W-2.17")
def test_under_march_the_commander_must_move() -> None:
    """Step 6 does not end before, and he does not end where he is; one hex in any direction is enough."""
    s = field(*WING, FAR, active="prussia", orders="P_WR march")
    activate(s, "P_WR", "end")
    assert "end" not in offered(s)
    say(s, "leader-P_L_SCHUL")
    assert (len(offered(s)), "end" in offered(s)) == (6, False)
    say(s, to(s, "25,9"), "end")
    assert "end" in offered(s)


@pytest.mark.rule("W-3.9", "W-3.10")
def test_what_leaves_no_choice_is_not_asked() -> None:
    """When his squadrons have acted, and one hex leads to the enemy, the commander goes there unasked."""
    s = field("P_L_SCHUL 25,8", "P_SCHU_1 25,7 facing 0", FAR, active="prussia", orders="P_WR attack")
    s.unasked = []
    activate(s, "P_WR", "end", "unit-P_SCHU_1", "end")
    assert [frame.name() for frame, *_ in s.unasked][:2] == ["Acting", "LeaderMoves"]
    assert s.leader_at[leader(s, "P_L_SCHUL")] != spot(s, "25,8")


@pytest.mark.rule("W-3.9")
def test_next_to_an_enemy_he_may_stay() -> None:
    """He begins there with his squadron."""
    s = field(
        "P_L_SCHUL 25,8",
        "P_SCHU_1 25,8 facing 0",
        "A_BROWNE_1 25,7 facing 0",
        active="prussia",
        orders="P_WR march",
    )
    activate(s, "P_WR", "end")
    assert "end" in offered(s)


@pytest.mark.rule("W-3.8")
def test_under_halt_he_stays() -> None:
    """He is not offered at all."""
    s = field(*WING, FAR, active="prussia", orders="P_WR halt")
    activate(s, "P_WR", "end")
    assert "leader-P_L_SCHUL" not in offered(s)


@pytest.mark.rule("W-3.10", "W-3.11")
def test_under_attack_every_step_leads_nearer_to_one_enemy() -> None:
    """The enemy is in the north, a little to the west: two directions, and never back."""
    s = field(*WING, "A_BROWNE_1 23,-6 facing 3", active="prussia", orders="P_WR attack")
    activate(s, "P_WR", "end", "leader-P_L_SCHUL")
    assert sorted(offered(s)) == sorted([to(s, "25,7"), to(s, "24,8")])
    say(s, to(s, "25,7"))
    assert to(s, "25,8") not in offered(s)
    assert "end" in offered(s)


@pytest.mark.rule("W-3.11")
def test_the_named_enemy_is_one_and_the_same() -> None:
    """After a step towards the one in the west alone, none towards the one in the east alone is offered."""
    s = field(*WING, "A_BROWNE_1 15,8 facing 3", "A_BROWNE_2 35,8 facing 3", active="prussia", orders="P_WR attack")
    activate(s, "P_WR", "end", "leader-P_L_SCHUL")
    assert {to(s, "24,8"), to(s, "26,8")} <= set(offered(s))
    say(s, to(s, "24,8"))
    assert to(s, "25,8") not in offered(s)
    assert to(s, "23,8") in offered(s)


@pytest.mark.rule("W-3.4", "W-3.3")
def test_brigade_commanders_are_not_bound_and_go_ten_hexes() -> None:
    """Under Halt he goes where he likes; with the tenth hex he has moved."""
    s = field(
        "P_L_SCHWE 18,13", "P_L_MARWI 20,12", "P_KLEIST_1 20,11 facing 0", FAR, active="prussia", orders="P_L1 halt"
    )
    activate(s, "P_L1", "end", "leader-P_L_MARWI")
    for row in range(13, 23):
        assert asked(s) == "LeaderMoves"
        say(s, to(s, f"20,{row}"))
    assert asked(s) == "Acting"
    assert s.leader_at[leader(s, "P_L_MARWI")] == spot(s, "20,22")


@pytest.mark.rule("W-3.3")
def test_he_does_not_end_alone_beside_an_enemy() -> None:
    """He may pass there, for nothing stops him."""
    s = field(
        "P_L_SCHWE 18,13",
        "P_L_MARWI 20,12",
        "P_KLEIST_1 20,13 facing 0",
        "A_BROWNE_1 20,9 facing 3",
        active="prussia",
    )
    activate(s, "P_L1", "end", "leader-P_L_MARWI", to(s, "20,11"))
    assert "end" in offered(s)
    say(s, to(s, "20,10"))
    assert "end" not in offered(s)
    assert to(s, "20,9") not in offered(s)
    say(s, to(s, "20,11"))
    assert "end" in offered(s)


@pytest.mark.rule("W-3.22", "W-3.21")
def test_a_marked_brigade_commander_goes_the_shortest_way_back() -> None:
    """Hex by hex into a chief's range, and no farther."""
    s = field(
        "P_L_SCHWE 18,14", "P_L_MARWI 20,0", "P_GARDE1 20,-1 facing 0", FAR, active="prussia", orders="P_L1 march"
    )
    activate(s, "P_L1", "end", "leader-P_L_MARWI")
    assert to(s, "20,-1") not in offered(s)
    taken = 0
    while asked(s) == "LeaderMoves":
        say(s, offered(s)[-1])
        taken += 1
    assert taken == 4
    assert s.ground.distance(s.leader_at[leader(s, "P_L_MARWI")], spot(s, "18,14")) == 10


@pytest.mark.rule("W-3.22", "W-2.17")
def test_a_marked_brigade_commander_does_not_wait_for_step_six() -> None:
    """Who has let step 5 pass has had his move."""
    near = ("P_L_SCHWE 18,14", "P_L_JEETZ 18,14", "P_ASCHW_1 18,13 facing 0")
    s = field(*near, "P_L_MARWI 20,0", "P_GARDE1 20,-1 facing 0", FAR, active="prussia", orders="P_L1 march")
    activate(s, "P_L1", "end")
    assert "leader-P_L_MARWI" in offered(s)
    say(s, "end")
    assert offered(s) == ["unit-P_ASCHW_1", "leader-P_L_JEETZ", "end"]
