"""The hero's verbs for itself: health, nerve, friends, time, and what turns a blow aside."""

from __future__ import annotations

from holdfast.engine.flow import AGAIN, StepResult
from holdfast.games.alone.cards.effects import (
    Again,
    Befriend,
    Breathe,
    Disarm,
    Evade,
    ExtraRound,
    MoreDice,
    Prevent,
    Recover,
    Remember,
    Reroll,
    Shun,
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
from holdfast.games.alone.cards.verbs.registry import DEEDS, Cause, Deed, Picks, ShedCard, ShedWhose
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
    """Point by point, as far as the cap allows."""
    if len(picks) >= effect.either:
        return []
    gained = {
        "life": effect.life + sum(pick == PickHealth("life") for pick in picks),
        "control": effect.control + sum(pick == PickHealth("control") for pick in picks),
    }
    now = {"life": s.life, "control": s.control}
    return [PickHealth(track) for track in ("life", "control") if now[track] + gained[track] < s.cap]


def do_recover(s: Alone, verb: DoVerb) -> None:
    effect = verb.effect
    assert isinstance(effect, Recover)
    tracks = [pick.track for pick in verb.picks if isinstance(pick, PickHealth)]
    for track, amount in (("life", effect.life), ("control", effect.control)):
        if amount + tracks.count(track) and can_recover(s, track):
            recover(s, track, amount + tracks.count(track))


DEEDS[Recover] = Deed(do_recover, recover_picks)


def do_breathe(s: Alone, verb: DoVerb) -> None:
    assert isinstance(verb.effect, Breathe)
    s.adrenaline = min(s.adrenaline + verb.effect.count, MOST_ADRENALINE)
    s.tell(AdrenalineSet(s.adrenaline))


DEEDS[Breathe] = Deed(do_breathe)


# -- actions and rounds


def do_again(s: Alone, verb: DoVerb) -> None:
    """An extra action, answered like any other (R137, G25)."""
    assert isinstance(verb.effect, Again)
    s.start(TakeAction(only=verb.effect.action or "", with_items=False, is_start=False))


DEEDS[Again] = Deed(do_again)


def do_extra_round(s: Alone, verb: DoVerb) -> None:
    """One space to the right (R183); at the right end the marker skips its next move instead (G59)."""
    if s.space == 0:
        s.lingers = True
    else:
        s.space -= 1
    s.tell(MarkerMoved(s.cap))


DEEDS[ExtraRound] = Deed(do_extra_round)


# -- friends and foes


def befriend_picks(s: Alone, effect: Befriend, cause: Cause, picks: Picks) -> list[Pick]:
    return [] if effect.random or picks else [PickCharacter(friend) for friend in possible_friends(s)]


def do_befriend(s: Alone, verb: DoVerb) -> None:
    assert isinstance(verb.effect, Befriend)
    friends = possible_friends(s)
    if verb.effect.random and friends:
        join(s, s.rng.choice(friends, "companion"))
    for pick in verb.picks:
        if isinstance(pick, PickCharacter):
            join(s, pick.character)


DEEDS[Befriend] = Deed(do_befriend, befriend_picks)


def do_disarm(s: Alone, verb: DoVerb) -> StepResult | None:
    """Card by card: the leader says whose, the owner says which."""
    assert isinstance(verb.effect, Disarm)
    if verb.stage == verb.effect.count or not any(len(hand) for hand in s.hands):
        return None
    verb.stage += 1
    s.start(DoVerb(effect=ShedWhose(), cause=Cause(seat=s.leader)))
    return AGAIN


DEEDS[Disarm] = Deed(do_disarm)


def whose_picks(s: Alone, effect: ShedWhose, cause: Cause, picks: Picks) -> list[Pick]:
    return [PickPlayer(seat) for seat in s.evil if len(s.hand(seat))] if not picks and s.seated > 2 else []


def do_whose(s: Alone, verb: DoVerb) -> None:
    seat = next((pick.seat for pick in verb.picks if isinstance(pick, PickPlayer)), 1)
    s.start(DoVerb(effect=ShedCard(), cause=Cause(seat=seat)))


DEEDS[ShedWhose] = Deed(do_whose, whose_picks)


def shed_picks(s: Alone, effect: ShedCard, cause: Cause, picks: Picks) -> list[Pick]:
    return [PickHand(card) for card in s.hand(cause.seat).own(cause.seat)] if not picks else []


def do_shed(s: Alone, verb: DoVerb) -> None:
    hand = s.hand(verb.cause.seat)
    for pick in verb.picks:
        if isinstance(pick, PickHand):
            discard(s, *hand.pop(hand.true().index(pick.card)))
            s.tell(EvilDisarmed(verb.cause.seat, 1))


DEEDS[ShedCard] = Deed(do_shed, shed_picks)


# -- what turns things aside


def do_prevent(s: Alone, verb: DoVerb) -> None:
    assert isinstance(verb.effect, Prevent)
    s.blow = max(s.blow - verb.effect.amount, 0)


def do_evade(s: Alone, verb: DoVerb) -> None:
    s.evaded = True


def do_shun(s: Alone, verb: DoVerb) -> None:
    s.shunned = True


def do_ward(s: Alone, verb: DoVerb) -> None:
    assert isinstance(verb.effect, Ward)
    s.ward += verb.effect.dice
    s.tell(Warded(verb.effect.dice))


DEEDS[Prevent] = Deed(do_prevent)
DEEDS[Evade] = Deed(do_evade)
DEEDS[Shun] = Deed(do_shun)
DEEDS[Ward] = Deed(do_ward)


def reroll_picks(s: Alone, effect: Reroll, cause: Cause, picks: Picks) -> list[Pick]:
    return up_to([PickDie(die) for die in range(len(s.pool))], picks, effect.dice or len(s.pool), least=1)


def do_reroll(s: Alone, verb: DoVerb) -> None:
    for pick in verb.picks:
        if isinstance(pick, PickDie):
            reroll(s, pick.die)


DEEDS[Reroll] = Deed(do_reroll, reroll_picks)


def do_more_dice(s: Alone, verb: DoVerb) -> None:
    assert isinstance(verb.effect, MoreDice)
    more = [throw(s) for _ in range(verb.effect.dice)]
    s.pool += more
    s.tell(DiceRolled("fight", tuple(more)))


DEEDS[MoreDice] = Deed(do_more_dice)


def remember_picks(s: Alone, effect: Remember, cause: Cause, picks: Picks) -> list[Pick]:
    found = [cell for cell, known in enumerate(s.revealed) if known and cell != s.hero]
    left = up_to([PickSector(cell) for cell in found], picks, effect.count)
    return [*left, Done()] if left and Done() not in left else left


def do_remember(s: Alone, verb: DoVerb) -> None:
    s.kept += [pick.cell for pick in verb.picks if isinstance(pick, PickSector)]


DEEDS[Remember] = Deed(do_remember, remember_picks)
