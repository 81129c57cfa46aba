"""Games whose rules or packs have changed. They go on from a snapshot, or can at least be looked at in it."""

from __future__ import annotations

from typing import Final, cast

import msgspec

from holdfast.engine.action import Refusal, refuse
from holdfast.engine.game import AnyGame
from holdfast.engine.message import Message
from holdfast.engine.save import dump
from holdfast.engine.schema import schema, view_schema
from holdfast.engine.view import View
from holdfast.server.rooms.live_game import LiveGame
from holdfast.server.wire.encoder import public_json
from holdfast.server.wire.from_server import EndedMessage, WholeMessage
from holdfast.server.wire.table_info import ClockInfo
from holdfast.table.journal import Journal
from holdfast.table.save import NOT_JSON, OtherPacks, OtherRules
from holdfast.table.store import GameSnapshot

FROZEN: Final = "table.frozen"
FROZEN_PACKS: Final = "table.frozen_packs"
FROZEN_BROKEN: Final = "table.frozen_broken"

BY_CAUSE: Final[dict[type[Exception], str]] = {OtherRules: FROZEN, OtherPacks: FROZEN_PACKS}


class Picture(msgspec.Struct, frozen=True):
    """What a snapshot holds: the state, the shape of such states, and what each seat saw (-1: those who watch)."""

    rules: int
    schema: str
    state: msgspec.Raw
    views: dict[int, msgspec.Raw]
    names: dict[str, str | Message]
    commitment: str
    at: int  # game time
    ended: EndedMessage | None = None  # what was told when all was over
    drawn: str = ""  # the shape of what each seat saw


def snapshot_of(table: str, rows: int, live: LiveGame) -> GameSnapshot:
    game, state = live.table.game, live.table.state
    live.table.look(live.table.feeds)  # together: what several seats see alike is made once, and is there to be shown
    picture = Picture(
        rules=game.rules_version,
        schema=schema(game),
        state=msgspec.Raw(dump(state)),
        views={seat: msgspec.Raw(public_json(live.table.whole(seat).view)) for seat in live.table.feeds},
        names=live.names,
        commitment=live.table.setting.commitment,
        at=state.now,
        ended=None if state.outcome is None else live.ended(),
        drawn=view_schema(game.view_type),
    )
    return GameSnapshot(table, rows, msgspec.json.encode(picture))


def picture_in(snapshot: GameSnapshot | None) -> Picture | None:
    """Returns the last picture of a game that was kept, if one was."""
    try:
        return None if snapshot is None else msgspec.json.decode(snapshot.data.decode(), type=Picture)
    except NOT_JSON:
        return None


def drawable(picture: Picture | None, view_type: type[View]) -> Picture | None:
    """Returns the picture if what it shows has the shape that is drawn today."""
    if picture is None or not all(is_drawable(view, picture.drawn, view_type) for view in picture.views.values()):
        return None
    return picture


def is_drawable(view: msgspec.Raw | bytes, drawn: str, view_type: type[View]) -> bool:
    """Tells whether a view that was kept has the shape that is drawn today; an old one does not say its shape."""
    if drawn:
        return drawn == view_schema(view_type)
    return msgspec.json.decode(view, type=dict[str, msgspec.Raw]).keys() == set(view_type.__struct_fields__)


def latest_picture(snapshot: GameSnapshot | None, rows: list[bytes]) -> Picture | None:
    """Returns the picture of a game, if it is of its last row."""
    return picture_in(snapshot) if snapshot is not None and snapshot.rows == len(rows) else None


def frozen_by(problem: Exception, snapshot: GameSnapshot | None, view_type: type[View]) -> Frozen:
    """Returns a frozen game, for this reason."""
    key = BY_CAUSE.get(type(problem), FROZEN_BROKEN)
    picture = picture_in(snapshot)
    return Frozen(key, str(problem), picture, is_undrawn=picture is not None and drawable(picture, view_type) is None)


def row_of_new_rules(game: AnyGame, picture: Picture | None, rows: list[bytes]) -> bytes | None:
    """Returns the row with which a game goes on under today's rules; None if its states have another shape now."""
    if picture is None or picture.schema != schema(game):
        return None
    journal = Journal()
    journal.go_on_from(rows)
    return journal.new_rules(game.rules_version, bytes(picture.state))


class Frozen:
    """A game that can only be looked at, as it was last seen. `key` is the sentence that everything is refused with.

    A picture that is not drawn any more, because screens had another shape then, is shown field by field, without what
    was asked: nothing can be answered, and questions had another shape, too.
    """

    def __init__(self, key: str, detail: str, picture: Picture | None, *, is_undrawn: bool = False) -> None:
        self.key = key
        self.detail = detail
        self.picture = picture
        self.is_undrawn = is_undrawn

    @property
    def refusal(self) -> Refusal:
        return refuse("table", self.key)

    def clock(self, at: int) -> ClockInfo:
        return ClockInfo(at, 0 if self.picture is None else self.picture.at, False)

    def whole(self, seat: int, at: int) -> WholeMessage | None:
        """Returns what this seat saw last; None, if no snapshot was taken."""
        picture = self.picture
        if picture is None or seat not in picture.views:
            return None
        view = cast(View, picture.views[seat])  # already encoded, by the encoder that refuses secrets
        if self.is_undrawn:
            fields = msgspec.json.decode(picture.views[seat], type=dict[str, msgspec.Raw])
            view = cast(View, {**fields, "asks": ()})
        return WholeMessage(0, view, (), picture.names, picture.commitment, self.clock(at))
