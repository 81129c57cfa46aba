"""Set-up (R1-R19): from a mission and the box to the first decision."""

from __future__ import annotations

import msgspec

from holdfast.engine.action import refuse
from holdfast.engine.game import SetupError
from holdfast.engine.rng import Rng
from holdfast.engine.secret import EVERYBODY, NOBODY, Hand, Pile, Secret
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.pack_check import check_mission
from holdfast.games.key.cards.resources import CARDS, HAND_SIZE, NUMBERED, SUITS
from holdfast.games.key.cards.types import ways
from holdfast.games.key.flow import Play
from holdfast.games.key.missions.mission import Mission, face_of
from holdfast.games.key.rules.solve import AtAnyTime
from holdfast.games.key.state import Key


class Options(msgspec.Struct, frozen=True):
    """What a table chooses. The mission comes whole, so that generated ones need no pack."""

    mission: Mission
    characters: tuple[str, ...] = ()  # by seat; in the pack's order where nobody chose
    tidy: bool = True  # unneeded glyphs leave the board by themselves (A17)
    free_talk: bool = False  # words of one's own, through the filter (A21)
    achievements: tuple[str, ...] = ()  # characters with a free special action, won in a campaign


def setup(parts: Parts, options: Options, seats: int, key: bytes) -> Key:
    mission = options.mission
    check_mission(mission, parts, mission.id)
    board = parts.boards[mission.board]
    s = Key(
        seated=seats,
        rng=Rng(key),
        parts=parts,
        mission=face_of(mission),
        neighbours=ways(board, mission.walls, mission.passages, mission.features).neighbours,
        characters=seat_characters(parts, options.characters, seats),
        tidy=options.tidy and "marks" not in mission.modules,  # A17
        free_talk=options.free_talk,
        deck=Pile("card", range(NUMBERED)),
        hands=[Hand("card", seat) for seat in range(seats)],
        piles=[[] for _ in range(4)],  # R11
        counter_intel=[[] for _ in range(4)],
        discard=list(range(NUMBERED, CARDS)),  # R12
        in_peril=False,  # R17
        stacks=[],
        face_up=[[] for _ in board.rooms],
        gone=[],
        rooms=[mission.entrance - 1] * seats,  # R10
        windows=[Secret("window", w.content, EVERYBODY if w.open else NOBODY) for w in mission.windows],  # R18
        solution=Secret("answer", mission.answer),
        locks=_lay_locks(mission, len(board.rooms)),
        guard=next((f.room - 1 for f in mission.features if f.kind == "guard"), -1),
        achievements=[0] * seats,
        turn=0,
        actions=0,
        passes=0,
    )
    s.achievements = [int(name in options.achievements) for name in s.characters]
    s.shuffle(s.deck, "deck")  # R13
    for seat in range(seats):
        for _ in range(HAND_SIZE):  # R16
            s.draw(s.deck, s.hands[seat])
    s.stacks = _lay_out_tokens(s, mission)
    s.begin(Play(), AtAnyTime())
    return s


def seat_characters(parts: Parts, chosen: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Returns one character of a different colour for each player (R1); the others stay out of the game (R2)."""
    unknown = [name for name in chosen if name not in parts.characters]
    if unknown:
        raise SetupError(refuse("key:R1", "setup.no_such_character", name=unknown[0], known=tuple(parts.characters)))
    if len(set(chosen)) < len(chosen):
        raise SetupError(refuse("key:R1", "setup.same_character"))
    rest = [name for name in parts.characters if name not in chosen]
    return (*chosen, *rest)[:seats]


def _lay_locks(mission: Mission, rooms: int) -> list[int]:
    locks = [-1] * rooms
    for feature in mission.features:
        if feature.kind == "lock":
            locks[feature.room - 1] = SUITS.index(feature.suit)
    return locks


def _lay_out_tokens(s: Key, mission: Mission) -> list[Pile]:
    """Lays tokens out, shuffled face down (R6), as many in each room as the mission says, one ordered stack each (R7,
    R8).
    """
    tokens = list(mission.pool)
    s.rng.shuffle(tokens, "tokens")
    stacks = []
    for count in mission.tokens:
        stacks.append(Pile("token", tokens[:count]))
        tokens = tokens[count:]
    return stacks
