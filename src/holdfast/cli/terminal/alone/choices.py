"""What can be done now, with keys: the hero's keep their meaning, sectors go by their names, the rest is numbered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from holdfast.cli.terminal.alone.hero_keys import STEMS, WhyNot, hero_entries
from holdfast.cli.terminal.alone.symbols import WALK
from holdfast.cli.terminal.alone.view_reader import AloneViewReader
from holdfast.cli.terminal.play.menu import Do, MarkValue, Menu, MenuEntry, Open, Send, Write
from holdfast.engine.action import Action
from holdfast.engine.text import Texts
from holdfast.engine.view import Ask, Option, PickSome
from holdfast.games.alone.cards.picks import Cancel, Done, PickDoor
from holdfast.games.alone.cards.verbs.apply import FindNothing
from holdfast.games.alone.levels.places import PLACE_NAMES
from holdfast.games.alone.rules.drawing import DrawOne, SplitDraw
from holdfast.games.alone.rules.may import Decline
from holdfast.games.alone.rules.notes import AtAnyTime, TakeNote
from holdfast.games.alone.rules.play_out import LeaderSays
from holdfast.games.alone.rules.prepare import LeaveRooms, PlaceCreature, SwapRooms
from holdfast.games.alone.rules.reacting import ActivateAvatar, Pass, PlayDown, PlaySpecial, PlayUp
from holdfast.games.alone.rules.round_end import KeepHand
from holdfast.games.alone.rules.scavenge import Enough
from holdfast.games.alone.rules.turn import HeroActs
from holdfast.games.alone.rules.window import React

SPACE: Final = " "
NOTHING: Final = (Done, Decline, Enough, Pass, LeaveRooms, KeepHand)  # what is done by doing nothing more


def menu_of(look: AloneViewReader, texts: Texts, why_not: WhyNot) -> Menu:
    asks = look.view.asks
    texts = texts.extended(deck_words(look, texts))
    notes = next((ask for ask in asks if ask.kind == AtAnyTime.kind()), None)
    questions = sorted((ask for ask in asks if ask is not notes), key=lambda ask: ask.standing)
    offers = () if notes is None else (MenuEntry("n", "note", note_of(look, notes)),)
    if not questions:
        return Menu("Wait …", (), offers)
    ask = questions[0]
    return Menu(question_of(look, ask, texts), tuple(entries_of(look, ask, texts, why_not)), offers)


def deck_words(look: AloneViewReader, texts: Texts) -> dict[str, str]:
    """Returns evil's decks by their names, once both are known."""
    if len(look.view.deck_ids) < 2:
        return {}
    first, second = (texts.say(f"deck.{deck}") for deck in look.view.deck_ids)
    return {
        "ask.choose_split": f"How many cards from {first}, the rest from {second}? Or card by card?",
        "act.split_draw": f"{{ $first }} from {first}",
        "nth.0": first,
        "nth.1": second,
        "pile.0": f"the {first} deck",
        "pile.1": f"the {second} deck",
    }


def question_of(look: AloneViewReader, ask: Ask, texts: Texts) -> str:
    """Returns the question of an ask; the leader is told who asks."""
    evil = look.view.evil
    if ask.kind == LeaderSays.kind() and evil is not None and evil.proposals:
        return f"{texts.say(f'seat.{evil.proposals[0]}')} asks to react. Agreed?"
    if ask.kind == React.kind():
        return f"{texts.say(f'window.{look.view.window}')}. {what_happens(look, texts)}"
    if ask.kind == FindNothing.kind() and (missed := not_found(look, texts)):
        return missed
    return texts.question(ask.kind)


def not_found(look: AloneViewReader, texts: Texts) -> str:
    """Returns what evil looked for, and that the hero does not learn of it."""
    going_on = look.view.going_on
    asked = going_on.frames[-1].frame if going_on is not None else None
    if not isinstance(asked, FindNothing):
        return ""
    words = texts.say(f"nothing.{asked.effect.__struct_config__.tag}", msgspec.structs.asdict(asked.effect))
    return f"{words} {texts.say('nothing.kept')}"


def what_happens(look: AloneViewReader, texts: Texts) -> str:
    """Returns what a window answers."""
    view = look.view
    if view.window == "damage":
        return f"The hero has lost {texts.say(f'track.{view.wound}')}."
    if view.window == "instant":
        return f"The hero is about to {texts.say(f'deed.{view.declared}')}."
    done = [texts.say(f"deed.{deed}") for deed in view.deeds]
    return f"The turn ends. What the hero did: {', '.join(done)}." if done else "The turn ends."


def note_of(look: AloneViewReader, ask: Ask) -> Write:
    """Lets the hero write the one note anew."""
    return Write(ask.id, TakeNote.kind(), "words", "Your note, for your eyes only (Esc: as it was)")


def entries_of(look: AloneViewReader, ask: Ask, texts: Texts, why_not: WhyNot) -> list[MenuEntry]:
    if ask.kind == HeroActs.kind():
        return hero_entries(look, ask, texts, why_not)
    if ask.kind == React.kind():
        return react_entries(look, ask, texts, why_not)
    form = next((form for form in ask.forms if isinstance(form, PickSome)), None)
    if form is not None:
        return some_entries(ask, form, texts)
    if any(isinstance(option.action, PlaceCreature) for option in ask.options):
        return grouped(
            ask, texts, lambda a: (texts.say(f"line.{a.line}"), "Where?") if isinstance(a, PlaceCreature) else None
        )
    if any(isinstance(option.action, SwapRooms) for option in ask.options):
        return grouped(
            ask, texts, lambda a: (texts.say(f"room.{a.first}"), "With?") if isinstance(a, SwapRooms) else None
        )
    return plain_entries(ask, ask.options, texts)


