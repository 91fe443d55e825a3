"""Ancien Régime in the browser: a whole round with people and bots, the map, minor powers, phones, every door."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Page, expect

import pragmatica
from pragmatica.ancien_regime.forms.decisions import PowerDecision
from pragmatica.core.match import Match
from tests.ancien_regime.browser.player import Player, open_game, play_alone
from tests.browser.access import PHONE, TAB, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.player import begin, resume
from tests.samples import Sample
from tests.server.client import Server

SMALL: Final = {"width": 900, "height": 560}  # a third quicker to draw than a whole screen
Wanted = Callable[[Match], bool]


def found(wanted: Wanted, players: int, seed: int) -> Match:
    """A match of chance, played on until it is as wanted."""
    match, rng = pragmatica.new("ancien_regime", scenario="1740", players=players, seed=seed), Random(seed)
    while not wanted(match):
        seat = min(match.pending)
        actions = match.legal(seat)
        match.apply(seat, rng.choice(actions))
    return match


def prepare(server: Server, wanted: Wanted, players: int, seed: int = 5) -> None:
    """Lay such a match ready for the next table."""
    server.prepared.write_text(found(wanted, players, seed).to_json(history=False))


def asked(kind: str, seat: str) -> Wanted:
    """Whether this question waits for this seat."""
    return lambda match: seat in match.pending and match.pending[seat].kind == kind


def for_a_minor(match: Match) -> bool:
    """Whether Britain is asked about a minor power."""
    decision = match.pending.get("britain")
    return isinstance(decision, PowerDecision) and decision.power != "britain" and decision.kind == "mobilise"


def with_a_plain_card(match: Match) -> bool:
    """Whether Prussia may play a battle card that is not one to be shown."""
    return asked("play_battle_card", "prussia")(match) and any(
        one.type == "play_card" and one.fields["card"] != 3 for one in match.legal("prussia")
    )


def can_place(match: Match) -> bool:
    """Whether Russia may place a general."""
    return asked("lead", "russia")(match) and any(one.type == "place_general" for one in match.legal("russia"))


def only_prussia_gives(match: Match) -> bool:
    """Whether the game waits for gifts of Prussia alone, so that nobody can act after it."""
    return (
        list(match.pending) == ["prussia"]
        and asked("offer_gifts", "prussia")(match)
        and any(one.type == "give_money" for one in match.legal("prussia"))
    )


def name_frederick(page: Page) -> None:
    """Choose one of the generals on the map, and confirm it there."""
    general = page.locator(".general.offered").nth(1)
    general.click()
    page.locator(".general.selected").click()
    page.locator(".prompt[data-kind=name_frederick]").wait_for(state="hidden")


def test_a_round_of_seven_seats(new_page: NewPage) -> None:
    """Three browsers, one of them with two powers, and bots play a whole round by pressing what is offered."""
    host, first, second = (new_page(viewport=SMALL) for _ in range(3))
    people = {"Prussia": "This device", "Austria": "This device", "France": "Friend’s link", "Spain": "Friend’s link"}
    open_game(host, people)
    links = [field.input_value() for field in host.locator("input[readonly]").all()]
    seats = {name: next(link for link in links if f"#{name}=" in link) for name in ("france", "spain")}
    first.goto(seats["france"])
    second.goto(seats["spain"])
    host.get_by_role("link", name="To the table").click()
    players = [Player(page, seed, haste=0.8) for seed, page in enumerate((host, first, second), 31)]

    end = time.monotonic() + 240
    while not (rounds := [page.locator(".when strong") for page in (host, first, second)])[0].is_visible() or (
        rounds[0].inner_text() == "Round 1"
    ):
        assert time.monotonic() < end, [(one.state, dict(one.answered)) for one in players]
        acted = [one.act(one.state) for one in players]  # each has its turn
        if not any(acted):
            host.wait_for_timeout(20)

    answered = set().union(*(one.answered for one in players))
    assert {"name_frederick", "lead", "choose_arbiter"} <= answered
    expect(first.locator(".when strong")).to_have_text("Round 2")
    expect(second.locator(".when strong")).to_have_text("Round 2")


def test_a_game_to_its_end(page: Page) -> None:
    """From the start page against six bots until somebody has 25 Influence; the page tells who, and opens the seal."""
    page.set_viewport_size(SMALL)
    begin(page, Sample("ancien_regime", "1756", 7), "Austria")

    Player(page, 11, haste=0.8).play(400)

    first = page.locator(".race .sr-only").first.inner_text()
    told = re.fullmatch(r"(.+): (\d+) of 25 Influence", first)
    assert told is not None, first
    assert int(told[2]) >= 25
    expect(page.locator(".result h2")).to_have_text(re.compile(f"{told[1]} wins$"))
    page.get_by_text("Check the shuffles").click()
    expect(page.get_by_label("Secret number")).to_have_value(re.compile("^[0-9a-f]{16,}$"))


def test_from_the_start_page(page: Page) -> None:
    """The start page offers the game, with a power to choose and six bots."""
    page.goto("/")
    card = page.locator("[data-game=ancien_regime]")
    card.get_by_role("button", name="Play now").click()
    card.get_by_text("Seven Years’ War", exact=True).click()
    expect(page.locator(".role")).to_have_count(7)
    page.locator(".role", has_text="Prussia").click()

    expect(page.locator(".prompt")).to_have_attribute("data-kind", "name_frederick")
    expect(page.locator(".race li")).to_have_count(7)


def test_the_choice_of_a_power_can_be_left(page: Page) -> None:
    """Escape folds the choice on the start page, and the keyboard is back where it was."""
    page.goto("/")
    play = page.locator("[data-game=ancien_regime]").get_by_role("button", name="Play now")
    play.press("Enter")
    expect(page.get_by_role("group", name="Alone against six bots")).to_be_focused()
    page.keyboard.press("Escape")

    expect(play).to_be_focused()


def test_minor_powers_are_named_before_the_table_opens(page: Page) -> None:
    """With five players Spain and the Ottoman Empire are minor, and the form says so."""
    page.goto("/new/ancien_regime")
    page.get_by_label("5 players").check()

    expect(page.get_by_role("group", name="Spain")).to_have_count(0)
    expect(page.get_by_text("Spain and Ottoman Empire")).to_be_visible()


def test_a_general_is_named_on_the_map(page: Page) -> None:
    """What a question offers is marked on the map; a press on a general chooses him, a second one confirms it."""
    play_alone(page, "Prussia")

    name_frederick(page)

    expect(page.locator(".general .sign").first).to_be_attached()
    expect(page.get_by_role("log")).to_contain_text("The king of Prussia takes the field: Frederick II")


def test_a_place_by_the_keys_of_the_map(page: Page, server: Server) -> None:
    """The map's cursor begins at a territory that can be chosen and says so; Enter chooses, and again confirms."""
    prepare(server, can_place, 7)
    play_alone(page, "Russia")
    page.keyboard.press("m")
    page.keyboard.press("ArrowRight")
    spoken = page.locator(".board [aria-live]")
    expect(spoken).to_contain_text("can be chosen")
    expect(page.locator(".card.plate:not([popover])")).to_be_visible()
    land = spoken.inner_text().split(",")[0]
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile(f"^Confirm.*{land}"))).to_be_visible()
    page.keyboard.press("Enter")

    expect(page.get_by_role("log")).to_contain_text(re.compile(f"Russian General \\d takes up his post in {land}"))


