"""A full state that a view allows, with fresh dice: for bots that look ahead."""

from __future__ import annotations

from holdfast.engine.flow import Decision, Given, Strand, mind
from holdfast.engine.rng import Rng
from holdfast.engine.secret import EVERYBODY, NOBODY, Pile
from holdfast.engine.timers import Timer
from holdfast.games.elite.pack import Parts
from holdfast.games.elite.state import Elite
from holdfast.games.elite.view import EliteView


def sample(view: EliteView, parts: Parts, rng: Rng) -> Elite:
    dice = rng.split(f"sample/{rng.below(1 << 62, 'sample')}")
    s = Elite(
        seated=view.seats,
        rng=Rng(dice.key),
        now=view.moment,
        away=view.away,
        outcome=view.outcome,
        parts=parts,
        options=view.options,
        heroes=view.heroes,
        kinds=view.kinds,
        at=list(view.at),
        health=list(view.health),
        clusters=view.clusters,
        acid=list(view.acid),
        slime=list(view.slime),
        held=list(view.held),
        search_tokens=list(view.search_tokens),
        targets=list(view.targets),
        traps=list(view.traps),
        token_face=[0 if view.options.mission == "exploration" else face for face in view.token_face],
        token_at=list(view.token_at),
        token_ready=list(view.token_ready),
        finds=_finds(view, parts, dice),
        paid=list(view.paid),
        damage=list(view.damage),
        guard=list(view.guard),
        soaked=list(view.soaked),
        owed=list(view.owed),
        steps=list(view.steps),
        die_seat=view.die_seat,
        face=list(view.face),
        place=list(view.place),
        counted=list(view.counted),
        offered=list(view.offered),
        carried=[list(cards) for cards in view.carried],
        attached=list(view.attached),
        worn=list(view.worn),
        search=Pile("search"),
        search_discard=list(view.search_discard),
        tech=Pile("tech"),
        tech_discard=list(view.tech_discard),
        aside=[Pile("tech") for _ in view.heroes],
        gone=list(view.gone),
        swarm=Pile("swarm"),
        swarm_discard=list(view.swarm_discard),
        boss=Pile("boss"),
        boss_discard=list(view.boss_discard),
        dead=list(view.dead),
        drawn=list(view.drawn),
        turned=list(view.turned),
        in_play=list(view.in_play),
        track=Pile("event"),
        event_box=Pile("event"),
        ongoing=list(view.ongoing),
        fulfilled=list(view.fulfilled),
        past=list(view.past),
        more_swarm=view.more_swarm,
        more_boss=view.more_boss,
        pace=view.pace,
        round=view.round,
        phase=view.phase,
        clock_runs=view.clock_runs,
        opened=view.opened,
        stopped=view.stopped,
        ready=list(view.ready),
        finished=list(view.finished),
        left_ms=list(view.left_ms),
        shots=list(view.shots),
        moment=view.moment,
    )
    _restore_frames(s, view)
    _deal_cards(s, view, dice)
    _lay_events(s, view, dice)
    return s


def _finds(view: EliteView, parts: Parts, rng: Rng) -> Pile:
    unseen = [find for find in range(len(parts.finds)) if find not in view.finds]
    rng.shuffle(unseen, "finds")
    pile = Pile("token")
    for seen in view.finds:
        pile.put(unseen.pop() if seen is None else seen, NOBODY if seen is None else EVERYBODY)
    return pile


def _deal_cards(s: Elite, view: EliteView, rng: Rng) -> None:
    """What lies nowhere for all to see lies in the decks."""
    parts = s.parts
    out = [
        *s.offered,
        *s.gone,
        *s.search_discard,
        *s.tech_discard,
        *s.drawn,
        *(c for cards in s.carried for c in cards),
    ]
    out += [card for card, weapon in enumerate(s.attached) if weapon >= 0]
    for pile, deck in ((s.search, parts.deck("search")), (s.tech, parts.deck("tech"))):
        cards = [card for card in deck if card not in out]
        rng.shuffle(cards, "cards")
        for hero, size in enumerate(view.aside if pile is s.tech else ()):
            for _ in range(size):
                s.aside[hero].put(cards.pop(), NOBODY)
        for card in cards:
            pile.put(card, NOBODY)
    swarm = [n for n in range(len(parts.swarm_cards)) if n not in (*s.swarm_discard, *s.turned)]
    all_bosses = range(len(parts.bosses) + parts.numbers.all_clear)
    bosses = [card for card in all_bosses if card not in (*s.boss_discard, *s.dead, *s.in_play)]
    for pile, left in ((s.swarm, swarm), (s.boss, bosses)):
        rng.shuffle(left, "decks")
        for card in left:
            pile.put(card, NOBODY)


def _lay_events(s: Elite, view: EliteView, rng: Rng) -> None:
    """Of each row of events, as many lie face down as the difficulty says and were not turned up."""
    seen = [*s.ongoing, *s.past]
    track: list[int] = []
    for row in s.parts.difficulties[s.options.difficulty].events:
        events = range(row.first - 1, row.last)
        unseen = [event for event in events if event not in seen]
        track += rng.sample(unseen, row.n - len(events) + len(unseen), "events")
    rng.shuffle(track, "events")
    for event in range(len(s.parts.events)):
        if event not in seen and event not in track:
            s.event_box.put(event, NOBODY)
    for event in track:
        s.track.put(event, NOBODY)


def _restore_frames(s: Elite, view: EliteView) -> None:
    """What is going on is public; the numbers by which other seats know their asks are made up."""
    s.asked = [1] * s.seated
    for id, frames in enumerate(view.going_on):
        strand = Strand(id, [])
        for seen in frames:
            frame = seen.frame.__copy__()
            if isinstance(frame, Decision):
                frame.given = Given(seen.given) if seen.given else None
                asked = frame.seats(s)
                frame.ids = tuple(
                    frame.ids[0] if seat == view.seat else id + 1 if seat in asked else 0 for seat in s.everybody()
                )
                s.asked = [max(count, number) for count, number in zip(s.asked, frame.ids, strict=True)]
            strand.frames.append(frame)
        s.strands.append(strand)
    s.born = len(s.strands)
    for due in view.due:
        s.timers.append(Timer(due.at, s.born, due.key, due.frame.__copy__()))
        s.born += 1
    mind(s)
