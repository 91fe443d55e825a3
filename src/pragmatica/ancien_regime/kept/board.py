"""The board as tables of integers, made once from the data file; shared by all states, never changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.boards import graph

POWERS: Final = ("britain", "prussia", "austria", "france", "russia", "spain", "ottoman")  # the Order of Powers
BRITAIN: Final = 0
PRUSSIA: Final = 1
AUSTRIA: Final = 2
FRANCE: Final = 3
RUSSIA: Final = 4
SPAIN: Final = 5
OTTOMAN: Final = 6
NOBODY: Final = 7  # as controller, home or holder of the Crown: no power
# Of a power in a set of powers; NOBODY is in none. Without its type it would be made anew, compiled, at every look.
BIT: Final[tuple[int, ...]] = (1, 2, 4, 8, 16, 32, 64, 0)

SCENARIOS: Final = ("1740", "1756")
OLDER: Final = 0  # 1740
LATER: Final = 1  # 1756

# Statuses
BRITISH: Final = 0
FRENCH: Final = 1
NEUTRAL: Final = 2
EXPANSIONIST: Final = 3
STATUSES: Final = ("british_coalition", "french_coalition", "neutral", "expansionist")

# Kinds of territories
HOME: Final = 0
CONTESTED: Final = 1
UNCONTESTED: Final = 2
IMPASSABLE: Final = 3
KINDS: Final = ("home", "contested", "uncontested", "impassable")

# Slots of the wheel
DRILL: Final = 1
TAXATION: Final = 2
SUBSIDIES: Final = 3
LEADERSHIP: Final = 4
MOBILISATION: Final = 5
INFLUENCE: Final = 6
MOVEMENT: Final = 7
SLOTS: Final = ("", "drill", "taxation", "subsidies", "leadership", "mobilisation", "influence", "movement")
TURNS: Final = 7  # of a round

# Abilities of battle cards
HOME_GROUND: Final = 0
RECONNAISSANCE: Final = 1
PAIR: Final = 2
RECKLESS: Final = 3
NO_ABILITY: Final = 4
ABILITIES: Final = ("home_ground", "reconnaissance", "pair", "reckless", "none")

GENERALS: Final = 24
GENERAL_BIT: Final = tuple([2**general for general in range(GENERALS)])  # of a general in a set of generals
UNITS_PER_GENERAL: Final = 3
FORTRESSES: Final = 6
MOST_KINDS: Final = 8  # of battle cards: their codes have room for so many

OFF_BOARD: Final = 250  # as the place of a general
NO_GENERAL: Final = 255


class Board:
    """Territories, powers, generals, the wheel, cards and both set-ups, by number.

    A territory's home is the power that owns it, NOBODY if none does [A-5.1]; its value is paid as Money or as
    Influence [A-5.2]. Neighbours share a border or a strait [A-5.5]; sea routes belong to Britain or Spain for good
    [A-5.3]. Impassable territories are nobody's neighbours. Soldiers of Fortune play no part [A-3.14].
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        lands = data["territories"]
        number = {one["id"]: index for index, one in enumerate(lands)}
        self.ids: Final[list[str]] = [one["id"] for one in lands]
        self.names: Final[list[str]] = [one["name"] for one in lands]
        self.number: Final[dict[str, int]] = number
        self.size: Final[int] = len(lands)
        self.kind: Final[list[int]] = [KINDS.index(one["kind"]) for one in lands]
        self.home: Final[list[int]] = [POWERS.index(one["owner"]) if one["kind"] == "home" else NOBODY for one in lands]
        self.value: Final[list[int]] = [one["value"] for one in lands]
        self.colours: Final[list[int]] = [_set_of(one.get("stripes") or []) for one in lands]  # of contested ones
        self.neighbours: Final[list[list[int]]] = [
            sorted(number[other] for other in data["adjacency"].get(one["id"], ())) for one in lands
        ]
        self.is_neighbour: Final[list[list[bool]]] = [
            [other in near for other in range(len(lands))] for near in self.neighbours
        ]
        self.electors: Final[list[int]] = [index for index, one in enumerate(lands) if one["elector"]]
        self.homes_of: Final[list[list[int]]] = [
            [land for land in range(len(lands)) if self.home[land] == power] for power in range(NOBODY)
        ]
        self.capital: Final[list[int]] = [number[one["capital"]] for one in data["powers"]]
        self.kinds: Final[int] = len(data["battle_deck"]["cards"])  # of battle cards
        self.general_ids: list[str] = []  # in the Order of Powers; filled below, as what follows
        self.general_power: list[int] = []
        self.generals_of: list[list[int]] = []
        self._seas(data, number)
        self._powers(data)
        self._cards(data)
        self._wheel(data["wheel"])
        self.setups: Final[list[Lineup]] = [Lineup(data["scenarios"][one], number) for one in SCENARIOS]
        self.landing: Final[int] = number[data["scenarios"][SCENARIOS[0]]["charles_edward_stuart"]["landing"]]
        self.minors: Final[dict[int, list[int]]] = {
            int(players): sorted(POWERS.index(one) for one in minors)
            for players, minors in data["minor_powers_by_player_count"].items()
        }  # by number of players

    def _seas(self, data: Mapping[str, Any], number: Mapping[str, int]) -> None:
        """Sea routes, and how far it is by land and by a power's own routes [A-9.72, A-9.90]."""
        routes = data["sea_routes"]
        self.route_ids: list[str] = [one["id"] for one in routes]
        self.route_owner: list[int] = [POWERS.index(one["controller"]) for one in routes]
        self.route_ends: list[tuple[int, int]] = [(number[one["a"]], number[one["b"]]) for one in routes]
        self.routes_at: list[list[int]] = [
            [route for route, ends in enumerate(self.route_ends) if land in ends] for land in range(self.size)
        ]
        self.distance: list[list[list[int]]] = []  # [power][from][to]
        inland = graph.distances(self.neighbours)
        for power in range(NOBODY):
            if power not in self.route_owner:
                self.distance.append(inland)
                continue
            ways = [near[:] for near in self.neighbours]
            for route, (a, b) in enumerate(self.route_ends):
                if self.route_owner[route] == power:
                    ways[a].append(b)
                    ways[b].append(a)
            self.distance.append(graph.distances(ways))

    def _powers(self, data: Mapping[str, Any]) -> None:
        """Generals in the Order of Powers, so many tokens each [A-2.1, A-2.2]. Stuart is the last French one."""
        self.tokens: list[int] = [one["unit_tokens"] for one in data["powers"]]
        for power, one in enumerate(data["powers"]):
            mine = range(len(self.general_ids), len(self.general_ids) + one["generals"])
            self.generals_of.append(list(mine))
            self.general_ids += [f"{POWERS[power]}-{count + 1}" for count in range(one["generals"])]
            self.general_power += [power] * one["generals"]
        self.general_number: dict[str, int] = {name: index for index, name in enumerate(self.general_ids)}
        self.stuart: int = self.generals_of[FRANCE][-1]

    def _cards(self, data: Mapping[str, Any]) -> None:
        """Kinds of battle cards; those of one kind are alike [A-2.5]."""
        cards = data["battle_deck"]["cards"]
        self.card_value: list[int] = [one["value"] for one in cards]
        self.card_count: list[int] = [one["count"] for one in cards]
        self.card_ability: list[int] = [ABILITIES.index(one["ability"]) for one in cards]
        tracks = data["tracks"]
        self.hand_limit: int = tracks["hand_limit"]
        self.gift_limit: int = tracks["cards_or_money_per_grant"]
        self.win_at: int = tracks["influence"]["win_at"]
        self.votes_needed: int = tracks["election_votes_needed"]
        self.arbiter_pay: list[int] = [0, *tracks["arbiter_morale_by_turn"]]  # by movement turn

    def _wheel(self, wheel: Mapping[str, Any]) -> None:
        """Who is where on the wheel [A-3.13, A-6.4, A-6.5, A-6.7]: `on_slot[turn][slot]` is a power, both from 1."""
        start = [wheel["start_slots"][power] for power in POWERS]
        self.on_slot: list[list[int]] = [[NOBODY] * (TURNS + 1) for _ in range(TURNS + 1)]
        for turn in range(1, TURNS + 1):
            for power in range(NOBODY):
                self.on_slot[turn][(start[power] + turn - 2) % TURNS + 1] = power


