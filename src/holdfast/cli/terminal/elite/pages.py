"""Pages of ELITE: the briefing, everybody's cards in full, the help, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from holdfast.cli.terminal.elite import palette, symbols
from holdfast.cli.terminal.elite.panels import draw_bosses, draw_events, draw_objectives, title_text
from holdfast.cli.terminal.elite.player_panel import draw_hero_line, slots_text, token_name
from holdfast.cli.terminal.elite.view_reader import EliteViewReader
from holdfast.cli.terminal.io.lines import Block, flowing, line, wrapped
from holdfast.engine.event import Event
from holdfast.engine.text import Texts
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.screen.card_texts.cards import alien_text, card_text, hero_text
from holdfast.games.elite.screen.view import EliteView
from holdfast.games.elite.state import SLOTS, token_slot

KEYS: Final = (
    ("space", "roll all your free dice; with alien results open, move the alien that does least harm"),
    ("r", "roll some dice: digits mark them, r rolls"),
    ("1 2 3 4 5", "a die: put its result somewhere"),
    ("q w e a d z x c", "walk, with a Move result; arrows too"),
    ("f g", "your weapons: load a fitting die, fire when ready"),
    ("v b", "your items: load, use"),
    ("t", "an event: put a die there, from anywhere"),
    ("s", "what is here: search, objectives, recon, exploration"),
    ("7", "signal something to the others"),
    ("8", "give or swap equipment with a hero beside you"),
    ("9", "other things: attachments, dice taken back, holds"),
    ("0", "untimed: act no more this round"),
    ("Esc", "pause; in a list: back"),
    ("Tab", "several people: the next one"),
)
SECOND: Final = (
    ("u i o j l m , .", "your second hero walks"),
    ("h n k p", "weapons and items of your second hero"),
)


def draw_briefing(view: EliteView, parts: Parts, width: int) -> Block:
    """Draws what the mission wants, and how it stands."""
    look = EliteViewReader(view, parts)
    mission = look.mission
    rows = [line((title_text(look), palette.HAZARD)), Text()]
    rows += wrapped(mission.about, width, palette.PLAIN)
    rows += [Text(), *draw_objectives(look, width), Text(), line(("Events", palette.HAZARD))]
    rows += draw_events(look, width, with_text=True)
    rows += [Text(), line(("Aliens", palette.HAZARD))]
    for number, swarm in enumerate(parts.swarms):
        words = f"{swarm.name}: movement {swarm.movement}. {' '.join(alien_text(swarm))}"
        rows += hanging(line((symbols.SWARMS[number], palette.ALIEN)), words, width)
    for figure in look.bosses():
        boss = look.boss_of(figure)
        assert boss is not None, figure
        data = parts.bosses[boss]
        words = f"{data.name}: health {view.health[boss]}, movement {data.movement}. {' '.join(alien_text(data))}"
        rows += hanging(line((f"{symbols.BOSS}{data.name[0]}", palette.BOSS)), words, width)
    return rows


def draw_all_cards(view: EliteView, parts: Parts, width: int) -> Block:
    """Draws every hero with damage, ability and equipment, the rules of each card written out."""
    look = EliteViewReader(view, parts)
    rows: Block = []
    for hero in range(len(view.heroes)):
        rows.append(draw_hero_line(look, hero, is_mine=hero in look.heroes_of(view.seat)))
        abilities = [row for words in hero_text(look.hero(hero)) for row in wrapped(words, width - 3, palette.FAINT)]
        rows += [line("   ", row) for row in abilities]
        for card in view.carried[hero]:
            data = look.card(card)
            rows.append(line("   ", (f"{data.name} ", palette.PLAIN), slots_text(look, card * SLOTS, data.slots)))
            parts_of = [words for part in (card, *look.attachments_of(card)) for words in card_text(look.card(part))]
            rows += [line("     ", row) for words in parts_of for row in wrapped(words, width - 5, palette.FAINT)]
        for token in look.carried_tokens(hero):
            slots = slots_text(look, token_slot(token, 0), look.token_slots(token))
            rows.append(line("   ", (f"{token_name(look, token)} ", palette.TOKEN), slots))
        rows.append(Text())
    return rows


def draw_help(view: EliteView, parts: Parts, width: int) -> Block:
    look = EliteViewReader(view, parts)
    rows = wrapped(
        "Roll, and use what you rolled before the clock runs out. Dice may be rolled again at any time. Each alien"
        " result must move an alien one step before you do anything else. Fulfil the mission, then bring everybody"
        " home; no alien may enter the Starting Area, and nobody may die.",
        width,
        palette.PLAIN,
    )
    rows += [Text(), line(("Keys", palette.HAZARD))]
    for key, words in (*KEYS, *(SECOND if len(look.heroes_of(view.seat)) > 1 else ())):
        rows += hanging(line((f"{key:<16}", palette.HAZARD)), words, width)
    rows += [Text(), line(("On the map", palette.HAZARD)), *flowing(legend(look), width, 3)]
    rows += [Text(), line(("Dice and slots", palette.HAZARD))]
    faces = zip(symbols.LETTERS, symbols.SIGNS, symbols.WORDS, strict=True)
    rows += flowing([line((f" {letter}{sign} ", palette.DIE), f" {word}") for letter, sign, word in faces], width, 3)
    rows += wrapped(
        "(G) takes a gun and gives the die back after use; [W] locks a wrench until the end of the round; ‼ needs both;"
        " G/H takes either. ✓ is filled.",
        width,
        palette.FAINT,
    )
    return rows


def legend(look: EliteViewReader) -> Block:
    pairs = [(f"{symbols.MINE}K", "your hero"), (f"{symbols.HERO}K", "another hero")]
    pairs += [(sign, swarm.name.lower()) for sign, swarm in zip(symbols.SWARMS, look.parts.swarms, strict=True)]
    pairs += [
        (f"{symbols.BOSS}N4", "boss with health"),
        (symbols.HOME, "Starting Area"),
        (f"{symbols.CLUSTER}2{symbols.CLUSTER}", "alien cluster"),
        (symbols.SPAWN, "spawn point"),
        ("↙↓", "where aliens go"),
        ("[?]", "search"),
        ("[·]", "searched"),
        (f"{symbols.TOKEN}7", "objective"),
        (f"{symbols.READY}7", "objective that is ready"),
        (f"{symbols.TARGET}7", "target"),
        (symbols.TRAP, "trap"),
        (symbols.RECON, "recon token"),
        (symbols.ACID, "acid"),
        (symbols.SLIME, "slime"),
        (symbols.HELD, "held alien"),
        (symbols.ROCK, "no way, no sight"),
    ]
    return [line((sign, palette.HAZARD), (f" {words}", palette.PLAIN)) for sign, words in pairs]


def draw_ending(view: EliteView, parts: Parts, texts: Texts, told: Sequence[Event], width: int) -> Block:
    assert view.outcome is not None, "the game goes on"
    look = EliteViewReader(view, parts)
    won = bool(view.outcome.winners)
    rows = [line((texts.say(f"outcome.{view.outcome.key}"), palette.GOOD if won else palette.BLOOD)), Text()]
    rows += [line((title_text(look), palette.PLAIN)), Text()]
    rows += [draw_hero_line(look, hero) for hero in range(len(view.heroes))]
    bosses = draw_bosses(look)
    rows += [*([Text(), *bosses] if bosses else []), Text(), line(("The battle in numbers", palette.HAZARD))]
    counts = Counter(event.kind() for event in told)
    numbers = (
        ("round", "rounds", counts["round_began"]),
        ("roll", "rolls", counts["rolled"]),
        ("alien result", "alien results", counts["driven"]),
        ("attack", "attacks", counts["fired"]),
        ("alien killed", "aliens killed", counts["killed"]),
        ("alien spawned", "aliens spawned", counts["spawned"]),
        ("push", "pushes", counts["pushed"]),
        ("wound", "wounds", counts["hurt"]),
        ("search", "searches", counts["searched"] + counts["search_taken"]),
        ("event fulfilled", "events fulfilled", counts["event_fulfilled"]),
    )
    cells = [
        line((f"{number}", palette.HAZARD), (f" {one if number == 1 else many}", palette.FAINT))
        for one, many, number in numbers
        if number
    ]
    return [*rows, *flowing(cells, width)]


def hanging(head: Text, words: str, width: int) -> Block:
    """Draws a paragraph beside its heading."""
    indent = head.cell_len + 1
    rows = wrapped(words, width - indent, palette.PLAIN)
    return [line(head, " ", rows[0]), *(line(" " * indent, row) for row in rows[1:])] if rows else [head]
