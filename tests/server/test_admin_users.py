"""`pragmatica admin user`: accounts from the command line, beside a server that runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conftest import MakeServer
from tests.server.client import Browser, Server
from tests.server.people import register, sign_in, who
from tests.server.test_admin import Admin

PASSWORD = "chosen by its owner"


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """The command."""
    return Admin(capsys)


def set_password(browser: Browser, link: str, status: int = 200, password: str = PASSWORD) -> None:
    """Follow a link that sets a password."""
    browser.post("/api/account/reset", {"secret": link.strip().rpartition("#")[2], "password": password}, status)


def test_the_first_administrator_is_made_on_the_command_line(admin: Admin, server: Server, host: Browser) -> None:
    """A link is printed with which he sets his password and is signed in."""
    link = admin("user", "add", "Kaunitz", "--role", "administrator", server=server)

    set_password(host, link)

    assert link.startswith("http://127.0.0.1:8000/account/reset#")
    assert host.get("/api/account")["account"]["role"] == "administrator"


def test_a_link_sets_a_password_once(admin: Admin, server: Server, host: Browser, friend: Browser) -> None:
    """Whoever finds it later in some history sets nothing."""
    link = admin("user", "add", "Haugwitz", server=server)
    set_password(host, link)

    set_password(friend, link, 403)

    sign_in(friend, "Haugwitz", password=PASSWORD)


@pytest.mark.parametrize("bad", ["short", "bartenstein "])
def test_a_password_that_is_refused_does_not_spend_the_link(admin: Admin, make_server: MakeServer, bad: str) -> None:
    """Who chooses one that is too short, or his own name, may choose again."""
    server = make_server().start()
    host, link = server.browser(), admin("user", "add", "Bartenstein", server=server)
    set_password(host, link, 400, bad)

    set_password(host, link)

    assert who(host) == "Bartenstein"


def test_an_account_without_a_password_is_signed_in_by_none(admin: Admin, server: Server, host: Browser) -> None:
    """Before its link is followed nobody signs in with it."""
    admin("user", "add", "Starhemberg", server=server)

    sign_in(host, "Starhemberg", 403, "")


def test_a_reset_signs_everybody_out(admin: Admin, server: Server, host: Browser, friend: Browser) -> None:
    """Whoever had the old password is out."""
    register(host, "Sinzendorf")

    set_password(friend, admin("user", "reset-password", "sinzendorf", server=server))

    assert (who(host), who(friend)) == (None, "Sinzendorf")


def test_roles_are_given_and_listed(admin: Admin, make_server: MakeServer) -> None:
    """A moderator is listed as such."""
    server = make_server()
    admin("user", "add", "Browne", server=server)

    admin("user", "role", "Browne", "moderator", server=server)

    (found,) = json.loads(admin("user", "list", "--json", server=server))["accounts"]
    assert (found["name"], found["role"]) == ("Browne", "moderator")


def test_an_account_is_deleted(admin: Admin, make_server: MakeServer) -> None:
    """Its seats are free, its name is, and nobody signs in with it; a file's server must be stopped for it."""
    server = make_server().start()
    host = server.browser()
    register(host, "Pálffy")
    ident = host.open()
    if not server.database:
        assert "another server uses it" in admin("user", "delete", "Pálffy", server=server, status=1)
        server.stop()

    admin("user", "delete", "pálffy", server=server)

    if server.process is None:
        server.start()
    stranger = server.browser()
    assert all(seat["account"] is None for seat in stranger.table(ident)["seats"])
    sign_in(stranger, "Pálffy", 403)
    register(stranger, "Pálffy")


@pytest.mark.parametrize(
    "arguments", [("add", "a@b"), ("role", "Nobody Here", "member"), ("reset-password", "Nobody"), ("delete", "Nobody")]
)
def test_what_cannot_be_is_said(admin: Admin, server: Server, arguments: tuple[str, ...]) -> None:
    """A name that cannot be one, and people who do not exist, end the command with a reason."""
    assert admin("user", *arguments, server=server, status=1).startswith("pragmatica admin")


def test_a_name_is_given_once(admin: Admin, server: Server) -> None:
    """The command line goes by the rule of the pages."""
    admin("user", "add", "Neipperg", server=server)

    assert "Neipperg" in admin("user", "add", "neipperg".title(), server=server, status=1)


def test_a_backup_keeps_accounts(admin: Admin, make_server: MakeServer, tmp_path: Path) -> None:
    """Whoever had an account signs in where the backup has been restored, and holds his seats there."""
    server = make_server().start()
    host = server.browser()
    register(host, "Kept In A Backup")
    ident = host.open()
    admin("backup", tmp_path / "all.gz", server=server)
    other = make_server()
    admin("restore", tmp_path / "all.gz", server=other)
    moved = other.start().browser()

    sign_in(moved, "Kept In A Backup")

    assert [one["id"] for one in moved.get("/api/tables")] == [ident]
