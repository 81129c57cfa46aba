"""What lies before a player: dice, equipment with its slots, the damage track."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from holdfast.cli.terminal.elite import palette, symbols
from holdfast.cli.terminal.elite.map_drawing import hero_style
from holdfast.cli.terminal.elite.view_reader import EliteViewReader
from holdfast.cli.terminal.io.lines import Block, beside, line, wrapped
from holdfast.games.elite.cards.slots import Slot, Slots
from holdfast.games.elite.screen.card_texts.cards import card_text as rule_text
from holdfast.games.elite.state import ALIEN, BLANK, DASHBOARDS, LIMBO, SLOTS, TUMBLING, token_slot

SPINS: Final = "|/-\\"
DIE_WIDTH: Final = 9
WEAPON_KEYS: Final = ("fg", "hn")  # of my first hero, and of the second where I have two
ITEM_KEYS: Final = ("vb", "kp")

# -- dice


def draw_dice(look: EliteViewReader, seat: int, now: int, *, framed: bool) -> Block:
    """Draws my dice under their keys: free ones as they lie, the others by where they are."""
    dice = look.dice_of(seat)
    if not dice:
        return []
    if not framed:
        return [line(*[piece for n, die in enumerate(dice, 1) for piece in (die_text(look, die, n, now), "  ")])]
    blocks = [die_block(look, die, n, now) for n, die in enumerate(dice, 1)]
    rows = blocks[0]
    for block in blocks[1:]:
        rows = beside(rows, block, 1)
    return rows


def die_text(look: EliteViewReader, die: int, number: int, now: int) -> Text:
    face, style = die_face(look, die, now)
    where = where_it_is(look, die)
    return line((f"{number}", palette.HAZARD), (f" {face} " if not where else f"→{where}", style))


def die_block(look: EliteViewReader, die: int, number: int, now: int) -> Block:
    """Draws a die: key, face, and the face in a word, or where the die lies."""
    face, style = die_face(look, die, now)
    below = where_it_is(look, die) or die_word(look, die)
    rows = (f" {number}".ljust(DIE_WIDTH), face.center(DIE_WIDTH), below[:DIE_WIDTH].center(DIE_WIDTH))
    return [line((row, style)) for row in rows]


def die_face(look: EliteViewReader, die: int, now: int) -> tuple[str, str]:
    """Returns letter and sign; colours come on top of them."""
    face = look.view.face[die]
    if not look.is_free(die):
        return (symbols.LETTERS[face] if 0 <= face < len(symbols.LETTERS) else "·"), palette.DIE_BLANK
    if face == TUMBLING:
        return SPINS[now // 100 % 4] * 2, palette.DIE_ROLLS
    if face == BLANK:
        return "· ", palette.DIE_BLANK
    return f"{symbols.LETTERS[face]}{symbols.SIGNS[face]}", palette.ALARM if face == ALIEN else palette.DIE


def die_word(look: EliteViewReader, die: int) -> str:
    face = look.view.face[die]
    return {TUMBLING: "rolls", BLANK: "free"}.get(face) or symbols.WORDS[face]


def where_it_is(look: EliteViewReader, die: int) -> str:
    """Returns what an allocated die lies on, in a word."""
    place = look.view.place[die]
    if look.is_free(die):
        return ""
    if place == LIMBO or place >= DASHBOARDS:
        return "hurt" if place >= DASHBOARDS else "gone"
    kind, thing, _ = look.thing_of(place)
    if kind == "card":
        return look.card(thing).name
    return look.parts.events[thing].name if kind == "event" else token_name(look, thing)


def token_name(look: EliteViewReader, token: int) -> str:
    """Names an objective by its number, as it lies on the map and as texts call it."""
    return f"objective {token + 1}"


# -- slots and cards


def slots_text(look: EliteViewReader, first: int, slots: Slots) -> Text:
    """Draws slots: (G) is a Regular slot, [W] locks, [H+W] locks both; a filled one shows its sign."""
    return line(*[slot_text(look, first + n, slot) for n, slot in enumerate(slots)])


def slot_word(slot: Slot) -> str:
    """Returns an empty slot in signs."""
    left, right = "[]" if slot.locking else "()"
    return f"{left}{'/'.join(icon[0].upper() for icon in slot.icons)}{'‼' if slot.double else ''}{right}"


def slot_text(look: EliteViewReader, number: int, slot: Slot) -> Text:
    word = slot_word(slot)
    if not look.is_filled(number):
        return line((word, palette.ORANGE if slot.locking else palette.PLAIN))
    return line((f"{word[:-1]}✓{word[-1]}", palette.GOOD))


def card_text(look: EliteViewReader, card: int, key: str) -> Text:
    """Draws a card: key, name, slots, whether it is ready, and what it does in short."""
    data = look.card(card)
    name = data.name
    if parts := [look.card(attachment).name for attachment in look.attachments_of(card)]:
        name = f"{name} + {', '.join(parts)}"
    state = line(("READY ", palette.GOOD)) if look.is_ready(card) and (data.attack or data.use) else line()
    worn = line(("done for now ", palette.FAINT)) if card in look.view.worn else line()
    slots = slots_text(look, card * SLOTS, data.slots)
    gap = " " if data.slots else ""
    named = line((f"{key:<2}", palette.HAZARD), (f"{name} ", palette.PLAIN))
    return line(named, slots, gap, state, worn, (stats(look, card), palette.FAINT))


def stats(look: EliteViewReader, card: int) -> str:
    attack = look.card(card).attack
    if attack is None:
        return {"attachment": "attachment", "item": "item"}.get(look.card(card).kind, "")
    reach = "∞" if attack.range >= 99 else str(attack.range)
    damage = f" ×{attack.damage}" if attack.damage > 1 else ""
    return f"range {reach}, {attack.dice}d{attack.to_hit}+{damage}{' straight' if attack.straight else ''}"


def card_keys(look: EliteViewReader, hero: int, place: int = 0) -> dict[int, str]:
    """Returns the keys of a hero's cards, weapons first; `place` tells my first hero from my second."""
    cards = look.view.carried[hero]
    weapons = [card for card in cards if look.card(card).kind == "weapon"]
    items = [card for card in cards if look.card(card).kind == "item" and look.card(card).use]
    groups = ((weapons, WEAPON_KEYS[place]), (items, ITEM_KEYS[place]))
    return {card: key for group, keys in groups for card, key in zip(group, keys, strict=False)}


