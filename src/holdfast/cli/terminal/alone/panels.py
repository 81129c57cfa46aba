"""What stands beside the map and below it: tracks, items, missions; for evil also creatures, hand and track."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from holdfast.cli.terminal.alone import palette, symbols
from holdfast.cli.terminal.alone.map_drawing import creature_sign
from holdfast.cli.terminal.alone.view_reader import AloneViewReader
from holdfast.cli.terminal.io.lines import Block, fit, flowing, line, wrapped
from holdfast.engine.text import Texts
from holdfast.games.alone.levels.places import CELL_NAMES, PLACE_NAMES
from holdfast.games.alone.rules.may import UNLOCKED
from holdfast.games.alone.screen.card_texts.cards import step_text
from holdfast.games.alone.state import FULL, REACTIONS, TURNS, Quest

NARROW: Final = 30


def counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def title_text(look: AloneViewReader, texts: Texts) -> str:
    view = look.view
    hard = texts.say(f"difficulty.{view.difficulty}") if view.difficulty >= 0 else ""
    night = " · NIGHTMARE" if view.nightmare else ""
    return f"{hard} · round {view.round} · turn {view.turn} of {TURNS}{night}"


# -- the hero, as all see


def draw_tracks(look: AloneViewReader, width: int) -> Block:
    """Draws health with its cap, adrenaline, and the turns of this round."""
    view = look.view
    if width < NARROW:
        return draw_tracks_in_short(look)
    rows = [
        _health("♥ life        ", view.life, view.cap),
        _health("◆ self control", view.control, view.cap),
        line("↯ adrenaline   ", (symbols.FULL * view.adrenaline or "none", palette.LAMP)),
    ]
    bullet = "  BULLET TIME" if view.bullet_time else ""
    rows.append(line("  turns        ", (_turns(look), palette.BONE), (bullet, palette.LAMP)))
    return [fit(row, width) for row in rows]


def draw_tracks_in_short(look: AloneViewReader) -> Block:
    view = look.view
    health = ((f"♥{view.life} ◆{view.control}", palette.BRIGHT), (f" of {view.cap}  ↯{view.adrenaline}", palette.BONE))
    return [line(*health), line("turns ", (_turns(look), palette.BONE))]


def _turns(look: AloneViewReader) -> str:
    """Returns the tokens of this round: used, the present one, and those still to come."""
    return "".join(
        symbols.HERO if turn + 1 == look.view.turn else symbols.USED if used else symbols.EMPTY
        for turn, used in enumerate(look.view.is_used)
    )


def _health(name: str, now: int, cap: int) -> Text:
    lost = max(cap - now, 0)
    beyond = FULL - max(cap, now)
    style = palette.RED if now <= 4 else palette.BRIGHT
    pips = (symbols.FULL * now, style), (symbols.EMPTY * lost, palette.FAINT), (symbols.CAPPED * beyond, palette.FAINT)
    return line(f"{name} ", *pips, (f" {now}", style))


def draw_items(look: AloneViewReader, texts: Texts, width: int, *, with_text: bool) -> Block:
    """Draws what the hero carries, numbered as it is used."""
    view = look.view
    rows: Block = []
    cells = []
    for number, carried in enumerate(view.items, 1):
        item = look.parts.items[carried.item]
        charges = symbols.FULL * carried.charges + symbols.EMPTY * max(item.charges - carried.charges, 0)
        upgraded = "+" if carried.upgraded else ""
        head = line((f"{number} ", palette.KEY), (f"{texts.say(f'item.{carried.item}')}{upgraded} ", palette.BONE))
        head.append(charges, palette.LAMP)
        cells.append(head)
        if with_text:
            words = texts.say(f"item_text.{carried.item}")
            rows += [fit(head, width), *(line("  ", row) for row in wrapped(words, width - 2, palette.FAINT)[:2])]
    if view.companion is not None:
        name = texts.say(f"character.{view.companion.character}")
        companion = line((f"with the {name} ", palette.BONE), (symbols.FULL * view.companion.charges, palette.LAMP))
        cells.append(companion)
        rows.append(companion)
    if not with_text:
        rows = flowing(cells, width, 2)
    return rows or [line(("empty hands", palette.FAINT))]


def draw_abilities(look: AloneViewReader, texts: Texts, width: int) -> Block:
    """Draws experience, and what is unlocked by it."""
    cells = []
    for ability, points in enumerate(look.view.experience):
        if points:
            mark = "✓" if points >= UNLOCKED else f" {points}/{UNLOCKED}"
            cells.append(line((f"{texts.say(f'ability.{ability}')}{mark}", palette.BONE)))
    return flowing(cells, width, 2)


def draw_missions(look: AloneViewReader, texts: Texts, width: int, *, with_text: bool) -> Block:
    """Draws the missions in play: colour, room, what is next, and hindrances always in sight."""
    rows: Block = []
    for quest in look.view.quests:
        mission = look.parts.missions[quest.mission]
        room = look.parts.rooms[mission.room].name
        is_locked = mission.colour == "red" and not look.view.unlocked
        mark = "✓" if quest.done else "☾" if is_locked else "▸"
        style = palette.FAINT if quest.done or is_locked else palette.BRIGHT
        rows.append(
            fit(line((f"{mark} {mission.name} ", style), (f"({mission.colour}, {room})", palette.FAINT)), width)
        )
        if quest.done or (is_locked and not with_text):
            continue
        words = f"{next_step(look, quest)}{' once another is done' if is_locked else ''}"
        rows += [line("  ", row) for row in wrapped(words, width - 2, palette.BONE)[: 2 if with_text else 1]]
        if with_text and mission.hindrance and not is_locked:
            story = [part for part in texts.say(f"mission_text.{quest.mission}").split("\n") if ": " in part]
            told = [part for part in story if part.startswith(("Until then", "From then on"))]
            rows += [line("  ", row) for words in told for row in wrapped(words, width - 2, palette.RED)[:2]]
    return rows


def draw_targets(look: AloneViewReader, width: int) -> Block:
    """Draws where the hero has to go, in short."""
    cells = []
    for quest in look.view.quests:
        mission = look.parts.missions[quest.mission]
        is_locked = mission.colour == "red" and not look.view.unlocked
        mark = "✓" if quest.done else "☾" if is_locked else "▸"
        style = palette.FAINT if quest.done or is_locked else palette.BRIGHT
        cells.append(line((f"{mark} {look.parts.rooms[mission.room].name} ({mission.colour})", style)))
    return flowing(cells, width, 2)


def next_step(look: AloneViewReader, quest: Quest) -> str:
    steps = look.parts.missions[quest.mission].steps
    step = steps[min(quest.step, len(steps) - 1)]
    done = f" ({quest.times} of {step.times})" if quest.times else ""
    rest = len(steps) - quest.step - 1
    return f"{step_text(step)}{done}{f', then {rest} more' if rest > 0 else ''}"


def draw_senses(look: AloneViewReader, texts: Texts, width: int) -> Block:
    """Draws what the hero hears and was told, the newest first."""
    seen = look.view.labyrinth
    if seen is None:
        return []
    heard = [f"{symbols.ARROWS[noise.way]} turn {noise.turn}" for noise in reversed(seen.noises)]
    rows = wrapped(f"noises: {', '.join(heard[:4])}", width, palette.RED, "  ") if heard else []
    for answer in list(reversed(seen.located))[:3]:
        where = "none" if answer.distance < 0 else f"{answer.distance} away"
        if answer.distance >= 0 and answer.level:
            where += f", {texts.say(f'level.{answer.level}')}"
        if answer.way:
            where += f", {texts.say(f'way.{answer.way}')}"
        rows += wrapped(f"{texts.say(f'goal.{answer.target}')}: {where}", width, palette.LAMP, "  ")
    if look.view.notes:
        rows += wrapped(f"note: {look.view.notes}", width, palette.FAINT, "  ")[:3]
    return rows


def draw_seen(look: AloneViewReader, texts: Texts, width: int) -> Block:
    """Draws the creatures that the hero sees, with where they are."""
    seen = look.view.labyrinth
    threats = look.view.prospects.threats if look.view.prospects is not None else ()
    cells = []
    for creature in seen.creatures if seen is not None else ():
        where = "here" if seen is not None and creature.figure.cell == seen.here else CELL_NAMES[creature.figure.cell]
        hurt = ", wounded" if creature.figure.wounds else ""
        sign = creature_sign(look, creature.creature, creature.figure)
        name = texts.say(f"looks.{creature.creature}")
        known = [
            threat for threat in threats if (threat.creature, threat.figure) == (creature.creature, creature.figure)
        ]
        odds = f" ({counted(known[0].dice, 'die', 'dice')}, life {known[0].first}/{known[0].second})" if known else ""
        cells.append(line((sign, palette.RED), (f" {name} {where}{hurt}", palette.BONE), (odds, palette.FAINT)))
    return flowing(cells, width, 2)


# -- evil


def draw_creatures(look: AloneViewReader, texts: Texts, width: int) -> Block:
    evil = look.view.evil
    assert evil is not None
    cells = []
    for beast in evil.creatures:
        sign = creature_sign(look, beast.token, beast.figure)
        name = texts.say(f"creature.{beast.token}")
        state = " down" if beast.figure.down else " wounded" if beast.figure.wounds else ""
        cells.append(line((sign, palette.RED), (f" {name} {PLACE_NAMES[beast.place]}{state}", palette.BONE)))
    return flowing(cells, width, 2) or [line(("nothing prowls yet", palette.FAINT))]


def draw_reaction_track(look: AloneViewReader, texts: Texts, width: int) -> Block:
    """Draws which spaces are covered, what lies there as far as it is known, and what has been done this turn."""
    view = look.view
    track = look.parts.numbers.track
    spaces = "".join(
        symbols.FULL if place < view.covered else symbols.DANGER if has_symbol else symbols.EMPTY
        for place, has_symbol in enumerate(track)
    )
    if width < NARROW:
        rows = [line((spaces, palette.RED)), line((f"{view.played} of {REACTIONS} this turn", palette.FAINT))]
    else:
        rows = [line("track ", (spaces, palette.RED), (f" {view.covered} of {len(track)}", palette.FAINT))]
        rows.append(line((f"{view.played} of {REACTIONS} reactions this turn", palette.FAINT)))
    known = [texts.say(f"reaction.{card}") if card is not None else "face down" for card in view.track]
    if known:
        rows += wrapped(f"on it: {', '.join(known)}", width, palette.FAINT, "  ")[:2]
    hands = [
        f"{texts.say(f'seat.{seat}')}{' (leads)' if seat == view.leader and len(view.hands) > 1 else ''} {hand.size}"
        for seat, hand in enumerate(view.hands, 1)
    ]
    return [*rows, *wrapped(f"cards: {', '.join(hands)}", width, palette.FAINT, "  ")]


def draw_hand(look: AloneViewReader, texts: Texts, width: int, height: int) -> Block:
    """Draws one's own cards with as many of their words as there is room for, numbered as they are played."""
    evil = look.view.evil
    assert evil is not None
    if not evil.hand:
        return [line(("no cards", palette.FAINT))]
    heads = [
        line((f"{number:>2} ", palette.KEY), (texts.say(f"reaction.{card}"), palette.BRIGHT))
        for number, card in enumerate(evil.hand, 1)
    ]
    words = [texts.say(f"reaction_text.{card}").replace("\n", " ") for card in evil.hand]
    for most in (6, 2, 1):
        told = [wrapped(text, width - 3, palette.FAINT)[:most] for text in words]
        rows = [
            row for head, lines in zip(heads, told, strict=True) for row in (head, *(line("   ", w) for w in lines))
        ]
        if len(rows) <= height:
            return [fit(row, width) for row in rows]
    return [fit(line(head, (f"  {text}", palette.FAINT)), width) for head, text in zip(heads, words, strict=True)]