def test_the_next_question_has_the_keyboard(page: Page) -> None:
    """Who answers by keyboard is not thrown back to the beginning of the page."""
    play_alone(page, "Prussia")
    page.keyboard.press("p")
    page.keyboard.press("Enter")

    page.locator(".prompt:not([data-kind=name_frederick])").wait_for()
    expect(page.locator("#prompt-title")).to_be_focused()


def test_after_an_undo_the_keyboard_is_at_the_question(page: Page, server: Server) -> None:
    """Who takes an answer back by keyboard goes on at the question that is open again."""
    prepare(server, only_prussia_gives, 7)
    play_alone(page, "Prussia")
    page.locator(".prompt [role=spinbutton]").first.press("ArrowUp")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    undo.press("Enter")

    expect(page.locator("#prompt-title")).to_be_focused()
    expect(undo).to_be_disabled()


def test_why_not(page: Page) -> None:
    """A question about a territory is answered with a sentence and the rule, which opens."""
    play_alone(page, "Prussia")
    page.get_by_role("tab", name="Lists").click()
    page.get_by_role("button", name="Wien", exact=True).click()

    why = page.get_by_role("region", name="Why not?")
    expect(why).to_contain_text("Why not Wien?")
    why.get_by_role("button", name=re.compile("Rule")).first.click()
    expect(page.get_by_role("dialog").locator(".focus")).to_be_visible()


