"""What comes next, and what somebody has done, over HTTP."""

from __future__ import annotations

from holdfast.server.http.requests import Denied, Visit
from holdfast.server.http.tables import room_of
from holdfast.server.ops.limits import NEW_TABLES
from holdfast.server.services.next_game import with_words
from holdfast.server.wire.api_types import DoneByMe, NextGame, Opened, Rematch
from holdfast.table.lobby import Lobby, no


async def next_game(visit: Visit) -> NextGame:
    """Returns what the game of a table that is over proposes to the visitor as the next one."""
    person = visit.somebody()
    lobby = (await room_of(visit)).lobby
    words = await visit.context.next_games.after(lobby, person)
    return NextGame(visit.context.next_games.name_of(lobby, words, visit.language) if words else "")


async def rematch(visit: Visit) -> Opened:
    """Opens a new table for the same people, for the next game if that is wished; who asks second is shown the table
    of the first.
    """
    person = visit.somebody()
    wanted = await visit.body(Rematch)
    room = await room_of(visit)
    old = room.lobby
    if old.stage != "over" or old.seat_of(person.id) < 0:
        raise Denied(409, "open.rematch")
    if not old.rematch:
        visit.check_rate("new table", NEW_TABLES)
    words = await visit.context.next_games.after(old, person) if wanted.next else {}

    def again(lobby: Lobby) -> Lobby:
        return with_words(lobby.again(person.id), words)

    found = await visit.context.registry.rematch(room, again)
    if person.id in found.lobby.barred:
        no("lobby.barred")
    key, _ = await visit.context.people.invite(found.id, person)
    return Opened(found.id, key, found.info())


async def done(visit: Visit) -> DoneByMe:
    """Returns what the visitor has done of a game, by the words of its first choice."""
    game = visit.context.catalogue.get(visit.request.path_params["game"])
    person = visit.person
    choices = visit.context.catalogue.box(game.name).choices
    if person is None or game.choosing.succession is None or not choices:
        return DoneByMe("", {})
    won: dict[str, bool] = {}
    for what, is_won in (await visit.context.store.done_by(person.id, game.name)).items():
        word = what.partition("/")[0]
        won[word] = is_won or won.get(word, False)
    return DoneByMe(choices[0].option, won)
