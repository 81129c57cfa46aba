"""A full state that a seat's view allows, with fresh dice: for bots that look ahead."""

from __future__ import annotations

from holdfast.engine.flow import Decision, Frame, Strand, run
from holdfast.engine.rng import Rng
from holdfast.engine.secret import EVERYBODY, NOBODY, Hand, Pile, Secret, only
from holdfast.engine.timers import Timer
from holdfast.games.alone.flow import Play
from holdfast.games.alone.going_on import restored
from holdfast.games.alone.imagine import alike, lay_imagined_map, lay_known_map
from holdfast.games.alone.pack import Parts
from holdfast.games.alone.places import CELLS
from holdfast.games.alone.rules.damage import AimDamage
from holdfast.games.alone.rules.decks import ChooseDeck, ChooseDecks
from holdfast.games.alone.rules.notes import AtAnyTime
from holdfast.games.alone.rules.play_out import LeaderSays, PlayOut
from holdfast.games.alone.rules.prepare import ChooseStart, PrepareEvil
from holdfast.games.alone.rules.prepare_hero import ChooseDifficulty
from holdfast.games.alone.rules.turn import HeroActs, TakeAction, Turn
from holdfast.games.alone.rules.window import Bell, React, Window
from holdfast.games.alone.state import HERO, Alone, Figure, Marks
from holdfast.games.alone.tokens import tokens_of
from holdfast.games.alone.verbs.doing import question
from holdfast.games.alone.view import AloneView


def sample(view: AloneView, parts: Parts, rng: Rng) -> Alone:
    dice = rng.split(f"sample/{rng.below(1 << 62, 'sample')}")
    s = _table(view, parts, dice)
    _deal_cards(s, view, dice)
    if (seen := view.labyrinth) is not None:
        s.has_seen_other = seen.has_seen_other
        s.noises, s.located, s.snares = list(seen.noises), list(seen.located), list(seen.snares)
    if view.evil is not None:
        lay_known_map(s, view.evil)
    else:
        lay_imagined_map(s, seen, dice)
    s.asked = [view.asked if seat == view.seat else 0 for seat in range(s.seated)]
    if s.outcome is None:
        _set_going(s, view)
    return s


def _table(view: AloneView, parts: Parts, rng: Rng) -> Alone:
    """All that everybody sees, and one's own notes."""
    seated = len(view.hands) + 1
    evil = only(*range(1, seated))
    tokens = tokens_of(parts)
    timers = [] if view.window_ends is None else [Timer(view.window_ends, 0, "window", Bell())]
    items = [i for i in range(len(parts.items)) if i not in (*view.item_discard, *view.chosen)]
    deck = [i for i in items if i not in [carried.item for carried in view.items]]
    rng.shuffle(deck, "items")
    return Alone(
        seated=seated,
        rng=Rng(rng.key),
        timers=timers,
        outcome=view.outcome,
        parts=parts,
        options=view.options,
        tokens=tokens,
        plan=Secret("level", "", evil),
        level=[],
        light=[],
        danger=[],
        blocked=[],
        figures=[Secret("creature", Figure(), evil)] * len(tokens),
        marks=[Secret("creature", Marks(), evil)] * len(tokens),
        revealed=bytearray(CELLS),
        swapped=Secret("level", False, evil),
        hero=0,
        character=view.character,
        difficulty=view.difficulty,
        life=view.life,
        control=view.control,
        adrenaline=view.adrenaline,
        experience=list(view.experience),
        items=list(view.items),
        item_deck=Pile("item", deck),
        item_discard=list(view.item_discard),
        companion=view.companion,
        sacrificed=list(view.sacrificed),
        scavenged=list(view.scavenged),
        companion_helped=view.companion_helped,
        skill_uses=view.skill_uses,
        power_tokens=view.power_tokens,
        notes=Secret("note", view.notes or "", only(HERO)),
        space=view.space,
        lingers=view.lingers,
        nightmare=view.nightmare,
        round=view.round,
        turn=view.turn,
        spent=list(view.spent),
        is_used=list(view.is_used),
        bullet_time=view.bullet_time,
        has_moved=view.has_moved,
        declared=view.declared,
        deeds=list(view.deeds),
        forbidden=view.forbidden,
        forbidden_next=view.forbidden_next,
        quests=list(view.quests),
        unlocked=view.unlocked,
        deck_ids=list(view.deck_ids),
        draws_from=list(view.draws_from),
        decks=[],
        discards=[],
        face_down=Pile("card"),
        hands=[Hand("card", seat) for seat in range(1, seated)],
        track=Pile("card"),
        laid=list(view.laid),
        leader=view.leader,
        first_leader=view.first_leader,
        set_aside=view.set_aside,
        played=view.played,
        laid_now=view.laid_now,
        specials=list(view.specials),
        specials_used=list(view.specials_used),
        avatars=list(view.avatars),
        upgrades=list(view.upgrades),
        activated=list(view.activated),
        window=view.window,
        wound=view.wound,
        windows=view.evil.windows if view.evil else 0,
        using=view.using,
        pool=list(view.pool),
        blow=view.blow,
        evaded=view.evaded,
        shunned=view.shunned,
        chosen=list(view.chosen),
        rage=list(view.rage),
        falter=view.falter,
        ward=view.ward,
        hush=view.hush,
        after_once=list(view.after_once),
        used_now=list(view.used_now),
    )


