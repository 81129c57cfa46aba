"""What may be under the poison of a masked state: cards, what is in the dark, and what others are asked."""

from __future__ import annotations

import msgspec

from holdfast.engine.flow import Frame, Strand
from holdfast.engine.poison import UNKNOWN
from holdfast.engine.rng import Rng
from holdfast.engine.secret import EVERYBODY, NOBODY, Hand, Pile, Secret, only
from holdfast.games.alone.cards.picks import Done
from holdfast.games.alone.cards.verbs.apply import DoEffects, DoVerb
from holdfast.games.alone.deal.imagined_map import alike, lay_imagined_map
from holdfast.games.alone.flow import Play
from holdfast.games.alone.levels.places import NOWHERE
from holdfast.games.alone.rules.attack import Attack, CreaturesAttack
from holdfast.games.alone.rules.creatures import Prowl
from holdfast.games.alone.rules.damage import AimDamage
from holdfast.games.alone.rules.decks import ChooseDeck, ChooseDecks
from holdfast.games.alone.rules.encounter import Meet
from holdfast.games.alone.rules.fight import Die, StrikeAt
from holdfast.games.alone.rules.play_out import PlayOut
from holdfast.games.alone.rules.prepare import ChooseStart, PrepareEvil
from holdfast.games.alone.rules.prepare_hero import ChooseDifficulty
from holdfast.games.alone.rules.reaction import ResolveReaction
from holdfast.games.alone.rules.rummage import LookCloser, Rummage
from holdfast.games.alone.rules.turn import HeroActs, TakeAction, Turn
from holdfast.games.alone.rules.window import React, Window
from holdfast.games.alone.state import HERO, Alone

replace = msgspec.structs.replace


def deal(s: Alone, rng: Rng) -> None:
    """Replaces in place everything that the seat does not know with something that it may be."""
    seat = _seat_of(s)
    _deal_items(s, rng)
    _deal_cards(s, rng)
    if seat == HERO:
        lay_imagined_map(s, rng)
    else:
        s.plan = Secret("level", s.plan.true(), s.the_evil)
        s.swapped = Secret("level", s.swapped.true(), s.the_evil)
        s.notes = Secret("note", "", only(HERO))
    s.windows = 0 if s.windows is UNKNOWN else s.windows
    s.kept = []
    if s.blow is UNKNOWN:
        s.blow, s.evaded, s.shunned = 0, False, False
    if s.outcome is None:
        _set_going(s, seat)


def _seat_of(s: Alone) -> int:
    """Returns whose mask this is: the hero's, who does not know the map, or that of one who was asked or holds cards.

    NOWHERE where neither can be told, for somebody who has had no part in the game yet.
    """
    if s.plan.inside() is UNKNOWN:
        return HERO
    asked = next((seat for seat, number in enumerate(s.asked) if number), NOWHERE)
    known = (seat for seat in s.evil if any(card is not UNKNOWN for card in s.hand(seat).cards))
    return next(known, NOWHERE) if asked == NOWHERE else asked


# -- cards


def _deal_items(s: Alone, rng: Rng) -> None:
    """Puts all items that lie nowhere else for all to see into the deck."""
    seen = (*s.item_discard, *s.chosen, *(carried.item for carried in s.items))
    deck = [item for item in range(len(s.parts.items)) if item not in seen]
    rng.shuffle(deck, "items")
    s.item_deck = Pile("item", deck)


def _deal_cards(s: Alone, rng: Rng) -> None:
    """Leaves known cards where they are, and deals the others of each deck to where their owner can have put them."""
    piles = (s.track, *s.discards, s.face_down, *s.hands)
    seen = {card for pile in piles for card in pile.cards if card is not UNKNOWN}
    rest: list[list[int]] = []
    for number, (deck, pile) in enumerate(zip(s.deck_ids, s.decks, strict=False)):
        name = s.parts.decks[deck].id
        cards = [i for i, card in enumerate(s.parts.reactions) if card.deck == name and i not in seen]
        rng.shuffle(cards, "deal")
        s.decks[number] = Pile("card", cards[: len(pile)], NOBODY)
        rest.append(cards[len(pile) :])

    def drawn_by(owner: int) -> int:
        """Returns a card that this player may have drawn."""
        decks = [deck for deck in s.draws_from[owner - 1] if rest[deck]]
        return rest[rng.choice(decks, "deal")].pop()

    for owner in sorted(s.evil, key=lambda owner: len(s.draws_from[owner - 1])):  # those who have no choice first
        hand = Hand("card", owner)
        for card, who in zip(s.hand(owner).cards, s.hand(owner).known, strict=True):
            hand.put(drawn_by(owner) if card is UNKNOWN else card, who)
        s.hands[owner - 1] = hand
        for place, laid in enumerate(s.laid):
            if laid.seat == owner and s.track.cards[place] is UNKNOWN:
                s.track.cards[place] = drawn_by(owner)
    s.track.known = [EVERYBODY if laid.is_up else only(laid.seat) for laid in s.laid]
    left = iter([card for pile in rest for card in pile])
    s.face_down.cards = [next(left) if card is UNKNOWN else card for card in s.face_down.cards]