def draw_cards(look: EliteViewReader, hero: int, place: int = 0, width: int = 0) -> Block:
    """Draws a line for each card; with a width given, what it does as well."""
    keys = card_keys(look, hero, place)
    ordered = [*keys, *(card for card in look.view.carried[hero] if card not in keys)]
    rows: Block = []
    for card in ordered:
        rows.append(card_text(look, card, keys.get(card, "")))
        if width:
            does = " ".join(
                words for part in (card, *look.attachments_of(card)) for words in rule_text(look.card(part))
            )
            rows += [line("  ", row) for row in wrapped(does, width - 2, palette.FAINT)]
    for token in look.carried_tokens(hero):
        slots = slots_text(look, token_slot(token, 0), look.token_slots(token))
        ready = line((" READY", palette.GOOD)) if token in look.view.token_ready else line()
        rows.append(line("  ", (f"{token_name(look, token)} ", palette.TOKEN), slots, ready))
    if delayed := sum(token == hero for token in look.view.search_tokens):
        rows.append(line((f"  {'a search' if delayed == 1 else f'{delayed} searches'} for later", palette.FAINT)))
    if aside := look.view.aside[hero]:
        rows.append(line((f"  {aside} Alien Tech cards for later", palette.FAINT)))
    return rows


# -- damage


def damage_track(look: EliteViewReader, hero: int) -> Text:
    """Draws the slots of the track; a bar stands before each slot that costs a die."""
    sheet = look.hero(hero)
    damage = look.view.damage[hero]
    pieces: list[tuple[str, str]] = []
    for slot in range(1, sheet.track + 1):
        if slot in sheet.thresholds:
            pieces.append(("┊", palette.HAZARD))
        pieces.append(("■" if slot <= damage else "□", palette.BLOOD if slot <= damage else palette.FAINT))
    guard = f" +{look.view.guard[hero]} guard" if look.view.guard[hero] else ""
    return line(*pieces, (f" {damage}/{sheet.track}{guard}", palette.BLOOD if damage else palette.FAINT))


def draw_hero_line(look: EliteViewReader, hero: int, *, is_mine: bool = True) -> Text:
    name = look.hero(hero).name
    shape = symbols.MINE if is_mine else symbols.HERO
    sign = line((f"{shape}{look.initial(hero)}", hero_style(look, hero)))
    return line(sign, (f" {name} ", palette.PLAIN), damage_track(look, hero))
