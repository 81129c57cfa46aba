"""What may be done now in The Key, as menus: a card and then its pile, rooms by their numbers, reasons where greyed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from holdfast.cli.terminal.key.names import STACK, KeyLook, card_sign, hand_of, token_sign
from holdfast.cli.terminal.play.menu import Do, Item, Menu, MenuEntry, Open, Write, counted_menu, numbered
from holdfast.engine.action import Action, Refusal
from holdfast.engine.view import Ask
from holdfast.games.key.rules.intel import Reveal
from holdfast.games.key.rules.reveal import Tidy
from holdfast.games.key.rules.run import Go
from holdfast.games.key.rules.say import PHRASES, REMARKS, Hint
from holdfast.games.key.rules.scout import RevealNearby
from holdfast.games.key.rules.special import UseSpecial
from holdfast.games.key.rules.turn import PlayCard
from holdfast.games.key.rules.vote import Point, TakeBack, ThinkAgain

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
GREYED: Final = frozenset(
    ["play_card", "use_special", "end_actions", "pass", "collect", "flip", "take_down_camera", "draw_to_go_on"]
)


class KeyMenu:
    """Makes the menus of one seat at one moment."""

    def __init__(self, look: KeyLook, why_not: WhyNot) -> None:
        self.look = look
        self.view = look.view
        self.say = look.say
        self.why_not = why_not

    def menu(self) -> Menu:
        """Returns the question that waits for an answer, and the offers beside it."""
        offers = next((self.offers(ask) for ask in self.view.asks if ask.kind == "at_any_time"), ())
        asked = next((ask for ask in self.view.asks if ask.kind != "at_any_time"), None)
        if asked is None:
            return Menu("", offers=offers)
        prompt = self.view.prompt
        is_turn = asked.kind == "choose_action"
        entries = self.actions(asked) if is_turn else list(self.listed(asked))
        entries += self.pointing(asked) if asked.kind == "consent" else self.greyed(asked)
        about = [self.look.message(words) for words in (prompt.about, prompt.otherwise) if words is not None]
        return Menu(self.look.message(prompt.says), tuple(entries), offers, () if is_turn else tuple(about))

    # -- a turn's actions

    def actions(self, ask: Ask) -> list[MenuEntry]:
        """Returns the ways to play a card, use the special action or stop; a card's number in hand is a short cut."""
        kinds = {option.action.kind() for option in ask.options}
        entries: list[MenuEntry] = []
        if "play_card" in kinds:
            which = self.cards(ask)
            entries.append(MenuEntry("p", self.say("menu.play", cards=len(which.entries)), Open(which)))
            entries += [MenuEntry("", "", entry.leads, entry.why, (entry.key,)) for entry in which.entries]
        if "use_special" in kinds:
            entries.append(MenuEntry("x", self.say("menu.special", seat=self.view.seat), Open(self.pairs(ask))))
        others = [o.action for o in ask.options if not isinstance(o.action, PlayCard | UseSpecial)]
        return [*entries, *(self.entry(ask, action, ()) for action in others)]

    def cards(self, ask: Ask) -> Menu:
        items: list[Item] = []
        for card in hand_of(self.view):
            piles = self.piles(ask, card)
            fits = any(entry.leads for entry in piles.entries)
            why = "" if fits else piles.entries[-1].why  # the last pile is never locked
            items.append((card_sign(card), Open(piles) if fits else None, why))
        return counted_menu(self.say("menu.which_card"), items)

    def piles(self, ask: Ask, card: int) -> Menu:
        """Returns the four piles for a card: what each does, or why the card may not go there."""
        items: list[Item] = []
        for pile in range(len(self.view.piles)):
            action, name = PlayCard(card, pile), self.say(f"pile.{pile}")
            refusal = self.why_not(ask.id, action)
            if refusal is None:
                items.append((f"{name}: {self.say(f'does.{pile}')}", Do(ask.id, action), ""))
            else:
                items.append((name, None, self.reason(refusal)))
        return Menu(self.say("menu.which_pile", card=card), numbered(items, COMMAND_KEYS - {"r"}))

    def pairs(self, ask: Ask) -> Menu:
        pairs = [option.action for option in ask.options if isinstance(option.action, UseSpecial)]
        items: list[Item] = [(" ".join(map(card_sign, pair.cards)), Do(ask.id, pair), "") for pair in pairs]
        return counted_menu(self.say("menu.which_pair"), items, self.say("person.does", seat=self.view.seat))

    # -- a vote

    def pointing(self, ask: Ask) -> list[MenuEntry]:
        """Returns the ways not to agree and to say why: the windows that one may point at."""
        items: list[Item] = [
            (self.window(window, content), Do(ask.id, Point(window)), "")
            for window, content in enumerate(self.view.console.windows)
            if self.why_not(ask.id, Point(window)) is None
        ]
        which = Menu(self.say("menu.which_window"), numbered(items, COMMAND_KEYS))
        return [MenuEntry("w", self.say("menu.point"), Open(which))] if items else []

    def window(self, window: int, content: str | None) -> str:
        return self.say("vote.sign" if content is None else "vote.shows", window=window, content=content)

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
            building = self.view.building
            height, tokens = building.down[action.room], building.up[action.room][:4]
            signs = [f"{STACK}{height}"] if height else []
            signs += [token_sign(self.look.content, token) for token in tokens]
            return " ".join([self.say(f"place.{action.room}"), *signs])
        return self.look.texts.action(action)

    def greyed(self, ask: Ask) -> list[MenuEntry]:
        return [
            MenuEntry(KIND_KEYS.get(grey.kind, "·"), self.say(f"kind.{grey.kind}"), None, self.reason(grey.why))
            for grey in ask.greyed
            if grey.kind in GREYED
        ]

    def reason(self, refusal: Refusal) -> str:
        """Tells why not, in one sentence, with the number of the rule."""
        return f"{self.look.texts.refusal(refusal)} ({refusal.rule.rpartition(':')[2]})"

    # -- at any time

    def offers(self, ask: Ask) -> tuple[MenuEntry, ...]:
        """Returns the offers: solve, say, tidy; and while others think about an answer, take it back or think again."""
        why = {grey.kind: self.reason(grey.why) for grey in ask.greyed}
        wanted = self.look.message(self.view.mission.wanted)
        question, sure = self.say("menu.answer", wanted=wanted), self.say("menu.sure", guess="{0}")
        barred = why.get("propose", "")
        solve = None if barred else Write(ask.id, "propose", "guess", question, sure)
        found = [MenuEntry("s", self.say("menu.solve"), solve, barred)]
        actions = [option.action for option in ask.options]
        for action in actions:
            if isinstance(action, TakeBack | ThinkAgain):
                found.append(MenuEntry("b", self.say(f"menu.{action.kind()}"), Do(ask.id, action)))
        if len(self.view.hands) > 1:
            found.append(MenuEntry("t", self.say("menu.say"), Open(self.talk(ask, why.get("say", "")))))
        tidy: list[Item] = [(self.label(a), Do(ask.id, a), "") for a in actions if isinstance(a, Tidy)]
        if tidy:
            which = counted_menu(self.say("menu.tidy_which"), tidy)
            found.append(MenuEntry("y", self.say("menu.tidy"), Open(which)))
        return tuple(found)

    def talk(self, ask: Ask, why_no_words: str) -> Menu:
        """Returns phrases about one's cards, then remarks, then words of one's own."""

        def said(phrase: str) -> Item:
            return self.say(f"phrase.{phrase}"), Do(ask.id, Hint(phrase)), ""

        items: list[Item] = []
        phrases = [phrase for phrase in PHRASES if phrase not in REMARKS]
        for band in dict.fromkeys(phrase.partition("_")[2] for phrase in phrases):
            in_band = [said(phrase) for phrase in phrases if phrase.endswith(f"_{band}")]
            which = counted_menu(self.say("menu.how_many"), in_band, first=0)
            items.append((self.say(f"menu.band.{band}"), Open(which), ""))
        items += map(said, REMARKS)
        own = None if why_no_words else Write(ask.id, "say", "words", self.say("menu.say_words"))
        return counted_menu(self.say("menu.say_what"), [*items, (self.say("menu.own_words"), own, why_no_words)])
