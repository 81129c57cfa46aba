"""What effects do to dice and time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.engine.action import Action
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.cards.verbs.done import DONE, UNFINISHED
from holdfast.games.elite.cards.verbs.questions import PickDie, TurnDie, turnable
from holdfast.games.elite.events.dice import Turned
from holdfast.games.elite.events.rounds import TimeChanged
from holdfast.games.elite.rules.asking import GracedChoice
from holdfast.games.elite.rules.damage import pay_what_is_owed
from holdfast.games.elite.state import Elite

if TYPE_CHECKING:
    from holdfast.games.elite.cards.verbs.apply import Apply


def ask_die(s: Elite, frame: Apply, effect: fx.Turn) -> GracedChoice | None:
    ask = PickDie(owner=s.owner(frame.hero), but=frame.chosen)
    return ask if len(frame.chosen) < effect.n and turnable(s, ask) else None


def do_turn(s: Elite, frame: Apply, effect: fx.Turn, answer: Action | None) -> bool:
    if not isinstance(answer, TurnDie):
        return DONE
    frame.chosen += (answer.die,)
    s.face[answer.die] = SYMBOLS.index(answer.symbol)
    s.tell(Turned(s.owner(frame.hero), answer.die, answer.symbol))
    pay_what_is_owed(s, s.owner(frame.hero))  # A30: an alien result may have gone
    return UNFINISHED


def do_add_time(s: Elite, frame: Apply, effect: fx.AddTime, answer: Action | None) -> bool:
    change_time(s, effect.seconds)
    return DONE


def change_time(s: Elite, seconds: int) -> None:
    """A21: from the time that is left, never below nothing."""
    if not s.clock_runs:
        return
    ms = seconds * 10 * s.options.scale
    if s.is_untimed:
        # Here, because acting carries out verbs, and this one lets somebody act again.
        from holdfast.games.elite.rules.acting import act_again

        s.left_ms = [max(left + ms, 0) for left in s.left_ms]
        act_again(s)
    else:
        s.shift("clock", ms)
    s.tell(TimeChanged(ms // 1000))
