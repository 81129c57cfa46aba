"""What scavenging turns up (R123-R128, R190): draw items, cut the inventory, upgrade."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.engine.action import Action
from holdfast.engine.flow import Frame
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import Cause, CutInventory, KeepCards, UpgradeItems
from holdfast.games.alone.events.deeds import RoomScavenged, SearchEnded
from holdfast.games.alone.rules.asking import Question, ask
from holdfast.games.alone.rules.items import draw_items, open_spaces, take_item
from holdfast.games.alone.rules.may import May, is_unlocked
from holdfast.games.alone.state import HERO, Alone

IN_CORRIDOR = 1
IN_ROOM = 3


def cards_here(s: Alone) -> int:
    """Returns how many cards are drawn here: one, or three in a room that was not scavenged yet (R123-R125)."""
    room = s.here.room
    return IN_ROOM if room >= 0 and not s.scavenged[room] else IN_CORRIDOR


def mark_room(s: Alone) -> None:
    room = s.here.room
    if room >= 0 and not s.scavenged[room]:
        s.scavenged[room] = True
        s.tell(RoomScavenged(room))


def scavenge(s: Alone) -> None:
    """Draws the cards of this place; a room gives its three once (R124)."""
    count = cards_here(s)
    mark_room(s)
    s.start(Rummage(count=count, may_draw_more=is_unlocked(s, "acute_sight")))


class DrawOneMore(Action, frozen=True):
    """Draws one card more, by Acute sight (R190)."""

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: LookCloser) -> Iterable[DrawOneMore]:
        return (DrawOneMore(),)


class Enough(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: LookCloser) -> Iterable[Enough]:
        return (Enough(),)

    def do(self, s: Alone, seat: int, ask: LookCloser) -> None:
        s.tell(SearchEnded())


class LookCloser(Question, kw_only=True):
    """Whether to draw one more card, once those that are there for all are seen (R190, G65)."""

    ACTIONS = (DrawOneMore, Enough)


class Rummage(Frame):
    """The hero draws, keeps, cuts to the limit, and then upgrades (R126-R128)."""

    STEPS = ("draw", "look_closer", "draw_more", "take", "cut", "help", "upgrade")

    count: int
    keep: int = 0  # 0 is all
    may_draw_more: bool = False

    def draw(self, s: Alone) -> None:
        s.chosen = draw_items(s, self.count)
        if self.keep:
            s.start(DoVerb(effect=KeepCards(keep=self.keep), cause=Cause(seat=HERO)))

    def look_closer(self, s: Alone) -> None:
        if self.may_draw_more:
            ask(s, LookCloser(owner=HERO))

    def draw_more(self, s: Alone) -> None:
        if isinstance(s.answered, DrawOneMore):
            s.chosen += draw_items(s, 1)

    def take(self, s: Alone) -> None:
        for item in s.chosen:
            take_item(s, item)
        s.chosen = []

    def cut(self, s: Alone) -> None:
        s.start(DoVerb(effect=CutInventory(), cause=Cause(seat=HERO)))

    def help(self, s: Alone) -> None:
        """Offers what helps with an upgrade, if there is any to be made."""
        if open_spaces(s):
            s.start(May(moments=("upgrade",)))

    def upgrade(self, s: Alone) -> None:
        s.start(DoVerb(effect=UpgradeItems(), cause=Cause(seat=HERO)))
