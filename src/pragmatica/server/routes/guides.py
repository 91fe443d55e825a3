"""Requests about what helps to learn a game: the words it uses, and guides to playing."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

import pragmatica
from pragmatica.core import guides as written
from pragmatica.core.glossary import known, terms
from pragmatica.core.rules import CONTRACT
from pragmatica.server.forms import guides as guide_forms
from pragmatica.server.routes.games import GameId, Language
from pragmatica.server.routes.house import REVALIDATE, Ask, Encoded, send
from pragmatica.server.told.markdown import blocks

GuideId = Annotated[str, PathParameter(max_length=100, description="id of the guide")]
PNG = "image/png"


@get("/api/games/{game:str}/glossary", summary="The words of a game", operation_id="glossary")
async def glossary(request: Ask, game: GameId, language: Language = CONTRACT) -> Response[list[guide_forms.TermView]]:
    """What each word means, how it is found in a text, and which rules speak of it; in English where it must be."""
    name = pragmatica.game(game).id
    return send(request, _terms(name, language if language in known(name) else CONTRACT))


@get("/api/guides", summary="Guides to playing", operation_id="guides")
async def guides(request: Ask, language: Language = CONTRACT) -> Response[list[guide_forms.GuideHead]]:
    """What there is to read about each game besides its rules; in English where it must be."""
    return send(request, _guides(tuple(written.guides(language))))


@get("/api/guides/{guide:str}", summary="A guide to playing", operation_id="guide")
async def guide(request: Ask, guide: GuideId, language: Language = CONTRACT) -> Response[guide_forms.GuideView]:
    """Its text in blocks; in English where the language asked for does not have it."""
    return send(request, _guide(written.guide(guide, language)))


@get("/api/guides/images/{image:path}", summary="A picture of a guide", operation_id="guideImage", media_type=PNG)
async def image(request: Ask, image: Annotated[str, PathParameter(max_length=100)]) -> Response[bytes]:
    """A picture that a guide shows; one that shows another language than English lies in a folder of the language."""
    content, etag = _image(image.removeprefix("/"))
    headers = {"cache-control": REVALIDATE, "etag": etag}
    if etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=PNG, headers=headers)
    return Response(content, media_type=PNG, headers=headers)


@cache
def _terms(game: str, language: str) -> Encoded:
    return Encoded.of(
        [
            guide_forms.TermView(
                id=one.id,
                term=one.term,
                find=list(one.find),
                text=one.text,
                rules=list(one.rules),
                language=one.language,
            )
            for one in terms(game, language)
        ]
    )


@cache
def _guides(found: tuple[written.Guide, ...]) -> Encoded:
    return Encoded.of(
        [
            guide_forms.GuideHead(id=one.id, game=one.game, play=one.play, title=one.title, language=one.language)
            for one in found
        ]
    )


@cache
def _guide(one: written.Guide) -> Encoded:
    return Encoded.of(
        guide_forms.GuideView(
            id=one.id,
            game=one.game,
            play=one.play,
            title=one.title,
            language=one.language,
            blocks=blocks(one.text),
        )
    )


@cache
def _image(name: str) -> tuple[bytes, str]:
    """A picture and its mark. Raises Unreadable."""
    content = written.image(name)
    return content, f'"{sha256(content).hexdigest()[:32]}"'


HANDLERS = (glossary, guides, guide, image)
