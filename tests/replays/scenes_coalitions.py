"""Golden matches of Ancien Régime: election, auction, Stuart, battles, movement, the wheel, victory."""

from __future__ import annotations

from typing import Any, Final

from tests.replays.matches import Scene

LOMBARDIA: Final[dict[str, Any]] = {
    "game": "ancien_regime",
    "round": 2,
    "turn": 5,
    "phase": "movement",
    "asked": [{"frame": "movement", "arbiter": "ottoman", "number": 1}, {"frame": "pick_general"}],
    "powers": {
        "spain": {"status": "british", "morale": 6, "influence": 20, "cards": [4, 4, 4, 3, 5]},
        "france": {"morale": 9, "cards": [2, 2, 5, 3]},
    },
    "generals": {
        "spain-1": {"at": "catalonia", "units": 3},
        "spain-2": {"at": "napoli", "units": 2},
        "france-1": {"at": "lombardia", "units": 2},
        "france-2": {"at": "piedmont", "units": 2},
    },
    "garrisons": {"lombardia": "france"},
    "fortresses": ["lombardia"],
}
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
        "fortress-taken",
        "AX-8: Spain, in the British coalition, takes the fortress of Lombardia from France, 25 to 21, with a 3"
        " that turns up a French card and a pair of 4s, and garrisons it.",
        ("sailed", "supported", "card-shown", "battle-won", "garrison-lost", "influence-won", "garrison-placed"),
        LOMBARDIA,
        """
        spain: spain-1; sail-sr_spain_catalonia_lombardia; no
        spain: spain-2; patrimonium; no; no
        spain: spain-2
        france: france-2
        spain: card-4@spain-1
        france: card-2@france-1
        spain: card-5@spain-2
        france: card-2@france-2
        spain: card-4@spain-1
        france: card-5@france-1
        spain: card-4@spain-2
        france: card-3@france-2
        spain: card-3@spain-1=2
        france: paris
        spain: yes
        """,
        ("A-9.72", "A-10.3", "A-10.10", "A-10.21", "A-10.31", "A-10.32", "A-10.36", "A-10.39", "A-10.40", "A-10.45"),
    ),
    Scene(
        "victory",
        "AX-30: Austria at 23 beats a Prussian general and gains 2: it has won, and the movement does not go on.",
        ("battle-won", "influence-won", "game-over"),
        {
            "game": "ancien_regime",
            "round": 4,
            "turn": 2,
            "phase": "movement",
            "asked": [{"frame": "movement", "arbiter": "ottoman", "number": 1}, {"frame": "pick_general"}],
            "powers": {"austria": {"influence": 23, "cards": [5, 4]}, "prussia": {"influence": 20}},
            "generals": {
                "austria-1": {"at": "bohemia", "units": 3},
                "austria-2": {"at": "wien", "units": 1},
                "prussia-1": {"at": "silesia", "units": 1},
            },
            "garrisons": {"silesia": "prussia"},
        },
        """
        austria: austria-1; silesia; no; end; card-4@austria-1; pass
        """,
        ("A-4.1", "A-4.3", "A-10.40"),
    ),
    Scene(
        "tie",
        "AX-9: 21 to 21 before Lombardia. Everybody who fought loses a unit, nobody gains Influence, the fortress"
        " holds, and the attacker withdraws to Catalonia.",
        ("battle-tied", "units-lost", "withdrew"),
        LOMBARDIA
        | {
            "powers": {
                "spain": {"status": "british", "morale": 6, "cards": [5, 5, 3, 4]},
                "france": {"morale": 9, "cards": [2, 5, 2, 2]},
            }
        },
        """
        spain: spain-1; sail-sr_spain_catalonia_lombardia; no
        spain: spain-2; patrimonium; no; no
        spain: spain-2
        france: france-2
        spain: card-5@spain-1
        france: card-2@france-1
        spain: card-3@spain-2
        france: card-2@france-2
        spain: card-5@spain-1
        france: card-5@france-1
        spain: card-4@spain-2
        france: card-2@france-2
        spain: catalonia
        """,
        ("A-10.30", "A-10.36", "A-10.38", "A-10.44", "A-9.90"),
    ),
    Scene(
        "stuart-lands",
        "AX-29: Stuart lands in Scotland, where nobody stands; in the next movement turn he marches to York and"
        " leaves a garrison behind.",
        ("stuart-landed", "next-turn-granted", "garrison-placed", "moved"),
        {
            "game": "ancien_regime",
            "round": 2,
            "turn": 3,
            "phase": "movement",
            "powers": {"ottoman": {"morale": 2}},
        },
        """
        france: power-ottoman; france-4; yes
        ottoman: yes
        france: france-4; yes; no; no
        """,
        ("A-13.7", "A-13.9", "A-9.62", "A-9.63"),
    ),
    Scene(
        "stuart-beaten",
        "Stuart lands beside a British general in Scotland, is beaten by his cards, and is an ordinary general from"
        " then on.",
        ("stuart-landed", "battle-began", "battle-won", "left-board", "influence-won"),
        {
            "game": "ancien_regime",
            "round": 2,
            "turn": 3,
            "phase": "movement",
            "asked": [{"frame": "movement", "arbiter": "ottoman", "number": 1}, {"frame": "pick_general"}],
            "powers": {"britain": {"cards": [3, 3]}, "france": {"cards": [5]}},
            "generals": {"britain-1": {"at": "scotland", "units": 2}},
        },
        """
        france: france-4; card-5@france-4
        britain: card-3@britain-1; card-3@britain-1
        """,
        ("A-13.8", "A-13.11", "A-10.33"),
    ),
    Scene(
        "arbiter",
        "AX-5: Britain moves by sea; the Ottoman Empire, its arbiter, gains 1 Morale, and 2 more for the second"
        " turn. A third is refused.",
        ("arbiter-chosen", "sailed", "garrison-placed", "next-turn-granted", "next-turn-refused"),
        {
            "game": "ancien_regime",
            "round": 2,
            "turn": 7,
            "phase": "movement",
            "powers": {
                "prussia": {"status": "british"},
                "austria": {"status": "french"},
                "ottoman": {"morale": 2},
            },
            "generals": {"britain-1": {"at": "london", "units": 3}, "britain-2": {"at": "cornwall", "units": 3}},
        },
        """
        britain: power-ottoman
        britain: britain-1; sail-sr_britain_london_holland; no; yes
        britain: britain-2; sail-sr_britain_cornwall_oporto; no; yes; yes
        ottoman: yes
        britain: britain-1; sail-sr_britain_holland_hannover; no; britain-2; lisboa; yes; yes
        ottoman: no
        """,
        ("A-9.61", "A-9.62", "A-9.63", "A-9.72", "A-9.80"),
    ),
    Scene(
        "passage-refused",
        "AX-35: Russia refuses Austria the passage through Warszawa; the general has not moved, may not ask for the"
        " same again, and marches elsewhere.",
        ("consent-asked", "consent-refused", "moved"),
        {
            "game": "ancien_regime",
            "round": 2,
            "turn": 2,
            "phase": "movement",
            "asked": [{"frame": "movement", "arbiter": "ottoman", "number": 1}, {"frame": "pick_general"}],
            "generals": {"austria-1": {"at": "krakow", "units": 2}},
            "garrisons": {"warszawa": "russia"},
        },
        """
        austria: austria-1; warszawa
        russia: no
        austria: austria-1; polesie; no; yes
        """,
        ("A-5.18", "A-9.73", "A-9.74"),
    ),
    Scene(
        "uncontrolled-minor",
        "AX-22: in round 1 Austria attacks the Ottoman garrison in Bessarabia, which stands outside its home."
        " Nobody controls the Ottoman Empire, so that France decides for it: support from Wallachia, and its card.",
        ("battle-began", "supported", "card-played", "battle-won"),
        {
            "game": "ancien_regime",
            "players": 6,
            "round": 1,
            "turn": 2,
            "phase": "movement",
            "asked": [{"frame": "movement", "arbiter": "prussia", "number": 1}, {"frame": "pick_general"}],
            "powers": {"ottoman": {"cards": [4]}, "austria": {"cards": [2]}},
            "generals": {"austria-1": {"at": "transylvania", "units": 2}, "ottoman-1": {"at": "wallachia", "units": 1}},
            "garrisons": {"bessarabia": "ottoman"},
        },
        """
        austria: austria-1; bessarabia; no
        france: ottoman-1
        austria: pass
        france: card-4@ottoman-1
        """,
        ("A-1.6", "A-12.20", "A-12.21", "A-12.23"),
    ),
    Scene(
        "frederick",
        "After Prussia's Leadership Frederick alone makes a movement turn, takes Saxonia, and garrisons it; then"
        " Spain moves.",
        ("movement-turn-began", "battle-began", "battle-won", "garrison-placed"),
        {
            "game": "ancien_regime",
            "round": 2,
            "turn": 5,
            "asked": [{"frame": "together", "branches": {"leadership": [{"frame": "lead"}]}}],
            "powers": {"prussia": {"cards": [3]}},
            "generals": {"prussia-1": {"at": "berlin", "units": 2}, "prussia-2": {"at": "mecklenburg", "units": 1}},
            "garrisons": {"saxonia": "austria"},
        },
        """
        prussia: morale; prussia-1; saxonia; no; pass; yes
        """,
        ("A-13.1", "A-13.2", "A-10.40"),
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
)
