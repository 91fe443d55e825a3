"""Treaties through the public surface: names, proposals and answers, texts, records, undo, and what then binds."""

from __future__ import annotations

import re
from random import Random

import pytest

import pragmatica
from pragmatica import Illegal, Match, Unreadable
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.log import Event
from pragmatica.maria.forms.decisions import March, PickPiece
from pragmatica.maria.game import GAME
from pragmatica.maria.kept import clauses
from pragmatica.maria.kept.board import AUSTRIA
from pragmatica.maria.offers import freely
from tests.maria import realm
from tests.maria.writing import CEASE_FIRE, SUBSIDY, begun, inside, refused


def until(match: Match, question: type[Decision], seat: str) -> Match:
    """The same match, played on by chance until the seat is asked this."""
    rng = Random(5)
    while not isinstance(match.pending.get(seat), question):
        for one in match.pending:
            match.apply(one, rng.choice(match.legal(one)))
    return match


def ids(actions: list[Action]) -> list[str]:
    """Their ids."""
    return [one.id for one in actions]


# -- proposing and answering ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-21.1", "M-21.2", "M-21.4")
def test_a_row_of_clauses_is_proposed_in_one_batch() -> None:
    """The other seat may answer at once, though it is not its turn; then the promise binds."""
    match = begun()
    match.apply("frederick", [*CEASE_FIRE, "propose-maria_theresa"])
    assert {"accept-1", "refuse-1", "amend-1"} <= set(ids(match.extra("maria_theresa")))
    assert {"refuse-1", "amend-1"} == {one for one in ids(match.extra("frederick")) if one.endswith("-1")}
    match.apply("maria_theresa", "accept-1")

    view = match.observe("louis").realm
    assert [(one.parties, one.clause.form, one.clause.until) for one in view.agreements] == [
        (["frederick", "maria_theresa"], "no-attack", 3)
    ]
    assert view.proposals == []


@pytest.mark.rule("M-21.4", "E-10")
def test_a_proposal_is_public_and_a_draft_is_not() -> None:
    """Louis reads what Frederick has proposed, not what he is writing."""
    match = begun()
    match.apply("frederick", [*CEASE_FIRE, "propose-maria_theresa"])
    match.apply("frederick", CEASE_FIRE[:2])
    (proposal,) = match.observe("louis").realm.proposals
    assert (proposal.number, proposal.proposer, proposal.answering, proposal.lawful) == (
        1,
        "frederick",
        "maria_theresa",
        True,
    )
    assert match.observe(None).realm.proposals == match.observe("louis").realm.proposals
    draft = match.observe("frederick").realm.draft

    assert (draft.clauses[0].form, draft.clauses[0].power, draft.clauses[0].other) == ("no-attack", "prussia", None)
    assert draft.needs == "other"
    assert match.observe("louis").realm.draft.clauses == []
    assert match.observe(None).realm.draft is None


@pytest.mark.rule("M-21.2")
def test_numbers_of_proposals_are_not_used_again() -> None:
    """Who accepts number 1 never meets another proposal that has taken its place."""
    match = begun()
    match.apply("frederick", [*CEASE_FIRE, "propose-maria_theresa"])
    match.apply("frederick", "refuse-1")
    match.apply("frederick", [*CEASE_FIRE[:3], "write-turn-12", "propose-maria_theresa"])

    assert refused(match, "maria_theresa", "accept-1") == ("M-21.1", "proposal-gone")
    assert "accept-2" in ids(match.extra("maria_theresa"))


@pytest.mark.rule("M-21.1")
def test_a_counter_proposal_begins_with_what_was_proposed() -> None:
    """Amending refuses a proposal and makes it the own draft, to which clauses are added."""
    match = begun()
    match.apply("frederick", [*CEASE_FIRE, "propose-maria_theresa"])
    match.apply("maria_theresa", "amend-1")
    assert match.observe("frederick").realm.proposals == []
    match.apply("maria_theresa", ["write-keep-out", "write-prussia", "write-area-austria", "write-turn-2"])
    match.apply("maria_theresa", "propose-frederick")

    (proposal,) = match.observe("frederick").realm.proposals
    assert [one.form for one in proposal.clauses] == ["no-attack", "keep-out"]


@pytest.mark.rule("M-20.2", "M-20.4", "E-10")
def test_a_contract_hands_over_an_unseen_card() -> None:
    """France's first drawn card goes to Prussia: the receiver alone learns which one it is."""
    match = begun()
    match.apply("louis", [*SUBSIDY, "propose-frederick"])
    match.apply("frederick", "accept-1")
    told: list[Event] = []
    rng = Random(1)
    while not told:
        for seat in match.pending:
            events = match.apply(seat, rng.choice(match.legal(seat)))
            told += [one for one in events if one.kind == "subsidy-card" and one.shared["power"] == "power:prussia"]

    assert all((one.seen_by(seat) or {}).get("card") is None for one in told for seat in (None, "louis"))
    assert all(str((one.seen_by("frederick") or {})["card"]).startswith("card:") for one in told)


