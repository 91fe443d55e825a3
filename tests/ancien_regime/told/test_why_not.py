"""Why not: every question gives the rule and a message for what it does not offer."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from pragmatica.ancien_regime import setup
from pragmatica.ancien_regime.battle import cards
from pragmatica.ancien_regime.diplomacy import auction, election, statuses, update
from pragmatica.ancien_regime.kept.board import BIT, NOBODY
from pragmatica.ancien_regime.wheel import drill, leadership, mobilisation, subsidies
from pragmatica.core.errors import Unreadable
from tests.ancien_regime.asked import why
from tests.ancien_regime.build import Done, general, land, position
from tests.ancien_regime.moving import moving

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(7)


# -- forms of targets -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "target",
    [
        "nonsense",
        "land:atlantis",
        "battle-card:9",
        "general:poland-1",
        "prussia-3 > land:paris",
        pytest.param("battle-card:" + "9" * 5000, id="long-value"),
        pytest.param("card-3@prussia-1=" + "9" * 5000, id="long-number"),
    ],
)
def test_what_names_nothing_is_unreadable(target: str) -> None:
    """A target must name an answer or a thing; the part before an arrow a general who can be picked."""
    s = moving(position("prussia berlin"), PRUSSIA)
    with pytest.raises(Unreadable):
        why(s, target)


@pytest.mark.parametrize(
    "target", ["prussia-1", "P1", "general:prussia-1", "land:berlin", "end", "prussia-1 > land:pomerania"]
)
def test_what_is_offered_has_no_reason_against_it(target: str) -> None:
    """By id, by notation, by the thing, and for the first step of a general not yet picked."""
    assert why(moving(position("prussia berlin"), PRUSSIA), target) == []


@pytest.mark.rule("A-6.8")
@pytest.mark.parametrize(
    "target", ["power:france", "battle-card:3", "status:neutral", "yes", "card-4@prussia-1", "n-3"]
)
def test_another_question_would_ask_for_it(target: str) -> None:
    """An answer or a thing that this question does not ask for."""
    assert why(moving(position("prussia berlin"), PRUSSIA), target) == [("A-6.8", "something-else")]


# -- set-up and the wheel ---------------------------------------------------------------------------------------------


@pytest.mark.rule("A-3.9")
def test_frederick_is_prussian() -> None:
    """No general of another power bears the title."""
    s = position("prussia berlin, prussia borussia, prussia mecklenburg, france paris")
    s.top = setup.NameFrederick(Done())
    assert why(s, "general:france-1") == [("A-3.9", "frederick-prussian")]


@pytest.mark.rule("A-9.10", "A-9.6")
def test_a_card_that_is_not_in_the_hand() -> None:
    """It can neither be discarded at Drill nor to keep the hand limit."""
    s = position(hands={"france": [4, 4, 5]})
    s.top = drill.Drill(Done(), FRANCE)
    assert why(s, "card-3") == [("A-9.10", "not-in-hand")]
    s.top = cards.HandLimit(Done(), FRANCE, BIT[FRANCE])
    assert why(s, "battle-card:2") == [("A-9.6", "not-in-hand")]


@pytest.mark.rule("A-9.20", "A-9.21", "A-9.22")
@pytest.mark.parametrize(
    ("gifts", "target", "reason"),
    [
        ((), "power:austria", ("A-9.20", "gift-not-allied")),
        ((), "power:france", ("A-9.20", "gift-self")),
        ((), "card-2@prussia", ("A-9.22", "gift-not-there")),
        ((PRUSSIA * 16 + 15,), "card-4@prussia", ("A-9.21", "gift-not-both")),
        ((PRUSSIA * 16 + 2,) * 3, "battle-card:4", ("A-9.20", "gift-enough")),
    ],
)
def test_gifts(gifts: tuple[int, ...], target: str, reason: tuple[str, str]) -> None:
    """Gifts go to allies, are of one sort, three at most, and of what one has."""
    s = position(hands={"france": [4, 4, 4, 4]}, money={"france": 2})
    s.top = subsidies.Offer(Done(), FRANCE, gifts)
    assert why(s, target) == [reason]


@pytest.mark.rule("A-9.22", "A-12.20")
def test_nothing_is_given_to_a_power_without_a_player() -> None:
    """An uncontrolled minor power of the coalition receives nothing."""
    s = position(hands={"france": [4]}, players=5)
    s.top = subsidies.Offer(Done(), FRANCE, ())
    assert why(s, "card-4@spain") == [("A-9.22", "gift-uncontrolled")]


@pytest.mark.rule("A-9.30", "A-9.31", "A-13.10", "A-5.16")
@pytest.mark.parametrize(
    ("doing", "target", "reason"),
    [
        (0, "france-1@picardie", ("A-9.30", "on-board")),
        (0, "france-4@picardie", ("A-9.31", "stuart-lands")),
        (0, "france-2@wien", ("A-9.30", "not-controlled")),
        (0, "land:wien", ("A-9.30", "not-controlled")),
        (0, "france-2@paris", ("A-9.30", "own-general")),
        (0, "france-2@provence", ("A-9.31", "hostile-pieces")),
        (0, "france-2@york", ("A-13.10", "british-home")),
        (0, "france-3@picardie", ("A-9.30", "generals-alike")),
        (0, "general:france-3", ("A-9.30", "generals-alike")),
        (0, "general:austria-1", ("A-9.1", "not-yours")),
        (0, "recall-france-2", ("A-9.30", "not-on-board")),
        (0, "morale", ("A-5.16", "morale-full")),
        (1, "card", ("A-9.30", "one-choice")),
        (1, "general:france-1", ("A-9.30", "placing")),
        (2, "france-2@picardie", ("A-9.30", "recalling")),
    ],
)
def test_leadership(doing: int, target: str, reason: tuple[str, str]) -> None:
    """Where generals may be placed, who may be recalled, and that there is one choice."""
    s = position("france paris, austria provence", garrisons="france york", morale={"france": 15}, stuart=True)
    s.top = leadership.Lead(Done(), FRANCE, doing)
    assert why(s, target) == [reason]


@pytest.mark.rule("A-9.30")
def test_nobody_is_left_to_be_placed() -> None:
    """With all generals on the board nobody can be placed."""
    s = position("britain london, britain york, britain hannover")
    s.top = leadership.Lead(Done(), BRITAIN, 0)
    assert why(s, "land:cornwall") == [("A-9.30", "nobody-off-board")]


@pytest.mark.rule("A-9.41", "A-9.42", "A-9.43", "A-6.10", "A-5.9", "A-5.16", "A-2.2", "A-2.4")
@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("unit-austria-2", ("A-9.42", "no-room")),
        ("unit-austria-3", ("A-9.42", "not-on-board")),
        ("general:france-1", ("A-9.1", "not-yours")),
        ("morale", ("A-5.16", "morale-full")),
        ("card", ("A-6.10", "cards-not-yet")),
        ("end", ("A-6.10", "end-not-yet")),
        ("fortress-tirol", ("A-9.43", "fortress-no-garrison")),
        ("land:wien", ("A-9.43", "has-fortress")),
        ("land:tirol", ("A-9.43", "fortress-no-garrison")),
        ("power:france", ("A-6.8", "something-else")),
    ],
)
def test_mobilisation(target: str, reason: tuple[str, str]) -> None:
    """What cannot be bought, and that cards wait for their turn."""
    s = position(
        "austria bohemia 1, austria steiermark 3",
        garrisons="austria wien fortress, austria hungaria",
        money={"austria": 9},
        morale={"austria": 15},
    )
    s.top = mobilisation.Mobilise(Done(), AUSTRIA, False)
    assert why(s, target) == [reason]


@pytest.mark.rule("A-9.42", "A-9.43")
def test_neither_a_unit_nor_a_fortress() -> None:
    """Of a territory with an own general both are told."""
    s = position("austria steiermark 3", money={"austria": 9})
    s.top = mobilisation.Mobilise(Done(), AUSTRIA, False)
    assert why(s, "land:steiermark") == [("A-9.42", "no-room"), ("A-9.43", "fortress-no-garrison")]
    s.units[general(s, "austria", "steiermark")] = 2
    assert why(s, "land:steiermark") == []


@pytest.mark.rule("A-9.41", "A-5.9", "A-2.2", "A-2.4")
def test_what_has_run_out_cannot_be_bought() -> None:
    """Money, tokens, cards and fortresses are limited."""
    lands = "hungaria tirol moravia croatia transylvania steiermark"
    s = position("austria bohemia 1", garrisons="austria wien", fortresses=lands, money={"austria": 9}, pile=())
    s.discards = [0] * s.board.kinds
    s.top = mobilisation.Mobilise(Done(), AUSTRIA, True)
    assert why(s, "fortress-wien") == [("A-2.4", "no-fortress-left")]
    assert why(s, "card") == [("A-5.9", "no-card-left")]
    s.board.tokens[AUSTRIA], tokens = 2, s.board.tokens[AUSTRIA]
    assert why(s, "unit-austria-1") == [("A-2.2", "no-token")]
    s.board.tokens[AUSTRIA] = tokens
    s.money[AUSTRIA] = 4
    assert why(s, "fortress-wien") == [("A-9.41", "no-money")]


# -- diplomacy, election, minor powers, board update ------------------------------------------------------------------


@pytest.mark.rule("A-7.3", "A-7.10", "A-12.15")
def test_expulsion() -> None:
    """Members alone are expelled, once, minor powers and the leaders themselves never."""
    s = position(players=6, control={"ottoman": "france"}, status={"ottoman": "french"})
    s.top = statuses.Expel(Done(), FRANCE, BIT[SPAIN])
    assert why(s, "power:spain") == [("A-7.3", "expelled-before")]
    assert why(s, "power:ottoman") == [("A-12.15", "expel-minor")]
    assert why(s, "power:austria") == [("A-7.3", "no-member")]
    assert why(s, "power:france") == why(s, "power:britain") == [("A-7.10", "expel-leader")]


@pytest.mark.rule("A-7.3", "A-7.5")
def test_closed_coalitions() -> None:
    """A coalition that has expelled or rejected a power is closed to it."""
    s = position()
    s.top = statuses.ChooseStatus(Done(), (4,) * 7, tuple(1 if one == AUSTRIA else 0 for one in range(7)))
    assert why(s, "status:british", AUSTRIA) == [("A-7.3", "status-closed")]
    s.top = statuses.ChooseAnew(Done(), (4,) * 7, (2,) * 7, SPAIN)
    assert why(s, "french") == [("A-7.5", "status-closed")]


@pytest.mark.rule("A-8.4")
def test_candidates() -> None:
    """A candidate takes part in the election and is at peace with the voter."""
    s = position(garrisons="austria saxonia, france bavaria")
    s.top = election.Vote(Done(), AUSTRIA, (NOBODY,) * 7, NOBODY)
    assert why(s, "power:spain") == [("A-8.4", "candidate-no-elector")]
    assert why(s, "power:france") == [("A-8.4", "candidate-at-war")]


@pytest.mark.rule("A-12.10")
def test_a_bid_is_paid_in_morale() -> None:
    """No more can be bid than the Morale of the player's major power."""
    s = position(players=6, morale={"russia": 4})
    s.top = auction.Bid(Done(), OTTOMAN, (auction.NONE,) * 6 + (0,))
    assert why(s, "n-5", RUSSIA) == [("A-12.10", "bid-too-high")]
    assert why(s, "4", RUSSIA) == []