# -- what goes on


def _set_going(s: Alone, seat: int) -> None:
    """Lets what the seat knows of go on; where the order of play asks others, it asks something that it may ask."""
    if isinstance(s.strands[0].frames[0], Play):
        if seat == HERO:
            s.strands[0].frames = _made_whole(s, s.strands[0].frames)
    else:
        s.strands.insert(0, Strand(0, _order_of_play(s, seat)))
    for number, strand in enumerate(s.strands):
        strand.id = number
        frame = strand.frames[0]
        if isinstance(frame, PlayOut) and frame.front is UNKNOWN:  # of a comrade who asks the leader
            card = s.hand(frame.seat).true()[0] if len(s.hand(frame.seat)) else -1
            frame.front, frame.token, frame.picks = "standard", -1, ()
            frame.card = Secret("card", card, only(frame.seat))
    s.born = len(s.strands) + len(s.timers)


def _made_whole(s: Alone, frames: list[Frame]) -> list[Frame]:
    """Fills in the hero's frames: evil plans no more than shows, creatures are any in the sector that look so."""
    taken: list[int] = []

    def token_for(kind: int) -> int:
        """Returns another token each time."""
        here = [t for t in alike(s, kind) if t not in taken and s.figures[t].true().cell == s.hero]
        taken.append(here[0] if here else kind)
        return taken[-1]

    def whole(frame: Frame) -> Frame:
        match frame:
            case ResolveReaction() | DoEffects() if frame.picks is UNKNOWN:
                return replace(frame, picks=())
            case DoVerb() if frame.picks is UNKNOWN:
                stage = 0 if frame.stage is UNKNOWN else frame.stage
                return replace(frame, picks=(Done(),) * stage, stage=stage)
            case Prowl():
                return replace(frame, token=token_for(frame.token), ways=(), noise="", gone=0)
            case Attack() | Die():
                return replace(frame, token=token_for(frame.token))
            case Meet() | StrikeAt():
                return replace(frame, tokens=tuple(map(token_for, frame.tokens)))
            case CreaturesAttack():
                return replace(frame, attacked=tuple(map(token_for, frame.attacked)))
        return frame

    return [whole(frame) for frame in frames]


def _order_of_play(s: Alone, seat: int) -> list[Frame]:
    """Returns what others are asked, as far as this seat can tell."""
    step, turn_step = Play.step_places, Turn.step_places
    if not s.revealed[s.hero]:
        return _setting_up(s, seat)
    others = [other for other in s.evil if other != seat]
    if s.window and others:
        window = Window(when=s.window, wound=s.wound, at=Window.step_places["resolve"])
        react = React(passed=only(seat) if seat != HERO else 0)
        return [Play(at=step["next_turn"]), Turn(at=turn_step["lights_off"]), window, react]
    if seat == HERO:
        return [Play(at=step["next_turn"]), Turn(at=turn_step["end"]), AimDamage(owner=s.leader)]
    turn = [Play(at=step["next_turn"]), Turn(at=turn_step["act_again"])]
    if s.chosen:
        rummaging = Rummage(count=0, may_draw_more=True, at=Rummage.step_places["draw_more"])
        return [*turn, TakeAction(at=TakeAction.step_places["over"]), rummaging, LookCloser(owner=HERO)]
    return [*turn, TakeAction(at=TakeAction.step_places["declared"]), HeroActs(seat=HERO)]


def _setting_up(s: Alone, seat: int) -> list[Frame]:
    step, evil_step = Play.step_places, PrepareEvil.step_places
    preparing = Play(at=step["reveal_missions"])
    if seat != HERO:
        other = next((other for other in (s.leader, *s.evil) if other != seat), HERO)
        if other == HERO or s.difficulty < 0 or s.character < 0 or len(s.deck_ids) < 2:
            return [Play(at=step["prepare_evil"]), ChooseDifficulty(owner=HERO)]
        return [preparing, PrepareEvil(at=evil_step["cards"]), ChooseStart(owner=other)]
    if len(s.deck_ids) < 2:
        choosing = ChooseDeck(owner=s.leader, player=s.leader)
        return [preparing, PrepareEvil(at=evil_step["swap"]), ChooseDecks(), choosing]
    return [preparing, PrepareEvil(at=evil_step["cards"]), ChooseStart(owner=s.leader)]
