"""A position that no rule allows is refused: the error names the field and the rule."""

from __future__ import annotations

from typing import Any, Final

import pytest

import pragmatica
from pragmatica import Match, Unreadable
from pragmatica.maria import sequence
from pragmatica.maria.written import beneath, check
from pragmatica.maria.written.questions import QUESTIONS

HEAD: Final = {"format": "pragmatica-position", "version": 1, "game": "maria"}
ADVANCED: Final = HEAD | {"scenario": "advanced"}
CITIES: Final = ("glogau", "liegnitz", "breslau", "brieg", "cosel", "glatz", "neisse")
AUSTRIAN: Final = dict.fromkeys(CITIES, "austria")
PRUSSIAN: Final = dict.fromkeys(CITIES, "prussia")
PEACE: Final = {"annexed": True, "neutral_until": 8}
SAXONY_NEUTRAL: Final = {"tracks": {"saxony": "sax4"}}
SAXONY_AUSTRIAN: Final = {"tracks": {"saxony": "sax6"}}
STAGE_4: Final = {"stage": "prussia-saxony", "phase": "movement", "turn": 7}
BATTLE: Final = {
    "stage": "austria-pragmatic",
    "phase": "combat",
    "pieces": {
        "austria-5": {"at": "schweidnitz", "troops": 2},
        "austria-1": "wien",
        "prussia-1": {"at": "liegnitz", "troops": 4},
        "prussia-2": {"at": "sagan", "troops": 4},
    },
    "discards": ["d1-diamonds-10"],
}
FOUGHT: Final = {
    "frame": "battle_card",
    "attacker": "austria-5",
    "defender": "prussia-1",
    "score": -2,
    "to_play": "attacker",
}
RETREAT: Final = {"loser": "prussia-1", "winner": "austria-5", "length": 2}


def refusal(fields: dict[str, Any]) -> tuple[str, str]:
    """Where, and by which rule, a position with these fields is refused."""
    with pytest.raises(Unreadable) as caught:
        pragmatica.from_position(fields)
    return caught.value.where, str(caught.value).rpartition("[")[2].rstrip("]")


def advanced(**fields: Any) -> Match:
    """A match of the advanced game from a position."""
    return pragmatica.from_position(ADVANCED | fields)


