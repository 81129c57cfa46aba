"""The hero's keys: each deed keeps its own, and says what it would come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from holdfast.cli.terminal.alone.panels import counted
from holdfast.cli.terminal.alone.symbols import WALK
from holdfast.cli.terminal.alone.view_reader import AloneViewReader
from holdfast.cli.terminal.play.menu import Do, MenuEntry
from holdfast.engine.action import Action, Refusal
from holdfast.engine.text import Texts
from holdfast.engine.view import Ask
from holdfast.games.alone.levels.places import COMPASS
from holdfast.games.alone.rules.explore import Explore
from holdfast.games.alone.rules.move import Move
from holdfast.games.alone.rules.start import RecoverHealth
from holdfast.games.alone.rules.use import UseItem

WhyNot: TypeAlias = Callable[[int, Action], Refusal | None]

STEMS: Final = {  # the hero's keys; several things with one key are numbered
    "explore": "e",
    "unblock_door": "x",
    "pick_unblock": "x",
    "fight": "f",
    "locate": "c",
    "scavenge": "g",
    "interact": "i",
    "work": "k",
    "use_own_skill": "z",
    "start_skill": "z",
    "ask_companion": "o",
    "start_companion": "o",
    "use_room": "y",
    "bullet_time": "b",
    "sacrifice": "j",
    "use_power": "p",
}


def hero_entries(look: AloneViewReader, ask: Ask, texts: Texts, why_not: WhyNot) -> list[MenuEntry]:
    entries = [foretold(look, entry) for entry in stemmed(look, ask, texts)]
    keys = {entry.key for entry in entries}
    refused: list[tuple[str, Action]] = [(WALK[way], Move(way)) for way in COMPASS]
    refused += [(STEMS["explore"] + WALK[way], Explore(way)) for way in COMPASS]
    for key, action in refused:
        if key not in keys and (refusal := why_not(ask.id, action)) is not None:
            entries.append(MenuEntry(key, texts.action(action), None, texts.refusal(refusal)))
    for greyed in ask.greyed:
        key = STEMS.get(greyed.kind, "")
        if key and not any(known.startswith(key) for known in keys):
            entries.append(MenuEntry(key, greyed.kind, None, texts.refusal(greyed.why)))
            keys.add(key)
    return entries


def stem_of(look: AloneViewReader, action: Action) -> str:
    kind = action.kind()
    way = getattr(action, "way", None)
    if isinstance(action, RecoverHealth):
        return f"h{action.track[0]}"
    if isinstance(action, UseItem):
        return next(str(n) for n, carried in enumerate(look.view.items, 1) if carried.item == action.item)
    return STEMS.get(kind, "") + (WALK[way] if way is not None else "")


def stemmed(look: AloneViewReader, ask: Ask, texts: Texts) -> list[MenuEntry]:
    """Returns an entry with its own key for each deed; those that share a stem are numbered."""
    stems = [stem_of(look, option.action) for option in ask.options]
    entries = []
    for place, (stem, option) in enumerate(zip(stems, ask.options, strict=True)):
        is_shared = stems.count(stem) > 1
        key = f"{stem}{stems[: place + 1].count(stem)}" if is_shared else stem
        entries.append(MenuEntry(key, texts.action(option.action), Do(ask.id, option.action)))
    return entries


def foretold(look: AloneViewReader, entry: MenuEntry) -> MenuEntry:
    """Returns the label with what the deed would come to, as far as the hero can know."""
    known = look.view.prospects
    if known is None or not isinstance(entry.leads, Do):
        return entry
    told = {
        "move": f"{counted(known.leaving, 'die', 'dice')} against you" if known.leaving else "",
        "explore": counted(known.explore, "sector", "sectors"),
        "fight": counted(known.fight, "die", "dice"),
        "locate": counted(known.locate, "target", "targets"),
        "scavenge": counted(known.scavenge, "card", "cards"),
    }.get(entry.leads.action.kind(), "")
    return msgspec.structs.replace(entry, label=f"{entry.label}: {told}") if told else entry
