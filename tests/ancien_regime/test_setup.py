"""Chapters 2, 3 and 6: components, both set-ups, the wheel."""

import pytest

from pragmatica.ancien_regime import sequence, setup
from pragmatica.ancien_regime.kept import log
from pragmatica.ancien_regime.kept.board import NOBODY, OFF_BOARD, POWERS, SLOTS, STATUSES
from pragmatica.ancien_regime.kept.log import CARDS_DRAWN
from pragmatica.ancien_regime.kept.state import ORDINARY, WAITING, State
from pragmatica.core.flow import answering
from tests.ancien_regime import boards, build

PIECES = {  # as the rulebook's two lists have it: generals with units, garrisons (+ for a fortress)
    "1740": {
        "britain": ("london 2, hannover 1", "holland+"),
        "france": ("picardie 3, lorraine 2", "bavaria lorraine"),
        "austria": ("bohemia 2, wien 1", "lombardia saxonia silesia"),
        "prussia": ("berlin 3, mecklenburg 3, borussia 2", ""),
        "russia": ("karelia 1, st_petersburg 3, kiev 1", "warszawa polesie podolia"),
        "spain": ("madrid 1, napoli 1", "napoli"),
        "ottoman": ("wallachia 1, serbia 1", "bessarabia crimea"),
    },
    "1756": {
        "britain": ("london 1, hannover 2", "holland+"),
        "france": ("picardie 3, lorraine 2", "bavaria"),
        "austria": ("bohemia 2, wien 3", "lombardia saxonia"),
        "prussia": ("berlin 3, mecklenburg 3, silesia 3", "silesia"),
        "russia": ("st_petersburg 2, smolensk 2, kiev 1", "warszawa polesie podolia"),
        "spain": ("madrid 1, napoli 1", "napoli"),
        "ottoman": ("wallachia 1, serbia 1", "bessarabia crimea"),
    },
}
OFF = {"britain": 1, "france": 2, "austria": 2, "prussia": 0, "russia": 1, "spain": 1, "ottoman": 1}
CARDS = {
    "1740": {"britain": 2, "france": 2, "austria": 2, "prussia": 6, "russia": 4, "spain": 4, "ottoman": 2},
    "1756": {"britain": 2, "france": 2, "austria": 2, "prussia": 6, "russia": 3, "spain": 2, "ottoman": 2},
}
MONEY = {"britain": 0, "france": 5, "austria": 0, "prussia": 0, "russia": 4, "spain": 6, "ottoman": 0}
MORALE = {"britain": 5, "france": 11, "austria": 9, "prussia": 12, "russia": 3, "spain": 4, "ottoman": 2}
STATUS = {
    "1740": {"britain": 0, "austria": 0, "russia": 0, "france": 1, "prussia": 1, "spain": 1, "ottoman": 2},
    "1756": {"britain": 0, "prussia": 0, "france": 1, "austria": 1, "russia": 1, "spain": 2, "ottoman": 2},
}


def start(players: int = 7, scenario: str = "1740", **options: str | bool) -> State:
    """A match before the first answer."""
    return sequence.start(boards.board(), boards.rules(players, scenario, **options), 1)


def generals(s: State, power: str) -> str:
    """A power's generals on the board, as in PIECES."""
    found = [
        f"{s.board.ids[s.place[one]]} {s.units[one]}"
        for one in s.board.generals_of[POWERS.index(power)]
        if s.place[one] != OFF_BOARD
    ]
    return ", ".join(found)


def garrisons(s: State, power: str) -> list[str]:
    """A power's garrisons, as in PIECES."""
    owner = POWERS.index(power)
    return sorted(
        s.board.ids[land] + "+" * s.fortress[land] for land in range(s.board.size) if s.garrison[land] == owner
    )


@pytest.mark.rule("A-3.3", "A-3.6", "A-3.7")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("scenario", ["1740", "1756"])
def test_pieces_stand_where_the_scenario_says(scenario: str, players: int) -> None:
    """Generals, units, garrisons, the fortress and generals off the board are those of the list, minor powers' too."""
    s = start(players, scenario)

    for power, (standing, held) in PIECES[scenario].items():
        assert generals(s, power) == standing
        assert garrisons(s, power) == sorted(held.split())
        off = [one for one in s.board.generals_of[POWERS.index(power)] if s.place[one] == OFF_BOARD]
        assert len(off) == OFF[power]


@pytest.mark.rule("A-3.4", "A-3.5", "A-3.8", "A-3.11", "A-3.12")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("scenario", ["1740", "1756"])
def test_tracks_cards_and_statuses_are_those_of_the_scenario(scenario: str, players: int) -> None:
    """Statuses, Morale, hands and Money are those of the list; Influence is 0; nobody has the Crown."""
    s = start(players, scenario)

    for power, name in enumerate(POWERS):
        assert s.status[power] == STATUS[scenario][name]
        assert s.morale[power] == MORALE[name]
        assert s.hand_size(power) == CARDS[scenario][name]
        assert s.money[power] == (MONEY[name] if power < players else 0)
        assert s.influence[power] == 0
    assert s.crown == NOBODY


