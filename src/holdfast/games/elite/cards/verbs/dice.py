"""What effects do to dice and time."""

from __future__ import annotations

from holdfast.engine.action import Action
from holdfast.engine.verbs import ASK_AGAIN, DeedResult
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.cards.verbs.apply import Apply
from holdfast.games.elite.cards.verbs.questions import PickDie, TurnDie, turnable
from holdfast.games.elite.events.dice import Turned
from holdfast.games.elite.events.rounds import TimeChanged
from holdfast.games.elite.rules.acting import act_again
from holdfast.games.elite.rules.asking import GracedChoice
from holdfast.games.elite.rules.damage import pay_what_is_owed
from holdfast.games.elite.state import Elite


def ask_die(s: Elite, frame: Apply, effect: fx.Turn) -> GracedChoice | None:
    ask = PickDie(owner=s.owner(frame.hero), but=frame.chosen)
    return ask if len(frame.chosen) < effect.n and turnable(s, ask) else None


def do_turn(s: Elite, frame: Apply, effect: fx.Turn, answer: Action | None) -> DeedResult:
    if not isinstance(answer, TurnDie):
        return None
    frame.chosen += (answer.die,)
    s.face[answer.die] = SYMBOLS.index(answer.symbol)
    s.tell(Turned(s.owner(frame.hero), answer.die, answer.symbol))
    pay_what_is_owed(s, s.owner(frame.hero))  # A30: an alien result may have gone
    return ASK_AGAIN


def do_add_time(s: Elite, frame: Apply, effect: fx.AddTime, answer: Action | None) -> None:
    change_time(s, effect.seconds)


def change_time(s: Elite, seconds: int) -> None:
    """Changes the time that is left, never below nothing (A21)."""
    if not s.clock_runs:
        return
    ms = seconds * 10 * s.options.scale
    if s.is_untimed:
        s.left_ms = [max(left + ms, 0) for left in s.left_ms]
        act_again(s)
    else:
        s.shift("clock", ms)
    s.tell(TimeChanged(ms // 1000))
