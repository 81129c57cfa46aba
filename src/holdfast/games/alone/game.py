"""ALONE, put together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from holdfast.engine.game import AtTable, Choosing, Game, PackRules, Proposal, Shown, Testing
from holdfast.engine.secret import SPECTATOR
from holdfast.games.alone.bots import BOTS
from holdfast.games.alone.cards.pack import Parts, read_pack
from holdfast.games.alone.cards.picks import Cancel
from holdfast.games.alone.cards.tokens import Token, token_name
from holdfast.games.alone.cards.verbs import (
    enduring,
    fighting,
    handling,
    harming,
    lighting,
    prowling,
    spawning,
    terrain,
    wandering,
)
from holdfast.games.alone.cards.verbs.registry import DEEDS
from holdfast.games.alone.deal import deal
from holdfast.games.alone.levels.drawings import MAPS
from holdfast.games.alone.rules.play_out import Deny
from holdfast.games.alone.rules.reacting import PlayDown, PlayUp
from holdfast.games.alone.screen.card_texts import names as card_names
from holdfast.games.alone.screen.tally import tallied, tally
from holdfast.games.alone.screen.texts import EN
from holdfast.games.alone.screen.view import AloneView, view
from holdfast.games.alone.setup import setup
from holdfast.games.alone.setup.choices import choices, read_options
from holdfast.games.alone.setup.ready import READY
from holdfast.games.alone.state import HERO, Alone, Options
from holdfast.games.alone.testing.arrange import arrange
from holdfast.games.alone.testing.exchange import exchanged
from holdfast.games.alone.testing.notation import read, scene_lines, write
from holdfast.games.alone.testing.other_worlds import conserved, other_unseen, other_world
from holdfast.games.alone.testing.pasts import other_past
from holdfast.games.alone.testing.positions import position
from holdfast.games.alone.testing.twins import twins

SAID: Final = (
    enduring,
    fighting,
    handling,
    harming,
    lighting,
    prowling,
    spawning,
    terrain,
    wandering,
)
assert len(DEEDS) > len(SAID)  # each of these modules has entered its verbs
NAMED: Final[list[tuple[Parts, dict[str, str]]]] = []  # the names of the box last asked for, which never change


def names(s: Alone) -> Mapping[str, str]:
    """Returns what the cards, creatures and rooms of this box are called."""
    if not NAMED or NAMED[0][0] is not s.parts:
        NAMED[:] = [(s.parts, named(s.parts, s.tokens))]
    return NAMED[0][1]


def named(parts: Parts, tokens: tuple[Token, ...]) -> dict[str, str]:
    """Returns the table of names, in which things of one name are numbered."""
    table = card_names(parts)
    for kind in ("item", "reaction", "mission"):
        keys = [key for key in table if key.startswith(f"{kind}.")]
        count = Counter(table[key] for key in keys)
        seen: Counter[str] = Counter()
        for key in keys:
            name = table[key]
            seen[name] += 1
            if count[name] > 1:
                table[key] = f"{name} {seen[name]}"
    table |= {f"creature.{i}": token_name(token, parts) for i, token in enumerate(tokens)}
    table |= {f"looks.{i}": token.name.removeprefix("The ") for i, token in enumerate(tokens) if token.number == 1}
    table |= {f"line.{i}": creature.name for i, creature in enumerate(parts.creatures)}
    table |= {f"any_deck.{i}": deck.name for i, deck in enumerate(parts.decks)} | {"any_deck.-1": "The item deck"}
    table |= {f"room_there.{i}": f", the {room.name}" for i, room in enumerate(parts.rooms)} | {"room_there.-1": ""}
    table |= {f"goal.room {i}": f"the {room.name}" for i, room in enumerate(parts.rooms)}
    table |= {f"goal.creature {i}": f"the nearest {creature.name}" for i, creature in enumerate(parts.creatures)}
    table |= {f"goal.special {i}": special.name for i, special in enumerate(parts.specials)}
    table |= {f"goal.avatar {i}": avatar.name for i, avatar in enumerate(parts.avatars)}
    for kind in ("mission", "character", "special", "avatar"):
        table |= {f"source.{key}": name for key, name in table.items() if key.startswith(f"{kind}.")}
    return table


GAME: Final = Game[Alone, AloneView, Options, Parts](
    name="alone",
    rules_version=2,
    package="holdfast.games.alone",
    seats=range(2, 5),
    state=Alone,
    view_type=AloneView,
    options=Options,
    content=Parts,
    setup=setup,
    view=view,
    deal=deal,
    masks_for_bots=True,
    write=write,
    bots=BOTS,
    ready_tables=READY,
    texts=EN,
    packs=PackRules(
        read_pack=read_pack,
    ),
    choosing=Choosing(
        read_options=read_options,
        choices=choices,
        lab_options={"most_rounds": "12"},
        comrades=("stalker", "stalker"),
    ),
    shown=Shown(
        names=names,
        tally=tally,
        tallied=tallied,
        maps=MAPS,
    ),
    at_table=AtTable(
        pause_rule="table",
        sides=lambda seats: ((HERO,), tuple(range(1, seats))),
        talk="table",
    ),
    testing=Testing(
        secrets=("card", "item", "level", "creature", "danger", "light", "door", "note"),
        other_world=other_world,
        other_unseen=other_unseen,
        exchanged=exchanged,
        twins=twins,
        other_past=other_past,
        conserved=conserved,
        read=read,
        arrange=arrange,
        scene_lines=scene_lines,
        positions=position,
        proposals=(
            Proposal(PlayDown, Cancel(), lambda s: (HERO, SPECTATOR)),
            Proposal(PlayUp, Deny(), lambda s: (HERO, SPECTATOR)),
        ),
    ),
)