@pytest.mark.rule("M-20.6", "M-20.2")
def test_both_sides_end_a_contract() -> None:
    """The form is offered only while there is a contract that may be ended; the first one never is."""
    match = begun()
    assert "write-cancel" not in ids(match.extra("louis"))
    match.apply("louis", [*SUBSIDY, "propose-frederick"])
    match.apply("frederick", "accept-1")
    match.apply("frederick", ["write-cancel", "write-france", "write-prussia", "propose-louis"])
    match.apply("louis", "accept-2")

    view = match.observe(None).realm
    assert [(one.giver, one.receiver, one.cancellable) for one in view.contracts] == [("france", "bavaria", False)]


@pytest.mark.rule("M-21.2")
def test_a_clause_takes_steps_out_of_the_offers_and_is_cited() -> None:
    """Frederick has promised to keep out of Austria: no step leads there, and the refusal names the promise."""
    match = begun()
    match.apply("frederick", ["write-keep-out", "write-prussia", "write-area-austria", "write-turn-12"])
    match.apply("frederick", "propose-maria_theresa")
    match.apply("maria_theresa", "accept-1")
    until(match, PickPiece, "frederick")
    board = inside(match).board
    marches = [one for one in match.legal("frederick") if re.fullmatch(r"prussia-\d", one.id)]
    kept = 0
    for piece in marches:
        begun_march = match.copy()
        begun_march.apply("frederick", piece)
        for step in [one for one in begun_march.legal("frederick") if one.type == "step"]:
            march = begun_march.copy()
            march.apply("frederick", step)
            if not isinstance(march.pending["frederick"], March):
                continue  # he has joined another general
            at = inside(march).place[board.piece_ids.index(piece.id)]
            for city in [board.city_ids[one] for one in board.neighbours[at] if board.home[one] == AUSTRIA]:
                kept += 1
                assert city not in ids(march.legal("frederick"))
                assert march.why_not("frederick", f"city:{city}")[0].rule == "M-21.2"
    assert kept


# -- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-21.1", "M-21.2", "M-20.2", "M-20.10", "M-20.6", "M-21.3")
@pytest.mark.parametrize("seat", ["frederick", "louis"])
@pytest.mark.parametrize(
    "action",
    ["amend-x", "accept-", "propose-nobody", "write-", "write-nonsense", "write-turn-x", "write-area-atlantis"],
)
def test_no_free_action_is_unreadable(seat: str, action: str) -> None:
    """For the seat that is asked, and for another one."""
    match = begun()
    with pytest.raises(Unreadable):
        match.why_not(seat, action)
    with pytest.raises(Unreadable):
        match.apply(seat, action)


@pytest.mark.parametrize(
    ("written", "action", "reason"),
    [
        ([], "propose-frederick", ("M-21.1", "draft-empty")),
        ([], "clear", ("M-21.1", "draft-empty")),
        ([], "write-prussia", ("M-21.1", "draft-not-there")),
        (CEASE_FIRE[:2], "propose-frederick", ("M-21.1", "draft-unfinished")),
        (CEASE_FIRE, "propose-maria_theresa", ("M-21.2", "draft-binds-others")),
        (["write-words=peace to all"], "propose-louis", ("M-20.2", "draft-alone")),
        (SUBSIDY + SUBSIDY, "propose-frederick", ("M-20.3", "contract-have-one")),
        ([], "accept-5", ("M-21.1", "proposal-gone")),
        ([], "refuse-99999999", ("M-21.1", "proposal-gone")),
        (["write-contract"], "write-bavaria", ("M-20.1", "contract-giver-minor")),
        (["write-contract", "write-france"], "write-austria", ("M-20.10", "contract-not-allied")),
        (["write-contract", "write-france"], "write-bavaria", ("M-20.3", "contract-have-one")),
        (["write-contract", "write-france"], "write-france", ("M-20.1", "contract-same-power")),
        (["write-no-attack", "write-france"], "write-prussia", ("M-21.6", "draft-no-enemy")),
        ([], "write-cancel", ("M-20.6", "draft-no-such-contract")),
        (["write-words=a"] * 4, "write-words=b", ("M-21.3", "draft-long")),
        (CEASE_FIRE[:1], "write-words=in the middle", ("M-21.1", "draft-not-there")),
    ],
)
def test_what_cannot_be_done_says_why(written: list[str], action: str, reason: tuple[str, str]) -> None:
    """Each refusal has a rule, and the seat need not be the one that is asked."""
    match = begun()
    if written:
        match.apply("louis", written)
    assert refused(match, "louis", action) == reason


@pytest.mark.rule("M-21.2")
def test_nobody_answers_for_others() -> None:
    """Louis has no say in what Frederick proposes to Maria Theresa, nor does Frederick accept it himself."""
    match = begun()
    match.apply("frederick", [*CEASE_FIRE, "propose-maria_theresa"])
    assert refused(match, "louis", "accept-1") == ("M-21.2", "proposal-of-others")
    assert refused(match, "frederick", "accept-1") == ("M-21.2", "proposal-of-others")


