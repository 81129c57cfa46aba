"""Project: ELITE, put together."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.game import AtTable, Choosing, Game, PackRules, Shown, Testing
from holdfast.engine.succession import Succession
from holdfast.games.elite.bots import BOTS
from holdfast.games.elite.cards.pack import FILES, Parts, read_pack
from holdfast.games.elite.cards.verbs.table import enter_verbs
from holdfast.games.elite.deal import deal
from holdfast.games.elite.maps.drawings import MAPS
from holdfast.games.elite.rules.acting import ReadyUp, nothing_is_under_way
from holdfast.games.elite.rules.dice import Roll
from holdfast.games.elite.screen.box import box_of
from holdfast.games.elite.screen.card_texts import about
from holdfast.games.elite.screen.names import names
from holdfast.games.elite.screen.picture import board_of
from holdfast.games.elite.screen.records import RECORDS
from holdfast.games.elite.screen.report import report
from holdfast.games.elite.screen.rules_told import RULES_TOLD
from holdfast.games.elite.screen.screen import EliteScreen, screen, screens
from holdfast.games.elite.screen.sections import describe
from holdfast.games.elite.screen.stakes import stakes
from holdfast.games.elite.screen.tally import tallied, tally
from holdfast.games.elite.screen.texts import EN
from holdfast.games.elite.setup import setup
from holdfast.games.elite.setup.choices import choices, read_options
from holdfast.games.elite.setup.next_game import done_as, next_game
from holdfast.games.elite.setup.ready import READY
from holdfast.games.elite.state import Elite, Options
from holdfast.games.elite.testing.arrange import arrange
from holdfast.games.elite.testing.notation import read, scene_lines, write
from holdfast.games.elite.testing.other_worlds import conserved, other_unseen, other_world
from holdfast.games.elite.testing.positions import position
from holdfast.games.elite.testing.privy import may_know


def same(action: Action) -> Hashable:
    """Returns the same for actions that do the same: dice may be named in any order."""
    if isinstance(action, Roll):
        return msgspec.structs.replace(action, dice=tuple(sorted(action.dice)))
    return action


def read_position(text: str, parts: Parts) -> Elite:
    """Returns the position that its notation holds with the whole truth."""
    return read(GAME, text, parts)


enter_verbs()
GAME: Final = Game[Elite, EliteScreen, Options, Parts](
    name="elite",
    rules_version=4,
    package="holdfast.games.elite",
    seats=range(1, 7),
    state=Elite,
    view_type=EliteScreen,
    options=Options,
    content=Parts,
    setup=setup,
    view=screen,
    deal=deal,
    masks_for_bots=True,
    write=write,
    views=screens,
    bots=BOTS,
    ready_tables=READY,
    texts=EN,
    packs=PackRules(
        read_pack=read_pack,
        needed=FILES,
        known=(*FILES, "maps/*.toml"),
    ),
    choosing=Choosing(
        read_options=read_options,
        choices=choices,
        succession=Succession(done_as, next_game),
        comrades=("mate", "mate", "mate"),
    ),
    shown=Shown(
        names=names,
        words=about,
        sent=box_of,
        report=report,
        records=RECORDS,
        describe=describe,
        board=board_of,
        rules=RULES_TOLD,
        stakes=stakes,
        tally=tally,
        tallied=tallied,
        maps=MAPS,
    ),
    at_table=AtTable(
        pause_rule="elite:R78",
        silence_rule="elite:R235",
        absent_seats_never_hang=True,
        never_undone=True,  # R79
        hints_by="squad",
        over_days={"tempo": "untimed", "decision_ms": "0", "planning_ms": "0"},
        ready=ReadyUp,
        clock_ends_at=lambda s: s.ends_at,
        clock_may_leap=nothing_is_under_way,
    ),
    testing=Testing(
        secrets=("search", "tech", "swarm", "boss", "event", "token"),
        other_world=other_world,
        other_unseen=other_unseen,
        may_know=may_know,
        conserved=conserved,
        read=read_position,
        arrange=arrange,
        scene_lines=scene_lines,
        positions=position,
        same=same,
    ),
)
