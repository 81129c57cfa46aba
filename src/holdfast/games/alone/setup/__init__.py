"""Set-up (R1-R34): from the box and the table's options to the first question."""

from __future__ import annotations

from holdfast.engine.action import refuse
from holdfast.engine.game import SetupError
from holdfast.engine.rng import Rng
from holdfast.engine.secret import NOBODY, Hand, Pile, Secret, only
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.cards.tokens import tokens_of
from holdfast.games.alone.cards.vocabulary import ABILITIES
from holdfast.games.alone.events.preparing import MissionDrawn, SpecialInGame
from holdfast.games.alone.flow import Play
from holdfast.games.alone.levels.generator import generate
from holdfast.games.alone.levels.level import SECTORS, Level
from holdfast.games.alone.levels.map import UNSEEN, SheetPlan, sheet_code, write_plan
from holdfast.games.alone.levels.places import CELLS
from holdfast.games.alone.rules.labyrinth import lay_map
from holdfast.games.alone.rules.notes import AtAnyTime
from holdfast.games.alone.state import HERO, TURNS, Alone, Figure, Marks, Options, Quest

RANDOM = "random"
SPECIALS = 3


def setup(parts: Parts, options: Options, seats: int, key: bytes) -> Alone:
    _check(parts, options)
    tokens = tokens_of(parts)
    rng = Rng(key)
    leader = int(options.leader) - 1 if options.leader else {2: 1, 3: 1 + rng.below(2, "leader"), 4: 2}[seats]
    if leader not in range(1, seats):
        raise SetupError(refuse("alone:R35", "setup.no_such_leader", seat=options.leader, seats=seats))
    s = Alone(
        seated=seats,
        rng=rng,
        parts=parts,
        options=options,
        tokens=tokens,
        plan=Secret("level", "", NOBODY),
        level=[],
        light=[],
        danger=[],
        blocked=[],
        figures=[Secret("creature", Figure(), only(*range(1, seats)))] * len(tokens),
        marks=[Secret("creature", Marks(), only(*range(1, seats)))] * len(tokens),
        revealed=bytearray(CELLS),
        swapped=Secret("level", False, only(*range(1, seats))),
        hero=0,
        character=_character(parts, options, rng),
        difficulty=_difficulty(parts, options),
        experience=[0] * len(ABILITIES),
        items=[],
        item_deck=Pile("item", range(len(parts.items)), NOBODY),
        item_discard=[],
        scavenged=[False] * len(parts.rooms),
        notes=Secret("note", "", only(HERO)),
        spent=[()] * TURNS,
        is_used=[False] * TURNS,
        quests=[],
        deck_ids=[],
        draws_from=[(0, 1)] * (seats - 1),
        decks=[],
        discards=[],
        face_down=Pile("card"),
        hands=[Hand("card", seat) for seat in range(1, seats)],
        track=Pile("card"),
        leader=leader,
        first_leader=leader,
        avatars=[-1] * (seats - 1),
        upgrades=[0] * len(parts.avatars),
    )
    lay_map(s, write_plan(_draw_map(s)))
    s.shuffle(s.item_deck, "items")
    s.quests = [Quest(mission) for mission in _draw_missions(s)]
    if options.special_creatures:
        s.specials = _draw_specials(s)
    for quest in s.quests:
        s.tell(MissionDrawn(quest.mission))
    for special in s.specials:
        s.tell(SpecialInGame(special))
    s.begin(Play(), AtAnyTime())
    return s


def _check(parts: Parts, options: Options) -> None:
    known = {
        "difficulty": [d.id for d in parts.difficulties],
        "character": [c.id for c in parts.characters] + [RANDOM],
        "decks": [d.id for d in parts.decks],
        "missions": [m.id for m in parts.missions],
        "levels": [level.id for level in parts.levels] + [RANDOM],
    }
    for name, words in known.items():
        value = getattr(options, name)
        for word in (value,) if isinstance(value, str) else value:
            if word and word not in words:
                raise SetupError(refuse("alone:R2", "setup.no_such", name=name, word=word, known=tuple(words)))
    if options.decks and (len(options.decks) != 2 or len(set(options.decks)) != 2):
        raise SetupError(refuse("alone:R28", "setup.two_decks"))
    if len({m.room for m in parts.missions if m.id in options.missions}) < len(options.missions):
        raise SetupError(refuse("alone:R18", "setup.other_rooms"))
    needs = {"special_creatures": parts.specials, "avatars": parts.avatars}
    needs["room_actions"] = tuple(room for room in parts.rooms if room.effects)
    for name, cards in needs.items():
        if getattr(options, name) and not cards:
            raise SetupError(refuse("alone:R225", "setup.needs_pack", name=name))


