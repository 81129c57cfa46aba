"""What the things at a table of The Key are called: rooms, tokens, windows, characters and what they can do.

What the base pack names has texts, so that it is called so in every language; other packs are quoted as they are.
"""

from __future__ import annotations

from typing import Final

from holdfast.engine.message import Message, say
from holdfast.games.key.cards.types import ACTIONS, GATHER, INTEL, RUN, Verb
from holdfast.games.key.missions.mission import NO_GLYPH
from holdfast.games.key.missions.printed import in_reading_order
from holdfast.games.key.rules.gather import COLLECTS
from holdfast.games.key.rules.intel import REVEALS
from holdfast.games.key.rules.run import MOVES
from holdfast.games.key.screen.texts import EN
from holdfast.games.key.state import Key

MOST: Final = {RUN: MOVES, INTEL: REVEALS, GATHER: COLLECTS}  # how often a pile's action is done


def names(s: Key) -> dict[str, str | Message]:
    """Returns the names by key. Those of characters are by seat, and by id for what is said of them."""
    board = s.parts.boards[s.mission.board]
    places = [called(f"place.{board.id}_{number}", room.name) for number, room in enumerate(board.rooms, 1)]
    found: dict[str, str | Message] = {f"place.{room}": place for room, place in enumerate(places)}
    found |= {f"room.{room}": say("numbered_room", number=room + 1, name=place) for room, place in enumerate(places)}
    found |= {f"token.{token}": token_name(s, token) for token in range(len(s.parts.tokens))}
    found |= {f"window.{i}": window_name(s, i, number) for number, i in enumerate(in_reading_order(s.mission), 1)}
    found |= {f"sign.{i}": sign_name(s, i) for i in range(len(s.windows))}
    found |= {f"does.{pile}": say(f"does.{name}", most=MOST.get(pile, 1)) for pile, name in enumerate(ACTIONS)}
    for seat in range(s.seated):
        character = s.character(seat)
        found[f"character.{seat}"] = called(f"character.{character.id}", character.name)
        found[f"ability.{seat}"] = ability(character.ability)
    found["board.here"] = called(f"board.{board.id}", board.name)
    return found


def called(key: str, name: str) -> str | Message:
    return say(key) if key in EN else name


def token_name(s: Key, token: int) -> str | Message:
    found = s.parts.tokens[token]
    if found.kind == "glyph":
        glyph = glyph_name(s, found.glyph)
        marked = "marks" in s.mission.modules and found.mark != "none"
        return say("marked_token", token=glyph, mark=found.mark) if marked else glyph
    if found.kind == "counter_intel":
        return say("token.counter_intel", pile=ACTIONS[found.action])
    return say(f"token.{found.kind}")


def glyph_name(s: Key, glyph: int) -> str | Message:
    name = s.parts.glyphs[glyph].name
    return called(f"glyph.{name}", name)


def window_name(s: Key, window: int, number: int) -> Message:
    """Returns a window's name by its number in reading order and its glyph, as everybody sees them: window 3 (star)."""
    glyph = s.mission.windows[window].glyph
    if glyph == NO_GLYPH:
        return say("numbered_window", number=number)
    return say("numbered_window.with_sign", number=number, sign=glyph_name(s, glyph))


def sign_name(s: Key, window: int) -> str | Message:
    """Returns what opens a window: a glyph, or the next token of its mark."""
    face = s.mission.windows[window]
    return say("sign.mark", mark=face.mark) if face.glyph == NO_GLYPH else glyph_name(s, face.glyph)


def ability(words: tuple[Verb, ...]) -> Message:
    """Says what a character's special action does, from the words on its card."""
    first, *rest = words
    said = say(f"verb.{first.verb}", n=first.n)
    return say("ability.then", first=said, rest=ability(tuple(rest))) if rest else said