# -- evil's windows


def react_entries(look: AloneViewReader, ask: Ask, texts: Texts, why_not: WhyNot) -> list[MenuEntry]:
    """Returns the hand by number; each card opens, so that it is read before it is played."""
    evil = look.view.evil
    assert evil is not None
    entries = []
    for number, card in enumerate(evil.hand, 1):
        ways = [option for option in ask.options if getattr(option.action, "card", None) == card]
        name = texts.say(f"reaction.{card}")
        if ways:
            about = tuple(texts.say(f"reaction_text.{card}").split("\n"))
            inner = play_entries(ask, ways, texts)
            entries.append(MenuEntry(str(number), name, Open(Menu(name, tuple(inner), about=about))))
        else:
            refusal = why_not(ask.id, PlayUp(card))
            entries.append(MenuEntry(str(number), name, None, texts.refusal(refusal) if refusal is not None else ""))
    for option in ask.options:
        if isinstance(option.action, ActivateAvatar):
            entries.append(MenuEntry("a", texts.action(option.action), Do(ask.id, option.action)))
        elif isinstance(option.action, Pass):
            entries.append(MenuEntry("p", "Pass", Do(ask.id, option.action), also=(SPACE,)))
    return entries


def play_entries(ask: Ask, ways: Sequence[Option], texts: Texts) -> list[MenuEntry]:
    """Returns what can be done with one card."""
    entries = []
    for number, option in enumerate(ways, 1):
        match option.action:
            case PlayUp():
                key, label = "u", "Play it face up"
            case PlayDown():
                key, label = "d", "Lay it face down"
            case PlaySpecial(special=special):
                key, label = f"s{number}", f"Let {texts.say(f'special.{special}')} come"
            case action:
                key, label = str(number), texts.action(action)
        entries.append(MenuEntry(key, label, Do(ask.id, option.action)))
    return entries


# -- other questions


def plain_entries(ask: Ask, options: Sequence[Option], texts: Texts) -> list[MenuEntry]:
    """Returns sectors by their names, ways by their keys, the rest by numbers; 0 is nothing more, b takes back."""
    entries: list[MenuEntry] = []
    number = 0
    doors = [option.action for option in options if isinstance(option.action, PickDoor)]
    for option in options:
        action = option.action
        label, does = texts.action(action), Do(ask.id, action)
        place, way = getattr(action, "place", None), getattr(action, "way", None)
        if isinstance(action, NOTHING):
            entries.append(MenuEntry("0", label, does, also=(SPACE,)))
        elif isinstance(action, Cancel):
            entries.append(MenuEntry("b", label, does, also=("esc",)))
        elif isinstance(action, PickDoor):
            if not any(entry.key == place_key(action.place) for entry in entries):
                entries.append(door_entry(ask, action.place, doors, texts))
        elif isinstance(action, SplitDraw):
            entries.append(MenuEntry(str(action.first), label, does))
        elif isinstance(action, DrawOne):
            entries.append(MenuEntry("abcd"[action.deck], label, does))
        elif place is not None:
            entries.append(MenuEntry(place_key(place), label, does))
        elif way is not None and not hasattr(action, "cell"):
            entries.append(MenuEntry(STEMS.get(action.kind(), "") + WALK[way], label, does))
        else:
            number += 1
            entries.append(MenuEntry(str(number), label, does))
    return entries


def place_key(place: int) -> str:
    return PLACE_NAMES[place].lower()


def door_entry(ask: Ask, place: int, doors: Sequence[PickDoor], texts: Texts) -> MenuEntry:
    """Returns the entry of a sector; where it has several doors, a list of them opens."""
    here = [door for door in doors if door.place == place]
    if len(here) == 1:
        return MenuEntry(place_key(place), texts.action(here[0]), Do(ask.id, here[0]))
    ways = [MenuEntry(WALK[door.way], texts.action(door), Do(ask.id, door)) for door in here]
    return MenuEntry(place_key(place), f"A door of {PLACE_NAMES[place]}", Open(Menu("Which door?", tuple(ways))))


def grouped(ask: Ask, texts: Texts, group: Callable[[Action], tuple[str, str] | None]) -> list[MenuEntry]:
    """Returns choices of two parts: the first by number, the second in a list of its own."""
    lists: dict[tuple[str, str], list[Option]] = {}
    rest = []
    for option in ask.options:
        head = group(option.action)
        if head is None:
            rest.append(option)
        else:
            lists.setdefault(head, []).append(option)
    entries = plain_entries(ask, rest, texts)
    for number, ((label, question), options) in enumerate(lists.items(), 1):
        inner = Menu(f"{label}: {question}", tuple(plain_entries(ask, options, texts)))
        entries.append(MenuEntry(str(number), label, Open(inner)))
    return entries


def some_entries(ask: Ask, form: PickSome, texts: Texts) -> list[MenuEntry]:
    """Returns cards to mark, and what becomes of those that are marked."""
    entries = [MenuEntry(str(n), texts.say(f"reaction.{card}"), MarkValue(card)) for n, card in enumerate(form.of, 1)]
    entries.append(MenuEntry("d", "Discard what is marked", Send(ask.id, form.action, form.field)))
    return [*plain_entries(ask, ask.options, texts), *entries]
