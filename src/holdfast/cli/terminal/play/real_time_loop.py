"""People at the keyboard in real time: one key, one action; the game goes on while nobody presses any.

For games in which everybody may see everything that anybody is shown: the keyboard is handed on without a cover.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from holdfast.cli.terminal.io.keyboard import ENTER, ESCAPE, RESIZED
from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.play.driver import Driver, Tempo
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.menu import Do, Menu, MenuEntry, OpenMenus, Send, Write, with_single_keys
from holdfast.cli.terminal.play.paced_log import PacedLog
from holdfast.cli.terminal.play.page_reader import PageReader
from holdfast.cli.terminal.play.pause import pause_game
from holdfast.cli.terminal.words import say
from holdfast.engine.secret import SPECTATOR

NOTE_MS: Final = 5000  # how long a refusal stays, unless a key takes it away
KEEP_MS: Final = 10_000  # the game is saved this often, in a rush less so
RUSH_KEEP_MS: Final = 30_000


class RealTimeLoop:
    """Runs a game to its end. Menus that were opened stay as they were, so that no key changes its meaning."""

    def __init__(self, local_game: LocalGame, tempo: Tempo) -> None:
        self.local_game = local_game
        self.terminal = local_game.terminal
        self.driver = Driver(local_game, tempo)
        self.reading = PageReader(local_game)
        self.frame_ms = self.terminal.keyboard.frame_ms
        if local_game.holder == SPECTATOR and local_game.seating.people:
            local_game.holder = local_game.seating.people[0]
        self.paced_log = PacedLog(self._events() if local_game.table.lines else 0, at_once=not self._has_pace())
        self.menus = OpenMenus()
        self.is_stale = True
        self.drawn_at: int | None = None
        self.noted_at = 0
        self.held_since: int | None = None
        self.kept_at = local_game.clock.now()

    def play(self) -> None:
        """Plays until the game is over, or raises Left. A game that is gone on with waits until somebody is ready."""
        if self.local_game.table.lines and self.local_game.table.outcome is None:
            self.stop()
        while self.local_game.table.outcome is None:
            self.go_on()
            key = self.terminal.keyboard.press(self.wait_ms(self.local_game.clock.now()))
            if key is not None:
                self.pressed(key)
        self.paced_log.total = self._events()
        self.paced_log.catch_up()
        self.see_the_end()

    def go_on(self) -> None:
        """Lets time pass, and shows what came of it."""
        at = self.local_game.clock.now()
        if not self.paced_log.untold and self.driver.run_due(at):
            self.happened()
        if self.paced_log.hear(self._events(), at, hurry=self.driver.people_rush()):
            self.is_stale = True
        self.hold(at)
        if self.local_game.note and at - self.noted_at >= NOTE_MS:
            self.say("")
        if at - self.kept_at >= (RUSH_KEEP_MS if self.driver.people_rush() else KEEP_MS):
            self.kept_at = at
            self.local_game.keep()
        self.draw(at)

    # -- time

    @property
    def clock_runs(self) -> bool:
        return self.local_game.table.in_real_time and not self.local_game.table.paused

    @property
    def is_ticking(self) -> bool:
        """Tells whether the picture changes although nothing happens."""
        return self.clock_runs and self.driver.tempo.is_ticking(self.local_game.view(self.local_game.holder))

    def hold(self, at: int) -> None:
        """Stops the clock while people are still being told what happened, so that no grace runs out."""
        seat = max(self.local_game.holder, 0)
        if self.paced_log.untold and self.clock_runs:
            self.driver.pause(seat, at)
            self.held_since = at
        elif not self.paced_log.untold and self.held_since is not None:
            self.driver.resume(seat, at, self.held_since)
            self.held_since = None

    def wait_ms(self, at: int) -> int | None:
        """Returns how long to wait for a key, None if nothing will happen without one."""
        times = [self.paced_log.next_at if self.paced_log.untold else self.driver.next_at()]
        if self.frame_ms and self.drawn_at is not None and (self.is_stale or self.is_ticking):
            times.append(self.drawn_at + self.frame_ms)
        if self.local_game.note:
            times.append(self.noted_at + NOTE_MS)
        due = min((time for time in times if time is not None), default=None)
        return None if due is None else max(due - at, 0)

    def happened(self) -> None:
        """Drops menus that lead nowhere since the table changed, and hands the keyboard to whoever is asked."""
        self.is_stale = True
        local_game = self.local_game
        self.menus.drop(local_game.view(local_game.holder))
        if local_game.seating.people and not local_game.waits_for(local_game.holder):
            asked = local_game.next_person()
            if asked is not None and asked != local_game.holder:
                self.hand_over(asked)

    def _events(self) -> int:
        return len(self.local_game.events(self.local_game.holder))

    def _has_pace(self) -> bool:
        return bool(self.local_game.pace_ms and self.frame_ms)

    # -- what is shown

    def menu(self) -> Menu:
        if self.paced_log.untold:
            return Menu(say("ask.rest"))
        return self.menus.shown(self.root())

    def root(self) -> Menu:
        return with_single_keys(self.local_game.menu(self.local_game.holder))

    def commands(self) -> tuple[MenuEntry, ...]:
        several = [("Tab", "next_player")] if len(self.local_game.seating.people) > 1 else []
        keys = [("Esc", "back" if self.menus.path else "pause"), *several, ("?", "help")]
        return tuple(MenuEntry(key, say(words)) for key, words in keys)

    def frame(self, typed: str, width: int, height: int) -> Block:
        local_game = self.local_game
        snapshot = local_game.snapshot(local_game.holder, self.menu(), self.commands(), typed, self.paced_log.untold)
        return local_game.drawing.table(snapshot, width, height)

    def draw(self, at: int) -> None:
        """Draws what has changed, not more often than the keyboard allows; a clock that runs changes all the time."""
        if not self.is_stale and not (self.frame_ms and self.is_ticking):
            return
        if self.drawn_at is None or at - self.drawn_at >= self.frame_ms:
            self.terminal.show(self.frame)
            self.drawn_at, self.is_stale = at, False

    def say(self, words: str) -> None:
        self.local_game.note = words
        self.noted_at = self.local_game.clock.now()
        self.is_stale = True

    # -- keys

    def pressed(self, key: str) -> None:
        self.is_stale = True
        if key == RESIZED:
            self.terminal.screen.clear()
            return
        if self.paced_log.untold:
            self.paced_log.catch_up()
            return
        self.say("")
        menu = self.menu()
        entry = menu.find(key)
        if entry is not None:
            self.chosen(entry)
        elif key == ESCAPE and self.menus.path:
            self.menus.back()
        elif key == "tab" and len(self.local_game.seating.people) > 1:
            self.next_person()
        elif key == "?":
            self.stop("?")
        elif key in (ESCAPE, "p"):
            self.stop()
        elif menu.entries:
            named = say("ask.enter") if key == ENTER else f"'{key[:12]}'"
            self.say(say("ask.nothing_now", key=named))

    def chosen(self, entry: MenuEntry) -> None:
        leads = entry.leads
        if self.menus.turn(leads):
            return
        if isinstance(leads, Write):
            self.written(leads)
        elif isinstance(leads, Do | Send):
            self.answered(leads, self.menus.marked)
        else:
            self.say(entry.why)

    def written(self, leads: Write) -> None:
        """Asks for words, while the clock stands still, and sends them."""
        seat, since = max(self.local_game.holder, 0), self.local_game.clock.now()
        self.driver.pause(seat, since)
        words = self.reading.asked(self.local_game.holder, leads.question)
        self.driver.resume(seat, self.local_game.clock.now(), since)
        if words and leads.number and not words.isdecimal():
            self.say(say("ask.number"))
        elif words:
            self.answered(leads, int(words) if leads.number else words)

    def answered(self, leads: Do | Send | Write, value: object) -> None:
        """Closes the menus if the table took the answer, else says why not."""
        local_game = self.local_game
        refusal = local_game.send(local_game.holder, leads.ask, local_game.filled_in(leads, value))
        if refusal is None:
            self.menus.close()
        else:
            self.say(local_game.reason(refusal))
        self.happened()

    # -- people

    def next_person(self) -> None:
        people = self.local_game.seating.people
        place = people.index(self.local_game.holder)
        self.hand_over(people[(place + 1) % len(people)])

    def hand_over(self, seat: int) -> None:
        """Hands the keyboard to somebody else; what happened so far is known at this keyboard."""
        local_game = self.local_game
        self.menus.close()
        local_game.holder = seat
        self.paced_log = PacedLog(self._events() - self.paced_log.untold, at_once=self.paced_log.at_once)
        player = say("seat.player", number=seat + 1)
        self.say(say("pass.has_keyboard", name=local_game.texts.say(f"seat.{seat}"), player=player))

    # -- stopping

    def stop(self, page: str = "") -> None:
        """Stops the clock while somebody reads or is away; raises Left."""
        pause_game(self.driver, self.reading, self.frame, page)
        self.drawn_at = None
        self.happened()

    def see_the_end(self) -> None:
        """Shows the board as it stood, until somebody has seen it."""
        outcome = self.local_game.table.outcome
        assert outcome is not None, "the game goes on"
        last = Menu(say("ask.end", outcome=self.local_game.texts.say(f"outcome.{outcome.key}")))
        draw = partial(self.terminal.show, partial(self.local_game.draw, self.local_game.holder, last, ()))
        while self.terminal.keyboard.key(draw) not in (ENTER, ESCAPE):
            self.terminal.keyboard.drop()
