"""What treaties in a position say, and what has been promised."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.maria.written.positions import ADVANCED, advanced, refusal

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
