"""Where this server can be reached, for those who invite others."""

from __future__ import annotations

import asyncio

from holdfast import __version__
from holdfast.server.http.network import picture_of
from holdfast.server.http.requests import Visit
from holdfast.server.wire.api_types import HostInfo, LinkPicture, LinkToShow


async def host(visit: Visit) -> HostInfo:
    entrance = visit.context.entrance
    return HostInfo(__version__, visit.context.settings.invite_at, entrance.kind, entrance.links_admit)


async def picture(visit: Visit) -> LinkPicture:
    """Returns a link as a QR code, for a phone beside the screen."""
    visit.somebody()
    link = (await visit.body(LinkToShow)).link
    return LinkPicture(await asyncio.to_thread(picture_of, link))
