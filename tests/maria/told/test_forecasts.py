"""What is told beforehand, by the rules' own functions: terms of a peace, arrows, changes of tracks, votes, shares."""

from __future__ import annotations

from typing import Any

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.maria.diplomacy import election, peace, reduction
from pragmatica.maria.forms.observation_realm import RealmView, TrackView
from pragmatica.maria.kept.board import POWERS
from pragmatica.maria.kept.state import State
from pragmatica.maria.named import asking
from pragmatica.maria.politics import choosing, markers, stage
from pragmatica.maria.told import observe_realm
from tests.maria import affairs, realm
from tests.maria.affairs import AUSTRIA, FRANCE, PRUSSIA
from tests.maria.realm import build

SEATS = ("maria_theresa", "louis", "frederick")


def question(s: State) -> Any:
    """What the one seat is asked that owes an answer."""
    (seat,) = s.pending()
    return asking.decision(s, seat, s.rules.seat_names[seat], 1)


def seen(s: State, seat: int | None = None) -> RealmView:
    """What the seat is told of the realm."""
    return observe_realm.observe(s, SEATS, seat)


def track(s: State, name: str) -> TrackView:
    """What is told of a track."""
    return next(one for one in seen(s).tracks if one.track == name)


# -- peace and reduction ----------------------------------------------------------------------------------------------

HELD = dict.fromkeys(("breslau", "brieg", "glatz", "neisse", "cosel", "schweidnitz", "glogau"), "prussia")


ABROAD = {"austria-1": "berlin", "austria-2": "wien", "prussia-1": "praha", "prussia-2": "neisse"}


def offered(pieces: dict[str, str], **options: Any) -> State:
    """Prussia may offer peace, with markers on both sides."""
    abroad = {"praha": "prussia", "tabor": "prussia", "iglau": "prussia", "berlin": "austria"}
    s = realm.position(pieces, markers={**HELD, **abroad}, turn=3, stage=4, options=options)
    s.top = peace.OfferPeace(build.Done())
    return s


@pytest.mark.rule("M-19.12", "M-19.13", "M-19.14", "M-19.15", "M-19.18")
@pytest.mark.parametrize("rounding", ["up", "down"])
def test_peace_brings_what_its_terms_say(rounding: str) -> None:
    """Markers, pools, Saxony and the neutrality are afterwards as they were told, whichever way halves are rounded."""
    s = offered({}, set_aside_rounding=rounding)
    terms = question(s).terms
    pool, aside = s.realm.pool[PRUSSIA], s.realm.set_aside[PRUSSIA]
    assert (sorted(terms.prussian), terms.austrian) == (["iglau", "praha", "tabor"], ["berlin"])
    assert not s.realm.annexed
    peace.annex(s, build.Done())
    build.answer(s, build.offered(s)[0])  # where the second train comes in

    assert {realm.control(s, name) for name in terms.prussian} == {"austria"}
    assert realm.control(s, "berlin") == "prussia"
    assert s.realm.set_aside[PRUSSIA] - aside == terms.aside
    assert s.realm.pool[PRUSSIA] == pool + terms.pool - 1  # which lies in the Silesia box
    assert s.realm.neutral_until == terms.until
    assert seen(s).saxony.status == terms.saxony


@pytest.mark.rule("M-19.16", "D-61")
def test_the_terms_name_the_pieces_that_go_home() -> None:
    """Austrians in Prussia's old and new country, Prussians outside of it; nobody else."""
    terms = question(offered(ABROAD)).terms
    assert (terms.austrian_pieces, terms.prussian_pieces) == (["austria-1"], ["prussia-1"])


@pytest.mark.rule("M-19.18")
def test_the_terms_tell_how_long_prussia_would_be_neutral() -> None:
    """Until its stage of the turn after the next one."""
    assert question(offered(ABROAD)).terms.until == 3 + peace.NEUTRAL_TURNS


@pytest.mark.rule("M-19.20", "M-19.22")
def test_the_reduction_brings_what_is_told() -> None:
    """The fortresses, half of the markers aside, the others in the pool."""
    s = realm.position(markers=dict.fromkeys(("praha", "eger", "tabor"), "france"), stage=3)
    told = seen(s).reduction
    reduction.carry_out(s)
    assert sorted(told.cities) == ["eger", "praha", "tabor"]
    assert (s.realm.set_aside[FRANCE], s.realm.pool[FRANCE]) == (told.aside, told.pool)
    assert told.back == 3 - told.aside


# -- politics ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-17.61", "M-17.62")
def test_arrows_tell_where_the_marker_would_rest() -> None:
    """By the sum of all that is announced, stopped by the ends of the track."""
    for announced in (-20, -1, 0, 3, 20):
        s = realm.position()
        below = choosing.Choosing(build.Done(), (), (0, announced, 0), -1, choosing.NO_CHOICE)
        s.top = choosing.MoveMarker(below, AUSTRIA, affairs.political(14), 0)
        told = {arrow.way: arrow.to for arrow in question(s).arrows}
        steps = question(s).steps
        last = len(s.board.politics.icons[1]) - 1
        at = s.realm.track[1]
        assert told == {
            "left": max(0, min(last, at + announced - steps)),
            "right": max(0, min(last, at + announced + steps)),
        }


