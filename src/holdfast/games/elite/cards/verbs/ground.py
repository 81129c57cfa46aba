"""What effects do on the map: acid and slime, search tokens, slots of events and objectives."""

from __future__ import annotations

from holdfast.engine.action import Action
from holdfast.engine.verbs import ASK_AGAIN, DeedResult
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.verbs.apply import Apply
from holdfast.games.elite.cards.verbs.heroes import hurt
from holdfast.games.elite.cards.verbs.questions import (
    ChooseSearch,
    ChooseSlot,
    PickSearch,
    PickSlot,
    PickSpit,
    SpitAt,
)
from holdfast.games.elite.events.dice import SlotCounted
from holdfast.games.elite.events.equipment import SearchRefreshed
from holdfast.games.elite.events.tokens import TokenPlaced, TokenRemoved
from holdfast.games.elite.rules.asking import GracedChoice, is_planned
from holdfast.games.elite.rules.planned import spit_harm
from holdfast.games.elite.rules.slots import check_complete
from holdfast.games.elite.state import DARK, LIGHT, Elite

_range = range  # the parameters of some effects are called range


def ask_spit(s: Elite, frame: Apply, effect: fx.Spit) -> GracedChoice | None:
    ask = PickSpit(figure=frame.aliens[0] if not effect.aliens else -1, but=frame.chosen)
    ways = sum(len(s.map.paths[s.at[alien]]) for alien in ask.aliens(s))
    return ask if ways > 1 and len(frame.chosen) < max(effect.aliens, 1) and not is_planned(s) else None


def do_spit(s: Elite, frame: Apply, effect: fx.Spit, answer: Action | None) -> DeedResult:
    if len(frame.chosen) == max(effect.aliens, 1):
        return None
    if isinstance(answer, SpitAt):
        alien, to = answer.figure, answer.to
    else:
        ask = PickSpit(figure=frame.aliens[0] if not effect.aliens else -1, but=frame.chosen)
        ways = [(alien, to) for alien in ask.aliens(s) for to in s.map.paths[s.at[alien]]]
        if not ways:
            return None
        alien, to = min(ways, key=lambda way: spit_harm(s, way[1], effect.wound))
    frame.chosen += (alien,)
    lay(s, effect.token, to)
    if effect.wound:
        for hero in _range(len(s.heroes)):
            if s.at[hero] == to:
                hurt(s, hero, effect.wound)
    return ASK_AGAIN


def lay(s: Elite, token: fx.TokenKind, cell: int) -> None:
    """Lays a token on a space, one of a kind, while the pool lasts (R72, A62)."""
    lying, pool = (s.acid, s.parts.pools.acid) if token == "acid" else (s.slime, s.parts.pools.slime)
    if cell not in lying and len(lying) < pool:
        lying.append(cell)
        s.tell(TokenPlaced(token, cell))


def do_clear(s: Elite, frame: Apply, effect: fx.Clear, answer: Action | None) -> None:
    here = s.at[frame.hero]
    kinds: tuple[tuple[fx.TokenKind, list[int]], ...] = (("acid", s.acid), ("slime", s.slime))
    for token, lying in kinds:
        for cell in sorted(lying):
            if s.sees(here, cell, effect.range, False):
                lying.remove(cell)
                s.tell(TokenRemoved(token, cell))


def dark_tokens(s: Elite, hero: int, effect: fx.Refresh) -> tuple[int, ...]:
    """Returns the search tokens in range that could turn light."""
    slots = s.map.plan.search_slots
    return tuple(
        n
        for n, cell in enumerate(slots)
        if s.search_tokens[n] == DARK and s.sees(s.at[hero], cell, effect.range, False)
    )


def ask_search(s: Elite, frame: Apply, effect: fx.Refresh) -> GracedChoice | None:
    tokens = dark_tokens(s, frame.hero, effect)
    return PickSearch(owner=s.owner(frame.hero), tokens=tokens) if len(tokens) > 1 else None


def do_refresh(s: Elite, frame: Apply, effect: fx.Refresh, answer: Action | None) -> None:
    tokens = (answer.token,) if isinstance(answer, ChooseSearch) else dark_tokens(s, frame.hero, effect)[:1]
    for token in tokens:
        s.search_tokens[token] = LIGHT
        s.tell(SearchRefreshed(token))


def ask_slot(s: Elite, frame: Apply, effect: fx.Fill) -> GracedChoice | None:
    first = frame.chosen[0] if frame.chosen else -1
    ask = PickSlot(owner=s.owner(frame.hero), hero=frame.hero, target=effect.target, range=effect.range, first=first)
    return ask if len(frame.chosen) < effect.n and ask.slots(s) else None


def do_fill(s: Elite, frame: Apply, effect: fx.Fill, answer: Action | None) -> DeedResult:
    if not isinstance(answer, ChooseSlot):
        return None
    frame.chosen += (answer.slot,)
    s.counted.append(answer.slot)
    s.tell(SlotCounted(answer.slot))
    check_complete(s, answer.slot)
    return ASK_AGAIN
