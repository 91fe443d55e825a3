"""Requests about a match that is over: how it went."""

from __future__ import annotations

from litestar import Response, get

from pragmatica.server.forms.course import CourseView
from pragmatica.server.routes.house import Ask, answer, house, sender_of
from pragmatica.server.routes.tables import TableId
from pragmatica.server.told.course import course_view


@get("/api/tables/{table_id:str}/course", summary="How a match went that is over", operation_id="course")
async def course(request: Ask, table_id: TableId) -> Response[CourseView]:
    """How all sides stood after each step, where that turned, and what was lost and drawn; secrets included."""
    place = house(request)
    table = await place.tables.get(table_id, check=True)
    async with place.turns.of(sender_of(request)):
        found = await place.tables.course(table)
    return answer(course_view(found))


HANDLERS = (course,)
