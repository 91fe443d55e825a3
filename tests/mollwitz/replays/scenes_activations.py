"""Golden matches of Mollwitz: whole activations under each order, a wing that rallies, and the end of the last turn."""

from __future__ import annotations

from typing import Any, Final

from tests.replays.matches import Scene


def activation(side: str, group: str, units: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The activation of a group, from its chief's step on; leaders are those that are named."""
    chief = {"prussia": "P_L_SCHWE", "austria": "A_L_NEIPP"}[side]
    steps = [{"frame": "activation", "group": group, "step": 2}, {"frame": "chief", "leader": chief}]
    position = {"game": "mollwitz", "scenario": "battle", "turn": 3, "active": side, "group": group}
    return position | {"units": units, "asked": steps} | more


LEADERS: Final = {
    "P_L_SCHWE": {"at": "2022"},
    "P_L_JEETZ": {"at": "2021"},
    "A_L_NEIPP": {"at": "2110"},
    "A_L_GOELD": {"at": "2116"},
}
LOST: Final = [f"A_{regiment}_{number}" for regiment in ("HOHE", "SEHE", "LANC", "BIRK") for number in range(1, 6)] + [
    "A_ALTD_1"
]

SCENES: Final = (
    Scene(
        "activation-under-halt",
        "A line is ordered to halt: one battalion recovers all its morale, one goes a hex forward, one turns, the"
        " brigade commander rides up; then regimental guns fire, and are answered.",
        ("order-given", "step-began", "recovered", "moved", "turned", "leader-moved", "fired", "activation-ended"),
        activation(
            "prussia",
            "P_L1",
            {
                "P_ASCHW_1": {"at": "2020", "morale": 4},
                "P_ASCHW_2": {"at": "2120"},
                "P_G_BUDD": {"at": "1920"},
                "A_BOTTA_1": {"at": "2117", "facing": 3},
            },
            orders={"P_L1": "march", "A_L1": "march"},
            leaders=LEADERS,
        ),
        """
        prussia: order-P_L1-halt; end
        prussia: unit-P_ASCHW_1; recover-P_ASCHW_1-all
        prussia: unit-P_ASCHW_2; step-2119; end
        prussia: unit-P_G_BUDD; right; right; end
        prussia: leader-P_L_JEETZ; step-2020; end
        prussia: fire-P_ASCHW_2-at-2117; end
        """,
        ("W-2.10", "W-3.8", "W-3.12", "W-5.7", "W-10.9", "W-10.11", "W-13.7"),
        dice=(2, 7),
    ),
    Scene(
        "activation-under-march",
        "A wing is ordered to march: a stack rides five hexes and stays two from the enemy, a squadron recovers two"
        " points and goes on, its commander has to move as well. Nobody may attack.",
        ("order-given", "step-began", "recovered", "moved", "leader-moved", "activation-ended"),
        activation(
            "austria",
            "A_WL",
            {
                "A_HOHE_1": {"at": "2012", "facing": 3, "on": "A_HOHE_2"},
                "A_HOHE_2": {"at": "2012", "facing": 3},
                "A_SEHE_1": {"at": "2112", "facing": 3, "morale": 5},
                "P_ASCHW_1": {"at": "2019"},
            },
            orders={"P_L1": "march", "A_WL": "halt"},
            leaders={
                "A_L_NEIPP": {"at": "1910"},
                "A_L_ROEME": {"at": "2111"},
                "A_L_LANTH": {"at": "2011"},
                "P_L_JEETZ": {"at": "2021"},
            },
        ),
        """
        austria: order-A_WL-march; end; end
        austria: stack-A_HOHE_1; step-2013; step-2014; step-2015; step-2016; step-2017; end
        austria: unit-A_SEHE_1; recover-A_SEHE_1-2; step-2113; end
        austria: leader-A_L_ROEME; step-2112; end
        austria: leader-A_L_LANTH; step-2012; step-2013; end
        """,
        ("W-2.10", "W-3.9", "W-3.12", "W-8.8", "W-13.6", "W-13.7"),
    ),
    Scene(
        "activation-under-attack",
        "A line is ordered to attack: three battalions advance, with a last step for nothing; with the bayonet one of"
        " them throws an Austrian battalion back and pursues it, another is held by one that fires first.",
        ("order-given", "moved", "melee-began", "fired", "melee-won", "retreated", "pursued", "melee-held"),
        activation(
            "prussia",
            "P_L1",
            {
                "P_ASCHW_1": {"at": "2020"},
                "P_ASCHW_2": {"at": "2120"},
                "P_G_BUDD": {"at": "1920"},
                "A_BOTTA_1": {"at": "2017", "facing": 3},
                "A_BOTTA_2": {"at": "2116", "facing": 3},
            },
            orders={"P_L1": "march", "A_L1": "march"},
            leaders=LEADERS,
        ),
        """
        prussia: order-P_L1-attack; end
        prussia: unit-P_ASCHW_1; step-2019; end
        prussia: unit-P_ASCHW_2; step-2119; step-2118; end
        prussia: unit-P_G_BUDD; step-1919; end
        prussia: leader-P_L_JEETZ; step-2020; step-2019; step-2018; end
        prussia: bayonet; attack-2017-from-2018
        austria: fire-A_BOTTA_1-at-2018
        prussia: at-2017; facing-0
        austria: fire-A_BOTTA_2-at-2117; facing-3
        """,
        ("W-2.10", "W-3.10", "W-3.12", "W-8.7", "W-10.4", "W-10.23", "W-10.26"),
        dice=(5, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0),
    ),
    Scene(
        "a-wing-rallied",
        "WX-35, WX-40: three routed squadrons, far from every enemy, halt without a test and come to their colours over"
        " three turns: R1 and R2, R3, and a test each. One of them fails.",
        ("rally-marked", "rallied", "tested", "turn-ended"),
        {
            "game": "mollwitz",
            "scenario": "battle",
            "turn": 3,
            "units": {
                "A_LIED_1": {"at": "2005", "formation": "routed", "weakened": True},
                "A_LIED_2": {"at": "2105", "formation": "routed", "weakened": True},
                "A_LIED_3": {"at": "2205", "formation": "routed", "weakened": True},
                "P_HUS_1": {"at": "2020"},
            },
            "leaders": {"A_L_BERLI": {"at": "2005"}, "A_L_PHILI": {"at": "2205"}},
            "orders": {"A_WR": "march"},
        },
        """
        austria: first; halt; end
        prussia: end
        austria: first; end; end
        prussia: end
        austria: first; end; unit-A_LIED_1; facing-3; unit-A_LIED_2; end; unit-A_LIED_3; facing-3; end
        """,
        ("W-2.12", "W-3.14", "W-13.20", "W-13.26", "W-13.27", "W-13.28", "W-13.29"),
        dice=(1, 7, 1, 7, 1, 7, 0),
    ),
    Scene(
        "broken-on-the-last-turn",
        "The last shot of the last turn routs one more squadron: with 22 points lost Austria's army breaks, and nothing"
        " is counted any more.",
        ("fired", "routed", "step-lost", "fled", "turn-ended", "army-broke", "game-over"),
        {
            "game": "mollwitz",
            "scenario": "romer",
            "turn": 4,
            "active": "prussia",
            "group": "P_WR",
            "units": {
                **{one: {"eliminated": True} for one in (*LOST, "A_ALTD_1")},
                "A_ROED_1": {"at": "2019", "facing": 0, "morale": 2},
                "P_G_WINT": {"at": "2020"},
            },
            "leaders": {},
            "orders": {"P_WR": "attack", "A_WL": "attack"},
            "asked": [
                {"frame": "activation", "group": "P_WR", "step": 7},
                {"frame": "combat", "stage": "unpaired"},
                {"frame": "next_fire", "side": "prussia"},
            ],
        },
        """
        prussia: fire-P_G_WINT-at-2019; no
        austria: flee-0-0-0
        """,
        ("W-10.16", "W-13.13", "W-13.17", "W-13.37", "W-S.4", "W-S.5"),
        dice=(1,),
    ),
)
