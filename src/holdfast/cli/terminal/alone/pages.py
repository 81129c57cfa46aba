"""Pages of ALONE: the missions, everything that lies open, the help, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from holdfast.cli.terminal.alone import palette, symbols
from holdfast.cli.terminal.alone.panels import draw_abilities, draw_missions, draw_tracks, next_step, title_text
from holdfast.cli.terminal.alone.view_reader import AloneViewReader
from holdfast.cli.terminal.io.lines import Block, flowing, line, wrapped
from holdfast.engine.event import Event
from holdfast.engine.text import Texts
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.cards.types import Avatar, SpecialCreature
from holdfast.games.alone.screen.card_texts import names
from holdfast.games.alone.screen.card_texts.cards import stats_text
from holdfast.games.alone.screen.card_texts.phrases import capital
from holdfast.games.alone.screen.view import AloneView

HERO_KEYS: Final = (
    ("w a s d  t", "move north, west, south, east; by the stairs"),
    ("e, then w a s d t", "explore that way"),
    ("f  c  g  i", "fight, locate, scavenge, repair the LCU"),
    ("k  y", "work on the mission of this room; use the room"),
    ("1 to 6", "use an item"),
    ("z  o  j", "your skill, your companion, your companion's sacrifice"),
    ("x, then w a s d", "unblock a door"),
    ("b  hl hc", "adrenaline: bullet time; recover life or self control"),
    ("p1 p2 ...", "powers of the hero"),
    ("n", "your note"),
)
EVIL_KEYS: Final = (
    ("1 2 3 ...", "a card of your hand: read it, then play it or lay it face down"),
    ("a", "activate your avatar"),
    ("p or Space", "pass"),
    ("1b3", "a sector by its name: level, column, row"),
    ("w a s d  t", "a way: north, west, south, east; the stairs"),
    ("b or Esc", "take back what was begun"),
)
BOTH_KEYS: Final = (
    ("0 or Space", "nothing more"),
    ("m  v  l", "missions, everything that lies open, the whole log"),
    ("r", "a rule by its number"),
    ("q", "save and leave"),
)


def draw_briefing(view: AloneView, parts: Parts, width: int) -> Block:
    """Draws the missions in play, word for word, and how far they have come."""
    table = names(parts)
    rows: Block = []
    for quest in view.quests:
        mission = parts.missions[quest.mission]
        rows.append(line((f"{mission.name} ({mission.colour})", palette.BRIGHT)))
        rows += wrapped(table[f"mission_story.{quest.mission}"], width, palette.FAINT)
        for words in table[f"mission_text.{quest.mission}"].split("\n"):
            rows += wrapped(words, width, palette.BONE, "  ")
        state = "It is done." if quest.done else f"Next: {next_step(AloneViewReader(view, parts), quest)}."
        rows += [*wrapped(state, width, palette.LAMP), Text()]
    return rows or wrapped("The missions are not known yet.", width, palette.BONE)


def draw_all_cards(view: AloneView, parts: Parts, texts: Texts, width: int) -> Block:
    """Draws items, abilities, the reaction track, and what every creature can do now."""
    rows = [line(("The hero", palette.LAMP)), *draw_tracks(AloneViewReader(view, parts), width)]
    rows += draw_abilities(AloneViewReader(view, parts), texts, width)
    if view.character >= 0:
        rows += entry(texts, "character", view.character, width)
    if view.companion is not None:
        rows += entry(texts, "character", view.companion.character, width)
    for carried in view.items:
        rows += entry(texts, "item", carried.item, width)
    if view.options.avatars:
        for power in range(len(parts.powers)):
            rows += entry(texts, "power", power, width)
    rows += [Text(), line(("The reaction track", palette.LAMP))]
    for card in view.track:
        known = entry(texts, "reaction", card, width) if card is not None else []
        rows += known or [line(("a card, face down", palette.FAINT))]
    rows += [Text(), line(("Creatures", palette.LAMP))]
    side = "creature_kind_nightmare" if view.nightmare else "creature_kind_text"
    for kind, creature in enumerate(parts.creatures):
        rows += hanging(f"{creature.symbol} {creature.name}", texts.say(f"{side}.{kind}"), width)
    for special in view.specials:
        rows += beast(texts, "special", special, parts.specials[special], view.nightmare, width)
    for avatar in (avatar for avatar in view.avatars if avatar >= 0):
        rows += beast(texts, "avatar", avatar, parts.avatars[avatar], view.nightmare, width)
    return rows


def beast(texts: Texts, kind: str, number: int, card: SpecialCreature | Avatar, nightmare: bool, width: int) -> Block:
    """Draws the numbers on a creature's own card, and its power (R233)."""
    numbers = capital(stats_text(card.nightmare if nightmare else card.regular))
    return hanging(f"{card.symbol} {card.name}", f"{numbers}.\n{texts.say(f'{kind}_text.{number}')}", width)


