"""The application: its parts put together, started and stopped."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import structlog
from litestar import Litestar, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig

from pragmatica import wording
from pragmatica.core.errors import PragmaticaError
from pragmatica.server.accounts.addresses import Addresses
from pragmatica.server.accounts.passkeys import Passkeys
from pragmatica.server.accounts.provider import Provider, Settings
from pragmatica.server.accounts.service import Accounts
from pragmatica.server.accounts.store import Store
from pragmatica.server.accounts.upkeep import Upkeep
from pragmatica.server.accounts.vacations import Plans
from pragmatica.server.accounts.ways import Offers
from pragmatica.server.config import Config
from pragmatica.server.door.guard import Guard
from pragmatica.server.door.site import Site
from pragmatica.server.errors import BY_STATUS, Refused, refusal
from pragmatica.server.events.service import Events
from pragmatica.server.jobs.clocks import ClockWatch
from pragmatica.server.jobs.events import EventWatch
from pragmatica.server.jobs.lobby import LobbyKeeper
from pragmatica.server.jobs.recess import RecessWatch
from pragmatica.server.jobs.results import fill
from pragmatica.server.jobs.runner import BotsRunner
from pragmatica.server.kept.opening import open_storage
from pragmatica.server.metrics import Metrics
from pragmatica.server.play.table import RefusedAt
from pragmatica.server.posts.clerk import Clerk
from pragmatica.server.posts.office import Office
from pragmatica.server.routes import accounts as routes_accounts
from pragmatica.server.routes import addresses as routes_addresses
from pragmatica.server.routes import company as routes_company
from pragmatica.server.routes import course as routes_course
from pragmatica.server.routes import events as routes_events
from pragmatica.server.routes import games as routes_games
from pragmatica.server.routes import guides as routes_guides
from pragmatica.server.routes import leaving as routes_leaving
from pragmatica.server.routes import lessons as routes_lessons
from pragmatica.server.routes import lobby as routes_lobby
from pragmatica.server.routes import moderation as routes_moderation
from pragmatica.server.routes import passkeys as routes_passkeys
from pragmatica.server.routes import pictures as routes_pictures
from pragmatica.server.routes import players as routes_players
from pragmatica.server.routes import posts as routes_posts
from pragmatica.server.routes import provider as routes_provider
from pragmatica.server.routes import seats as routes_seats
from pragmatica.server.routes import studies as routes_studies
from pragmatica.server.routes import tables as routes_tables
from pragmatica.server.routes import talk as routes_talk
from pragmatica.server.routes import vacations as routes_vacations
from pragmatica.server.routes.house import Ask, House, answer, house, identify
from pragmatica.server.routes.stream import follow
from pragmatica.server.tables.company import Company
from pragmatica.server.tables.live import Hub
from pragmatica.server.tables.manners import Manners
from pragmatica.server.tables.players import Players
from pragmatica.server.tables.seen import Seen
from pragmatica.server.tables.service import Tables
from pragmatica.server.tables.talk import Talk
from pragmatica.server.told import wire

CHECKPOINT = 5.0  # seconds between the times that SQLite's log is brought into the file
THREADS = 8  # connections of one process to a PostgreSQL server
SWITCH = 0.0005  # seconds after which the loop lets a thread go on that the database has answered
log = structlog.get_logger()


class App:
    """The ASGI application, with the parts that its server must reach."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.hub = Hub()
        self.metrics = Metrics()
        self.hub.counted = self.metrics.followers.set
        self._loop: asyncio.AbstractEventLoop | None = None
        self._guard = Guard(make_api(self), Site(root=config.root_path), config, self.metrics)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        await self._guard(scope, receive, send)

    def close_streams(self) -> None:
        """End all streams; may be called from a signal handler."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self.hub.close)

    @asynccontextmanager
    async def running(self, api: Litestar) -> AsyncIterator[None]:
        """Open the database and start what works beside the requests; stop all of it at the end."""
        self._loop = asyncio.get_running_loop()
        config = self.config
        threads = 1 if config.sqlite else THREADS
        storage = open_storage(config, threads=threads)
        storage.tidy()
        tables = Tables(storage, self.hub, threads=threads)
        tables.bot_tables = (config.bot_tables, config.bot_tables_all)
        tables.open_tables = (config.open_tables, config.open_tables_all)
        seen = Seen(tables)
        self.hub.left = seen.left
        accounts = Accounts(Store(storage, tables.sender), tables, rate=config.sign_in_rate, burst=config.sign_in_burst)
        manners = Manners(tables, accounts.store, days=config.new_days, matches=config.new_matches, words=config.words)
        talk = Talk(tables, manners)
        accounts.store.tidy(time.time())
        accounts.changed_here = self.hub.account_changed
        self.hub.holder_of = accounts.holder
        office = Office(config, tables, self.hub, self.metrics)
        provider = None
        if config.oidc_discovery:
            provider = Provider(accounts, provider_settings(config), config.site, manners.require_words)
        accounts.offers = Offers(bool(config.mail_server), "" if provider is None else provider.issuer)
        clerk = Clerk(accounts, office.mailer, office.site) if config.mail_server else None
        upkeep, plans = Upkeep(accounts), Plans(storage, config.vacation_days)
        events = Events(tables, (config.open_events, config.open_events_all))
        api.state.house = House(
            config, tables, self.hub, talk, self.metrics, accounts, upkeep, Passkeys(accounts), Addresses(accounts),
            office, Company(tables, accounts), events, Players(tables), plans, provider,
        )  # fmt: skip
        watch = ClockWatch(tables, plans)
        tables.now = watch.now
        recess = RecessWatch(tables, watch.learn)
        await recess.start()
        await watch.start()
        runner = BotsRunner(tables, self.metrics, slots=config.bots, budget=config.bot_seconds, pause=config.bot_pause)
        notifier = keeper = None
        if config.sqlite:
            keeper = asyncio.create_task(keep_file(tables))
        else:
            from pragmatica.server.tables.notify import Notifier

            shared = (accounts.senders, accounts.names, upkeep.names, office.mailed)
            notifier = Notifier(tables, self.hub, talk, accounts, shared)
            notifier.start()
            sys.setswitchinterval(SWITCH)
        if config.bots:
            runner.start()
        office.postman.start()
        filling = asyncio.create_task(fill(tables))
        if clerk is not None:
            clerk.start()
        keeper_of_lobby = LobbyKeeper(tables)
        keeper_of_lobby.start()
        event_watch = EventWatch(events, tables)
        event_watch.start()
        settle_garbage()
        try:
            yield
        finally:
            self.hub.close()
            filling.cancel()
            await runner.stop()
            await watch.stop()
            await recess.stop()
            await event_watch.stop()
            await office.postman.stop()
            if clerk is not None:
                await clerk.stop()
            await keeper_of_lobby.stop()
            await seen.stop()
            if keeper is not None:
                keeper.cancel()
            if notifier is not None:
                await notifier.stop()
            accounts.passwords.close()
            tables.close()


def provider_settings(config: Config) -> Settings:
    """How this server is known to the provider of identities."""
    return Settings(
        config.oidc_discovery, config.oidc_client, config.oidc_secret, config.oidc_name, config.oidc_registration
    )


async def keep_file(tables: Tables) -> None:
    """Bring SQLite's log into the database file now and then."""
    while True:
        await asyncio.sleep(CHECKPOINT)
        with suppress(Refused):  # where there is no room now, there may be later
            await tables.read(tables.storage.checkpoint)


