"""A position that no rule allows is refused: the error names the field and the rule."""

from __future__ import annotations

from typing import Any, Final

import pytest

import pragmatica
from tests.maria.written.positions import ADVANCED, HEAD, advanced, refusal

CITIES: Final = ("glogau", "liegnitz", "breslau", "brieg", "cosel", "glatz", "neisse")
AUSTRIAN: Final = dict.fromkeys(CITIES, "austria")
PRUSSIAN: Final = dict.fromkeys(CITIES, "prussia")
PEACE: Final = {"annexed": True, "neutral_until": 8}
SAXONY_NEUTRAL: Final = {"tracks": {"saxony": "sax4"}}
SAXONY_AUSTRIAN: Final = {"tracks": {"saxony": "sax6"}}
STAGE_4: Final = {"stage": "prussia-saxony", "phase": "movement", "turn": 7}


@pytest.mark.rule("M-4.2", "M-4.9", "M-7.2", "M-10.50", "M-4.5", "M-10.47", "M-10.45", "M-5.3", "D-14")
@pytest.mark.parametrize(
    ("fields", "where", "rule"),
    [
        ({"stage": "setup", "turn": 2, "asked": [{"frame": "divide_troops"}]}, "turn", "M-4.2"),
        ({"scenario": "advanced", "hussars": ["kassel"]}, "hussars[0]", "M-7.2"),
        ({"markers": AUSTRIAN | {"linz": "austria"}}, "markers.linz", "M-10.50"),
        ({"markers": AUSTRIAN | {"berlin": "france"}}, "markers.berlin", "M-10.50"),
        ({"scenario": "advanced", "markers": AUSTRIAN | {"paris": "france"}}, "markers.paris", "M-10.50"),
        ({"scenario": "advanced", "markers": AUSTRIAN | {"breda": "austria"}}, "markers.breda", "M-10.50"),
        ({"markers": AUSTRIAN | {"praha": "saxony"}}, "markers.praha", "M-4.5"),
        ({"markers": AUSTRIAN | {"praha": "pragmatic"}}, "markers.praha", "M-4.5"),
        ({"markers": {"glogau": "prussia"}}, "markers.liegnitz", "M-10.52"),
        ({"stage": "hussars", "questions": {"praha": "prussia"}}, "questions.praha", "M-10.47"),
        (
            {"stage": "france-bavaria", "phase": "combat", "questions": {"praha": "prussia"}},
            "questions.praha",
            "M-10.45",
        ),
        (
            {
                "stage": "prussia-saxony",
                "phase": "movement",
                "active": ["austria"],
                "asked": [{"frame": "pick_piece", "seat": "maria_theresa"}],
                "pieces": {"austria-5": "wien"},
            },
            "active",
            "M-5.3",
        ),
        ({"second_pile": ["d1-hearts-7"]}, "second_pile", "D-14"),
    ],
)
def test_what_holds_in_both_scenarios(fields: dict[str, Any], where: str, rule: str) -> None:
    """Set-up, hussars, markers, "?" and who acts."""
    assert refusal(HEAD | fields) == (where, rule)


@pytest.mark.rule("M-19.14", "M-19.15", "M-19.16", "M-19.18", "M-19.33", "M-19.34", "M-19.36", "M-19.41")
@pytest.mark.parametrize(
    ("fields", "where", "rule"),
    [
        ({"realm": {"neutral_until": 3}}, "realm.neutral_until", "M-19.18"),
        ({"turn": 9, "realm": {"annexed": True, "neutral_until": 7}}, "realm.neutral_until", "M-19.18"),
        ({"turn": 4, "realm": {"annexed": True, "neutral_until": 6}}, "realm.neutral_until", "M-19.18"),
        (STAGE_4 | {"realm": {"annexed": True, "neutral_until": 7}}, "realm.neutral_until", "M-19.18"),
        (
            STAGE_4 | {"phase": "tactical-cards", "realm": {"annexed": True, "neutral_until": 7}},
            "realm.neutral_until",
            "M-19.18",
        ),
        (STAGE_4 | {"realm": PEACE, "pieces": {"prussia-1": "koeniggraetz"}}, "pieces.prussia-1.at", "M-19.41"),
        (STAGE_4 | {"realm": PEACE, "pieces": {"prussia-train-1": "praha"}}, "pieces.prussia-train-1.at", "M-19.41"),
        (STAGE_4 | {"realm": PEACE, "pieces": {"austria-1": "breslau"}}, "pieces.austria-1.at", "M-19.16"),
        (STAGE_4 | {"realm": PEACE, "markers": PRUSSIAN | {"praha": "prussia"}}, "markers.praha", "M-19.15"),
        (STAGE_4 | {"realm": PEACE, "markers": PRUSSIAN | {"cosel": "austria"}}, "markers.cosel", "M-19.15"),
        ({"realm": SAXONY_NEUTRAL, "pieces": {"saxony-1": "berlin"}}, "pieces.saxony-1.at", "M-19.41"),
        ({"realm": SAXONY_NEUTRAL, "pieces": {"prussia-1": "leipzig"}}, "pieces.prussia-1.at", "M-19.34"),
        ({"realm": SAXONY_NEUTRAL, "markers": AUSTRIAN | {"dresden": "prussia"}}, "markers.dresden", "M-19.34"),
        ({"realm": {"annexed": True, "tracks": {"saxony": "sax2"}}}, "realm.tracks.saxony", "M-19.14"),
        ({"realm": {"saxony_left": 1}}, "realm.saxony_left", "M-19.33"),
        ({"realm": SAXONY_NEUTRAL | {"saxony_left": 2}}, "realm.saxony_left", "M-19.36"),
        ({"realm": {"saxony_drew": 2}}, "realm.saxony_drew", "M-19.36"),
    ],
)
def test_what_saxony_and_the_peace_bring(fields: dict[str, Any], where: str, rule: str) -> None:
    """When Prussia and Saxony are neutral, and who and what is then where."""
    assert refusal(ADVANCED | fields) == (where, rule)


