"""The OpenAPI document: the interface as Litestar sees it, with the decisions and observations of the games put in."""

from __future__ import annotations

import dataclasses
import json
import types
import typing
from typing import Any, Final

import msgspec

import pragmatica
from pragmatica.core.game import Game
from pragmatica.server.forms import views

REF: Final = "#/components/schemas/{name}"
SOCKET: Final = """\
`GET /api/ws?table=ID&since=N&heard=N&as=SEAT` upgrades to a WebSocket that sends `SocketMessage` objects: an `update` \
at once with the events after `since`, one whenever the table looks different to the viewer, a `talk` with what has \
been said after the first `heard` messages (the last hundred of it), and a `ping` after 20 quiet seconds. An update's \
table replaces the one before; its `seq` may be the same (somebody came online). Come back with the last `seq` and \
`heard` after a cut. Where no WebSocket gets through, `GET /api/tables/ID/news` tells the same. Close codes: 1012 the \
server stops, 4000 plus the HTTP status of a refusal."""
VALUE: Final[dict[str, Any]] = {
    "description": "A value of an event, action or reason; `city:lueben` and the like name something by its id.",
    "anyOf": [
        {"type": "string"},
        {"type": "integer"},
        {"type": "boolean"},
        {"type": "null"},
        {"type": "array", "items": {"$ref": REF.format(name="Value")}},
        {"type": "object", "additionalProperties": {"$ref": REF.format(name="Value")}},
    ],
}
VALUES: Final = {"type": "object", "additionalProperties": {"$ref": REF.format(name="Value")}}


def document() -> dict[str, Any]:
    """The whole document."""
    from pragmatica.server.app import make_api

    api = make_api(None, documented=True)
    made: dict[str, Any] = api.openapi_schema.to_schema()
    schemas: dict[str, Any] = made["components"]["schemas"]
    bodies = {
        handler.operation_id: handler.opt["body"]
        for route in api.routes
        for handler in getattr(route, "route_handlers", ())
        if "body" in handler.opt
    }
    extra: list[Any] = [views.ErrorBody, views.Update, views.Talk, views.Ping, *bodies.values()]
    _, components = msgspec.json.schema_components(extra, ref_template=REF)
    schemas.update({name: schema for name, schema in components.items() if name not in schemas})
    games = pragmatica.games()
    for game in games:
        schemas.update(game_schemas(game))
    schemas["Value"] = VALUE
    schemas["Decision"] = _any_of([f"{game.schema}Decision" for game in games])
    schemas["AnyObservation"] = _any_of([f"{game.schema}Observation" for game in games])
    schemas["SocketMessage"] = _one_of(["Update", "Talk", "Ping"])
    _open_fields(schemas)
    for path in made["paths"].values():
        for operation in path.values():
            _describe_errors(operation)
            if operation["operationId"] in bodies:
                operation["requestBody"] = {"required": True, **_json(bodies[operation["operationId"]].__name__)}
    made["info"]["description"] = SOCKET
    made.pop("servers", None)
    return made


def game_types(game: Game[Any]) -> tuple[tuple[type, ...], type]:
    """The classes of a game's decisions and of its observation, from what its methods say that they return."""
    decisions = typing.get_type_hints(type(game).decision)["return"]
    if isinstance(decisions, types.UnionType) or typing.get_origin(decisions) is typing.Union:
        members = typing.get_args(decisions)
    else:
        members = (decisions,)
    return members, typing.get_type_hints(type(game).observe)["return"]


def game_schemas(game: Game[Any]) -> dict[str, Any]:
    """What a game asks and shows. Every name begins with the game's, for others may use the same words."""
    decisions, observation = game_types(game)
    every = [*decisions, observation]
    _, components = msgspec.json.schema_components(every, ref_template=REF.format(name=f"{game.schema}{{name}}"))
    for one in every:
        components[one.__name__]["required"] = _fields(one)
    found = {f"{game.schema}{name}": schema for name, schema in components.items()}
    found[f"{game.schema}Decision"] = _one_of([f"{game.schema}{one.__name__}" for one in decisions])
    found[f"{game.schema}Observation"] = found.pop(f"{game.schema}{observation.__name__}")
    return found


def text() -> str:
    """The document as it stands in `web/openapi.json`."""
    return json.dumps(document(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def _fields(one: Any) -> list[str]:
    """All fields: what is sent is always complete."""
    return [field.name for field in dataclasses.fields(one)]


def _one_of(members: list[str]) -> dict[str, Any]:
    """One of several objects, told apart by a field that has one value in each of them."""
    refs = [{"$ref": REF.format(name=one)} for one in members]
    return refs[0] if len(refs) == 1 else {"oneOf": refs}


def _any_of(members: list[str]) -> dict[str, Any]:
    """An object of several games, which may use the same words: the table tells which game it is."""
    return {"anyOf": [{"$ref": REF.format(name=one)} for one in members]}


def _open_fields(schemas: dict[str, Any]) -> None:
    """Say what the fields hold that the server passes on without knowing their games."""
    decision = {"$ref": REF.format(name="Decision")}
    schemas["WaitingView"]["properties"]["decision"] = decision
    schemas["SeatedView"]["properties"]["decision"] = {"anyOf": [decision, {"type": "null"}]}
    observation = {"$ref": REF.format(name="AnyObservation")}
    schemas["SeatedView"]["properties"]["observation"] = {"anyOf": [observation, {"type": "null"}]}
    for name, field in (
        ("ActionView", "fields"),
        ("PlanView", "fields"),
        ("EventView", "fields"),
        ("ReasonView", "arguments"),
    ):
        schemas[name]["properties"][field] = VALUES
    schemas["PasskeyAnswer"]["properties"]["credential"] = {"type": "object", "additionalProperties": {}}
    schemas["EventView"]["properties"]["private"] = {"type": "object", "additionalProperties": VALUES}


def _describe_errors(operation: dict[str, Any]) -> None:
    responses = operation["responses"]
    for status in [status for status in responses if status >= "400"]:
        del responses[status]
    responses["default"] = {"description": "refused; nothing has changed", **_json("ErrorBody")}


def _json(name: str) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": {"$ref": REF.format(name=name)}}}}