def test_a_question_about_a_minor_power(page: Page, server: Server) -> None:
    """Who controls a minor power is asked for it by name, sees both hands, and what he is asked after that."""
    prepare(server, for_a_minor, 4)
    play_alone(page, "Great Britain", 4)

    expect(page.locator(".prompt .who")).not_to_contain_text("Great Britain")
    assert page.locator(".hands section").count() >= 2


def test_a_bid_is_secret(page: Page, server: Server) -> None:
    """At an auction the page shows who has bid, and takes the own bid."""
    prepare(server, asked("bid", "austria"), 5)
    play_alone(page, "Austria", 5)

    Player(page, 41).act("bid")


def test_cards_of_a_battle(page: Page, server: Server) -> None:
    """In a battle both sides stand on the page, and a card can be played."""
    prepare(server, with_a_plain_card, 7)
    play_alone(page, "Prussia")
    before = page.locator(".prompt").get_attribute("data-version")

    page.locator(".prompt [data-action^='card-']:not([data-action^='card-3']):enabled").first.click()

    expect(page.locator(f".prompt[data-version='{before}']")).to_have_count(0)


def test_a_replay(page: Page) -> None:
    """The past of a table can be walked through."""
    play_alone(page, "Prussia")
    name_frederick(page)
    page.goto(page.url + "/replay#step=0")

    expect(page.locator(".general .sign")).to_have_count(0)
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".general .sign").first).to_be_attached()


HEARD: Final = "({exclude: ['.board .surface > svg > g', '.war.small']})"  # the rest is hidden from readers


def test_axe_finds_nothing(new_page: NewPage, axe: str) -> None:
    """No tab of the table violates WCAG 2.2 AA."""
    page = new_page(reduced_motion="reduce")
    play_alone(page, "Prussia")
    for part, tab in ((HEARD, "Wheel"), (TAB, "Coalitions"), (TAB, "Powers")):
        page.get_by_role("tab", name=tab).click()
        assert (tab, faults(page, axe, part)) == (tab, [])


def test_axe_finds_nothing_in_a_battle(page: Page, server: Server, axe: str) -> None:
    """Nor do the cards, both sides and the hints beside them."""
    prepare(server, with_a_plain_card, 7)
    play_alone(page, "Prussia")
    expect(page.get_by_role("complementary", name="First steps")).to_be_visible()
    assert faults(page, axe, "'main'") == []


def test_a_phone_need_not_scroll_sideways(new_page: NewPage) -> None:
    """At 360 pixels nothing is wider than the screen, in any tab, in Polish; a pressed tab comes into sight."""
    page = new_page(**PHONE)
    play_alone(page, "Prussia")
    page.evaluate("localStorage.setItem('pragmatica.language', 'pl')")
    page.reload()
    page.locator(".prompt[data-kind]").wait_for()

    for tab in page.get_by_role("tab").all():
        tab.click()
        assert (tab.inner_text(), width(page)) == (tab.inner_text(), 360)
        expect(page.locator("#tab-panel > *").first).to_be_in_viewport()


def test_the_chances_of_each_battle_card_are_unfolded(new_page: NewPage, server: Server, axe: str) -> None:
    """How the battle would stand after each card and after passing, without a fault."""
    page = new_page(reduced_motion="reduce")
    resume(page, server, found(with_a_plain_card, players=4, seed=5))
    page.locator("details.weigh > summary").click()

    expect(page.locator(".weigh .answers > li").filter(has_text="Pass")).to_have_count(1)
    expect(page.locator(".weigh .share").first).to_be_visible()
    assert [*faults(page, axe), *without_words(page)] == []
