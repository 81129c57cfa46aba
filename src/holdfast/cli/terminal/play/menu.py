"""What may be chosen now, as a tree of menus: keys, labels, where each leads, and why a greyed one leads nowhere."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, TypeAlias

import msgspec

from holdfast.cli.terminal.words import say
from holdfast.engine.action import Action
from holdfast.engine.view import View


class Do(msgspec.Struct, frozen=True):
    """An entry that answers an ask."""

    ask: int
    action: Action


class Write(msgspec.Struct, frozen=True):
    """Fill in the one field of an action; `sure`, if given, is asked before it is sent."""

    ask: int
    act: str
    field: str
    question: str
    sure: str = ""
    number: bool = False  # the field is a whole number


class Open(msgspec.Struct, frozen=True):
    menu: Menu


class MarkValue(msgspec.Struct, frozen=True):
    """Mark one of several values, or take the mark away."""

    value: int


class Send(msgspec.Struct, frozen=True):
    """Answer with all that is marked."""

    ask: int
    act: str
    field: str


class Reply(msgspec.Struct, frozen=True):
    """Yes or no to the terminal itself."""

    yes: bool


MOST_DIGITS: Final = 8  # the ninth leads to the rest

Leads: TypeAlias = Do | Write | Open | MarkValue | Send | Reply
Item: TypeAlias = tuple[str, Leads | None, str]  # a line of a list: label, where it leads, why not


class MenuEntry(msgspec.Struct, frozen=True):
    """`key` is shown, `also` are other ways to type it; without a key nothing is shown.

    What leads nowhere is greyed, and says why. Entries with one `fold` may be shown together under these words: their
    keys stand on the map, too.
    """

    key: str
    label: str
    leads: Leads | None = None
    why: str = ""
    also: tuple[str, ...] = ()
    fold: str = ""

    def answers_to(self) -> tuple[str, ...]:
        return (self.key, *self.also) if self.key else self.also


class Menu(msgspec.Struct, frozen=True):
    """`offers` stand beside the question: nobody need ever take one. `marked` is marked when the menu opens."""

    question: str
    entries: tuple[MenuEntry, ...] = ()
    offers: tuple[MenuEntry, ...] = ()
    about: tuple[str, ...] = ()
    marked: tuple[int, ...] = ()

    def find(self, typed: str) -> MenuEntry | None:
        """Returns the entry that this key stands for."""
        return next((e for e in (*self.entries, *self.offers) if typed in e.answers_to()), None)

    def keys(self) -> list[str]:
        return [key for entry in (*self.entries, *self.offers) for key in entry.answers_to()]


class OpenMenus:
    """The menus that somebody has opened, one out of the other, and what is marked in the last one."""

    def __init__(self) -> None:
        self.path: list[Menu] = []
        self.marked: tuple[int, ...] = ()

    def shown(self, root: Menu) -> Menu:
        """Returns the last one with its marks to be seen; the first of all if none was opened."""
        return marked_menu(self.path[-1] if self.path else root, self.marked)

    def turn(self, leads: Leads | None) -> bool:
        """Opens a menu or marks a value; returns False for what leads elsewhere."""
        if isinstance(leads, Open):
            self.path.append(leads.menu)
            self.marked = leads.menu.marked
        elif isinstance(leads, MarkValue):
            self.marked = tuple(sorted({leads.value} ^ set(self.marked)))
        else:
            return False
        return True

    def back(self) -> None:
        self.path.pop()
        self.marked = self.path[-1].marked if self.path else ()

    def close(self) -> None:
        self.path, self.marked = [], ()

    def drop(self, view: View) -> None:
        """Closes those in which nothing can be done any more."""
        while self.path and not leads_somewhere(self.path[-1], view):
            self.path.pop()
            self.marked = ()


def leads_somewhere(menu: Menu, view: View) -> bool:
    """Tells whether anything on a menu that was opened earlier can still be done."""
    asks = {ask.id: ask for ask in view.asks}
    for entry in (*menu.entries, *menu.offers):
        match entry.leads:
            case Do(ask=ask, action=action) if ask in asks:
                is_filled_in = any(form.action == action.kind() for form in asks[ask].forms)
                if is_filled_in or any(option.action == action for option in asks[ask].options):
                    return True
            case Send(ask=ask, act=act) | Write(ask=ask, act=act) if ask in asks:
                if any(form.action == act for form in asks[ask].forms):
                    return True
            case Open(menu=inner) if leads_somewhere(inner, view):
                return True
            case _:
                pass
    return False


def marked_menu(menu: Menu, marked: Collection[int]) -> Menu:
    """Returns the menu with its marks to be seen."""
    entries = tuple(
        msgspec.structs.replace(entry, label=f"{'✓' if entry.leads.value in marked else '·'} {entry.label}")
        if isinstance(entry.leads, MarkValue)
        else entry
        for entry in menu.entries
    )
    return msgspec.structs.replace(menu, entries=entries)


def mnemonic(label: str, taken: Collection[str]) -> str:
    """Returns the first letter of a label that is not in use yet; empty if there is none."""
    return next((sign for sign in label.lower() if "a" <= sign <= "z" and sign not in taken), "")


def counted_menu(question: str, items: Iterable[Item], *about: str, first: int = 1) -> Menu:
    """Returns a list of which each line has its number as a key."""
    entries = [MenuEntry(str(number), label, leads, why) for number, (label, leads, why) in enumerate(items, first)]
    return Menu(question, tuple(entries), about=about)


def numbered(items: Iterable[Item], taken: Collection[str]) -> tuple[MenuEntry, ...]:
    """Returns entries 1, 2, 3 ... from (label, leads, why), each with a letter too where one is free."""
    used = set(taken)
    entries = []
    for number, (label, leads, why) in enumerate(items, 1):
        letter = mnemonic(label, used)
        used.add(letter)
        entries.append(MenuEntry(str(number), label, leads, why, (letter,) if letter else ()))
    return tuple(entries)


def with_single_keys(menu: Menu) -> Menu:
    """Returns the menu for those who play by single keys: what has a longer number stands on further lists."""
    if all(len(entry.key) < 2 or not entry.key.isdecimal() for entry in menu.entries):
        return menu
    listed, rest = menu.entries[:MOST_DIGITS], menu.entries[MOST_DIGITS:]
    again = tuple(msgspec.structs.replace(entry, key=str(number)) for number, entry in enumerate(rest, 1))
    more = with_single_keys(msgspec.structs.replace(menu, entries=again, offers=()))
    last = MenuEntry(str(MOST_DIGITS + 1), say("ask.more", many=len(rest)), Open(more))
    return msgspec.structs.replace(menu, entries=(*listed, last))