@pytest.mark.rule("A-3.8")
def test_cards_are_dealt_in_the_order_of_powers() -> None:
    """The hands are dealt one after the other, in the Order of Powers, and the rest is the pile."""
    s = build.position()
    setup.lay_out(s)

    dealt = build.events(s, CARDS_DRAWN)

    assert [one[0] for one in dealt] == list(range(NOBODY))
    assert sum(s.pile) == 56 - sum(len(one) - 1 for one in dealt)


@pytest.mark.rule("A-1.1", "A-3.2", "A-12.1")
@pytest.mark.parametrize(
    ("players", "minors"),
    [(7, []), (6, ["ottoman"]), (5, ["spain", "ottoman"]), (4, ["russia", "spain", "ottoman"])],
)
def test_powers_without_a_player_are_minor(players: int, minors: list[str]) -> None:
    """With fewer than seven players the last powers are minor, and nobody controls them at first."""
    s = start(players)

    assert [name for power, name in enumerate(POWERS) if s.rules.is_minor[power]] == minors
    assert [name for power, name in enumerate(POWERS) if s.controller[power] == NOBODY] == minors
    assert s.board.minors[players] == [POWERS.index(name) for name in minors]


@pytest.mark.rule("A-3.11")
def test_minor_powers_start_without_money() -> None:
    """A minor power is set up like a major one, cards included, but without money."""
    s = start(4)

    assert [s.money[POWERS.index(name)] for name in ("russia", "spain", "ottoman")] == [0, 0, 0]
    assert s.hand_size(POWERS.index("russia")) == 4
    assert garrisons(s, "russia") == ["podolia", "polesie", "warszawa"]


@pytest.mark.rule("A-3.9")
def test_prussia_names_frederick_first() -> None:
    """Prussia names one of its three generals; then the first round begins, without a Diplomacy Phase."""
    s = start()

    assert s.pending() == [1]
    assert answering.legal(s, 1) == s.board.generals_of[1]
    answering.apply(s, 1, 4)

    assert s.frederick == 4
    assert (s.round, s.turn, s.phase) == (1, 1, sequence.ACTIONS)


@pytest.mark.rule("A-3.10", "A-13.6")
@pytest.mark.parametrize("scenario", ["1740", "1756"])
def test_stuart_waits_with_two_units(scenario: str) -> None:
    """Stuart is a French general off the board with two units, in both scenarios."""
    s = start(scenario=scenario)

    assert s.stuart == WAITING
    assert s.units[s.board.stuart] == 2
    assert s.supply(POWERS.index("france")) == 49 - 2 - 5 - (2 if scenario == "1740" else 1)


@pytest.mark.rule("A-3.10", "A-15.4")
def test_stuart_may_be_left_out_of_1756() -> None:
    """With the option off he is an ordinary general without units."""
    s = start(scenario="1756", stuart_1756=False)

    assert s.stuart == ORDINARY
    assert s.units[s.board.stuart] == 0


@pytest.mark.rule("A-2.1", "A-2.2", "A-2.5", "A-2.10")
def test_components_have_their_numbers() -> None:
    """There are 24 generals, 189 tokens and 56 cards, 14 of each value from 2 to 5; there are four statuses."""
    b = boards.board()

    assert [len(mine) for mine in b.generals_of] == [3, 3, 4, 4, 4, 3, 3]
    assert b.tokens == [21, 21, 28, 49, 28, 21, 21]
    assert dict(zip(b.card_value, b.card_count, strict=True)) == {2: 14, 3: 14, 4: 14, 5: 14}
    assert len(STATUSES) == 4


@pytest.mark.rule("A-6.4", "A-6.5", "A-6.6", "A-3.13")
def test_wheel_is_the_printed_table() -> None:
    """Who is on which slot in which turn agrees with the table of turns."""
    b = boards.board()

    for row in boards.data()["wheel"]["table"]:
        for slot, name in enumerate(SLOTS[1:], 1):
            assert POWERS[b.on_slot[row["turn"]][slot]] == row[name]


@pytest.mark.rule("A-6.2", "A-6.3", "A-6.7", example="AX-1")
def test_wheel_of_the_first_example() -> None:
    """Prussia moves first, Austria drills in turn 3, Prussia leads and Spain moves in turn 5, Britain moves last."""
    on_slot = boards.board().on_slot

    assert POWERS[on_slot[1][7]] == "prussia"
    assert POWERS[on_slot[3][1]] == "austria"
    assert (POWERS[on_slot[5][4]], POWERS[on_slot[5][7]]) == ("prussia", "spain")
    assert POWERS[on_slot[7][7]] == "britain"
    assert [POWERS[on_slot[turn][1]] for turn in range(1, 8)] == list(POWERS)


