"""The steady player in Ancien Régime: it answers everything, fairly, and plays to win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, get_args

import pytest

import pragmatica
from pragmatica import bots
from pragmatica.ancien_regime.bots.player import choose
from pragmatica.ancien_regime.forms import decisions as asked
from pragmatica.bots.series import Job, play
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.match import Match

HEAD = {"format": "pragmatica-position", "version": 1, "game": "ancien_regime"}
MOVING = {
    "phase": "movement",
    "turn": 1,
    "asked": [{"frame": "movement", "arbiter": "britain", "number": 1}, {"frame": "pick_general"}],
}
CHOSEN = {"prussia": "french", "austria": "british", "russia": "british", "spain": "french"}
OFFER = {"subsidies": [{"frame": "offer"}]}
ENOUGH = 6  # questions of a kind in one match; more of the same prove little
KINDS = {one.__dataclass_fields__["kind"].default for one in get_args(asked.AncienRegimeDecision)}


def new(players: int = 7, seed: int = 1, scenario: str = "1740", **options: str) -> Match:
    """A match of Ancien Régime."""
    return pragmatica.new("ancien_regime", scenario=scenario, players=players, options=options, seed=seed)


def answer(seat: str, **fields: Any) -> Action:
    """What the steady player answers in a position."""
    return bots.answer(bots.make("steady", "ancien_regime"), pragmatica.from_position(HEAD | fields), seat, Random(0))


def questions(match: Match, seed: int, answers: str = "steady") -> Iterator[tuple[str, Decision]]:
    """Let a bot play the whole match; each question before it is answered."""
    player, chance = bots.make(answers, "ancien_regime"), Random(seed)
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        yield seat, decision
        match.apply(seat, bots.answer(player, match, seat, chance))


def first(match: Match, until: Callable[[Decision], bool], seed: int = 2) -> tuple[str, Decision]:
    """The first question of a steady match that fulfils the condition."""
    return next((seat, decision) for seat, decision in questions(match, seed) if until(decision))


@pytest.mark.parametrize(("players", "scenario"), [(7, "1740"), (4, "1756"), (6, "1740")])
def test_a_steady_match_ends_within_fifteen_rounds(players: int, scenario: str) -> None:
    """Every answer is offered, and somebody reaches the Influence of victory."""
    match, player, chance = new(players, 5, scenario), bots.make("steady", "ancien_regime"), Random(5)

    while pending := match.pending:
        seat = next(iter(pending))
        action = bots.answer(player, match, seat, chance)
        assert action in match.legal(seat)
        match.apply(seat, action)

    assert match.outcome is not None
    assert match.outcome.winners
    assert match.observe(None).round <= 15


def test_every_kind_of_question_is_answered() -> None:
    """Among random moves, each kind but the rarest comes up and gets an offered answer."""
    asked_for: Counter[str] = Counter()
    steady = bots.make("steady", "ancien_regime")
    games = [(7, "1740", {}), (4, "1756", {"card3_mode": "discard"}), (5, "1740", {"card_step": "per_general"})]
    for players, scenario, options in games:
        match = new(players, 3, scenario, **options)
        here: Counter[str] = Counter()
        for seat, decision in questions(match, 3, "random"):
            kind = str(getattr(decision, "kind", ""))
            here[kind] += 1
            if here[kind] <= ENOUGH:
                assert bots.answer(steady, match, seat, Random(0)) in match.legal(seat)
        asked_for += here

    assert set(asked_for) >= KINDS - {"accept_crown"}


def test_steady_knows_only_what_its_seat_knows() -> None:
    """Where all that the seat cannot know is drawn anew, the answer is the same."""
    match, player, chance = new(5, seed=6), bots.make("steady", "ancien_regime"), Random(6)

    for number, (seat, _) in enumerate(questions(match, 6)):
        if number % 9 == 0:
            other = match.resample(seat, chance)
            assert bots.answer(player, other, seat, Random(1)) == bots.answer(player, match, seat, Random(1))


def test_steady_has_a_rule_for_every_question() -> None:
    """No question is left to chance alone."""
    match = new(4, seed=7, scenario="1756")
    board = match.game.board(match.setup.board)[1]

    for number, (seat, decision) in enumerate(questions(match, 7)):
        if number % 5 == 0 and isinstance(decision, asked.PowerDecision):
            actions = match.legal(seat)
            assert choose(match.observe(seat), decision, actions, board, Random(0)) in actions


def test_openings_vary() -> None:
    """Among moves that are nearly alike chance decides, and equal generators decide alike."""
    openings = []
    for seed in (1, 1, 2, 3):
        match = new(seed=8)
        rounds = iter(questions(match, seed))
        while match.observe(None).round == 1:
            next(rounds)
        openings.append(match.record_text())

    assert openings[0] == openings[1]
    assert len(set(openings)) == 3


@pytest.mark.parametrize("power", ["spain", "ottoman"])
def test_the_weakest_win_against_chance(power: str) -> None:
    """A steady player wins from the poorest set-ups against six who move at random."""
    names = tuple("steady" if one == power else "random" for one in asked.POWER)

    tally = play(Job("ancien_regime", "1740", 7, names, seed=4), range(2))

    assert not tally.failures
    assert tally.wins[power] == 2


def test_money_is_spent_on_units_first() -> None:
    """What is not spent at Mobilisation is lost, and units win ground [A-9.44]."""
    match = new(seed=2)
    seat, _ = first(match, lambda decision: isinstance(decision, asked.Mobilise))

    assert bots.answer(bots.make("steady", "ancien_regime"), match, seat, Random(0)).type == "buy_unit"


@pytest.mark.parametrize(
    ("held", "cast", "candidate"),
    [
        ({"pfalz": "austria", "nassau": "britain", "saxonia": "austria"}, "austria", "austria"),
        ({"pfalz": "austria", "nassau": "britain", "saxonia": "austria"}, "britain", "britain"),
        ({"pfalz": "britain", "nassau": "britain"}, "britain", "austria"),
    ],
)
@pytest.mark.rule("A-8.4")
def test_one_votes_for_oneself_or_a_friend_with_a_chance(held: dict[str, str], cast: str, candidate: str) -> None:
    """Austria makes its ally emperor if its votes can do it and its own election is out of reach."""
    asked_for = [{"frame": "vote", "power": "austria", "cast": {"britain": cast, "prussia": "prussia"}}]
    fields = {"turn": 3, "phase": "election", "asked": asked_for, "garrisons": held}

    assert answer("austria", **fields).fields["candidate"] == candidate


def test_the_leader_is_no_emperor_by_a_friends_vote() -> None:
    """An ally who is ahead in the race gets no vote."""
    asked_for = [{"frame": "vote", "power": "austria", "cast": {"britain": "britain", "prussia": "prussia"}}]
    held = {"pfalz": "britain", "nassau": "britain", "bavaria": "britain"}
    fields = {"turn": 3, "phase": "election", "asked": asked_for, "garrisons": held}

    action = answer("austria", **fields, powers={"britain": {"influence": 15}})

    assert action.fields["candidate"] == "austria"


def test_the_crown_is_taken() -> None:
    """Who is elected without a vote does not decline [A-8.6]."""
    held = dict.fromkeys(("pfalz", "nassau", "lorraine", "bavaria"), "austria")
    asked_for = [{"frame": "accept_crown", "power": "austria"}]

    assert answer("austria", turn=3, phase="election", asked=asked_for, garrisons=held).id == "yes"


def test_open_ground_is_taken() -> None:
    """A general next to an empty contested territory goes there."""
    action = answer("prussia", **MOVING, generals={"prussia-1": {"at": "berlin", "units": 3}})

    assert action.id == "prussia-1"


def test_hopeless_attacks_are_left() -> None:
    """One unit does not march against three and a full hand; nothing else is near."""
    generals = {"prussia-1": {"at": "saxonia", "units": 1}, "austria-1": {"at": "silesia", "units": 3}}
    garrisons = {"silesia": "austria", "saxonia": "prussia"}
    powers = {"austria": {"cards": [5, 5, 5, 4], "morale": 9}, "prussia": {"morale": 0}}
    match = pragmatica.from_position(HEAD | MOVING | {"generals": generals, "garrisons": garrisons, "powers": powers})
    player, targets = bots.make("steady", "ancien_regime"), []
    while "prussia" in match.pending and match.pending["prussia"].rule.startswith(("A-9.7", "A-9.8")):
        action = bots.answer(player, match, "prussia", Random(0))
        targets.append(action.fields.get("land"))
        match.apply("prussia", action)

    assert "silesia" not in targets


@pytest.mark.rule("A-10.44")
def test_a_certain_tie_is_no_attack() -> None:
    """A general without units and cards comes to one garrison's strength and no further, so he stays."""
    generals = {"prussia-1": {"at": "berlin", "units": 0}}
    powers = {"prussia": {"cards": [], "morale": 9}}
    fields = {"generals": generals, "garrisons": {"saxonia": "austria", "silesia": "austria"}, "powers": powers}

    assert answer("prussia", **(MOVING | fields)).type == "end"


