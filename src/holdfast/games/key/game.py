"""The Key, put together."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.game import AtTable, Choosing, Game, PackRules, Shown, Testing
from holdfast.games.key.bots import BOTS
from holdfast.games.key.cards.pack import PLAYED_WITH, Parts, read_pack
from holdfast.games.key.deal import deal
from holdfast.games.key.missions.making import MAKING, epilogue
from holdfast.games.key.missions.mission import NO_GLYPH
from holdfast.games.key.missions.printed import in_reading_order
from holdfast.games.key.rules.special import UseSpecial
from holdfast.games.key.screen.texts import EN
from holdfast.games.key.screen.view import KeyView, view, views
from holdfast.games.key.setup import Options, setup
from holdfast.games.key.setup.choices import choices
from holdfast.games.key.setup.options import read_options
from holdfast.games.key.state import Key
from holdfast.games.key.testing.arrange import arrange
from holdfast.games.key.testing.layout import token_names
from holdfast.games.key.testing.notation import read, scene_lines, write
from holdfast.games.key.testing.other_worlds import conserved, other_options, other_world
from holdfast.games.key.testing.positions import position


def names(s: Key) -> dict[str, str]:
    """Returns what the rooms of this mission's board, the tokens of the box and the windows of the console are
    called.
    """
    board = s.parts.boards[s.mission.board]
    rooms = {f"room.{i}": f"{i + 1} {room.name}" for i, room in enumerate(board.rooms)}
    tokens = {f"token.{i}": name for i, name in enumerate(token_names(s.parts))}
    windows = {f"window.{i}": window_name(s, i, no) for no, i in enumerate(in_reading_order(s.mission), 1)}
    return rooms | tokens | windows


def window_name(s: Key, window: int, number: int) -> str:
    """By its number in reading order and its glyph, as everybody sees them: window 3 (star)."""
    glyph = s.mission.windows[window].glyph
    return f"window {number}" + ("" if glyph == NO_GLYPH else f" ({s.parts.glyphs[glyph].name})")


def same(action: Action) -> Hashable:
    """The two cards of a special action may be named in any order."""
    if isinstance(action, UseSpecial):
        return msgspec.structs.replace(action, cards=tuple(sorted(action.cards)))
    return action


GAME: Final = Game[Key, KeyView, Options, Parts](
    name="key",
    rules_version=2,
    package="holdfast.games.key",
    seats=range(1, 5),
    state=Key,
    view_type=KeyView,
    options=Options,
    content=Parts,
    setup=setup,
    view=view,
    views=views,
    deal=deal,
    masks_for_bots=True,
    write=write,
    bots=BOTS,
    texts=EN,
    packs=PackRules(
        read_pack=read_pack,
        binds=PLAYED_WITH.__contains__,
    ),
    choosing=Choosing(
        read_options=read_options,
        choices=choices,
        making=MAKING,
        comrades=("greedy", "greedy"),
    ),
    shown=Shown(
        sent=lambda parts: msgspec.structs.replace(parts, bank=None),  # clients need no list of possible answers
        epilogue=epilogue,
        names=names,
    ),
    at_table=AtTable(
        pause_rule="table",
        hints_by="greedy",
        talk="game",  # R44, R45: what is said about cards goes through the game
    ),
    testing=Testing(
        secrets=("card", "token", "window", "answer"),
        other_world=other_world,
        other_options=other_options,
        conserved=conserved,
        read=read,
        arrange=arrange,
        scene_lines=scene_lines,
        positions=position,
        same=same,
    ),
)
