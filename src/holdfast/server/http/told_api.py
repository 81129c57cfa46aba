"""How the visitor is told of their turns beyond the page, over HTTP: by browsers, by mail, in the host's channel."""

from __future__ import annotations

import msgspec
from starlette.responses import PlainTextResponse, Response

from holdfast.server.http.requests import Denied, Visit
from holdfast.server.ops.limits import BROWSERS_TOLD, MAILS_OF_ALL, MAILS_TO_ONE, NEW_MAILS, Rate
from holdfast.server.ops.mail import MailFailed, MailRefused, is_mail_address
from holdfast.server.ops.outgoing import BadAddress
from holdfast.server.ops.web_push import PushAddress, check_address
from holdfast.server.services.subscriptions import Subscriptions
from holdfast.server.wire.api_types import (
    BrowserToTell,
    ChannelToTell,
    MailAnswer,
    MailSecret,
    MailToTell,
    QuietTable,
    TurnsTold,
)


async def told(visit: Visit) -> TurnsTold:
    return await as_told(visit, await visit.context.subscriptions.of(visit.somebody().id))


async def as_told(visit: Visit, one: Subscriptions) -> TurnsTold:
    notifications = visit.context.notifications
    channel = notifications.settings.channel
    return TurnsTold(
        push_key=await notifications.public_key(),
        browsers=tuple(address.endpoint for address in one.browsers),
        mails="yes" if notifications.may_mail else "no" if notifications.mailer is None else "nowhere",
        mail=one.mail,
        confirmed=one.confirmed,
        channel_form="" if channel is None else channel.form,
        channel=one.channel,
        quiet=one.quiet,
    )


async def tell_browser(visit: Visit) -> TurnsTold:
    """Has a browser told, or not any more. Nothing is ever sent to an address inside a network."""
    person = visit.somebody()
    wanted = await visit.body(BrowserToTell)
    visit.check_rate("browser", BROWSERS_TOLD)
    address = PushAddress(wanted.endpoint, wanted.p256dh, wanted.auth)
    if not wanted.off:
        try:
            check_address(address, anywhere=visit.context.settings.notify.push.anywhere)
        except BadAddress:
            raise Denied(400, "told.bad_browser") from None

    def change(one: Subscriptions) -> Subscriptions:
        if wanted.off:
            return one.without_browser(wanted.endpoint)
        return msgspec.structs.replace(one.with_browser(address), language=visit.language)

    return await as_told(visit, await visit.context.subscriptions.change(person.id, change))


async def tell_mail(visit: Visit) -> TurnsTold:
    """Has an address asked whether it is the visitor's; an empty one forgets the address there was."""
    person = visit.somebody()
    address = (await visit.body(MailToTell)).address.strip()
    book, notifications = visit.context.subscriptions, visit.context.notifications
    if not address:
        return await as_told(visit, await book.change(person.id, Subscriptions.without_mail))
    if not notifications.may_mail:
        raise Denied(409, "told.no_mail")
    if not is_mail_address(address):
        raise Denied(400, "told.bad_mail")
    check_mails(visit, address)
    key = await book.ask_address(person, address, visit.language, visit.context.alarm_clock.date())
    try:
        await notifications.ask_to_confirm(person.name, address, key, visit.language)
    except (MailFailed, MailRefused) as problem:
        await book.change(person.id, Subscriptions.without_mail)
        failed = isinstance(problem, MailFailed)
        raise Denied(502 if failed else 400, "told.mail_failed" if failed else "told.mail_refused") from None
    return await as_told(visit, await book.of(person.id))


def check_mails(visit: Visit, address: str) -> None:
    """Raises Denied where too many addresses, or one too often, were asked: nobody is to be pestered through us."""
    limits, now = visit.context.request_limits, visit.context.alarm_clock.now()
    asked: tuple[tuple[str, str, Rate], ...] = (
        (visit.who(), "mail", NEW_MAILS),
        (f"mail to {address.lower()}", "mail", MAILS_TO_ONE),
        ("mail to anybody", "mail", MAILS_OF_ALL),
    )
    if visit.context.settings.limits and not all(limits.takes(who, kind, rate, now) for who, kind, rate in asked):
        raise Denied(429, "told.too_many_mails")


async def confirm_mail(visit: Visit) -> MailAnswer:
    """Confirms an address; whoever has the mail has the secret, in whatever browser."""
    key = (await visit.body(MailSecret)).key
    address = await visit.context.subscriptions.confirm(key, visit.context.alarm_clock.date())
    if not address:
        raise Denied(403, "told.mail_used")
    return MailAnswer(address)


async def stop_mail(visit: Visit) -> MailAnswer:
    key = (await visit.body(MailSecret)).key
    address = (await visit.context.subscriptions.of(key.partition(".")[0])).mail
    if not await visit.context.subscriptions.stop_mail(key):
        raise Denied(403, "told.mail_used")
    return MailAnswer(address)


async def stop_at_once(visit: Visit) -> Response:
    """Stops mails as mail programs do it by themselves: no page of ours asks, the secret in the address is all."""
    await visit.context.subscriptions.stop_mail(visit.request.path_params["key"])
    return PlainTextResponse("ok\n")


async def name_in_channel(visit: Visit) -> TurnsTold:
    person = visit.somebody()
    on = (await visit.body(ChannelToTell)).on
    if on and visit.context.settings.notify.channel is None:
        raise Denied(409, "told.no_channel")
    changed = await visit.context.subscriptions.change(
        person.id, lambda one: msgspec.structs.replace(one, channel=on, language=visit.language)
    )
    return await as_told(visit, changed)


async def keep_quiet(visit: Visit) -> TurnsTold:
    person = visit.somebody()
    wanted = await visit.body(QuietTable)
    changed = await visit.context.subscriptions.change(
        person.id, lambda one: one.with_quiet(wanted.table, quiet=wanted.quiet)
    )
    return await as_told(visit, changed)