def _deal_cards(s: Alone, view: AloneView, rng: Rng) -> None:
    """Known cards where they are known to be, the others of each deck anywhere that its owner can have put them."""
    me = only(view.seat)
    seen = {card for pile in (view.track, *view.discards) for card in pile if card is not None}
    seen |= {card for hand in view.hands for card in hand.known}
    rest: list[list[int]] = []
    for deck, size in zip(s.deck_ids, view.decks, strict=False):
        name = s.parts.decks[deck].id
        cards = [i for i, card in enumerate(s.parts.reactions) if card.deck == name and i not in seen]
        rng.shuffle(cards, "deal")
        s.decks.append(Pile("card", cards[:size], NOBODY))
        rest.append(cards[size:])

    def deal(owner: int) -> int:
        """A card that this player may have drawn."""
        decks = [deck for deck in s.draws_from[owner - 1] if rest[deck]]
        return rest[rng.choice(decks, "deal")].pop()

    dealt: dict[int, int] = {}
    for owner in sorted(s.evil, key=lambda owner: len(s.draws_from[owner - 1])):  # those who have no choice first
        hand = view.hands[owner - 1]
        for card in hand.known:
            s.hand(owner).put(card, me)
        for _ in range(hand.size - len(hand.known)):
            s.hand(owner).put(deal(owner))
        hidden = [p for p, laid in enumerate(view.laid) if laid.seat == owner and view.track[p] is None]
        dealt |= {place: deal(owner) for place in hidden}
    for place, (laid, card_seen) in enumerate(zip(view.laid, view.track, strict=True)):
        known = EVERYBODY if laid.is_up else only(laid.seat)
        s.track.put(dealt[place] if card_seen is None else card_seen, known)
    s.discards = [Pile("card", pile, me) for pile in view.discards]
    s.face_down = Pile("card", (card for pile in rest for card in pile), NOBODY)


# -- what goes on


def _set_going(s: Alone, view: AloneView) -> None:
    taken: list[int] = []

    def token_for(kind: int) -> int:
        """A creature in the hero's sector that looks so, each another one."""
        here = [t for t in alike(s, kind) if t not in taken and s.figures[t].true().cell == s.hero]
        taken.append(here[0] if here else kind)
        return taken[-1]

    if view.going_on is not None:
        main = [restored(seen, view.seat, s.seated, token_for) for seen in view.going_on.frames]
    else:
        main = _order_of_play(s, view)
    strands: list[list[Frame]] = [main, [AtAnyTime()], *_plays(s, view)]
    s.strands = [Strand(number, frames) for number, frames in enumerate(strands)]
    s.born = len(s.strands)
    _number_asks(s, view)
    run(s)  # numbers what the others are asked


