"""A turn (R38-R48, and 3.6 of the readings): declare, W1, resolve, W2, lights off, attacks."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from holdfast.games.alone.cards.vocabulary import ACTIONS, Event
from holdfast.games.alone.events.deeds import DeedLost
from holdfast.games.alone.events.rounds import TurnBegan, TurnEnded
from holdfast.games.alone.rules.attack import CreaturesAttack
from holdfast.games.alone.rules.declaring import Acting, Declaration, HeroDecides
from holdfast.games.alone.rules.explore import Explore
from holdfast.games.alone.rules.fight import Fight
from holdfast.games.alone.rules.follow import Follow
from holdfast.games.alone.rules.interact import Interact, UnblockDoor
from holdfast.games.alone.rules.labyrinth import end_what_lasts_a_turn, set_light, shows_marks
from holdfast.games.alone.rules.locate import Locate
from holdfast.games.alone.rules.mission import Work
from holdfast.games.alone.rules.move import Move
from holdfast.games.alone.rules.scavenge import Scavenge, UseRoom
from holdfast.games.alone.rules.standing import has
from holdfast.games.alone.rules.start import (
    BulletTime,
    Preparation,
    RecoverHealth,
    Sacrifice,
    StartCompanion,
    StartSkill,
    UsePower,
)
from holdfast.games.alone.rules.use import AskCompanion, UseItem, UseOwnSkill
from holdfast.games.alone.rules.window import Window
from holdfast.games.alone.state import HERO, Alone

Deed: TypeAlias = (
    Move | Explore | Fight | Locate | Scavenge | Interact | Work | UseItem | UseOwnSkill | AskCompanion | UseRoom
    | UnblockDoor
)  # fmt: skip


class HeroActs(HeroDecides, kw_only=True):
    ACTIONS = (
        Move,
        Explore,
        Fight,
        Locate,
        Scavenge,
        Interact,
        Work,
        UseItem,
        UseOwnSkill,
        AskCompanion,
        UseRoom,
        UnblockDoor,
        RecoverHealth,
        BulletTime,
        StartSkill,
        StartCompanion,
        Sacrifice,
        UsePower,
    )

    def has_a_deed(self, s: Alone) -> bool:
        """Tells whether any action can be declared at all."""
        return any(
            kind.gate(s, HERO, self) is None
            and any(deed.why_not(s, HERO, self) is None for deed in kind.candidates(s, HERO, self))
            for kind in self.ACTIONS
            if issubclass(kind, Declaration)
        )


class TakeAction(Acting):
    """One action: declared if any can be, answered by instants (W1), resolved if it still can be."""

    STEPS = ("choose", "declared", "resolve", "follow", "over")

    only: str = ""
    with_items: bool = True
    is_start: bool = True
    deed: Deed | None = None
    word: str = ""
    was_unlocked: bool = False
    lost: bool = False

    def is_answerable(self) -> bool:
        return self.deed is not None

    def choose(self, s: Alone) -> Literal["over"] | None:
        acts = HeroActs(seat=HERO, only=self.only, with_items=self.with_items, is_start=self.is_start)
        if not acts.has_a_deed(s):
            return "over"
        s.start(acts)
        return None

    def declared(self, s: Alone) -> Literal["choose"] | None:
        if isinstance(s.answered, Preparation):
            return "choose"
        self.deed = cast("Deed", s.answer(Declaration))
        self.word = s.declared
        self.was_unlocked = s.unlocked
        if self.word and self.deed.is_answered(s):
            s.start(Window(when="instant"))  # W1
        return None

    def resolve(self, s: Alone) -> None:
        assert self.deed is not None
        if self.deed.why_lost(s) is not None:
            self.lost = True
            s.tell(DeedLost(self.word))
        else:
            self.deed.resolve(s)

    def follow(self, s: Alone) -> None:
        """Sets off the rules that follow this action, if it was done; not those of a final mission that it has just
        unlocked.
        """
        if self.word in ACTIONS and not self.lost:
            final = next((q.mission for q in s.quests if s.parts.missions[q.mission].colour == "red"), -1)
            new = f"mission.{final}" if s.unlocked and not self.was_unlocked else ""
            s.start(Follow(event=cast("Event", self.word), but=new))

    def over(self, s: Alone) -> None:
        """It is done, or nothing could be declared: all that is left is forbidden or shut."""


class Turn(Acting):
    STEPS = (
        "begin",
        "act",
        "act_again",
        "react",
        "lights_off",
        "attack",
        "follow",
        "end",
    )

    def is_answerable(self) -> bool:
        return self.at > self.step_places["react"]

    def begin(self, s: Alone) -> None:
        s.deeds = []
        s.played = s.laid_now = 0
        s.bullet_time = s.has_moved = s.companion_helped = False
        s.forbidden, s.forbidden_next = s.forbidden_next, ()
        s.tell(TurnBegan(s.turn))

    def act(self, s: Alone) -> None:
        s.start(TakeAction())

    def act_again(self, s: Alone) -> None:
        """Bullet time allows a second action (R43)."""
        if s.bullet_time:
            s.start(TakeAction(is_start=False))

    def react(self, s: Alone) -> None:
        s.start(Window(when="late"))  # W2

    def lights_off(self, s: Alone) -> None:
        put_out_lights(s)

    def attack(self, s: Alone) -> None:
        s.start(CreaturesAttack())

    def follow(self, s: Alone) -> None:
        s.start(Follow(event="turn_end"))

    def end(self, s: Alone) -> None:
        """Ends the turn. Creatures that came in during the attacks put the light out, too."""
        put_out_lights(s)
        end_what_lasts_a_turn(s)
        s.tell(TurnEnded(s.turn))


def put_out_lights(s: Alone) -> None:
    """Puts out lights where a creature moved in this turn; not in the hero's sector (R163-R165, G47)."""
    for token, figure in s.standing():
        may = figure.cell != s.hero or has(s, "puts_out_light", token)
        if s.whole(token).came and may and s.light[figure.cell].true():
            shows_marks(s, token)
            set_light(s, figure.cell, False)
