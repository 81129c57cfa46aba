"""Whole games of the toys at a table: restarts in mid-phase, saves, films, secrets."""

from typing import Any

import pytest

from holdfast.engine.command import Command
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.engine.save import digest
from holdfast.packs import Loaded
from holdfast.table.bot_seats import BotSeats
from holdfast.table.clock import FakeClock
from holdfast.table.feed import SeatUpdate
from holdfast.table.replay import film, verify
from holdfast.table.save import encoded, parse_save
from holdfast.table.setting import Setting, make_setting
from holdfast.table.table import Happened, Table
from tests.changed import changed
from tests.toys import ambush, rush, tictactoe

GAMES: dict[str, Any] = {"rush": rush, "ambush": ambush, "tictactoe": tictactoe}


def with_content(name: str) -> tuple[AnyGame, Loaded]:
    toy = GAMES[name]
    return changed(toy.GAME, read_pack=lambda files: toy.CONTENT), Loaded(toy.CONTENT, ())


def set_up(name: str, seed: int) -> Setting:
    game, loaded = with_content(name)
    names = ("Ann", "Bob", "Cleo", "Dan")[: game.seats[-1]]
    return make_setting(game, loaded, names, options=GAMES[name].OPTIONS, seed=seed)


class Show:
    """Bots play a whole game at a table; what each seat was told is kept."""

    def __init__(self, name: str, seed: int, most_lines: int = 300) -> None:
        self.setting = set_up(name, seed)
        self.clock = FakeClock(10_000)
        self.table = Table(self.setting, self.clock.now())
        self.told: dict[int, list[SeatUpdate]] = {seat: [update.whole()] for seat, update in self.table.opening.items()}
        bot = next(iter(self.setting.game.bots.values()))
        bots = dict.fromkeys(range(len(self.setting.seats)), bot)
        self.bots = BotSeats(self.table, bots, Rng(bytes(16)), self.clock.now())
        for _ in range(most_lines):
            times = [at for at in (self.bots.next_at(), self.table.wakes_at()) if at is not None]
            if not times or self.table.outcome is not None:
                break
            at = self.clock.go_on(max(0, min(times) - self.clock.now()))
            self.keep(self.table.tick(at))
            self.keep(self.bots.step(at))

    def keep(self, happened: Happened | None) -> None:
        if happened is not None:
            for seat, update in happened.updates.items():
                self.told[seat].append(update.whole())
            self.bots.see(happened, self.clock.now())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_at_a_table_can_be_saved_and_shown_again(name: str) -> None:
    show = Show(name, seed=3)
    assert len(show.table.lines) > 4
    data = b"".join(encoded(show.table.save()))
    save = parse_save(data, "x.jsonl", game=show.setting.game)
    assert digest(verify(save)) == digest(show.table.state)
    for seat, told in show.told.items():
        assert list(film(save, seat)) == told


@pytest.mark.parametrize("name", GAMES)
def test_a_restart_in_mid_phase_changes_nothing(name: str) -> None:
    show = Show(name, seed=4)
    lines = show.table.lines
    for kept in range(0, len(lines), max(1, len(lines) // 6)):
        again = Table(show.setting, 50_000, lines[:kept])
        stopped_at = again.state.now
        for line in lines[kept:]:
            at = 50_000 + line.at - stopped_at
            if isinstance(line, Command):
                again.submit(line.seat, line.ask, line.action, line.id, at)
            else:
                again.tick(at)
        assert again.lines == lines
        assert digest(again.state) == digest(show.table.state)
    whole = Table(show.setting, 0, lines)
    for seat in show.told:
        assert whole.whole(seat) == show.table.whole(seat)


@pytest.mark.parametrize("name", GAMES)
def test_numbers_of_a_seat_have_no_gaps(name: str) -> None:
    for told in Show(name, seed=5).told.values():
        assert [update.n for update in told] == list(range(1, len(told) + 1))