@pytest.mark.rule("P-3", "M-17.61")
@pytest.mark.parametrize(("saxony", "tracks"), [("sax1", 2), ("sax4", 1)])
def test_an_arrow_whose_condition_fails_is_not_told(saxony: str, tracks: int) -> None:
    """The arrow on Saxony's track counts only while Saxony is Prussia's ally."""
    s = realm.position()
    affairs.at_field(s, saxony=saxony)
    below = choosing.Choosing(build.Done(), (), (0, 0, 0), -1, choosing.NO_CHOICE)
    s.top = choosing.Execute(below, FRANCE, affairs.political(3))
    assert len({arrow.track for arrow in question(s).arrows}) == tracks


@pytest.mark.rule("M-19.33")
def test_saxonys_marker_does_not_come_back() -> None:
    """The first field that it may reach is the first neutral one, once Saxony has left Prussia."""
    s = realm.position()
    assert track(s, "saxony").first == 0
    affairs.at_field(s, saxony="sax5")
    fields = s.board.politics.field_ids[0]
    assert fields[track(s, "saxony").first - 1 : track(s, "saxony").first + 1] == ["sax3", "sax4"]


@pytest.mark.rule("M-17.71", "M-17.73")
def test_a_sign_for_the_same_power_simply_goes_on() -> None:
    """No change begins or ends what both fields have; the own field changes nothing."""
    s = realm.position()
    for number, view in enumerate(seen(s).tracks):
        icons = s.board.politics.icons[number]
        assert (view.changes[view.at].begins, view.changes[view.at].ends) == ([], [])
        for field, change in enumerate(view.changes):
            begun = [icons[field][place] for place in change.begins]
            assert not any(icon.same(one) for icon in begun for one in icons[view.at])


@pytest.mark.rule("M-17.74")
def test_a_point_in_italy_lasts_until_the_start_is_crossed() -> None:
    """From the field of the point to one on its side nothing ends; across the start it does."""
    s = realm.position()
    politics = s.board.politics
    fields, star = politics.icons[2], politics.star[2]
    point = next(number for number in range(star) if any(icon.kind == 3 for icon in fields[number]))
    place = next(number for number, icon in enumerate(fields[point]) if icon.kind == 3)
    inside = next(number for number in range(star) if not any(icon.kind == 3 for icon in fields[number]))
    assert place not in markers.changes(politics, 2, point, inside)[1]
    assert place in markers.changes(politics, 2, point, star + 1)[1]


@pytest.mark.rule("M-19.30")
def test_a_field_of_saxonys_track_tells_its_new_status() -> None:
    """Only where the status changes."""
    changes = track(realm.position(), "saxony").changes
    assert [change.status for change in changes][:4] == [None, None, None, "neutral"]
    assert changes[-1].status == "austrian_ally"


@pytest.mark.rule("M-17.44", "M-17.45", "D-18")
def test_ranks_are_the_order_of_the_choice() -> None:
    """Most influence first, of equals the space to the right; nobody's without a card."""
    display = {"prussia": ["d1-hearts-7"], "austria": ["d1-hearts-9"], "france": ["d2-hearts-7"]}
    s = affairs.table(display)
    ranks = {one.power: one.rank for one in seen(s).display}
    order = sorted((rank, power) for power, rank in ranks.items() if rank is not None)
    assert [POWERS.index(power) for _, power in order] == stage.by_influence(s)
    assert (ranks["austria"], ranks["pragmatic"]) == (1, None)


@pytest.mark.rule("M-17.41", "M-17.43")
def test_a_card_tells_its_seat_what_it_would_add() -> None:
    """A trump its value, a Reserve 16, all others nothing; others are not told."""
    s = affairs.table(trump="hearts", hands={"france": ["d1-hearts-7", "d1-spades-9", "d1-reserve-1"]})
    s.top = stage.PlaceCard(build.Done(), s.board.politics.order.index(FRANCE))
    assert seen(s, affairs.LOUIS).adds == {"d1-hearts-7": 7, "d1-spades-9": 0, "d1-reserve-1": 16}
    assert [seen(s, seat).adds for seat in (affairs.MARIA, affairs.FREDERICK, None)] == [{}, {}, {}]


@pytest.mark.rule("M-18.4", "M-18.8")
def test_a_vote_tells_whom_it_would_elect() -> None:
    """Votes with it, what is missing then, and whether it is this one that decides."""
    s = realm.position()
    s.top = election.Vote(build.Done(), (build.city(s, "muenchen"), build.city(s, "trier")), 4, 2)
    told = question(s)
    assert (told.free, told.needed, told.elected) == (2, 5, None)
    assert [(one.candidate, one.votes, one.missing, one.decides) for one in told.prospects] == [
        ("francis", 5, 0, True),
        ("charles", 3, 2, False),
    ]
    s.top = election.Vote(build.Done(), (build.city(s, "muenchen"),), 5, 2)
    assert (question(s).elected, [one.decides for one in question(s).prospects]) == ("francis", [False, False])


