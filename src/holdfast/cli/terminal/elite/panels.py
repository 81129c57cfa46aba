"""What all see beside the map: the clock, the squad, events, objectives, bosses."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from holdfast.cli.terminal.elite import palette, symbols
from holdfast.cli.terminal.elite.map_drawing import figure_sign, hero_style
from holdfast.cli.terminal.elite.player_panel import slots_text
from holdfast.cli.terminal.elite.view_reader import EliteViewReader
from holdfast.cli.terminal.io.lines import Block, between, flowing, line, wrapped
from holdfast.games.elite.screen.card_texts.cards import event_text
from holdfast.games.elite.state import ALIEN, BLANK, TUMBLING, event_slot, token_slot

WITH_NAMES: Final = 30  # columns
LATE_MS: Final = 20_000  # from here on the clock is an alarm
PHASES: Final = {
    "setup": "set-up",
    "event": "event",
    "spawning": "aliens spawn",
    "ready": "get ready",
    "action": "ACTION",
    "times_up": "time's up",
    "activation": "aliens act",
    "end": "end of round",
}

# -- the clock


def left_ms(look: EliteViewReader, now: int) -> int | None:
    """Returns what is left of the Action Phase: by the clock for all, or in untimed play of my own time."""
    view = look.view
    if view.options.tempo == "untimed":
        return view.left_ms[view.seat] if view.clock_runs and view.seat >= 0 else None
    return max(view.ends_at - now, 0) if view.ends_at is not None else None


def clock_text(look: EliteViewReader, now: int, paused: bool) -> Text:
    left = left_ms(look, now)
    if paused:
        return line((" PAUSED ", palette.BAR))
    if left is None:
        return line((" clock stands ", palette.FAINT))
    minutes, tenths = divmod(-(-left // 100), 600)
    words = f" {minutes}:{tenths / 10:04.1f} "
    whose = "yours " if look.view.options.tempo == "untimed" else ""
    return line((f"{words}{whose}", palette.ALARM if left <= LATE_MS else palette.GOOD))


def clock_bar(look: EliteViewReader, now: int, width: int) -> Text:
    """Returns the time that is left as a bar that shrinks."""
    left = left_ms(look, now)
    whole = look.parts.times.action_phase * look.view.options.scale // 100
    if left is None:
        return line(("░" * width, palette.CALM))
    filled = min(-(-left * width // max(whole, 1)), width)
    style = palette.BLOOD if left <= LATE_MS else palette.GOOD
    return line(("█" * filled, style), ("░" * (width - filled), palette.CALM))


def title_text(look: EliteViewReader) -> str:
    view = look.view
    rounds = f"round {view.round} of {look.parts.numbers.rounds}"
    return f"{look.mission.name}, {look.map.plan.name}, {view.options.difficulty} · {rounds} · {PHASES[view.phase]}"


# -- the squad


def draw_squad(look: EliteViewReader, people: tuple[str, ...], width: int) -> Block:
    """Draws a line for each hero: where, how hurt, what the dice show, whether something is ready."""
    rows = []
    for hero in range(len(look.view.heroes)):
        rows.append(squad_line(look, hero, people, width))
    return rows


def squad_line(look: EliteViewReader, hero: int, people: tuple[str, ...], width: int) -> Text:
    view, seat = look.view, look.owner(hero)
    sheet = look.hero(hero)
    pieces = [
        line((f"{symbols.MINE if seat == view.seat else symbols.HERO}{look.initial(hero)}", hero_style(look, hero)))
    ]
    if width >= WITH_NAMES:
        pieces.append(line((f" {sheet.name:<10}", palette.PLAIN)))
    pieces.append(line((f" {where_is(look, hero):<3}", palette.PLAIN)))
    pieces.append(line((f"{view.damage[hero]}/{sheet.track} ", palette.BLOOD if view.damage[hero] else palette.FAINT)))
    if seat == hero:
        pieces.append(dice_text(look, seat))
    if locked := look.locked(hero):
        pieces.append(line((f"-{locked}", palette.BLOOD)))
    ready = [card for card in view.carried[hero] if look.is_ready(card) and look.card(card).attack]
    pieces.append(line((f" {symbols.ARMED * len(ready)}", palette.GOOD)))
    left, state = line(*pieces), seat_state(look, seat)
    who = f"{people[seat]} {state}".rstrip()
    right = who if left.cell_len + len(who) < width else state
    return between(left, line((right, palette.FAINT)), width)


def where_is(look: EliteViewReader, figure: int) -> str:
    cell = look.view.at[figure]
    return "-" if cell < 0 else where_lies(look, cell)


def seat_state(look: EliteViewReader, seat: int) -> str:
    view = look.view
    if view.phase == "ready" and view.ready[seat]:
        return "ready"
    if view.phase == "action" and view.options.tempo == "untimed":
        return "done" if view.finished[seat] else f"{view.left_ms[seat] // 1000}s"
    return ""


def dice_text(look: EliteViewReader, seat: int) -> Text:
    """Returns a seat's free dice as letters; an alien result shouts."""
    pieces: list[tuple[str, str]] = []
    for die in look.dice_of(seat):
        face = look.view.face[die]
        if not look.is_free(die):
            continue
        sign = {TUMBLING: "~", BLANK: "·"}.get(face) or symbols.LETTERS[face]
        pieces.append((sign, palette.ALARM if face == ALIEN else palette.PLAIN))
    return line(*pieces)


