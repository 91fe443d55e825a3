"""Golden matches of Ancien Régime for the board update: one for each case of chapter 11."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tests.replays.matches import Scene

NOTHING: Final[Mapping[str, Any]] = {}
# The diplomacy of round 2 after the talks: everybody but the one who is asked has laid the status he had
KEPT: Final = {"prussia": "french", "austria": "british", "russia": "british", "spain": "french", "ottoman": "neutral"}


def diplomacy(
    changing: str,
    generals: Mapping[str, Any],
    garrisons: Mapping[str, str] = NOTHING,
    powers: Mapping[str, Any] = NOTHING,
    **more: Any,
) -> dict[str, Any]:
    """A position in which these powers, between blanks, have still to choose their statuses."""
    statuses = KEPT | {power: entry["status"] for power, entry in powers.items() if "status" in entry}
    chosen = {power: status for power, status in statuses.items() if power not in changing.split()}
    return {
        "game": "ancien_regime",
        "round": 2,
        "turn": 1,
        "phase": "diplomacy",
        "asked": [{"frame": "choose_status", "chosen": chosen}],
        "generals": generals,
        "garrisons": garrisons,
        "powers": powers,
        **more,
    }


def at(where: str, units: int) -> dict[str, Any]:
    """A general on the board."""
    return {"at": where, "units": units}


def joins(*answers: str) -> str:
    """Prussia goes over to Britain; then these answers."""
    return "\n".join(("prussia: british", "britain: yes", *answers))


# Prussia was British, and turns against Russia
TURNCOAT: Final = {"prussia": {"status": "british"}}
TURNS: Final = ("prussia: french", "france: yes")

SCENES: Final = (
    Scene(
        "update-garrison-to-the-general-there",
        "Prussia joins Austria's coalition: the garrison in Bohemia becomes a unit of the Prussian general who"
        " stands there though others have room too, and Austria lets him stay.",
        ("garrison-reassigned", "general-may-stay"),
        diplomacy(
            "prussia",
            {"prussia-1": at("bohemia", 2), "prussia-2": at("berlin", 1), "austria-1": at("wien", 2)},
            {"bohemia": "prussia"},
        ),
        joins("austria: yes"),
        ("A-11.1", "A-11.2"),
    ),
    Scene(
        "update-garrison-to-another-general",
        "The Prussian general in Bohemia has three units already: Prussia chooses among its others with room. Who"
        " has three is not offered.",
        ("garrison-reassigned", "general-may-stay"),
        diplomacy(
            "prussia",
            {"prussia-1": at("bohemia", 3), "prussia-2": at("berlin", 1), "prussia-3": at("kleve", 0)},
            {"bohemia": "prussia"},
        ),
        joins("prussia: prussia-3", "austria: yes"),
        ("A-11.1", "A-11.2"),
    ),
    Scene(
        "update-garrison-to-money",
        "No Prussian general has room: the garrison in Bohemia is worth 1 Money; its fortress stays for Austria.",
        ("garrison-reassigned",),
        diplomacy("prussia", {"prussia-1": at("berlin", 3)}, {"bohemia": "prussia"}, fortresses=["bohemia"]),
        joins(),
        ("A-11.1", "A-11.2", "A-2.4"),
    ),
    Scene(
        "update-new-ally-sent-away",
        "Austria does not let its new ally's general stay in Bohemia: he withdraws to the nearest Prussian ground,"
        " Berlin being taken by another.",
        ("general-may-stay", "withdrew"),
        diplomacy("prussia", {"prussia-1": at("bohemia", 2), "prussia-2": at("berlin", 1)}),
        joins("austria: no", "prussia: magdeburg"),
        ("A-11.1", "A-9.90"),
    ),
    Scene(
        "update-garrisons-before-generals",
        "Prussia's garrison in Wien has gone when its general in Steiermark is sent away: Wien is not his nearest"
        " ground, and he goes to Silesia.",
        ("garrison-reassigned", "general-may-stay", "withdrew"),
        diplomacy("prussia", {"prussia-1": at("steiermark", 3)}, {"wien": "prussia", "silesia": "prussia"}),
        joins("austria: no", "prussia: silesia"),
        ("A-11.1", "A-9.90"),
    ),
    Scene(
        "update-home-turns-neutral",
        "Austria turns neutral: Prussia, at peace with it but no ally, leaves Bohemia with garrison and general,"
        " and nobody is asked whether he may stay.",
        ("garrison-reassigned", "withdrew"),
        diplomacy(
            "austria",
            {"prussia-1": at("bohemia", 1), "austria-1": at("wien", 2)},
            {"bohemia": "prussia"},
        ),
        """
        austria: neutral
        prussia: berlin
        """,
        ("A-11.1", "A-7.8"),
    ),
    Scene(
        "update-old-allies-stay",
        "Britain's general stands in Bohemia, Austria's ally before and after: Prussia's change of status concerns"
        " neither, and nobody is asked.",
        ("status-taken",),
        diplomacy("prussia", {"britain-1": at("bohemia", 1), "prussia-1": at("berlin", 2)}),
        "prussia: neutral",
        ("A-11.1",),
    ),
    Scene(
        "update-neutral-on-foreign-ground",
        "Spain turns neutral: its general in Toscana, which nobody controls, withdraws; the one beside his garrison"
        " in Napoli stays, and so does the garrison in Sicilia.",
        ("withdrew",),
        diplomacy(
            "spain",
            {"spain-1": at("toscana", 1), "spain-2": at("napoli", 1)},
            {"napoli": "spain", "sicilia": "spain"},
        ),
        """
        spain: neutral
        spain: catalonia
        """,
        ("A-11.3", "A-9.90"),
    ),
    Scene(
        "update-stronger-stays",
        "Prussia turns against Russia. In Danzig the Russian general is stronger: the Prussian garrison becomes a"
        " unit of its general there first, and leaves with him.",
        ("enemies-met", "garrison-reassigned", "withdrew"),
        diplomacy(
            "prussia",
            {"prussia-1": at("danzig", 0), "russia-1": at("danzig", 3)},
            {"danzig": "prussia"},
            TURNCOAT,
        ),
        "\n".join((*TURNS, "prussia: pomerania")),
        ("A-11.4", "A-11.2", "A-10.3"),
    ),
    Scene(
        "update-garrison-breaks-a-tie",
        "AX-19: in Mecklenburg the Prussian garrison and the Russian general without units are equal, and the"
        " garrison counts as stronger; Warszawa is the nearest Russian ground.",
        ("enemies-met", "withdrew"),
        diplomacy(
            "prussia",
            {"russia-1": at("mecklenburg", 0)},
            {"mecklenburg": "prussia", "warszawa": "russia", "polesie": "russia", "podolia": "russia"},
            TURNCOAT,
        ),
        "\n".join((*TURNS, "russia: warszawa")),
        ("A-11.4", "A-9.90"),
    ),
    Scene(
        "update-fortress-counts-four",
        "A garrison in a fortress is stronger than a general with two units: he is taken off the board, which costs"
        " him both.",
        ("enemies-met", "left-board"),
        diplomacy("prussia", {"russia-1": at("danzig", 2)}, {"danzig": "prussia"}, TURNCOAT, fortresses=["danzig"]),
        "\n".join((*TURNS, "russia: off")),
        ("A-11.4", "A-5.12", "A-9.91"),
    ),
    Scene(
        "update-fair-draw",
        "Two generals of equal strength without a garrison: a fair draw says who stays.",
        ("enemies-met", "withdrew"),
        diplomacy("prussia", {"prussia-1": at("danzig", 1), "russia-1": at("danzig", 1)}, NOTHING, TURNCOAT),
        "\n".join((*TURNS, "prussia: pomerania")),
        ("A-11.4", "A-15.1"),
    ),
    Scene(
        "update-three-powers",
        "Prussia, Russia and Austria were allies in Danzig; now Prussia is French and Austria alone. The strongest"
        " stays, and both that are hostile to it leave, in the Order of Powers.",
        ("enemies-met", "withdrew", "left-board"),
        diplomacy(
            "prussia austria",
            {"prussia-1": at("danzig", 3), "austria-1": at("danzig", 1), "russia-1": at("danzig", 1)},
            {"warszawa": "russia"},
            TURNCOAT,
        ),
        """
        austria: expansionist
        prussia: french
        france: yes
        austria: off
        russia: warszawa
        """,
        ("A-11.4", "A-1.11"),
    ),
    Scene(
        "update-nowhere-to-go",
        "Prussia's general in Silesia must leave, but Prussia controls nothing any more: he is off the board"
        " unasked, and his units are lost.",
        ("enemies-met", "left-board"),
        diplomacy(
            "prussia",
            {"prussia-1": at("silesia", 1), "austria-1": at("silesia", 3)},
            dict.fromkeys(("berlin", "mecklenburg", "magdeburg", "pomerania", "borussia", "kleve"), "france"),
            TURNCOAT,
        ),
        "prussia: expansionist",
        ("A-11.4", "A-9.91"),
    ),
    Scene(
        "update-family-at-home",
        "AX-20: four players, Austria wins the auction for Russia, which it was at war with. The Russian garrison"
        " in Bohemia becomes a unit of the general there, and Austria, whose decision it is, lets him stay.",
        ("bid-revealed", "control-taken", "garrison-reassigned", "general-may-stay"),
        {
            "game": "ancien_regime",
            "players": 4,
            "round": 2,
            "turn": 5,
            "phase": "auction",
            "powers": {
                "russia": {"controller": "france"},
                "spain": {"controller": "france"},
                "ottoman": {"controller": "britain"},
            },
            "generals": {"russia-1": at("bohemia", 2), "austria-1": at("wien", 2)},
            "garrisons": {"bohemia": "russia"},
        },
        """
        austria: 4
        britain: 1
        france: 3
        prussia: 0
        austria: yes
        """,
        ("A-11.1", "A-12.10", "A-12.12", "A-12.15", "A-12.16", "A-12.30"),
    ),
    Scene(
        "update-host-without-controller",
        "Round 1: France takes Russia, till then in the British coalition, in the auction while nobody controls Spain,"
        " an ally now. That consents to nothing: the Russian general in Madrid withdraws.",
        ("control-taken", "withdrew"),
        {
            "game": "ancien_regime",
            "players": 4,
            "round": 1,
            "turn": 5,
            "phase": "auction",
            "generals": {"russia-1": at("madrid", 2)},
        },
        """
        austria: 1
        britain: 0
        france: 2
        prussia: 0
        france: kiev
        """,
        ("A-11.1", "A-12.20"),
    ),
    Scene(
        "update-minor-changes-sides",
        "AX-17 and AX-18: Austria, which is French, takes the Ottoman Empire from Russia. In Crimea the Ottoman"
        " general is now stronger than his late ally, who withdraws to Zaporozhye.",
        ("bid-revealed", "control-taken", "enemies-met", "withdrew"),
        {
            "game": "ancien_regime",
            "players": 6,
            "round": 2,
            "turn": 7,
            "phase": "auction",
            "powers": {"austria": {"status": "french"}, "ottoman": {"controller": "russia"}},
            "generals": {"ottoman-1": at("crimea", 2), "russia-1": at("crimea", 1)},
            "garrisons": {"zaporozhye": "russia"},
        },
        """
        britain: 0
        prussia: 0
        austria: 3
        france: 0
        russia: 3
        spain: 0
        russia: zaporozhye
        """,
        ("A-12.10", "A-12.11", "A-12.12", "A-12.16", "A-11.4"),
    ),
)
