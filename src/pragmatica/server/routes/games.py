"""Requests about games: what can be played, boards and rules; and how the server is."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

import pragmatica
from pragmatica import bots
from pragmatica.core.rules import CONTRACT, languages, rules
from pragmatica.kit.written import form
from pragmatica.server import metrics
from pragmatica.server.errors import Refused
from pragmatica.server.forms import views
from pragmatica.server.routes.house import REVALIDATE, Ask, Encoded, answer, house, send
from pragmatica.server.told import wire

GameId = Annotated[str, PathParameter(max_length=100, description="id of the game")]
Language = Annotated[str, QueryParameter(max_length=35, description="language of the texts, such as pl")]


@get("/api/games", summary="Games that can be played here", operation_id="games")
async def games() -> Response[list[views.GameView]]:
    """Each game with its scenarios, options and bots."""
    return answer(
        [wire.game_view(one, bots.names(one.id)) for one in pragmatica.games()], headers={"cache-control": REVALIDATE}
    )


@get("/api/games/{game:str}/board", summary="The board that new tables use", operation_id="board")
async def board(request: Ask, game: GameId) -> Response[dict[str, Any]]:
    """The board data."""
    return send(request, _board(game, None))


@get("/api/games/{game:str}/board/{board_digest:str}", summary="A board by its digest", operation_id="boardByDigest")
async def board_by_digest(
    request: Ask, game: GameId, board_digest: Annotated[str, PathParameter(max_length=200)]
) -> Response[dict[str, Any]]:
    """The board data. What is played with never changes; how it looks may."""
    return send(request, _board(game, board_digest))


@get("/api/games/{game:str}/rules", summary="The rules in our words", operation_id="rules")
async def rules_of(request: Ask, game: GameId, language: Language = CONTRACT) -> Response[list[views.RuleView]]:
    """All numbered rules in order; what is not told in the language asked for is told in English."""
    name = pragmatica.game(game).id
    return send(request, _rules(name, language if language in languages(name) else CONTRACT))


@get(
    "/api/games/{game:str}/position-schema",
    summary="What can stand in a position",
    operation_id="positionSchema",
)
async def position_schema(request: Ask, game: GameId) -> Response[dict[str, Any]]:
    """The JSON Schema of positions that people write by hand (docs/positions.md)."""
    return send(request, _schema(pragmatica.game(game).id))


@get("/healthz", summary="Whether the server and its database work", operation_id="health")
async def health(request: Ask) -> Response[views.Health]:
    """Answers 200 when a table could be read."""
    tables = house(request).tables
    await tables.read(tables.storage.change_of, "")
    return answer(views.Health(status="ok", version=pragmatica.__version__))


@get("/metrics", summary="Figures for Prometheus", operation_id="metrics", media_type="text/plain")
async def figures(request: Ask) -> Response[str]:
    """The figures of the process that answers."""
    place = house(request)
    place.metrics.posts_waiting.set(await place.office.postman.waiting())
    return Response(place.metrics.text().decode(), media_type=metrics.CONTENT_TYPE)


@cache
def _rules(game: str, language: str) -> Encoded:
    """The rules of a game, in one of its languages."""
    return Encoded.of(
        [
            views.RuleView(
                id=one.id,
                chapter=one.chapter,
                section=one.section,
                text=one.text,
                ruling=one.ruling,
                language=one.language,
            )
            for one in rules(game, language)
        ]
    )


@cache
def _schema(game: str) -> Encoded:
    """What can stand in a position of a game."""
    played = pragmatica.game(game)
    if form.of(played) is None:
        raise Refused("not-found", "this game has no positions that can be written by hand")
    return Encoded.of(form.schema(played))


@cache
def _board(game: str, digest: str | None) -> Encoded:
    """The data of a board."""
    return Encoded.of(pragmatica.game(game).board(digest)[1])


HANDLERS = (games, board, board_by_digest, position_schema, rules_of, health, figures)
