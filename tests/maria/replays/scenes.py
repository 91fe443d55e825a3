"""Golden matches of Maria: victory in the introductory game, and what is rare in the advanced one."""

from __future__ import annotations

from typing import Any, Final

from tests.replays.matches import Scene

SILESIA: Final = ("breslau", "brieg", "cosel", "glatz", "glogau", "liegnitz", "neisse")
COURSE: Final = {"frame": "corps_course", "back": [], "sent": []}


def advanced(stage: str, **fields: Any) -> dict[str, Any]:
    """A position of the advanced game."""
    return {"game": "maria", "scenario": "advanced", "stage": stage, **fields}


SCENES: Final = (
    Scene(
        "election",
        "At the end of a turn the Emperor is elected. France holds all electors on the Rhine: Charles Albert of"
        " Bavaria is elected, and France puts a marker into the Emperor's box.",
        ("voted", "elected", "box-taken", "pool-changed"),
        advanced(
            "end-of-turn",
            turn=3,
            realm={"election": "announced", "electors": {"koeln": "france", "mainz": "france", "trier": "france"}},
            pieces={"austria-1": "wien"},
        ),
        """
        louis: charles; charles; charles; charles; charles
        frederick: francis; charles
        """,
        ("M-18.4", "M-18.5", "M-18.7", "M-18.8", "M-18.9"),
    ),
    Scene(
        "peace",
        "Prussia, which holds all of Silesia, offers peace; Austria accepts. Saxony turns neutral and its general"
        " goes to his set-up city, Silesia is annexed, Prussia gets its second train and is neutral.",
        ("peace-offered", "peace-answered", "saxony-changed", "transferred", "annexed", "neutrality-began"),
        advanced(
            "prussia-saxony",
            turn=5,
            phase=None,
            asked=[{"frame": "offer_peace"}],
            pieces={
                "prussia-1": {"at": "neisse", "troops": 6},
                "prussia-train-1": "brieg",
                "austria-1": {"at": "olmuetz", "troops": 5},
                "saxony-1": {"at": "dresden", "troops": 3},
            },
            markers=dict.fromkeys(SILESIA, "prussia"),
            realm={"battle_boxes": {"prussia": 1}, "tracks": {"saxony": "sax3"}},
        ),
        """
        frederick: yes
        maria_theresa: yes
        frederick: magdeburg
        """,
        ("M-19.10", "M-19.11", "M-19.13", "M-19.14", "M-19.17", "M-19.18", "M-19.34"),
    ),
    Scene(
        "corps-joins-a-stack",
        "Prussia's expeditionary corps comes back to Landsberg, where another Prussian general stands: they form a"
        " stack.",
        ("corps-returned", "stacked"),
        advanced(
            "politics",
            turn=4,
            pieces={"prussia-1": {"at": "landsberg_warthe", "troops": 4}, "prussia-4": {"at": "box", "troops": 3}},
            asked=[COURSE, {"frame": "welcome", "power": "prussia", "general": "prussia-4"}],
        ),
        "frederick: yes",
        ("M-17.85", "M-17.88"),
    ),
    Scene(
        "corps-finds-an-enemy",
        "Where the corps comes back an Austrian general stands, who gives way to a city of his own choice.",
        ("corps-returned",),
        advanced(
            "politics",
            turn=4,
            pieces={"austria-1": {"at": "landsberg_warthe", "troops": 4}, "prussia-4": {"at": "box", "troops": 3}},
            asked=[COURSE, {"frame": "give_way", "power": "prussia", "general": "prussia-4"}],
        ),
        "maria_theresa: austria-1@posen",
        ("M-17.84", "M-17.85", "E-13"),
    ),
    Scene(
        "contracts-served-in-order",
        "France draws one card, but owes one to Prussia and one to Bavaria: it says who comes first.",
        ("subsidy-card",),
        advanced(
            "france-bavaria",
            turn=4,
            phase="tactical-cards",
            pieces={"france-1": {"at": "metz", "troops": 4}, "bavaria-1": {"at": "muenchen", "troops": 3}},
            realm={
                "incomes": {"france": {"turn": -4}},
                "contracts": [
                    {"giver": "france", "receiver": "prussia", "turns_left": 2},
                    {"giver": "france", "receiver": "bavaria", "turns_left": 1},
                ],
            },
        ),
        "louis: power-prussia",
        ("M-20.4", "M-20.7"),
    ),
    Scene(
        "treaty",
        "Louis writes a contract, a card a turn for Prussia, and proposes it to Frederick, who accepts.",
        ("proposed", "proposal-answered", "contract-made"),
        advanced("france-bavaria", turn=2, phase="movement", pieces={"france-1": {"at": "metz", "troops": 4}}),
        """
        louis: write-contract; write-france; write-prussia; write-turns-2; write-cards-1; propose-frederick
        frederick: accept-1
        """,
        ("M-20.1", "M-20.2", "M-20.3", "M-21.1"),
    ),
    Scene(
        "victory",
        "The introductory game: Prussia, with eleven fortresses, takes Troppau as its twelfth and has won.",
        ("conquered", "game-over"),
        {
            "game": "maria",
            "turn": 4,
            "stage": "prussia-saxony",
            "phase": "movement",
            "pieces": {"prussia-1": {"at": "neisse", "troops": 6}, "prussia-train-1": "brieg"},
            "markers": dict.fromkeys((*SILESIA, "koeniggraetz", "olmuetz", "leitmeritz", "tabor"), "prussia"),
        },
        """
        frederick: prussia-1; troppau; ratibor
        """,
        ("M-14.6", "M-10.50", "M-10.53"),
    ),
    Scene(
        "saxon-general-returns",
        "Saxony has become Austria's ally: Maria Theresa brings its lost general back with two troops, for Saxon"
        " cards.",
        ("paid", "reentered"),
        advanced(
            "prussia-saxony",
            turn=4,
            phase="movement",
            asked=[{"frame": "saxon_return", "general": "saxony-1"}],
            hands={"saxony": ["d1-clubs-10"], "prussia": ["d1-clubs-9"]},
            realm={"tracks": {"saxony": "sax6"}, "saxony_left": 3},
        ),
        "maria_theresa: n-2@dresden",
        ("M-19.35",),
    ),
    Scene(
        "saxony-parts-from-prussia",
        "Saxony becomes Austria's ally while one of its generals stands in a stack with a Prussian: Maria Theresa"
        " moves him to the nearest city without pieces, and the Prussian stays.",
        ("transferred",),
        advanced(
            "prussia-saxony",
            turn=3,
            phase="movement",
            asked=[
                {"frame": "joined", "status": "austrian_ally"},
                {"frame": "relocate", "cause": "parting", "pieces": ["saxony-1"]},
            ],
            pieces={"prussia-1": {"at": "plauen", "troops": 4}, "saxony-1": {"at": "plauen", "troops": 2}},
            realm={"tracks": {"saxony": "sax6"}},
        ),
        "maria_theresa: saxony-1@eger",
        ("M-19.35",),
    ),
    Scene(
        "battle",
        "The introductory game: four Austrian troops attack six Prussian ones. Both sides play spades, the"
        " Austrians lose by 3, and Frederick chooses where they retreat.",
        ("card-played", "battle-won", "retreated"),
        {
            "game": "maria",
            "stage": "austria-pragmatic",
            "phase": "combat",
            "asked": [
                {
                    "frame": "battle_card",
                    "attacker": "austria-5",
                    "defender": "prussia-1",
                    "score": -2,
                    "to_play": "attacker",
                }
            ],
            "pieces": {
                "austria-5": {"at": "schweidnitz", "troops": 4},
                "prussia-1": {"at": "liegnitz", "troops": 6},
            },
            "hands": {
                "austria": ["d1-spades-4", "d1-spades-2"],
                "prussia": ["d1-spades-5", "d1-spades-7"],
            },
        },
        """
        maria_theresa: d1-spades-4
        frederick: d1-spades-7
        maria_theresa: d1-spades-2; give-up
        frederick: troppau
        """,
        ("M-11.7", "M-11.8", "M-11.9", "M-11.12", "M-11.14", "M-11.30", "M-11.31", "M-11.33"),
    ),
    Scene(
        "politics",
        "Clubs are trump: France and Austria have bluffed with hearts and take them back, Prussia alone has"
        " influence and chooses a political card, with which it moves Italy's marker.",
        ("card-placed", "display-revealed", "display-returned", "political-chosen", "executed", "marker-moved"),
        advanced(
            "politics",
            turn=2,
            pieces={"austria-5": "koeniggraetz"},
            hands={"france": ["d1-hearts-7"], "austria": ["d1-hearts-3"], "prussia": ["d1-clubs-9"]},
        ),
        """
        frederick: d1-clubs-9
        louis: d1-hearts-7
        maria_theresa: d1-hearts-3
        frederick: political-karl_emanuel; execute; right; stay
        """,
        ("M-17.30", "M-17.40", "M-17.41", "M-17.44", "M-17.50", "M-17.52", "M-17.60", "M-17.62"),
    ),
    Scene(
        "reduction",
        "At the end of its stage France reduces its objectives: it gives up Prag, and half of its markers, rounded"
        " up, are set aside.",
        ("reduced",),
        advanced(
            "france-bavaria",
            turn=4,
            phase=None,
            asked=[{"frame": "reduce"}],
            pieces={"france-1": "metz"},
            markers={
                "praha": "france",
                "glogau": "prussia",
                "liegnitz": "prussia",
                **dict.fromkeys(("breslau", "brieg", "cosel", "glatz", "neisse"), "austria"),
            },
        ),
        "louis: yes",
        ("M-19.20", "M-19.21", "M-19.22"),
    ),
)
