"""What effects do to aliens: hit, hold, drive back, drive on."""

from __future__ import annotations

from holdfast.engine.action import Action
from holdfast.engine.verbs import ASK_AGAIN, DeedResult
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.verbs.apply import Apply
from holdfast.games.elite.cards.verbs.heroes import hurt
from holdfast.games.elite.cards.verbs.questions import (
    ChooseAlien,
    ChooseCell,
    MoveBack,
    PickAlien,
    PickBack,
    PickCell,
    aliens_in_reach,
    caught_at,
    ways_back,
)
from holdfast.games.elite.events.figures import HealthGained
from holdfast.games.elite.events.tokens import TokenPlaced
from holdfast.games.elite.rules.alien_moves import ShareSteps
from holdfast.games.elite.rules.asking import NO_SEAT, GracedChoice
from holdfast.games.elite.rules.kill import take_health
from holdfast.games.elite.rules.march import AdvanceAll
from holdfast.games.elite.rules.push import Enter
from holdfast.games.elite.state import Elite


def ask_alien(s: Elite, frame: Apply, effect: fx.Hit | fx.Hold) -> GracedChoice | None:
    ask = PickAlien(
        owner=s.owner(frame.hero),
        hero=frame.hero,
        range=effect.range,
        sight=effect.sight,
        but=frame.chosen,
        holds=isinstance(effect, fx.Hold),
    )
    return ask if len(frame.chosen) < effect.aliens and ask.targets(s) else None


def do_hit(s: Elite, frame: Apply, effect: fx.Hit, answer: Action | None) -> DeedResult:
    if not isinstance(answer, ChooseAlien):
        return None
    frame.chosen += (answer.figure,)
    take_health(s, answer.figure, effect.n, frame.hero)
    return ASK_AGAIN


def do_hold(s: Elite, frame: Apply, effect: fx.Hold, answer: Action | None) -> DeedResult:
    if not isinstance(answer, ChooseAlien):
        return None
    frame.chosen += (answer.figure,)
    hold(s, answer.figure)
    return ASK_AGAIN


def hold(s: Elite, alien: int) -> None:
    """Gives an alien a hold token, if the pool has one and the alien has none (A84)."""
    if alien not in s.held and len(s.held) < s.parts.pools.kara:
        s.held.append(alien)
        s.tell(TokenPlaced("hold", s.at[alien]))


def ask_cell(s: Elite, frame: Apply, effect: fx.Blast) -> GracedChoice | None:
    here = s.at[frame.hero]
    if not caught_at(s, here, effect.range, effect.radius, effect.sight):
        return None
    return PickCell(
        owner=s.owner(frame.hero), hero=frame.hero, range=effect.range, radius=effect.radius, sight=effect.sight
    )


def do_blast(s: Elite, frame: Apply, effect: fx.Blast, answer: Action | None) -> None:
    if isinstance(answer, ChooseCell):
        near = s.map.distance[answer.cell]
        for alien in s.aliens():
            if near[s.at[alien]] <= effect.radius:
                take_health(s, alien, effect.n, frame.hero)
        for hero in range(len(s.heroes)):
            if near[s.at[hero]] <= effect.radius:
                hurt(s, hero, 1)


def ask_back(s: Elite, frame: Apply, effect: fx.DriveBack) -> GracedChoice | None:
    figure = frame.chosen[0] if frame.chosen else -1
    ask = PickBack(owner=s.owner(frame.hero), hero=frame.hero, range=effect.range, sight=effect.sight, figure=figure)
    can = len(frame.chosen) < effect.n and any(ways_back(s, alien) for alien in ask.reached(s))
    return ask if can else None


def do_drive_back(s: Elite, frame: Apply, effect: fx.DriveBack, answer: Action | None) -> DeedResult:
    if not isinstance(answer, MoveBack):
        return None
    frame.chosen += (answer.figure,)
    s.start(Enter(who=answer.figure, cell=answer.to, mover=s.owner(frame.hero)))  # slime carries it on again (R75)
    return ASK_AGAIN


def do_alien_moves(s: Elite, frame: Apply, effect: fx.AlienMoves, answer: Action | None) -> None:
    """All players share out what an event or a boss brings; what a hero's card brings is for that hero's player."""
    s.start(ShareSteps(left=effect.n, owner=s.owner(frame.hero) if frame.hero >= 0 else NO_SEAT))


def do_advance(s: Elite, frame: Apply, effect: fx.Advance, answer: Action | None) -> None:
    aliens = s.movable_aliens()
    if effect.only == "on_spawn_points":
        aliens = [alien for alien in aliens if s.map.is_spawn_point[s.at[alien]]]
    elif frame.aliens:
        reached = {a for boss in frame.aliens for a in aliens_in_reach(s, s.at[boss], effect.range, effect.sight)}
        aliens = [alien for alien in aliens if alien in reached]
    s.start(AdvanceAll(aliens=tuple(aliens), n=effect.n))


def do_pace(s: Elite, frame: Apply, effect: fx.AlienPace, answer: Action | None) -> None:
    s.pace += effect.n


def do_boss_health(s: Elite, frame: Apply, effect: fx.BossHealth, answer: Action | None) -> None:
    for alien in s.aliens():
        if s.is_boss(alien):
            s.health[s.boss_of(alien)] += effect.n
            s.tell(HealthGained(alien, s.health[s.boss_of(alien)]))
