"""What can be done now, with keys: open questions come first, then the rush, in which each key keeps its meaning.

Space rolls, digits are dice, q w e a d z x c walk, f g are weapons and v b items: a press puts a fitting die there, and
fires or uses it once it is ready. t is for events, s for what is here, 9 for all else. A player with two heroes has
the second one under the right hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from holdfast.cli.terminal.elite import symbols
from holdfast.cli.terminal.elite.player_panel import card_keys, slot_word
from holdfast.cli.terminal.elite.screen_reader import EliteLook, ScreenReader, slots_of
from holdfast.cli.terminal.play.menu import Do, MarkValue, Menu, MenuEntry, Open, Send
from holdfast.engine.action import Action
from holdfast.engine.view import Ask, PickSome
from holdfast.games.elite.flow import ChooseWeapon
from holdfast.games.elite.rules.acting import Act, Finish, ReadyUp
from holdfast.games.elite.rules.alien_moves import Drive
from holdfast.games.elite.rules.dice import Roll
from holdfast.games.elite.rules.items import Use
from holdfast.games.elite.rules.move import Step
from holdfast.games.elite.rules.signal import Signal
from holdfast.games.elite.rules.slots import Allocate
from holdfast.games.elite.rules.times_up import Done
from holdfast.games.elite.rules.trade import AnyTime
from holdfast.games.elite.rules.weapons import Fire
from holdfast.games.elite.screen.answers import named
from holdfast.games.elite.screen.slot_words import slot_message
from holdfast.games.elite.screen.squad import CardShown

KEYS: Final = "123456789abcdefghijklmnopqrstuvwxyz"
GO: Final = (" ", "")  # Space and Enter take what is suggested
OFFER: Final = AnyTime.kind()
LISTS: Final = (ChooseWeapon.kind(),)  # questions that stay open until everybody has answered
CARDS: Final = ("take_weapon", "keep", "drop")  # answers that are about what a card does
ELSEWHERE: Final = ("connect", "take_back", "suppress")  # kinds that are not done where the hero stands
WALKS: Final = (symbols.KEYS, symbols.SECOND_KEYS)  # of the first hero, and of the second where there are two
NO_ASK: Final = Ask(0, "", ())


def menu_of(look: EliteLook) -> Menu:
    asks = look.view.asks
    asked = next((ask for ask in asks if not ask.standing or ask.kind in LISTS), None)
    trade = next((ask for ask in asks if ask.kind == OFFER), NO_ASK)
    if asked is not None:
        return QuestionMenu(look, asked, trade).question()
    return RushMenu(look, next((ask for ask in asks if ask.kind != OFFER), NO_ASK), trade).menu()


class QuestionMenu:
    """The answers to an ask, and what may be done besides."""

    def __init__(self, look: EliteLook, ask: Ask, trade: Ask) -> None:
        self.look = ScreenReader(look)
        self.texts, self.say = look.texts, look.say
        self.ask = ask
        self.trade = trade
        self.by_id: Mapping[str, Action] = {option.id: option.action for option in ask.options}
        self.actions: Sequence[Action] = tuple(self.by_id.values())

    def question(self) -> Menu:
        """Returns one line for each answer, what most people want first."""
        hand = self.look.screen.hand
        first = hand.answers if hand.ask == self.ask.id else ()
        actions = [self.by_id[id] for id in dict.fromkeys((*first, *self.by_id))]
        words = self.look.screen.prompt.says if hand.ask == self.ask.id else None
        title = self.texts.question(self.ask.kind) if words is None else self.look.message(words)
        return self.suggested(title, actions, self.by_id.get(hand.suggested) if first else None)

    def suggested(self, words: str, actions: Sequence[Action], first: Action | None) -> Menu:
        """Returns a numbered menu in which Space takes what is suggested, if anything is."""
        rest = [action for action in actions if action != first or named(action, "figure") is not None]
        entries = [] if first is None else [self.do("space", first, self.label(first), also=GO)]
        entries += self.listed(self.ask, rest)
        if others := self.others():
            besides = Menu(self.say("terminal.what_else"), tuple(others))
            entries.append(MenuEntry("-", self.say("terminal.besides"), Open(besides)))
        return Menu(words, tuple(entries))

    def do(self, key: str, action: Action, label: str = "", also: tuple[str, ...] = (), fold: str = "") -> MenuEntry:
        return MenuEntry(key, label or self.texts.action(action), Do(self.ask.id, action), also=also, fold=fold)

    def label(self, action: Action) -> str:
        """Returns what an answer is called; a card says what it does."""
        words, card = self.texts.action(action), named(action, "card")
        if card is None or action.kind() not in CARDS:
            return words
        slots = "".join(slot_word(slot) for slot in self.look.parts.cards[card].slots)
        return f"{words} {slots} {self.say(f'about.card.{card}')}".replace("\n", " ")

    # -- lists

    def listed(self, ask: Ask, actions: Iterable[Action]) -> list[MenuEntry]:
        """Returns entries 1, 2, 3 ...; with more than there are keys for, the last opens another list."""
        things = grouped(actions)
        shown = things if len(things) <= len(KEYS) else things[: len(KEYS) - 1]
        entries = [self.entry_for(ask, key, group) for key, group in zip(KEYS, shown, strict=False)]
        if rest := things[len(shown) :]:
            more = self.listed(ask, [action for group in rest for action in group])
            label = self.say("terminal.more", n=len(rest))
            entries.append(MenuEntry(KEYS[-1], label, Open(Menu(self.texts.question(ask.kind), tuple(more)))))
        return entries

    def entry_for(self, ask: Ask, key: str, group: Sequence[Action]) -> MenuEntry:
        """Returns one action, or the ways of one alien."""
        if len(group) == 1:
            start = self.look.at(self.look.mine[0]) if ask.kind == "choose_way" and self.look.mine else None
            return MenuEntry(key, self.label(group[0]), Do(ask.id, group[0]), also=self.pointing(start, group[0]))
        ways = []
        for n, action in enumerate(group):
            also = (*(GO if not n else ()), *self.pointing(self.look.at(named(action, "figure") or 0), action))
            ways.append(MenuEntry(KEYS[n], self.texts.action(action), Do(ask.id, action), also=also))
        which = Menu(self.texts.question(ask.kind), tuple(ways))
        return MenuEntry(key, f"{self.texts.action(group[0])} …", Open(which))

    def pointing(self, start: int | None, action: Action) -> tuple[str, ...]:
        """Returns the key that points from a space to the one that an action leads to."""
        to, width = named(action, "cell"), self.look.width
        if start is None or to is None or not symbols.are_beside(start, to, width):
            return ()
        return (symbols.KEYS[symbols.step_between(start, to, width)],)

    # -- besides

    def others(self) -> list[MenuEntry]:
        """Returns trades, and words for the others; of objectives only those that there are."""
        entries, trade = [], self.trade
        if trade.options:
            trades = Menu(self.texts.question(trade.kind), tuple(self.listed(trade, [o.action for o in trade.options])))
            entries.append(MenuEntry("8", self.say("terminal.trade"), Open(trades)))
        if any(form.action == Signal.kind() for form in trade.forms):
            words = [
                MenuEntry(key, self.say(f"signal.{n}"), Do(trade.id, Signal(n)))
                for key, n in zip(KEYS, self.look.screen.setting.signals, strict=False)
            ]
            entries.append(
                MenuEntry("7", self.say("terminal.signal"), Open(Menu(self.say("ui.tell_others"), tuple(words))))
            )
        return entries


class RushMenu(QuestionMenu):
    """The menu of a seat that may act at any moment."""

    def menu(self) -> Menu:
        screen = self.look.screen
        words = self.look.message(screen.prompt.says)
        if any(isinstance(action, Drive) for action in self.actions):
            drives = [self.by_id[id] for id in screen.hand.answers]
            return self.suggested(words, drives, self.by_id.get(screen.hand.suggested))
        entries = [*self.goes_on(), *self.singles(), *self.others()] if self.ask.id else self.others()
        acts = any(isinstance(action, Step | Fire | Use | Allocate) for action in self.actions)
        if acts or self.forms() or self.ask.kind == Act.kind():
            entries = [*self.rolls(), *self.walks(), *self.cards(), *self.all_dice(), *entries]
        return Menu(words, tuple(entries))

    def forms(self) -> list[PickSome]:
        return [form for form in self.ask.forms if isinstance(form, PickSome)]

    def goes_on(self) -> list[MenuEntry]:
        """Returns what ends planning or acting: not by Space, which people still press to roll when the time is up."""
        return [self.do("Enter", action, also=("",)) for action in self.actions if isinstance(action, ReadyUp | Done)]

    def choice(self, key: str, label: str, actions: Sequence[Action], words: str, why: str) -> MenuEntry:
        """Returns an entry that does one action at once, opens several as a list, and says why there is none."""
        if not actions:
            return MenuEntry(key, "", why=why)
        if len(actions) == 1:
            return MenuEntry(key, label, Do(self.ask.id, actions[0]))
        return MenuEntry(key, label, Open(Menu(words, tuple(self.listed(self.ask, actions)))))

    def greyed(self, kind: str) -> str:
        """Tells why nothing of a kind is possible."""
        return next((self.texts.refusal(grey.why) for grey in self.ask.greyed if grey.kind == kind), "")

    # -- dice

    def rolls(self) -> list[MenuEntry]:
        dice = self.look.dice
        entries: list[MenuEntry] = []
        for form in self.forms():
            assert dice is not None, "who may roll has dice"
            words = [self.look.message(one) for one in self.look.screen.hand.dice]
            marks = [MenuEntry(str(die - dice.first + 1), words[die - dice.first], MarkValue(die)) for die in form.of]
            send = Send(self.ask.id, form.action, form.field)
            roll = MenuEntry("r", self.say("terminal.roll_these"), send, also=GO)
            blank = tuple(die for die in form.of if dice.faces[die - dice.first] == "")
            some = Menu(self.say("terminal.roll_which"), (*marks, roll), marked=blank)
            entries.append(self.do("space", Roll(form.of), self.say("terminal.roll_all", n=len(form.of)), also=(" ",)))
            entries.append(MenuEntry("r", self.say("terminal.roll_some"), Open(some)))
        return entries or [MenuEntry("space", self.say("terminal.roll"), why=self.greyed("roll"), also=(" ",))]

    def all_dice(self) -> list[MenuEntry]:
        """Returns a digit for each die: where its result may go."""
        dice = self.look.dice
        if dice is None:
            return []
        return [
            self.one_die(str(n), face, lies) for n, (face, lies) in enumerate(zip(dice.faces, dice.lie, strict=True), 1)
        ]

    def one_die(self, key: str, face: str, lies: str) -> MenuEntry:
        if lies != "free":
            return MenuEntry(key, "", why=self.say("terminal.die_in_use"))
        if face in ("", "tumbling"):
            return MenuEntry(key, "", why=self.say("terminal.roll_first"))
        places = self.first_of_each(a for a in self.allocations() if a.symbol == face)
        words, why = self.say("terminal.where_to", symbol=face), self.say("terminal.nothing_takes", symbol=face)
        return self.choice(key, "", places, words, why)

    def allocations(self) -> list[Allocate]:
        return [action for action in self.actions if isinstance(action, Allocate)]

    def first_of_each(self, actions: Iterable[Allocate]) -> list[Allocate]:
        """Returns the first of several equal slots of one thing: which of them is filled makes no difference."""
        found: dict[tuple[int, str], Allocate] = {}
        for action in actions:
            found.setdefault((self.look.first_beside(action.slot), action.symbol), action)
        return list(found.values())

    # -- feet

    def walks(self) -> list[MenuEntry]:
        entries = []
        for hero, keys in zip(self.look.mine, WALKS, strict=False):
            steps = self.steps_of(hero)
            arrows = symbols.ARROW_KEYS if len(self.look.mine) == 1 else {}
            for way, key in keys.items():
                also = (arrows[way],) if way in arrows else ()
                if way in steps:
                    entries.append(self.do(key, steps[way], also=also, fold=self.say("terminal.walk")))
                else:
                    why = self.greyed("step") or self.say("terminal.no_way")
                    entries.append(MenuEntry(key, "", why=why, also=also))
        return entries

    def steps_of(self, hero: int) -> dict[tuple[int, int], Step]:
        """Returns a step for each direction; the Starting Area is one region, so that there may be more than one."""
        here = self.look.at(hero)
        steps: dict[tuple[int, int], Step] = {}
        for action in self.actions:
            if isinstance(action, Step) and action.hero == hero:
                steps.setdefault(symbols.step_between(here, action.to, self.look.width), action)
        return steps

    # -- equipment

    def cards(self) -> list[MenuEntry]:
        mine = [(hero, card_keys(self.look, hero, place)) for place, hero in enumerate(self.look.mine)]
        return [
            self.one_card(keys[card.card], card)
            for hero, keys in mine
            for card in self.look.cards_of(hero)
            if card.card in keys
        ]

    def one_card(self, key: str, shown: CardShown) -> MenuEntry:
        card = shown.card
        for action in self.actions:
            if isinstance(action, Fire | Use) and action.card == card:
                stats = next(
                    (f" ({self.look.message(aim.says)})" for aim in self.look.screen.aims if aim.card == card), ""
                )
                return self.do(key, action, f"{self.texts.action(action)}{stats}")
        slots = slots_of(shown.first, shown.filled)
        fitting = next((action for action in self.allocations() if action.slot in slots), None)
        if fitting is not None:
            return self.do(key, fitting, self.say("terminal.load", card=card, symbol=fitting.symbol))
        printed = zip(self.look.parts.cards[card].slots, shown.filled, strict=False)
        wants = tuple([self.look.message(slot_message(slot)) for slot, die in printed if die is None])
        why = self.say("terminal.wants", card=card, slots=wants) if wants else self.say("terminal.not_now", card=card)
        return MenuEntry(key, "", why=self.greyed("allocate") or why)

    # -- events, what is here, all else

    def singles(self) -> list[MenuEntry]:
        say = self.say
        placed = self.first_of_each(self.allocations())
        on_events = self.look.events_slots()
        events = [action for action in placed if any(action.slot in slots for slots in on_events)]
        here = [self.by_id[id] for id in self.look.screen.hand.here if id in self.by_id]
        label = self.texts.action(here[0]) if len(here) == 1 else say("terminal.here")
        entries = [
            self.choice(
                "t", say("terminal.event"), events, say("terminal.which_event"), say("terminal.no_event_takes")
            ),
            self.choice("s", label, here, say("terminal.do_here"), say("terminal.nothing_here")),
        ]
        for away in [action for action in self.actions if isinstance(action, Finish)][:1]:
            sure = Menu(say("terminal.sure"), (self.do("y", away),))
            entries.append(MenuEntry("0", say("terminal.finish"), Open(sure)))
        return entries

    def others(self) -> list[MenuEntry]:
        """Returns what has no key: holds, attachments, dice taken back, far ends of the Starting Area, trades."""
        walked = [step for hero in self.look.mine for step in self.steps_of(hero).values()]
        rest = [a for a in self.actions if a.kind() in ELSEWHERE or (isinstance(a, Step) and a not in walked)]
        listed = Menu(self.say("terminal.what_else"), tuple(self.listed(self.ask, rest)))
        return [*([MenuEntry("9", self.say("terminal.other"), Open(listed))] if rest else []), *super().others()]


def grouped(actions: Iterable[Action]) -> list[list[Action]]:
    """Puts actions that move the same alien together."""
    groups: dict[object, list[Action]] = {}
    for action in actions:
        figure = named(action, "figure") if named(action, "cell") is not None else None
        groups.setdefault(action if figure is None else (action.kind(), figure), []).append(action)
    return list(groups.values())


# -- where the answers are


def labels(look: ScreenReader, menu: Menu) -> dict[int, str]:
    """Returns the keys of a menu, by the space that each is about."""
    found: dict[int, str] = {}
    for entry in menu.entries:
        cell = place_of(look, entry)
        if cell is not None and len(entry.key) == 1:
            found.setdefault(cell, entry.key)
    return found


def place_of(look: ScreenReader, entry: MenuEntry) -> int | None:
    """Returns where an entry does something: at its alien, or in its space. Steps of my own need no label."""
    leads = entry.leads
    if isinstance(leads, Open):
        return next((place_of(look, inner) for inner in leads.menu.entries), None)
    if not isinstance(leads, Do) or leads.action.kind() == "step":
        return None
    figure = named(leads.action, "figure")
    cell = look.at(figure) if figure is not None else named(leads.action, "cell")
    return cell if cell is not None and cell >= 0 else None
