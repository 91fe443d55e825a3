"""Requests about people by their matches: who has played what, with what result, and how strong he is taken to be."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from pragmatica import bots
from pragmatica.core.errors import PragmaticaError, Unreadable
from pragmatica.server.forms import players as forms
from pragmatica.server.kept import matches
from pragmatica.server.kept.level import of_bot
from pragmatica.server.routes.house import Ask, answer, asking, house, known_account
from pragmatica.server.told import players as told

SHOWN: Final = 25  # matches at once
POINTS: Final = 500  # of a plot
BEST: Final = 100  # people in a list

Name = Annotated[str, PathParameter(max_length=160, description="name of an account")]
Word = Annotated[str, QueryParameter(max_length=100)]
Kind = Annotated[str, PathParameter(max_length=100)]
Time = Annotated[float, QueryParameter(ge=0, le=1e11, description="seconds since 1970; 0: any")]
Before = Annotated[str, QueryParameter(max_length=140, description="`next` of the page before")]
Result = Annotated[Literal["", "won", "lost", "drawn"], QueryParameter(description="what it came to, for the player")]


def _place(text: str) -> matches.Place | None:
    """Where the next page begins. Raises Unreadable."""
    if not text:
        return None
    when, separator, ident = text.partition("~")
    try:
        number = float(when)
    except ValueError:
        number = -1.0
    if not separator or not 0 <= number <= 1e11:  # NaN neither
        raise Unreadable("begins no page", "before")
    return number, ident


@get("/api/players/{name:str}", summary="Somebody by his matches", operation_id="player")
async def player(request: Ask, name: Name) -> Response[forms.PlayerView]:
    """Totals and ratings. Who asks about himself is told of his private tables, too."""
    place, own = house(request).players, asking(request)
    found = await place.account(name)
    mine = own is not None and own.id == found.id
    view = forms.PlayerView(
        id=found.id,
        name=found.name,
        since=found.created,
        mine=mine,
        ratings=told.ratings(await place.ask(matches.levels, found.id)),
        totals=[told.total(one) for one in await place.ask(matches.totals, found.id, own=mine)],
    )
    return answer(view)


@get("/api/players/{name:str}/ratings", summary="Somebody's rating over time", operation_id="ratingHistory")
async def history(request: Ask, name: Name, game: Word, scenario: Word) -> Response[list[forms.PointView]]:
    """After each of the latest matches that counted."""
    place = house(request).players
    found = await place.account(name)
    points = await place.ask(matches.history, found.id, game, scenario, POINTS)
    return answer([told.point(one) for one in points])


@get("/api/players/{name:str}/against/{other:str}", summary="One against another", operation_id="against")
async def against(request: Ask, name: Name, other: Name) -> Response[list[forms.DuelView]]:
    """By games: of public tables and of matches that counted; one of the two is told of all."""
    place, own = house(request).players, asking(request)
    one, two = await place.account(name), await place.account(other)
    mine = own is not None and own.id in (one.id, two.id)
    found = await place.ask(matches.between, one.id, two.id, own=mine)
    return answer(
        [
            forms.DuelView(game=game, scenario=scenario, ahead=ahead, behind=behind, level=level)
            for game, scenario, ahead, behind, level in found
        ]
    )


@get("/api/matches", summary="Public matches that are over", operation_id="finishedMatches")
async def finished(
    request: Ask,
    game: Word = "",
    scenario: Word = "",
    player: Annotated[str, QueryParameter(max_length=160, description="name of an account")] = "",
    result: Result = "",
    since: Time = 0,
    until: Time = 0,
    before: Before = "",
) -> Response[forms.MatchPage]:
    """The latest first. Private tables are in no list but those of their players."""
    place, start = house(request).players, _place(before)
    account = (await place.account(player)).id if player else ""
    wanted = matches.Wanted(game, scenario, account, result, since, until)
    found = await place.ask(matches.finished, wanted, start, SHOWN + 1, own=False)
    return answer(told.page(found, SHOWN))


@get("/api/matches/running", summary="Public matches to watch", operation_id="runningMatches")
async def running(request: Ask, game: Word = "", before: Before = "") -> Response[forms.MatchPage]:
    """The latest change first."""
    place = house(request).players
    return answer(told.page(await place.ask(matches.running, game, _place(before), SHOWN + 1), SHOWN))


@get("/api/account/matches", summary="One's own matches that are over", operation_id="ownMatches")
async def own_matches(request: Ask, before: Before = "") -> Response[forms.MatchPage]:
    """Those of private tables, too; the latest first."""
    place, start = house(request).players, _place(before)
    wanted = matches.Wanted(account=known_account(request).id)
    return answer(told.page(await place.ask(matches.finished, wanted, start, SHOWN + 1, own=True), SHOWN))


@get("/api/tables/{table_id:str}/results", summary="How a match ended, by seats", operation_id="results")
async def results(
    request: Ask, table_id: Annotated[str, PathParameter(max_length=100, description="id of the table")]
) -> Response[list[forms.PlayedView]]:
    """Empty before it has ended."""
    await house(request).tables.get(table_id, check=True)
    found = await house(request).players.ask(matches.of_tables, [table_id])
    return answer([told.played(one) for one in found.get(table_id, [])])


@get("/api/ratings", summary="At what people have ratings", operation_id="ratedGames")
async def rated(request: Ask) -> Response[list[forms.RatedKind]]:
    """Games and scenarios."""
    found = await house(request).players.ask(matches.kinds)
    return answer([forms.RatedKind(game=game, scenario=scenario, people=count) for game, scenario, count in found])


@get("/api/ratings/{game:str}/{scenario:str}", summary="The strongest at a game", operation_id="standings")
async def standings(request: Ask, game: Kind, scenario: Kind) -> Response[list[forms.RankedView]]:
    """First those whose rating is settled, and bots; then, as many again, those whose rating is provisional."""
    ask = house(request).players.ask
    settled = await ask(matches.standings, game, scenario, BEST, provisional=False)
    provisional = await ask(matches.standings, game, scenario, BEST, provisional=True)
    known = [told.standing(one) for one in settled] + _bots(game)
    ranked = sorted(known, key=lambda one: -one.level.rating)
    return answer(ranked + [told.standing(one) for one in provisional])


def _bots(game: str) -> list[forms.RankedView]:
    """The bots of a game with their ratings; none of a game that is not known here."""
    try:
        names = bots.names(game)
    except PragmaticaError:
        return []
    found = []
    for name in names:
        level = of_bot(name, game)
        view = forms.RatingView(rating=level.rating, spread=0, matches=0, provisional=False)
        found.append(forms.RankedView(name=name, bot=True, level=view))
    return found


HANDLERS = (player, history, against, finished, running, own_matches, results, rated, standings)
