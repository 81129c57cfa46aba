"""A reaction that evil has decided on is laid on the track, and what it says is done (R149-R157, R229, R247-R252)."""

from __future__ import annotations

from typing import Annotated

from holdfast.engine.flow import Frame
from holdfast.engine.knowledge import By
from holdfast.engine.secret import EVERYBODY, Secret
from holdfast.games.alone.cards.types import Reaction
from holdfast.games.alone.cards.verbs.apply import DoEffects
from holdfast.games.alone.cards.verbs.registry import AnyEffect, Cause, Picks
from holdfast.games.alone.events.deeds import PowerTokensGained
from holdfast.games.alone.events.reactions import AvatarActivated, CardLaid, CardPlayed, DangerIgnored, SpecialSpawned
from holdfast.games.alone.rules.dice import counts_danger
from holdfast.games.alone.rules.follow import FollowActivation
from holdfast.games.alone.rules.labyrinth import FORGOTTEN_KINDS
from holdfast.games.alone.rules.may import May
from holdfast.games.alone.rules.play_out import PlayOut, cause_as, effects_as
from holdfast.games.alone.rules.reacting import spaces_needed
from holdfast.games.alone.state import LABYRINTH, Alone, Front, Laid
from holdfast.games.alone.state.masks import evil_picks_for


class ResolveReaction(Frame, tag="reaction"):
    """What lies on the table is laid on the track, and done; its card is known by its place there."""

    STEPS = ("lay", "let_the_hero_shun", "first_half", "second_half")

    seat: int = 0
    front: Front = "card"
    token: int = -1
    picks: Annotated[Picks, By(evil_picks_for)] = ()
    slot: int = -1  # on the track
    dangerous: bool = False

    def lay(self, s: Alone) -> None:
        play = next(frame for frame in s.frames() if isinstance(frame, PlayOut) and frame.seat == s.on_table)
        s.on_table = None
        self.seat, self.front, self.token, self.picks = play.seat, play.front, play.token, play.picks
        s.played += 1
        for kind in FORGOTTEN_KINDS:  # that evil plays this, and now, tells something of what it sees
            s.learn(kind, LABYRINTH)
        if self.front == "avatar":
            avatar = s.tokens[self.token].index
            s.activated.append(avatar)
            s.power_tokens += 1  # R248
            s.tell(AvatarActivated(self.seat, avatar))
            s.tell(PowerTokensGained(1))
            return
        self.slot = len(s.track)
        self.dangerous = counts_danger(s) and self.front == "card"  # R151, as it is now
        lay_card(s, play, self.dangerous)

    def let_the_hero_shun(self, s: Alone) -> None:
        """There is something to ignore only if the card is dangerous (R133)."""
        s.shunned = False
        if self.dangerous:
            s.start(May(moments=("reaction",)))

    def first_half(self, s: Alone) -> None:
        """What the hero shuns is settled now: another card may be played before the second half comes."""
        if s.shunned:
            self.dangerous = False
            s.tell(DangerIgnored())
        s.start(DoEffects(effects=self.effects(s), cause=self.cause(s), picks=self.picks, asked_before=True))

    def second_half(self, s: Alone) -> None:
        """A dangerous card applies both halves (R152); an avatar's power follows any activation (R252)."""
        if self.front == "avatar":
            s.start(FollowActivation(token=self.token))
        elif self.dangerous:
            s.start(DoEffects(effects=self.printed(s).dangerous, cause=self.cause(s)))

    def printed(self, s: Alone) -> Reaction:
        return s.parts.reactions[s.track.true()[self.slot]]

    def effects(self, s: Alone) -> tuple[AnyEffect, ...]:
        return effects_as(self.front, self.token, lambda: self.printed(s))

    def cause(self, s: Alone) -> Cause:
        return cause_as(self.front, self.seat, self.token, lambda: self.printed(s))


def lay_card(s: Alone, play: PlayOut, dangerous: bool) -> None:
    """The card covers its spaces (R149, R150)."""
    hand, card = s.hand(play.seat), play.card.true()
    spaces = spaces_needed(s)
    s.laid_now += 1
    s.laid.append(Laid(play.seat, spaces, play.front != "standard"))
    if play.front == "standard":
        _, known = hand.pop(hand.true().index(card))
        s.track.put(card, known)
        s.tell(CardLaid(play.seat, Secret("card", card, known)))
        return
    s.track.put(s.take(hand, card), EVERYBODY)
    if play.front == "special":
        special = s.tokens[play.token].index
        s.specials_used.append(special)
        s.tell(SpecialSpawned(play.seat, card, special))
    else:
        s.tell(CardPlayed(play.seat, card, dangerous))
