"""The political cards, tracks and off-map boxes of the board data, by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

TRACKS: Final = ("saxony", "russia", "italy")  # in the order of Realm.track [M-3.14]

LEFT: Final = -1
RIGHT: Final = 1
EITHER: Final = 0

# Icons of a field [M-17.70]
BONUS: Final = 0
PENALTY: Final = 1
CORPS: Final = 2
POINT: Final = 3
ICONS: Final = ("tc_bonus", "tc_penalty", "expedition", "vp")

# Effects of a card
TROOPS: Final = 0
CARDS: Final = 1
INCOME: Final = 2
CONTROL: Final = 3
SAXONY: Final = 4
EXPEDITION: Final = 5
_EFFECTS: Final = ("troops", "draw_tc", "tc_income", "control", "set_track", "expedition")
CHOOSER: Final = 6  # as the power of an effect: the one that executes the card
RECIPIENT: Final = 7  # the one that it names among several

STATUS: Final = ("prussian_ally", "neutral", "austrian_ally")  # in the order of realm.PRUSSIAN_ALLY, …


class Move:
    """An arrow of a card: a track, how many spaces, and which way [M-17.61]."""

    def __init__(self, track: int, steps: int, way: int, prussian_saxony: bool) -> None:
        self.track: Final = track
        self.steps: Final = steps
        self.way: Final = way
        self.prussian_saxony: Final = prussian_saxony  # only while Saxony is Prussia's ally [P-3]


class Effect:
    """One part of a card's instruction. What `amount` and `city` mean depends on the kind."""

    def __init__(self, kind: int, power: int, amount: int, city: int, lasts: bool) -> None:
        self.kind: Final = kind
        self.power: Final = power
        self.amount: Final = amount
        self.city: Final = city
        self.lasts: Final = lasts  # to the end of the game


class Icon:
    """What a field of a track does for a power [M-17.70]."""

    def __init__(self, kind: int, power: int, amount: int) -> None:
        self.kind: Final = kind
        self.power: Final = power
        self.amount: Final = amount

    def same(self, other: Icon) -> bool:
        """Whether the other does the same for the same power."""
        return self.kind == other.kind and self.power == other.power


class PoliticalTables:
    """Everything printed about politics. `powers` are the names of the powers in the order of their numbers."""

    def __init__(self, data: Mapping[str, Any], number: Mapping[str, int], powers: Sequence[str]) -> None:
        code = {name: index for index, name in enumerate(powers)}
        code["chooser"] = CHOOSER
        self.order: Final[list[int]] = [code[name] for name in data["political_display"]["square_order"]]
        cards = data["political_cards"]
        self.ids: Final[list[str]] = [card["id"] for card in cards]
        self.spec: Final[list[int]] = [int(card["spec"].split("-")[1]) for card in cards]
        self.year: Final[list[int]] = [card["year"] for card in cards]
        self.election: Final[int] = self.spec.index(0)
        self.coats: Final[list[list[bool]]] = [[name in card["coats"] for name in powers] for card in cards]
        self.moves: Final[list[list[Move]]] = [[_move(one) for one in card["moves"]] for card in cards]
        self.recipients: Final[list[list[int]]] = [_recipients(card, code) for card in cards]
        self.effects: Final[list[list[Effect]]] = [_effects(card, code, number) for card in cards]
        tracks = {track["id"]: track for track in data["political_tracks"]}
        fields = [tracks[name]["fields"] for name in TRACKS]
        self.field_ids: Final[list[list[str]]] = [[field["id"] for field in track] for track in fields]
        self.star: Final[list[int]] = [
            [field.get("mark") for field in track].index("*") for track in fields
        ]  # where the marker starts [M-4.15, D-8]
        self.icons: Final[list[list[list[Icon]]]] = [
            [[_icon(icon, code) for icon in field["icons"]] for field in track] for track in fields
        ]
        saxony = tracks["saxony"]["fields"]
        self.status: Final[list[int]] = [STATUS.index(field["status"]) for field in saxony]
        self.peace_field: Final[int] = [field.get("mark") for field in saxony].index("S")  # [M-19.14]
        self.entry: Final[list[int]] = [-1] * len(powers)  # city to which the arrow of a power's box points
        self.box_ids: Final[list[str]] = [""] * len(powers)  # of the off-map boxes, by their power
        for box in data["offmap_boxes"]:
            self.box_ids[code[box["owner"]]] = box["id"]
            if box["entry_city"] in number:
                self.entry[code[box["owner"]]] = number[box["entry_city"]]
        self.poland: Final[list[bool]] = [False] * len(number)
        for city in data["cities"]:
            if city["id"] in number:
                self.poland[number[city["id"]]] = city["country"] == "poland"
        self.college: Final[list[int]] = [
            number[one["city"]] for one in data["setup"]["electoral_college"] if one["city"] in number
        ]

    def first_field(self, status: int) -> int:
        """The leftmost field of the Saxony track with this status."""
        return self.status.index(status)


def _move(data: Mapping[str, Any]) -> Move:
    way = {"left": LEFT, "right": RIGHT, "either": EITHER}[data["direction"]]
    return Move(TRACKS.index(data["track"]), data["steps"], way, data.get("condition") == "saxony_is_prussian_ally")


def _icon(data: Mapping[str, Any], code: Mapping[str, int]) -> Icon:
    return Icon(ICONS.index(data["type"]), code[data["power"]], data.get("amount", 1))


def _recipients(card: Mapping[str, Any], code: Mapping[str, int]) -> list[int]:
    """Powers one of which the card names as the one that gets something [M-17.66]."""
    for effect in card["effects"]:
        if "power_choice" in effect:
            return [code[name] for name in effect["power_choice"]]
    return []


def _effects(card: Mapping[str, Any], code: Mapping[str, int], number: Mapping[str, int]) -> list[Effect]:
    found: list[Effect] = []
    for effect in card["effects"]:
        power = code.get(effect.get("power", ""), RECIPIENT)
        lasts = effect.get("duration") == "game"
        if effect["type"] == "package":
            found.append(Effect(CARDS, power, effect["draw_tc"], -1, False))
            found.append(Effect(TROOPS, power, effect["troops"], -1, False))
        elif effect["type"] in _EFFECTS:
            kind = _EFFECTS.index(effect["type"])
            city = number.get(effect.get("city", ""), -1)
            found.append(Effect(kind, power, effect.get("amount", 0), city, lasts))
    return found
