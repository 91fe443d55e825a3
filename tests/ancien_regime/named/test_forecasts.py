"""What questions tell beforehand of their answers, by the rules' own functions: ties, strengths, worth, room, votes."""

from __future__ import annotations

from typing import Any

import pytest

from pragmatica.ancien_regime.battle import aftermath, battles
from pragmatica.ancien_regime.battle.sides import ATTACK, DEFENCE
from pragmatica.ancien_regime.diplomacy import election, statuses
from pragmatica.ancien_regime.forms import decisions as asked
from pragmatica.ancien_regime.forms.decisions import STATUS
from pragmatica.ancien_regime.game import GAME
from pragmatica.ancien_regime.kept.board import GENERAL_BIT, NO_GENERAL, NOBODY
from pragmatica.ancien_regime.kept.log import SUPPORTED
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march import garrisons, moves
from pragmatica.ancien_regime.wheel import leadership, mobilisation, movement
from pragmatica.core.flow import answering
from tests.ancien_regime.asked import decision
from tests.ancien_regime.asked import setup as setup_of
from tests.ancien_regime.battles import fight, support
from tests.ancien_regime.build import Done, events, general, land, position

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(7)
FREE = (statuses.OPEN,) * NOBODY


# -- statuses ---------------------------------------------------------------------------------------------------------


def outlooks(s: State, power: int, *closed: int) -> dict[str, asked.Outlook]:
    """What each status would mean for the power, of which these are closed to it."""
    masks = [0] * NOBODY
    masks[power] = sum(1 << status for status in closed)
    s.top = statuses.ChooseStatus(Done(), FREE, tuple(masks))
    made = decision(s, power)
    assert isinstance(made, asked.ChooseStatus)
    return {one.status: one for one in made.outlooks}


@pytest.mark.rule("A-1.4", "A-1.5")
def test_a_coalition_brings_its_members_and_its_enemies() -> None:
    """British, Prussia would have Britain's friends, fight France's and the expansionists, and leave neutrals alone."""
    found = outlooks(position(status={"spain": "expansionist"}), PRUSSIA)["british"]
    assert (found.allies, found.at_war, found.at_peace) == (
        ["britain", "austria", "russia"],
        ["france", "spain"],
        ["ottoman"],
    )


@pytest.mark.rule("A-7.8")
def test_a_neutral_power_has_peace_and_double_taxes() -> None:
    """Of all statuses it alone is at peace with everybody and doubles Taxation."""
    found = outlooks(position(), PRUSSIA)
    assert (found["neutral"].allies, found["neutral"].at_war) == ([], [])
    assert [name for name, one in found.items() if one.doubles] == ["neutral"]


@pytest.mark.rule("A-7.9")
def test_an_expansionist_fights_all_but_neutrals() -> None:
    """Without allies, at war with both coalitions."""
    found = outlooks(position(), PRUSSIA)["expansionist"]
    assert (found.allies, found.at_peace) == ([], ["ottoman"])
    assert found.at_war == ["britain", "austria", "france", "russia", "spain"]


@pytest.mark.rule("A-1.10", "A-12.15")
def test_the_family_goes_with_its_major_power() -> None:
    """A minor power is named neither as ally nor as enemy of the power that controls it."""
    s = position(players=6, control={"ottoman": "prussia"})
    assert all("ottoman" not in [*one.allies, *one.at_war, *one.at_peace] for one in outlooks(s, PRUSSIA).values())


@pytest.mark.rule("A-7.5")
def test_it_is_told_whom_a_coalition_asks() -> None:
    """A newcomer needs its leader; a member does not, nor does it help where the coalition is closed."""
    s = position()
    assert [outlooks(s, PRUSSIA)[one].needs for one in STATUS] == ["britain", None, None, None]
    assert outlooks(s, PRUSSIA, 0)["british"].needs is None


@pytest.mark.rule("A-7.5", "A-7.6")
def test_ties_come_true() -> None:
    """What a status was said to mean is what holds once it has been taken and nobody else has changed his."""
    for number, name in enumerate(STATUS):
        s = position()
        told = outlooks(s, PRUSSIA)[name]
        s.status[PRUSSIA] = number
        s.realign()
        power = GAME.observe(setup_of(s), s, None).powers["prussia"]
        assert (told.allies, told.at_war) == (power.allies, power.at_war)


@pytest.mark.rule("A-7.5")
def test_a_leader_is_told_whom_the_newcomer_would_fight() -> None:
    """Admitted to the British Coalition Spain is at war with France and Prussia."""
    s = position()
    chosen = (*FREE[:SPAIN], 0, *FREE[SPAIN + 1 :])
    s.top = statuses.Admit(Done(), chosen, (0,) * NOBODY, SPAIN)
    made = decision(s)
    assert isinstance(made, asked.Admit)
    assert (made.outlook.status, made.outlook.at_war) == ("british", ["prussia", "france"])


# -- moves and battles ------------------------------------------------------------------------------------------------


