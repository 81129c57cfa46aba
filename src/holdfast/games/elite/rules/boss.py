"""Boss cards (R63-R71): a die says where the boss comes, it gets its health, and it acts at once."""

from __future__ import annotations

from holdfast.engine.flow import AGAIN, Frame, Next
from holdfast.games.elite.events.spawning import AllClear, BossCameAt, BossCardTurned
from holdfast.games.elite.rules.activation import ActOnSpawning
from holdfast.games.elite.rules.asking import ByPlan
from holdfast.games.elite.rules.planned_spawning import spawn_points
from holdfast.games.elite.rules.spawn import Arrive
from holdfast.games.elite.state import Elite


class BossCards(ByPlan):
    """So many cards, one at a time; the deck is never reshuffled (R71)."""

    STEPS = ("reveal",)

    left: int

    def reveal(self, s: Elite) -> Next:
        if self.left <= 0 or not len(s.boss):
            return None
        self.left -= 1
        card = s.turn_up(s.boss)
        if card >= len(s.parts.bosses):  # R65
            s.boss_discard.append(card)
            s.tell(AllClear())
        else:
            s.in_play.append(card)
            s.start(BossComes(boss=card))
        return AGAIN


class BossComes(Frame):
    STEPS = ("roll", "get_health", "activate")

    boss: int

    def roll(self, s: Elite) -> None:
        """Rolls where the boss comes: the die decides, never the players (R66, A73)."""
        s.tell(BossCardTurned(self.boss))
        die = s.hit_die("aliens")
        cluster = s.parts.numbers.boss_clusters[die - 1]
        s.tell(BossCameAt(die, cluster))
        acts = s.parts.bosses[self.boss].activates
        s.start(Arrive(figure=s.boss_figure(self.boss), points=spawn_points(s, cluster), acts=acts))

    def get_health(self, s: Elite) -> None:
        s.health[self.boss] = s.parts.bosses[self.boss].health  # R68

    def activate(self, s: Elite) -> None:
        figure = s.boss_figure(self.boss)
        if s.parts.bosses[self.boss].activates:  # R69
            s.start(ActOnSpawning(aliens=(figure,)))
