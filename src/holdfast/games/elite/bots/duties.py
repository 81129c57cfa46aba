"""Who does what: jobs are dealt out from what everybody sees, so all players come to the same plan without a word."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from holdfast.games.elite.bots.detours import blockers
from holdfast.games.elite.bots.devices import loose_devices, waits
from holdfast.games.elite.bots.kill_cost import approach, stride, toll
from holdfast.games.elite.bots.objective_tokens import can_fill, has_begun, least_charge, missing, next_place
from holdfast.games.elite.bots.outlook import NEXT, Scene
from holdfast.games.elite.bots.weapon_value import Arm, Armoury
from holdfast.games.elite.maps.map import FAR
from holdfast.games.elite.rules.missions.capture import traps_beside
from holdfast.games.elite.state import CARRIED, LIGHT

Kind: TypeAlias = Literal["objective", "fight", "search", "home"]
STEP_MS: Final = 4500  # what a step costs at a human pace
HOMEWARD_MS: Final = 12_000  # what it costs with one die alone, and nothing else to do
FILL_MS: Final = 40_000  # time for what is to be done there, and some to spare
SO_NEAR: Final = 3  # steps to go for a shot
SOON: Final = 2  # steps to a trap
LAST: Final = 1  # so little slack is too little in the last round
CARRIES: Final = 2  # alien results that others may cost before a hero with a charge to place must go
AS_NEAR: Final = 3  # a search token so near is worth the way


class Duty(msgspec.Struct, frozen=True):
    """What a hero is about: beside which cell, for which token or alien."""

    kind: Kind
    cell: int = -1
    token: int = -1
    figure: int = -1


HOME: Final = Duty("home")


class Job(msgspec.Struct, frozen=True):
    """A thing to do beside a cell, with so many dice; `hero` where nobody else can do it."""

    cell: int
    token: int
    need: int = 1
    hero: int = -1


def divide(scene: Scene, armoury: Armoury) -> list[Duty]:
    """Returns a duty for each hero, the same whoever works it out."""
    duties: list[Duty | None] = [None] * len(scene.heroes)
    arms = [armoury.arms(scene, hero) for hero in scene.heroes]
    post_defenders(scene, arms, duties)
    found = jobs(scene)
    if found and scene.s.options.mission != "capture" and scene.s.clock_runs:
        hunt_first(scene, arms, found, duties)
    if scene.s.options.mission == "demolition":
        bring_together(scene, duties)
    deal_jobs(scene, found, duties)
    join_forces(scene, found, duties)
    clear_the_way(scene, duties)
    for hero, duty in enumerate(duties):
        if duty is None:
            duties[hero] = spare_duty(scene, arms[hero], hero, duties)
    return [duty or HOME for duty in duties]


# -- aliens that would come home


def post_defenders(scene: Scene, arms: list[list[Arm]], duties: list[Duty | None]) -> None:
    """Every alien that would come home this round, or stands there, is somebody's to stop. When everybody can be home
    in time, there is no next round to think of.
    """
    is_done = can_end(scene)
    least, bosses = (LAST, 0) if is_done else (NEXT if scene.strain else 0, 2)
    urgent = [
        (scene.slack(alien), alien)
        for alien in scene.aliens
        if alien not in scene.spared
        and (scene.map.is_start[scene.at[alien]] or scene.slack(alien) <= least + bosses * (alien in scene.bosses))
    ]
    if scene.strain and not urgent and scene.movable and not is_done:
        urgent = sorted((scene.slack(alien), alien) for alien in scene.movable if alien not in scene.spared)[:2]
    laden = [CARRIES * can_fill(scene, hero) for hero in scene.heroes]
    load = [0] * len(duties)
    for _, alien in sorted(urgent):
        for _ in range(2 if scene.health(alien) > 2 or scene.strain else 1):
            hero = min(scene.heroes, key=lambda h: (toll(scene, arms[h], h, alien) + 3 * load[h] + laden[h], h))
            load[hero] += 1 if duties[hero] else 2
            if duties[hero] is None:
                duties[hero] = Duty("fight", scene.at[alien], figure=alien)


def hunt_first(scene: Scene, arms: list[list[Arm]], found: list[Job], duties: list[Duty | None]) -> None:
    """Tokens take the dice for the rest of the round, and every step an alien result: while there is time, the
    neighbourhood is cleared first, unless a weapon would take a die that the hero's charge needs, or the charge has
    dice already. In Capture aliens are wanted alive.
    """
    for hero in scene.heroes:
        if duties[hero] is not None or scene.left_ms < way_ms(scene, hero, found) + FILL_MS:
            continue
        if can_fill(scene, hero) and (least_charge(scene, hero) < 0 or has_begun(scene, hero)):
            continue
        here = scene.at[hero]
        reach = SO_NEAR + max((min(arm.reach.range, 8) for arm in arms[hero]), default=1)
        near = [a for a in scene.movable if scene.map.distance[here][scene.at[a]] <= reach and a not in scene.spared]
        prey = [
            (steps + scene.slack(alien) / 4, alien)
            for alien in near
            if (steps := approach(scene, arms[hero], hero, alien)) <= SO_NEAR
        ]
        if prey:
            alien = min(prey)[1]
            duties[hero] = Duty("fight", scene.at[alien], figure=alien)


def way_ms(scene: Scene, hero: int, found: list[Job]) -> int:
    """Returns how long the hero needs to the nearest job; fewer dice are slower."""
    here = scene.at[hero]
    far = min((scene.chart.beside(job.cell)[here] for job in found if job.hero in (-1, hero)), default=0)
    return far * STEP_MS * 4 // max(scene.dice_left(hero), 1)


# -- the mission


def jobs(scene: Scene) -> list[Job]:
    """Returns what is left to do for the mission and can be done now."""
    s = scene.s
    at, ready = s.token_at, s.token_ready
    match s.options.mission:
        case "extermination":
            return [
                Job(cell, token, missing(scene, token))
                for token, cell in enumerate(at)
                if cell >= 0 and token not in ready
            ]
        case "capture":
            return [
                Job(cell, token, missing(scene, token))
                for token, cell in enumerate(at)
                if token not in ready and is_baited(scene, token)
            ]
        case "demolition":
            carriers = sorted({CARRIED - cell for cell in at if cell <= CARRIED})
            return [Job(cell, -1, 0, hero) for hero in carriers if can_fill(scene, hero) for cell in s.targets]
        case "recon":
            return [Job(at[device], device) for device in loose_devices(scene) if not waits(scene, device)]
        case _:
            return [Job(cell, token) for token, cell in enumerate(at) if cell >= 0]


def is_baited(scene: Scene, token: int) -> bool:
    """In Capture: whether an alien is on a trap beside this token, or soon will be."""
    traps = [scene.chart.leads_to(trap) for trap in traps_beside(scene.s, token)]
    return any(leads[scene.at[alien]] <= SOON for leads in traps for alien in scene.spared)


def bring_together(scene: Scene, duties: list[Duty | None]) -> None:
    """A token that its carrier has too few dice for must change hands (A49): the two walk towards each other."""
    for token, cell in enumerate(scene.s.token_at):
        carrier, slots = CARRIED - cell, len(scene.s.token_slots(token))
        if cell > CARRIED or duties[carrier] is not None or scene.usable_dice(carrier) >= slots:
            continue
        steps = scene.chart.to(scene.at[carrier])
        able = [h for h in scene.heroes if scene.usable_dice(h) >= slots and duties[h] is None]
        if able and scene.s.seated > 1:
            taker = min(able, key=lambda hero: (steps[scene.at[hero]], hero))
            duties[carrier] = Duty("objective", scene.at[taker])
            duties[taker] = Duty("objective", scene.at[carrier])


def deal_jobs(scene: Scene, found: list[Job], duties: list[Duty | None]) -> None:
    """The shortest way first; nobody has two, and no place is given twice."""
    chart, at = scene.chart, scene.at
    pairs = [
        (chart.beside(job.cell)[at[hero]], job.cell, hero, place)
        for place, job in enumerate(found)
        for hero in scene.heroes
        if duties[hero] is None and job.hero in (-1, hero) and job.need <= scene.dice_left(hero)
    ]
    pairs.sort()
    taken: set[int] = set()
    for far, cell, hero, place in pairs:
        job = found[place]
        key = job.token if job.token >= 0 else -cell - 1
        if duties[hero] is None and key not in taken and far < FAR:
            duties[hero] = Duty("objective", cell, job.token)
            taken.add(key)


def join_forces(scene: Scene, found: list[Job], duties: list[Duty | None]) -> None:
    """A token that nobody alone has the dice for is filled by several (R184): the nearest who are free."""
    taken = {duty.token for duty in duties if duty}
    for job in sorted(found, key=lambda job: (job.need, job.token)):
        if job.hero >= 0 or job.token in taken:
            continue
        way = scene.chart.beside(job.cell)
        free = sorted((way[scene.at[hero]], hero) for hero in scene.heroes if duties[hero] is None)
        team: list[int] = []
        for far, hero in free:
            if far < FAR and scene.dice_left(hero) and sum(map(scene.dice_left, team)) < job.need:
                team.append(hero)
        if sum(map(scene.dice_left, team)) >= job.need:
            for hero in team:
                duties[hero] = Duty("objective", job.cell, job.token)


def clear_the_way(scene: Scene, duties: list[Duty | None]) -> None:
    """Whoever cannot go on because of aliens fights them."""
    for hero, duty in enumerate(duties):
        if duty is not None and duty.kind == "objective":
            found = blockers(scene, scene.chart.beside(duty.cell), scene.at[hero])
            if found:
                alien = min(found, key=lambda alien: (scene.slack(alien), alien))
                duties[hero] = Duty("fight", scene.at[alien], figure=alien)


# -- the others


def spare_duty(scene: Scene, arms: list[Arm], hero: int, duties: list[Duty | None]) -> Duty:
    """Without a job: search what is near, hunt, and go home at once when the mission is done."""
    s, here = scene.s, scene.at[hero]
    if not has_work(scene):
        return HOME
    for number, cell in enumerate(scene.map.plan.search_slots):
        near = scene.chart.beside(cell)[here] <= AS_NEAR
        if near and s.search_tokens[number] == LIGHT and not any(d and d.cell == cell for d in duties):
            return Duty("search", cell)
    if (cell := next_place(scene, hero)) >= 0:
        return Duty("objective", cell)
    prey = [
        (approach(scene, arms, hero, alien) * 2 + scene.slack(alien), alien)
        for alien in scene.movable
        if alien not in scene.spared
    ]
    if prey:
        alien = min(prey)[1]
        if scene.slack(alien) <= 6 or approach(scene, arms, hero, alien) <= 3:
            return Duty("fight", scene.at[alien], figure=alien)
    return HOME


def has_work(scene: Scene) -> bool:
    """Tells whether anything is left to do for the mission, by anybody, this round or later."""
    s = scene.s
    if scene.is_complete:
        return False
    match s.options.mission:
        case "extermination":
            return any(cell >= 0 and token not in s.token_ready for token, cell in enumerate(s.token_at))
        case "capture":
            return bool(s.traps)
        case "demolition":
            return any(cell < 0 for cell in s.token_at)
        case _:
            return True


def can_end(scene: Scene) -> bool:
    """Tells whether nothing is left but the way home, and everybody has the time for it."""
    if has_work(scene):
        return False
    home, at = scene.chart.home, scene.at
    steps = [home[at[hero]] / stride(scene, hero) / max(scene.dice_left(hero), 1) for hero in scene.heroes]
    is_last = scene.s.round == scene.parts.numbers.rounds
    return is_last or max(steps) * HOMEWARD_MS <= scene.left_ms
