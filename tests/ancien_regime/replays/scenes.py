"""Golden matches of Ancien Régime: set-up, elections, auctions, diplomacy, the six actions of a turn."""

from __future__ import annotations

from typing import Any, Final

from tests.replays.matches import Scene

ELECTORS: Final[dict[str, Any]] = {
    "game": "ancien_regime",
    "round": 2,
    "turn": 3,
    "phase": "election",
    "powers": {
        "austria": {"status": "french"},
        "prussia": {"status": "expansionist"},
        "russia": {"status": "neutral"},
    },
    "garrisons": {
        "pfalz": "britain",
        "lorraine": "france",
        "nassau": "france",
        "bavaria": "austria",
        "saxonia": "russia",
    },
}
# A fifth card for everybody, so that one is left in the pile and twenty are discarded
EXTRA: Final = {"britain": 2, "prussia": 3, "austria": 4, "france": 5, "russia": 2, "spain": 3, "ottoman": 4}

SCENES: Final = (
    Scene(
        "election",
        "AX-15: Russia gets Britain's, France's and its own votes, five, and is Emperor. In the same turn it"
        " extends its Influence, with 2 for the Crown.",
        ("vote-cast", "emperor-elected", "influence-extended"),
        ELECTORS,
        """
        britain: power-russia
        prussia: power-prussia
        austria: power-austria
        france: power-russia
        russia: power-russia
        ottoman: morale
        """,
        ("A-8.2", "A-8.4", "A-8.5", "A-8.7"),
    ),
    Scene(
        "election-failed",
        "AX-16: Britain votes for itself, so that Russia has three votes. Austria, the former Emperor, has given"
        " the Crown back.",
        ("crown-returned", "vote-cast", "nobody-elected"),
        ELECTORS
        | {
            "crown": "austria",
            "turn": 2,
            "phase": "movement",
            "asked": [{"frame": "movement", "arbiter": "ottoman", "number": 1}, {"frame": "pick_general"}],
        },
        """
        austria: end; no
        britain: power-britain
        prussia: power-prussia
        austria: power-austria
        france: power-russia
        russia: power-russia
        """,
        ("A-8.1", "A-8.5"),
    ),
    Scene(
        "election-declined",
        "France controls five electors and is sure of the Crown, but declines; its six votes elect nobody then.",
        ("election-declined", "vote-cast", "nobody-elected"),
        ELECTORS | {"garrisons": dict.fromkeys(("pfalz", "nassau", "lorraine", "bavaria", "saxonia"), "france")},
        """
        france: no
        austria: power-france
        france: power-france
        """,
        ("A-8.6",),
    ),
    Scene(
        "auction",
        "AX-17, the variant: nobody bids for the Ottoman Empire, which goes to the earliest in the Order of Powers"
        " and then acts on Drill for Britain.",
        ("bid-revealed", "control-taken"),
        {
            "game": "ancien_regime",
            "players": 6,
            "round": 2,
            "turn": 7,
            "phase": "auction",
            "powers": {"ottoman": {"controller": "spain", "cards": [2, 5]}},
        },
        """
        spain: 0
        france: 0
        russia: 0
        austria: 0
        prussia: 0
        britain: 0
        """,
        ("A-12.10", "A-12.11", "A-12.12", "A-12.15"),
    ),
    Scene(
        "auction-without-bids",
        "AX-21: France holds Madrid with a garrison when Spain comes to Drill. It takes control for nothing, and"
        " Madrid goes back to Spain, an ally now.",
        ("control-taken", "garrison-reassigned"),
        {
            "game": "ancien_regime",
            "players": 5,
            "round": 2,
            "turn": 5,
            "phase": "movement",
            "asked": [{"frame": "movement", "arbiter": "prussia", "number": 1}, {"frame": "pick_general"}],
            "powers": {"spain": {"controller": "britain"}, "ottoman": {"controller": "austria"}},
            "generals": {"france-1": {"at": "guyenne", "units": 3}},
            "garrisons": {"madrid": "france"},
        },
        "britain: end; no",
        ("A-12.13", "A-11.1", "A-11.2"),
    ),
    Scene(
        "diplomacy",
        "AX-27 and AX-28: Britain expels Austria, which turns to France and is rejected; the British coalition is"
        " closed to it, and it takes its stand alone.",
        ("expelled", "status-revealed", "rejected", "status-chosen", "status-taken"),
        {
            "game": "ancien_regime",
            "round": 2,
            "turn": 1,
            "phase": "diplomacy",
        },
        """
        britain: power-austria; end
        france: end
        austria: french
        prussia: french
        russia: british
        spain: french
        ottoman: neutral
        france: no
        austria: expansionist
        """,
        ("A-7.3", "A-7.4", "A-7.5", "A-7.6"),
    ),
    Scene(
        "turn-of-the-wheel",
        "Turn 6: Spain draws, Russia taxes, France gives, Austria places generals, Prussia buys. Everybody answers"
        " at once, in any order; what happens stands in the order of the slots.",
        ("card-discarded", "taxed", "gift-offered", "gift-taken", "general-placed", "fortress-bought", "money-lost"),
        {
            "game": "ancien_regime",
            "round": 2,
            "turn": 5,
            "phase": "movement",
            "asked": [{"frame": "movement", "arbiter": "ottoman", "number": 1}, {"frame": "pick_general"}],
            "powers": {
                "spain": {"cards": [2, 5]},
                "france": {"money": 3},
                "prussia": {"money": 8},
            },
            "generals": {"prussia-1": {"at": "berlin", "units": 2}, "austria-1": {"at": "wien", "units": 1}},
            "garrisons": {"silesia": "prussia"},
        },
        """
        spain: end; no
        austria: austria-2@bohemia
        france: money@spain; money@prussia; end
        prussia: no
        prussia: fortress-silesia; unit-prussia-1
        spain: card-2; yes
        austria: austria-3@moravia; end
        prussia: end
        """,
        ("A-6.8", "A-9.10", "A-9.11", "A-9.20", "A-9.22", "A-9.30", "A-9.40", "A-9.41", "A-9.43", "A-9.44"),
    ),
    Scene(
        "pile-renewed",
        "AX-34: Prussia draws the last card of the pile; the discards are shuffled into a new one at once, and then"
        " it discards.",
        ("cards-drawn", "pile-renewed", "card-discarded"),
        {
            "game": "ancien_regime",
            "round": 2,
            "turn": 1,
            "phase": "movement",
            "asked": [{"frame": "movement", "arbiter": "ottoman", "number": 1}, {"frame": "pick_general"}],
            "powers": {power: {"cards": [2, 3, 4, 5, more]} for power, more in EXTRA.items()},
            "discards": [2] * 5 + [3] * 5 + [4] * 5 + [5] * 5,
            "pile": [5],
        },
        """
        prussia: end; no; card-2
        """,
        ("A-5.9", "A-9.10"),
    ),
    Scene(
        "set-up",
        "Prussia names the general in Mecklenburg Frederick; then the first turn of the wheel begins.",
        ("frederick-named", "round-began", "turn-began"),
        {
            "game": "ancien_regime",
            "round": 1,
            "turn": 0,
            "phase": "setup",
            "generals": {
                "prussia-1": {"at": "berlin", "units": 3},
                "prussia-2": {"at": "mecklenburg", "units": 3},
                "prussia-3": {"at": "borussia", "units": 2},
            },
        },
        "prussia: prussia-2",
        ("A-3.9",),
    ),
    Scene(
        "mercenaries",
        "Turn 6: France gives two cards to Spain, Austria takes a general off the board with his units, Prussia"
        " buys a card and Morale.",
        ("gift-offered", "gift-cards", "general-recalled", "card-bought", "morale-bought"),
        {
            "game": "ancien_regime",
            "round": 2,
            "turn": 6,
            "powers": {"france": {"cards": [2, 5]}, "prussia": {"money": 3}},
            "generals": {"prussia-1": {"at": "berlin", "units": 3}, "austria-1": {"at": "wien", "units": 2}},
        },
        """
        france: card-2@spain; card-5@spain; end
        prussia: morale
        austria: recall-austria-1
        spain: yes
        prussia: card; end
        """,
        ("A-9.21", "A-9.22", "A-9.30", "A-9.31", "A-9.41"),
    ),
)