class Lineup:
    """The set-up of one scenario [A-3.4, A-3.5, A-3.6, A-3.7]. Lists by power."""

    def __init__(self, data: Mapping[str, Any], number: Mapping[str, int]) -> None:
        self.status: Final[list[int]] = [
            next(index for index, zone in enumerate(STATUSES) if power in data["status"][zone]) for power in POWERS
        ]
        self.morale: Final[list[int]] = [data["morale"][power] for power in POWERS]
        powers = [data["setup"][power] for power in POWERS]
        self.generals: Final[list[list[tuple[int, int]]]] = [
            [(number[general["territory"]], general["units"]) for general in one["generals"]] for one in powers
        ]  # territory and units
        self.garrisons: Final[list[list[tuple[int, bool]]]] = [
            [(number[garrison["territory"]], garrison["fortress"]) for garrison in one["garrisons"]] for one in powers
        ]  # territory, with a fortress or without
        self.cards: Final[list[int]] = [one["off_board"]["battle_cards"] for one in powers]
        self.money: Final[list[int]] = [one["off_board"]["money"] for one in powers]
        self.stuart_units: Final[int] = data["charles_edward_stuart"]["units"]


def _set_of(names: list[str]) -> int:
    """A set of powers as bits."""
    members = 0
    for power, name in enumerate(POWERS):
        if name in names:
            members |= BIT[power]
    return members
