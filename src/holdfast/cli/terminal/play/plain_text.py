"""Any game as text: the table in sentences, the log, the question, and the answers as a numbered menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec
from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, between, block, fit, line, rule, wrapped
from holdfast.cli.terminal.io.palette import ALARM, BAR, BAR_TEXT, BRASS, BRIGHT, CREAM, FAINT, LINES
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
    draw_bar,
    draw_menu,
)
from holdfast.cli.terminal.play.snapshot import Look, TableSnapshot, draw_log
from holdfast.cli.terminal.words import LANGUAGE, say
from holdfast.engine.action import Action
from holdfast.engine.game import AnyGame
from holdfast.engine.message import Message
from holdfast.engine.screen import Consequence, Prompt, Section
from holdfast.engine.state import State
from holdfast.engine.text import Texts
from holdfast.engine.view import Ask, Form, Number, PickSome
from holdfast.table.game_words import GameWords
from holdfast.table.setting import Setting
from holdfast.table.texts import table_words

LEAST_MENU: Final = 3  # so that the question stays where it is
LEAST_LOG: Final = 4
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


# -- the table


def draw_table(title: str, snapshot: TableSnapshot[Any, Any], width: int, height: int) -> Block:
    """Draws a frame of exactly this size."""
    bottom = draw_bottom(snapshot, width)
    room = max(height - 2 - len(bottom), 0)
    told = [[line(f"  {row}")] for row in snapshot.notation.splitlines()]
    told += sentences(snapshot.sections, snapshot.texts, width)
    high = sum(map(len, told))
    log = draw_log(snapshot, width, max(room - high - 1, min(LEAST_LOG, room)))
    free = max(room - len(log) - 1, 0)
    above = cut(told, free, line((f"  {say('table.all')}", BRASS)))
    rows = [*block(above, width, free), rule(say("table.log"), width, FAINT, LINES), *log]
    header = draw_header(title, width, right=reader_of(snapshot))
    return [header, fit(Text(), width), *block(rows, width, room), *bottom][-height:]


def sentences(sections: tuple[Section, ...], texts: Texts, width: int) -> list[Block]:
    """Returns the table in sentences, each on as many rows as it takes."""
    found: list[Block] = []
    for section in sections:
        found.append([line((texts.message(section.title), BRASS))])
        for words in section.lines:
            found.append([line("  ", row) for row in wrapped(texts.message(words), width - 2, CREAM)])
    return found


def cut(told: list[Block], height: int, rest: Text) -> Block:
    """Returns as many whole sentences as there is room for; if that is not all, the last row says so."""
    rows = [row for sentence in told for row in sentence]
    if len(rows) <= height:
        return rows
    found: Block = []
    for sentence in told:
        if len(found) + len(sentence) >= height:
            break
        found += sentence
    return [*found, rest][:height]


def draw_sections(sections: tuple[Section, ...], texts: Texts, width: int) -> Block:
    """Draws the table in sentences, a section under the other."""
    return [row for sentence in sentences(sections, texts, width) for row in sentence]


def reader_of(snapshot: TableSnapshot[Any, Any]) -> str:
    """Returns who sees this table, or that nobody plays on it now."""
    if snapshot.view.outcome is not None:
        return say("table.over")
    if snapshot.paused:
        return say("table.paused")
    seat = snapshot.view.seat
    return "" if seat < 0 else say("table.you_are", name=snapshot.say(f"seat.{seat}"))


def draw_header(game: str, width: int, title: str = "", right: str = "") -> Text:
    """Draws the game's name and what is played at the left, whose turn it is at the right."""
    left = line((f" {game.upper()} ", BAR), f" {title}" if title else "")
    header = between(left, line(f"{right} " if right else ""), width)
    header.stylize_before(BAR_TEXT)
    return fit(header, width)


def draw_bottom(snapshot: TableSnapshot[Any, Any], width: int) -> Block:
    """Draws the question that is asked now, its answers, the commands, and what was typed or went wrong."""
    commands = [entry for entry in (*snapshot.menu.offers, *snapshot.commands) if entry.key]
    prompt = line((" ▸ ", BRIGHT), (snapshot.typed[-(width - 6) :], BRIGHT), ("█", BRASS))
    above: Block = []
    if snapshot.note and prompt.cell_len + len(snapshot.note) + 2 <= width:
        prompt = between(prompt, line((f"{snapshot.note} ", ALARM)), width)
    else:
        above = [line(" ", row) for row in wrapped(snapshot.note, width - 2, ALARM)]
    menu = draw_menu(snapshot.menu, width)
    spare = [Text()] * (LEAST_MENU - len(menu) - len(above) + (0 if commands else 1))
    rows = [rule(snapshot.menu.question, width, BRIGHT, LINES), *menu, *spare, *above]
    return block([*rows, *draw_bar(commands, width), prompt], width)


# -- pages


def draw_title(title: str, tagline: str, width: int) -> Block:
    return [line((title, BRIGHT)), *wrapped(tagline, width, CREAM), Text()]


def draw_help(width: int) -> Block:
    words = [say(f"read.help.{number}") for number in (1, 2, 3)]
    return [row for paragraph in words for row in (*wrapped(paragraph, width, CREAM), Text())]


def draw_ending(look: Look[Any, Any], width: int) -> Block:
    view, texts = look.view, look.texts
    assert view.outcome is not None, "the game goes on"
    key = f"outcome.{view.outcome.key}"
    rows = wrapped(texts.say(key), width, BRIGHT)
    if view.outcome.winners:
        winners = [texts.say(f"seat.{seat}") for seat in view.outcome.winners]
        rows += wrapped(say("end.won", winners=winners), width, CREAM)
    return [*rows, Text()]
