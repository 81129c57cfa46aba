"""A position of The Key as text and back: for scenes, bug reports and the terminal.

One line a thing, `name: words`. Cards are 7s, T1 or TT, tokens are called by their glyph or trap, rooms are numbered
from 1. What the reader of a view does not know is a question mark. The whole truth ends with a line for the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from holdfast.engine import save
from holdfast.engine.game import Game
from holdfast.engine.position import TRUTH, NotationError, fields_of
from holdfast.engine.rng import Rng
from holdfast.engine.secret import NOBODY, Hand, Pile, Secret
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.resources import SUITS, card_name
from holdfast.games.key.cards.types import ACTIONS, ways
from holdfast.games.key.missions.mission import MissionFace
from holdfast.games.key.state import Key
from holdfast.games.key.testing.arrange import place
from holdfast.games.key.testing.layout import token_names


def _row(words: list[str]) -> str:
    return " ".join(words) if words else "-"


def _standing(s: Key, room: int) -> str:
    return _row([str(seat + 1) for seat, at in enumerate(s.rooms) if at == room])


def write(s: Key, seat: int = TRUTH) -> str:
    """Returns the position as a seat sees it (-1 a spectator), or the whole truth."""
    everything = seat == TRUTH
    names = token_names(s.parts)

    def cards(pile: Pile) -> str:
        seen: Sequence[int | None] = pile.cards if everything else pile.seen(seat)
        if isinstance(pile, Hand):  # where a card stands among others in a hand tells their values
            seen = sorted(seen, key=lambda card: card is None)
        return _row(["?" if card is None else card_name(card) for card in seen])

    def stack(pile: Pile) -> str:
        seen = pile.cards if everything else pile.seen(seat)
        return _row(["?" if token is None else names[token] for token in seen])

    def window(secret: Secret[str]) -> str:
        known = secret.true() if everything or s.is_over() else secret.seen(seat)  # R134
        mark = "" if secret.is_known_to(-1) or not everything else "?"
        return "?" if known is None else known + mark

    lines = [
        f"mission: {msgspec.json.encode(s.mission).decode() if everything else s.mission.id}",
        f"players: {' '.join(s.characters)}",
        f"turn: {s.turn + 1}",
        f"actions: {s.actions}",
        f"passes: {s.passes}",
        f"peril: {'yes' if s.in_peril else 'no'}",
    ]
    for pile, name in enumerate(ACTIONS):
        lines.append(f"{name}: {_row([card_name(card) for card in s.piles[pile]])}")
        if s.counter_intel[pile]:
            lines.append(f"counter-intel {name}: {_row([names[t] for t in s.counter_intel[pile]])}")
    lines.append(f"discard: {_row([card_name(card) for card in s.discard])}")
    lines.append(f"deck: {cards(s.deck)}")
    lines += [f"hand {owner + 1}: {cards(hand)}" for owner, hand in enumerate(s.hands)]
    for room, pile_here in enumerate(s.stacks):
        lines.append(f"room {room + 1}: {stack(pile_here)} | {_row([names[t] for t in s.face_up[room]])}")
        if room in s.rooms:
            lines.append(f"at {room + 1}: {_standing(s, room)}")
    lines += [f"lock {room + 1}: {SUITS[suit]}" for room, suit in enumerate(s.locks) if suit >= 0]
    if s.guard >= 0:
        lines.append(f"guard: {s.guard + 1}")
    if any(s.achievements):
        lines.append(f"achievements: {_row([str(n) for n in s.achievements])}")
    lines.append(f"gone: {_row([names[t] for t in s.gone])}")
    lines.append(f"windows: {_row([window(w) for w in s.windows])}")
    if everything or s.is_over():
        lines.append(f"answer: {s.solution.true()}")
    if everything:
        lines.append(f"engine: {_engine(s)}")
    return "\n".join(lines) + "\n"


def scene_lines(s: Key) -> dict[str, str]:
    """Returns what scenes may expect beside the notation."""
    shown = dict.fromkeys(face.glyph for i, face in enumerate(s.mission.windows) if face.glyph >= 0 and s.is_open(i))
    return {
        "deck top": _row([card_name(card) for card in reversed(s.deck.true())]),
        "open": _row([s.parts.glyphs[glyph].name for glyph in shown]),
        "time icons": str(s.time_icons_out()),
        **{f"counter-intel {name}": "-" for pile, name in enumerate(ACTIONS) if not s.counter_intel[pile]},
        **{f"at {room + 1}": "-" for room in range(len(s.stacks)) if room not in s.rooms},
        **{f"lock {room + 1}": "-" for room, suit in enumerate(s.locks) if suit < 0},
        "guard": "-",
        "achievements": _row([str(n) for n in s.achievements]),
        **{f"ways {room + 1}": _row([str(to + 1) for to in near]) for room, near in enumerate(s.neighbours)},
    }


ENGINE_FIELDS = ("rng", "now", "strands", "timers", "born", "asked", "reveals", "outcome")


def _engine(s: Key) -> str:
    """Returns what is going on and who knows which hidden card: the part that only the engine reads."""
    plain = msgspec.json.decode(save.dump(s))
    engine = {field: plain[field] for field in ENGINE_FIELDS}
    engine["known"] = [[*s.deck.known], *([*h.known] for h in s.hands)]
    engine["flags"] = [s.tidy, s.free_talk]
    return msgspec.json.encode(engine).decode()


def read(game: Game[Key, Any, Any, Parts], text: str, parts: Parts) -> Key:
    """Returns the position that `write(s)` wrote with the whole truth."""
    fields = fields_of(text)
    for needed in ("mission", "players", "engine"):
        if needed not in fields:
            raise NotationError(f"a whole position has a line '{needed}:'; to change parts of one, use arrange")
    face = msgspec.json.decode(fields["mission"], type=MissionFace)
    engine: dict[str, Any] = msgspec.json.decode(fields["engine"])
    characters = tuple(fields["players"].split())
    board = parts.boards[face.board]
    s = Key(
        seated=len(characters),
        rng=Rng(bytes(16)),
        parts=parts,
        mission=face,
        neighbours=ways(board, face.walls, face.passages, face.features).neighbours,
        characters=characters,
        tidy=engine["flags"][0],
        free_talk=engine["flags"][1],
        deck=Pile("card"),
        hands=[Hand("card", seat) for seat in range(len(characters))],
        piles=[[] for _ in ACTIONS],
        counter_intel=[[] for _ in ACTIONS],
        discard=[],
        in_peril=False,
        stacks=[Pile("token") for _ in board.rooms],
        face_up=[[] for _ in board.rooms],
        gone=[],
        rooms=[0] * len(characters),
        windows=[Secret("window", "", NOBODY) for _ in face.windows],
        solution=Secret("answer", fields.get("answer", "")),
        locks=[-1] * len(board.rooms),
        guard=-1,
        achievements=[0] * len(characters),
        turn=0,
        actions=0,
        passes=0,
    )
    place(s, fields)
    plain = msgspec.json.decode(save.dump(s))
    plain |= {field: engine[field] for field in ENGINE_FIELDS}
    whole = save.load(game, parts, msgspec.json.encode(plain))
    whole.deck.known, *hands = engine["known"]
    for hand, known in zip(whole.hands, hands, strict=True):
        hand.known = known
    return whole