def _order_of_play(s: Alone, view: AloneView) -> list[Frame]:
    """What others are asked, as far as this seat can tell."""
    step, turn_step = Play.step_places, Turn.step_places
    if view.labyrinth is None:
        return _setting_up(s, view)
    if view.window:
        passed = only(view.seat) if view.seat != HERO else 0
        window = Window(when=view.window, wound=view.wound, at=Window.step_places["resolve"])
        if len(s.evil) == 1 and passed:
            passed = 0
        return [Play(at=step["next_turn"]), Turn(at=turn_step["lights_off"]), window, React(passed=passed)]
    if view.seat == HERO:
        return [Play(at=step["next_turn"]), Turn(at=turn_step["end"]), AimDamage(owner=s.leader)]
    acting = TakeAction(at=TakeAction.step_places["declared"])
    return [Play(at=step["next_turn"]), Turn(at=turn_step["act_again"]), acting, HeroActs(seat=HERO)]


def _setting_up(s: Alone, view: AloneView) -> list[Frame]:
    step, evil_step = Play.step_places, PrepareEvil.step_places
    preparing = Play(at=step["reveal_missions"])
    if view.seat != HERO:
        other = next((seat for seat in s.evil if seat != view.seat), HERO)
        if other == HERO or view.difficulty < 0 or view.character < 0 or len(view.deck_ids) < 2:
            return [Play(at=step["prepare_evil"]), ChooseDifficulty(owner=HERO)]
        return [preparing, PrepareEvil(at=evil_step["cards"]), ChooseStart(owner=other)]
    if len(s.deck_ids) < 2:
        choosing = ChooseDeck(owner=s.leader, player=s.leader)
        return [preparing, PrepareEvil(at=evil_step["swap"]), ChooseDecks(), choosing]
    return [preparing, PrepareEvil(at=evil_step["cards"]), ChooseStart(owner=s.leader)]


def _plays(s: Alone, view: AloneView) -> list[list[Frame]]:
    """What this seat has begun itself, and what it is asked to approve."""
    if view.evil is None:
        return []
    found: list[list[Frame]] = []
    if (plan := view.evil.begun) is not None:
        frame = PlayOut(
            seat=view.seat,
            window=plan.window,
            front=plan.front,
            card=Secret("card", plan.card, only(view.seat)),
            token=plan.token,
            picks=plan.picks,
        )
        found.append(_begun(s, frame, plan.is_proposed))
    for asker in view.evil.proposals:
        card = Secret("card", s.hand(asker).true()[0] if len(s.hand(asker)) else -1, only(asker))
        frame = PlayOut(seat=asker, window=s.windows, front="standard", card=card)
        found.append(_begun(s, frame, True))
    return found


def _begun(s: Alone, frame: PlayOut, proposed: bool) -> list[Frame]:
    steps: dict[str, int] = PlayOut.step_places
    if proposed:
        frame.at = steps["hear_the_leader"]
        return [frame, LeaderSays(window=frame.window, asker=frame.seat)]
    frame.at = steps["take_part"]
    effect = frame.effect(s)
    assert effect is not None
    asked = question(s, effect, frame.cause(s), frame.picks, frame.window)
    assert asked is not None
    return [frame, asked]


def _number_asks(s: Alone, view: AloneView) -> None:
    """Give what the seat is asked the numbers that it knows, in the order in which it was asked."""
    for ask in sorted(view.asks, key=lambda ask: ask.id):
        for strand in s.strands:
            top = strand.top
            if isinstance(top, Decision) and top.kind() == ask.kind and view.seat in top.seats(s):
                if top.ids and top.ids[view.seat]:
                    continue
                top.ids = tuple(ask.id if seat == view.seat else 0 for seat in range(s.seated))
                break
