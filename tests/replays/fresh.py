"""Fresh games: bots play them anew each time, on frozen packs; their stories tell whether bots play as before."""

from __future__ import annotations

import itertools

import msgspec

from holdfast.bots import bot_named
from holdfast.engine.bot import Scheduler
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.lab.match import Match, open_box
from tests.replays.frozen import folders
from tests.replays.story import Story

NUMBER = 200  # games of each game
LONGEST = 50_000  # steps

KEY_MISSIONS = ("first-day", "the-briefcase", "purchasing-error", "radio-drizzle", "expenses", "overdue")
KEY_BOTS = (("greedy",), ("cracker",), ("greedy", "random"), ("random",))
ELITE_MISSIONS = ("extermination", "capture", "demolition", "recon", "exploration")
ELITE_BOTS = (("rookie",), ("squad-fast",), ("random", "rookie"), ("squad",), ("mate", "squad-fast"))
ALONE_BOTS = (
    ("survivor", "stalker"),
    ("novice", "prowler"),
    ("castaway", "lurker"),
    ("random",),
    ("survivor", "random"),
)
BASE = {"special_creatures": "no", "room_actions": "no", "avatars": "no"}
ALONE_BOXES: tuple[dict[str, str], ...] = (
    BASE,
    {**BASE, "special_creatures": "yes", "room_actions": "yes"},
    {**BASE, "avatars": "yes", "strict_ms": "5000", "grace_ms": "4000"},
    {"special_creatures": "yes", "room_actions": "yes", "avatars": "yes", "levels": "random"},
)


def fresh_match(game: str, number: int) -> Match:
    """Which fresh game has this number: bots, seats and options take turns, so that they meet in all ways."""
    return msgspec.structs.replace(_MATCHES[game](number), packs=folders(game), seed="fresh")


def _key_match(number: int) -> Match:
    bots = KEY_BOTS[number % len(KEY_BOTS)]
    mission = KEY_MISSIONS[number // 4 % len(KEY_MISSIONS)]
    talk = "free" if number % 3 == 2 else "canned"
    return Match("key", 1 + number // 3 % 4, bots, options={"mission": mission, "talk": talk})


def _elite_match(number: int) -> Match:
    mission, difficulty = list(itertools.product(ELITE_MISSIONS, ("easy", "medium", "hard")))[number % 15]
    words = {
        "mission": mission,
        "difficulty": difficulty,
        "map": ("crash_site", "abandoned_lab")[number // 2 % 2],
        "tempo": ("live", "untimed")[number // 4 % 2],
    }
    return Match("elite", 1 + number % 6, ELITE_BOTS[number % len(ELITE_BOTS)], options=words)


def _alone_match(number: int) -> Match:
    difficulty = ("easy", "normal", "nightmare", "impossible")[number // 2 % 4]
    options = {"difficulty": difficulty, "most_rounds": "6", **ALONE_BOXES[number // 5 % len(ALONE_BOXES)]}
    return Match("alone", 2 + number % 3, ALONE_BOTS[number % len(ALONE_BOTS)], options=options)


_MATCHES = {"key": _key_match, "elite": _elite_match, "alone": _alone_match}


def fresh_story(game: str, number: int) -> str:
    """Plays a fresh game to its end, and returns the digest of its story."""
    match = fresh_match(game, number)
    box = open_box(match)
    s = box.game.setup(box.loaded.content, box.options, match.seats, key_from_seed(f"fresh/{game}/{number}"))
    story = Story()
    story.add(s, s.told)
    bots = {seat: bot_named(box.game, match.bot_of(seat)) for seat in range(match.seats)}
    scheduler = Scheduler(box.game, box.loaded.content, s, bots, Rng(key_from_seed(f"minds/{game}/{number}")))
    for _ in range(LONGEST):
        if scheduler.step() is None:
            break
        story.add(s, s.told)
    assert s.outcome is not None, f"fresh game {number} of {game} does not end"
    return story.digest