@pytest.mark.rule("A-9.61")
def test_the_arbiter_is_short_of_morale() -> None:
    """Who needs Morale will grant another turn; with 13 the second could not even be requested."""
    asked_for = [{"frame": "choose_arbiter"}]
    powers = {"britain": {"morale": 13}, "austria": {"morale": 12}, "russia": {"morale": 12}, "ottoman": {"morale": 1}}
    fields = {"phase": "movement", "turn": 1, "asked": asked_for, "powers": powers}

    assert answer("prussia", **fields).fields["arbiter"] == "ottoman"


@pytest.mark.parametrize(("leader", "target"), [("prussia", "saxonia"), ("britain", "nassau")])
def test_the_leader_is_attacked(leader: str, target: str) -> None:
    """Of two garrisons that bring the same, the general turns on that of the player who is ahead."""
    turn = [{"frame": "movement", "arbiter": "ottoman", "number": 1}, {"frame": "pick_general"}]
    fields = {
        "turn": 3,
        "phase": "movement",
        "asked": [*turn, {"frame": "route", "general": "france-1"}],
        "generals": {"france-1": {"at": "franconia", "units": 3}},
        "garrisons": {"franconia": "france", "saxonia": "prussia", "nassau": "britain"},
    }
    powers: dict[str, dict[str, Any]] = {"prussia": {"status": "british"}, "britain": {}}
    powers[leader]["influence"] = 20

    assert answer("france", **fields, powers=powers).fields["land"] == target


