"""Chapter 2: chits of a pair, hidden dice, and who goes first."""

import pytest

from pragmatica.mollwitz import sequence
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import AUSTRIA, CHOSEN, PRUSSIA, READY, USED
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.named.events import Events
from pragmatica.mollwitz.turn.pairs import Pair
from tests.mollwitz.boards import board, rules
from tests.mollwitz.build import happened, wing
from tests.mollwitz.playing import asked, offered, say


def chosen(*draws: int, prussia: str = "P_L1", austria: str = "A_WL", **options: bool) -> State:
    """Römer's charge after both have chosen a chit; then come these draws."""
    s = sequence.start(board(), rules("romer", **options), 1)
    s.log = []
    say(s, f"wing-{prussia}", seat=PRUSSIA)
    s.script(list(draws))
    return say(s, f"wing-{austria}", seat=AUSTRIA)


@pytest.mark.rule("W-2.1", "W-2.2", "W-2.3", "W-2.4")
def test_both_choose_before_any_die() -> None:
    """Each is offered his own unused chits, and nothing is thrown before both have chosen."""
    s = sequence.start(board(), rules("romer"), 1)
    assert s.pending() == [PRUSSIA, AUSTRIA]
    assert offered(s, PRUSSIA) == ["wing-P_WR", "wing-P_L1", "wing-P_L2", "wing-P_A"]
    assert offered(s, AUSTRIA) == ["wing-A_WL", "wing-A_H"]
    say(s, "wing-A_H", seat=AUSTRIA)
    assert s.pending() == [PRUSSIA]
    assert s.chance == []


@pytest.mark.rule("W-2.4", "W-1.12")
def test_a_choice_stands_nowhere_but_in_its_frame() -> None:
    """All chits still lie ready when one side has chosen."""
    s = say(sequence.start(board(), rules("romer"), 1), "wing-A_H", seat=AUSTRIA)
    assert s.chit[wing(s, "A_H")] == READY
    assert s.top is not None
    assert s.top.shown(s, PRUSSIA, 0) == "later"


@pytest.mark.rule("W-2.5", "W-2.6", example="WX-1")
def test_the_higher_total_lets_the_other_go_first_and_stays_hidden() -> None:
    """4 and 5 with +2 each: Prussia shows the first line, Austria lets it go first, then shows Römer."""
    s = chosen(4, 5)
    roemer, line = wing(s, "A_WL"), wing(s, "P_L1")
    assert happened(s, log.INITIATIVE_ROLLED) == [(PRUSSIA, 4, 6), (AUSTRIA, 5, 7)]
    assert happened(s, log.CHIT_REVEALED) == [(PRUSSIA, line)]
    assert (s.pending(), offered(s)) == ([AUSTRIA], ["first", "second", "second-open"])
    say(s, "second")
    assert (s.active, s.group, s.chit[roemer]) == (PRUSSIA, line, READY)
    while s.active == PRUSSIA:
        say(s, "end")
    assert happened(s, log.CHIT_REVEALED) == [(PRUSSIA, line), (AUSTRIA, roemer)]
    assert (s.group, s.chit[line]) == (roemer, USED)


@pytest.mark.rule("W-2.6")
@pytest.mark.parametrize(("answer", "first", "shown"), [("first", "A_WL", CHOSEN), ("second-open", "P_L1", CHOSEN)])
def test_going_first_or_openly_shows_the_chit(answer: str, first: str, shown: int) -> None:
    """Who goes first shows his chit, and who lets the other may do so too."""
    s = say(chosen(4, 5), answer)
    assert (s.army.wing_ids[s.group], s.chit[wing(s, "A_WL")]) == (first, shown)


@pytest.mark.rule("W-2.7", example="WX-2")
def test_equal_totals_are_thrown_again() -> None:
    """4 and 4 with +2 each is no decision, 1 and 7 is."""
    s = chosen(4, 4, 1, 7)
    assert [total for _, _, total in happened(s, log.INITIATIVE_ROLLED)] == [6, 6, 3, 9]
    assert isinstance(s.top, Pair)
    assert s.top.higher() == AUSTRIA


@pytest.mark.rule("W-1.12", "W-2.5")
@pytest.mark.parametrize("hidden", [True, False])
def test_of_hidden_dice_only_totals_are_told(hidden: bool) -> None:
    """A die is its side's alone, unless the option opens it; the total is everybody's."""
    s = chosen(4, 5, hidden_dice=hidden)
    told = Events(board(), s.rules.hidden_dice).named([one for one in s.log or [] if one[0] == log.INITIATIVE_ROLLED])
    assert [event.shared["total"] for event in told] == [6, 7]
    assert [event.shared["die"] for event in told] == ([None, None] if hidden else [4, 5])
    if hidden:
        assert told[1].private == {"austria": {"die": 5}}


@pytest.mark.rule("W-1.12", "W-2.5")
def test_the_chit_of_the_lower_total_alone_is_told() -> None:
    """The event of a choice names its chit to its own side only."""
    s = chosen(4, 5)
    told = Events(board(), True).named([one for one in s.log or [] if one[0] == log.CHIT_CHOSEN])
    assert [event.shared for event in told] == [
        {"side": f"side:{side}", "wing": None} for side in ("prussia", "austria")
    ]
    assert told[0].private == {"prussia": {"wing": "wing:P_L1"}}


@pytest.mark.rule("W-2.8")
def test_who_alone_has_chits_goes_on_without_dice() -> None:
    """When Austria's two are used Prussia names its next one, and the last is not asked for."""
    s = chosen(4, 5)
    while not (asked(s) == "NextChit" and s.turn == 1):
        say(s, "end" if "end" in offered(s) else offered(s)[0])
    thrown = len(happened(s, log.INITIATIVE_ROLLED))
    assert s.pending() == [PRUSSIA]
    before = offered(s)
    assert len(before) == 2
    say(s, before[0])
    while s.turn == 1:
        assert asked(s) not in ("NextChit", "ChooseChit")
        say(s, "end" if "end" in offered(s) else offered(s)[0])
    assert len(happened(s, log.INITIATIVE_ROLLED)) == thrown
