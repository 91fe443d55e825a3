"""A new table, and the start of its match as soon as nobody is awaited any more."""

from __future__ import annotations

import dataclasses
import json
import secrets
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

import pragmatica
from pragmatica import Match, bots
from pragmatica.core.errors import PragmaticaError, Unreadable
from pragmatica.core.game import Setup, make_setup
from pragmatica.core.register import game
from pragmatica.core.sealing import SALT_BYTES, commitment, joint_seed
from pragmatica.server.errors import Refused
from pragmatica.server.forms import requests
from pragmatica.server.kept.rows import ClaimRow, Position, SeatRow, TableRow
from pragmatica.server.play import counting, running
from pragmatica.server.play.names import clean_name, require_distinct
from pragmatica.server.play.table import StoredEvent, Table, asked_since, write_json
from pragmatica.server.security import digest, link_secret, new_secret

NOBODY: Final[Mapping[str, Held]] = MappingProxyType({})


class Held(NamedTuple):
    """Who holds a seat from the beginning, though he has not opened the table, and his part of its seed."""

    account: str
    part: str = ""


def new_table(
    request: requests.TableRequest,
    session: str,
    ident: str,
    key: str,
    opener: str,
    now: float,
    people: dict[str, str] | None = None,
    *,
    held: Mapping[str, Held] = NOBODY,
    seed: int | None = None,
) -> Table:
    """A table that nobody else knows of yet, begun if nobody is awaited; its links are made from the request's key.

    `people` are the names of accounts that are known here. `held` are seats of accounts that need not be there, `seed`
    the server's part where it was bound to it before. Raises Refused, Unreadable.
    """
    played = game(request.game)
    if request.position is None:
        setup = make_setup(played, request.scenario, request.players, request.options, request.board)
    else:
        setup = _placed(request, request.position)
    if request.pace is not None:
        request.pace.check()
    _check_lobby(request)
    if request.rated:
        require_ratable(request, setup.seats, held)
    seats = open_seats(setup.game, setup.seats, request.seats, key)
    seats = tuple(msgspec.structs.replace(one, part=held[one.seat].part) if one.seat in held else one for one in seats)
    seed, salt = secrets.randbits(128) if seed is None else seed, secrets.token_bytes(SALT_BYTES)
    row = TableRow(
        id=ident,
        name=clean_name(request.name, "name"),
        game=request.game,
        scenario=request.scenario,
        players=request.players,
        options=json.dumps(dict(setup.options)),
        board=setup.board,
        rules_version=played.rules_version,
        host=session,
        seed=format(seed, "x"),
        salt=salt.hex(),
        commitment=commitment(seed, salt),
        created=now,
        start="",
        opener=opener,
        bots_stay=request.bots_stay or request.rated,
        part=request.part or "",
        analysis=request.analysis,
        position="" if request.position is None else json.dumps(request.position),
        rated=request.rated,
        pace="" if request.pace is None else write_json(request.pace).decode(),
        public=request.public,
        members=request.members,
        language=request.language or "",
        least=request.least,
        most=request.most,
    )
    holders = {seat: one.account for seat, one in held.items()}
    claims = tuple(ClaimRow(holders.get(seat.seat, session), seat.seat) for seat in seats if seat.control == "device")
    position, known = Position(now, 0, 0, "{}", False, "", "", 0), {} if people is None else people
    table = Table(row, position, seats, claims, None, {}, people=known)
    return table if table.awaited else begun(table, now)


def _check_lobby(request: requests.TableRequest) -> None:
    """Only a public table is open to strangers. Raises Unreadable."""
    if request.public:
        if request.least is not None and request.most is not None and request.least > request.most:
            raise Unreadable("must not be less than least", "most")
        return
    found = next((seat for seat, wish in request.seats.items() if wish.control == "open"), None)
    if found is not None:
        raise Unreadable("only a public table has seats that are open to everybody", f"seats.{found}")
    if request.members:
        raise Unreadable("only a public table asks who is signed in", "members")


