"""Tables of pebbles for the tests of this folder."""

from holdfast.engine.action import Action
from holdfast.engine.command import Line
from holdfast.engine.state import State
from holdfast.packs import load_content
from holdfast.table.clock import FakeClock
from holdfast.table.setting import Setting, make_setting
from holdfast.table.table import Happened, Table
from tests.table.pebbles import GAME, Beach, Options

NAMES = ("Ann", "Bob", "Cleo")


def pebbles(seats: int = 2, *, seed: int = 1, pebbles: int = 12) -> Setting:
    return make_setting(GAME, load_content(GAME), NAMES[:seats], options=Options(pebbles=pebbles), seed=seed)


def written(s: State) -> str:
    """The position as a spectator sees it."""
    assert isinstance(s, Beach)
    return GAME.write(s, -1)


class ClockedTable:
    """A table with a fake clock, where seats answer the one ask that they have."""

    def __init__(self, setting: Setting, lines: tuple[Line, ...] = (), at: int = 1_000_000) -> None:
        self.clock = FakeClock(at)
        self.table = Table(setting, self.clock.now(), lines)

    def plays(self, seat: int, action: Action, id: str = "", after: int = 100) -> Happened:
        self.clock.go_on(after)
        return self.table.submit(seat, self.ask(seat), action, id, self.clock.now())

    def ask(self, seat: int) -> int:
        asks = self.table.whole(seat).view.asks
        return asks[0].id if asks else 0
