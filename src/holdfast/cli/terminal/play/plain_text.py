"""Any game as text: what is said at its table, and the answers as a numbered menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from holdfast.cli.terminal.play.menu import (
    Do,
    Item,
    Leads,
    MarkValue,
    Menu,
    MenuEntry,
    Open,
    Send,
    Write,
    counted_menu,
)
from holdfast.cli.terminal.play.snapshot import Look
from holdfast.cli.terminal.words import LANGUAGE, say
from holdfast.engine.action import Action
from holdfast.engine.game import AnyGame
from holdfast.engine.message import Message
from holdfast.engine.screen import Consequence, Prompt
from holdfast.engine.state import State
from holdfast.engine.text import Texts
from holdfast.engine.view import Ask, Form, Number, PickSome
from holdfast.table.game_words import GameWords
from holdfast.table.setting import Setting
from holdfast.table.texts import table_words

LISTED: Final = 60  # numbers from a wider range are typed, not picked


class PlainTexts(Texts):
    """A game that is being written lacks texts: what has none is called by its key, with its fields."""

    def say(self, key: str, params: Mapping[str, object] = MappingProxyType({})) -> str:
        if self.has(key):
            return super().say(key, params)
        fields = ", ".join(f"{name} {value}" for name, value in params.items())
        return " ".join(filter(None, (_named(key.rpartition(".")[2]), fields)))


def plain_texts(setting: Setting, seats: int, words: Mapping[str, str | Message], s: State) -> PlainTexts:
    """Returns what is said at a table, in the language that is spoken now; `words` are the drawing's own."""
    language, game = LANGUAGE.get(), setting.game
    people = {f"seat.{seat}": say("seat.player", number=seat + 1) for seat in range(seats)}
    own = GameWords(game, language)
    spoken = {**people, **table_words(language), **own.texts}
    made = game.shown.words(setting.content, Texts(spoken, language=language))
    named = {**game.shown.names(s), **words}
    called = {key: own.plain(name) if isinstance(name, str) else name for key, name in named.items()}
    return PlainTexts({**spoken, **own.from_packs(made)}, called, language)


# -- the menu


def plain_menu(game: AnyGame, look: Look[Any, Any]) -> Menu:
    """Returns every answer to every open ask, the first question above all."""
    view, texts = look.view, look.texts
    prompt: Prompt | None = getattr(view, "prompt", None)
    if not view.asks:
        return Menu(say("ask.wait") if prompt is None else texts.message(prompt.says))
    asks = sorted(view.asks, key=lambda ask: (ask.standing, ask.id))
    items = [item for number, ask in enumerate(asks) for item in _answers(game, ask, texts, is_first=not number)]
    if prompt is None:
        return counted_menu(texts.question(asks[0].kind, asks[0].situation), items)
    more = [texts.message(words) for words in (prompt.about, prompt.otherwise) if words is not None]
    return counted_menu(texts.message(prompt.says), items, *more)


def _answers(game: AnyGame, ask: Ask, texts: Texts, *, is_first: bool) -> Iterator[Item]:
    before = "" if is_first else f"{texts.question(ask.kind, ask.situation)}: "
    for option in ask.options:
        yield before + texts.action(option.action, ask.situation), Do(ask.id, option.action), ""
    for form in ask.forms:
        yield before + _kind(form.action, texts), _filled_in(game, ask, form, texts), ""
    for greyed in ask.greyed:
        yield _kind(greyed.kind, texts), None, texts.refusal(greyed.why)


def _filled_in(game: AnyGame, ask: Ask, form: Form, texts: Texts) -> Leads:
    """Returns what leads to an answer that people put together themselves."""
    field = texts.say(f"field.{form.field}") if texts.has(f"field.{form.field}") else form.field.replace("_", " ")
    question = say("ask.which", act=_kind(form.action, texts), field=field)
    if isinstance(form, PickSome):
        marks = [MenuEntry(str(number), str(value), MarkValue(value)) for number, value in enumerate(form.of, 1)]
        return Open(Menu(question, (*marks, MenuEntry("d", say("done"), Send(ask.id, form.action, form.field)))))
    if isinstance(form, Number) and form.most - form.least < LISTED:
        actions = [
            game.decode_action({"act": form.action, form.field: number}) for number in range(form.least, form.most + 1)
        ]
        entries = [MenuEntry(str(n), texts.action(a), Do(ask.id, a)) for n, a in enumerate(actions, form.least)]
        return Open(Menu(question, tuple(entries)))
    if not isinstance(form, Number) and (words := texts.beginning(f"{form.allowed}.")):
        said = [game.decode_action({"act": form.action, form.field: one}) for one in words]
        return Open(counted_menu(question, [(texts.action(action), Do(ask.id, action), "") for action in said]))
    return Write(ask.id, form.action, form.field, question, number=isinstance(form, Number))


def with_consequences(menu: Menu, texts: Texts, foresee: Callable[[int, Action], Consequence]) -> Menu:
    """Returns the menu with what each answer would do, costs and risks."""

    def seen(entry: MenuEntry) -> MenuEntry:
        if not isinstance(entry.leads, Do):
            return entry
        found = foresee(entry.leads.ask, entry.leads.action)
        words = [texts.message(said) for said in (*found.does, *found.costs, *found.risks)]
        return msgspec.structs.replace(entry, label=" · ".join([entry.label, " ".join(words)])) if words else entry

    return msgspec.structs.replace(menu, entries=tuple(map(seen, menu.entries)))


def _kind(kind: str, texts: Texts) -> str:
    """Returns what a kind of action is called; without a text, as in the code."""
    return texts.say(f"kind.{kind}") if texts.has(f"kind.{kind}") else _named(kind)


def _named(kind: str) -> str:
    return kind.replace("_", " ").capitalize()
