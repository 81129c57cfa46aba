"""The games that this server offers, over HTTP: the list, what a client needs to show one, its rules at a glance with
their pictures, and in full.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, Final

from starlette.responses import Response

from holdfast.engine.text_files import load_page
from holdfast.server.http.requests import Denied, Visit
from holdfast.server.wire.api_types import GameInfo

MOST_PACKS = 8
PICTURE_NAME: Final = re.compile(r"[a-z_]{1,40}")


async def all_games(visit: Visit) -> tuple[GameInfo, ...]:
    return visit.context.catalogue.infos(visit.language)


async def one_game(visit: Visit) -> Any:
    """Returns all that a client needs to show a game, with the packs that `?packs=base,deep` names.

    Its texts are in the language of `?language=`, else of `Accept-Language`.
    """
    name = visit.request.path_params["game"]
    packs = visit.request.query_params.get("packs", "base").split(",")
    box = await visit.context.catalogue.opened_box(name, tuple(packs[:MOST_PACKS]), visit.language)
    visit.context.game_start.option_maker.warm_up(visit.context.catalogue.get(name))
    return box


async def rules(visit: Visit) -> Response:
    """Returns the rules of a game in words, as Markdown: `RULES.<language>.md`, else `RULES.md`, which is English."""
    game = visit.context.catalogue.get(visit.request.path_params["game"])
    text = load_page(game.package, "RULES", visit.language)
    if text is None:
        raise Denied(404, "no_rules")
    return Response(text, media_type="text/markdown; charset=utf-8")


async def overview(visit: Visit) -> Response:
    """Returns a game at a glance, as Markdown with pictures: `overview/OVERVIEW.md`, in a language as the rules."""
    game = visit.context.catalogue.get(visit.request.path_params["game"])
    text = load_page(game.package, "overview/OVERVIEW", visit.language)
    if text is None:
        raise Denied(404, "no_overview")
    return Response(text, media_type="text/markdown; charset=utf-8")


async def overview_picture(visit: Visit) -> Response:
    """Returns a picture of a game's overview."""
    game = visit.context.catalogue.get(visit.request.path_params["game"])
    name = visit.request.path_params["picture"]
    try:
        picture = (
            (files(game.package) / "overview" / f"{name}.svg").read_bytes() if PICTURE_NAME.fullmatch(name) else None
        )
    except (TypeError, FileNotFoundError):  # a game may be one module
        picture = None
    if picture is None:
        raise Denied(404, "no_overview")
    return Response(picture, media_type="image/svg+xml")