# -- events, objectives, bosses


def draw_events(look: EliteViewReader, width: int, *, with_text: bool) -> Block:
    """Draws ongoing events with their slots; what they do, where there is room."""
    rows: Block = []
    for event in look.view.ongoing:
        data = look.parts.events[event]
        done = event in look.view.fulfilled
        mark = line(("✓ ", palette.GOOD)) if done else line(("! ", palette.HAZARD))
        slots = slots_text(look, event_slot(event, 0), look.event_slots(event))
        rows.append(line(mark, (f"{data.name} ", palette.FAINT if done else palette.PLAIN), slots))
        if with_text:
            rows += [line("  ", row) for words in event_text(data) for row in wrapped(words, width - 2, palette.FAINT)]
    return rows or [line(("no event is on", palette.FAINT))]


def draw_objectives(look: EliteViewReader, width: int) -> Block:
    """Draws tokens on the map, with what they still want; traps and targets by their spaces."""
    return [line((progress(look, width), palette.PLAIN)), *objectives(look, "objective ")]


def draw_objectives_in_short(look: EliteViewReader, width: int) -> Block:
    """Draws the objectives on as few lines as it takes."""
    return flowing(objectives(look, ""), width, 2)


def objectives(look: EliteViewReader, word: str) -> Block:
    rows = [token_line(look, token, word) for token, at in enumerate(look.view.token_at) if at >= 0]
    for sign, words, cells in (
        (symbols.TRAP, "traps", look.view.traps),
        (symbols.TARGET, "targets", look.view.targets),
    ):
        if cells:
            where = " ".join(symbols.cell_name(cell, look.width) for cell in cells)
            rows.append(line((sign, palette.HAZARD), (f" {words} {where}", palette.PLAIN)))
    return rows


def token_line(look: EliteViewReader, token: int, word: str) -> Text:
    at = look.view.token_at[token]
    sign, style = (symbols.READY, palette.GOOD) if token in look.view.token_ready else (symbols.TOKEN, palette.TOKEN)
    name = line((f"{sign} " if word else sign, style), (f"{word}{token + 1} {where_lies(look, at)} ", palette.PLAIN))
    if look.view.options.mission == "exploration":
        return line(name, (find_words(look, token), palette.PLAIN))
    if look.view.options.mission == "recon" and at in look.map.plan.objective_slots:
        return line(name, ("in place", palette.GOOD))
    return line(name, slots_text(look, token_slot(token, 0), look.token_slots(token)))


def where_lies(look: EliteViewReader, cell: int) -> str:
    return symbols.HOME if look.map.is_start[cell] else symbols.cell_name(cell, look.width)


def find_words(look: EliteViewReader, token: int) -> str:
    """Returns what is known of an Exploration token, and what was paid for a relic."""
    face, paid = look.view.token_face[token], look.view.paid[token]
    if face < 0:
        return "face down"
    find = look.parts.finds[face]
    return f"{find.name}, {paid} of {len(find.remove)} paid" if paid >= 0 else f"{find.name}, not revealed"


def progress(look: EliteViewReader, width: int) -> str:
    if look.view.is_complete:
        return "The mission is done: come home!" if width >= WITH_NAMES else "Done: come home!"
    return f"{look.left_to_do()} to go, then home" if width >= WITH_NAMES else f"{look.left_to_do()} to go"


def draw_bosses(look: EliteViewReader) -> Block:
    rows = []
    for figure in look.bosses():
        boss = look.boss_of(figure)
        assert boss is not None, figure
        sign, style = figure_sign(look, figure)
        data = look.parts.bosses[boss]
        where = symbols.cell_name(look.view.at[figure], look.width)
        health = "♥" * look.view.health[boss]
        rows.append(line((sign, style), (f" {data.name} {where} ", palette.PLAIN), (health, palette.BLOOD)))
    return rows