def plan(s: State, power: int, where: str, moved: int = 0) -> dict[str, Any]:
    """What the plan of the power's first general for the territory tells."""
    s.top = moves.PickGeneral(movement.Movement(Done(), power, NOBODY, 1), power, NO_GENERAL, moved, ())
    found = GAME.plans(setup_of(s), s, power, s.board.generals_of[power][0])
    return dict(next(one.fields for one in found if one.fields["land"] == where))


@pytest.mark.rule("A-10.2", "A-10.3", "A-5.12")
def test_an_attack_tells_both_strengths() -> None:
    """He and his units; against him all generals, units and the fortress with its garrison."""
    s = position("prussia berlin 2, austria saxonia 1, russia saxonia 3", garrisons="austria saxonia fortress")
    fields = plan(s, PRUSSIA, "saxonia")
    assert (fields["enemies"], fields["own"], fields["other"]) == (True, 3, 2 + 4 + 4)


@pytest.mark.rule("A-10.11", "A-10.13", "A-10.14")
def test_an_attack_tells_who_could_support() -> None:
    """Neighbours with units, of either side and its allies; none without units, of neutral powers, or farther off."""
    ours = "prussia berlin, prussia silesia, prussia magdeburg 0, spain nassau"
    theirs = "austria saxonia, austria bohemia, britain hannover, austria wien, ottoman franconia"
    fields = plan(position(f"{ours}, {theirs}"), PRUSSIA, "saxonia")
    assert (fields["ours"], fields["theirs"]) == (2, 2)


@pytest.mark.rule("A-10.11")
def test_who_is_engaged_supports_nobody() -> None:
    """A general who already faces an enemy of his own is not counted on."""
    s = position("prussia berlin, prussia silesia, austria silesia, austria saxonia, austria bohemia")
    fields = plan(s, PRUSSIA, "saxonia", GENERAL_BIT[general(s, "prussia", "silesia")])
    assert (fields["ours"], fields["theirs"]) == (0, 1)


@pytest.mark.rule("A-10.11")
def test_those_counted_on_are_asked() -> None:
    """As many generals as the plan counts are offered when the battle comes."""
    s = position("prussia berlin, prussia silesia, austria saxonia, austria bohemia")
    fields = plan(s, PRUSSIA, "saxonia")
    s.carry(general(s, "prussia", "berlin"), land(s, "saxonia"))
    fight(s, "prussia saxonia")
    support(s)
    sides = [side for _, _, side in events(s, SUPPORTED)]
    assert (sides.count(ATTACK), sides.count(DEFENCE)) == (fields["ours"], fields["theirs"])


def test_a_peaceful_move_tells_of_no_battle() -> None:
    """Where nobody is hostile there are no strengths."""
    fields = plan(position("prussia berlin"), PRUSSIA, "magdeburg")
    assert fields["enemies"] is False
    assert not {"own", "other", "ours", "theirs"} & fields.keys()


@pytest.mark.rule("A-10.40")
def test_an_attack_tells_the_influence_that_is_fought_for() -> None:
    """Of a victory and of a defeat, as the battle then gives it to who wins alone."""
    s = position("prussia berlin 3, austria saxonia 2")
    fields = plan(s, PRUSSIA, "saxonia")
    s.carry(general(s, "prussia", "berlin"), land(s, "saxonia"))
    attacker = general(s, "prussia", "saxonia")
    won, lost = (aftermath.influence(s, attacker, 0, 0, side) for side in (ATTACK, DEFENCE))
    assert (fields["victory"], fields["defeat"]) == ({"prussia": won[PRUSSIA]}, {"austria": lost[AUSTRIA]})
    assert min(won[PRUSSIA], lost[AUSTRIA]) > 0


@pytest.mark.rule("A-1.8", "A-5.2")
def test_a_move_tells_what_a_garrison_takes_from_its_holder() -> None:
    """What it is worth to him; nothing where nobody holds it."""
    s = position("prussia berlin", garrisons="austria saxonia")
    fields = plan(s, PRUSSIA, "saxonia")
    assert (fields["loser"], fields["lost"], fields["lost_value"]) == ("austria", "influence", 1)
    assert "loser" not in plan(position("prussia berlin"), PRUSSIA, "magdeburg")


@pytest.mark.rule("A-5.2", "A-9.50")
def test_a_move_tells_what_a_garrison_would_bring() -> None:
    """In a foreign home that one is at war with Influence, where nobody's home is Money, at home nothing new."""
    s = position("prussia berlin")
    assert plan(s, PRUSSIA, "saxonia").get("worth") == "influence"
    assert "worth" not in plan(s, PRUSSIA, "magdeburg")


@pytest.mark.rule("A-9.81", "A-7.7")
def test_no_garrison_is_promised_where_none_may_be_left() -> None:
    """Not in the home of a power with which one is not at war, and not by a general without units."""
    s = position("prussia silesia", status={"prussia": "british"})
    assert "worth" not in plan(s, PRUSSIA, "bohemia")
    s = position("prussia silesia 0")
    assert "worth" not in plan(s, PRUSSIA, "bohemia")
    assert "worth" in plan(position("prussia silesia"), PRUSSIA, "bohemia")


