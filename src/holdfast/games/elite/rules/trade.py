"""Trading (R141, R142, R157, R206): between heroes side by side, at any time before the aliens act.

A thing is a card, or a Demolition token counted on from TOKEN_THINGS.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Decision
from holdfast.games.elite.events.equipment import Gave, SwapDeclined, SwapOffered
from holdfast.games.elite.rules.asking import Own, put
from holdfast.games.elite.rules.keep import DropWeapon, clear_slots, too_many
from holdfast.games.elite.rules.signal import Signal
from holdfast.games.elite.state import CARRIED, SLOTS, TOKENS, Elite

TOKEN_THINGS: Final = 1000


def things_of(s: Elite, hero: int) -> list[int]:
    if s.options.mission != "demolition":
        return s.carried[hero]
    tokens = [TOKEN_THINGS + token for token, at in enumerate(s.token_at) if at == CARRIED - hero]
    return [*s.carried[hero], *tokens]


def why_not_apart(s: Elite, hero: int, to: int) -> Refusal | None:
    """Returns why two heroes are not near enough to trade (R141, R157)."""
    if not 0 <= to < len(s.heroes) or hero == to:
        return refuse("elite:R141", "refused.no_such_hero")
    return None if are_beside(s, s.at[hero], s.at[to]) else refuse("elite:R141", "refused.not_beside_hero", hero=to)


def are_adjacent(s: Elite, here: int, there: int) -> bool:
    return here == there or there in s.map.near[here]


def are_beside(s: Elite, here: int, there: int) -> bool:
    """Tells whether two spaces are adjacent (R141), or, when time is up, within range 1 and in line of sight (R157)."""
    return are_adjacent(s, here, there) or (s.phase == "times_up" and s.sees(here, there, 1))


def beside(s: Elite, hero: int) -> list[int]:
    """Returns the heroes with whom this one may trade."""
    at, here = s.at, s.at[hero]
    if s.phase == "times_up":
        return [to for to in range(len(s.heroes)) if to != hero and are_beside(s, here, at[to])]
    near = s.map.near[here]
    return [to for to in range(len(s.heroes)) if to != hero and (at[to] == here or at[to] in near)]


def why_not_given(s: Elite, hero: int, thing: int) -> Refusal | None:
    if thing not in things_of(s, hero):
        return refuse("elite:R141", "refused.not_carried")
    if thing < TOKEN_THINGS:
        return refuse("elite:R142", "refused.holds_locked_die", card=thing) if s.has_locked_die(thing) else None
    first = TOKENS + (thing - TOKEN_THINGS) * SLOTS
    if any(first <= place < first + SLOTS for place in (*s.place, *s.counted)):
        return refuse("elite:R206", "refused.token_has_dice")
    return None


def gifts_of(s: Elite, hero: int) -> list[int]:
    """Returns what this hero may give."""
    return [thing for thing in things_of(s, hero) if why_not_given(s, hero, thing) is None]


def has_something_to_give(s: Elite, hero: int) -> bool:
    return any(why_not_given(s, hero, thing) is None for thing in things_of(s, hero))


def is_swapping(s: Elite, hero: int) -> bool:
    """Tells whether this hero has offered a swap, or been offered one; each stands on a strand of its own."""
    if not s.is_quiet():
        for strand in s.strands:
            frame = strand.frames[0]
            if isinstance(frame, SwapFor) and hero in (frame.hero, frame.to):
                return True
    return False


def why_no_trade(s: Elite) -> Refusal | None:
    if s.phase in ("activation", "end"):
        return refuse("elite:R141", "refused.too_late_to_trade")
    return refuse("elite:R141", "refused.too_early_to_trade") if s.phase == "setup" else None


def hand_over(s: Elite, hero: int, to: int, thing: int) -> None:
    """A card comes without the dice in its Regular slots (A36)."""
    s.tell(Gave(hero, to, thing))
    if thing >= TOKEN_THINGS:
        s.token_at[thing - TOKEN_THINGS] = CARRIED - to
        return
    clear_slots(s, thing)
    if thing in s.shots and thing not in s.worn:  # it was ready once, in other hands (R155)
        s.worn.append(thing)
    s.carried[hero].remove(thing)
    s.carried[to].append(thing)
    asked = [frame.hero for frame in s.frames() if isinstance(frame, DropWeapon)]
    for trader in (hero, to):  # who gives away what holds a third weapon has one too many, too
        for _ in range(too_many(s, trader) - asked.count(trader)):
            put(s, DropWeapon(owner=s.owner(trader), hero=trader), fork=True)


class Trading(Action, frozen=True):
    """What giving and swapping have in common."""

    hero: target.Hero
    thing: int
    to: target.Hero

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        return why_no_trade(s)

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Any]:
        found = []
        for hero in s.heroes_of(seat):
            for to in beside(s, hero):
                found += [cls(hero, thing, to) for thing in things_of(s, hero)]
        return found

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if self.hero not in s.heroes_of(seat):
            return refuse("elite:R2", "refused.not_your_hero")
        return why_not_apart(s, self.hero, self.to) or why_not_given(s, self.hero, self.thing)


class Give(Trading, frozen=True):
    def do(self, s: Elite, seat: int, ask: Any) -> None:
        hand_over(s, self.hero, self.to, self.thing)
        s.spend_time(seat, s.parts.times.costs.trade)


class OfferSwap(Trading, frozen=True):
    """The other hero's player says what comes back."""

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if refusal := super().why_not(s, seat, ask):
            return refusal
        if is_swapping(s, self.hero):
            return refuse("elite:R141", "refused.one_swap")
        if not has_something_to_give(s, self.to):
            return refuse("elite:R141", "refused.nothing_to_swap", hero=self.to)
        return None

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        s.tell(SwapOffered(self.hero, self.thing, self.to, 0))
        s.spend_time(seat, s.parts.times.costs.trade)
        put(s, SwapFor(owner=s.owner(self.to), hero=self.hero, thing=self.thing, to=self.to), fork=True)


