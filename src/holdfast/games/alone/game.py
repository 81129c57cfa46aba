"""ALONE, put together."""

from __future__ import annotations

from typing import Final

from holdfast.engine.game import AtTable, Choosing, Game, PackRules, Proposal, Shown, Testing
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.succession import Succession
from holdfast.games.alone.bots import BOTS
from holdfast.games.alone.cards.pack import FILES_READ, NEEDED, Parts, read_pack
from holdfast.games.alone.cards.picks import Cancel
from holdfast.games.alone.cards.verbs.table import enter_verbs
from holdfast.games.alone.deal import deal
from holdfast.games.alone.levels.drawings import MAPS
from holdfast.games.alone.rules.play_out import Deny
from holdfast.games.alone.rules.reacting import PlayDown, PlayUp
from holdfast.games.alone.screen.box import GRIDS, AloneBox, box_of
from holdfast.games.alone.screen.card_texts import words
from holdfast.games.alone.screen.names import names
from holdfast.games.alone.screen.picture import board_of
from holdfast.games.alone.screen.previews import preview
from holdfast.games.alone.screen.records import RECORDS
from holdfast.games.alone.screen.report import report
from holdfast.games.alone.screen.rules_told import RULES_TOLD
from holdfast.games.alone.screen.screen import AloneScreen, view, views
from holdfast.games.alone.screen.sections import describe
from holdfast.games.alone.screen.stakes import stakes
from holdfast.games.alone.screen.tally import tallied, tally
from holdfast.games.alone.screen.texts import EN
from holdfast.games.alone.setup import setup
from holdfast.games.alone.setup.choices import choices, read_options
from holdfast.games.alone.setup.next_game import done_as, next_game
from holdfast.games.alone.setup.ready import READY
from holdfast.games.alone.state import HERO, Alone, Options
from holdfast.games.alone.testing.arrange import arrange
from holdfast.games.alone.testing.exchange import exchanged
from holdfast.games.alone.testing.notation import read, scene_lines, write
from holdfast.games.alone.testing.other_worlds import conserved, other_unseen, other_world
from holdfast.games.alone.testing.pasts import other_past
from holdfast.games.alone.testing.positions import position
from holdfast.games.alone.testing.privy import may_know
from holdfast.games.alone.testing.twins import twins


def read_position(text: str, parts: Parts) -> Alone:
    """Returns the position that its notation holds with the whole truth."""
    return read(GAME, text, parts)


enter_verbs()
GAME: Final = Game[Alone, AloneScreen, Options, Parts](
    name="alone",
    rules_version=3,
    package="holdfast.games.alone",
    seats=range(2, 5),
    state=Alone,
    view_type=AloneScreen,
    options=Options,
    content=Parts,
    setup=setup,
    view=view,
    views=views,
    deal=deal,
    masks_for_bots=True,
    write=write,
    bots=BOTS,
    ready_tables=READY,
    texts=EN,
    packs=PackRules(
        read_pack=read_pack,
        needed=NEEDED,
        known=FILES_READ,
    ),
    choosing=Choosing(
        read_options=read_options,
        choices=choices,
        succession=Succession(done_as, next_game),
        lab_options={"most_rounds": "12"},
        side_bots=("survivor", "stalker"),
        comrades=("stalker", "stalker"),
    ),
    shown=Shown(
        sent=box_of,
        sent_type=AloneBox,
        names=names,
        records=RECORDS,
        words=words,
        describe=describe,
        board=board_of,
        rules=RULES_TOLD,
        preview=preview,
        report=report,
        stakes=stakes,
        tally=tally,
        tallied=tallied,
        maps=MAPS,
        numbers=GRIDS,
    ),
    at_table=AtTable(
        pause_rule="table",
        sides=lambda seats: ((HERO,), tuple(range(1, seats))),
        talk="table",
        over_days={"strict_ms": "0", "window_ms": "0", "grace_ms": "0"},
    ),
    testing=Testing(
        secrets=("card", "item", "level", "creature", "danger", "light", "door", "note"),
        other_world=other_world,
        other_unseen=other_unseen,
        exchanged=exchanged,
        twins=twins,
        other_past=other_past,
        may_know=may_know,
        conserved=conserved,
        read=read_position,
        arrange=arrange,
        scene_lines=scene_lines,
        positions=position,
        proposals=(
            Proposal(PlayDown, Cancel(), lambda s: (HERO, SPECTATOR)),
            Proposal(PlayUp, Deny(), lambda s: (HERO, SPECTATOR)),
        ),
    ),
)
