"""E-mail, by the mail server that the host has named."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final, Literal

import msgspec

WITHIN_S: Final = 15  # for each step of the conversation
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,188}[A-Za-z0-9])?")
LONG_LINES: Final = SMTP.clone(max_line_length=990)  # so that links stay whole
USUAL_PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}


class MailServer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mail server; `ca` is a file with the certificate of whoever vouches for it, if that is not one everybody knows.

    `password` may come from the environment instead.
    """

    host: str
    sender: str
    port: int = 0  # the usual one
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""
    ca: str = ""


class MailRefused(Exception):
    """The mail server will never take this."""


class MailFailed(Exception):
    """The mail server did not take this now."""


def is_mail_address(text: str) -> bool:
    return ADDRESS.fullmatch(text) is not None


class Mailer:
    """Sends one mail after the other, in a thread of its own."""

    def __init__(self, server: MailServer) -> None:
        self.server = server
        self.thread = ThreadPoolExecutor(1, "mail")

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str], date_s: float) -> None:
        """Raises MailRefused, MailFailed."""
        mail = EmailMessage(LONG_LINES)
        mail["From"], mail["To"], mail["Subject"] = self.server.sender, to, subject
        mail["Date"] = formatdate(date_s)
        mail["Message-ID"] = make_msgid(domain=self.server.sender.rpartition("@")[2].strip("> ") or None)
        mail["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            mail[name] = value
        mail.set_content(text)
        await asyncio.get_running_loop().run_in_executor(self.thread, self._deliver, mail)

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)

    def _deliver(self, mail: EmailMessage) -> None:
        server = self.server
        try:
            tls = ssl.create_default_context(cafile=server.ca or None)
            with self._connected(tls) as line:
                if server.security == "starttls":
                    line.starttls(context=tls)
                if server.user:
                    line.login(server.user, server.password)
                line.send_message(mail)
        except smtplib.SMTPRecipientsRefused as problem:
            if all(code >= 500 for code, _ in problem.recipients.values()):
                raise MailRefused from None
            raise MailFailed("SMTPRecipientsRefused") from None
        except smtplib.SMTPDataError as problem:
            raise (MailRefused() if problem.smtp_code >= 500 else MailFailed("SMTPDataError")) from None
        except (smtplib.SMTPException, OSError) as problem:
            raise MailFailed(type(problem).__name__) from problem

    def _connected(self, tls: ssl.SSLContext) -> smtplib.SMTP:
        server = self.server
        port = server.port or USUAL_PORTS[server.security]
        if server.security == "tls":
            return smtplib.SMTP_SSL(server.host, port, timeout=WITHIN_S, context=tls)
        return smtplib.SMTP(server.host, port, timeout=WITHIN_S)
