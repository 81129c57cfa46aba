"""Exploration (R219-R232): debris is checked, revealed and, where it is a relic, taken away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.secret import EVERYBODY
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.cards.verbs.apply import Apply
from holdfast.games.elite.events.tokens import FindChecked, FindRevealed, ObjectiveRemoved, RelicPaid
from holdfast.games.elite.rules.asking import why_busy
from holdfast.games.elite.rules.dice import spend
from holdfast.games.elite.rules.missions.tokens import lay_tokens, slots_in_use
from holdfast.games.elite.state import OFF, Elite

OTHER_MISSION: Final = refuse("elite:R222", "refused.other_mission")
NO_RELICS: Final = refuse("elite:R231", "refused.other_mission")


def set_up(s: Elite) -> None:
    """Lays the tokens at random and face down (R221, R242); the face of token n is the n-th of the pile."""
    s.shuffle(s.finds, "tokens")
    cells = slots_in_use(s)
    lay_tokens(s, [0] * len(cells), cells)


def is_complete(s: Elite) -> bool:
    """Tells whether all are revealed and no relic is left (R232, A54)."""
    return all(at == OFF for at in s.token_at)


def end_round(s: Elite) -> None:
    """Leaves all as it is: what is paid for a relic stays paid (A54)."""


def beside(s: Elite, seat: int, face_up: bool) -> list[tuple[int, int]]:
    """Returns the heroes of a seat and the tokens beside them."""
    return [
        (hero, token)
        for hero in s.heroes_of(seat)
        for token, at in enumerate(s.token_at)
        if at >= 0 and (s.paid[token] >= 0) is face_up and s.is_near(hero, at)
    ]


class Exploring(Action, frozen=True):
    """What checking and revealing have in common."""

    RULE: ClassVar[str]

    hero: target.Hero
    objective: target.Objective

    @classmethod
    def face(cls, s: Elite) -> int:
        raise NotImplementedError

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if s.options.mission != "exploration":
            return OTHER_MISSION
        if s.showing(seat, cls.face(s)) is None:
            return refuse(cls.RULE, "refused.not_shown", symbol=SYMBOLS[cls.face(s)])
        return why_busy(s, seat)

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Any]:
        return [cls(hero, token) for hero, token in beside(s, seat, face_up=False)]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if (self.hero, self.objective) in beside(s, seat, face_up=True):
            return refuse(self.RULE, "refused.face_up")
        if (self.hero, self.objective) not in beside(s, seat, face_up=False):
            return refuse(self.RULE, "refused.not_beside_objective")
        return None


class CheckFind(Exploring, frozen=True):
    """Looks at a token (R222); everybody may know what was seen (A55)."""

    RULE = "elite:R222"

    @classmethod
    def face(cls, s: Elite) -> int:
        return SYMBOLS.index(s.parts.numbers.check)

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        spend(s, seat, self.face(s))
        s.tell(FindChecked(self.hero, self.objective, s.show(s.finds, self.objective, EVERYBODY)))
        s.spend_time(seat, s.parts.times.costs.token)


class RevealFind(Exploring, frozen=True):
    """Turns a token face up, with what that brings (R223, R224)."""

    RULE = "elite:R223"

    @classmethod
    def face(cls, s: Elite) -> int:
        return SYMBOLS.index(s.parts.numbers.reveal)

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        spend(s, seat, self.face(s))
        found = s.show(s.finds, self.objective, EVERYBODY)
        find = s.parts.finds[found]
        s.tell(FindRevealed(self.hero, self.objective, found))
        s.spend_time(seat, s.parts.times.costs.token)
        if find.remove:  # R231
            s.paid[self.objective] = 0
        else:
            s.token_at[self.objective] = OFF
            s.tell(ObjectiveRemoved(self.objective))
        if find.effects:
            s.fork(Apply(effects=find.effects, hero=self.hero))


class PayRelic(Action, frozen=True):
    """Pays a result for a relic, which takes three in all, of any heroes (R231, A54)."""

    hero: target.Hero
    objective: target.Objective

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if s.options.mission != "exploration":
            return NO_RELICS
        if not beside(s, seat, face_up=True):
            return refuse("elite:R231", "refused.no_relic_beside")
        return why_busy(s, seat)

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[PayRelic]:
        return [PayRelic(hero, token) for hero, token in beside(s, seat, face_up=True)]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if (self.hero, self.objective) not in beside(s, seat, face_up=True):
            return refuse("elite:R231", "refused.no_relic_beside")
        face = relic_face(s, seat, self.objective)
        if s.showing(seat, face) is None:
            return refuse("elite:R231", "refused.not_shown", symbol=SYMBOLS[face])
        return None

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        spend(s, seat, relic_face(s, seat, self.objective))
        s.paid[self.objective] += 1
        s.tell(RelicPaid(self.objective, s.paid[self.objective]))
        s.spend_time(seat, s.parts.times.costs.token)
        found = s.finds.seen(seat)[self.objective]
        if found is not None and s.paid[self.objective] == len(s.parts.finds[found].remove):
            s.token_at[self.objective] = OFF
            s.tell(ObjectiveRemoved(self.objective))


def relic_face(s: Elite, seat: int, token: int) -> int:
    """Returns the symbol that the next result must show."""
    found = s.finds.seen(seat)[token]
    assert found is not None, "a relic lies face up"
    return SYMBOLS.index(s.parts.finds[found].remove[s.paid[token]].icons[0])
