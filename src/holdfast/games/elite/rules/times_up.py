"""Time's up (R152-R157, A87): open alien results, ready equipment once, delayed draws and trades, traps, the check."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from holdfast.engine.action import Action
from holdfast.engine.flow import WAIT, Frame, Next, OneSeat
from holdfast.engine.secret import NOBODY, Seats
from holdfast.games.elite.cards.effects import Overtime
from holdfast.games.elite.events.rounds import BoardChose, NotWaitedFor, SeatFinished, TimeIsUp
from holdfast.games.elite.rules.alien_moves import SettleResults
from holdfast.games.elite.rules.asking import CALM, keep_waiting, why_busy
from holdfast.games.elite.rules.attachments import Connect
from holdfast.games.elite.rules.items import Use
from holdfast.games.elite.rules.missions.capture import CloseTraps
from holdfast.games.elite.rules.missions.demolition import PlaceCharge, can_place
from holdfast.games.elite.rules.move import Step, may_move
from holdfast.games.elite.rules.search import DelayedSearches
from holdfast.games.elite.rules.shot import shot_of, targets
from holdfast.games.elite.rules.starting_area import aliens_home
from holdfast.games.elite.rules.tech import DelayedTech
from holdfast.games.elite.rules.trade import are_adjacent, beside, things_of
from holdfast.games.elite.rules.weapons import Fire, why_not_used
from holdfast.games.elite.state import ALIEN, BLANK, FREE, MOVE, TUMBLING, Elite

PATIENCE: Final = 3  # graces in which nobody does anything


def stop_the_clock(s: Elite) -> None:
    """Stops clock and dice; results are lost but for aliens, and for what an ability keeps (R152, R153, A85)."""
    s.clock_runs = False
    s.phase = "times_up"
    s.stopped += 1
    s.cancel("clock")
    s.cancel("away")
    for seat in s.everybody():
        s.cancel(f"land/{seat}")
        late = any(s.has_trait(hero, Overtime) for hero in s.heroes_of(seat))
        for die in s.dice_of(seat):
            if s.place[die] == FREE and (s.face[die] == TUMBLING or not keeps(s.face[die], late)):
                s.face[die] = BLANK
    s.steps = [0] * len(s.steps)
    s.shots = []
    s.finished = [False] * s.seated
    s.tell(TimeIsUp())


def keeps(face: int, late: bool) -> bool:
    return face == ALIEN or (face == MOVE and late)


class TimesUp(Frame):
    """The clock is at zero: that happens once."""

    STEPS = ("stop",)

    def stop(self, s: Elite) -> None:
        stop_the_clock(s)


class Done(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Done]:
        return (cls(),)

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        s.finished[seat] = True
        s.tell(SeatFinished(seat))


def has_something_left(s: Elite, seat: int) -> bool:
    """Tells whether a seat has ready equipment (R155), a ready charge beside its target (A49), or steps to take."""
    cards = s.parts.cards
    for card in s.cards_of(seat):
        kind = cards[card].kind
        if kind != "attachment" and (cards[card].use or kind == "weapon") and why_not_used(s, seat, card, kind) is None:
            return True
    return can_place(s, seat) or any(may_move(s, seat, hero) for hero in s.heroes_of(seat))


class Last(OneSeat, kw_only=True):
    """What seats do when time is up, beside each other: those who are there take the time they like."""

    STANDING = True
    MINDED = True

    def mind(self, s: Elite) -> None:
        waited_for = [strand.top.seat for strand in s.strands if isinstance(strand.top, Last)]
        keep_waiting(s, waited_for, "quiet", patience_ms(s), AwayTooLong())


class LastActs(Last, kw_only=True):
    """Time is up: each ready piece of equipment may be used once (R155), and a ready charge laid (A49)."""

    ACTIONS = (Fire, Use, PlaceCharge, Step, Connect, Done)

    def is_open(self, s: Elite) -> bool:
        if s.finished[self.seat]:
            return False
        return has_something_left(s, self.seat) or why_busy(s, self.seat) is not None


def last_acts(s: Elite) -> list[LastActs]:
    return [LastActs(seat=seat) for seat in s.everybody() if not s.finished[seat] and has_something_left(s, seat)]


class LastTrades(Last, kw_only=True):
    """New cards came: heroes may trade once more before the aliens act (R157)."""

    ACTIONS = (Done,)

    def is_open(self, s: Elite) -> bool:
        return not s.finished[self.seat]


class AwayTooLong(Frame, tag="quiet"):
    """Those who are left are away, and nobody did anything for a while: on with the game."""

    STEPS = ("go_on",)

    def known_to(self, s: Elite) -> Seats:
        """It only looks whether somebody is still there, again and again."""
        return NOBODY

    def go_on(self, s: Elite) -> None:
        patience = patience_ms(s)
        if s.now - s.moment < patience:
            s.after(s.moment + patience - s.now, AwayTooLong(), "quiet")
            return
        waited_for = [strand.top.seat for strand in s.strands if isinstance(strand.top, Last)]
        if rescue := last_rescue(s, waited_for):
            seat, fire = rescue
            s.tell(BoardChose())
            fire.do(s, seat, None)
            return
        for seat in s.everybody():
            if not s.finished[seat]:
                s.finished[seat] = True
                if seat in waited_for:
                    s.tell(NotWaitedFor(seat))


def last_rescue(s: Elite, seats: Iterable[int]) -> tuple[int, Fire] | None:
    """Returns a shot of one of these seats at an alien in the Starting Area, which would lose the game (R175)."""
    home = set(aliens_home(s))
    for seat in seats:
        for fire in Fire.candidates(s, seat, None):
            hero = s.holder(fire.card)
            assert hero is not None
            if fire.why_not(s, seat, None) is None and home & {*targets(s, s.at[hero], shot_of(s, hero, fire.card))}:
                return seat, fire
    return None


def patience_ms(s: Elite) -> int:
    if s.options.decision_ms:
        return s.options.decision_ms
    return s.options.grace_ms * PATIENCE * (CALM if s.is_untimed else 1)


class AfterTimesUp(Frame):
    """All that comes after the Action Phase, in the order that decides games (A87)."""

    STEPS = (
        "settle_aliens",
        "wait_for_dice",
        "use_equipment",
        "search",
        "look_at_tech",
        "trade",
        "wait_for_trades",
        "close_traps",
        "check_area",
    )

    drew: bool = False

    def settle_aliens(self, s: Elite) -> None:
        s.start(SettleResults())

    def wait_for_dice(self, s: Elite) -> Next:
        return None if s.is_settled() else WAIT

    def use_equipment(self, s: Elite) -> Next:
        """Asks all for their last acts until nobody is left: what one uses may give another something to do."""
        if not s.is_settled():
            return WAIT
        if asks := last_acts(s):
            _ask(s, asks)
            return WAIT
        _close(s)
        self.drew = any(token >= 0 for token in s.search_tokens) or any(len(pile) for pile in s.aside)
        return None

    def search(self, s: Elite) -> None:
        s.start(DelayedSearches())

    def look_at_tech(self, s: Elite) -> None:
        s.start(DelayedTech())

    def trade(self, s: Elite) -> None:
        """Asks for last trades (R157); who could have traded before is asked only if new cards came."""
        if any(_could_trade(s, hero, only_now=not self.drew) for hero in range(len(s.heroes))):
            s.finished = [False] * s.seated
            _ask(s, [LastTrades(seat=seat) for seat in s.everybody()])

    def wait_for_trades(self, s: Elite) -> Next:
        if not s.is_settled():
            return WAIT
        _close(s)
        return None

    def close_traps(self, s: Elite) -> None:
        s.start(CloseTraps())

    def check_area(self, s: Elite) -> None:
        """Loses the game if an alien is in the Starting Area (R175)."""
        if aliens_home(s):
            s.end("lost.alien_home")


def _ask(s: Elite, asks: Sequence[LastActs | LastTrades]) -> None:
    s.cancel("quiet")
    for ask in asks:
        s.fork(ask)


def _close(s: Elite) -> None:
    """Clears what is left over: nothing more is done with those results (R153)."""
    s.cancel("quiet")
    s.steps = [0] * len(s.steps)
    for die, place in enumerate(s.place):
        if place == FREE:
            s.face[die] = BLANK


def _could_trade(s: Elite, hero: int, only_now: bool) -> bool:
    """Tells whether a hero has somebody to trade with; `only_now`: somebody in sight who is not adjacent (R141,
    R157).
    """
    here = s.at[hero]
    partners = [to for to in beside(s, hero) if not only_now or not are_adjacent(s, here, s.at[to])]
    return bool(things_of(s, hero)) and bool(partners)
