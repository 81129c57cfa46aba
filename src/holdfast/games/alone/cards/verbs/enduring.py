"""The hero's verbs for itself: health, nerve, friends, time, and what turns a blow aside."""

from __future__ import annotations

from holdfast.engine.flow import AGAIN, StepResult
from holdfast.games.alone.cards.effects import (
    Again,
    Befriend,
    Breathe,
    Disarm,
    MoreDice,
    Prevent,
    Recover,
    Remember,
    Reroll,
    Ward,
)
from holdfast.games.alone.cards.picks import (
    Done,
    Pick,
    PickCharacter,
    PickDie,
    PickHand,
    PickHealth,
    PickPlayer,
    PickSector,
)
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import Cause, Picks, ShedCard, ShedWhose
from holdfast.games.alone.cards.verbs.terrain import up_to
from holdfast.games.alone.events.deeds import DiceRolled
from holdfast.games.alone.events.reactions import EvilDisarmed, Warded
from holdfast.games.alone.events.rounds import AdrenalineSet, MarkerMoved
from holdfast.games.alone.rules.companion import join, possible_friends
from holdfast.games.alone.rules.damage import can_recover, recover
from holdfast.games.alone.rules.dice import reroll, throw
from holdfast.games.alone.rules.discards import discard
from holdfast.games.alone.rules.turn import TakeAction
from holdfast.games.alone.state import MOST_ADRENALINE, Alone

# -- health and adrenaline


def recover_picks(s: Alone, effect: Recover, cause: Cause, picks: Picks) -> list[Pick]:
    """Returns the tracks that may still gain a point: points are chosen one by one, as far as the cap allows."""
    if len(picks) >= effect.either:
        return []
    gained = {
        "life": effect.life + sum(pick == PickHealth("life") for pick in picks),
        "control": effect.control + sum(pick == PickHealth("control") for pick in picks),
    }
    now = {"life": s.life, "control": s.control}
    return [PickHealth(track) for track in ("life", "control") if now[track] + gained[track] < s.cap]


def do_recover(s: Alone, frame: DoVerb) -> None:
    effect = frame.effect
    assert isinstance(effect, Recover)
    tracks = [pick.track for pick in frame.picks if isinstance(pick, PickHealth)]
    for track, amount in (("life", effect.life), ("control", effect.control)):
        if amount + tracks.count(track) and can_recover(s, track):
            recover(s, track, amount + tracks.count(track))


def do_breathe(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Breathe)
    s.adrenaline = min(s.adrenaline + frame.effect.count, MOST_ADRENALINE)
    s.tell(AdrenalineSet(s.adrenaline))


# -- actions and rounds


def do_again(s: Alone, frame: DoVerb) -> None:
    """Gives an extra action, which is answered like any other (R137, G25)."""
    assert isinstance(frame.effect, Again)
    s.start(TakeAction(only=frame.effect.action or "", with_items=False, is_start=False))


def do_extra_round(s: Alone, frame: DoVerb) -> None:
    """Moves the marker one space to the right (R183); at the right end it skips its next move instead (G59)."""
    if s.space == 0:
        s.lingers = True
    else:
        s.space -= 1
    s.tell(MarkerMoved(s.cap))


# -- friends and foes


def befriend_picks(s: Alone, effect: Befriend, cause: Cause, picks: Picks) -> list[Pick]:
    return [] if effect.random or picks else [PickCharacter(friend) for friend in possible_friends(s)]


def do_befriend(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Befriend)
    friends = possible_friends(s)
    if frame.effect.random and friends:
        join(s, s.rng.choice(friends, "companion"))
    for pick in frame.picks:
        if isinstance(pick, PickCharacter):
            join(s, pick.character)


def do_disarm(s: Alone, frame: DoVerb) -> StepResult | None:
    """Takes cards one by one: the leader says from whose hand, its owner says which."""
    assert isinstance(frame.effect, Disarm)
    if frame.stage == frame.effect.count or not any(len(hand) for hand in s.hands):
        return None
    frame.stage += 1
    s.start(DoVerb(effect=ShedWhose(), cause=Cause(seat=s.leader)))
    return AGAIN


def whose_picks(s: Alone, effect: ShedWhose, cause: Cause, picks: Picks) -> list[Pick]:
    return [PickPlayer(seat) for seat in s.evil if len(s.hand(seat))] if not picks and s.seated > 2 else []


def do_whose(s: Alone, frame: DoVerb) -> None:
    seat = next((pick.seat for pick in frame.picks if isinstance(pick, PickPlayer)), 1)
    s.start(DoVerb(effect=ShedCard(), cause=Cause(seat=seat)))


def shed_picks(s: Alone, effect: ShedCard, cause: Cause, picks: Picks) -> list[Pick]:
    return [PickHand(card) for card in s.hand(cause.seat).own(cause.seat)] if not picks else []


def do_shed(s: Alone, frame: DoVerb) -> None:
    hand = s.hand(frame.cause.seat)
    for pick in frame.picks:
        if isinstance(pick, PickHand):
            discard(s, *hand.pop(hand.true().index(pick.card)))
            s.tell(EvilDisarmed(frame.cause.seat, 1))


# -- what turns things aside


def do_prevent(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Prevent)
    s.blow = max(s.blow - frame.effect.amount, 0)


def do_evade(s: Alone, frame: DoVerb) -> None:
    s.evaded = True


def do_shun(s: Alone, frame: DoVerb) -> None:
    s.shunned = True


def do_ward(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Ward)
    s.ward += frame.effect.dice
    s.tell(Warded(frame.effect.dice))


def reroll_picks(s: Alone, effect: Reroll, cause: Cause, picks: Picks) -> list[Pick]:
    return up_to([PickDie(die) for die in range(len(s.pool))], picks, effect.dice or len(s.pool), least=1)


def do_reroll(s: Alone, frame: DoVerb) -> None:
    for pick in frame.picks:
        if isinstance(pick, PickDie):
            reroll(s, pick.die)


def do_more_dice(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, MoreDice)
    more = [throw(s) for _ in range(frame.effect.dice)]
    s.pool += more
    s.tell(DiceRolled("fight", tuple(more)))


def remember_picks(s: Alone, effect: Remember, cause: Cause, picks: Picks) -> list[Pick]:
    found = [cell for cell, known in enumerate(s.revealed) if known and cell != s.hero]
    left = up_to([PickSector(cell) for cell in found], picks, effect.count)
    return [*left, Done()] if left and Done() not in left else left


def do_remember(s: Alone, frame: DoVerb) -> None:
    s.kept += [pick.cell for pick in frame.picks if isinstance(pick, PickSector)]
