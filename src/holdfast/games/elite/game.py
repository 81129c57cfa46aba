"""Project: ELITE, put together."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.game import AtTable, Choosing, Game, PackRules, Shown, Testing
from holdfast.games.elite.bots import BOTS
from holdfast.games.elite.cards.pack import Parts, read_pack
from holdfast.games.elite.deal import deal
from holdfast.games.elite.maps.drawings import MAPS
from holdfast.games.elite.rules.acting import ReadyUp
from holdfast.games.elite.rules.dice import Roll
from holdfast.games.elite.screen.card_texts import about
from holdfast.games.elite.screen.names import names
from holdfast.games.elite.screen.tally import tallied, tally
from holdfast.games.elite.screen.texts import EN
from holdfast.games.elite.screen.view import EliteView, view, views
from holdfast.games.elite.setup import setup
from holdfast.games.elite.setup.choices import choices, read_options
from holdfast.games.elite.setup.ready import READY
from holdfast.games.elite.state import Elite, Options
from holdfast.games.elite.testing.arrange import arrange
from holdfast.games.elite.testing.notation import read, scene_lines, write
from holdfast.games.elite.testing.other_worlds import conserved, other_unseen, other_world
from holdfast.games.elite.testing.positions import position


def same(action: Action) -> Hashable:
    """Dice may be named in any order."""
    if isinstance(action, Roll):
        return msgspec.structs.replace(action, dice=tuple(sorted(action.dice)))
    return action


GAME: Final = Game[Elite, EliteView, Options, Parts](
    name="elite",
    rules_version=3,
    package="holdfast.games.elite",
    seats=range(1, 7),
    state=Elite,
    view_type=EliteView,
    options=Options,
    content=Parts,
    setup=setup,
    view=view,
    deal=deal,
    masks_for_bots=True,
    write=write,
    views=views,
    bots=BOTS,
    ready_tables=READY,
    texts=EN,
    packs=PackRules(
        read_pack=read_pack,
    ),
    choosing=Choosing(
        read_options=read_options,
        choices=choices,
        comrades=("mate", "mate", "mate"),
    ),
    shown=Shown(
        names=names,
        words=about,
        tally=tally,
        tallied=tallied,
        maps=MAPS,
    ),
    at_table=AtTable(
        pause_rule="elite:R78",
        silence_rule="elite:R235",
        absent_seats_never_hang=True,
        hints_by="squad",
        ready=ReadyUp,
    ),
    testing=Testing(
        secrets=("search", "tech", "swarm", "boss", "event", "token"),
        other_world=other_world,
        other_unseen=other_unseen,
        conserved=conserved,
        read=read,
        arrange=arrange,
        scene_lines=scene_lines,
        positions=position,
        same=same,
    ),
)