def _difficulty(parts: Parts, options: Options) -> int:
    return next((i for i, d in enumerate(parts.difficulties) if d.id == options.difficulty), -1)


def _character(parts: Parts, options: Options, rng: Rng) -> int:
    if options.character == RANDOM:
        return rng.below(len(parts.characters), "character")
    return next((i for i, c in enumerate(parts.characters) if c.id == options.character), -1)


def _draw_map(s: Alone) -> SheetPlan:
    """Draws two sheets, a side of each, turned or not (R22), with stairs (R23) and rooms (R24) at random."""
    sheets = [_level(s, number) for number in (0, 1)]
    if s.rng.below(2, "map") and not s.options.levels:
        sheets.reverse()
    sectors = [sector for level in sheets for sector in level.sectors]
    rooms = [place for place, sector in enumerate(sectors) if sector.room]
    s.rng.shuffle(rooms, "map")
    ends = [[p for p, sector in enumerate(sectors) if sector.stairs and p // SECTORS == n] for n in (0, 1)]
    s.rng.shuffle(ends[1], "map")
    return SheetPlan(
        sheets=(sheet_code(sheets[0].sectors), sheet_code(sheets[1].sectors)),
        rooms=tuple(rooms),
        stairs=tuple(zip(*ends, strict=True)),
        first=0,
        corners=UNSEEN,
    )


def _level(s: Alone, number: int) -> Level:
    wanted = s.options.levels[number % len(s.options.levels)] if s.options.levels else ""
    if wanted == RANDOM:
        return Level(RANDOM, generate(s.rng))
    half = (len(s.parts.levels) + 1) // 2
    sides = s.parts.levels[number * half : (number + 1) * half] or s.parts.levels
    named = next((level for level in s.parts.levels if level.id == wanted), None)
    if named is not None:
        return named
    level = s.rng.choice(sides, "map")
    return level.turned() if s.rng.below(2, "map") else level


def _draw_missions(s: Alone) -> list[int]:
    """Draws a red mission (R17), then a blue and a green one in other rooms (R18); named ones if the table wants."""
    drawn: list[int] = []
    for colour in ("red", "blue", "green"):
        deck = [i for i, mission in enumerate(s.parts.missions) if mission.colour == colour]
        wanted = [i for i in deck if s.parts.missions[i].id in s.options.missions]
        s.rng.shuffle(deck, f"missions/{colour}")
        named = [i for i, m in enumerate(s.parts.missions) if m.id in s.options.missions]
        rooms = [s.parts.missions[i].room for i in (*drawn, *(i for i in named if i not in drawn))]
        fitting = [i for i in deck if s.parts.missions[i].room not in rooms]
        drawn.append((wanted or fitting)[0])
    return drawn


def _draw_specials(s: Alone) -> list[int]:
    """Draws three with different icons (R226), none that a mission shows, even if fewer are left (R227)."""
    shown = {
        effect.creature
        for quest in s.quests
        for effect in (*s.parts.missions[quest.mission].revealed, *s.parts.missions[quest.mission].reward)
        if hasattr(effect, "creature")
    }
    deck = list(range(len(s.parts.specials)))
    s.rng.shuffle(deck, "specials")
    drawn: list[int] = []
    for special in deck:
        card = s.parts.specials[special]
        icons = [s.parts.specials[other].icon for other in drawn]
        if len(drawn) < SPECIALS and card.icon not in icons and (not card.creature or card.creature not in shown):
            drawn.append(special)
    return drawn
