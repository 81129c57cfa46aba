"""Changes a position by words, for scenes: lines of the notation, each on its own; then the hero's turn begins."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from holdfast.engine.flow import Frame, Strand, run
from holdfast.engine.position import NotationError, fields_of, number_in, yes_or_no
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.secret import Secret
from holdfast.games.alone.cards.vocabulary import ABILITIES, ACTIONS
from holdfast.games.alone.flow import Play
from holdfast.games.alone.levels.map import begun_at, read_plan, write_plan
from holdfast.games.alone.rules.avatars import usual_avatar
from holdfast.games.alone.rules.labyrinth import lay_map
from holdfast.games.alone.rules.notes import AtAnyTime
from holdfast.games.alone.rules.round_end import EndRound
from holdfast.games.alone.rules.turn import Turn
from holdfast.games.alone.state import FULL, MOST_ADRENALINE, TURNS, Alone, Companion, Quest
from holdfast.games.alone.testing.arrange_map import place_map
from holdfast.games.alone.testing.layout import lay_cards, lay_items
from holdfast.games.alone.testing.position_words import one_of, words_of

ASKED: Final = ("turn", "round end")
LINES: Final = (
    *("difficulty", "character", "round", "turn", "space", "nightmare", "lingers", "life", "control", "adrenaline"),
    *("experience", "items", "companion", "scavenged", "missions", "unlocked", "leader", "dice", "forbidden"),
    *("decks", "track", "hand 2", "deck fury", "deck top fury", "discard fury"),
    *("item deck", "item deck top", "item discard"),
    *("sheet 1", "sheet 2", "rooms", "stairs", "hero", "revealed", "lit", "danger", "blocked", "creatures"),
    *("power tokens", "avatars", "upgrades", "specials", "specials used", "covered", "notes", "asked"),
)
MOST_DICE: Final = 12
TRIES: Final = 2_000_000


def arrange(s: Alone, text: str) -> None:
    """Changes a position in place and checks it; then the hero's turn begins, or the end of the round."""
    fields = fields_of(text)
    for line in fields:
        plain = re.sub(r"^hand \d+$", "hand 2", re.sub(r"^(deck top|deck|discard) [a-z]+$", r"\1 fury", line))
        if plain not in LINES:
            raise NotationError(f"{line!r} is no line of a position of ALONE; there are {', '.join(LINES)}")
    _finish_setup(s)
    _place_hero_sheet(s, fields)
    lay_items(s, fields)
    lay_cards(s, fields)
    _place_expansions(s, fields)
    place_map(s, fields)
    asked = fields.get("asked", "turn").lower()
    if asked not in ASKED:
        raise NotationError(f"asked: expected one of {', '.join(ASKED)}, found {asked!r}")
    s.timers = []
    s.strands = [Strand(0, _frames_for(asked)), Strand(1, [AtAnyTime()])]
    s.born = 2
    s.asked = [0] * s.seated
    s.window, s.wound, s.on_table = "", "", None
    if "dice" in fields:
        _load_dice(s, words_of(fields, "dice"))
    s.forbidden_next = tuple(ACTIONS[one_of("forbidden", word, ACTIONS)] for word in words_of(fields, "forbidden"))
    s.told = []
    run(s)


def _frames_for(asked: str) -> list[Frame]:
    step = Play.step_places
    if asked == "turn":
        return [Play(at=step["next_turn"]), Turn()]
    return [Play(at=step["next_round"]), EndRound()]


def _finish_setup(s: Alone) -> None:
    """Settles what players would have chosen: the first character, the first decks, a corridor for the hero."""
    s.difficulty = max(s.difficulty, 0)
    s.character = max(s.character, 0)
    wanted = [i for name in s.options.decks for i, deck in enumerate(s.parts.decks) if deck.id == name]
    if len(s.deck_ids) < 2:
        s.deck_ids = wanted or [0, 1]
    if not s.revealed[s.hero]:
        map_ = s.map()
        start = next(place for place, cell in enumerate(map_.cell) if not map_.is_room(cell))
        lay_map(s, write_plan(begun_at(read_plan(s.plan.true()), start)))
        s.hero = s.map().cell[start]


# -- the hero sheet


