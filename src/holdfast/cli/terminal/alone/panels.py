"""What stands beside the map and below it: tracks, items, missions; for evil also creatures, hand and track."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from holdfast.cli.terminal.alone import palette, symbols
from holdfast.cli.terminal.alone.map_drawing import creature_sign
from holdfast.cli.terminal.alone.symbols import AloneLook
from holdfast.cli.terminal.io.lines import Block, fit, flowing, line, wrapped
from holdfast.games.alone.levels.places import CELL_NAMES, PLACE_NAMES

NARROW: Final = 30
MISSION_SIGNS: Final = {"done": "✓", "locked": "☾", "open": "▸"}
MISSION_STYLES: Final = {"done": palette.FAINT, "locked": palette.FAINT, "open": palette.BRIGHT}
TURNS: Final = {"now": symbols.HERO, "used": symbols.USED, "": symbols.EMPTY}


# -- the hero, as all see


def draw_tracks(look: AloneLook, width: int) -> Block:
    """Draws health with its cap, adrenaline, and the turns of this round."""
    hero, table = look.view.hero, look.view.table
    turns = "".join(TURNS[turn.state] for turn in table.turns)
    if width < NARROW:
        rest = f" ≤{table.cap}  ↯{hero.adrenaline}"
        return [line((f"♥{hero.life} ◆{hero.control}", palette.BRIGHT), rest), line(turns)]
    values = {
        "life": pips(hero.life, table.cap, hero.full),
        "control": pips(hero.control, table.cap, hero.full),
        "adrenaline": line((symbols.FULL * hero.adrenaline or "-", palette.LAMP)),
        "turns": line(turns),
    }
    heads = {track: look.say(f"terminal.{track}") for track in values}
    wide = max(map(len, heads.values())) + 1
    return [fit(line(f"{heads[track]:<{wide}}", value), width) for track, value in values.items()]


def pips(now: int, cap: int, full: int) -> Text:
    style = palette.RED if 3 * now <= full else palette.BRIGHT
    lost = (symbols.EMPTY * max(cap - now, 0) + symbols.CAPPED * (full - max(cap, now)), palette.FAINT)
    return line((symbols.FULL * now, style), lost, (f" {now}", style))


def draw_weights(look: AloneLook, width: int) -> Block:
    """Draws what helps or hinders the hero for now."""
    return [row for words in look.view.hero.weighs for row in wrapped(look.message(words), width, palette.LAMP)]


def draw_items(look: AloneLook, width: int, *, with_text: bool) -> Block:
    """Draws what the hero carries, numbered as it is used."""
    hero = look.view.hero
    rows: Block = []
    for number, one in enumerate(hero.items, 1):
        charges = symbols.FULL * one.charges + symbols.EMPTY * (one.most - one.charges)
        name = f"{look.say(f'item.{one.item}')}{'+' if one.upgrade == 'filled' else ''} "
        rows.append(line((f"{number} ", palette.KEY), (name, palette.BONE), (charges, palette.LAMP)))
        if with_text:
            rows += wrapped(look.say(f"item_text.{one.item}"), width, palette.FAINT, margin=2)[:2]
    if hero.companion is not None:
        name = look.say("label.with_you", character=hero.companion.character)
        rows.append(line((f"{name} ", palette.BONE), (symbols.FULL * hero.companion.charges, palette.LAMP)))
    rows = rows or [line((look.say("terminal.empty_hands"), palette.FAINT))]
    return rows if with_text else flowing(rows, width, 2)


def draw_abilities(look: AloneLook, width: int) -> Block:
    """Draws experience, and what is unlocked by it."""
    cells = []
    for one in look.view.hero.abilities:
        if one.points:
            mark = "✓" if one.is_unlocked else f" {one.points}/{one.needed}"
            cells.append(line((f"{look.say(f'ability.{one.ability}')}{mark}", palette.BONE)))
    return flowing(cells, width, 2)


def draw_missions(look: AloneLook, width: int, *, with_text: bool) -> Block:
    """Draws the missions in play: colour, room, what is next, and hindrances always in sight."""
    rows: Block = []
    for one in look.view.missions:
        name = (f"{MISSION_SIGNS[one.state]} {look.say(f'mission.{one.mission}')} ", MISSION_STYLES[one.state])
        where = look.say("terminal.mission", colour=one.colour, room=one.room)
        rows.append(fit(line(name, (where, palette.FAINT)), width))
        if one.state == "done" or (one.state == "locked" and not with_text):
            continue
        rows += wrapped(look.message(one.next), width, palette.BONE, margin=2)[: 2 if with_text else 1]
        for words in one.hinders if with_text else ():
            rows += wrapped(look.message(words), width, palette.RED, margin=2)[:2]
    return rows


def draw_targets(look: AloneLook, width: int) -> Block:
    """Draws where the hero has to go, in short."""
    cells = []
    for one in look.view.missions:
        words = f"{MISSION_SIGNS[one.state]} {look.say(f'room.{one.room}')} ({look.say(f'colour.{one.colour}')})"
        cells.append(line((words, MISSION_STYLES[one.state])))
    return flowing(cells, width, 2)


def draw_senses(look: AloneLook, width: int) -> Block:
    """Draws what the hero hears and was told, the newest first."""
    seen = look.view.labyrinth
    if seen is None:
        return []
    now = [look.say("heard.now", way=one.way, count=one.count) for one in seen.heard]
    before = [look.message(message) for message in seen.heard_before[: max(0, 4 - len(now))]]
    rows = wrapped(" ".join([*now, *before]), width, palette.RED, "  ")
    for message in seen.answers[:3]:
        rows += wrapped(look.message(message), width, palette.LAMP, "  ")
    note = look.say("terminal.noted", words=look.view.notes) if look.view.notes else ""
    return [*rows, *wrapped(note, width, palette.FAINT, "  ")[:3]]


def draw_seen(look: AloneLook, width: int) -> Block:
    """Draws the creatures that the hero sees, with where they are, and what they would roll."""
    seen = look.view.labyrinth
    cells = []
    for one in seen.creatures if seen is not None else ():
        where = symbols.HERO if seen is not None and one.cell == seen.here else CELL_NAMES[one.cell]
        odds = look.say("terminal.odds", dice=one.dice, first=one.first, second=one.second)
        words = f" {look.say(f'looks.{one.creature}')} {where}{hurt(look, one.state, ', ')}"
        sign = (creature_sign(look.content, one.creature, one.state), palette.RED)
        cells.append(line(sign, (words, palette.BONE), (f" {odds}", palette.FAINT)))
    return flowing(cells, width, 2)


def hurt(look: AloneLook, state: tuple[str, ...], before: str) -> str:
    return "" if state == ("unhurt",) else f"{before}{look.say('terminal.state', state=state)}"


# -- evil


def draw_creatures(look: AloneLook, width: int) -> Block:
    assert look.view.map is not None
    cells = []
    for one in look.view.map.creatures:
        words = f" {look.say(f'creature.{one.token}')} {PLACE_NAMES[one.place]}{hurt(look, one.state, ' ')}"
        cells.append(line((creature_sign(look.content, one.token, one.state), palette.RED), (words, palette.BONE)))
    return flowing(cells, width, 2) or [line((look.say("terminal.no_creatures"), palette.FAINT))]


def draw_reaction_track(look: AloneLook, width: int) -> Block:
    """Draws which spaces are covered, what lies there as far as it is known, and what has been done this turn."""
    reactions = look.view.reactions
    spaces = "".join(
        symbols.FULL if place < reactions.covered else symbols.DANGER if has_symbol else symbols.EMPTY
        for place, has_symbol in enumerate(reactions.track)
    )
    counted = f" {reactions.covered}/{len(reactions.track)}" if width >= NARROW else ""
    rows = [line((spaces, palette.RED), (counted, palette.FAINT))]
    rows += wrapped(look.say("label.reactions", played=reactions.played, most=reactions.most), width, palette.FAINT)
    for one in reactions.lying[-2:]:
        card = "face_down" if one.card is None else one.card
        rows += wrapped(look.say(f"reaction.{card}"), width, palette.FAINT, "  ")[:1]
    hands = []
    for seat, hand in enumerate(reactions.hands, 1):
        leads = seat == reactions.leader and len(reactions.hands) > 1
        hands.append(look.say("text.hand", seat=seat, cards=hand.size, leads="yes" if leads else "no"))
    return [*rows, *wrapped(" ".join(hands), width, palette.FAINT, "  ")]


def draw_hand(look: AloneLook, width: int, height: int) -> Block:
    """Draws one's own cards with as many of their words as there is room for, numbered as they are played."""
    cards = [one.card for one in look.view.hand]
    if not cards:
        return [line((look.say("label.hand", cards=0), palette.FAINT))]
    heads = [
        line((f"{number:>2} ", palette.KEY), (look.say(f"reaction.{card}"), palette.BRIGHT))
        for number, card in enumerate(cards, 1)
    ]
    words = [look.say(f"reaction_text.{card}").replace("\n", " ") for card in cards]
    for most in (6, 2, 1):
        told = [wrapped(text, width, palette.FAINT, margin=3)[:most] for text in words]
        rows = [row for head, lines in zip(heads, told, strict=True) for row in (head, *lines)]
        if len(rows) <= height:
            return rows
    return [line(head, (f"  {text}", palette.FAINT)) for head, text in zip(heads, words, strict=True)]