@pytest.mark.parametrize(("influence", "answered"), [(5, "yes"), (20, "no")])
@pytest.mark.rule("A-7.5")
def test_the_leader_finds_no_coalition(influence: int, answered: str) -> None:
    """Whoever may join is welcome, but not who is about to win."""
    asked_for = [{"frame": "admit", "chosen": CHOSEN | {"ottoman": "british"}, "applicant": "ottoman"}]
    powers = {"ottoman": {"influence": influence}}

    action = answer("britain", round=2, turn=1, phase="diplomacy", asked=asked_for, powers=powers)

    assert action.id == answered


@pytest.mark.rule("A-7.3")
def test_the_leader_is_expelled() -> None:
    """A member who is about to win must go."""
    fields = {"round": 2, "turn": 1, "phase": "diplomacy", "asked": [{"frame": "expel"}]}

    assert answer("britain", **fields, powers={"austria": {"influence": 20}}).id == "power-austria"


@pytest.mark.rule("A-7.4")
def test_the_leaders_friends_leave_him() -> None:
    """With France about to win, Spain is no longer its ally."""
    fields = {"round": 3, "turn": 1, "phase": "diplomacy", "asked": [{"frame": "choose_status"}]}
    held = {"lorraine": "france", "bavaria": "france", "holland": "france"}

    action = answer("spain", **fields, garrisons=held, powers={"france": {"influence": 20}})

    assert action.fields["status"] != "french"


@pytest.mark.parametrize(("units", "given"), [(3, "give_money"), (0, "end")])
@pytest.mark.rule("A-9.20")
def test_money_to_spare_goes_to_a_friend(units: int, given: str) -> None:
    """What could not be spent at Mobilisation would be lost; what can be is kept."""
    powers = {
        "spain": {"money": 9, "morale": 9, "cards": [4] * 6},
        "france": {"morale": 5},
        "britain": {"influence": 12},
    }
    fields = {"turn": 1, "phase": "actions", "asked": [{"frame": "together", "branches": OFFER}], "powers": powers}
    generals = {
        f"spain-{one}": {"at": land, "units": units} for one, land in enumerate(("madrid", "aragon", "galicia"), 1)
    }

    assert answer("spain", **fields, generals=generals).type == given


@pytest.mark.parametrize(("mode", "ident"), [("reveal", "card-5@austria-1"), ("discard", "card-3@austria-1=1")])
@pytest.mark.rule("A-10.31")
def test_a_three_is_shown_for_what_it_does(mode: str, ident: str) -> None:
    """A look at a card is not worth a better card, but to be rid of it is."""
    turn = {"frame": "movement", "arbiter": "britain", "number": 1}
    fight = [{"frame": "next_battle"}, {"frame": "fight", "attacker": "prussia-2"}]
    match = pragmatica.from_position(
        HEAD
        | {
            "phase": "movement",
            "turn": 1,
            "options": {"card3_mode": mode},
            "asked": [turn, *fight, {"frame": "play_card", "power": "austria", "step": "defenders"}],
            "generals": {"prussia-2": {"at": "silesia", "units": 2}, "austria-1": {"at": "silesia", "units": 2}},
            "powers": {"austria": {"cards": [3, 5]}, "prussia": {"cards": [4, 4]}},
            "played": [{"card": 5, "general": "prussia-2"}],
        }
    )

    assert bots.answer(bots.make("steady", "ancien_regime"), match, "austria", Random(0)).id == ident


@pytest.mark.rule("A-12.10")
def test_more_is_bid_for_the_stronger_minor() -> None:
    """Generals and units are what a minor power is worth."""
    bids = []
    for units in (0, 3):
        generals = {"ottoman-1": {"at": "serbia", "units": units}, "ottoman-2": {"at": "bulgaria", "units": units}}
        fields = {"players": 6, "turn": 7, "phase": "auction", "generals": generals}
        bids.append(int(str(answer("spain", **fields, powers={"spain": {"morale": 15}}).fields["morale"])))

    assert bids[0] < bids[1]


@pytest.mark.parametrize(("influence", "granted"), [(5, "yes"), (23, "no")])
def test_nobody_helps_who_is_about_to_win(influence: int, granted: str) -> None:
    """The Arbiter grants turns for Morale, but not to the leader in the race near its end [A-9.63]."""
    asked_for = [{"frame": "movement", "arbiter": "russia", "number": 1}, {"frame": "grant_turn"}]
    fields = {"phase": "movement", "turn": 1, "asked": asked_for, "powers": {"prussia": {"influence": influence}}}

    assert answer("russia", **fields).id == granted