def entry(texts: Texts, kind: str, number: int, width: int) -> Block:
    return hanging(texts.say(f"{kind}.{number}"), texts.say(f"{kind}_text.{number}"), width)


def hanging(name: str, words: str, width: int) -> Block:
    """Draws a name, and what is told of it below."""
    told = [row for part in words.split("\n") for row in wrapped(part, width - 2, palette.FAINT)]
    return [line((name, palette.BONE)), *(line("  ", row) for row in told)]


def draw_help(view: AloneView, parts: Parts, width: int) -> Block:
    is_evil = view.evil is not None
    words = (
        "You are everything else on this ship. You see it all; the hero sees what a lamp shows. When the hero has"
        " acted you may answer with cards: at most two a turn, as long as the reaction track has room. Wear the hero"
        " down before the last mission is done."
        if is_evil
        else "Eight turns a round, one action a turn, and a dark ship. Complete a mission to unlock the last one, and"
        " complete that to win. You know what you have seen, and you forget most of it when a round ends. Light"
        " helps; noises tell from where something comes."
    )
    rows = [*wrapped(words, width, palette.BONE), Text(), line(("Keys", palette.LAMP))]
    for key, meaning in (*(EVIL_KEYS if is_evil else HERO_KEYS), *BOTH_KEYS):
        told = wrapped(meaning, width - 20, palette.BONE)
        rows += [line((f"{key:<19} ", palette.KEY), told[0]), *(line(" " * 20, row) for row in told[1:])]
    rows += [Text(), line(("On the map", palette.LAMP)), *flowing(legend(parts, is_evil), width, 3)]
    return rows


def legend(parts: Parts, is_evil: bool) -> Block:
    pairs = [(symbols.HERO, "the hero"), (symbols.LIGHT, "light"), (symbols.DANGER, "danger token")]
    pairs += [
        (symbols.LCU, "light control unit"),
        (symbols.STAIRS[0], "red stairs"),
        (symbols.STAIRS[1], "blue stairs"),
    ]
    pairs += [("".join(symbols.DOOR), "door"), (symbols.BLOCKED, "blocked door")]
    pairs += [(symbols.KNOWN_SECTOR, "the hero knows this sector")] if is_evil else []
    pairs += [(creature.symbol, creature.name.lower()) for creature in parts.creatures]
    pairs += [(f"m{symbols.WOUNDED}", "wounded")]
    pairs += [(room.symbol.upper(), room.name.lower()) for room in parts.rooms]
    return [line((sign, palette.KEY), (f" {words}", palette.BONE)) for sign, words in pairs]


def draw_ending(view: AloneView, parts: Parts, texts: Texts, told: Sequence[Event], width: int) -> Block:
    assert view.outcome is not None, "the game goes on"
    look = AloneViewReader(view, parts)
    rows = [line((texts.say(f"outcome.{view.outcome.key}"), palette.BRIGHT)), Text()]
    rows += [line((title_text(look, texts), palette.BONE)), *draw_tracks(look, width), Text()]
    rows += [*draw_missions(look, texts, width, with_text=False), Text(), line(("The night in numbers", palette.LAMP))]
    counts = Counter(event.kind() for event in told)
    numbers = (
        ("round", "rounds", view.round),
        ("step", "steps", counts["hero_moved"]),
        ("look around a corner", "looks around corners", counts["explored"]),
        ("creature killed", "creatures killed", counts["creature_killed"]),
        ("encounter", "encounters", counts["encountered"]),
        ("noise", "noises", counts["noise_heard"]),
        ("card played", "cards played", counts["card_played"]),
        ("card laid face down", "cards laid face down", counts["card_laid"]),
        ("item used", "items used", counts["item_used"]),
        ("wound", "wounds", counts["suffered"]),
    )
    cells = [
        line((f"{number}", palette.KEY), (f" {one if number == 1 else many}", palette.FAINT))
        for one, many, number in numbers
        if number
    ]
    return [*rows, *flowing(cells, width)]
