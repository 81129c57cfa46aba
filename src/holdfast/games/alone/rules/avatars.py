"""Avatars (R239-R258): who has which, and the upgrades that they get."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import AGAIN, Frame, Next
from holdfast.games.alone.events.preparing import AvatarTaken, AvatarUpgraded
from holdfast.games.alone.rules.asking import Question, ask
from holdfast.games.alone.state import Alone

AI = "ai"


def free_spaces(s: Alone, avatar: int) -> list[int]:
    return [space for space in range(len(s.parts.avatars[avatar].upgrades)) if not s.upgrades[avatar] >> space & 1]


class TakeAvatar(Action, frozen=True):
    """A single evil player picks one of the two avatars of the chosen decks (R239)."""

    avatar: int

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseAvatar) -> Iterable[TakeAvatar]:
        return map(TakeAvatar, range(len(s.parts.avatars)))

    def why_not(self, s: Alone, seat: int, ask: ChooseAvatar) -> Refusal | None:
        decks = [s.parts.decks[deck].id for deck in s.deck_ids]
        fits = 0 <= self.avatar < len(s.parts.avatars) and s.parts.avatars[self.avatar].deck in decks
        return None if fits else refuse("alone:R239", "refused.no_such_avatar")

    def do(self, s: Alone, seat: int, ask: ChooseAvatar) -> None:
        take_avatar(s, ask.owner, self.avatar)


def take_avatar(s: Alone, seat: int, avatar: int) -> None:
    s.avatars[seat - 1] = avatar
    s.tell(AvatarTaken(seat, avatar))


class ChooseAvatar(Question, kw_only=True):
    ACTIONS = (TakeAvatar,)


class UpgradeSpace(Action, frozen=True):
    """A danger token on a free upgrade space (R242, R254)."""

    avatar: int
    space: int

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseUpgrade) -> Iterable[UpgradeSpace]:
        return [UpgradeSpace(ask.avatar, space) for space in free_spaces(s, ask.avatar)]

    def why_not(self, s: Alone, seat: int, ask: ChooseUpgrade) -> Refusal | None:
        fits = self.avatar == ask.avatar and self.space in free_spaces(s, ask.avatar)
        return None if fits else refuse("alone:R254", "refused.no_free_space")

    def do(self, s: Alone, seat: int, ask: ChooseUpgrade) -> None:
        s.upgrades[self.avatar] |= 1 << self.space
        s.tell(AvatarUpgraded(self.avatar, self.space))


class ChooseUpgrade(Question, kw_only=True):
    ACTIONS = (UpgradeSpace,)

    avatar: int


class UpgradeAvatars(Frame):
    """One token for each of these avatars, if a space is free (R254, G77)."""

    STEPS = ("upgrade",)

    avatars: tuple[int, ...]

    def upgrade(self, s: Alone) -> Next:
        if not self.avatars:
            return None
        avatar, self.avatars = self.avatars[0], self.avatars[1:]
        seat = next((seat for seat in s.evil if s.avatars[seat - 1] == avatar), 0)
        if seat and free_spaces(s, avatar):
            ask(s, ChooseUpgrade(owner=seat, avatar=avatar))
        return AGAIN


def usual_avatar(s: Alone, seat: int) -> int:
    """Returns the avatar of a player's own deck, of the first one for a single player, the A.I. for the middle one of
    three.
    """
    decks = s.draws_from[seat - 1]
    deck = AI if s.seated == 4 and len(decks) > 1 else s.parts.decks[s.deck_ids[decks[0]]].id
    return next(i for i, avatar in enumerate(s.parts.avatars) if avatar.deck == deck)


class TakeAvatars(Frame):
    """One player picks, two take their decks' avatars, of three the starting leader the A.I. (R239-R242)."""

    STEPS = ("take", "first_upgrade")

    def take(self, s: Alone) -> None:
        if s.seated == 2:
            ask(s, ChooseAvatar(owner=1))
            return
        for seat in s.evil:
            take_avatar(s, seat, usual_avatar(s, seat))

    def first_upgrade(self, s: Alone) -> None:
        s.start(UpgradeAvatars(avatars=tuple(s.avatars)))
