"""What lies before a player: dice, equipment with its slots, the damage track."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from holdfast.cli.terminal.elite import palette, symbols
from holdfast.cli.terminal.elite.screen_reader import ScreenReader
from holdfast.cli.terminal.io.lines import Block, line, wrapped
from holdfast.games.elite.cards.slots import Slot, Slots, Symbol
from holdfast.games.elite.screen.board import ObjectiveShown
from holdfast.games.elite.screen.squad import CardShown, SeatDice

SPINS: Final = "|/-\\"
DIE_WIDTH: Final = 13
WEAPON_KEYS: Final = ("fg", "hn")  # of my first hero, and of the second where I have two
ITEM_KEYS: Final = ("vb", "kp")

# -- dice


def draw_dice(look: ScreenReader, now: int, *, framed: bool) -> Block:
    """Draws my dice under their keys: free ones as they lie, the others by where they are."""
    dice = look.dice
    if dice is None:
        return []
    rows: list[list[Text]] = [[], [], []] if framed else [[]]
    for place, words in enumerate(look.screen.hand.dice):
        face, style = die_face(dice, place, now)
        key, below = f"{place + 1}", look.message(words)
        if framed:
            for row, part in zip(rows, (f" {key:<{DIE_WIDTH - 1}}", face, below[:DIE_WIDTH]), strict=True):
                row += [line((part.center(DIE_WIDTH), style)), line(" ")]
        else:
            shown = f" {face} " if dice.lie[place] == "free" else f"→{below}"
            rows[0].append(line((key, palette.HAZARD), (shown, style), "  "))
    return [line(*row) for row in rows]


def die_face(dice: SeatDice, place: int, now: int) -> tuple[str, str]:
    """Returns letter and sign; colours come on top of them."""
    face = dice.faces[place]
    if dice.lie[place] != "free":
        return symbols.LETTERS.get(face, "·"), palette.DIE_BLANK
    if face == "tumbling":
        return SPINS[now // 100 % 4] * 2, palette.DIE_ROLLS
    if face == "":
        return "· ", palette.DIE_BLANK
    return f"{symbols.LETTERS[face]}{symbols.SIGNS[face]}", palette.ALARM if face == "alien" else palette.DIE


# -- slots and cards


def slots_text(slots: Slots, filled: tuple[Symbol | None, ...]) -> Text:
    """Draws slots: (G) is a Regular slot, [W] locks, [H+W] locks both; a filled one shows its sign."""
    return line(*[slot_text(slot, die is not None) for slot, die in zip(slots, filled, strict=False)])


def slot_word(slot: Slot) -> str:
    """Returns an empty slot in signs."""
    left, right = "[]" if slot.locking else "()"
    return f"{left}{'/'.join(icon[0].upper() for icon in slot.icons)}{'‼' if slot.double else ''}{right}"


def slot_text(slot: Slot, is_filled: bool) -> Text:
    word = slot_word(slot)
    if not is_filled:
        return line((word, palette.ORANGE if slot.locking else palette.PLAIN))
    return line((f"{word[:-1]}✓{word[-1]}", palette.GOOD))


def card_text(look: ScreenReader, shown: CardShown, key: str) -> Text:
    """Draws a card: key, name, slots, whether it is ready, and what it does in short."""
    data = look.parts.cards[shown.card]
    name = " + ".join(look.say(f"card.{card}") for card in (shown.card, *shown.attached))
    states = {"ready": ("terminal.ready", palette.GOOD), "used": ("terminal.used", palette.FAINT)}
    state = [(f"{look.say(key)} ", style) for key, style in [states[shown.state]]] if shown.state in states else []
    aim = next((look.message(aim.says) for aim in look.screen.aims if aim.card == shown.card), "")
    stats = aim or look.say(f"stats.card.{shown.card}") or look.say(f"ui.{data.kind}")
    named = line((f"{key:<2}", palette.HAZARD), (f"{name} ", palette.PLAIN))
    return line(named, slots_text(data.slots, shown.filled), " " * bool(data.slots), *state, (stats, palette.FAINT))


def card_keys(look: ScreenReader, hero: int, place: int = 0) -> dict[int, str]:
    """Returns the keys of a hero's cards, weapons first; `place` tells my first hero from my second."""
    cards = look.cards_of(hero)
    groups = (("fire", WEAPON_KEYS[place]), ("use", ITEM_KEYS[place]))
    return {
        card.card: key
        for does, keys in groups
        for card, key in zip([card for card in cards if card.does == does], keys, strict=False)
    }


def draw_cards(look: ScreenReader, hero: int, place: int = 0, width: int = 0) -> Block:
    """Draws a line for each card; with a width given, what it does as well."""
    keys = card_keys(look, hero, place)
    rows: Block = []
    for shown in look.cards_of(hero):
        rows.append(card_text(look, shown, keys.get(shown.card, "")))
        if width:
            does = " ".join(look.say(f"about.card.{card}") for card in (shown.card, *shown.attached))
            rows += wrapped(does, width, palette.FAINT, margin=2)
    for token in look.screen.heroes[hero].tokens:
        objective = look.screen.ground.objectives[token]
        ready = (f" {look.say('terminal.ready')}" if objective.is_ready else "", palette.GOOD)
        rows.append(line("  ", draw_objective(look, objective, palette.TOKEN), ready))
    badges = look.screen.heroes[hero].badges
    return [*rows, *[line((f"  {look.message(one.says)}", palette.FAINT)) for one in badges]]


def draw_objective(look: ScreenReader, shown: ObjectiveShown, style: str, where: str = "") -> Text:
    words = " ".join(filter(None, (look.message(shown.says), where)))
    return line((f"{words} ", style), slots_text(shown.slots, shown.filled))


# -- damage


def draw_hero_line(look: ScreenReader, hero: int, *, is_mine: bool = True) -> Text:
    """Draws the slots of the damage track; a bar stands before each slot that costs a die."""
    sheet = look.parts.heroes[look.screen.setting.heroes[hero].hero]
    damage = look.screen.heroes[hero].damage
    pieces: list[tuple[str, str]] = []
    for slot in range(1, sheet.track + 1):
        pieces.append(("┊" if slot in sheet.thresholds else "", palette.HAZARD))
        pieces.append(("■", palette.BLOOD) if slot <= damage else ("□", palette.FAINT))
    pieces.append((f" {damage}/{sheet.track}", palette.BLOOD if damage else palette.FAINT))
    sign = hero_sign(look, hero, is_mine=is_mine)
    return line(sign, (f" {look.say(f'hero.{hero}')} ", palette.PLAIN), *pieces)


def hero_sign(look: ScreenReader, hero: int, *, is_mine: bool) -> Text:
    face = look.screen.setting.heroes[hero]
    shape = symbols.MINE if is_mine else symbols.HERO
    return line((f"{shape}{face.initial}", palette.HEROES[face.hero % len(palette.HEROES)]))
