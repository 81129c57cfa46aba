"""One game at one keyboard: people in turn, bots between them, everything through the table."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Final

from holdfast.cli.terminal.io.lines import Block, line
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play.drawing import Drawing
from holdfast.cli.terminal.play.menu import Do, Menu, MenuEntry, Send, Write
from holdfast.cli.terminal.play.notebook import Notebook, keep_notebook, pinned
from holdfast.cli.terminal.play.pages import GameEnding, sentences
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.plain_text import plain_texts
from holdfast.cli.terminal.play.polite_bots import kind_of, offers_of, votes_of
from holdfast.cli.terminal.play.snapshot import LogLine, Look, TableSnapshot
from holdfast.cli.terminal.words import say
from holdfast.engine.action import Action, Refusal
from holdfast.engine.command import Command
from holdfast.engine.event import Event, Forgot
from holdfast.engine.preview import consequence
from holdfast.engine.report import ToldLine
from holdfast.engine.rng import Rng
from holdfast.engine.screen import Consequence
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.view import View
from holdfast.table.bot_seats import BotSeats
from holdfast.table.clock import Clock
from holdfast.table.feed import SeatUpdate, remembered
from holdfast.table.replay import film
from holdfast.table.save import Save, write_save
from holdfast.table.setting import Setting
from holdfast.table.table import Happened, Table

RECENT: Final = 60  # lines of the log beside the map
PACE_MS: Final = 900  # how long a bot's move is shown


class LocalGame:
    """The table, what each seat was told, and who holds the keyboard."""

    def __init__(
        self,
        terminal: Terminal,
        drawing: Drawing,
        save: Save | Setting,
        seating: Seating,
        path: Path,
        *,
        notebook: Notebook | None = None,
        clock: Clock | None = None,
        pace_ms: int = PACE_MS,
        quiet: frozenset[str] = frozenset(),
    ) -> None:
        setting, lines = (save, ()) if isinstance(save, Setting) else (save.setting, save.lines)
        self.terminal = terminal
        self.drawing = drawing
        self.seating = seating
        self.path = path
        self.notebook = notebook or Notebook()
        self.clock = clock or Clock()
        self.pace_ms = pace_ms
        self.quiet = quiet  # kinds of events that are told in the whole log only
        self.content: Any = setting.content
        self.table = Table(setting, self.clock.now(), lines)
        self.told: dict[int, list[SeatUpdate]] = {
            seat: [self.table.opening[seat].whole()] if seat in self.table.opening else [] for seat in self.readers()
        }
        if isinstance(save, Save) and lines:
            self.told = {seat: list(film(save, seat)) for seat in self.readers()}
        self.known: dict[int, tuple[int, list[Event]]] = {}
        self.bots = BotSeats(self.table, seating.sit(setting.game), Rng(setting.key).split("bots"), self.clock.now())
        self.offers = offers_of(setting.game)
        self.votes = votes_of(setting.game)
        words = drawing.names(self.view(SPECTATOR), self.content)
        self.texts = plain_texts(setting, seating.seats, words, self.table.state)
        self.holder = seating.people[0] if len(seating.people) == 1 else SPECTATOR
        self.asides: list[tuple[int, str]] = []
        self.seen: dict[int, int] = dict.fromkeys(self.readers(), 0)
        self.note = ""

    # -- what there is to see

    def readers(self) -> tuple[int, ...]:
        return (SPECTATOR, *self.seating.people)

    def view(self, seat: int) -> View:
        return self.table.whole(seat).view

    def ending(self) -> GameEnding:
        """Returns what is told when all is over."""
        setting, s, told = self.table.setting, self.table.state, self.events(SPECTATOR)
        shown = setting.game.shown
        report = shown.report(s, [ToldLine(0, 0, tuple(told))]) if shown.report is not None else None
        return GameEnding(shown.epilogue(setting.options, s), report, tuple(told))

    def events(self, seat: int) -> list[Event]:
        """Returns what this seat was told and still knows; in real time this is asked many times a second."""
        told = self.told[seat]
        known, events = self.known.get(seat, (0, []))
        new = told[known:]
        if any(update.holds is not None or any(isinstance(e, Forgot) for e in update.events) for update in new):
            events = remembered(told)
        else:
            events = [*events, *(event for update in new for event in update.events)] if new else events
        self.known[seat] = (len(told), events)
        return events

    def log(self, seat: int, last: int = 0, untold: int = 0) -> tuple[LogLine, ...]:
        """Returns what this seat was told, in words, or the last so many lines of it; lines that repeat are counted.

        The last `untold` events are kept for later.
        """
        events = self.events(seat)
        events = events[: len(events) - untold]
        lines: list[tuple[str, int]] = []
        for number in range(max(len(events) - last, 0) if last else 0, len(events) + 1):
            lines += [(words, number) for at, words in self.asides if at == number]
            if number == len(events) or isinstance(events[number], Forgot):
                continue  # what is forgotten is gone from the log: there is nothing to say of it
            if not (last and events[number].kind() in self.quiet):
                lines.append((self.texts.event(events[number]), number))
        counted: list[LogLine] = []
        times = 1
        for i, (words, number) in enumerate(lines):
            times = times + 1 if i and lines[i - 1][0] == words else 1
            if times > 1:
                counted.pop()
            counted.append(LogLine(f"{words} ×{times}" if times > 1 else words, number >= self.seen[seat]))
        return tuple(counted)

    def snapshot(
        self, seat: int, menu: Menu, commands: tuple[MenuEntry, ...] = (), typed: str = "", untold: int = 0
    ) -> TableSnapshot[Any, Any]:
        return TableSnapshot(
            self.view(seat),
            self.content,
            self.texts,
            self.drawing.colours,
            self.pins(seat),
            people=tuple(self.seating.label(other, seat) for other in range(self.seating.seats)),
            log=self.log(seat, RECENT, untold),
            menu=menu,
            commands=commands,
            note=self.note,
            typed=typed,
            now=self.table.game_time(self.clock.now()),
            paused=self.table.paused,
            in_words=partial(self.in_words, seat),
        )

    def look(self, seat: int) -> Look[Any, Any]:
        return Look(self.view(seat), self.content, self.texts, self.drawing.colours, self.pins(seat))

    def pins(self, seat: int) -> dict[str, str]:
        """Returns what the private notes of a seat say of things; a spectator has none."""
        return pinned(self.notebook.notes.get(seat, ()))

    def menu(self, seat: int) -> Menu:
        """Returns what a seat may choose now."""
        return self.drawing.menu(self.look(seat), lambda ask, action: self.table.why_not(seat, ask, action))

    def in_words(self, seat: int, width: int) -> list[Block]:
        """Returns the table in sentences, as a seat knows it; the position as text if the game does not tell it."""
        game, s = self.drawing.game, self.table.state
        if game.shown.describe is None:
            return [[line(f"  {row}")] for row in game.write(s, seat).splitlines()]
        sections = [one for one in game.shown.describe(s, seat) if one.title.key not in self.drawing.told_elsewhere]
        return sentences(sections, self.texts, width, self.drawing.colours)

    def consequence(self, seat: int, ask: int, action: Action) -> Consequence:
        """Returns what an action would do, as far as its seat can know."""
        return consequence(self.drawing.game, self.table.state, seat, ask, action)

    def draw(
        self, seat: int, menu: Menu, commands: tuple[MenuEntry, ...], typed: str, width: int, height: int
    ) -> Block:
        return self.drawing.table(self.snapshot(seat, menu, commands, typed), width, height)

    def reason(self, refusal: Refusal) -> str:
        """Tells why not, in one sentence, with the number of the rule if a rule says so."""
        game, _, rule = refusal.rule.rpartition(":")
        return f"{self.texts.refusal(refusal)}{f' ({rule})' if game else ''}"

    # -- who is next

    def waits_for(self, seat: int) -> bool:
        """Tells whether a seat has a question to answer, offers aside."""
        return any(ask.kind not in self.offers for ask in self.view(seat).asks)

    def next_person(self) -> int | None:
        """Returns who is next: whoever holds the keyboard goes on as long as there is something to answer."""
        waiting = [seat for seat in self.seating.people if self.waits_for(seat)]
        if self.holder in waiting:
            return self.holder
        return waiting[0] if waiting else None

    def bots_are_next(self) -> bool:
        """Tells whether bots go next: people go first where both may answer; but bots vote and speak up at once."""
        if not self.bots.plans:
            return False
        if self.next_person() is None:
            return True
        kinds = {kind_of(self.view(seat), choice.ask) for seat, (_, choice) in self.bots.plans.items()}
        return bool(kinds & (self.offers | self.votes))

    # -- what happens

    def filled_in(self, leads: Do | Send | Write, value: object = None) -> Action:
        """Returns the answer that an entry leads to, with its one field filled in if people fill it in."""
        if isinstance(leads, Do):
            return leads.action
        return self.drawing.game.decode_action({"act": leads.act, leads.field: value})

    def submit(self, seat: int, ask: int, action: Action) -> Refusal | None:
        """Sends a person's answer; the game is saved after each."""
        refusal = self.send(seat, ask, action)
        if refusal is None:
            self.keep()
        return refusal

    def send(self, seat: int, ask: int, action: Action) -> Refusal | None:
        """Sends a person's answer, which is saved later; one that is late may find that something was due first."""
        at = self.clock.now()
        happened = self.table.submit(seat, ask, action, "", at)
        if happened.refusal is None:
            self.seen[seat] = len(self.events(seat))
        self.take(happened, at)
        return happened.refusal

    def undo(self, seat: int) -> Refusal | None:
        happened = self.table.undo(seat, self.clock.now(), willing=self.bots.bots)
        if happened.refusal is None and self.table.wish is not None:
            happened = self.bots.agree_to_undo(self.clock.now())
        if happened.refusal is None:
            self.take(happened)
            self.seen[seat] = len(self.events(seat))
            self.keep()
        return happened.refusal

    def bot_moves(self) -> str:
        """Lets the next bot answer, and shows what it did; returns the key that somebody pressed meanwhile."""
        self.seen[SPECTATOR] = len(self.events(SPECTATOR))
        at = max(self.clock.now(), self.bots.next_at() or 0)
        happened = self.bots.step(at)
        if happened is None or happened.refusal is not None:
            return ""
        self.take(happened, at)
        is_news = self.holder in happened.updates
        if not self.pace_ms or not is_news or self.table.outcome is not None or not self.bots_are_next():
            return ""
        mover = next((done.seat for done in happened.lines if isinstance(done, Command)), SPECTATOR)
        name = self.texts.say(f"seat.{mover}")
        waiting = Menu(say("ask.at_work", name=name, bot=self.seating.label(mover, self.holder)))
        self.terminal.show(lambda typed, width, height: self.draw(self.holder, waiting, (), typed, width, height))
        return self.terminal.keyboard.pause(self.pace_ms)

    def take(self, happened: Happened, at: int | None = None) -> None:
        """Notes down what the seats were told, and lets the bots know."""
        for seat, update in happened.updates.items():
            if seat in self.told:
                self.told[seat].append(update.whole())
        self.bots.see(happened, self.clock.now() if at is None else at)

    def aside(self, words: str) -> None:
        """Writes a line in everybody's log that is no part of the game."""
        self.asides.append((len(self.events(SPECTATOR)), words))

    def keep(self) -> None:
        """Writes the save and the notebook; a full disk must not end the game."""
        try:
            write_save(self.path, self.table.save())
            keep_notebook(self.path, self.notebook)
        except OSError as problem:
            self.note = say("save.failed", why=str(problem.strerror))
