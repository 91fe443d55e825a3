"""Pictures of Maria in the documents."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any, Final

from playwright.sync_api import Page

from pragmatica import Match
from tests.browser.pictures.picture import PHONE, Picture, Played, Told, after
from tests.samples import Sample

HIGH: Final = (1800, 2600)  # a window in which a panel has room
HINTS: Final = "maria-hints"
GAME: Final = Sample("maria", "introductory", 3)
WHOLE: Final = Sample("maria", "advanced", 3)
PIECE: Final = ".prompt ul [data-action]"
PLOT: Final = "#result-title, .course > div:first-child:not(details *), .course > section li:nth-child(-n+2)"

BATTLE: Final = Played(GAME, 7, "maria_theresa", "battle_card", 50)
NEWS: Final = Played(GAME, 7, "frederick", "pick_piece", 90)
MOVEMENT: Final = Played(GAME, 7, "frederick", "pick_piece", 101)
PAY: Final = Played(GAME, 7, "frederick", "pay", 100)
POLITICS: Final = Played(WHOLE, 7, "frederick", "choose_political", 120)
FLANDERS: Final = Played(WHOLE, 7, "frederick", "pick_in_turn", 60)
BOTH_MAPS: Final = Played(WHOLE, 7, "frederick", "pick_piece", 150)
END: Final = Played(GAME, 7, told=1_000)


def division() -> Told:
    """The beginning of a game."""
    return Told(GAME.new(7))


def treaties() -> Told:
    """A contract is in force, and Frederick has been made a proposal."""
    told = BOTH_MAPS()
    contract = ("contract", "pragmatic", "austria", "turns-3", "cards-1")
    peace = ("no-attack", "prussia", "austria", "turn-4", "keep-away", "austria", "city-neisse", "distance-3", "turn-4")
    written = [("frederick", f"write-{one}") for one in contract]
    written += [("frederick", "propose-maria_theresa"), ("maria_theresa", "accept-1")]
    written += [("maria_theresa", f"write-{one}") for one in peace] + [("maria_theresa", "propose-frederick")]
    return Told(told.match, (*told.answers, *written))


def write_clause(page: Page) -> None:
    """Begin a proposal of one's own."""
    page.locator("[data-action=add-clause]").click()
    page.locator("[data-clause='1'] [data-field=form]").select_option("no-attack")


WAYS: Final = (("schoenberg", "olmuetz", "stop", "prussia-2", "brieg", "stop"), ("neisse", "cosel", "stop"))


def study(title: str, note: str) -> str:
    """The address of a study of two ways for Friedrich, with arrows and a note at its beginning."""
    match = after(NEWS())
    position, nodes = match.to_position(), [_answer(match, -1, "prussia-1")]
    for way in WAYS:
        now, parent = match.copy(), 0
        for action in way:
            nodes.append(_answer(now, parent, action))
            parent = len(nodes) - 1
    marks = ["city:glatz>city:olmuetz", "city:glatz>city:neisse"]
    document = {"position": position, "title": title, "note": note, "marks": marks, "nodes": nodes}
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(json.dumps(document).encode()) + packer.flush()
    return f"/study#s={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def _answer(match: Match, parent: int, ident: str) -> dict[str, Any]:
    """Frederick's answer as one of a study, after which the match has gone on."""
    action = next(one for one in match.legal("frederick") if one.id == ident)
    match.apply("frederick", action)
    return {"parent": parent, "seat": "frederick", "action": ident, "notation": action.notation}


PICTURES: Final = (
    Picture(name="table", at=MOVEMENT, press=(PIECE,)),
    Picture(name="division", at=division, part=".prompt"),
    Picture(name="playback", at=NEWS, press=(".since button", ".player .row button:nth-of-type(2)")),
    Picture(name="supply", at=MOVEMENT, press=("key:s",), part=".map", room=0),
    Picture(name="battle", at=BATTLE, part=".prompt, .battle"),
    Picture(name="pay", at=PAY, press=(".prompt .button:not(.primary)",), part=".prompt"),
    Picture(name="phone", at=MOVEMENT, size=PHONE),
    Picture(name="dark", at=BATTLE, dark=True),
    Picture(name="end", at=END, part=PLOT, size=HIGH),
    Picture(name="advanced", at=FLANDERS, press=(".prompt ul [data-action=pragmatic-3]", "key:0")),
    Picture(name="points", at=BOTH_MAPS, press=("#tab-points",), part=".points > :not(h3, h3 ~ *)", room=6, size=HIGH),
    Picture(
        name="politics", at=POLITICS, press=("#tab-politics",), part=".politics > :nth-child(-n+2)", room=6, size=HIGH
    ),
    Picture(name="tracks", at=POLITICS, press=("#tab-politics",), part=".politics > :nth-child(3)", room=6, size=HIGH),
    Picture(
        name="treaties", at=treaties, press=("#tab-treaties",), then=write_clause, part=".treaties", room=6, size=HIGH
    ),
    Picture(name="lesson", at="/learn/maria/march", press=(".teacher .primary",), languages=("en",)),
    Picture(name="puzzle", at="/puzzles/maria/bread-line"),
    Picture(
        name="study", at=study("Neisse or Olmütz?", "Neisse is near; Olmütz opens the road to Wien."), languages=("en",)
    ),
    Picture(
        name="study",
        at=study("Neisse czy Olmütz?", "Do Neisse blisko, ale Olmütz otwiera drogę do Wien."),
        languages=("pl",),
    ),
    Picture(name="editor", at="/editor/maria", press=(".editor details:has([data-path^=pieces]) > summary",)),
)
