"""Mail: letters as plain text and HTML, each of which ends the channel by one press (RFC 8058)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from email.message import EmailMessage
from email.utils import formatdate
from html import escape
from typing import Final
from urllib.parse import urlsplit

import aiosmtplib

from pragmatica import wording
from pragmatica.server.config import Config
from pragmatica.server.kept.rows import Channel
from pragmatica.server.posts.carriers import Later, Never
from pragmatica.server.posts.letters import Letter

SECONDS: Final = 30.0
Link = Callable[[str], str]


class Mailer:
    """Hands mails to the server that the settings name."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._host = urlsplit(config.site).hostname or "localhost"

    async def send(
        self, to: str, subject: str, text: str, html: str, ident: str, headers: Sequence[tuple[str, str]] = ()
    ) -> None:
        """Send a mail; `ident` marks it, so that one which comes twice is known again. Raises Later and Never."""
        made = EmailMessage()
        made["From"] = self._config.mail_from
        made["To"] = to
        made["Subject"] = " ".join(subject.split())
        made["Date"] = formatdate()
        made["Message-ID"] = f"<{ident}@{self._host}>"
        made["Auto-Submitted"] = "auto-generated"
        for name, value in headers:
            made[name] = value
        made.set_content(text)
        made.add_alternative(html, subtype="html")
        config = self._config
        try:
            await aiosmtplib.send(
                made,
                hostname=config.mail_server,
                port=config.mail_port,
                username=config.mail_user or None,
                password=config.mail_password or None,
                use_tls=config.mail_tls == "always",
                start_tls=config.mail_tls == "starttls",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise _refused(error.recipients[0].code) from None
        except aiosmtplib.SMTPResponseException as error:
            raise _refused(error.code) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Later(f"the mail server cannot be reached ({type(error).__name__})") from None


def _refused(code: int) -> Later | Never:
    """What the answer of a mail server means; that it does not let us in is no fault of the letter."""
    why = f"the mail server answered {code}"
    return Never(why) if 550 <= code < 560 and code != 552 else Later(why)


class Mail:
    """Carries letters to mail addresses."""

    def __init__(self, mailer: Mailer, site: str, link: Link) -> None:
        self._mailer = mailer
        self._site = site
        self._link = link

    async def carry(self, channel: Channel, letter: Letter) -> None:
        """Send the mail. Raises Later and Never."""
        language, lines = letter.language, [(letter.line(one), self._link(one.place)) for one in letter.items]
        settings, end = f"{self._site}/notices", f"{self._site}/notices#end={channel.secret}"
        why = wording.text(language, "mail-why")
        offers = [(wording.text(language, "mail-settings"), settings), (wording.text(language, "mail-end"), end)]
        text = "\n\n".join(f"{line}\n{url}" for line, url in lines)
        text += "\n\n-- \n" + "\n".join([why, *(f"{line}: {url}" for line, url in offers)]) + "\n"
        html = page(
            language,
            "".join(f"<p>{anchor(line, url)}</p>" for line, url in lines),
            f"{escape(why)}<br>" + " · ".join(anchor(line, url) for line, url in offers),
        )
        headers = [
            ("List-Unsubscribe", f"<{self._site}/api/unsubscribe/{channel.secret}>"),
            ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"),
        ]
        await self._mailer.send(channel.address, letter.title, text, html, letter.id, headers)

    async def confirm(self, channel: Channel) -> None:
        """Ask whoever has the address whether he wants to be told there. Raises Later and Never."""
        language, link = channel.language, f"{self._site}/notices#confirm={channel.secret}"
        asked, otherwise = (wording.text(language, f"mail-confirm-{one}") for one in ("text", "otherwise"))
        html = page(language, f"<p>{escape(asked)}</p><p>{anchor(link, link)}</p>", escape(otherwise))
        text = f"{asked}\n\n{link}\n\n-- \n{otherwise}\n"
        await self._mailer.send(
            channel.address, wording.text(language, "mail-confirm-subject"), text, html, f"{channel.id}-confirm"
        )


def page(language: str, body: str, foot: str) -> str:
    """A mail's page; it asks for nothing from elsewhere."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"></head>'
        '<body style="font-family:Georgia,serif;color:#2b2118;max-width:36rem">'
        f'{body}<hr><p style="font-size:smaller;color:#6b5d4f">{foot}</p></body></html>\n'
    )


def anchor(text: str, url: str) -> str:
    """A link."""
    return f'<a href="{escape(url)}">{escape(text)}</a>'
