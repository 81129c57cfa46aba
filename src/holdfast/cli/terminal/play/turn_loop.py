"""People at the keyboard: asks them, hides hands between them, and does what they choose."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from holdfast.cli.terminal.io.keyboard import ENTER, ESCAPE
from holdfast.cli.terminal.io.lines import Block, line, wrapped
from holdfast.cli.terminal.io.palette import BRASS, CREAM, FAINT
from holdfast.cli.terminal.io.terminal import draw_page
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.menu import Do, Leads, Menu, MenuEntry, OpenMenus, Reply, Send, Write
from holdfast.cli.terminal.play.page_reader import PageReader
from holdfast.cli.terminal.play.plain_text import with_consequences
from holdfast.cli.terminal.words import say
from holdfast.engine.secret import SPECTATOR

COMMANDS: Final = {  # keys, and what they are called
    "h": "hint",
    "m": "mission",
    "n": "notes",
    "l": "log",
    "r": "rule",
    "u": "undo",
    "?": "help",
    "q": "quit",
}
UNSHOWN: Final = ("q", "v")  # commands that work although there is no room to show them everywhere
IN_SUBMENUS: Final = "m?"  # and Esc


def commands_of(keys: Iterable[str]) -> tuple[MenuEntry, ...]:
    """Returns these commands with what they are called."""
    return tuple(MenuEntry(key, say(COMMANDS[key])) for key in keys)


class Left(Exception):
    """Somebody left the table; the game is saved."""


class TurnLoop:
    """Runs a game to its end."""

    @property
    def hidden(self) -> str:
        """Returns what others at the keyboard must not see."""
        return say("pass.cards")

    def __init__(self, local_game: LocalGame) -> None:
        self.local_game = local_game
        self.terminal = local_game.terminal
        self.reading = PageReader(local_game)
        self.menus = OpenMenus()

    def play(self) -> None:
        """Plays until the game is over, or raises Left."""
        local_game = self.local_game
        while local_game.table.outcome is None:
            if local_game.bots_are_next():
                if local_game.bot_moves() == "q":
                    self.leave(local_game.holder)
                continue
            seat = local_game.next_person()
            if seat is None:
                return
            if seat == local_game.holder or self.passes_on(seat):
                self.choose(seat)

    # -- handing over

    def passes_on(self, to: int) -> bool:
        """Tells whether the keyboard changed hands; whoever has it may still look, speak or propose first."""
        local_game = self.local_game
        if local_game.holder != SPECTATOR:
            name = self.called(to)
            offers = self.menu(local_game.holder).offers
            about = (say("pass.hide", hidden=self.hidden, name=name),)
            if not self.choose_from(local_game.holder, Menu(say("pass.done"), (), offers, about), may_pass=True):
                return False
        character = local_game.texts.say(f"seat.{to}")
        player = say("seat.player", number=to + 1)
        local_game.holder = SPECTATOR
        local_game.note = ""
        self.terminal.cover(
            (say("pass.to", player=player), say("pass.hidden", name=character, hidden=self.hidden)),
            say("pass.ready", player=player),
        )
        local_game.holder = to
        return True

    def called(self, seat: int) -> str:
        return say("seat.player_as", number=seat + 1, name=self.local_game.texts.say(f"seat.{seat}"))

    # -- choosing

    def menu(self, seat: int) -> Menu:
        local_game = self.local_game
        menu = local_game.menu(seat)
        if not local_game.drawing.tells_consequences:
            return menu
        return with_consequences(menu, local_game.texts, partial(local_game.consequence, seat))

    def choose(self, seat: int) -> None:
        self.choose_from(seat, self.menu(seat))

    def choose_from(self, seat: int, root: Menu, *, may_pass: bool = False) -> bool:
        """Asks until something was sent to the table; returns True if the keyboard is passed on instead."""
        local_game, menus = self.local_game, self.menus
        menus.close()
        while True:
            menu = menus.shown(root)
            commands = self.commands_inside() if menus.path else self.commands()
            keys = {*menu.keys(), *(entry.key for entry in commands if len(entry.key) == 1)}
            typed = self.terminal.choice(keys, partial(local_game.draw, seat, menu, commands))
            local_game.note = ""
            entry = menu.find(typed)
            if entry is not None and menus.turn(entry.leads):
                continue
            if entry is not None and entry.leads is not None:
                if self.sent(seat, entry.leads):
                    return False
            elif entry is not None:
                self.refuse(entry.why)
            elif typed == ENTER and may_pass and not menus.path:
                return True
            elif typed in (ESCAPE, "0", "back", "<") and menus.path:
                menus.back()
            elif typed in keys or typed in UNSHOWN:
                if self.command(seat, typed):
                    return False
            else:
                self.refuse(self.no_such_choice(typed, menu, bool(menus.path)))

    def refuse(self, words: str) -> None:
        self.local_game.note = words
        self.terminal.keyboard.drop()

    def no_such_choice(self, typed: str, menu: Menu, inside: bool) -> str:
        ways = [entry.key for entry in menu.entries if entry.key and entry.leads is not None]
        back = "_back" if inside else ""
        if typed in (ENTER, ESCAPE):
            return say(f"ask.choose{back}", keys=", ".join(ways[:6])) if ways else say(f"ask.choose_below{back}")
        return say(f"ask.no_choice{back}", key=typed[:12])

    def sent(self, seat: int, leads: Leads) -> bool:
        """Tells whether the table took it."""
        local_game = self.local_game
        assert isinstance(leads, Do | Send | Write), leads
        if isinstance(leads, Write):
            words = self.reading.asked(seat, leads.question)
            if not words:
                return False
            if leads.number and not words.isdecimal():
                self.refuse(say("ask.number"))
                return False
            action = local_game.filled_in(leads, int(words) if leads.number else words)
            refusal = local_game.table.why_not(seat, leads.ask, action)
            if refusal is None and leads.sure and not self.is_sure(seat, *self.sure(leads, words)):
                return False
        else:
            action, refusal = local_game.filled_in(leads, self.menus.marked), None
        refusal = refusal or local_game.submit(seat, leads.ask, action)
        if refusal is not None:
            self.refuse(self.local_game.reason(refusal))
        return refusal is None

    def is_sure(self, seat: int, question: str, yes: str, no: str) -> bool:
        menu = Menu(question, (MenuEntry("y", yes, Reply(True)), MenuEntry("n", no, Reply(False))))
        while True:
            typed = self.terminal.choice(menu.keys(), partial(self.local_game.draw, seat, menu, ()))
            entry = menu.find(typed[:1])
            if entry is not None and isinstance(entry.leads, Reply):
                return entry.leads.yes
            if typed == ESCAPE:
                return False
            self.refuse(say("ask.yes_or_no"))

    def sure(self, leads: Write, words: str) -> tuple[str, str, str]:
        return leads.sure.format(words.upper()), say("ask.sure_yes"), say("ask.sure_no")

    # -- commands

    def commands(self) -> tuple[MenuEntry, ...]:
        """Returns the commands; nothing is taken back where several people play at one keyboard."""
        known = self.local_game.drawing.commands
        alone = len(self.local_game.seating.people) == 1
        return commands_of(key for key in COMMANDS if key in known and (alone or key != "u"))

    def commands_inside(self) -> tuple[MenuEntry, ...]:
        """Returns what there is room for below a menu that was opened."""
        known = self.local_game.drawing.commands
        back = MenuEntry("Esc", say("back"))
        return (back, *commands_of(key for key in COMMANDS if key in IN_SUBMENUS and key in known))

    def command(self, seat: int, key: str) -> bool:
        """Does what a command key says; True if the table has changed."""
        match key:
            case "h":
                self.hint()
            case "n":
                self.notes(seat)
            case "u":
                return self.undo(seat)
            case "q":
                self.leave(seat)
            case _:
                self.reading.pages[key](seat)
        return False

    def hint(self) -> None:
        """Shows the next hint, with those before it; each is noted in the log as it is opened."""
        local_game = self.local_game
        setting = local_game.table.setting
        hints = setting.game.shown.hints(setting.options)
        if not hints:
            self.refuse(say("hints.none"))
            return
        if local_game.notebook.hints < len(hints):
            local_game.notebook.hints += 1
            local_game.aside(say("hints.opened", number=local_game.notebook.hints, of=len(hints)))
            local_game.keep()
        opened = local_game.notebook.hints

        def page(width: int) -> Block:
            rows: Block = []
            for number, words in enumerate(hints[:opened], 1):
                title = say("hints.number", number=number, of=len(hints))
                rows += [line((title, BRASS)), *wrapped(words, width, CREAM), line()]
            rest = len(hints) - opened
            return [*rows, line((say("hints.more", rest=rest) if rest else say("hints.no_more"), FAINT))]

        self.terminal.read(say("hints"), page)

    def notes(self, seat: int) -> None:
        """Opens a private page of notes; an empty line leaves it."""
        local_game = self.local_game

        def frame(typed: str, width: int, height: int) -> Block:
            return draw_notes(local_game.notebook.page(seat), typed, width, height)

        while words := self.terminal.text(frame):
            local_game.notebook.write(seat, words)
        local_game.keep()

    def undo(self, seat: int) -> bool:
        refusal = self.local_game.undo(seat)
        if refusal is not None:
            self.refuse(self.local_game.reason(refusal))
        return refusal is None

    def leave(self, seat: int) -> None:
        if self.is_sure(seat, say("leave"), say("leave.yes"), say("leave.no")):
            raise Left


def draw_notes(notes: list[str], typed: str, width: int, height: int) -> Block:
    rows: Block = []
    for number, words in enumerate(notes, 1):
        rows += wrapped(f"{number}. {words}", width - 4, CREAM, "   ")
    rows = rows or [line((say("notes.nothing"), FAINT))]
    top = max(len(rows) - max(height - 4, 1), 0)
    page = draw_page(say("notes.yours"), rows, top, width, height)
    how = say("notes.how")
    return [*page[:-2], line((f" {how}", FAINT)), line((" ▸ ", BRASS), (typed[-(width - 5) :], CREAM), ("█", BRASS))]