def _placed(request: requests.TableRequest, position: Mapping[str, Any]) -> Setup:
    """What was chosen for the match that the position is of; the request must say the same. Raises Unreadable."""
    setup = Match.from_position(position).setup
    for field, wanted in (("game", setup.game), ("scenario", setup.scenario), ("players", setup.players)):
        if getattr(request, field) != wanted:
            raise Unreadable(f"the position has {wanted!r}", field)
    return setup


def open_seats(
    game: str, seats: Sequence[str], wishes: Mapping[str, requests.SeatRequest], key: str
) -> tuple[SeatRow, ...]:
    """The seats of a new table, with links made from the key of the request. Raises Refused, Unreadable."""
    for seat in wishes:
        if seat not in seats:
            raise Unreadable(f"unknown seat; seats: {', '.join(seats)}", f"seats.{seat}")
    rows: list[SeatRow] = []
    for place, seat in enumerate(seats):
        wish = wishes.get(seat, requests.SeatRequest(control="device"))
        if wish.bot is not None and wish.control != "bot":
            raise Unreadable("only a seat with control bot names a bot", f"seats.{seat}.bot")
        bot = bots.chosen(wish.bot, game) if wish.control == "bot" else None
        salt = new_secret() if wish.control == "link" else None
        link = None if salt is None else digest(link_secret(salt, key, seat))
        name = clean_name(wish.name, f"seats.{seat}.name")
        require_distinct(name, (one.name for one in rows), f"seats.{seat}.name")
        rows.append(SeatRow(place, seat, wish.control, bot, name, link, salt=salt))
    return tuple(rows)


def require_ratable(request: requests.TableRequest, seats: Sequence[str], held: Mapping[str, Held]) -> None:
    """Raises Unreadable where the match of a new table could not count for ratings."""
    wishes = {seat: request.seats.get(seat, requests.SeatRequest(control="device")).control for seat in seats}
    if request.position is not None or request.board is not None:
        raise Unreadable("counts only from the set-up, on the board of the house", "rated")
    if len(seats) < 2 or all(wish == "bot" for wish in wishes.values()):
        raise Unreadable("counts only where somebody plays against others", "rated")
    if sum(wish == "device" and seat not in held for seat, wish in wishes.items()) > 1:
        raise Unreadable("counts only where each has one seat; more than one is of this device", "rated")


def opening(table: Table) -> list[StoredEvent]:
    """What happened before the first answer of a match: what was dealt. Nothing where it has not begun."""
    return [] if table.dealt is None else [StoredEvent.of(one, table.row.game) for one in table.dealt.opening]


def begun(table: Table, now: float) -> Table:
    """The table with its match, whose seed is made of the server's and of all that the browsers have sent.

    What is dealt is pinned: the program may be newer than the table. Raises Refused when it cannot play it any more.
    """
    row = table.row
    seed = joint_seed(int(row.seed, 16), bytes.fromhex(row.salt), row.id, table.parts)
    try:
        match = _match(row, seed)
    except PragmaticaError as error:
        raise Refused("unplayable", str(error)) from error
    row = msgspec.structs.replace(
        row,
        options=json.dumps(dict(match.setup.options)),
        board=match.setup.board,
        rules_version=match.game.rules_version,
        start=match.to_json(),
        starters=write_json(counting.beginning(table)).decode() if row.rated else "",
    )
    position = msgspec.structs.replace(
        table.position,
        over=match.outcome is not None,
        snapshot=match.to_json(history=False),
        base_change=table.position.change,
        asked=asked_since(None, match, {}, now),
    )
    position = running.begun(running.pace_from(row.pace), position, match, table.seats, now)
    return dataclasses.replace(table, row=row, position=position, dealt=match)


def _match(row: TableRow, seed: int) -> Match:
    """The match before its first answer."""
    if row.position:
        return Match.from_position(msgspec.json.decode(row.position), seed)
    options = msgspec.json.decode(row.options)
    return pragmatica.new(
        row.game, scenario=row.scenario, players=row.players, options=options, seed=seed, board=row.board
    )