@pytest.mark.rule("M-20.2")
def test_before_the_first_turn_nothing_is_agreed() -> None:
    """Troops are divided first."""
    match = pragmatica.new("maria", scenario="advanced", players=3, seed=3)
    assert refused(match, "frederick", "write-words=hello") == ("M-20.2", "treaties-closed")
    assert refused(match, "frederick", "propose-louis") == ("M-20.2", "treaties-closed")


@pytest.mark.rule("M-21.9")
def test_the_introductory_game_knows_no_treaties() -> None:
    """Their actions have no meaning there."""
    match = pragmatica.new("maria", scenario="introductory", players=3, seed=3)
    for action in ("write-words=hello", "propose-louis", "accept-1"):
        with pytest.raises((Illegal, Unreadable)):
            match.apply("frederick", action)
    assert match.extra("frederick") == []


@pytest.mark.rule("M-20.3", "M-21.8")
def test_a_proposal_that_has_become_unlawful_cannot_be_accepted() -> None:
    """Of two proposals of the same contract only one is accepted; the other may still be refused."""
    match = begun()
    for _ in range(2):
        match.apply("louis", [*SUBSIDY, "propose-frederick"])
    match.apply("frederick", "accept-1")
    assert refused(match, "frederick", "accept-2") == ("M-20.3", "contract-have-one")
    assert [one.lawful for one in match.observe(None).realm.proposals] == [False]
    match.apply("frederick", "refuse-2")

    assert match.observe(None).realm.proposals == []


# -- texts ------------------------------------------------------------------------------------------------------------


# -- limits -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("E-16", "M-21.3")
def test_writing_is_not_counted() -> None:
    """Twenty free actions end a seat's proposing, not its writing; an ordinary action gives them back."""
    match = begun()
    for _ in range(GAME.free_actions // 2):
        match.apply("frederick", CEASE_FIRE)
        match.apply("frederick", "clear")
        match.apply("frederick", [*CEASE_FIRE, "clear"])
    match.apply("frederick", CEASE_FIRE)
    assert refused(match, "frederick", "propose-maria_theresa") == ("E-16", "core-free-actions-used")
    assert all(one.startswith("write-") for one in ids(match.extra("frederick")))
    match.apply("frederick", match.legal("frederick")[0])

    assert "propose-maria_theresa" in ids(match.extra("frederick"))


@pytest.mark.rule("E-16")
def test_few_proposals_of_a_seat_are_open_at_once() -> None:
    """The seventh waits until one is withdrawn; that of another seat does not."""
    match = begun()
    for _ in range(freely.MAX_PROPOSALS):
        match.apply("frederick", [*CEASE_FIRE, "propose-maria_theresa"])
    match.apply("frederick", CEASE_FIRE)
    assert refused(match, "frederick", "propose-maria_theresa") == ("E-16", "draft-too-many")
    match.apply("louis", [*SUBSIDY, "propose-frederick"])
    match.apply("frederick", "refuse-1")
    match.apply("frederick", "propose-maria_theresa")

    assert len(match.observe(None).realm.proposals) == freely.MAX_PROPOSALS + 1


@pytest.mark.rule("M-21.3")
def test_agreements_do_not_pile_up() -> None:
    """Beyond a bound nothing more is agreed."""
    s = realm.position(stage=3)
    text = clauses.number_of("x")
    s.realm.agreements = [(0, 2, clauses.WORDS, text)] * freely.MAX_AGREEMENTS
    assert freely.refusal(s, 0, 2, (clauses.WORDS, text)) == freely.FULL


# -- undo and records -------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-21.4")
@pytest.mark.parametrize("answer", ["accept-1", "refuse-1", "amend-1"])
def test_what_is_public_is_not_taken_back(answer: str) -> None:
    """Neither an answer nor a proposal goes with the undo of a move that came before it."""
    match = until(begun(), March, "frederick")
    match.apply("frederick", match.legal("frederick")[0])
    assert match.undoable("frederick")
    match.apply("frederick", [*CEASE_FIRE[:3], "write-turn-9", "propose-maria_theresa"])
    assert match.undoable("frederick") == 0
    match.apply("maria_theresa", answer)

    assert match.undoable("frederick") == 0
    assert pragmatica.load(match.to_json()).digest() == match.digest()


@pytest.mark.rule("E-16")
def test_a_draft_does_not_hinder_undo() -> None:
    """What a seat wrote after the move goes with it, and what another one wrote stays."""
    match = until(begun(), March, "frederick")
    match.apply("frederick", match.legal("frederick")[0])
    count = match.undoable("frederick")
    assert count
    match.apply("frederick", CEASE_FIRE)
    match.apply("louis", SUBSIDY[:2])
    match.undo("frederick")

    assert match.observe("frederick").realm.draft.clauses == []
    assert [one.form for one in match.observe("louis").realm.draft.clauses] == ["contract"]


# -- clauses by their fields ------------------------------------------------------------------------------------------
