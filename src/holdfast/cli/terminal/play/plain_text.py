"""Any game as text: the position in its notation, the log, the question, and the answers as a numbered menu."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, between, block, fit, line, rule, wrapped
from holdfast.cli.terminal.io.palette import ALARM, BAR, BAR_TEXT, BRASS, BRIGHT, CREAM, FAINT, LINES
from holdfast.cli.terminal.play.menu import (
    Do,
    Leads,
    MarkValue,
    Menu,
    MenuEntry,
    Open,
    Send,
    Write,
    draw_bar,
    draw_menu,
)
from holdfast.cli.terminal.play.snapshot import TableSnapshot, draw_log
from holdfast.cli.terminal.words import LANGUAGE, say
from holdfast.engine.game import AnyGame
from holdfast.engine.message import Message
from holdfast.engine.text import Texts
from holdfast.engine.view import Ask, Form, Number, PickSome, View
from holdfast.table.game_words import GameWords
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


def plain_texts(game: AnyGame, seats: int, words: Mapping[str, str], names: Mapping[str, str | Message]) -> PlainTexts:
    """Returns what is said at a table, in the language that is spoken now; `words` are the drawing's own."""
    language = LANGUAGE.get()
    people = {f"seat.{seat}": say("seat.player", number=seat + 1) for seat in range(seats)}
    own = GameWords(game, language)
    spoken = {**people, **table_words(language), **own.texts, **own.from_packs(words)}
    called = {key: own.plain(name) if isinstance(name, str) else name for key, name in names.items()}
    return PlainTexts(spoken, called, language)


# -- the menu


def plain_menu(game: AnyGame, view: View, texts: Texts) -> Menu:
    """Returns every answer to every open ask, the first question above all."""
    if not view.asks:
        return Menu(say("ask.wait"))
    asks = sorted(view.asks, key=lambda ask: (ask.standing, ask.id))
    items = [item for number, ask in enumerate(asks) for item in _answers(game, ask, texts, is_first=not number)]
    entries = (MenuEntry(str(number), label, leads, why) for number, (label, leads, why) in enumerate(items, 1))
    return Menu(texts.question(asks[0].kind), tuple(entries))


def _answers(game: AnyGame, ask: Ask, texts: Texts, *, is_first: bool) -> Iterator[tuple[str, Leads | None, str]]:
    before = "" if is_first else f"{texts.question(ask.kind)} "
    for option in ask.options:
        yield before + texts.action(option.action), Do(ask.id, option.action), ""
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
    return Write(ask.id, form.action, form.field, question, number=isinstance(form, Number))


def _kind(kind: str, texts: Texts) -> str:
    """Returns what a kind of action is called; without a text, as in the code."""
    return texts.say(f"kind.{kind}") if texts.has(f"kind.{kind}") else _named(kind)


def _named(kind: str) -> str:
    return kind.replace("_", " ").capitalize()


# -- the table


def draw_table(title: str, snapshot: TableSnapshot[Any], width: int, height: int) -> Block:
    """Draws a frame of exactly this size."""
    bottom = draw_bottom(snapshot, width)
    room = max(height - 2 - len(bottom), 0)
    position = [line(f"  {row}") for row in snapshot.notation.splitlines()]
    log = draw_log(snapshot.log, width, max(room - len(position) - 1, min(LEAST_LOG, room)))
    above = position[: max(room - len(log) - 1, 0)]
    rows = [*block(above, width, max(room - len(log) - 1, 0)), rule(say("table.log"), width, FAINT, LINES), *log]
    return [draw_header(title, snapshot, width), fit(Text(), width), *block(rows, width, room), *bottom][-height:]


def draw_header(title: str, snapshot: TableSnapshot[Any], width: int) -> Text:
    seat = snapshot.view.seat
    reader = "" if seat < 0 else say("table.you_are", name=snapshot.texts.say(f"seat.{seat}"))
    if snapshot.view.outcome is not None:
        reader = say("table.over")
    elif snapshot.paused:
        reader = say("table.paused")
    header = between(line((f" {title.upper()} ", BAR)), line((f"{reader} " if reader else "", BAR_TEXT)), width)
    header.stylize_before(BAR_TEXT)
    return fit(header, width)


def draw_bottom(snapshot: TableSnapshot[Any], width: int) -> Block:
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


def draw_ending(view: View, texts: Texts, width: int) -> Block:
    assert view.outcome is not None, "the game goes on"
    key = f"outcome.{view.outcome.key}"
    rows = wrapped(texts.say(key), width, BRIGHT)
    if view.outcome.winners:
        winners = [texts.say(f"seat.{seat}") for seat in view.outcome.winners]
        rows += wrapped(say("end.won", winners=winners), width, CREAM)
    return [*rows, Text()]
