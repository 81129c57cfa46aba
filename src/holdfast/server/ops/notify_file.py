"""The host's file about notifications: by whose mail server, into which channel, and whom push services may ask."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

import msgspec

from holdfast.server.ops.channel import Channel
from holdfast.server.ops.mail import MailServer
from holdfast.server.ops.outgoing import BadAddress, checked_url

PASSWORD: Final = "HOLDFAST_SMTP_PASSWORD"
TOKEN: Final = "HOLDFAST_CHANNEL_TOKEN"
CONTACT: Final = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://\S+")


class PushRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`contact` is an address for those who run push services; `anywhere` also sends to plain and near addresses."""

    contact: str = ""
    anywhere: bool = False


class NotifySettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a server tells people of their turns beyond its own pages; without a file, by Web Push only."""

    mail: MailServer | None = None
    channel: Channel | None = None
    push: PushRules = PushRules()


class NotifyFileError(ValueError):
    """The file cannot be used: one sentence that says what is wrong with it."""


def read_notify_file(path: Path) -> NotifySettings:
    """Returns what a host's file says; a password or token that it leaves out comes from the environment.

    Raises NotifyFileError.
    """
    try:
        settings = msgspec.toml.decode(path.read_bytes(), type=NotifySettings)
    except OSError as problem:
        raise NotifyFileError(f"{path} cannot be read: {problem.strerror}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise NotifyFileError(f"{path}: {problem}") from None
    mail, channel = settings.mail, settings.channel
    if mail is not None:
        mail = msgspec.structs.replace(mail, password=mail.password or os.environ.get(PASSWORD, ""))
        _check_mail(path, mail)
    if channel is not None:
        channel = msgspec.structs.replace(channel, token=channel.token or os.environ.get(TOKEN, ""))
        _check_channel(path, channel)
    if settings.push.contact and not CONTACT.fullmatch(settings.push.contact):
        raise NotifyFileError(f'{path}: contact in [push] is an address such as "mailto:me@example.org"')
    return msgspec.structs.replace(settings, mail=mail, channel=channel)


def _check_mail(path: Path, mail: MailServer) -> None:
    if "@" not in mail.sender or not mail.sender.isprintable():
        raise NotifyFileError(f'{path}: sender in [mail] is an address such as "Holdfast <games@example.org>"')
    if not 0 <= mail.port <= 65_535:
        raise NotifyFileError(f"{path}: port in [mail] is a number from 1 to 65535")
    if mail.user and not mail.password:
        raise NotifyFileError(f"{path}: [mail] names a user and no password; write one or set {PASSWORD}")
    if mail.user and mail.security == "none":
        raise NotifyFileError(f"{path}: [mail] would send a password unprotected; choose another security")
    if mail.ca and not Path(mail.ca).is_file():
        raise NotifyFileError(f"{path}: there is no file {mail.ca}, which ca in [mail] names")


def _check_channel(path: Path, channel: Channel) -> None:
    try:
        parts = checked_url(channel.url, anywhere=True)
    except BadAddress:
        raise NotifyFileError(f"{path}: url in [channel] is an address that begins with https:// or http://") from None
    if channel.form == "ntfy" and not parts.path.strip("/"):
        raise NotifyFileError(f'{path}: url in [channel] names a topic, such as "https://ntfy.sh/our-topic"')
    if channel.form == "matrix" and not (channel.room and channel.token):
        raise NotifyFileError(f"{path}: a channel in Matrix has a room and a token; write it or set {TOKEN}")
    if not channel.token.isprintable() or not channel.token.isascii():
        raise NotifyFileError(f"{path}: token in [channel] has signs that no token has")
