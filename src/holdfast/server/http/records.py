"""Records over HTTP: the visitor's finished games, and what the last one is among them."""

from __future__ import annotations

from typing import Final

from holdfast.server.http.requests import Denied, Visit
from holdfast.server.wire.record_types import AfterGame, RecordPage

MOST_TOGETHER: Final = 8
LONGEST_ID: Final = 64


async def my_records(visit: Visit) -> RecordPage:
    """Returns the visitor's record; `?with=ID,ID`: of the games that these people finished, too."""
    person = visit.somebody()
    others = [one for one in visit.request.query_params.get("with", "").split(",") if one]
    if len(others) > MOST_TOGETHER or any(len(one) > LONGEST_ID for one in others):
        raise Denied(400, "records.too_many", most=MOST_TOGETHER)
    return await visit.context.record_book.page(person, visit.language, others)


async def after_game(visit: Visit) -> AfterGame:
    """Returns what the game of a table is among the visitor's, who has finished it."""
    person = visit.somebody()
    return await visit.context.record_book.after(visit.request.path_params["table"], person, visit.language)