@pytest.mark.rule("A-6.3", example="AX-2")
def test_russia_steps_from_leadership_to_mobilisation() -> None:
    """Russia is on Leadership in turn 1 and on Mobilisation in turn 2."""
    on_slot = boards.board().on_slot

    assert (POWERS[on_slot[1][4]], POWERS[on_slot[2][5]]) == ("russia", "russia")


@pytest.mark.rule("A-6.1", "A-6.6", "A-6.8", "A-7.1", "A-8.1", "A-12.10", "A-12.17", "A-13.1")
def test_phases_are_due_in_their_turns() -> None:
    """Diplomacy opens every round but the first; the election, auctions and Frederick's move have their turns."""
    s = build.position(players=4, round_=1)

    due = [[s.turn for s.turn in range(1, 8) if sequence.due(s, phase)] for phase in sequence.ORDER[:6]]
    assert due[0] == []
    assert due[1:5] == [[3], [5, 6, 7], [1, 2, 3, 4, 5, 6, 7], [5]]
    s.round = 2
    due = [[s.turn for s.turn in range(1, 8) if sequence.due(s, phase)] for phase in sequence.ORDER[:5]]
    assert due == [[1], [3], [5, 6, 7], [1, 2, 3, 4, 5, 6, 7], [5]]


@pytest.mark.rule("A-6.9", "A-12.20")
def test_power_without_a_controller_does_not_move() -> None:
    """There is no Movement action of a minor power that nobody controls."""
    s = build.position(players=4, control={"russia": "france"})

    assert [s.turn for s.turn in range(1, 8) if not sequence.due(s, sequence.MOVEMENT)] == [5, 6]


@pytest.mark.rule("A-3.1", "A-3.14")
@pytest.mark.parametrize("scenario", ["1740", "1756"])
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_all_seven_powers_are_on_the_board(scenario: str, players: int) -> None:
    """In both scenarios and for any number of players every power has generals on the board."""
    s = start(players, scenario)

    assert all(generals(s, power) for power in POWERS)


@pytest.mark.rule("A-4.5", "A-4.4", "A-15.4")
def test_an_agreed_last_round_ends_the_match() -> None:
    """With the option the power with the most Influence wins after that round, then Morale decides."""
    s = build.position(
        influence={"france": 7, "russia": 7}, morale={"russia": 11}, turn=7, round_=6, options={"round_limit": "6"}
    )
    sequence.Course(None, sequence.ORDER.index(sequence.MOVEMENT)).resume(s)

    assert (s.over(), POWERS[s.winner]) == (True, "russia")


@pytest.mark.rule("A-4.5")
def test_otherwise_there_is_no_last_round() -> None:
    """After turn 7 the wheel begins a new round with the Diplomacy Phase."""
    s = build.position(turn=7, round_=30)
    sequence.Course(None, sequence.ORDER.index(sequence.MOVEMENT)).resume(s)

    assert (s.round, s.turn, s.phase) == (31, 1, sequence.DIPLOMACY)


@pytest.mark.rule("A-5.17", "A-7.2", "A-8.3", "A-10.27")
def test_talk_is_no_part_of_the_game() -> None:
    """Negotiation is free and binds nobody: the game knows no action for it."""
    s = start()

    assert [answering.extra(s, seat) for seat in range(7)] == [[]] * 7


@pytest.mark.rule("A-9.32", "A-13.2", "A-6.8")
def test_frederick_moves_between_the_actions_and_movement() -> None:
    """His movement turn follows the actions of the turn and precedes Spain's Movement, even if Spain rests."""
    s = build.position("prussia berlin", frederick="berlin", turn=5, players=4, round_=1)
    sequence.Course(None, sequence.ORDER.index(sequence.ACTIONS)).resume(s)

    assert s.phase == sequence.FREDERICK
    assert sequence.ORDER.index(sequence.FREDERICK) + 1 == sequence.ORDER.index(sequence.MOVEMENT)
    assert not sequence.due(s, sequence.MOVEMENT)


@pytest.mark.rule("A-15.7", "A-5.8")
def test_faces_of_cards_are_hidden_fields() -> None:
    """Events that tell cards nobody else sees name them in fields that are marked as hidden."""
    assert set(log.HIDDEN) == {log.CARDS_DRAWN, log.GIFT_CARDS, log.CARD_PLAYED}
    assert all(set(fields) <= set(log.FIELDS[event]) for event, fields in log.HIDDEN.items())


@pytest.mark.rule("A-5.8", "A-12.14", "A-1.1")
def test_a_player_decides_for_all_his_powers() -> None:
    """The player of a minor power is that of its controller."""
    s = build.position(players=4, control={"russia": "austria", "spain": "france", "ottoman": "austria"})

    assert [POWERS[s.player(power)] for power in range(7)] == [
        "britain",
        "prussia",
        "austria",
        "france",
        "austria",
        "france",
        "austria",
    ]