def _place_hero_sheet(s: Alone, fields: Mapping[str, str]) -> None:
    parts = s.parts
    if "difficulty" in fields:
        s.difficulty = one_of("difficulty", fields["difficulty"], [d.id for d in parts.difficulties])
    if "character" in fields:
        s.character = one_of("character", fields["character"], [c.id for c in parts.characters])
    limits = {
        "round": (1, 99),
        "turn": (1, TURNS),
        "space": (0, len(parts.numbers.rounds) - 1),
        "life": (0, FULL),
        "control": (0, FULL),
        "adrenaline": (0, MOST_ADRENALINE),
    }
    for line, (least, most) in limits.items():
        if line in fields:
            setattr(s, line, number_in(fields, line, least, most))
    if s.life + s.control == 0:
        raise NotationError("life and control: the game is over when both are 0 (R180)")
    for line in ("nightmare", "lingers", "unlocked"):
        if line in fields:
            setattr(s, line, yes_or_no(fields, line))
    if s.space == len(parts.numbers.rounds) - 1:
        s.nightmare = True
        if "nightmare" in fields and not yes_or_no(fields, "nightmare"):
            raise NotationError("nightmare: the marker on the last space begins it (R199)")
    if "leader" in fields:
        s.leader = number_in(fields, "leader", 2, s.seated) - 1
    if "experience" in fields:
        s.experience = [0] * len(ABILITIES)
        for word in words_of(fields, "experience"):
            name, _, points = word.partition("=")
            ability = one_of("experience", name, list(ABILITIES))
            s.experience[ability] = number_in({"experience": points or "2"}, "experience", 0, 2)
    if "scavenged" in fields:
        done = words_of(fields, "scavenged")
        rooms = [room.id for room in parts.rooms]
        for word in done:
            one_of("scavenged", word, rooms)
        s.scavenged = [room in done for room in rooms]
    if "companion" in fields:
        words = words_of(fields, "companion")
        charges = {"companion": words[1] if len(words) > 1 else "6"}
        s.companion = None
        if words:
            character = one_of("companion", words[0], [c.id for c in parts.characters])
            s.companion = Companion(character, number_in(charges, "companion", 1, 6))
            if character == s.character:
                raise NotationError("companion: the hero's own character cannot be one (R198)")
    if "missions" in fields:
        s.quests = [_quest(s, word) for word in words_of(fields, "missions")]
    if "notes" in fields:
        s.notes = Secret("note", fields["notes"].replace("-", "", 1) if fields["notes"] == "-" else fields["notes"], 2)


def _quest(s: Alone, word: str) -> Quest:
    """Reads a mission: distress, distress*1.0 (second step, not begun) or distress*done."""
    name, _, progress = word.partition("*")
    mission = one_of("missions", name, [m.id for m in s.parts.missions])
    if progress == "done":
        return Quest(mission, step=len(s.parts.missions[mission].steps), done=True)
    step, _, times = (progress or "0.0").partition(".")
    if not step.isdecimal() or not (times or "0").isdecimal():
        raise NotationError(f"missions: expected {name}*STEP.TIMES or {name}*done, found {word!r}")
    if int(step) >= len(s.parts.missions[mission].steps):
        raise NotationError(f"missions: {name} has {len(s.parts.missions[mission].steps)} steps, found step {step}")
    return Quest(mission, step=int(step), times=int(times or 0))


def _load_dice(s: Alone, faces: list[str]) -> None:
    """Finds dice that will show these faces next: the key of a position is no secret."""
    die = s.parts.numbers.die
    for face in faces:
        one_of("dice", face, sorted(set(die)))
    if len(faces) > MOST_DICE:
        raise NotationError(f"dice: at most {MOST_DICE}, found {len(faces)}")
    count = s.rng.counts.get("dice", 0)
    for number in range(TRIES):
        rng = Rng(key_from_seed(f"dice/{number}"), {"dice": count})
        if all(die[rng.below(len(die), "dice")] == face for face in faces):
            s.rng = Rng(rng.key, {**s.rng.counts, "dice": count})
            return
    raise NotationError(f"dice: no dice that show {' '.join(faces)} were found; name fewer")


# -- expansions


def _place_expansions(s: Alone, fields: Mapping[str, str]) -> None:
    specials = [special.id for special in s.parts.specials]
    avatars = [avatar.id for avatar in s.parts.avatars]
    if s.options.avatars:
        for seat in s.evil:
            s.avatars[seat - 1] = usual_avatar(s, seat)
    if "power tokens" in fields:
        s.power_tokens = number_in(fields, "power tokens", 0, 99)
    for word in words_of(fields, "avatars"):
        name, _, owner = word.partition("@")
        s.avatars[number_in({"avatars": owner}, "avatars", 2, s.seated) - 2] = one_of("avatars", name, avatars)
    for word in words_of({"upgrades": fields.get("upgrades", "-").replace(",", "+")}, "upgrades"):
        name, _, spaces = word.partition("=")
        bits = [int(space) for space in spaces.split("+") if space.isdecimal()]
        s.upgrades[one_of("upgrades", name, avatars)] = sum(1 << (space - 1) for space in bits if 1 <= space <= 4)
    if "specials" in fields:
        s.specials = [one_of("specials", word, specials) for word in words_of(fields, "specials")]
    if "specials used" in fields:
        s.specials_used = [one_of("specials used", word, specials) for word in words_of(fields, "specials used")]
