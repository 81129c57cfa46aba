"""The games that this server offers, over HTTP: the list, what a client needs to show one, and its rules."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from holdfast.engine.text_files import load_page
from holdfast.server.http.requests import Denied, Visit
from holdfast.server.wire.api_types import GameInfo

MOST_PACKS = 8


async def all_games(visit: Visit) -> tuple[GameInfo, ...]:
    return visit.context.catalogue.infos(visit.language)


async def one_game(visit: Visit) -> Any:
    """Returns all that a client needs to show a game, with the packs that `?packs=base,deep` names.

    Its texts are in the language of `?language=`, else of `Accept-Language`.
    """
    name = visit.request.path_params["game"]
    packs = visit.request.query_params.get("packs", "base").split(",")
    box = visit.context.catalogue.box(name, tuple(packs[:MOST_PACKS]), visit.language)
    visit.context.game_start.option_maker.warm_up(visit.context.catalogue.get(name))
    return box


async def rules(visit: Visit) -> Response:
    """Returns the rules of a game in words, as Markdown: `RULES.<language>.md`, else `RULES.md`, which is English."""
    game = visit.context.catalogue.get(visit.request.path_params["game"])
    text = load_page(game.package, "RULES", visit.language)
    if text is None:
        raise Denied(404, "no_rules")
    return Response(text, media_type="text/markdown; charset=utf-8")
