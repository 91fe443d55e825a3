"""Tactical and political cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from pragmatica.maria.check.setup import MAJOR_POWERS, TROOPS

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
DECKS: Final = 4
CARDS: Final = 38  # [M-3.2]
RESERVES: Final = 2
POLITICAL_CARDS: Final = 25
YEARS: Final = {1741: 6, 1742: 7, 1743: 6, 1744: 6}
EFFECTS: Final = {
    "troops",
    "draw_tc",
    "tc_income",
    "control",
    "set_track",
    "package",
    "expedition",
    "imperial_election",
}


def check(data: Mapping[str, Any]) -> list[str]:
    """Faults of the cards."""
    return [*_tactical(data["tactical_deck"]), *_political(data)]


def _tactical(deck: Mapping[str, Any]) -> list[str]:
    """Four decks, each 2 to 10 in four suits and two Reserves [M-3.2, M-8.7]."""
    faults: list[str] = []
    if [one.get("cards") for one in deck["decks"]] != [CARDS] * DECKS:
        faults.append(f"tactical_deck.decks: wanted {DECKS} decks of {CARDS} cards")
    wanted: Counter[tuple[str, int | None]] = Counter({(suit, value): 1 for suit in SUITS for value in range(2, 11)})
    wanted["reserve", None] = RESERVES
    if Counter((card["suit"], card["value"]) for card in deck["composition"]) != wanted:
        faults.append("tactical_deck.composition: wanted 2 to 10 in four suits and two Reserves")
    if len({card["id"] for card in deck["composition"]}) != CARDS:
        faults.append("tactical_deck.composition.id: one occurs twice")
    if deck["reserve_battle_values"] != list(range(1, 9)):
        faults.append("tactical_deck.reserve_battle_values: wanted 1 to 8")
    return faults


def _political(data: Mapping[str, Any]) -> list[str]:
    faults: list[str] = []
    cards = data["political_cards"]
    if sorted(card.get("spec", "") for card in cards) != sorted(f"P-{n}" for n in range(POLITICAL_CARDS)):
        faults.append("political_cards.spec: wanted P-0 to P-24, each once")
    if Counter(card["year"] for card in cards) != Counter(YEARS):
        faults.append("political_cards.year: wanted 6 cards a year, and 7 for 1742")
    if len({card["id"] for card in cards}) != len(cards):
        faults.append("political_cards.id: one occurs twice")
    tracks = {track["id"] for track in data["political_tracks"]}
    for card in cards:
        where = f"political card {card['id']}"
        if not card["name"].get("de") or not card["name"].get("en"):
            faults.append(f"{where}: name: missing in de or en")
        if card["kind"] == "election":
            if card["coats"] or card["moves"]:
                faults.append(f"{where}: the election has neither coats nor moves")
            continue
        faults += _political_card(where, card, tracks)
    return faults


def _political_card(where: str, card: Mapping[str, Any], tracks: set[str]) -> list[str]:
    faults: list[str] = []
    if not card["coats"] or len(set(card["coats"])) != len(card["coats"]) or set(card["coats"]) - set(MAJOR_POWERS):
        faults.append(f"{where}: coats: {card['coats']}")
    if not (card["moves"] or card["effects"]):
        faults.append(f"{where}: does nothing")
    for move in card["moves"]:
        known = move["track"] in tracks and move["direction"] in ("left", "right", "either")
        if not known or not 1 <= move["steps"] <= 2:
            faults.append(f"{where}: moves: {move}")
    for effect in card["effects"]:
        powers = [effect["power"]] if "power" in effect else effect.get("power_choice", [])
        if effect["type"] not in EFFECTS or any(power not in TROOPS and power != "chooser" for power in powers):
            faults.append(f"{where}: effects: {effect}")
    return faults