# -- how things stand -------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-23.1")
def test_who_leads_and_by_how_much() -> None:
    """The emptiest pools, and how many markers fewer than the next power they have."""
    view = seen(realm.position(pools={"prussia": 2, "france": 6, "pragmatic": 5, "austria": 2}))
    assert {one.power for one in view.pools if one.leads} == {"austria", "prussia"}
    assert view.margin == 3


@pytest.mark.rule("M-16.7")
def test_the_rhine_is_counted() -> None:
    """How many of the four electors each side has."""
    view = seen(realm.position(electors={"trier": "france", "koeln": "france", "mainz": "joint", "mannheim": "joint"}))
    assert (view.rhine.french, view.rhine.allied) == (2, 2)


@pytest.mark.rule("M-5.1", "M-5.2", "M-19.36")
def test_the_stages_tell_where_saxony_acts() -> None:
    """With Prussia as its ally, else with Austria."""
    s = realm.position()
    assert seen(s).stages == [["france", "bavaria"], ["prussia", "saxony"], ["austria", "pragmatic"]]
    affairs.at_field(s, saxony="sax6")
    assert ["saxony" in powers for powers in seen(s).stages] == [False, False, True]


@pytest.mark.rule("M-23.2", "M-23.7")
def test_the_end_tells_with_which_power_it_was_won() -> None:
    """The winner's power with the lowest winter scores, whose sums are open then; before, nothing is."""
    winter = {"prussia": 9, "france": 10, "pragmatic": 8, "austria": 7}
    head = {"format": "pragmatica-position", "version": 1, "game": "maria", "scenario": "advanced", "players": 3}
    over = {"winner": "maria_theresa", "reason": "winter-scores"}
    match = pragmatica.from_position(
        {**head, "turn": 12, "stage": "end-of-turn", "over": over, "realm": {"winters": [winter] * 4}}
    )
    view = match.observe(None).realm
    assert view.victors == ["austria"]
    assert {one.power: one.winters for one in view.pools} == {power: 4 * score for power, score in winter.items()}
    running = seen(realm.position())
    assert (running.victors, {one.winters for one in running.pools}) == ([], {None})


# -- cards and troops -------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-4.11", "M-6.5")
def test_a_division_tells_the_bounds_of_each_share() -> None:
    """The least that each general must have who has none yet, and the most that one can have; to its seat alone."""
    match: Match = pragmatica.new("maria", scenario="introductory", players=3, seed=1)
    (view,) = [one for one in match.observe("frederick").division if one.power == "prussia"]
    assert view.most == 8
    assert min(view.least.values()) >= 1
    first = match.legal("frederick")[0]
    match.apply("frederick", first)
    (after,) = [one for one in match.observe("frederick").division if one.power == "prussia"]
    assert len(after.least) == len(view.least) - 1


@pytest.mark.rule("M-Q.11")
def test_a_division_within_its_bounds_is_taken() -> None:
    """Whoever gives each general at least what he must have, and the last one the rest, is not refused."""
    match: Match = pragmatica.new("maria", scenario="introductory", players=3, seed=1)
    for view in match.observe("maria_theresa").division:
        free = view.left - sum(view.least.values())
        for general, least in list(view.least.items())[:-1]:
            more = min(free, view.most - least)
            free -= more
            match.apply("maria_theresa", f"n-{least + more}")
            assert general in view.least
        assert list(view.least.values())[-1] + free <= view.most
    assert "maria_theresa" not in match.pending


@pytest.mark.rule("M-8.8")
def test_a_payment_tells_what_each_card_counts() -> None:
    """A Reserve 8, others what they show; what has been laid is told no more, and the hand's sum to its seat alone."""
    head = {"format": "pragmatica-position", "version": 1, "game": "maria"}
    hand = ["d1-spades-5", "d1-hearts-9", "d1-reserve-1"]
    match = pragmatica.from_position(
        {
            **head,
            "stage": "prussia-saxony",
            "phase": "supply",
            "asked": [{"frame": "pay", "power": "prussia", "cost": 10, "purpose": "supply"}],
            "hands": {"prussia": hand},
        }
    )
    seat = next(iter(match.pending))
    payment = match.observe(seat).payment
    assert payment.values == {"d1-spades-5": 5, "d1-hearts-9": 9, "d1-reserve-1": 8}
    assert match.observe(seat).powers["prussia"].worth == 22
    others = [one for one in (*match.seats, None) if one != seat]
    assert [match.observe(one).powers["prussia"].worth for one in others] == [None] * 3
    match.apply(seat, "d1-hearts-9")
    assert match.observe(seat).payment.values == {"d1-spades-5": 5, "d1-reserve-1": 8}
