"""Settings of the server: defaults, then a TOML file, then the environment, then the command line."""

from __future__ import annotations

import fcntl
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from pragmatica.core.errors import Unreadable
from pragmatica.core.reading import decoded

PREFIX: Final = "PRAGMATICA_"
FILE: Final = "pragmatica.toml"
ROOT_PATH: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
OWN_PATHS: Final = (
    "account", "api", "assets", "event", "events", "healthz", "league", "metrics", "moderation", "new", "notices",
    "rules", "table",
)  # fmt: skip
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings; docs/hosting.md explains them."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = "data"  # folder of the database file
    database: str = ""  # address of a PostgreSQL database; empty: a file in `data`
    workers: int = 1  # processes; more than one needs PostgreSQL
    durable: bool = False  # SQLite: wait for the disk at every commit
    origins: tuple[str, ...] = ()  # public addresses such as https://games.example, where a proxy stands in front
    root_path: str = ""  # where a proxy puts the site below its host, such as /pragmatica
    proxies: str = "127.0.0.1"  # whose X-Forwarded headers are believed
    monitors: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses that may read /metrics
    bots: int = 2  # processes for bots, in each worker
    bot_seconds: float = 5.0  # time of a bot for one answer
    bot_pause: float = 0.0  # seconds before each answer of a bot
    bot_tables: int = 8  # tables where only bots play, opened from one address and in play at once; 0: any number
    bot_tables_all: int = 64  # the same from everywhere
    open_tables: int = 8  # tables that wait for players in the lobby, of one address or host; 0: any number
    open_tables_all: int = 500  # the same of all
    open_events: int = 20  # events that are not over, opened from one address; 0: any number
    open_events_all: int = 200  # the same from everywhere
    rate: float = 100.0  # requests a second from one address on the long run; 0: any number
    burst: float = 400.0  # and at once
    work: float = 0.5  # seconds of the processor, a second, that one address may take on the long run
    work_burst: float = 5.0  # and at once
    open_rate: float = 0.5  # the same for new tables and seat links
    open_burst: float = 60.0
    registration: bool = True  # whether people may make accounts for themselves
    sign_in_rate: float = 0.1  # attempts a second from one address to sign in or register; 0: any number
    sign_in_burst: float = 20.0  # and at once
    new_days: float = 3.0  # for which an account is new: it talks less often, and sends no links; 0: none is
    new_matches: int = 3  # after so many finished matches it is not new either
    words: tuple[str, ...] = ()  # that nobody may say at a table
    oidc_discovery: str = ""  # address of a provider of identities, up to /.well-known/openid-configuration
    oidc_client: str = ""  # the id under which it knows this server
    oidc_secret: str = ""
    oidc_secret_file: str = ""  # a file that holds it instead
    oidc_name: str = "OpenID"  # what its button says
    oidc_registration: bool = True  # whether whoever it knows gets an account
    vacation_days: int = 30  # on which the correspondence clocks of an account stand in a year; 0: none
    vote_days: float = 7.0  # for which it can be answered that a match is to end
    max_body: int = 65_536  # bytes
    connections: int = 1_000  # open connections of a process
    address_connections: int = 200  # of one address: open connections, and requests and streams through a proxy
    patience: float = 10.0  # seconds for a head; three times as long for a body, six times for taking an answer
    mail_server: str = ""  # host that takes mails; empty: none are sent
    mail_port: int = 587
    mail_tls: str = "starttls"  # or always, or never on a network that is trusted
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""  # the sender, such as Pragmatica <games@club.example>
    log: str = "text"  # or json

    @property
    def url(self) -> URL:
        """Address of the database."""
        if self.database:
            return make_url(self.database)
        return URL.create("sqlite", database=str(Path(self.data, "pragmatica.db").absolute()))

    @property
    def sqlite(self) -> bool:
        """Whether the database is a file."""
        return not self.database

    @property
    def site(self) -> str:
        """Where the site lies, as people outside know it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return (self.origins[0] if self.origins else f"http://{host}:{self.port}") + self.root_path

    @property
    def hosts(self) -> tuple[str, ...]:
        """Names under which the server answers; none: any."""
        return LOOPBACK if self.host in LOOPBACK else ()


def read_config(
    given: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Config:
    """The settings of this start; `given` comes from the command line. Raises Unreadable naming the setting."""
    settings: dict[str, Any] = {}
    data = given.get("data") or environment.get(f"{PREFIX}DATA") or Config().data
    path = file or Path(data, FILE)
    if file is not None or os.path.exists(path):  # which finds no fault with odd names
        try:
            settings |= tomllib.loads(decoded(path.read_bytes(), str(path)))
        except (OSError, ValueError) as error:
            raise Unreadable(str(error), str(path)) from None
    for name in Config.__struct_fields__:
        value = environment.get(f"{PREFIX}{name.upper()}")
        if value is not None:
            settings[name] = value.split() if name in ("origins", "monitors", "words") else value
    settings |= {name: value for name, value in given.items() if value is not None}
    try:
        config = msgspec.convert(settings, Config, strict=False)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error), "settings") from None
    return _checked(config)


def open_data(config: Config) -> IO[str]:
    """Make the data folder, and see that no other server uses it. Raises Unreadable."""
    folder = Path(config.data)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (folder / "lock").open("w")
    except OSError as error:
        raise Unreadable(
            f"cannot be the data folder ({error.strerror}): choose another with --data, or mend this one", config.data
        ) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Unreadable("another server uses it: stop that, or choose another with --data", config.data) from None
    return lock


def _checked(config: Config) -> Config:
    if config.database and not config.database.startswith("postgresql"):
        raise Unreadable("must begin with postgresql://", "database")
    try:
        make_url(config.database or "sqlite://")
    except (ArgumentError, ValueError):  # what is in it may be secret
        raise Unreadable("must look like postgresql://user:password@host/name", "database") from None
    if not config.data or "\0" in config.data:
        raise Unreadable("must name a folder", "data")
    if config.workers > 1 and config.sqlite:
        raise Unreadable("several workers need a PostgreSQL database (--database)", "workers")
    if not 0 <= config.port <= 65_535:
        raise Unreadable("must be from 0 to 65535", "port")
    if config.workers < 1 or config.bots < 0:
        raise Unreadable("at least one worker, and no negative number of bots", "workers")
    for name in ("bot_tables", "open_tables", "open_events"):
        if min(getattr(config, name), getattr(config, f"{name}_all")) < 0:
            raise Unreadable("must not be negative", name)
    if config.connections < 1 or config.address_connections < 1 or not config.patience > 0:
        raise Unreadable("must be more than 0", "connections, address_connections, patience")
    if config.oidc_discovery:
        config = _with_provider(config)
    if not 0 <= config.vacation_days <= 180:
        raise Unreadable("must be from 0 to 180", "vacation_days")
    if not 0.05 <= config.vote_days <= 60:
        raise Unreadable("must be from 0.05 to 60", "vote_days")
    if config.log not in ("text", "json"):
        raise Unreadable("must be text or json", "log")
    if config.mail_server and not (config.mail_from and config.origins):
        raise Unreadable("needs mail_from, and origins for the links in mails", "mail_server")
    if config.mail_tls not in ("starttls", "always", "never") or not 0 < config.mail_port <= 65_535:
        raise Unreadable("must be starttls, always or never, and a port from 1 to 65535", "mail_tls, mail_port")
    root = config.root_path.rstrip("/")
    if ROOT_PATH.fullmatch(root) is None or root.split("/")[1:2] in ([one] for one in OWN_PATHS):
        raise Unreadable(f"{root!r}; must look like /pragmatica and begin with no path of the site itself", "root_path")
    config = msgspec.structs.replace(config, root_path=root)
    for origin in config.origins:
        if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
            raise Unreadable(f"{origin!r}; must look like https://games.example", "origins")
    if config.database.startswith("postgresql://"):
        return msgspec.structs.replace(config, database="postgresql+psycopg" + config.database[len("postgresql") :])
    return config


def _with_provider(config: Config) -> Config:
    """The settings of a provider of identities, with the secret from its file. Raises Unreadable."""
    found = urlsplit(config.oidc_discovery)
    safe = found.scheme == "https" or (found.scheme == "http" and found.hostname in LOOPBACK)
    if not safe or not found.hostname or not config.oidc_discovery.endswith("/.well-known/openid-configuration"):
        raise Unreadable("must look like https://login.example/.well-known/openid-configuration", "oidc_discovery")
    if config.oidc_secret_file:
        try:
            secret = Path(config.oidc_secret_file).read_text(encoding="utf-8").strip()
        except (OSError, ValueError) as error:
            raise Unreadable(str(error), "oidc_secret_file") from None
        config = msgspec.structs.replace(config, oidc_secret=secret)
    if not config.oidc_client or not config.oidc_secret:
        raise Unreadable(
            "a provider needs both, the secret by itself or in oidc_secret_file", "oidc_client, oidc_secret"
        )
    return config
