"""The board as tables of integers, made once from the data file for a scenario; shared by all states, never changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.boards import graph
from pragmatica.maria.kept.lands import ANNEXED, KINDS, PRUSSIA_NEUTRAL, SAXONY_NEUTRAL, Lands
from pragmatica.maria.kept.political import PoliticalTables

POWERS: Final = ("france", "bavaria", "prussia", "saxony", "pragmatic", "austria")
FRANCE: Final = 0
BAVARIA: Final = 1
PRUSSIA: Final = 2
SAXONY: Final = 3
PRAGMATIC: Final = 4
AUSTRIA: Final = 5
NOBODY: Final = 6  # as controller or home: no power
JOINT: Final = 7  # as controller: Austria and the Pragmatic Army together [M-3.9]

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")  # [E-12]
CARDS_PER_DECK: Final = 38
DECKS: Final = 4
RESERVE: Final = 4  # stands in CARD_SUIT for a Reserve

GENERALS: Final = 20
PIECES: Final = 30  # generals 0-19, supply trains 20-29
HUSSARS: Final = 2

NO_CITY: Final = 250  # off the board, may come back
OFF_MAP_BOX: Final = 251  # in an off-map box [M-3.13]
OUT_OF_GAME: Final = 252  # takes no part in this scenario [M-14.1]
NO_PIECE: Final = 255

PLAIN: Final = 0
SMALL: Final = 1
MAJOR: Final = 2
_FORTRESS: Final = {"none": PLAIN, "minor": SMALL, "major": MAJOR}

SCENARIOS: Final = ("introductory", "advanced")
INTRODUCTORY: Final = 0
ADVANCED: Final = 1

HUSSAR_REACH: Final = 4  # cities between a hussar and an Austrian general [M-7.2]


class Board:
    """Cities, roads, pieces and cards of one scenario, by number.

    The advanced game uses both maps, joined by roads [M-3.4]; four of the nine electors lie on the Rhine [M-3.11].
    The introductory game uses the Bohemia map alone: cities of the other map have no number [M-1.2, M-14.1, M-14.5].
    Distances count roads [E-5]; cities joined by one are neighbours [M-3.6]; a city's country is its power's home
    [M-3.8]; `suit` is that of its sector [M-3.5].
    """

    def __init__(self, data: Mapping[str, Any], scenario: int) -> None:
        cities = [one for one in data["cities"] if scenario == ADVANCED or one["map"] == "bohemia"]
        number = {one["id"]: index for index, one in enumerate(cities)}
        self.scenario: Final[int] = scenario
        self.city_ids: Final[list[str]] = [one["id"] for one in cities]
        self.city_names: Final[list[str]] = [one["name"] for one in cities]
        self.city_number: Final[dict[str, int]] = number
        self.on_bohemia: Final[list[bool]] = [one["map"] == "bohemia" for one in cities]
        self.home: Final[list[int]] = [
            POWERS.index(one["country"]) if one["country"] in POWERS else NOBODY for one in cities
        ]
        self.silesia: Final[list[bool]] = [one["country"] == "silesia" for one in cities]
        self.fortress: Final[list[int]] = [_FORTRESS[one["fortress"]] for one in cities]
        self.fortresses: Final[list[int]] = [city for city in range(len(cities)) if self.fortress[city] != PLAIN]
        self.major_cities: Final[list[int]] = [city for city in self.fortresses if self.fortress[city] == MAJOR]
        self.rhine_elector: Final[list[bool]] = [one["elector"] and one["country"] == "empire" for one in cities]
        self.netherlands: Final[list[bool]] = [one.get("region") == "netherlands" for one in cities]
        self.rhine_electors: Final[list[int]] = [city for city in self.fortresses if self.rhine_elector[city]]
        suit_of = {one["id"]: SUITS.index(one["suit"]) for one in data["sectors"]}
        self.suit: Final[list[int]] = [suit_of[one["sector"]] for one in cities]
        self.neighbours: Final[list[list[int]]] = [[] for _ in cities]
        self.main_neighbours: Final[list[list[int]]] = [[] for _ in cities]
        for road in data["roads"]:
            if road["a"] in number and road["b"] in number:
                a, b = number[road["a"]], number[road["b"]]
                self.neighbours[a].append(b)
                self.neighbours[b].append(a)
                if road["kind"] == "main":
                    self.main_neighbours[a].append(b)
                    self.main_neighbours[b].append(a)
        for roads in self.neighbours:
            roads.sort()
        for roads in self.main_neighbours:
            roads.sort()
        # Roads by who goes there: those between the maps are for French and Austrian pieces alone [M-10.7]
        self.inland: Final[list[list[int]]] = [
            [there for there in roads if self.on_bohemia[here] == self.on_bohemia[there]]
            for here, roads in enumerate(self.neighbours)
        ]
        # Rows reach beyond the cities, so that the codes of absent pieces (NO_CITY, …) may be looked up: UNREACHABLE.
        self.distance: Final[list[list[int]]] = [
            row + [graph.UNREACHABLE] * (NO_PIECE + 1 - len(row)) for row in graph.distances(self.neighbours)
        ]
        self.hussar_reach: Final[list[list[int]]] = [
            [city for city in range(len(cities)) if row[city] <= HUSSAR_REACH and self.on_bohemia[city]]
            for row in self.distance
        ]  # by the city of an Austrian general [M-7.2]
        self.politics: Final = PoliticalTables(data, number, POWERS)
        self.piece_ids: list[str] = []  # generals, then trains, in the order of POWERS; filled below, as what follows
        self.piece_names: list[str] = []
        self.piece_power: list[int] = []
        self.generals_of: list[list[int]] = [[] for _ in POWERS]
        self.trains_of: list[list[int]] = [[] for _ in POWERS]
        self.card_ids: list[str] = []
        self.card_suit: list[int] = []  # RESERVE for a Reserve
        self.card_value: list[int] = []  # what the card counts in a payment: 8 for a Reserve [M-8.8]
        self.card_deck: list[int] = []
        self.lands: Final[list[Lands]] = [self._lands(kind) for kind in range(KINDS)]
        self._pieces(data, number)
        self._cards(data)
        self._course(data["setup"], number)

    def _lands(self, kind: int) -> Lands:
        """Whose country is whose, and closed to whom, after what the kind is a sum of."""
        annexed = kind & ANNEXED != 0
        neutral = [False] * (NOBODY + 1)
        neutral[PRUSSIA] = kind & PRUSSIA_NEUTRAL != 0
        neutral[SAXONY] = kind & SAXONY_NEUTRAL != 0
        home = [
            PRUSSIA if annexed and silesia else power for power, silesia in zip(self.home, self.silesia, strict=True)
        ]
        return Lands(home, neutral, self.major_cities, self.neighbours)

    def _pieces(self, data: Mapping[str, Any], number: dict[str, int]) -> None:
        """Generals and trains in the order of POWERS; absent cities make OUT_OF_GAME or OFF_MAP_BOX starts."""
        powers = data["setup"]["powers"]
        self.rank: list[int] = []  # generals only; a lower number is a higher rank
        self.start_min: list[int] = []
        self.start_place: list[int] = []
        self.arenberg: int = NO_PIECE  # the general of chapter 22
        for power, name in enumerate(POWERS):
            for general in powers[name]["generals"]:
                self.generals_of[power].append(len(self.piece_ids))
                self._piece(f"{name}-{general['rank']}", general["name"], power, self._start(general, number))
                if general.get("special"):
                    self.arenberg = len(self.piece_ids) - 1
                self.rank.append(general["rank"])
                self.start_min.append(general["start_min"])
        for power, name in enumerate(POWERS):
            for order, train in enumerate(powers[name]["trains"], 1):
                self.trains_of[power].append(len(self.piece_ids))
                self._piece(f"{name}-train-{order}", f"T{order}", power, self._start(train, number))
        self.roads_for: list[list[list[int]]] = [
            self.neighbours if power in (FRANCE, AUSTRIA) else self.inland for power in self.piece_power
        ]  # by piece [M-10.7]
        self.piece_number: dict[str, int] = {piece: index for index, piece in enumerate(self.piece_ids)}
        self.start_troops: list[int] = [powers[name]["troops"] for name in POWERS]
        self.start_hand: list[int] = [powers[name]["hand"] for name in POWERS]
        self.income: list[int] = [powers[name]["tc_income"] for name in POWERS]

    def _piece(self, ident: str, name: str, power: int, place: int) -> None:
        self.piece_ids.append(ident)
        self.piece_names.append(name)
        self.piece_power.append(power)
        self.start_place.append(place)

    def _start(self, piece: Mapping[str, Any], number: dict[str, int]) -> int:
        if piece.get("city"):
            return number.get(piece["city"], OUT_OF_GAME)
        return OFF_MAP_BOX if self.scenario == ADVANCED else OUT_OF_GAME

    def _course(self, setup: Mapping[str, Any], number: dict[str, int]) -> None:
        """Length of the game, incomes, markers that lie on the map at the start, and what it takes to win."""
        course = setup[SCENARIOS[self.scenario]]
        self.turns: int = course["turns"]
        self.winter_after: list[int] = list(course["winter_after"])
        self.subsidy_turns: list[int] = list(setup["subsidies"][0]["turns"])  # from France to Bavaria, compulsory
        self.income[FRANCE] += course.get("france_tc_change", 0)
        powers = setup["powers"]
        self.start_pool: list[int] = [powers[name]["victory_markers"] for name in POWERS]  # [M-4.5]
        self.start_marker: list[int] = [NOBODY] * len(number)
        for one in setup["victory_markers_on_map"]:
            if one["city"] in number:
                self.start_marker[number[one["city"]]] = POWERS.index(one["power"])
        self.start_control: list[int] = [
            home if marker == NOBODY else marker for home, marker in zip(self.home, self.start_marker, strict=True)
        ]
        for one in setup["elector_markers"]:
            if one["city"] in number:
                self.start_control[number[one["city"]]] = FRANCE if one["side"] == "france" else JOINT
        core = [city for city in self.fortresses if self.home[city] == AUSTRIA and self.on_bohemia[city]]
        silesia = [city for city in self.fortresses if self.silesia[city]]
        areas = {"core_austria": core, "silesia": silesia}
        self.core_austria: list[int] = core  # its fortresses [M-14.7]
        victory = setup["introductory"]["victory"]
        self.goal_power: list[int] = [FRANCE, PRUSSIA]  # for these powers [M-14.6]
        self.goal_need: list[int] = []
        self.goal_cities: list[list[int]] = []
        for player in ("louis_xv", "friedrich"):
            self.goal_need.append(victory[player]["fortresses"])
            self.goal_cities.append([city for area in victory[player]["where"] for city in areas[area]])

    def _cards(self, data: Mapping[str, Any]) -> None:
        """Tactical cards 0-151: deck * 38 + place in the composition [M-3.2]."""
        composition = data["tactical_deck"]["composition"]
        for deck in range(DECKS):
            for card in composition:
                reserve = card["suit"] not in SUITS
                self.card_ids.append(f"d{deck + 1}-{card['id']}")
                self.card_suit.append(RESERVE if reserve else SUITS.index(card["suit"]))
                self.card_value.append(8 if reserve else card["value"])
                self.card_deck.append(deck)
        self.deck_cards: list[list[int]] = [
            [card for card, home in enumerate(self.card_deck) if home == deck] for deck in range(DECKS)
        ]
        # All cards by falling value, ties by number, and the place of each in that order [M-8.12]
        self.pay_order: list[int] = [
            card for value in range(10, 1, -1) for card, worth in enumerate(self.card_value) if worth == value
        ]
        self.pay_rank: list[int] = [self.pay_order.index(card) for card in range(len(self.card_ids))]
        self.reserves: list[int] = [card for card, suit in enumerate(self.card_suit) if suit == RESERVE]
        self.card_number: dict[str, int] = {card: index for index, card in enumerate(self.card_ids)}
