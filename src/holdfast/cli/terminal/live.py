"""People at the keyboard in real time: one key, one action; the game goes on while nobody presses any.

For games in which everybody may see everything that anybody is shown: the keyboard is handed on without a cover.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from holdfast.cli.terminal.evening import Evening
from holdfast.cli.terminal.keyboard import ENTER, ESCAPE, RESIZED
from holdfast.cli.terminal.lines import Block
from holdfast.cli.terminal.menu import Do, Entry, Mark, Menu, Open, Send, leads_somewhere, marked_menu
from holdfast.cli.terminal.pulse import Pulse, Tempo
from holdfast.cli.terminal.reading import Reading
from holdfast.cli.terminal.stopped import stand_still
from holdfast.cli.terminal.telling import Telling
from holdfast.engine.action import Refusal
from holdfast.engine.secret import SPECTATOR

NOTE_MS: Final = 5000  # how long a refusal stays, unless a key takes it away
KEEP_MS: Final = 10_000  # the game is saved this often, in a rush less so
RUSH_KEEP_MS: Final = 30_000
HELP: Final = Entry("?", "help")
BACK: Final = Entry("Esc", "back")
PAUSE: Final = Entry("Esc", "pause")
TELLING: Final = Menu("… any key tells the rest")
NEXT: Final = Entry("Tab", "next player")


class Live:
    """Runs an evening to its end. Menus that were opened stay as they were, so that no key changes its meaning."""

    def __init__(self, evening: Evening, tempo: Tempo) -> None:
        self.evening = evening
        self.desk = evening.desk
        self.pulse = Pulse(evening, tempo)
        self.reading = Reading(evening)
        self.frame_ms = self.desk.keyboard.frame_ms
        if evening.holder == SPECTATOR and evening.company.people:
            evening.holder = evening.company.people[0]
        self.telling = Telling(self._events() if evening.table.lines else 0, at_once=not self._has_pace())
        self.path: list[Menu] = []
        self.marked: tuple[int, ...] = ()
        self.is_stale = True
        self.drawn_at: int | None = None
        self.noted_at = 0
        self.held_since: int | None = None
        self.kept_at = evening.clock.now()

    def play(self) -> None:
        """Until the game is over, or raises Left. A game that is gone on with waits until somebody is ready."""
        if self.evening.table.lines and self.evening.table.outcome is None:
            self.stop()
        while self.evening.table.outcome is None:
            self.go_on()
            key = self.desk.keyboard.press(self.wait_ms(self.evening.clock.now()))
            if key is not None:
                self.pressed(key)
        self.telling.total = self._events()
        self.telling.catch_up()
        self.see_the_end()

    def go_on(self) -> None:
        """Let time pass, and show what came of it."""
        at = self.evening.clock.now()
        if not self.telling.untold and self.pulse.beat(at):
            self.happened()
        if self.telling.hear(self._events(), at, hurry=self.pulse.people_rush()):
            self.is_stale = True
        self.hold(at)
        if self.evening.note and at - self.noted_at >= NOTE_MS:
            self.say("")
        if at - self.kept_at >= (RUSH_KEEP_MS if self.pulse.people_rush() else KEEP_MS):
            self.kept_at = at
            self.evening.keep()
        self.draw(at)

    # -- time

    @property
    def clock_runs(self) -> bool:
        return self.evening.table.in_real_time and not self.evening.table.paused

    @property
    def is_ticking(self) -> bool:
        """Whether the picture changes although nothing happens."""
        return self.clock_runs and self.pulse.tempo.is_ticking(self.evening.view(self.evening.holder))

    def hold(self, at: int) -> None:
        """Graces do not run while people are still being told what happened."""
        seat = max(self.evening.holder, 0)
        if self.telling.untold and self.clock_runs:
            self.pulse.pause(seat, at)
            self.held_since = at
        elif not self.telling.untold and self.held_since is not None:
            self.pulse.resume(seat, at, self.held_since)
            self.held_since = None

    def wait_ms(self, at: int) -> int | None:
        """How long to wait for a key, None if nothing will happen without one."""
        times = [self.telling.next_at if self.telling.untold else self.pulse.next_at()]
        if self.frame_ms and self.drawn_at is not None and (self.is_stale or self.is_ticking):
            times.append(self.drawn_at + self.frame_ms)
        if self.evening.note:
            times.append(self.noted_at + NOTE_MS)
        due = min((time for time in times if time is not None), default=None)
        return None if due is None else max(due - at, 0)

    def happened(self) -> None:
        """The table has changed: menus that lead nowhere any more go, and the keyboard to whoever is asked."""
        self.is_stale = True
        evening = self.evening
        view = evening.view(evening.holder)
        while self.path and not leads_somewhere(self.path[-1], view):
            self.path.pop()
            self.marked = ()
        if evening.company.people and not evening.waits_for(evening.holder):
            asked = evening.next_person()
            if asked is not None and asked != evening.holder:
                self.hand_over(asked)

    def _events(self) -> int:
        return len(self.evening.events(self.evening.holder))

    def _has_pace(self) -> bool:
        return bool(self.evening.pace_ms and self.frame_ms)

    # -- what is shown

    def menu(self) -> Menu:
        if self.telling.untold:
            return TELLING
        return marked_menu(self.path[-1], self.marked) if self.path else self.root()

    def root(self) -> Menu:
        evening = self.evening
        seat = evening.holder
        return evening.face.menu(
            evening.view(seat),
            evening.content,
            evening.texts,
            lambda ask, action: evening.table.why_not(seat, ask, action),
        )

    def commands(self) -> tuple[Entry, ...]:
        several = (NEXT,) if len(self.evening.company.people) > 1 else ()
        return (BACK if self.path else PAUSE, *several, HELP)

    def frame(self, typed: str, width: int, height: int) -> Block:
        evening = self.evening
        scene = evening.scene(evening.holder, self.menu(), self.commands(), typed, self.telling.untold)
        return evening.face.table(scene, evening.content, width, height)

    def draw(self, at: int) -> None:
        """What has changed, but not more often than the keyboard allows; a clock that runs changes all the time."""
        if not self.is_stale and not (self.frame_ms and self.is_ticking):
            return
        if self.drawn_at is None or at - self.drawn_at >= self.frame_ms:
            self.desk.show(self.frame)
            self.drawn_at, self.is_stale = at, False

    def say(self, words: str) -> None:
        self.evening.note = words
        self.noted_at = self.evening.clock.now()
        self.is_stale = True

    # -- keys

    def pressed(self, key: str) -> None:
        self.is_stale = True
        if key == RESIZED:
            self.desk.screen.clear()
            return
        if self.telling.untold:
            self.telling.catch_up()
            return
        self.say("")
        menu = self.path[-1] if self.path else self.root()
        entry = menu.find(key)
        if entry is not None:
            self.chosen(entry)
        elif key == ESCAPE and self.path:
            self.close()
        elif key == "tab" and len(self.evening.company.people) > 1:
            self.next_person()
        elif key == "?":
            self.stop("?")
        elif key in (ESCAPE, "p"):
            self.stop()
        elif menu.entries:
            named = "Enter" if key == ENTER else f"'{key[:12]}'"
            self.say(f"{named} does nothing now: press a key that is shown, ? for help.")

    def chosen(self, entry: Entry) -> None:
        leads = entry.leads
        if isinstance(leads, Open):
            self.path.append(leads.menu)
            self.marked = leads.menu.marked
        elif isinstance(leads, Mark):
            self.marked = tuple(sorted({leads.value} ^ set(self.marked)))
        elif isinstance(leads, Send):
            values = {"act": leads.act, leads.field: self.marked}
            self.answered(
                self.evening.send(self.evening.holder, leads.ask, self.evening.face.game.decode_action(values))
            )
        elif isinstance(leads, Do):
            self.answered(self.evening.send(self.evening.holder, leads.ask, leads.action))
        else:
            self.say(entry.why)

    def answered(self, refusal: Refusal | None) -> None:
        """A menu has done its work when the table took the answer."""
        if refusal is None:
            self.path, self.marked = [], ()
        else:
            self.say(self.evening.reason(refusal))
        self.happened()

    def close(self) -> None:
        self.path.pop()
        self.marked = self.path[-1].marked if self.path else ()

    # -- people

    def next_person(self) -> None:
        people = self.evening.company.people
        place = people.index(self.evening.holder)
        self.hand_over(people[(place + 1) % len(people)])

    def hand_over(self, seat: int) -> None:
        """The keyboard goes to somebody else; what happened so far is known at this keyboard."""
        evening = self.evening
        self.path, self.marked = [], ()
        evening.holder = seat
        self.telling = Telling(self._events() - self.telling.untold, at_once=self.telling.at_once)
        self.say(f"{evening.texts.say(f'seat.{seat}')} (Player {seat + 1}) has the keyboard.")

    # -- stopping

    def stop(self, page: str = "") -> None:
        """The clock stands still while somebody reads or is away; raises Left."""
        stand_still(self.pulse, self.reading, self.frame, page)
        self.drawn_at = None
        self.happened()

    def see_the_end(self) -> None:
        """The board as it stood, until somebody has seen it."""
        outcome = self.evening.table.outcome
        assert outcome is not None, "the game goes on"
        last = Menu(f"{self.evening.texts.say(f'outcome.{outcome.key}')}  (Enter: go on)")
        draw = partial(self.desk.show, partial(self.evening.draw, self.evening.holder, last, ()))
        while self.desk.keyboard.key(draw) not in (ENTER, ESCAPE):
            self.desk.keyboard.drop()
