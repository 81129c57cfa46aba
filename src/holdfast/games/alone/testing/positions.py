"""Positions in every phase of a game, by number: random play alone seldom leaves the openings."""

from __future__ import annotations

from typing import Final

from holdfast.engine.play import options, play_unchecked
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.timers import advance, next_due
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.cards.vocabulary import ABILITIES
from holdfast.games.alone.levels.places import PLACE_NAMES
from holdfast.games.alone.setup import setup
from holdfast.games.alone.state import Alone, Options
from holdfast.games.alone.testing.arrange import arrange
from holdfast.games.alone.testing.midst import in_the_midst

WINDOWS: Final = ((0, 0), (0, 0), (8_000, 0), (0, 5_000))


def position(parts: Parts, number: int) -> Alone:
    """Returns a game in the middle: hurt, equipped, hunted, with lights on and doors shut, then some play; or, one in
    five, in the midst of what happens to a creature.
    """
    if number % 5 == 4:
        return in_the_midst(parts, number // 5)
    rng = Rng(key_from_seed(f"position/{number}"))
    window_ms, strict_ms = WINDOWS[rng.below(len(WINDOWS), "windows")]
    table = Options(
        difficulty=rng.choice(parts.difficulties, "difficulty").id,
        character=rng.choice(parts.characters, "character").id,
        decks=tuple(deck.id for deck in rng.sample(parts.decks, 2, "decks")),
        levels=("random",) if rng.below(3, "levels") == 0 else (),
        window_ms=window_ms,
        strict_ms=strict_ms,
        grace_ms=6_000 * rng.below(2, "grace"),
        special_creatures=bool(parts.specials) and bool(rng.below(2, "specials")),
        room_actions=any(room.effects for room in parts.rooms) and bool(rng.below(2, "rooms")),
        avatars=bool(parts.avatars) and bool(rng.below(2, "avatars")),
    )
    s = setup(parts, table, 2 + rng.below(3, "seats"), key_from_seed(f"dice/{number}"))
    arrange(s, _lines(s, rng))
    _play_on(s, rng, rng.below(40, "depth"))
    return s


def _lines(s: Alone, rng: Rng) -> str:
    map_, parts = s.map(), s.parts
    corridors = [place for place, cell in enumerate(map_.cell) if not map_.is_room(cell)]
    rooms = [parts.missions[quest.mission].room for quest in s.quests]
    at_mission = rng.below(3, "where") == 0
    hero = map_.plan.rooms[rng.choice(rooms, "where")] if at_mission else rng.choice(corridors, "where")
    near = [p for p in range(len(map_.cell)) if map_.graph.distance[hero][p] <= 2]
    seen = [p for p in near if rng.below(2, "seen")]
    lines = {
        "round": str(1 + rng.below(4, "round")),
        "turn": str(1 + rng.below(8, "turn")),
        "space": str(rng.below(4, "space")),
        "life": str(1 + rng.below(12, "life")),
        "control": str(1 + rng.below(12, "control")),
        "adrenaline": str(rng.below(6, "adrenaline")),
        "experience": " ".join(f"{name}={rng.below(3, 'experience')}" for name in ABILITIES),
        "items": " ".join(parts.items[i].id for i in rng.sample(range(len(parts.items)), rng.below(7, "n"), "items")),
        "hero": PLACE_NAMES[hero],
        "revealed": " ".join(PLACE_NAMES[p] for p in seen) or "-",
        "lit": " ".join(PLACE_NAMES[p] for p in near if not rng.below(4, "lit")) or "-",
        "danger": " ".join(PLACE_NAMES[p] for p in near[:8] if not rng.below(3, "danger")) or "-",
        "creatures": " ".join(_creatures(parts, near, seen, rng)),
        "unlocked": "yes" if rng.below(3, "unlocked") == 0 else "no",
    }
    lines["nightmare"] = "yes" if lines["space"] == "3" else "no"
    if rng.below(3, "companion") == 0:
        others = [c.id for i, c in enumerate(parts.characters) if i != s.character]
        lines["companion"] = f"{rng.choice(others, 'companion')} {1 + rng.below(6, 'health')}"
    if s.options.avatars:
        lines["power tokens"] = str(rng.below(6, "tokens"))
    lines["items"] = lines["items"] or "-"
    if rng.below(8, "end") == 0:
        lines["asked"] = "round end"
    return "\n".join(f"{name}: {words}" for name, words in lines.items())


def _creatures(parts: Parts, near: list[int], seen: list[int], rng: Rng) -> list[str]:
    """Returns creatures of one to three kinds; or three of which some look alike, perhaps in plain sight."""
    kinds = rng.sample([creature.id for creature in parts.creatures if not creature.boss], 3, "creatures")
    if rng.below(2, "alike"):
        places = rng.sample(seen if len(seen) > 2 else near, 3, "at")
        marks = ("", "/wounded", "")
        kinds = [kinds[0], kinds[0], kinds[rng.below(2, "alike")]]
        return [f"{k}@{PLACE_NAMES[p]}{mark}" for k, p, mark in zip(kinds, places, marks, strict=True)]
    return [f"{kind}@{PLACE_NAMES[rng.choice(near, 'at')]}" for kind in kinds[: 1 + rng.below(3, "many")]]


def _play_on(s: Alone, rng: Rng, commands: int) -> None:
    for _ in range(commands):
        if s.is_over():
            return
        found = [(seat, ask, action) for seat in range(s.seated) for ask, action in options(s, seat)]
        due = next_due(s)
        if not found:
            if due is None:
                return
            advance(s, due)
            continue
        play_unchecked(s, *rng.choice(found, "play"))
        s.told = []
