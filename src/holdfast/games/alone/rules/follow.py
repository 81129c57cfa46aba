"""What follows by itself: hindrances, skills, and the powers of special creatures and avatars, after an event."""

from __future__ import annotations

from holdfast.engine.flow import AGAIN, Frame, Next
from holdfast.games.alone.cards.verbs.apply import DoEffects
from holdfast.games.alone.cards.verbs.registry import Cause
from holdfast.games.alone.cards.vocabulary import Event
from holdfast.games.alone.events.reactions import RuleWorked
from holdfast.games.alone.rules.standing import Source, after, powers_show
from holdfast.games.alone.state import HERO, Alone


class Follow(Frame):
    """Each rule that waits for this event, in the order in which they are in play; one may end another meanwhile."""

    STEPS = ("next_rule",)

    event: Event
    but: str = ""  # a rule that came into force by what it would follow
    worked: tuple[str, ...] = ()

    def next_rule(self, s: Alone) -> Next:
        waiting = [rule for rule in after(s, self.event) if rule.source.name != self.but]
        rule = next((rule for rule in waiting if rule.key not in self.worked), None)
        if rule is None:
            return None
        if not self.worked:
            powers_show(s)
        self.worked += (rule.key,)
        if rule.once:
            s.after_once.append(rule.key)
        s.tell(RuleWorked(rule.source.name))
        s.start(DoEffects(effects=rule.effects, cause=cause_of_rule(s, rule.source)))
        return AGAIN


def cause_of_rule(s: Alone, source: Source) -> Cause:
    """Returns who chooses: the hero for its own skills, an avatar's player for the avatar, else evil's leader."""
    if source.name.startswith("character."):
        return Cause(seat=HERO)
    seat = s.leader
    if source.name.startswith("avatar."):
        index = int(source.name.partition(".")[2])
        seat = next((seat for seat in s.evil if s.avatars[seat - 1] == index), s.leader)
    icon = s.tokens[source.token].icon if source.token >= 0 else ""
    return Cause(seat=seat, icon=icon, room=source.room, token=source.token)


class FollowActivation(Frame):
    """An avatar's own power, with what its upgrades add to it, after any activation (R252)."""

    STEPS = ("apply",)

    token: int

    def apply(self, s: Alone) -> None:
        index = s.tokens[self.token].index
        avatar = s.parts.avatars[index]
        filled = [u.effects for space, u in enumerate(avatar.upgrades) if s.upgrades[index] >> space & 1]
        effects = (*avatar.on_activation, *(effect for some in filled for effect in some))
        if effects:
            source = Source(f"avatar.{index}", (), token=self.token)
            s.tell(RuleWorked(source.name))
            s.start(DoEffects(effects=effects, cause=cause_of_rule(s, source)))