@pytest.mark.rule("A-11.2")
def test_who_takes_the_unit_of_a_garrison() -> None:
    """A general of its power, on the board, with room."""
    s = position("russia kiev 1, russia moskva 3, austria wien")
    s.top = update.Reassign(Done(), RUSSIA, land(s, "bohemia"))
    assert why(s, "russia-2") == [("A-11.2", "no-room")]
    assert why(s, "russia-3") == [("A-11.2", "not-on-board")]
    assert why(s, "land:paris") == [("A-11.2", "no-general-there")]
    assert why(s, "general:austria-1") == [("A-9.1", "not-yours")]


# -- completeness -----------------------------------------------------------------------------------------------------


def test_every_message_is_told_by_some_test() -> None:
    """No reason is without a test in these two files."""
    sources = [
        resources.files("pragmatica.ancien_regime").joinpath(f"{name}.py").read_text(encoding="utf-8")
        for name in ("told/reasons", "told/refusals", "told/why_not")
    ]
    told = {
        message
        for source in sources
        for message in re.findall(r'(?:reason\(\s*(?:"A-[\d.]+"|rule)|\("A-[\d.]+"), "([a-z-]+)"', source)
    }
    tests = resources.files("tests.ancien_regime.told")
    tested = "".join(
        tests.joinpath(f"{name}.py").read_text(encoding="utf-8") for name in ("test_why_not", "test_why_not_moves")
    )
    assert len(told) > 80
    assert {message for message in told if f'"{message}"' not in tested} == set()
