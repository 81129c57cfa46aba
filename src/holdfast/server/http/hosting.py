"""Where this server can be reached, for those who invite others."""

from __future__ import annotations

from holdfast import __version__
from holdfast.server.http.network import picture_of
from holdfast.server.http.requests import Visit
from holdfast.server.wire.api_types import HostInfo, LinkPicture, LinkToShow


async def host(visit: Visit) -> HostInfo:
    return HostInfo(__version__, visit.context.settings.invite_at)


async def picture(visit: Visit) -> LinkPicture:
    """Returns a link as a QR code, for a phone beside the screen."""
    visit.somebody()
    return LinkPicture(picture_of((await visit.body(LinkToShow)).link))
