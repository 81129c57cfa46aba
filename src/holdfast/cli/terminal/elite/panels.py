"""What all see beside the map: the clock, the squad, events, objectives, bosses."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from holdfast.cli.terminal.elite import palette, symbols
from holdfast.cli.terminal.elite.map_drawing import figure_sign
from holdfast.cli.terminal.elite.player_panel import draw_objective, hero_sign, slots_text
from holdfast.cli.terminal.elite.screen_reader import EliteSnapshot, ScreenReader
from holdfast.cli.terminal.io.lines import Block, between, line, paragraphs

WITH_NAMES: Final = 30  # columns
LATE_MS: Final = 20_000  # from here on the clock is an alarm


def draw_clock(look: ScreenReader, snapshot: EliteSnapshot, width: int) -> Block:
    """Draws what is left of the Action Phase, by the clock for all or of my own time, and as a bar that shrinks."""
    clock = look.screen.clock
    left = clock.left[look.seat] if clock.left and look.seat >= 0 else None
    left = max(clock.ends_at - snapshot.now, 0) if clock.ends_at is not None else left
    bar = line(("░" * width, palette.CALM))
    words = (f" {look.say('ui.stands')} ", palette.FAINT)
    if left is not None:
        minutes, tenths = divmod(-(-left // 100), 600)
        filled = min(-(-left * width // max(clock.lasts, 1)), width)
        is_late = left <= LATE_MS
        bar = line(("█" * filled, palette.BLOOD if is_late else palette.GOOD), bar[filled:])
        whose = f"{look.say('terminal.yours')} " if clock.left else ""
        words = (f" {minutes}:{tenths / 10:04.1f} {whose}", palette.ALARM if is_late else palette.GOOD)
    return [line((f" {look.say('terminal.paused')} ", palette.COLOURS.bar) if snapshot.paused else words), bar]


def title(look: ScreenReader) -> str:
    clock = look.screen.clock
    setting = ", ".join(look.message(words) for words in look.screen.setting.words[:3])
    round = look.say("ui.round", round=clock.round, rounds=clock.rounds)
    return f"{setting} · {round} · {look.say(f'ui.phase_{clock.phase}')}"


def draw_squad(look: ScreenReader, people: tuple[str, ...], width: int) -> Block:
    """Draws a line for each hero: where, how hurt, what the dice show, whether something is ready."""
    return [squad_line(look, hero, people, width) for hero in range(len(look.screen.heroes))]


def squad_line(look: ScreenReader, hero: int, people: tuple[str, ...], width: int) -> Text:
    face, shown = look.screen.setting.heroes[hero], look.screen.heroes[hero]
    pieces = [hero_sign(look, hero, is_mine=face.seat == look.seat)]
    if width >= WITH_NAMES:
        pieces.append(line((f" {look.say(f'hero.{hero}'):<10}", palette.PLAIN)))
    pieces.append(line((f" {look.where(look.at(hero)):<3}", palette.PLAIN)))
    damage = f"{shown.damage}/{look.parts.heroes[face.hero].track} "
    pieces.append(line((damage, palette.BLOOD if shown.damage else palette.FAINT)))
    if face.seat == hero:
        pieces.append(dice_text(look, face.seat))
    ready = sum(card.does == "fire" and card.state == "ready" for card in shown.cards)
    pieces.append(line((f" {symbols.ARMED * ready}", palette.GOOD)))
    left, state = line(*pieces), look.message(look.screen.clock.seats[face.seat])
    who = f"{people[face.seat]} {state}".rstrip()
    right = who if left.cell_len + len(who) < width else state
    return between(left, line((right, palette.FAINT)), width)


def dice_text(look: ScreenReader, seat: int) -> Text:
    """Returns a seat's free dice as letters, and how many are locked; an alien result shouts."""
    dice = look.screen.dice[seat]
    free = [face for face, lies in zip(dice.faces, dice.lie, strict=True) if lies == "free"]
    signs = {"tumbling": "~", "": "·", **symbols.LETTERS}
    letters = [(signs[face], palette.ALARM if face == "alien" else palette.PLAIN) for face in free]
    locked = dice.lie.count("hurt")
    return line(*letters, (f"-{locked}" if locked else "", palette.BLOOD))


# -- events, objectives, bosses


def draw_events(look: ScreenReader, width: int, *, with_text: bool) -> Block:
    """Draws ongoing events with their slots; what they do, where there is room."""
    rows: Block = []
    for shown in look.screen.events:
        done = shown.is_fulfilled
        mark = ("✓ ", palette.GOOD) if done else ("! ", palette.HAZARD)
        name = (f"{look.say(f'happening.{shown.event}')} ", palette.FAINT if done else palette.PLAIN)
        rows.append(line(mark, name, slots_text(look.parts.events[shown.event].slots, shown.filled)))
        if with_text:
            rows += paragraphs(look.say(f"about.happening.{shown.event}"), width, palette.FAINT, margin=2)
    return rows or [line((look.say("terminal.no_event"), palette.FAINT))]


def draw_objectives(look: ScreenReader) -> Block:
    """Draws tokens on the map, with what they still want; traps and targets by their spaces."""
    rows = []
    for shown in look.screen.ground.objectives:
        if shown.cell >= 0:
            mark = (symbols.READY, palette.GOOD) if shown.is_ready else (symbols.TOKEN, palette.TOKEN)
            rows.append(line(mark, " ", draw_objective(look, shown, palette.PLAIN, look.where(shown.cell))))
    return [*rows, *[line((look.message(words), palette.PLAIN)) for words in look.screen.mission.lies]]


def draw_bosses(look: ScreenReader) -> Block:
    rows = []
    for figure, boss in look.bosses():
        words = f" {look.say(f'boss.{boss}')} {look.where(look.at(figure))} "
        health = ("♥" * look.screen.figures.health[boss], palette.BLOOD)
        rows.append(line(figure_sign(look, figure), (words, palette.PLAIN), health))
    return rows