class SwapBack(Action, frozen=True):
    """Gives this in return."""

    thing: int

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: SwapFor) -> Iterable[SwapBack]:
        return map(SwapBack, things_of(s, ask.to))

    def why_not(self, s: Elite, seat: int, ask: SwapFor) -> Refusal | None:
        return (
            why_no_trade(s)
            or why_not_apart(s, ask.hero, ask.to)
            or why_not_given(s, ask.hero, ask.thing)
            or why_not_given(s, ask.to, self.thing)
        )

    def do(self, s: Elite, seat: int, ask: SwapFor) -> None:
        hand_over(s, ask.hero, ask.to, ask.thing)
        hand_over(s, ask.to, ask.hero, self.thing)


class Decline(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: SwapFor) -> Iterable[Decline]:
        return (cls(),)

    def do(self, s: Elite, seat: int, ask: SwapFor) -> None:
        s.tell(SwapDeclined(ask.to))


class SwapFor(Own, kw_only=True):
    """What do you give in return?"""

    ACTIONS = (Decline, SwapBack)
    FIRST = None

    hero: int
    thing: int
    to: int

    def board_answer(self, s: Elite) -> Decline:
        return Decline()


class AnyTime(Decision):
    """Beside the game: heroes may trade at any time before the aliens act, and signal at any time."""

    ACTIONS = (Give, OfferSwap, Signal)
    STANDING = True
    OFFER = True

    def seats(self, s: Elite) -> tuple[int, ...]:
        return s.everybody()

    def listed_at_once(self, s: Elite, seat: int) -> list[Action]:
        """What a hero may give is the same for all who are near: it is looked at once."""
        gifts: list[Action] = []
        swaps: list[Action] = []
        for hero in s.heroes_of(seat) if why_no_trade(s) is None else ():
            near = beside(s, hero)
            things = gifts_of(s, hero) if near else []
            gifts += [Give(hero, thing, to) for to in near for thing in things]
            if things and not is_swapping(s, hero):
                near = [to for to in near if has_something_to_give(s, to)]
                swaps += [OfferSwap(hero, thing, to) for to in near for thing in things]
        return [*gifts, *swaps]
