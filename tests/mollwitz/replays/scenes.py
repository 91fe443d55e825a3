"""Golden matches of Mollwitz: reactions, charges, fire and leaders."""

from __future__ import annotations

from typing import Any, Final

from tests.replays.matches import Scene


def acting(side: str, group: str, units: dict[str, Any], asked: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A position in step 6 of an activation; leaders are those that are named."""
    steps = [{"frame": "activation", "group": group, "step": 6}, {"frame": "acting"}, *asked]
    position = {"game": "mollwitz", "scenario": "battle", "turn": 3, "active": side, "group": group}
    return position | {"units": units, "asked": steps} | more


def fighting(side: str, group: str, units: dict[str, Any], asked: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A position in the combat of an activation; leaders are those that are named."""
    steps = [{"frame": "activation", "group": group, "step": 7}, *asked]
    position = {"game": "mollwitz", "scenario": "battle", "turn": 3, "active": side, "group": group}
    return position | {"units": units, "leaders": {}, "asked": steps} | more


def moves(at: str, *units: str) -> list[dict[str, Any]]:
    """The question of a unit, or of a moving stack, at the beginning of its action."""
    return [{"frame": "unit_acts", "units": list(units), "before": at}]


LEFT_WING: Final = {"A_L_ROEME": {"at": "2115"}, "A_L_LANTH": {"at": "2116"}}
CUIRASSIERS: Final = {
    "P_BUDC_1": {"at": "2020", "on": "P_BUDC_2"},
    "P_BUDC_2": {"at": "2020"},
    "A_HOHE_1": {"at": "2117", "facing": 3, "on": "A_HOHE_2"},
    "A_HOHE_2": {"at": "2117", "facing": 3},
}

SCENES: Final = (
    Scene(
        "counter-charge-from-two-hexes",
        "WX-29: Austrian cuirassiers ride up to two hexes; the Prussians charge them, stop them, and in combat, first"
        " of all, throw them back a hex and follow.",
        ("countercharged", "stopped", "melee-began", "tested", "melee-won", "retreated", "pursued", "turned"),
        acting(
            "austria",
            "A_WL",
            CUIRASSIERS,
            moves("2117", "A_HOHE_1", "A_HOHE_2"),
            orders={"A_WL": "attack"},
            leaders=LEFT_WING,
        ),
        """
        austria: step-2118
        prussia: charge-P_BUDC_1-from-2119
        austria: leader-A_L_ROEME; end; leader-A_L_LANTH; end
        prussia: facing-1
        """,
        ("W-6.14", "W-6.19", "W-10.34", "W-10.36", "W-13.31", "W-13.43"),
        dice=(5, 8, 0, 0),
    ),
    Scene(
        "square-against-cavalry",
        "Cuirassiers come up to a battalion of grenadiers, which forms square, fires, and throws them back.",
        ("formed", "melee-began", "fired", "melee-held", "morale-lost", "leader-rolled"),
        acting(
            "austria",
            "A_WL",
            {
                "P_G_BUDD": {"at": "2020"},
                "A_HOHE_1": {"at": "2018", "facing": 3, "on": "A_HOHE_2"},
                "A_HOHE_2": {"at": "2018", "facing": 3},
            },
            moves("2018", "A_HOHE_1", "A_HOHE_2"),
            orders={"A_WL": "attack"},
            leaders={"A_L_ROEME": {"at": "2018"}, "A_L_LANTH": {"at": "2018"}},
        ),
        """
        austria: step-2019
        prussia: square-P_G_BUDD
        austria: end; leader-A_L_ROEME; end
        prussia: fire-P_G_BUDD-at-2019
        austria: unit-A_HOHE_1
        """,
        ("W-4.9", "W-4.16", "W-6.21", "W-10.23", "W-10.25", "W-10.27", "W-12.3"),
        dice=(4, 5, 1, 0, 8, 4, 0),
    ),
    Scene(
        "artillery-duel",
        "WX-37: two batteries fire at each other at once; two points are added to the die of the one that is hit, and"
        " it is lost.",
        ("fired", "tested", "eliminated"),
        fighting(
            "prussia",
            "P_A",
            {
                "P_B12A": {"at": "2020", "formation": "unlimbered"},
                "A_B6A": {"at": "2016", "facing": 3, "formation": "unlimbered"},
            },
            [{"frame": "combat", "stage": "exchanges"}, {"frame": "next_fire", "side": "prussia"}],
        ),
        """
        prussia: fire-P_B12A-at-2016
        """,
        ("W-11.3", "W-11.4", "W-11.7", "W-11.9", "W-10.11"),
        dice=(0, 9, 5),
    ),
    Scene(
        "leader-lost-and-replaced",
        "The charge that Römer leads breaks down, and he falls; of two brigade commanders Frankenberg takes the wing.",
        ("melee-began", "attack-broke", "leader-lost", "command-taken", "turned"),
        fighting(
            "austria",
            "A_WL",
            {
                "P_ASCHW_1": {"at": "2020"},
                "A_HOHE_1": {"at": "2019", "facing": 3, "on": "A_HOHE_2"},
                "A_HOHE_2": {"at": "2019", "facing": 3},
            },
            [{"frame": "combat", "stage": "melees"}, {"frame": "declare_melee", "side": "austria"}],
            orders={"A_WL": "attack"},
            leaders={"A_L_ROEME": {"at": "2019"}, "A_L_LANTH": {"at": "2018"}, "A_L_FRANK": {"at": "2118"}},
        ),
        """
        austria: attack-2020-from-2019
        prussia: end; facing-1
        austria: leader-A_L_FRANK
        """,
        ("W-10.25", "W-12.2", "W-12.3", "W-12.4", "W-12.8", "W-13.46"),
        dice=(9, 9),
    ),
    Scene(
        "fire-while-advancing",
        "WX-22: a Prussian battalion fires while advancing; the Austrian one loses three points, is driven back and"
        " followed into the one that it has left.",
        ("fired", "step-lost", "retreated", "pursued"),
        fighting(
            "prussia",
            "P_L1",
            {"P_ASCHW_1": {"at": "2020"}, "A_BOTTA_1": {"at": "2019", "facing": 3}},
            [{"frame": "combat", "stage": "exchanges"}, {"frame": "next_fire", "side": "prussia"}],
            orders={"P_L1": "attack", "A_L1": "march"},
        ),
        """
        prussia: fire-P_ASCHW_1-at-2019; yes; yes
        """,
        ("W-10.7", "W-10.11", "W-10.12", "W-13.30", "W-13.32", "W-13.42"),
        dice=(0, 4, 0),
    ),
    Scene(
        "ridden-down",
        "WX-26: a battalion is attacked in front and flank; it fires, fails, is routed and flees; both stacks pursue.",
        ("fired", "melee-won", "routed", "step-lost", "fled", "pursued", "turned"),
        fighting(
            "austria",
            "A_WL",
            {
                "P_ASCHW_1": {"at": "2020"},
                "A_HOHE_1": {"at": "2119", "facing": 3, "on": "A_HOHE_2"},
                "A_HOHE_2": {"at": "2119", "facing": 3},
                "A_SEHE_1": {"at": "2120", "facing": 5, "on": "A_SEHE_2"},
                "A_SEHE_2": {"at": "2120", "facing": 5},
            },
            [
                {"frame": "combat", "stage": "melees", "notes": [{"unit": "P_ASCHW_1", "anybody": 1, "horse": 1}]},
                {"frame": "declare_melee", "side": "austria"},
            ],
            orders={"A_WL": "attack"},
        ),
        """
        austria: attack-2020-from-2119+2120
        prussia: fire-P_ASCHW_1-at-2119; flee-4-4-4
        austria: from-2120; on-1; on-1; facing-4; on-0; on-0; facing-3
        """,
        ("W-10.18", "W-10.23", "W-10.26", "W-10.29", "W-13.37", "W-13.43", "W-13.44", "W-13.45"),
        dice=(8, 7, 0, 9, 0, 0),
    ),
    Scene(
        "rallied",
        "WX-35: a routed battalion, far from every enemy, comes to its colours over three turns: R1 and R2, R3, and the"
        " test.",
        ("rally-marked", "rallied", "tested", "turn-ended", "initiative-rolled"),
        {
            "game": "mollwitz",
            "scenario": "battle",
            "turn": 3,
            "units": {
                "P_KLEIST_1": {"at": "2028", "formation": "routed", "weakened": True},
                "A_HOHE_1": {"at": "2010", "facing": 3},
            },
            "leaders": {"P_L_MARWI": {"at": "2028"}},
            "orders": {"P_L1": "halt", "A_WL": "halt"},
        },
        """
        austria: first; end
        prussia: end; end; first; end; end
        austria: end
        prussia: first; end; unit-P_KLEIST_1; facing-0
        """,
        ("W-2.5", "W-13.26", "W-13.27", "W-13.28", "W-13.29"),
    ),
    Scene(
        "withdrawal-before-infantry",
        "WX-31: a battalion comes up to two hexes before cuirassiers, who withdraw two hexes; it goes on, and they have"
        " to choose again.",
        ("moved", "withdrew"),
        acting(
            "austria",
            "A_L1",
            {
                "P_BUDC_1": {"at": "2020", "on": "P_BUDC_2"},
                "P_BUDC_2": {"at": "2020"},
                "A_BOTTA_1": {"at": "2017", "facing": 3},
            },
            moves("2017", "A_BOTTA_1"),
            orders={"A_L1": "attack"},
            leaders={"A_L_NEIPP": {"at": "2016"}, "A_L_GOELD": {"at": "2017"}},
        ),
        """
        austria: step-2018
        prussia: withdraw-P_BUDC_1
        austria: step-2019; step-2020
        prussia: withdraw-P_BUDC_1
        """,
        ("W-6.5", "W-6.9", "W-6.11", "W-6.13"),
    ),
)
