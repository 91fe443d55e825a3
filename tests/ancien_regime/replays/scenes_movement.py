"""Golden matches of Ancien Régime: movement, battles, Stuart, Frederick, victory."""

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

SCENES: Final = (
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
        "no-arbiter",
        "AX-7: everybody who could be Arbiter has 15 Morale: Austria has one movement turn. It dissolves a garrison"
        " first; Russia lets it pass through Warszawa.",
        ("action-forgone", "no-arbiter", "garrison-dissolved", "consent-asked", "consent-given", "moved"),
        {
            "game": "ancien_regime",
            "round": 2,
            "turn": 2,
            "asked": [{"frame": "together", "branches": {"leadership": [{"frame": "lead"}]}}],
            "powers": {power: {"morale": 15} for power in ("prussia", "france", "spain", "ottoman")},
            "generals": {"austria-1": {"at": "krakow", "units": 1}},
            "garrisons": {"warszawa": "russia", "litwa": "austria"},
        },
        """
        spain: end
        austria: litwa; austria-1; warszawa
        russia: yes
        austria: no
        """,
        ("A-5.18", "A-9.65", "A-9.66", "A-9.73"),
    ),
)
