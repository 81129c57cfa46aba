"""The verbs of cards, aliens and events, carried out one after the other; each is asked about first if it must be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

from holdfast.engine.action import Action
from holdfast.engine.flow import Frame
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.verbs import aliens, decks, dice, ground, heroes
from holdfast.games.elite.cards.verbs.done import DONE
from holdfast.games.elite.rules.asking import GracedChoice, put
from holdfast.games.elite.state import Elite

Effects: TypeAlias = tuple[fx.Effect, ...]


class Apply(Frame):
    """Effects, one after the other: of what a hero uses, of aliens that act, or of an event (neither)."""

    STEPS = ("ask", "act", "over")

    effects: Effects
    hero: int = -1
    aliens: tuple[int, ...] = ()
    n: int = 0
    chosen: tuple[int, ...] = ()  # so far, for the effect that is being carried out

    def ask(self, s: Elite) -> Literal["over"] | None:
        if self.n == len(self.effects):
            return "over"
        effect = self.effects[self.n]
        question = QUESTIONS.get(type(effect))
        choice = question(s, self, effect) if question else None
        if choice is not None:
            put(s, choice)
        return None

    def act(self, s: Elite) -> Literal["ask"]:
        effect, answer = self.effects[self.n], s.answered
        if DEEDS[type(effect)](s, self, effect, answer):
            self.n += 1
            self.chosen = ()
        return "ask"

    def over(self, s: Elite) -> None:
        pass


def nothing(s: Elite, frame: Apply, effect: fx.Effect, answer: Action | None) -> bool:
    """It holds while its event is open; there is nothing to do."""
    return DONE


Deed: TypeAlias = Callable[[Elite, Apply, Any, Action | None], bool]

QUESTIONS: Final[dict[type, Callable[[Elite, Apply, Any], GracedChoice | None]]] = {
    fx.Heal: heroes.ask_hero,
    fx.Guard: heroes.ask_hero,
    fx.MoveUpTo: heroes.ask_hero,
    fx.Recall: heroes.ask_hero,
    fx.Hit: aliens.ask_alien,
    fx.Hold: aliens.ask_alien,
    fx.Blast: aliens.ask_cell,
    fx.DriveBack: aliens.ask_back,
    fx.Spit: ground.ask_spit,
    fx.Refresh: ground.ask_search,
    fx.Fill: ground.ask_slot,
    fx.Turn: dice.ask_die,
}
DEEDS: Final[dict[type, Deed]] = {
    fx.Heal: heroes.do_heal,
    fx.Guard: heroes.do_guard,
    fx.MoveUpTo: heroes.do_step,
    fx.Recall: heroes.do_recall,
    fx.Wound: heroes.do_wound,
    fx.Strike: heroes.do_strike,
    fx.Drift: heroes.do_drift,
    fx.Hit: aliens.do_hit,
    fx.Blast: aliens.do_blast,
    fx.Hold: aliens.do_hold,
    fx.DriveBack: aliens.do_drive_back,
    fx.AlienMoves: aliens.do_alien_moves,
    fx.Advance: aliens.do_advance,
    fx.AlienPace: aliens.do_pace,
    fx.BossHealth: aliens.do_boss_health,
    fx.Spawn: decks.do_spawn,
    fx.NextSpawn: decks.do_next_spawn,
    fx.Draw: decks.do_draw,
    fx.Spit: ground.do_spit,
    fx.Clear: ground.do_clear,
    fx.Refresh: ground.do_refresh,
    fx.Fill: ground.do_fill,
    fx.Turn: dice.do_turn,
    fx.AddTime: dice.do_add_time,
    fx.MoreFigures: nothing,
    fx.AllActivate: nothing,
    fx.NoAbilities: nothing,
    fx.NoSearches: nothing,
}
