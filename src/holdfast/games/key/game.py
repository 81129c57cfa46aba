"""The Key, put together."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.game import AtTable, Choosing, Game, PackRules, Shown, Testing
from holdfast.engine.succession import Succession
from holdfast.games.key.bots import BOTS
from holdfast.games.key.cards.pack import FILES_READ, PLAYED_WITH, Parts
from holdfast.games.key.cards.resources import CARDS, card_name
from holdfast.games.key.cards.verbs import read_playable
from holdfast.games.key.deal import deal
from holdfast.games.key.missions.making import MAKING, epilogue
from holdfast.games.key.rules.special import UseSpecial
from holdfast.games.key.screen.box import KeyBox, box_of
from holdfast.games.key.screen.names import names
from holdfast.games.key.screen.picture import board_of
from holdfast.games.key.screen.previews import preview
from holdfast.games.key.screen.records import RECORDS
from holdfast.games.key.screen.rules_told import RULES_TOLD
from holdfast.games.key.screen.screen import KeyScreen, screen, screens
from holdfast.games.key.screen.sections import describe
from holdfast.games.key.screen.stakes import stakes
from holdfast.games.key.screen.tally import tallied, tally
from holdfast.games.key.screen.texts import EN
from holdfast.games.key.setup import Options, setup
from holdfast.games.key.setup.choices import choices
from holdfast.games.key.setup.next_game import done_as, next_game
from holdfast.games.key.setup.options import read_options
from holdfast.games.key.setup.ready import READY
from holdfast.games.key.state import Key
from holdfast.games.key.testing.arrange import arrange
from holdfast.games.key.testing.layout import token_names
from holdfast.games.key.testing.notation import read, scene_lines, write
from holdfast.games.key.testing.other_worlds import conserved, other_options, other_world
from holdfast.games.key.testing.positions import position
from holdfast.games.key.testing.privy import may_know


def scene_names(s: Key) -> dict[str, str]:
    """Returns short words for cards and tokens: 7s, camera2, counter-run."""
    cards = {f"card.{card}": card_name(card) for card in range(CARDS)}
    return cards | {f"token.{i}": name for i, name in enumerate(token_names(s.parts))}


def same(action: Action) -> Hashable:
    """Returns the same for actions that do the same: the two cards of a special action may be named in any order."""
    if isinstance(action, UseSpecial):
        return msgspec.structs.replace(action, cards=tuple(sorted(action.cards)))
    return action


def read_position(text: str, parts: Parts) -> Key:
    """Returns the position that its notation holds with the whole truth."""
    return read(GAME, text, parts)


GAME: Final = Game[Key, KeyScreen, Options, Parts](
    name="key",
    rules_version=2,
    package="holdfast.games.key",
    seats=range(1, 5),
    state=Key,
    view_type=KeyScreen,
    options=Options,
    content=Parts,
    setup=setup,
    view=screen,
    views=screens,
    deal=deal,
    masks_for_bots=True,
    write=write,
    bots=BOTS,
    texts=EN,
    ready_tables=READY,
    packs=PackRules(
        read_pack=read_playable,
        binds=PLAYED_WITH.__contains__,
        needed=PLAYED_WITH,
        known=FILES_READ,
    ),
    choosing=Choosing(
        read_options=read_options,
        choices=choices,
        succession=Succession(done_as, next_game, after_lessons=True),
        making=MAKING,
        comrades=("greedy", "greedy"),
    ),
    shown=Shown(
        title=lambda options: options.mission.title,
        sent=box_of,
        sent_type=KeyBox,
        epilogue=epilogue,
        hints=lambda options: options.mission.hints,
        names=names,
        records=RECORDS,
        describe=describe,
        board=board_of,
        rules=RULES_TOLD,
        stakes=stakes,
        tally=tally,
        tallied=tallied,
        preview=preview,
    ),
    at_table=AtTable(
        pause_rule="table",
        hints_by="greedy",
        over_days={},
        talk="game",  # R44, R45: what is said about cards goes through the game
    ),
    testing=Testing(
        secrets=("card", "token", "window", "answer"),
        other_world=other_world,
        other_options=other_options,
        may_know=may_know,
        conserved=conserved,
        read=read_position,
        arrange=arrange,
        scene_lines=scene_lines,
        scene_names=scene_names,
        positions=position,
        same=same,
    ),
)
