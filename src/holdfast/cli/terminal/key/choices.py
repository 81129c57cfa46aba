"""What may be done now in The Key, as menus: a card and then its pile, rooms by their numbers, reasons where greyed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from holdfast.cli.terminal.key.console import draw_shape
from holdfast.cli.terminal.key.names import STACK, WHAT_PILES_DO, card_sign, token_sign
from holdfast.cli.terminal.key.odds import draw_odds
from holdfast.cli.terminal.play.menu import Do, Leads, Menu, MenuEntry, Open, Write, numbered
from holdfast.engine.action import Action, Refusal
from holdfast.engine.text import Texts
from holdfast.engine.view import Ask
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.resources import value
from holdfast.games.key.rules.fix import TakeDownCamera
from holdfast.games.key.rules.intel import Reveal
from holdfast.games.key.rules.reveal import Tidy
from holdfast.games.key.rules.run import Go
from holdfast.games.key.rules.say import PHRASES, REMARKS, Hint
from holdfast.games.key.rules.scout import RevealNearby
from holdfast.games.key.rules.special import UseSpecial
from holdfast.games.key.rules.turn import PlayCard
from holdfast.games.key.rules.vote import Point, TakeBack, ThinkAgain
from holdfast.games.key.screen.view import KeyView

WhyNot: TypeAlias = Callable[[int, Action], Refusal | None]
COMMAND_KEYS: Final = frozenset("stymnlrhubq?")  # letters that mean something at every question
KIND_KEYS: Final = {
    "play_card": "p",
    "use_achievement": "f",
    "use_special": "x",
    "end_actions": "e",
    "pass": "a",
    "stop": "0",
    "leave": "0",
    "stop_drawing": "0",
    "flip": "f",
    "draw": "d",
    "draw_to_go_on": "d",
    "concede": "c",
}
GREYED: Final = {
    "play_card": "Play a card",
    "use_special": "Special",
    "end_actions": "End my actions",
    "pass": "Pass",
    "collect": "Collect",
    "flip": "Flip the top token",
    "take_down_camera": "Take down a camera",
    "draw_to_go_on": "Draw a card to go on",
    "tidy": "Tidy",
    "say": "Say",
}
WORDS_FOR_SECOND_THOUGHTS: Final = {TakeBack: "take it back", ThinkAgain: "think again"}


class Choices:
    """Makes the menus of one seat at one moment."""

    def __init__(self, view: KeyView, parts: Parts, texts: Texts, why_not: WhyNot) -> None:
        self.view = view
        self.parts = parts
        self.texts = texts
        self.why_not = why_not

    def menu(self) -> Menu:
        """Returns the question that waits for an answer, and the offers beside it."""
        view = self.view
        offers = next((self.offers(ask) for ask in view.asks if ask.kind == "at_any_time"), ())
        asked = next((ask for ask in view.asks if ask.kind != "at_any_time"), None)
        if asked is None:
            return Menu("", offers=offers)
        if asked.kind == "choose_action":
            return self.actions(asked, offers)
        if asked.kind == "consent":
            return Menu(self.question(asked), (*self.listed(asked), *self.pointing(asked)), offers, self.about(asked))
        return Menu(self.question(asked), (*self.listed(asked), *self.greyed(asked)), offers, self.about(asked))

    def question(self, ask: Ask) -> str:
        """Returns the question of an ask, with the number of moves or collects that are left."""
        words = self.texts.question(ask.kind)
        if ask.kind == "consent" and self.view.proposal is not None:
            return f"Is {self.view.proposal.guess} your answer, all of you?"
        left = [g.frame.left for strand in self.view.going_on for g in strand[-1:] if hasattr(g.frame, "left")]
        return f"{words} ({left[0]} left)" if left and left[0] > 1 else words

    def about(self, ask: Ask) -> tuple[str, ...]:
        if ask.kind in ("may_draw", "draw_answer_or_concede"):
            return (draw_odds(self.view),)
        if ask.kind == "consent":
            return ("A wrong answer loses the game for all. If anybody says not yet, nothing happens.",)
        return ()

    # -- a turn's actions

    def actions(self, ask: Ask, offers: tuple[MenuEntry, ...]) -> Menu:
        """Returns the ways to play a card, use the special action or stop; a card's number in hand is a short cut."""
        kinds = {option.action.kind() for option in ask.options}
        entries: list[MenuEntry] = []
        if "play_card" in kinds:
            which = self.cards(ask)
            number = "its number" if len(which.entries) == 1 else f"its number, 1 to {len(which.entries)}"
            entries.append(MenuEntry("p", f"Play a card (or {number})", Open(which)))
            entries += [MenuEntry("", "", entry.leads, entry.why, (entry.key,)) for entry in which.entries]
        if "use_special" in kinds:
            me = self.parts.characters[self.view.characters[self.view.seat]]
            entries.append(MenuEntry("x", f"Special: {me.name}, for two cards", Open(self.pairs(ask))))
        for option in ask.options:
            if not isinstance(option.action, PlayCard | UseSpecial):
                entries.append(self.entry(ask, option.action, ()))
        return Menu(self.question(ask), (*entries, *self.greyed(ask)), offers)

    def cards(self, ask: Ask) -> Menu:
        entries = []
        for number, card in enumerate(self._hand(), 1):
            piles = self.piles(ask, card)
            fits = any(entry.leads for entry in piles.entries)
            top = max(value(pile[-1]) if pile else 0 for pile in self.view.piles)
            why = (
                ""
                if fits
                else f"no open pile is lower than {value(card)}"
                if value(card) <= top
                else "every pile is locked"
            )
            entries.append(MenuEntry(str(number), card_sign(card), Open(piles) if fits else None, why))
        return Menu("Which card?", tuple(entries))

    def piles(self, ask: Ask, card: int) -> Menu:
        """Returns the four piles for a card: what each does, or why the card may not go there."""
        items: list[tuple[str, Leads | None, str]] = []
        for pile, what in enumerate(WHAT_PILES_DO):
            action = PlayCard(card, pile)
            refusal = self.why_not(ask.id, action)
            name = self.texts.say(f"pile.{pile}")
            if refusal is None:
                items.append((f"{name}: {what}", Do(ask.id, action), ""))
            else:
                items.append((name, None, self.reason(refusal)))
        return Menu(f"{card_sign(card)} on which pile?", numbered(items, COMMAND_KEYS - {"r"}))

    def pairs(self, ask: Ask) -> Menu:
        me = self.parts.characters[self.view.characters[self.view.seat]]
        options = [option.action for option in ask.options if isinstance(option.action, UseSpecial)]
        entries = tuple(
            MenuEntry(str(number), " ".join(map(card_sign, action.cards)), Do(ask.id, action))
            for number, action in enumerate(options, 1)
        )
        return Menu("Discard which two cards?", entries, about=(f"{me.name}: {me.text}",))

    # -- a vote

    def pointing(self, ask: Ask) -> tuple[MenuEntry, ...]:
        """Returns the ways not to agree and to say why: the windows that one may point at."""
        able = [
            (window, self.texts.say(f"window.{window}"), content)
            for window, content in enumerate(self.view.windows)
            if self.why_not(ask.id, Point(window)) is None
        ]
        items: list[tuple[str, Leads | None, str]] = [
            (f"{name}: {'its sign' if content is None else f'it shows {content}'}", Do(ask.id, Point(window)), "")
            for window, name, content in able
        ]
        which = Menu("Not yet: because of which window?", numbered(items, COMMAND_KEYS))
        return (MenuEntry("w", "Not yet, because of a window", Open(which)),) if items else ()

    # -- everything else

    def listed(self, ask: Ask) -> Iterable[MenuEntry]:
        """Returns one entry for each option: rooms by their number, the rest counted; what ends it is 0."""
        taken: list[str] = [key for option in ask.options if (key := self.own_key(option.action))]
        for option in ask.options:
            entry = self.entry(ask, option.action, taken)
            taken.append(entry.key)
            yield entry

    def own_key(self, action: Action) -> str:
        if isinstance(action, Go | Reveal | RevealNearby):
            return str(action.room + 1)
        return KIND_KEYS.get(action.kind(), "")

    def entry(self, ask: Ask, action: Action, taken: Iterable[str]) -> MenuEntry:
        key = self.own_key(action)
        if not key:
            key = next(str(number) for number in range(1, 100) if str(number) not in set(taken))
        return MenuEntry(key, self.label(action), Do(ask.id, action))

    def label(self, action: Action) -> str:
        """Returns the game's own label; rooms with what can be seen in them, since their number is the key."""
        if isinstance(action, Go | Reveal | RevealNearby):
            name = self.parts.boards[self.view.mission.board].rooms[action.room].name
            height = self.view.stacks[action.room]
            signs = "".join(f" {token_sign(self.parts, token)}" for token in self.view.face_up[action.room][:4])
            return f"{name}{f' {STACK}{height}' if height else ''}{signs}"
        if isinstance(action, TakeDownCamera):
            return f"Take down the camera in {self.texts.say(f'room.{action.room}')}"
        return self.texts.action(action)

    def greyed(self, ask: Ask) -> tuple[MenuEntry, ...]:
        return tuple(
            MenuEntry(KIND_KEYS.get(grey.kind, "·"), GREYED[grey.kind], None, self.reason(grey.why))
            for grey in ask.greyed
            if grey.kind in GREYED
        )

    def reason(self, refusal: Refusal) -> str:
        """Tells why not, in one sentence, with the number of the rule."""
        return f"{self.texts.refusal(refusal)} ({refusal.rule.rpartition(':')[2]})"

    # -- at any time

    def offers(self, ask: Ask) -> tuple[MenuEntry, ...]:
        """Returns the offers: solve, say, tidy; and while others think about an answer, take it back or think again."""
        why = {grey.kind: self.reason(grey.why) for grey in ask.greyed}
        shape = draw_shape(self.view)
        solve = Write(
            ask.id,
            "propose",
            "guess",
            f"Your answer, {shape} (Esc: not now)",
            "Answer {0}? One guess, and it decides the game.",
        )
        said: tuple[MenuEntry, ...] = ()
        if len(self.view.hands) > 1:
            said = (MenuEntry("t", "say", Open(self.talk(ask, why.get("say", "")))),)
        tidy = [option.action for option in ask.options if isinstance(option.action, Tidy)]
        tidied: tuple[MenuEntry, ...] = ()
        if tidy:
            items = tuple(self.entry(ask, action, ()) for action in tidy)
            listed = tuple(MenuEntry(str(number), entry.label, entry.leads) for number, entry in enumerate(items, 1))
            tidied = (MenuEntry("y", "tidy", Open(Menu("Tidy away which glyph?", listed))),)
        second_thoughts = tuple(
            MenuEntry("b", WORDS_FOR_SECOND_THOUGHTS[type(option.action)], Do(ask.id, option.action))
            for option in ask.options
            if isinstance(option.action, TakeBack | ThinkAgain)
        )
        barred = why.get("propose", "")
        return (MenuEntry("s", "solve", None if barred else solve, barred), *second_thoughts, *said, *tidied)

    def talk(self, ask: Ask, why_no_words: str) -> Menu:
        """Returns phrases about one's cards, then remarks, then words of one's own."""
        bands: list[tuple[str, Leads | None, str]] = []
        for band in dict.fromkeys(phrase.partition("_")[2] for phrase in PHRASES if phrase not in REMARKS):
            phrases = [phrase for phrase in PHRASES if phrase not in REMARKS and phrase.endswith(f"_{band}")]
            entries = tuple(
                MenuEntry(str(count), self.texts.say(f"phrase.{phrase}"), Do(ask.id, Hint(phrase)))
                for count, phrase in enumerate(phrases)
            )
            bands.append((f"How many {band} cards I hold", Open(Menu("How many?", entries)), ""))
        remarks: list[tuple[str, Leads | None, str]] = [
            (self.texts.say(f"phrase.{phrase}"), Do(ask.id, Hint(phrase)), "") for phrase in REMARKS
        ]
        own = Write(ask.id, "say", "words", "Say what? No exact values (R45); Esc: nothing")
        words: tuple[str, Leads | None, str] = ("In my own words", None if why_no_words else own, why_no_words)
        items = [*bands, *remarks, words]
        return Menu(
            "Say what?", tuple(MenuEntry(str(n), label, leads, why) for n, (label, leads, why) in enumerate(items, 1))
        )

    def _hand(self) -> tuple[int, ...]:
        return self.view.hands[self.view.seat].known
