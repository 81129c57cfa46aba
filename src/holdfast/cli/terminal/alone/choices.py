"""What can be done now, with keys: the hero's keep their meaning, sectors go by their names, the rest is numbered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from holdfast.cli.terminal.alone.symbols import WALK, AloneLook
from holdfast.cli.terminal.play.menu import Do, Item, MarkValue, Menu, MenuEntry, Open, Send, Write, counted_menu
from holdfast.engine.action import Action, Refusal
from holdfast.engine.view import Ask, Option, PickSome
from holdfast.games.alone.cards.picks import Cancel, Done, PickDoor
from holdfast.games.alone.levels.places import COMPASS, PLACE_NAMES
from holdfast.games.alone.rules.drawing import DrawOne, SplitDraw
from holdfast.games.alone.rules.explore import Explore
from holdfast.games.alone.rules.may import Decline
from holdfast.games.alone.rules.move import Move
from holdfast.games.alone.rules.notes import AtAnyTime, TakeNote
from holdfast.games.alone.rules.prepare import LeaveRooms, PlaceCreature, SwapRooms
from holdfast.games.alone.rules.reacting import ActivateAvatar, Pass, PlayDown, PlayUp
from holdfast.games.alone.rules.round_end import KeepHand
from holdfast.games.alone.rules.rummage import Enough
from holdfast.games.alone.rules.start import RecoverHealth
from holdfast.games.alone.rules.turn import HeroActs
from holdfast.games.alone.rules.use import UseItem
from holdfast.games.alone.rules.window import React

WhyNot: TypeAlias = Callable[[int, Action], Refusal | None]

SPACE: Final = " "
NOTHING: Final = (Done, Decline, Enough, Pass, LeaveRooms, KeepHand)  # what is done by doing nothing more
STEMS: Final = {  # the hero's keys; several things with one key are numbered
    "explore": "e",
    "unblock_door": "x",
    "pick_unblock": "x",
    "fight": "f",
    "locate": "c",
    "scavenge": "g",
    "interact": "i",
    "work": "k",
    "use_own_skill": "z",
    "start_skill": "z",
    "ask_companion": "o",
    "start_companion": "o",
    "use_room": "y",
    "bullet_time": "b",
    "sacrifice": "j",
    "use_power": "p",
}
NO_ASK: Final = Ask(0, "", ())


class AloneMenu:
    """Makes the menu of one seat at one moment: of its first question, and of the notes that stand beside it."""

    def __init__(self, look: AloneLook, why_not: WhyNot) -> None:
        self.look = look
        self.screen = look.view
        self.texts, self.say = look.texts, look.say
        self.why_not = why_not
        self.notes = next((ask for ask in look.view.asks if ask.kind == AtAnyTime.kind()), None)
        questions = [ask for ask in look.view.asks if ask is not self.notes]
        self.ask = min(questions, key=lambda ask: ask.standing, default=NO_ASK)
        self.choices = {choice.option: choice for choice in look.view.choices.of}

    def menu(self) -> Menu:
        offers: tuple[MenuEntry, ...] = ()
        if self.notes is not None:
            write = Write(self.notes.id, TakeNote.kind(), "words", self.say("terminal.write_note"))
            offers = (MenuEntry("n", self.say("terminal.note"), write),)
        prompt = self.screen.prompt
        if prompt is None:
            return Menu("", offers=offers)
        about = (self.look.message(prompt.about),) if prompt.about is not None else ()
        return Menu(self.look.message(prompt.says), tuple(self.entries()), offers, about)

    def entries(self) -> Sequence[MenuEntry]:
        ask = self.ask
        if ask.kind == HeroActs.kind():
            return self.deeds()
        if ask.kind == React.kind():
            return self.reactions()
        form = next((form for form in ask.forms if isinstance(form, PickSome)), None)
        return self.some(form) if form is not None else self.grouped()

    def label(self, option: Option) -> str:
        """Returns what an option is called, with what it would come to."""
        choice = self.choices.get(option.id)
        own = choice.label if choice is not None else None
        label = self.look.message(own) or self.texts.action(option.action, self.ask.situation)
        comes_to = choice.comes_to if choice is not None else None
        return f"{label}: {self.look.message(comes_to)}" if comes_to is not None else label

    def entry(self, key: str, option: Option, *also: str, fold: str = "") -> MenuEntry:
        return MenuEntry(key, self.label(option), Do(self.ask.id, option.action), also=also, fold=fold)

    # -- the hero's turn

    def deeds(self) -> list[MenuEntry]:
        """Returns an entry with its own key for each deed, and what is not possible greyed, with its reason."""
        ask = self.ask
        stems = [self.stem(option.action) for option in ask.options]
        shared, seen, entries = Counter(stems), Counter[str](), []
        for stem, option in zip(stems, ask.options, strict=True):
            seen[stem] += 1
            entries.append(self.entry(f"{stem}{seen[stem]}" if shared[stem] > 1 else stem, option))
        keys = {entry.key for entry in entries}
        refused: list[tuple[str, Action]] = [(WALK[way], Move(way)) for way in COMPASS]
        refused += [(STEMS["explore"] + WALK[way], Explore(way)) for way in COMPASS]
        for key, action in refused:
            if key not in keys and (refusal := self.why_not(ask.id, action)) is not None:
                entries.append(MenuEntry(key, self.texts.action(action), None, self.texts.refusal(refusal)))
        for greyed in ask.greyed:
            key = STEMS.get(greyed.kind, "")
            if key and not any(known.startswith(key) for known in keys):
                entries.append(MenuEntry(key, self.say(f"kind.{greyed.kind}"), None, self.texts.refusal(greyed.why)))
                keys.add(key)
        return entries

    def stem(self, action: Action) -> str:
        way = getattr(action, "way", None)
        if isinstance(action, RecoverHealth):
            return f"h{action.track[0]}"
        if isinstance(action, UseItem):
            return next(str(n) for n, one in enumerate(self.screen.hero.items, 1) if one.item == action.item)
        return STEMS.get(action.kind(), "") + (WALK[way] if way is not None else "")

    # -- evil's windows

    def reactions(self) -> list[MenuEntry]:
        """Returns the hand by number; each card opens, so that it is read before it is played."""
        entries = []
        for number, held in enumerate(self.screen.hand, 1):
            ways = [option for option in self.ask.options if getattr(option.action, "card", None) == held.card]
            name, text = self.say(f"reaction.{held.card}"), self.say(f"reaction_text.{held.card}")
            inner = Open(Menu(name, tuple(self.plays(ways)), about=tuple(text.split("\n")))) if ways else None
            entries.append(MenuEntry(str(number), name, inner, self.texts.refusal(held.why) if held.why else ""))
        for option in self.ask.options:
            if isinstance(option.action, ActivateAvatar):
                entries.append(self.entry("a", option))
            elif isinstance(option.action, Pass):
                entries.append(self.entry("p", option, SPACE))
        return entries

    def plays(self, ways: Sequence[Option]) -> list[MenuEntry]:
        """Returns what can be done with one card."""
        entries = []
        for number, option in enumerate(ways, 1):
            action = option.action
            key = "u" if isinstance(action, PlayUp) else "d" if isinstance(action, PlayDown) else f"s{number}"
            entries.append(MenuEntry(key, self.texts.action(action, "terminal"), Do(self.ask.id, action)))
        return entries

    # -- other questions

    def plain(self, options: Sequence[Option]) -> list[MenuEntry]:
        """Returns sectors by their names, ways by their keys, the rest by numbers; 0 is nothing more, b takes back."""
        entries: dict[str, MenuEntry] = {}
        number = 0
        for option in options:
            entry = self.keyed(option, options)
            if entry is None:
                number += 1
                entry = self.entry(str(number), option)
            entries.setdefault(entry.key, entry)
        return list(entries.values())

    def keyed(self, option: Option, options: Sequence[Option]) -> MenuEntry | None:
        """Returns an option with the key that it has by what it is about, if it has one."""
        action = option.action
        place, way = getattr(action, "place", None), getattr(action, "way", None)
        if isinstance(action, NOTHING):
            return self.entry("0", option, SPACE)
        if isinstance(action, Cancel):
            return self.entry("b", option, "esc")
        if isinstance(action, SplitDraw):
            return self.entry(str(action.first), option)
        if isinstance(action, DrawOne):
            return self.entry("abcd"[action.deck], option)
        if isinstance(action, PickDoor):
            return self.doors(action.place, options)
        if place is not None:
            return self.entry(place_key(place), option, fold=self.say("terminal.by_name"))
        if way is not None and not hasattr(action, "cell"):
            return self.entry(STEMS.get(action.kind(), "") + WALK[way], option)
        return None

    def doors(self, place: int, options: Sequence[Option]) -> MenuEntry:
        """Returns the entry of a sector; where it has several doors, a list of them opens."""
        doors = [(one, one.action) for one in options if isinstance(one.action, PickDoor)]
        ways = [self.entry(WALK[door.way], one) for one, door in doors if door.place == place]
        label, fold = self.say("terminal.doors", place=place), self.say("terminal.door_by_name")
        if len(ways) == 1:
            return MenuEntry(place_key(place), ways[0].label, ways[0].leads, fold=fold)
        inner = Menu(self.texts.question(self.ask.kind), tuple(ways))
        return MenuEntry(place_key(place), label, Open(inner), fold=fold)

    def grouped(self) -> list[MenuEntry]:
        """Returns choices of two parts, a creature or a room and then where it goes: the second in a list."""
        lists: dict[str, list[Option]] = {}
        for option in self.ask.options:
            action = option.action
            head = self.say(f"line.{action.line}") if isinstance(action, PlaceCreature) else ""
            head = self.say(f"room.{action.first}") if isinstance(action, SwapRooms) else head
            lists.setdefault(head, []).append(option)
        rest = self.plain(lists.pop("", []))
        items: list[Item] = [(head, Open(Menu(head, tuple(self.plain(of)))), "") for head, of in lists.items()]
        return [*rest, *counted_menu("", items).entries]

    def some(self, form: PickSome) -> list[MenuEntry]:
        """Returns cards to mark, and what becomes of those that are marked."""
        marks: list[Item] = [(self.say(f"reaction.{card}"), MarkValue(card), "") for card in form.of]
        discard = MenuEntry("d", self.say("terminal.discard"), Send(self.ask.id, form.action, form.field))
        return [*self.plain(self.ask.options), *counted_menu("", marks).entries, discard]


def place_key(place: int) -> str:
    return PLACE_NAMES[place].lower()
