"""Chapters 1 and 7: allies, peace and war, exposed neutrals, control."""

import pytest

from pragmatica.ancien_regime.kept.board import NOBODY, POWERS
from tests.ancien_regime import build

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(7)


@pytest.mark.rule("A-1.4", "A-1.5", "A-7.7")
def test_members_of_a_coalition_are_allies() -> None:
    """Members of one coalition are allies and at peace; members of the two are at war."""
    ties = build.position().relations

    assert ties.allied[BRITAIN][AUSTRIA]
    assert not ties.at_war[BRITAIN][AUSTRIA]
    assert ties.at_war[AUSTRIA][PRUSSIA]
    assert ties.at_war[PRUSSIA][AUSTRIA]


@pytest.mark.rule("A-1.5", "A-7.8")
def test_neutral_powers_are_at_peace_with_all() -> None:
    """A neutral power is nobody's enemy, and no ally of a neutral one."""
    ties = build.position(status={"spain": "neutral"}).relations

    assert not any(ties.at_war[OTTOMAN])
    assert not any(ties.allied[OTTOMAN])
    assert not ties.allied[SPAIN][OTTOMAN]


@pytest.mark.rule("A-1.5", "A-7.9")
def test_expansionists_are_at_war_with_all_but_neutrals() -> None:
    """An expansionist fights both coalitions and other expansionists, but no neutral power."""
    ties = build.position(status={"spain": "expansionist", "russia": "expansionist"}).relations

    assert [POWERS[power] for power in range(7) if ties.at_war[SPAIN][power]] == [
        "britain",
        "prussia",
        "austria",
        "france",
        "russia",
    ]


@pytest.mark.rule("A-1.3", "A-1.4", "A-12.30")
def test_a_family_is_allied_whatever_its_status() -> None:
    """A major power and its minor ones are allies even when they are neutral; two of its minor ones too."""
    s = build.position(
        players=5,
        control={"spain": "russia", "ottoman": "russia"},
        status={"russia": "neutral", "spain": "neutral", "ottoman": "neutral"},
    )

    assert s.relations.allied[RUSSIA][SPAIN]
    assert s.relations.allied[SPAIN][OTTOMAN]
    assert not s.relations.at_war[SPAIN][OTTOMAN]


@pytest.mark.rule("A-1.3", "A-12.20")
def test_a_minor_power_without_a_controller_has_no_family() -> None:
    """Two minor powers that nobody controls are no allies for that."""
    s = build.position(players=5, status={"spain": "expansionist", "ottoman": "expansionist"})

    assert not s.relations.family[SPAIN][OTTOMAN]
    assert s.relations.at_war[SPAIN][OTTOMAN]


@pytest.mark.rule("A-1.10")
def test_blocs_are_transitive() -> None:
    """Whoever is allied to one member of a bloc is allied to all, minor powers included."""
    s = build.position(players=6, control={"ottoman": "austria"}, status={"ottoman": "british"})
    blocs = {s.relations.friends[power] for power in range(7)}

    assert len(blocs) == 2
    assert all(s.relations.friends[power] >> power & 1 for power in range(7))


@pytest.mark.rule("A-1.6", "A-1.7", "A-7.8")
def test_neutral_pieces_are_exposed_abroad_only() -> None:
    """Russia meets the neutral Ottoman garrison in Bessarabia as an enemy, a general in Wallachia not."""
    s = build.position("ottoman wallachia 1", garrisons="ottoman bessarabia")

    assert s.hostile_to(RUSSIA, build.land(s, "bessarabia"))
    assert not s.hostile_to(RUSSIA, build.land(s, "wallachia"))


@pytest.mark.rule("A-1.6", "A-1.7")
def test_neutrals_do_not_attack_exposed_neutrals() -> None:
    """A neutral power is no enemy of another neutral one's pieces."""
    s = build.position(garrisons="ottoman bessarabia", status={"russia": "neutral"})

    assert not s.hostile_to(RUSSIA, build.land(s, "bessarabia"))


@pytest.mark.rule("A-1.6")
def test_neutral_pieces_are_safe_in_homes_of_their_neutral_family() -> None:
    """A neutral power's general in the home of another neutral power of its family cannot be attacked."""
    s = build.position(
        "spain wallachia 1",
        players=5,
        control={"spain": "russia", "ottoman": "russia"},
        status={"russia": "neutral", "spain": "neutral", "ottoman": "neutral"},
    )

    assert not s.hostile_to(AUSTRIA, build.land(s, "wallachia"))


@pytest.mark.rule("A-1.7")
def test_an_exposed_neutral_general_meets_enemies() -> None:
    """Hostility goes both ways: for the exposed neutral general the other's pieces are hostile."""
    s = build.position("russia bessarabia 1")

    assert s.hostile_to(OTTOMAN, build.land(s, "bessarabia"))


@pytest.mark.rule("A-1.8", "A-5.12")
def test_control_is_that_of_the_garrison() -> None:
    """A garrison controls; without one the home power does, or nobody. Generals and fortresses change nothing."""
    s = build.position("prussia silesia, prussia bohemia", garrisons="prussia saxonia", fortresses="silesia")

    assert build.controller(s, "saxonia") == "prussia"
    assert build.controller(s, "silesia") == ""
    assert build.controller(s, "bohemia") == "austria"


@pytest.mark.rule("A-1.8")
def test_control_goes_back_when_a_garrison_leaves() -> None:
    """Without its enemy's garrison Wien is Austria's again, and Silesia nobody's."""
    s = build.position(garrisons="prussia wien, prussia silesia")
    for where in ("wien", "silesia"):
        s.set_garrison(build.land(s, where), NOBODY)

    assert build.controller(s, "wien") == "austria"
    assert build.controller(s, "silesia") == ""


@pytest.mark.rule("A-1.9", "A-1.12", "A-2.2", "A-5.10", "A-5.11")
def test_the_supply_is_what_is_not_on_the_board() -> None:
    """Units and garrisons are tokens of one kind; what is neither on the board nor under Stuart is supply."""
    s = build.position("france paris 3, france lorraine 1", garrisons="france bavaria", stuart=True)

    assert s.supply(FRANCE) == 49 - 3 - 1 - 1 - 2


@pytest.mark.rule("A-1.2")
def test_order_of_powers() -> None:
    """The powers are numbered in their fixed order."""
    assert POWERS == ("britain", "prussia", "austria", "france", "russia", "spain", "ottoman")
    assert len(POWERS) == NOBODY
