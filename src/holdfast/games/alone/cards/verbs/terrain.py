"""Evil's verbs that change the map, what the hero sees of it, and the cards in hand."""

from __future__ import annotations

from holdfast.engine.flow import AGAIN, StepResult
from holdfast.games.alone.cards.effects import Block, Danger, Dark, Draw, Fog, Unblock
from holdfast.games.alone.cards.picks import Done, Pick, PickDoor, PickDraws, PickPlace
from holdfast.games.alone.cards.verbs.aims import doors, out_of_sight, sectors
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import Cause, Picks
from holdfast.games.alone.levels.places import WAYS, level_of
from holdfast.games.alone.rules.dangers import dangers_on
from holdfast.games.alone.rules.discards import has_cards
from holdfast.games.alone.rules.drawing import draw_cards
from holdfast.games.alone.rules.labyrinth import hide, set_blocked, set_danger, set_light
from holdfast.games.alone.rules.sight import in_sight, reveal_what_is_lit
from holdfast.games.alone.state import DANGERS, HERO, Alone


def up_to(found: list[Pick], picks: Picks, count: int, least: int = 0) -> list[Pick]:
    """Returns what may be picked next, up to `count` different ones. Picking may end earlier, but not before `least`
    are picked, and not at all where only one is asked for.
    """
    if len(picks) >= count or Done() in picks:
        return []
    rest = [pick for pick in found if pick not in picks]
    return [*rest, Done()] if rest and count > 1 and len(picks) >= least else rest


# -- danger tokens


def danger_picks(s: Alone, effect: Danger, cause: Cause, picks: Picks) -> list[Pick]:
    map_, seat = s.map_for(cause.seat), cause.seat
    planned = [map_.cell[pick.place] for pick in picks if isinstance(pick, PickPlace)]
    room = [DANGERS - dangers_on(s, seat, level) - sum(level_of(c) == level for c in planned) for level in (0, 1)]
    free = [c for c in sectors(s, seat, effect.place) if not s.danger[c].look(seat) and room[level_of(c)] > 0]
    return up_to([PickPlace(map_.place[cell]) for cell in free], picks, effect.count)


def do_danger(s: Alone, frame: DoVerb) -> None:
    for pick in frame.picks:
        if isinstance(pick, PickPlace):
            set_danger(s, s.map().cell[pick.place], True)


def could_be_danger(s: Alone, effect: Danger) -> bool:
    """Unless a token lies in each sector that is meant, it is the count of a level that decides, which nobody sees."""
    return out_of_sight(s, effect) or not all(s.danger[cell].look(HERO) for cell in sectors(s, HERO, effect.place))


# -- doors


def door_picks(s: Alone, effect: Block | Unblock, cause: Cause, picks: Picks) -> list[Pick]:
    place = s.map_for(cause.seat).place
    found = doors(s, cause.seat, effect.place, blocked=isinstance(effect, Unblock))
    return up_to([PickDoor(place[cell], WAYS[way]) for cell, way in found], picks, effect.count)


def do_doors(s: Alone, frame: DoVerb) -> None:
    for pick in frame.picks:
        if isinstance(pick, PickDoor):
            set_blocked(s, s.map().cell[pick.place], WAYS.index(pick.way), isinstance(frame.effect, Block))
    reveal_what_is_lit(s)


# -- light and fog


def dark_picks(s: Alone, effect: Dark, cause: Cause, picks: Picks) -> list[Pick]:
    map_ = s.map_for(cause.seat)
    lit = [cell for cell in sectors(s, cause.seat, effect.place) if s.light[cell].look(cause.seat)]
    return up_to([PickPlace(map_.place[cell]) for cell in lit], picks, effect.count)


def do_dark(s: Alone, frame: DoVerb) -> None:
    for pick in frame.picks:
        if isinstance(pick, PickPlace):
            set_light(s, s.map().cell[pick.place], False)


def fog_picks(s: Alone, effect: Fog, cause: Cause, picks: Picks) -> list[Pick]:
    map_ = s.map_for(cause.seat)
    safe = {s.hero, *(cell for cell in in_sight(s) if s.light[cell].look(cause.seat))}
    shown = [cell for cell in map_.cells if s.revealed[cell] and cell not in safe]
    return up_to([PickPlace(map_.place[cell]) for cell in shown], picks, effect.count)


def do_fog(s: Alone, frame: DoVerb) -> None:
    hide(s, [s.map().cell[pick.place] for pick in frame.picks if isinstance(pick, PickPlace)])


# -- cards


def draw_picks(s: Alone, effect: Draw, cause: Cause, picks: Picks) -> list[Pick]:
    """Returns who may draw the next card, each from a deck of their own: the leader divides the cards among evil (R269,
    G71).
    """
    return (
        [PickDraws(seat, deck) for seat in s.evil for deck in s.draws_from[seat - 1] if has_cards(s, deck, 1)]
        if len(picks) < effect.count
        else []
    )


def do_draw(s: Alone, frame: DoVerb) -> StepResult | None:
    assert isinstance(frame.effect, Draw)
    if frame.cause.seat != s.leader and frame.stage == 0:
        frame.stage = 1
        s.start(DoVerb(effect=frame.effect, cause=Cause(seat=s.leader)))
        return AGAIN
    if frame.stage == 0:
        for pick in frame.picks:
            if isinstance(pick, PickDraws):
                draw_cards(s, pick.seat, pick.deck, 1)
    return None


def draw_picks_of_leader(s: Alone, effect: Draw, cause: Cause, picks: Picks) -> list[Pick]:
    return draw_picks(s, effect, cause, picks) if cause.seat == s.leader else []