@pytest.mark.rule("A-10.1", "A-10.3")
def test_battles_to_choose_from_tell_their_strengths() -> None:
    """Each battle names who is met, and both strengths."""
    s = position("prussia saxonia 1, austria saxonia 3, prussia bohemia", garrisons="austria bohemia")
    s.top = battles.NextBattle(Done(), (general(s, "prussia", "saxonia"), general(s, "prussia", "bohemia")), 0)
    made = decision(s)
    assert isinstance(made, asked.ChooseBattle)
    assert [(one.land, one.enemies, one.own, one.other) for one in made.battles] == [
        ("saxonia", ["austria"], 2, 4),
        ("bohemia", ["austria"], 3, 1),
    ]


@pytest.mark.rule("A-5.2", "A-9.50", "A-9.51")
def test_what_a_garrison_is_worth() -> None:
    """A home is the power's own; foreign homes bring Influence to a major power and nothing to a minor one."""

    def worth(power: str, where: str, **more: Any) -> str:
        s = position(f"{power} {where}", **more)
        s.top = garrisons.PlaceGarrison(Done(), general(s, power, where), land(s, where))
        made = decision(s)
        assert isinstance(made, asked.LeaveGarrison)
        return made.worth

    assert worth("prussia", "berlin") == "own"
    assert worth("prussia", "bohemia") == "influence"
    assert worth("ottoman", "bohemia", players=6, control={"ottoman": "prussia"}) == "nothing"


@pytest.mark.rule("A-5.2", "A-9.50", "A-1.8")
def test_the_observation_tells_control_and_worth_of_all_territories() -> None:
    """Whose each territory is by its garrison, else as its home, and what it would be worth to the reader."""
    s = position(garrisons="prussia bohemia")
    seen = GAME.observe(setup_of(s), s, PRUSSIA)
    assert (seen.control["bohemia"], seen.control["moravia"]) == ("prussia", "austria")
    assert set(seen.control) == {s.board.ids[one] for one, power in enumerate(s.control) if power != NOBODY}
    assert seen.worth["bohemia"] == "influence"
    assert "berlin" not in seen.worth
    assert GAME.observe(setup_of(s), s, None).worth == {}


# -- purchases, Morale, votes -----------------------------------------------------------------------------------------


def basket(s: State, power: int) -> asked.Mobilise:
    """What the power could buy."""
    s.top = mobilisation.Mobilise(Done(), power, True)
    made = decision(s)
    assert isinstance(made, asked.Mobilise)
    return made


@pytest.mark.rule("A-9.42", "A-9.43", "A-2.2", "A-2.4", "A-5.16")
def test_room_and_stock_are_what_can_be_bought() -> None:
    """Bought out good by good, each ends where its stock or its room was said to end."""
    s = position("russia kiev 1, russia moskva 0", garrisons="russia kiev", money={"russia": 99}, morale={"russia": 13})
    told = basket(s, RUSSIA)
    bought = {"morale": 0, "russia-1": 0, "russia-2": 0, "kiev": 0}
    codes = {
        "morale": mobilisation.MORALE,
        "russia-1": general(s, "russia", "kiev"),
        "russia-2": general(s, "russia", "moskva"),
        "kiev": mobilisation.FORTRESS + land(s, "kiev"),
    }
    for name, code in codes.items():
        while code in answering.legal(s, RUSSIA):
            answering.apply(s, RUSSIA, code)
            bought[name] += 1
    assert bought == {"morale": told.stock.morale, **told.room}


@pytest.mark.rule("A-5.16")
def test_morale_is_told_within_its_track() -> None:
    """Pay that goes beyond the track is lost, and so it is told; the same for Morale that is raised."""
    s = position(morale={"austria": 15, "britain": 14})
    s.top = movement.ChooseArbiter(Done(), FRANCE)
    made = decision(s)
    assert isinstance(made, asked.ChooseArbiter)
    assert "austria" not in made.morale
    assert (made.morale["britain"], made.morale["russia"]) == (15, 11)
    s.top = leadership.Lead(Done(), AUSTRIA, leadership.NOTHING)
    lead = decision(s)
    assert isinstance(lead, asked.Lead)
    assert lead.morale == 15


@pytest.mark.rule("A-8.4", "A-8.5", "A-8.6")
def test_candidates_tell_what_the_votes_would_bring_them() -> None:
    """Votes so far, with the voter's, what is missing then, and who has declined and so cannot be elected."""
    s = position(garrisons="austria saxonia, austria bavaria, prussia pfalz")
    held = election.votes(s)
    cast = (AUSTRIA, *(NOBODY,) * 6)
    s.top = election.Vote(Done(), AUSTRIA, cast, BRITAIN)
    made = decision(s)
    assert isinstance(made, asked.CastVote)
    found = {one.power: one for one in made.candidates}
    austria = found["austria"]
    assert (austria.votes, austria.total) == (held[BRITAIN], held[BRITAIN] + held[AUSTRIA])
    assert austria.missing == max(0, s.board.votes_needed - austria.total)
    assert (austria.declined, found["britain"].declined) == (False, True)
