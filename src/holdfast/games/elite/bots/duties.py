"""Who does what: jobs are dealt out from what everybody sees, so all players come to the same plan without a word."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from holdfast.games.elite.bots.detours import blockers
from holdfast.games.elite.bots.devices import loose_devices, waits
from holdfast.games.elite.bots.kill_cost import approach, kill_cost, stride
from holdfast.games.elite.bots.objective_tokens import can_fill, has_begun, least_charge, missing, next_place
from holdfast.games.elite.bots.outlook import NEXT, TableOutlook
from holdfast.games.elite.bots.weapon_value import Armoury, HeldWeapon
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


def divide(outlook: TableOutlook, armoury: Armoury) -> list[Duty]:
    """Returns a duty for each hero, the same whoever works it out."""
    duties: list[Duty | None] = [None] * len(outlook.heroes)
    weapons = [armoury.weapons(outlook, hero) for hero in outlook.heroes]
    post_defenders(outlook, weapons, duties)
    found = jobs(outlook)
    if found and outlook.s.options.mission != "capture" and outlook.s.clock_runs:
        hunt_first(outlook, weapons, found, duties)
    if outlook.s.options.mission == "demolition":
        bring_together(outlook, duties)
    deal_jobs(outlook, found, duties)
    join_forces(outlook, found, duties)
    clear_the_way(outlook, duties)
    for hero, duty in enumerate(duties):
        if duty is None:
            duties[hero] = spare_duty(outlook, weapons[hero], hero, duties)
    return [duty or HOME for duty in duties]


# -- aliens that would come home


def post_defenders(outlook: TableOutlook, weapons: list[list[HeldWeapon]], duties: list[Duty | None]) -> None:
    """Every alien that would come home this round, or stands there, is somebody's to stop. When everybody can be home
    in time, there is no next round to think of.
    """
    is_done = can_end(outlook)
    least, bosses = (LAST, 0) if is_done else (NEXT if outlook.strain else 0, 2)
    urgent = [
        (outlook.slack(alien), alien)
        for alien in outlook.aliens
        if alien not in outlook.spared
        and (
            outlook.map.is_start[outlook.at[alien]]
            or outlook.slack(alien) <= least + bosses * (alien in outlook.bosses)
        )
    ]
    if outlook.strain and not urgent and outlook.movable and not is_done:
        urgent = sorted((outlook.slack(alien), alien) for alien in outlook.movable if alien not in outlook.spared)[:2]
    laden = [CARRIES * can_fill(outlook, hero) for hero in outlook.heroes]
    load = [0] * len(duties)
    for _, alien in sorted(urgent):
        for _ in range(2 if outlook.health(alien) > 2 or outlook.strain else 1):
            hero = min(
                outlook.heroes, key=lambda h: (kill_cost(outlook, weapons[h], h, alien) + 3 * load[h] + laden[h], h)
            )
            load[hero] += 1 if duties[hero] else 2
            if duties[hero] is None:
                duties[hero] = Duty("fight", outlook.at[alien], figure=alien)


def hunt_first(
    outlook: TableOutlook, weapons: list[list[HeldWeapon]], found: list[Job], duties: list[Duty | None]
) -> None:
    """Tokens take the dice for the rest of the round, and every step an alien result: while there is time, the
    neighbourhood is cleared first, unless a weapon would take a die that the hero's charge needs, or the charge has
    dice already. In Capture aliens are wanted alive.
    """
    for hero in outlook.heroes:
        if duties[hero] is not None or outlook.left.is_under(way_ms(outlook, hero, found) + FILL_MS):
            continue
        if can_fill(outlook, hero) and (least_charge(outlook, hero) < 0 or has_begun(outlook, hero)):
            continue
        here = outlook.at[hero]
        reach = SO_NEAR + max((min(weapon.reach.range, 8) for weapon in weapons[hero]), default=1)
        near = [
            a for a in outlook.movable if outlook.map.distance[here][outlook.at[a]] <= reach and a not in outlook.spared
        ]
        prey = [
            (steps + outlook.slack(alien) / 4, alien)
            for alien in near
            if (steps := approach(outlook, weapons[hero], hero, alien)) <= SO_NEAR
        ]
        if prey:
            alien = min(prey)[1]
            duties[hero] = Duty("fight", outlook.at[alien], figure=alien)


def way_ms(outlook: TableOutlook, hero: int, found: list[Job]) -> int:
    """Returns how long the hero needs to the nearest job; fewer dice are slower."""
    here = outlook.at[hero]
    far = min((outlook.distances.beside(job.cell)[here] for job in found if job.hero in (-1, hero)), default=0)
    return far * STEP_MS * 4 // max(outlook.dice_left(hero), 1)


# -- the mission


def jobs(outlook: TableOutlook) -> list[Job]:
    """Returns what is left to do for the mission and can be done now."""
    s = outlook.s
    at, ready = s.token_at, s.token_ready
    match s.options.mission:
        case "extermination":
            return [
                Job(cell, token, missing(outlook, token))
                for token, cell in enumerate(at)
                if cell >= 0 and token not in ready
            ]
        case "capture":
            return [
                Job(cell, token, missing(outlook, token))
                for token, cell in enumerate(at)
                if token not in ready and is_baited(outlook, token)
            ]
        case "demolition":
            carriers = sorted({CARRIED - cell for cell in at if cell <= CARRIED})
            return [Job(cell, -1, 0, hero) for hero in carriers if can_fill(outlook, hero) for cell in s.targets]
        case "recon":
            return [Job(at[device], device) for device in loose_devices(outlook) if not waits(outlook, device)]
        case _:
            return [Job(cell, token) for token, cell in enumerate(at) if cell >= 0]


def is_baited(outlook: TableOutlook, token: int) -> bool:
    """Tells whether, in Capture, an alien is on a trap beside this token, or soon will be."""
    traps = [outlook.distances.leads_to(trap) for trap in traps_beside(outlook.s, token)]
    return any(leads[outlook.at[alien]] <= SOON for leads in traps for alien in outlook.spared)


def bring_together(outlook: TableOutlook, duties: list[Duty | None]) -> None:
    """A token that its carrier has too few dice for must change hands (A49): the two walk towards each other."""
    for token, cell in enumerate(outlook.s.token_at):
        carrier, slots = CARRIED - cell, len(outlook.s.token_slots(token))
        if cell > CARRIED or duties[carrier] is not None or outlook.usable_dice(carrier) >= slots:
            continue
        steps = outlook.distances.to(outlook.at[carrier])
        able = [h for h in outlook.heroes if outlook.usable_dice(h) >= slots and duties[h] is None]
        if able and outlook.s.seated > 1:
            taker = min(able, key=lambda hero: (steps[outlook.at[hero]], hero))
            duties[carrier] = Duty("objective", outlook.at[taker])
            duties[taker] = Duty("objective", outlook.at[carrier])


def deal_jobs(outlook: TableOutlook, found: list[Job], duties: list[Duty | None]) -> None:
    """Deals out jobs, those with the shortest way first; nobody gets two, and no place is given twice."""
    distances, at = outlook.distances, outlook.at
    pairs = [
        (distances.beside(job.cell)[at[hero]], job.cell, hero, place)
        for place, job in enumerate(found)
        for hero in outlook.heroes
        if duties[hero] is None and job.hero in (-1, hero) and job.need <= outlook.dice_left(hero)
    ]
    pairs.sort()
    taken: set[int] = set()
    for far, cell, hero, place in pairs:
        job = found[place]
        key = job.token if job.token >= 0 else -cell - 1
        if duties[hero] is None and key not in taken and far < FAR:
            duties[hero] = Duty("objective", cell, job.token)
            taken.add(key)


def join_forces(outlook: TableOutlook, found: list[Job], duties: list[Duty | None]) -> None:
    """A token that nobody alone has the dice for is filled by several (R184): the nearest who are free."""
    taken = {duty.token for duty in duties if duty}
    for job in sorted(found, key=lambda job: (job.need, job.token)):
        if job.hero >= 0 or job.token in taken:
            continue
        way = outlook.distances.beside(job.cell)
        free = sorted((way[outlook.at[hero]], hero) for hero in outlook.heroes if duties[hero] is None)
        team: list[int] = []
        for far, hero in free:
            if far < FAR and outlook.dice_left(hero) and sum(map(outlook.dice_left, team)) < job.need:
                team.append(hero)
        if sum(map(outlook.dice_left, team)) >= job.need:
            for hero in team:
                duties[hero] = Duty("objective", job.cell, job.token)


def clear_the_way(outlook: TableOutlook, duties: list[Duty | None]) -> None:
    """Whoever cannot go on because of aliens fights them."""
    for hero, duty in enumerate(duties):
        if duty is not None and duty.kind == "objective":
            found = blockers(outlook, outlook.distances.beside(duty.cell), outlook.at[hero])
            if found:
                alien = min(found, key=lambda alien: (outlook.slack(alien), alien))
                duties[hero] = Duty("fight", outlook.at[alien], figure=alien)


# -- the others


def spare_duty(outlook: TableOutlook, weapons: list[HeldWeapon], hero: int, duties: list[Duty | None]) -> Duty:
    """Returns what to do without a job: search what is near, hunt, or go home at once when the mission is done."""
    s, here = outlook.s, outlook.at[hero]
    if not has_work(outlook):
        return HOME
    for number, cell in enumerate(outlook.map.plan.search_slots):
        near = outlook.distances.beside(cell)[here] <= AS_NEAR
        if near and s.search_tokens[number] == LIGHT and not any(d and d.cell == cell for d in duties):
            return Duty("search", cell)
    if (cell := next_place(outlook, hero)) >= 0:
        return Duty("objective", cell)
    prey = [
        (approach(outlook, weapons, hero, alien) * 2 + outlook.slack(alien), alien)
        for alien in outlook.movable
        if alien not in outlook.spared
    ]
    if prey:
        alien = min(prey)[1]
        if outlook.slack(alien) <= 6 or approach(outlook, weapons, hero, alien) <= 3:
            return Duty("fight", outlook.at[alien], figure=alien)
    return HOME


def has_work(outlook: TableOutlook) -> bool:
    """Tells whether anything is left to do for the mission, by anybody, this round or later."""
    s = outlook.s
    if outlook.is_complete:
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


def can_end(outlook: TableOutlook) -> bool:
    """Tells whether nothing is left but the way home, and everybody has the time for it."""
    if has_work(outlook):
        return False
    home, at = outlook.distances.home, outlook.at
    steps = [home[at[hero]] / stride(outlook, hero) / max(outlook.dice_left(hero), 1) for hero in outlook.heroes]
    is_last = outlook.s.round == outlook.parts.numbers.rounds
    return is_last or not outlook.left.is_under(max(steps) * HOMEWARD_MS)