@pytest.mark.rule("M-5.9", "M-5.11", "M-16.8", "M-16.10", "M-17.74", "M-17.80", "M-17.84", "M-19.17", "M-23.1")
@pytest.mark.parametrize(
    ("fields", "where", "rule"),
    [
        ({"realm": {"pools": {"austria": 7}}}, "realm.pools.austria", "M-5.11"),
        ({"realm": {"pools": {"france": 10}}}, "realm.pools.france", "M-5.11"),
        ({"stage": "hussars", "markers": AUSTRIAN | {"berlin": "austria"}}, "realm.pools.austria", "M-5.9"),
        ({"stage": "politics", "markers": AUSTRIAN | {"berlin": "austria"}}, "realm.pools.austria", "M-23.1"),
        (
            {"stage": "prussia-saxony", "phase": "supply", "markers": AUSTRIAN | {"berlin": "austria"}},
            "realm.pools.austria",
            "M-23.1",
        ),
        ({"realm": {"set_aside": {"prussia": 1}}}, "realm.set_aside.prussia", "M-19.15"),
        ({"realm": {"set_aside": {"france": 1}}}, "realm.set_aside.france", "M-19.20"),
        ({"realm": {"reduced": True, "set_aside": {"austria": 1}}}, "realm.set_aside.austria", "M-19.15"),
        ({"realm": {"boxes": {"emperor": "france"}}}, "realm.boxes.emperor", "M-16.8"),
        ({"turn": 8, "realm": {"undrawn": []}}, "realm.boxes.emperor", "M-16.8"),
        ({"turn": 8, "realm": {"undrawn": [], "boxes": {"emperor": "prussia"}}}, "realm.boxes.emperor", "M-16.8"),
        ({"realm": {"boxes": {"silesia": "prussia"}}}, "realm.boxes.silesia", "M-16.10"),
        ({"realm": {"annexed": True, "boxes": {"silesia": None}}}, "realm.boxes.silesia", "M-16.10"),
        ({"realm": {"boxes": {"italy": "france"}}}, "realm.boxes.italy", "M-17.74"),
        ({"realm": {"tracks": {"italy": "ita2"}, "boxes": {"italy": "austria"}}}, "realm.boxes.italy", "M-17.74"),
        ({"realm": {"tracks": {"italy": "ita7"}}}, "realm.boxes.italy", "M-17.74"),
        ({"pieces": {"prussia-1": "box"}}, "pieces.prussia-4.at", "M-17.80"),
        ({"pieces": {"france-1": "box"}}, "pieces.france-1.at", "M-17.84"),
        ({"pieces": {"pragmatic-1": "box"}}, "pieces.pragmatic-1.at", "M-17.87"),
        ({"pieces": {"prussia-4": "box"}, "realm": {"tracks": {"russia": "rus1"}}}, "pieces.prussia-4.at", "M-17.84"),
        ({"pieces": {"prussia-train-2": "breslau"}}, "pieces.prussia-train-2.at", "M-19.17"),
        ({"pieces": {"prussia-train-2": "off"}}, "pieces.prussia-train-2.at", "M-19.17"),
        ({"pieces": {"prussia-train-2": "box"}, "realm": {"annexed": True}}, "pieces.prussia-train-2.at", "M-19.17"),
        ({"turn": 4, "realm": {"winters": []}}, "realm.winters", "M-13.21"),
        ({"turn": 3, "realm": {"winters": [{"france": 2}]}}, "realm.winters", "M-13.21"),
    ],
)
def test_what_is_in_pools_and_boxes(fields: dict[str, Any], where: str, rule: str) -> None:
    """Markers add up, boxes hold what may be in them, and a pool that was empty has won."""
    assert refusal(ADVANCED | fields) == (where, rule)


