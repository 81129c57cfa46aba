"""The rush: one key for each thing, the same in every moment, all of them under the left hand.

Space rolls, digits are dice, q w e a d z x c walk, f g are weapons and v b items: a press puts a fitting die there, and
fires or uses it once it is ready. t is for events, s for what is here, 9 for all else. A player with two heroes has
the second one under the right hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from holdfast.cli.terminal.elite import symbols
from holdfast.cli.terminal.elite.player_panel import card_keys
from holdfast.cli.terminal.elite.question_menu import GO, KEYS, listed, order, suggested
from holdfast.cli.terminal.elite.view_reader import EliteViewReader
from holdfast.cli.terminal.play.menu import Do, MarkValue, Menu, MenuEntry, Open, Send
from holdfast.engine.action import Action
from holdfast.engine.text import Texts
from holdfast.engine.view import Ask, PickSome
from holdfast.games.elite.cards.effects import ANYWHERE
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.rules.acting import Act, Finish, ReadyUp
from holdfast.games.elite.rules.alien_moves import Drive
from holdfast.games.elite.rules.dice import Roll
from holdfast.games.elite.rules.items import Use
from holdfast.games.elite.rules.move import Step
from holdfast.games.elite.rules.signal import GOING_HOME, OBJECTIVE, SIGNALS, Signal
from holdfast.games.elite.rules.slots import Allocate
from holdfast.games.elite.rules.times_up import Done
from holdfast.games.elite.rules.weapons import Fire
from holdfast.games.elite.screen.card_texts.cards import slots_text
from holdfast.games.elite.state import ALIEN, BLANK, SLOTS

NO_EVENT: Final = "No event takes a result of yours."
NOTHING_HERE: Final = "Nothing beside you takes a result of yours."
WALKS: Final = (symbols.KEYS, symbols.SECOND_KEYS)  # of the first hero, and of the second where there are two
ELSEWHERE: Final = ("connect", "take_back", "suppress")  # kinds that are not done where the hero stands


class RushMenu:
    """The menu of a seat that may act at any moment; `trade` is what it may do besides."""

    def __init__(self, look: EliteViewReader, ask: Ask | None, trade: Ask | None, texts: Texts) -> None:
        self.look = look
        self.ask = ask
        self.trade = trade
        self.texts = texts
        self.actions: Sequence[Action] = [option.action for option in ask.options] if ask else []
        self.forms = [form for form in ask.forms if isinstance(form, PickSome)] if ask else []
        self.is_acting = ask is not None and ask.kind == Act.kind()
        self.seat = look.view.seat
        self.dice = look.dice_of(self.seat)

    def menu(self) -> Menu:
        drives = [action for action in self.actions if isinstance(action, Drive)]
        if self.ask is not None and drives:
            return self.aliens(self.ask, drives)
        if self.ask is None:
            return Menu("Wait for the others.", tuple(self.others()))
        entries = [*self.goes_on(), *self.singles(), *self.others()]
        if (
            any(isinstance(action, Step | Fire | Use | Allocate) for action in self.actions)
            or self.forms
            or self.is_acting
        ):
            entries = [*self.rolls(), *self.walks(), *self.cards(), *self.all_dice(), *entries]
        return Menu(self.words(self.ask), tuple(entries))

    def words(self, ask: Ask) -> str:
        if self.is_acting and self.look.view.options.tempo == "untimed":
            return "Act: only what you do costs you time."
        return self.texts.question(ask.kind)

    def goes_on(self) -> list[MenuEntry]:
        """Returns what ends planning or acting: not by Space, which people still press to roll when the time is up."""
        found = [action for action in self.actions if isinstance(action, ReadyUp | Done)]
        return [MenuEntry("Enter", self.texts.action(a), Do(self.ask.id, a), also=("",)) for a in found if self.ask]

    # -- alien results shout, and block

    def aliens(self, ask: Ask, drives: Sequence[Drive]) -> Menu:
        drives = sorted(drives, key=lambda action: order(self.look, action))
        left = sum(self.look.view.face[die] == ALIEN and self.look.is_free(die) for die in self.dice)
        words = f"ALIEN ×{left}! Which alien moves? Space: what does least harm."
        return with_besides(suggested(self.look, ask, drives, self.texts, words), self.others())

    # -- dice

    def rolls(self) -> list[MenuEntry]:
        entries: list[MenuEntry] = []
        for form in self.forms:
            assert self.ask is not None, "a form belongs to an ask"
            marks = [MenuEntry(str(self.dice.index(die) + 1), self.shown(die), MarkValue(die)) for die in form.of]
            roll = MenuEntry("r", "roll these", Send(self.ask.id, form.action, form.field), also=GO)
            blank = tuple(die for die in form.of if self.look.view.face[die] == BLANK)
            some = Menu("Roll which dice?", (*marks, roll), marked=blank)
            entries.append(MenuEntry("space", f"roll all {len(form.of)}", Do(self.ask.id, Roll(form.of)), also=(" ",)))
            entries.append(MenuEntry("r", "roll some", Open(some)))
        if not self.forms:
            entries.append(MenuEntry("space", "roll", why=self.greyed("roll"), also=(" ",)))
        return entries

    def shown(self, die: int) -> str:
        face = self.look.view.face[die]
        return symbols.WORDS[face] if 0 <= face < len(symbols.WORDS) else "blank"

    def all_dice(self) -> list[MenuEntry]:
        """Returns a digit for each die: where its result may go."""
        return [self.one_die(str(number), die) for number, die in enumerate(self.dice, 1)]

    def one_die(self, key: str, die: int) -> MenuEntry:
        face = self.look.view.face[die]
        if not self.look.is_free(die) or not 0 <= face < len(SYMBOLS):
            return MenuEntry(key, "", why="Roll it first." if self.look.is_free(die) else "That die is in use.")
        fitting = (a for a in self.actions if isinstance(a, Allocate) and a.symbol == SYMBOLS[face])
        places = first_of_each(self.look, fitting)
        if not places:
            return MenuEntry(key, "", why=f"Nothing takes {symbols.WORDS[face]} here.")
        return self.choice(key, "", places, f"{symbols.WORDS[face]}: where to?")

    def choice(self, key: str, label: str, actions: Sequence[Action], words: str) -> MenuEntry:
        """Returns an entry that does one action at once, and opens several as a list."""
        assert self.ask is not None, "actions answer an ask"
        if len(actions) == 1:
            return MenuEntry(key, label, Do(self.ask.id, actions[0]))
        return MenuEntry(key, label, Open(Menu(words, tuple(listed(self.look, self.ask, actions, self.texts)))))

    # -- feet

    def walks(self) -> list[MenuEntry]:
        entries = []
        heroes = self.look.heroes_of(self.seat)
        for hero, keys in zip(heroes, WALKS, strict=False):
            steps = self.steps_of(hero)
            arrows = symbols.ARROW_KEYS if len(heroes) == 1 else {}
            for way, key in keys.items():
                also = (arrows[way],) if way in arrows else ()
                if way in steps and self.ask is not None:
                    entries.append(
                        MenuEntry(key, self.texts.action(steps[way]), Do(self.ask.id, steps[way]), also=also)
                    )
                else:
                    entries.append(MenuEntry(key, "", why=self.greyed("step") or "You cannot go there.", also=also))
        return entries

    def steps_of(self, hero: int) -> dict[tuple[int, int], Step]:
        """Returns a step for each direction; the Starting Area is one region, so that there may be more than one."""
        here = self.look.view.at[hero]
        steps: dict[tuple[int, int], Step] = {}
        for action in self.actions:
            if isinstance(action, Step) and action.hero == hero:
                steps.setdefault(symbols.step_between(here, action.to, self.look.width), action)
        return steps

    # -- equipment

    def cards(self) -> list[MenuEntry]:
        entries = []
        for place, hero in enumerate(self.look.heroes_of(self.seat)):
            for card, key in card_keys(self.look, hero, place).items():
                entries.append(self.one_card(key, card))
        return entries

    def one_card(self, key: str, card: int) -> MenuEntry:
        name = self.look.card(card).name
        for action in self.actions:
            if isinstance(action, Fire | Use) and action.card == card and self.ask is not None:
                far = next((reach.range for reach in self.look.view.reach if reach.card == card), ANYWHERE)
                words = f" (range {far})" if far < ANYWHERE else ""
                return MenuEntry(key, f"{self.texts.action(action)}{words}", Do(self.ask.id, action))
        fitting = [a for a in self.actions if isinstance(a, Allocate) and a.slot // SLOTS == card]
        if fitting and self.ask is not None:
            return MenuEntry(key, f"load {name}: {fitting[0].symbol}", Do(self.ask.id, fitting[0]))
        slots = self.look.card_slots(card)
        wants = slots_text(tuple(s for n, s in enumerate(slots) if not self.look.is_filled(card * SLOTS + n)))
        why = f"{name} wants {wants}." if wants else f"{name} cannot be used now."
        return MenuEntry(key, "", why=self.greyed("allocate") or why)

    # -- events, what is here, all else

    def singles(self) -> list[MenuEntry]:
        placed = first_of_each(self.look, (action for action in self.actions if isinstance(action, Allocate)))
        events = [action for action in placed if self.look.thing_of(action.slot)[0] == "event"]
        tokens = [action for action in placed if self.look.thing_of(action.slot)[0] == "token"]
        known = Allocate | Fire | Use | Step | Drive | Finish | ReadyUp | Done
        here = [a for a in self.actions if not isinstance(a, known) and a.kind() not in ELSEWHERE]
        done = [*here, *tokens]
        label = self.texts.action(done[0]) if len(done) == 1 else "here …"
        entries = [
            self.choice("t", "event", events, "Which event?") if events else MenuEntry("t", "", why=NO_EVENT),
            self.choice("s", label, done, "What do you do here?") if done else MenuEntry("s", "", why=NOTHING_HERE),
        ]
        away = [action for action in self.actions if isinstance(action, Finish)]
        if away and self.ask is not None:
            yes = MenuEntry("y", self.texts.action(away[0]), Do(self.ask.id, away[0]))
            sure = Menu("Sure? You act no more this round.", (yes,))
            entries.append(MenuEntry("0", "finish", Open(sure)))
        return entries

    def others(self) -> list[MenuEntry]:
        """Returns what has no key: holds, attachments, dice taken back, far ends of the Starting Area, trades."""
        walked = [step for hero in self.look.heroes_of(self.seat) for step in self.steps_of(hero).values()]
        rest = [a for a in self.actions if a.kind() in ELSEWHERE or (isinstance(a, Step) and a not in walked)]
        lists = listed(self.look, self.ask, rest, self.texts) if self.ask and rest else []
        entries = [MenuEntry("9", "other …", Open(Menu("What else?", tuple(lists))))] if lists else []
        if self.trade is not None and self.trade.options:
            offered = [option.action for option in self.trade.options]
            trades = listed(self.look, self.trade, offered, self.texts)
            entries.append(MenuEntry("8", "trade …", Open(Menu(self.texts.question(self.trade.kind), tuple(trades)))))
        return [*entries, *self.signals()]

    def signals(self) -> list[MenuEntry]:
        """Returns words for the others; of objectives only those that there are."""
        if self.trade is None or not any(form.action == Signal.kind() for form in self.trade.forms):
            return []
        there = range(OBJECTIVE, OBJECTIVE + len(self.look.view.token_at))
        said = [n for n in range(SIGNALS) if n in there or not OBJECTIVE <= n < GOING_HOME]
        words = [
            MenuEntry(key, self.texts.say(f"signal.{n}"), Do(self.trade.id, Signal(n)))
            for key, n in zip(KEYS, said, strict=False)
        ]
        return [MenuEntry("7", "signal …", Open(Menu("Tell the others:", tuple(words))))]

    def greyed(self, kind: str) -> str:
        """Tells why nothing of a kind is possible."""
        greyed = self.ask.greyed if self.ask else ()
        return next((self.texts.refusal(grey.why) for grey in greyed if grey.kind == kind), "")


def first_of_each(look: EliteViewReader, actions: Iterable[Allocate]) -> list[Allocate]:
    """Returns the first of several equal slots of one thing: which of them is filled makes no difference."""
    found: dict[tuple[str, int, str], Allocate] = {}
    for action in actions:
        kind, thing, _ = look.thing_of(action.slot)
        found.setdefault((kind, thing, action.symbol), action)
    return list(found.values())


def with_besides(menu: Menu, others: Sequence[MenuEntry]) -> Menu:
    """Returns a question, and what may be done although it is open: trade, signal, take dice back."""
    if not others:
        return menu
    more = MenuEntry("-", "besides …", Open(Menu("What else?", tuple(others))))
    return msgspec.structs.replace(menu, entries=(*menu.entries, more))
