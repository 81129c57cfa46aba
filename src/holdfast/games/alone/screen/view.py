"""What the seats are shown (R21, R36, R262, R263): the table for all, the labyrinth, the whole map for evil alone."""

from __future__ import annotations

import msgspec

from holdfast.engine.play import asks
from holdfast.engine.view import View, asks_of
from holdfast.games.alone.cards.effects import Effect
from holdfast.games.alone.screen.frames import Seen, as_seen
from holdfast.games.alone.screen.parts import (
    EvilView,
    HandView,
    LabyrinthView,
    evil_view,
    hand_view,
    known_discards,
    labyrinth_view,
)
from holdfast.games.alone.screen.previews import Prospects, prospects
from holdfast.games.alone.state import (
    HERO,
    Alone,
    Carried,
    Companion,
    Damage,
    Laid,
    Options,
    Quest,
    When,
)


class GoingOn(msgspec.Struct, frozen=True):
    """What this seat is asked in the middle of: the order of play down to its own question."""

    frames: tuple[Seen, ...]


class AloneView(View, frozen=True):
    options: Options
    asked: int  # how often this seat was asked
    difficulty: int
    character: int
    life: int
    control: int
    cap: int
    adrenaline: int
    experience: tuple[int, ...]
    items: tuple[Carried, ...]
    item_deck: int
    item_discard: tuple[int, ...]
    chosen: tuple[int, ...]
    companion: Companion | None
    sacrificed: tuple[int, ...]
    scavenged: tuple[bool, ...]
    skill_uses: int
    companion_helped: bool
    power_tokens: int
    space: int
    lingers: bool
    nightmare: bool
    round: int
    turn: int
    spent: tuple[tuple[str, ...], ...]
    is_used: tuple[bool, ...]
    bullet_time: bool
    has_moved: bool
    declared: str
    deeds: tuple[str, ...]
    forbidden: tuple[str, ...]
    forbidden_next: tuple[str, ...]
    quests: tuple[Quest, ...]
    unlocked: bool
    leader: int
    first_leader: int
    deck_ids: tuple[int, ...]
    draws_from: tuple[tuple[int, ...], ...]
    decks: tuple[int, ...]  # how many cards
    discards: tuple[tuple[int, ...], ...]  # of each deck those that this seat knows
    discarded: int  # all of them
    hands: tuple[HandView, ...]
    track: tuple[int | None, ...]
    laid: tuple[Laid, ...]
    covered: int
    set_aside: int
    played: int
    laid_now: int
    specials: tuple[int, ...]
    specials_used: tuple[int, ...]
    avatars: tuple[int, ...]
    upgrades: tuple[int, ...]
    activated: tuple[int, ...]
    window: When
    wound: Damage
    window_ends: int | None
    pool: tuple[str, ...]
    blow: int  # damage that is about to be suffered; this and the next two for those who are asked
    evaded: bool
    shunned: bool
    using: tuple[Effect, ...]
    rage: tuple[tuple[str, int], ...]
    falter: int
    ward: int
    hush: bool
    after_once: tuple[str, ...]
    used_now: tuple[int, ...]
    labyrinth: LabyrinthView | None  # before the hero is placed there is none
    prospects: Prospects | None  # for the hero and those who watch it, from the first round on
    notes: str | None  # the hero's own
    evil: EvilView | None
    going_on: GoingOn | None


def view(s: Alone, seat: int) -> AloneView:
    now = going_on(s, seat)
    return AloneView(
        seat=seat,
        asks=asks_of(s, seat),
        outcome=s.outcome,
        options=s.options,
        asked=s.asked[seat] if seat >= 0 else 0,
        difficulty=s.difficulty,
        character=s.character,
        life=s.life,
        control=s.control,
        cap=s.cap,
        adrenaline=s.adrenaline,
        experience=tuple(s.experience),
        items=tuple(s.items),
        item_deck=len(s.item_deck),
        item_discard=tuple(s.item_discard),
        chosen=tuple(s.chosen),
        companion=s.companion,
        sacrificed=tuple(s.sacrificed),
        scavenged=tuple(s.scavenged),
        skill_uses=s.skill_uses,
        companion_helped=s.companion_helped,
        power_tokens=s.power_tokens,
        space=s.space,
        lingers=s.lingers,
        nightmare=s.nightmare,
        round=s.round,
        turn=s.turn,
        spent=tuple(s.spent),
        is_used=tuple(s.is_used),
        bullet_time=s.bullet_time,
        has_moved=s.has_moved,
        declared=s.declared,
        deeds=tuple(s.deeds),
        forbidden=s.forbidden,
        forbidden_next=s.forbidden_next,
        quests=tuple(s.quests),
        unlocked=s.unlocked,
        leader=s.leader,
        first_leader=s.first_leader,
        deck_ids=tuple(s.deck_ids),
        draws_from=tuple(s.draws_from),
        decks=tuple(map(len, s.decks)),
        discards=tuple(known_discards(s, deck, seat) for deck in range(len(s.discards))),
        discarded=sum(map(len, s.discards)) + len(s.face_down),
        hands=tuple(hand_view(s, owner, seat) for owner in s.evil),
        track=s.track.seen(seat),
        laid=tuple(s.laid),
        covered=s.covered(),
        set_aside=s.set_aside,
        played=s.played,
        laid_now=s.laid_now,
        specials=tuple(s.specials),
        specials_used=tuple(s.specials_used),
        avatars=tuple(s.avatars),
        upgrades=tuple(s.upgrades),
        activated=tuple(s.activated),
        window=s.window,
        wound=s.wound,
        window_ends=s.due("window"),
        pool=tuple(s.pool),
        blow=s.blow if now is not None else 0,
        evaded=s.evaded and now is not None,
        shunned=s.shunned and now is not None,
        using=s.using,
        rage=tuple(s.rage),
        falter=s.falter,
        ward=s.ward,
        hush=s.hush,
        after_once=tuple(s.after_once),
        used_now=tuple(s.used_now),
        labyrinth=labyrinth_view(s) if s.revealed[s.hero] else None,
        prospects=prospects(s) if seat not in s.evil and s.revealed[s.hero] else None,
        notes=s.notes.look(seat) if seat == HERO else None,
        evil=evil_view(s, seat) if seat in s.evil else None,
        going_on=now,
    )


def going_on(s: Alone, seat: int) -> GoingOn | None:
    """Returns the order of play, if it waits for this seat: then all that it waits with is known to it."""
    if not s.strands or seat < 0:
        return None
    main = s.strands[0]
    if all(decision is not main.top for _, decision in asks(s, seat)):
        return None
    return GoingOn(tuple(as_seen(s, frame, seat) for frame in main.frames))