def asked(frame: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A battle in which this is asked."""
    return BATTLE | {"asked": [frame]} | fields


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


@pytest.mark.rule("M-11.1", "M-11.9", "M-11.17", "M-11.32", "M-11.33")
@pytest.mark.parametrize(
    ("fields", "where", "rule"),
    [
        (asked(FOUGHT | {"defender": "prussia-2"}), "asked[0].defender", "M-11.1"),
        (asked(FOUGHT | {"score": 2}), "asked[0].to_play", "M-11.9"),
        (asked(FOUGHT | {"to_play": "defender"}), "asked[0].to_play", "M-11.9"),
        (asked(FOUGHT | {"played": ["d1-diamonds-10"]}), "asked[0].score", "M-11.9"),
        (
            asked(FOUGHT | {"played": ["d1-diamonds-9"], "score": 7, "to_play": "defender"}),
            "asked[0].played",
            "M-11.17",
        ),
        (
            asked(FOUGHT | {"attacker": "prussia-1", "defender": "austria-5", "score": 2, "to_play": "defender"}),
            "asked[0].attacker",
            "M-11.1",
        ),
        (
            asked({"frame": "next_battle", "pairs": ["austria-5>prussia-1", "austria-1>prussia-2"]}),
            "asked[0].pairs",
            "M-11.1",
        ),
        (
            asked(RETREAT | {"frame": "choose_retreat", "loser": "prussia-2", "ends": ["glogau"]}),
            "asked[0].loser",
            "M-11.1",
        ),
        (asked(RETREAT | {"frame": "choose_retreat", "ends": ["wien"]}), "asked[0].ends", "M-11.33"),
        (asked(RETREAT | {"frame": "retreat_step", "end": "wien"}), "asked[0].path", "M-11.32"),
    ],
)
def test_what_a_battle_must_be_like(fields: dict[str, Any], where: str, rule: str) -> None:
    """Enemies in adjacent cities, the side that is behind to play, and retreats as far as the losses."""
    assert refusal(HEAD | fields) == (where, rule)


def supply(frame: dict[str, Any], asked: dict[str, Any] | None = None) -> dict[str, Any]:
    """A supply phase of Austria with this below a payment, or asked."""
    pay = {"frame": "pay", "power": "austria", "cost": 4, "purpose": "supply"}
    pieces = {"austria-1": {"at": "wien", "troops": 5}, "prussia-1": {"at": "berlin", "troops": 5}}
    frames = [frame, asked or pay] if frame["frame"] != "choose_bills" else [frame]
    return {"stage": "austria-pragmatic", "phase": "supply", "pieces": pieces, "asked": frames} | {
        "hands": {"austria": ["d1-spades-10"]}
    }


def politics(*frames: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A politics stage in which these are open."""
    pieces = {"france-1": "paris", "france-2": "sedan", "bavaria-1": "muenchen"}
    return {"stage": "politics", "pieces": pieces, "asked": list(frames)} | fields


@pytest.mark.rule("M-3.13", "M-9.1", "M-13.3", "M-13.4", "M-17.80", "M-18.1", "M-19.13", "M-19.34")
@pytest.mark.parametrize(
    ("fields", "where", "rule"),
    [
        (supply({"frame": "supply_course", "hungry": ["austria-4"]}), "asked[0].hungry", "M-9.1, M-9.11"),
        (
            supply(
                {
                    "frame": "supply_course",
                    "bills": [{"power": "prussia", "generals": ["prussia-1"], "costs": [3]}],
                }
            ),
            "asked[0].bills",
            "M-9.1, M-9.11",
        ),
        (
            supply({"frame": "choose_bills", "power": "austria", "bills": ["austria-1"], "costs": []}),
            "asked[0].bills",
            "M-9.1, M-9.11",
        ),
        (
            {
                "turn": 3,
                "stage": "winter",
                "pieces": {"austria-1": {"at": "wien", "troops": 8}},
                "asked": [{"frame": "reenter", "power": "austria", "left": 90}],
            },
            "asked[0].left",
            "M-13.4",
        ),
        (
            {
                "turn": 3,
                "stage": "winter",
                "pieces": {"austria-1": {"at": "wien", "troops": 5}},
                "asked": [{"frame": "reenter_place", "power": "austria", "left": 2, "general": "austria-1"}],
            },
            "asked[0].general",
            "M-13.3",
        ),
        (
            politics({"frame": "corps_course", "sent": ["bavaria"]}, {"frame": "send_corps", "power": "france"}),
            "asked[0].sent",
            "M-3.13",
        ),
        (
            politics({"frame": "corps_course"}, {"frame": "send_corps", "power": "france"}),
            "asked[1].power",
            "M-17.80, M-17.87",
        ),
        (
            {
                "turn": 5,
                "stage": "end-of-turn",
                "realm": {"election": "ahead"},
                "asked": [{"frame": "vote", "cities": ["berlin"], "francis": 8}],
            },
            "asked[0]",
            "M-18.1",
        ),
        (
            {
                "stage": "prussia-saxony",
                "pieces": {"austria-1": "breslau"},
                "asked": [
                    {"frame": "annexation", "step": "markers"},
                    {"frame": "relocate", "cause": "peace", "pieces": ["austria-1"]},
                ],
            },
            "asked[0]",
            "M-19.13",
        ),
        (
            {
                "stage": "prussia-saxony",
                "phase": "combat",
                "pieces": {"austria-1": "leipzig"},
                "asked": [
                    {"frame": "neutral", "step": "markers"},
                    {"frame": "relocate", "cause": "expulsion", "pieces": ["austria-1"]},
                ],
            },
            "asked[0]",
            "M-19.34",
        ),
    ],
)
def test_what_waits_below_a_question_must_be_possible(fields: dict[str, Any], where: str, rule: str) -> None:
    """What will be done after the answer is looked at before it is given."""
    assert refusal(ADVANCED | fields) == (where, rule)


@pytest.mark.rule("M-18.4")
def test_where_votes_are_cast_there_is_an_election() -> None:
    """That it has been announced goes without saying."""
    vote = {"frame": "vote", "cities": ["berlin"], "francis": 8}
    assert advanced(turn=5, stage="end-of-turn", asked=[vote]).observe(None).realm.election == "announced"


CONTRACT: Final = {"form": "contract", "power": "france", "other": "prussia", "turns": 2}
KEEP_OUT: Final = {"form": "keep-out", "power": "france", "area": "silesia", "until": 6}
KEEP_AWAY: Final = {"form": "keep-away", "power": "france", "city": "neisse", "distance": 3, "until": 6}


@pytest.mark.rule("M-20.3", "M-20.4", "M-21.8", "M-21.2", "M-19.10", "M-18.7")
@pytest.mark.parametrize(
    ("clause", "field", "rule"),
    [
        (CONTRACT | {"cards": 2}, "cards", "M-20.4"),
        (CONTRACT | {"turns": 0}, "turns", "M-20.3"),
        (KEEP_OUT | {"until": 13}, "until", "M-21.8"),
        (KEEP_OUT | {"until": 0}, "until", "M-21.8"),
        (KEEP_AWAY | {"distance": 5}, "distance", "M-21.2"),
        (KEEP_AWAY | {"city": "lueben"}, "city", "M-21.2"),
        ({"form": "peace", "power": "france", "until": 6}, "power", "M-19.10"),
        ({"form": "vote", "power": "austria", "candidate": "francis"}, "power", "M-18.7"),
    ],
)
def test_what_no_clause_says(clause: dict[str, Any], field: str, rule: str) -> None:
    """What cannot be written while the game is played is in no proposal and no draft either."""
    proposal = {"number": 1, "proposer": "louis", "answering": "frederick", "clauses": [clause]}
    assert refusal(ADVANCED | {"realm": {"proposals": [proposal]}}) == (f"realm.proposals[0].clauses[0].{field}", rule)
    assert refusal(ADVANCED | {"realm": {"drafts": {"louis": [clause]}}}) == (f"realm.drafts.louis[0].{field}", rule)


def test_the_older_edition_proposes_larger_contracts() -> None:
    """There a proposal may be of two cards a turn; where no number is given it is one."""
    clauses = [CONTRACT | {"cards": 2}, CONTRACT | {"other": "bavaria"}]
    proposal = {"number": 1, "proposer": "louis", "answering": "frederick", "clauses": clauses}
    match = advanced(options={"edition": "1.0"}, realm={"proposals": [proposal]})
    assert [one.cards for one in match.observe(None).realm.proposals[0].clauses] == [2, 1]


@pytest.mark.rule("M-21.2", "M-21.8", "E-16")
def test_what_nobody_has_promised() -> None:
    """A seat promises for its own powers; what is over has been struck off; and six proposals of a seat are open."""
    kept = {"parties": ["louis", "frederick"], "clause": KEEP_OUT}
    assert advanced(turn=6, realm={"agreements": [kept]}).observe(None).realm.agreements
    where = "realm.agreements[0].clause"
    strange = kept | {"clause": KEEP_OUT | {"power": "austria"}}
    assert refusal(ADVANCED | {"realm": {"agreements": [strange]}}) == (f"{where}.power", "M-21.2")
    assert refusal(ADVANCED | {"turn": 7, "realm": {"agreements": [kept]}}) == (f"{where}.until", "M-21.8")
    proposals = [
        {"number": number, "proposer": "louis", "answering": "frederick", "clauses": [KEEP_OUT]}
        for number in range(1, 8)
    ]
    assert refusal(ADVANCED | {"realm": {"proposals": proposals}}) == ("realm.proposals[6].proposer", "E-16")


@pytest.mark.rule("M-20.4", "D-37")
def test_the_older_edition_knows_larger_contracts() -> None:
    """Where the rule leaves the number open, two cards a turn may be agreed on."""
    contract = {"giver": "france", "receiver": "bavaria", "turns_left": 2, "cards": 2}
    match = advanced(options={"edition": "1.0"}, realm={"contracts": [contract]})
    assert match.observe(None).realm.contracts[0].cards == 2


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


def test_every_question_is_described() -> None:
    """All that a state can hold has its form, and a rule that a refusal can name."""
    assert QUESTIONS.kinds == set(sequence.FRAMES.values()) - {sequence.Course}
    assert all("[M-" in why for _, _, _, why in (*check._CHECKS, *beneath.CHECKS))


def test_a_list_of_no_questions_is_none() -> None:
    """Where nothing is asked the phase begins, which is said by leaving the field out."""
    with pytest.raises(Unreadable, match="leave it out"):
        advanced(asked=[])


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
