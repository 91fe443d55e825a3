"""Powers, wheel, cards, tracks and both set-ups, as far as the rules fix them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.ancien_regime.kept.board import (
    FORTRESSES,
    GENERALS,
    MOST_KINDS,
    POWERS,
    SLOTS,
    STATUSES,
    TURNS,
    UNITS_PER_GENERAL,
)

COMPONENTS: Final = {  # generals and tokens
    "britain": (3, 21),
    "prussia": (3, 21),
    "austria": (4, 28),
    "france": (4, 49),
    "russia": (4, 28),
    "spain": (3, 21),
    "ottoman": (3, 21),
}
MINORS: Final[dict[str, set[str]]] = {
    "7": set(),
    "6": {"ottoman"},
    "5": {"spain", "ottoman"},
    "4": {"russia", "spain", "ottoman"},
}
CARDS: Final = 56
TRACKS: Final = {"hand_limit": 6, "units_per_general": 3, "fortresses": 6, "cards_or_money_per_grant": 3}
WIN_AT: Final = 25
VOTES: Final = 5
MORALE: Final = 15


def check(data: Mapping[str, Any]) -> list[str]:
    """Faults of all that is not the map."""
    faults = [*_components(data), *_wheel(data["wheel"]), *_tracks(data["tracks"])]
    lands = {one["id"]: one for one in data["territories"]}
    for name, scenario in data["scenarios"].items():
        faults += _scenario(f"scenarios.{name}", scenario, lands)
    return faults


def _components(data: Mapping[str, Any]) -> list[str]:
    faults = [
        f"powers.{one['id']}: {one['generals']} generals and {one['unit_tokens']} tokens, the rules say otherwise"
        for one in data["powers"]
        if (one["generals"], one["unit_tokens"]) != COMPONENTS[one["id"]]
    ]
    if sum(one["generals"] for one in data["powers"]) != GENERALS:
        faults.append(f"powers.generals: wanted {GENERALS} in all")
    if {players: set(minors) for players, minors in data["minor_powers_by_player_count"].items()} != MINORS:
        faults.append("minor_powers_by_player_count: from the end of the order of powers, none for 7 players")
    cards = data["battle_deck"]["cards"]
    if sum(card["count"] for card in cards) != CARDS or any(card["count"] < 1 for card in cards):
        faults.append(f"battle_deck.cards.count: wanted {CARDS} in all")
    values = [card["value"] for card in cards]
    if values != sorted(set(values)) or len(values) > MOST_KINDS:
        faults.append(f"battle_deck.cards.value: wanted {MOST_KINDS} values at most, ascending, each once")
    return faults


def _wheel(wheel: Mapping[str, Any]) -> list[str]:
    """The start slots make the table of turns, and the powers drill in their order [A-6.4, A-6.6]."""
    starts = wheel["start_slots"]
    if set(starts) != set(POWERS) or sorted(starts.values()) != list(range(1, TURNS + 1)):
        return ["wheel.start_slots: wanted each power on a slot of its own, 1 to 7"]
    faults: list[str] = []
    for row in wheel["table"]:
        for power in POWERS:
            slot = SLOTS[(starts[power] + row["turn"] - 2) % TURNS + 1]
            if row[slot] != power:
                faults.append(f"wheel.table[{row['turn'] - 1}].{slot}: {row[slot]!r}, the start slots say {power!r}")
    if [row["drill"] for row in wheel["table"]] != list(POWERS):
        faults.append(f"wheel.table.drill: must be {', '.join(POWERS)}, from turn to turn")
    if [row["turn"] for row in wheel["table"] if row["leadership"] == "prussia" and row["movement"] == "spain"] == []:
        faults.append("wheel.table: Prussia leads in the turn in which Spain moves")
    return faults


def _tracks(tracks: Mapping[str, Any]) -> list[str]:
    wanted = {**TRACKS, "influence": WIN_AT, "morale": MORALE, "election_votes_needed": VOTES}
    found = {**tracks, "influence": tracks["influence"]["win_at"], "morale": tracks["morale"]["max"]}
    faults = [
        f"tracks.{name}: {found[name]}, the rules say {value}" for name, value in wanted.items() if found[name] != value
    ]
    if tracks["arbiter_morale_by_turn"] != [1, 2, 3]:
        faults.append("tracks.arbiter_morale_by_turn: the rules say 1, 2, 3")
    return faults


def _scenario(where: str, scenario: Mapping[str, Any], lands: Mapping[str, Any]) -> list[str]:
    """Everybody has a status; pieces stand where they may, beside friends only, and are not too many [A-3.3, A-3.4]."""
    status = {power: zone for zone in STATUSES for power in scenario["status"][zone]}
    if set(status) != set(POWERS) or sum(len(zone) for zone in scenario["status"].values()) != len(POWERS):
        return [f"{where}.status: wanted each power once"]
    faults: list[str] = []
    if status["britain"] != STATUSES[0] or status["france"] != STATUSES[1]:
        faults.append(f"{where}.status: Britain and France lead their coalitions")
    there: dict[str, set[str]] = {}
    fortresses = cards = 0
    held: list[str] = []
    for power in POWERS:
        setup = scenario["setup"][power]
        faults += _pieces(f"{where}.setup.{power}", power, setup, scenario, lands)
        for piece in (*setup["generals"], *setup["garrisons"]):
            there.setdefault(piece["territory"], set()).add(power)
        held += [one["territory"] for one in setup["garrisons"]]
        fortresses += sum(one["fortress"] for one in setup["garrisons"])
        cards += setup["off_board"]["battle_cards"]
        if not 0 <= scenario["morale"][power] <= MORALE:
            faults.append(f"{where}.morale.{power}: {scenario['morale'][power]}; possible: 0 to {MORALE}")
    if fortresses > FORTRESSES or cards > CARDS:
        faults.append(f"{where}.setup: more than {FORTRESSES} fortresses or {CARDS} cards")
    faults += [f"{where}.setup: two garrisons in {land}" for land in sorted(set(held)) if held.count(land) > 1]
    for land, powers in there.items():
        if len({status[power] for power in powers}) > 1:
            faults.append(f"{where}.setup: {', '.join(sorted(powers))} are no allies, and both in {land}")
    return faults


def _pieces(
    where: str, power: str, setup: Mapping[str, Any], scenario: Mapping[str, Any], lands: Mapping[str, Any]
) -> list[str]:
    faults: list[str] = []
    generals, tokens = COMPONENTS[power]
    places = [one["territory"] for one in setup["generals"]]
    if len(set(places)) != len(places) or len(places) + setup["off_board"]["generals"] != generals:
        faults.append(f"{where}.generals: wanted {generals} with those off the board, each in a territory of his own")
    stuart = scenario["charles_edward_stuart"]
    used = sum(one["units"] for one in setup["generals"]) + len(setup["garrisons"])
    if used + (stuart["units"] if stuart["owner"] == power else 0) > tokens:
        faults.append(f"{where}: more than {tokens} tokens")
    for one in setup["generals"]:
        if not 0 <= one["units"] <= UNITS_PER_GENERAL:
            faults.append(f"{where}.generals: {one['units']} units in {one['territory']}")
    for one in (*setup["generals"], *setup["garrisons"]):
        land = lands.get(one["territory"])
        if land is None or land["kind"] == "impassable" or land.get("owner", power) != power:
            faults.append(f"{where}: {one['territory']!r} is no place for it")
    return faults