@pytest.mark.rule("M-17.10", "M-17.22", "M-17.40", "M-20.4", "M-20.6", "M-25.3")
@pytest.mark.parametrize(
    ("fields", "where", "rule"),
    [
        ({"realm": {"turned": {"france": ["d1-hearts-7"]}}}, "realm.turned.france", "M-25.3"),
        ({"realm": {"placed": {"france": "d1-hearts-7"}}}, "realm.placed.france", "M-17.40"),
        (
            {
                "stage": "politics",
                "asked": [{"frame": "place_card", "power": "france"}],
                "hands": {"france": ["d1-hearts-7"]},
                "realm": {"trump": None},
            },
            "realm.trump",
            "M-17.22",
        ),
        (
            {
                "stage": "politics",
                "realm": {"trump": "hearts", "offer": ["waffenhilfe", "neapel", "daenemark"]},
                "hands": {"france": ["d1-hearts-7"]},
                "asked": [{"frame": "place_card", "power": "france"}],
            },
            "realm.offer",
            "M-17.10",
        ),
        (
            {"realm": {"contracts": [{"giver": "france", "receiver": "bavaria", "turns_left": 2, "cards": 2}]}},
            "realm.contracts[0].cards",
            "M-20.4",
        ),
        (
            {
                "realm": {
                    "contracts": [{"giver": "france", "receiver": "prussia", "turns_left": 2, "cancellable": False}]
                }
            },
            "realm.contracts[0].cancellable",
            "M-20.6",
        ),
        (
            {
                "turn": 4,
                "realm": {
                    "contracts": [{"giver": "france", "receiver": "bavaria", "turns_left": 1, "cancellable": False}]
                },
            },
            "realm.contracts[0].cancellable",
            "M-20.6",
        ),
    ],
)
def test_what_politics_and_contracts_allow(fields: dict[str, Any], where: str, rule: str) -> None:
    """What lies on the display, and which contracts the edition knows."""
    assert refusal(ADVANCED | fields) == (where, rule)


@pytest.mark.rule("M-19.35")
def test_markers_stay_in_a_saxony_that_goes_over() -> None:
    """Whoever's they are, victory markers may lie on Saxon fortresses while Saxony is Austria's ally."""
    marked = advanced(realm=SAXONY_AUSTRIAN, markers=AUSTRIAN | {"dresden": "prussia"}).observe(None)
    assert next(one for one in marked.fortresses if one.city == "dresden").marker == "prussia"


@pytest.mark.rule("M-19.18")
@pytest.mark.parametrize(("stage", "until"), [("france-bavaria", 7), ("prussia-saxony", 8), ("austria-pragmatic", 9)])
def test_prussia_is_neutral_as_long_as_it_can_be(stage: str, until: int) -> None:
    """The turns up to which it may be neutral in turn 7 before, in and after its stage."""
    match = advanced(
        turn=7,
        stage=stage,
        phase="movement",
        realm={"annexed": True, "neutral_until": until},
        pieces={"france-1": "paris", "prussia-1": "berlin", "austria-1": "wien"},
    )
    assert match.observe(None).realm.neutral_until == until


@pytest.mark.rule("M-10.7")
@pytest.mark.parametrize(
    ("ident", "city"),
    [("prussia-1", "paris"), ("bavaria-train-1", "paris"), ("saxony-1", "paris"), ("pragmatic-1", "linz")],
)
def test_who_does_not_come_to_the_other_map(ident: str, city: str) -> None:
    """French and Austrian pieces alone cross; a Saxon may be put there once he has left his friends."""
    assert refusal(ADVANCED | {"pieces": {ident: city}}) == (f"pieces.{ident}.at", "M-10.7")
    assert advanced(pieces={"france-1": "linz", "austria-1": "paris"}).pending
    assert advanced(pieces={"saxony-1": "paris"}, realm=SAXONY_AUSTRIAN).pending


@pytest.mark.rule("M-14.6", "M-23.1", "M-23.7")
@pytest.mark.parametrize(
    ("fields", "over", "rule"),
    [
        ({}, {"winner": "louis", "reason": "france-has-enough"}, "M-14.6"),
        ({"turn": 8}, {"winner": "maria_theresa", "reason": "austria-held-out"}, "M-14.6"),
        ({"turn": 9}, {"winner": None, "reason": "austria-held-out"}, "M-14.6"),
        ({"scenario": "advanced"}, {"winner": "louis", "reason": "pool-empty"}, "M-23.1"),
        ({"scenario": "advanced"}, {"winner": "maria_theresa", "reason": "winter-scores"}, "M-23.7"),
    ],
)
def test_how_no_match_ends(fields: dict[str, Any], over: dict[str, Any], rule: str) -> None:
    """Who has won, and why, is as the rest of the position tells."""
    assert refusal(HEAD | fields | {"over": over}) == ("over", rule)


def test_an_end_that_the_position_tells() -> None:
    """Austria has held out when the last turn is over; then nothing is asked any more."""
    over = {"turn": 9, "over": {"winner": "maria_theresa", "reason": "austria-held-out"}}
    outcome = pragmatica.from_position(HEAD | over).outcome
    assert outcome is not None
    assert outcome.winners == ("maria_theresa",)
    assert refusal(HEAD | over | {"asked": [{"frame": "place_hussar", "hussar": 1}]})[0] == "asked"