def settle_garbage() -> None:
    """Keep the collector away from what lives for ever, and let it run seldom: its pauses make answers late."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def make_api(app: App | None, *, documented: bool = False) -> Litestar:
    """The interface of `/api`; `documented` adds its OpenAPI description."""
    handlers: Sequence[Any] = [
        *routes_games.HANDLERS,
        *routes_guides.HANDLERS,
        *routes_tables.HANDLERS,
        *routes_seats.HANDLERS,
        *routes_lobby.HANDLERS,
        *routes_company.HANDLERS,
        *routes_leaving.HANDLERS,
        *routes_course.HANDLERS,
        *routes_pictures.HANDLERS,
        *routes_lessons.HANDLERS,
        *routes_studies.HANDLERS,
        *routes_talk.HANDLERS,
        *routes_moderation.HANDLERS,
        *routes_accounts.HANDLERS,
        *routes_passkeys.HANDLERS,
        *routes_addresses.HANDLERS,
        *routes_provider.HANDLERS,
        *routes_vacations.HANDLERS,
        *routes_posts.HANDLERS,
        *routes_events.HANDLERS,
        *routes_players.HANDLERS,
        follow,
    ]
    return Litestar(
        handlers,
        before_request=None if app is None else identify,
        lifespan=[] if app is None else [app.running],
        exception_handlers={
            Refused: on_refused,
            PragmaticaError: on_core_error,
            HTTPException: on_http_error,
            Exception: on_failure,
        },
        openapi_config=OpenAPIConfig("Pragmatica", "1", create_examples=False) if documented else None,
        request_max_body_size=None if app is None else app.config.max_body,
        logging_config=None,
    )


def on_refused(request: Ask, error: Refused) -> Response[Any]:
    """A refusal in the agreed form."""
    place = house(request)
    place.metrics.refusals.labels(error.kind).inc()
    online = place.hub.online(error.table.id) if isinstance(error, RefusedAt) else frozenset[str]()
    return answer(wire.error_body(error, online), error.status)


def on_core_error(request: Ask, error: PragmaticaError) -> Response[Any]:
    """What the core found wrong with a request."""
    return on_refused(request, refusal(error, accepted(request.headers.get("accept-language", ""))))


def accepted(languages: str) -> str:
    """The first of the languages that a request accepts in which there are texts, else English."""
    wanted = (one.partition(";")[0].strip().partition("-")[0].lower() for one in languages.split(","))
    return next((one for one in wanted if one in wording.LANGUAGES), wording.FALLBACK)


def on_http_error(request: Ask, error: HTTPException) -> Response[Any]:
    """What the framework found wrong with a request."""
    kind = BY_STATUS.get(error.status_code, "bad-request")
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(
            f"{one['key']}: {one['message']}" if one.get("key") else one["message"] for one in error.extra
        )
    return on_refused(request, Refused(kind, detail))


def on_failure(request: Ask, error: Exception) -> Response[Any]:
    """A fault of ours: told in the log, not to the sender."""
    log.error("request failed", method=request.method, path=request.url.path, exc_info=error)
    return on_refused(request, Refused("internal", "the server made a mistake; it has been noted"))
