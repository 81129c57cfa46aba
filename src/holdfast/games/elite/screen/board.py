"""What stands and lies on the map."""

from __future__ import annotations

from typing import Literal

import msgspec

from holdfast.engine.message import Message, say
from holdfast.engine.screen import part
from holdfast.engine.secret import SPECTATOR
from holdfast.games.elite.cards.slots import Slots, Symbol
from holdfast.games.elite.maps.map import FAR
from holdfast.games.elite.screen.filled import filled_slots
from holdfast.games.elite.state import CARRIED, DARK, LIGHT, MOST_HEROES, Elite, token_slot

FELT = 8  # from so many steps away an alien is felt
AT_THE_GATE = 2  # and from here on its next move may end the game


class FiguresShown(msgspec.Struct, frozen=True, gc=False):
    at: tuple[int, ...]  # the space of each, -1 off the map
    held: tuple[int, ...]
    health: tuple[int, ...]  # of each boss
    danger: int  # in percent: nothing is near, to one of them is home or somebody is about to die
    is_near: bool  # an alien may come home with its next move


class SearchToken(msgspec.Struct, frozen=True, gc=False):
    state: Literal["light", "dark", "taken"]
    hero: int  # who took it; -1 nobody


class ObjectiveShown(msgspec.Struct, frozen=True, gc=False):
    """A token of the mission; `mark` is what there is room for on it."""

    says: Message
    mark: str
    cell: int  # -1 where it does not lie on the map
    hero: int  # who carries it; -1 nobody
    is_ready: bool
    first: int  # its slots are numbered from here on
    slots: Slots
    filled: tuple[Symbol | None, ...]


class GroundShown(msgspec.Struct, frozen=True, gc=False):
    acid: tuple[int, ...]
    slime: tuple[int, ...]
    clusters: tuple[int, ...]
    search: tuple[SearchToken, ...]
    targets: tuple[int, ...]
    traps: tuple[int, ...]
    objectives: tuple[ObjectiveShown, ...]


@part("at", "held", "health", "damage")
def figures(s: Elite) -> FiguresShown:
    steps = nearest_alien(s)
    return FiguresShown(tuple(s.at), tuple(s.held), tuple(s.health), danger(s, steps), steps <= AT_THE_GATE)


def nearest_alien(s: Elite) -> int:
    """Returns the fewest steps that any alien has to go home, FAR if none is on its way."""
    home, at = s.map.steps_home, s.at
    return min([home[at[figure]] for figure in range(MOST_HEROES, len(at)) if at[figure] >= 0], default=FAR)


def danger(s: Elite, steps: int) -> int:
    near = 0 if steps == FAR else max(0, FELT - max(0, steps - 1)) * 100 // FELT
    hurt = [damage * 100 // s.hero(hero).track for hero, damage in enumerate(s.damage)]
    return min(100, max(near, *hurt))


@part(
    "acid", "slime", "search_tokens", "targets", "traps", "token_at", "token_face", "token_ready", "finds", "paid",
    "place", "counted",
)  # fmt: skip
def ground(s: Elite) -> GroundShown:
    return GroundShown(
        acid=tuple(s.acid),
        slime=tuple(s.slime),
        clusters=s.clusters,
        search=tuple([search_token(state) for state in s.search_tokens]),
        targets=tuple(s.targets),
        traps=tuple(s.traps),
        objectives=tuple([objective(s, token) for token in range(len(s.token_at))]),
    )


def search_token(state: int) -> SearchToken:
    if state == LIGHT:
        return SearchToken("light", -1)
    return SearchToken("dark", -1) if state == DARK else SearchToken("taken", state)


def objective(s: Elite, token: int) -> ObjectiveShown:
    at, first, slots = s.token_at[token], token_slot(token, 0), s.token_slots(token)
    says, mark = find_words(s, token) if s.options.mission == "exploration" else (objective_name(s, token), "")
    is_ready = token in s.token_ready
    filled = filled_slots(s, first, slots)
    return ObjectiveShown(
        says, mark, max(at, -1), CARRIED - at if at <= CARRIED else -1, is_ready, first, slots, filled
    )


def objective_name(s: Elite, token: int) -> Message:
    faces = s.parts.objectives[s.options.mission]  # type: ignore[index]
    return say("objective", name=faces[s.token_face[token]].name, number=token + 1)


def find_words(s: Elite, token: int) -> tuple[Message, str]:
    """Returns what is known of an Exploration token, and what was paid for a relic; known to all or to nobody (A55)."""
    face, paid = s.finds.seen(SPECTATOR)[token], s.paid[token]
    if face is None:
        return say("objective.face_down", number=token + 1), ""
    find = s.parts.finds[face]
    if paid < 0:
        return say("objective.not_revealed", name=find.name, number=token + 1), find.name[:7]
    price = len(find.remove)
    return say("objective.paid", name=find.name, number=token + 1, paid=paid, price=price), f"{paid}/{price}"
