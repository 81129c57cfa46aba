"""The end of a round (R166-R176, R201, R254): seven steps, in order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.engine.view import PickSome
from holdfast.games.alone.events.rounds import (
    AdrenalineSet,
    CardsDiscarded,
    DangersSetAside,
    LabyrinthCleaned,
    LeaderPassed,
    MarkerMoved,
    NightmareBegan,
    RoundBegan,
    TrackCleared,
)
from holdfast.games.alone.levels.places import CELLS, Cell
from holdfast.games.alone.rules.asking import Question, ask
from holdfast.games.alone.rules.avatars import UpgradeAvatars
from holdfast.games.alone.rules.damage import SufferNightmare
from holdfast.games.alone.rules.dangers import PlaceDangers
from holdfast.games.alone.rules.discards import discard
from holdfast.games.alone.rules.drawing import Refill
from holdfast.games.alone.rules.follow import Follow
from holdfast.games.alone.rules.labyrinth import change_figure, end_what_lasts_a_turn, hide, set_marks
from holdfast.games.alone.rules.may import May, is_unlocked
from holdfast.games.alone.rules.sight import in_sight
from holdfast.games.alone.rules.standing import number, powers_show
from holdfast.games.alone.state import MOST_ADRENALINE, TURNS, Alone

NIGHTMARE_LOSS = 2


class EndRound(Frame):
    STEPS = (
        "clear_track",
        "remember",
        "clean_labyrinth",
        "replenish",
        "discard",
        "draw",
        "place_dangers",
        "effects",
        "nightmare",
        "upgrade",
        "move_marker",
        "pass_leader",
    )

    seat: int = 0
    standing_avatars: tuple[int, ...] = ()
    was_nightmare: bool = False

    def clear_track(self, s: Alone) -> None:
        """1. Sets danger tokens aside for the symbols still visible, and discards the cards to their own decks (R156,
        R166).
        """
        powers_show(s)
        self.was_nightmare = s.nightmare
        self.standing_avatars = tuple(
            s.tokens[token].index
            for token, secret in enumerate(s.figures)
            if s.tokens[token].source == "avatar" and not secret.true().down
        )
        visible = sum(s.parts.numbers.track[s.covered() :])
        s.set_aside = number(s, "danger_on_track", visible)
        s.tell(DangersSetAside(s.set_aside))
        s.tell(TrackCleared(len(s.track)))
        while len(s.track):
            discard(s, *s.track.pop(0))
        s.laid = []

    def remember(self, s: Alone) -> None:
        s.start(May(moments=("clean_up",)))

    def clean_labyrinth(self, s: Alone) -> None:
        """2. Takes the sectors off the map, all but the hero's, adjacent ones and lighted ones in line of sight (R167,
        G33).
        """
        stay = {s.hero, *s.kept, *adjacent(s), *(cell for cell in in_sight(s) if s.light[cell].true())}
        s.kept = []
        s.noises, s.located = [], []
        gone = [cell for cell in range(CELLS) if s.revealed[cell] and cell not in stay]
        s.tell(LabyrinthCleaned(len(gone)))
        hide(s, gone)

    def replenish(self, s: Alone) -> None:
        """3. Sets the pool to the lower of the two tracks' values (R168), one more with Cold blood (R189)."""
        table = s.parts.numbers.adrenaline
        pool = min(table[s.life], table[s.control]) + is_unlocked(s, "cold_blood")
        s.adrenaline = min(number(s, "adrenaline", pool), MOST_ADRENALINE)
        s.tell(AdrenalineSet(s.adrenaline))

    def discard(self, s: Alone) -> None:
        """4. Lets evil discard any cards ..."""
        self.seat += 1
        s.start(Discarding(seat=self.seat))

    def draw(self, s: Alone) -> Literal["discard"] | None:
        """... and refills each hand (R169), seat by seat."""
        s.start(Refill(seat=self.seat))
        return "discard" if self.seat < s.seated - 1 else None

    def place_dangers(self, s: Alone) -> None:
        """5. Has the set-aside danger tokens placed (R170-R172)."""
        if s.set_aside:
            s.start(PlaceDangers(left=s.set_aside))

    def effects(self, s: Alone) -> None:
        """6. Carries out mission and hero effects (R173)."""
        s.skill_uses = 0
        s.start(Follow(event="round_end"))

    def nightmare(self, s: Alone) -> None:
        """The mode itself costs self control, at the end of each of its rounds (R201, R202)."""
        if self.was_nightmare:
            s.start(SufferNightmare(damage="control", amount=NIGHTMARE_LOSS))

    def upgrade(self, s: Alone) -> None:
        if self.standing_avatars:
            s.start(UpgradeAvatars(avatars=self.standing_avatars))

    def move_marker(self, s: Alone) -> None:
        """7. Moves the marker one space to the left (R174); in nightmare it stays (R274)."""
        last = len(s.parts.numbers.rounds) - 1
        if s.lingers:
            s.lingers = False  # G59
        elif s.space < last:
            s.space += 1
        s.tell(MarkerMoved(s.cap))
        if s.space == last and not s.nightmare:
            s.nightmare = True  # R199, R200
            s.tell(NightmareBegan())

    def pass_leader(self, s: Alone) -> None:
        """The leader token goes to the left (R175); all turn tokens are ready again (R176)."""
        s.leader = s.leader % (s.seated - 1) + 1
        if s.seated > 2:
            s.tell(LeaderPassed(s.leader))
        s.round += 1
        s.turn = 1
        s.spent = [()] * TURNS
        s.is_used = [False] * TURNS
        s.snares = []
        s.forbidden = s.forbidden_next = ()
        end_what_lasts_a_turn(s)
        for token, figure in s.standing():
            if figure.hard_round:
                change_figure(s, token, hard_round=0)
            set_marks(s, token, hard_round=0)
        if s.options.most_rounds and s.round > s.options.most_rounds:
            s.end("draw.rounds")
        else:
            s.tell(RoundBegan(s.round, s.leader))


def adjacent(s: Alone) -> list[Cell]:
    """Returns the sectors that are adjacent to the hero's, stairs counted, not behind blocked doors (R68, R73)."""
    blocked = s.blocked[s.hero].true()
    return [to for way, to in s.map().ways[s.hero] if not blocked >> way & 1]


# -- discarding


class DiscardCards(Action, frozen=True):
    cards: tuple[target.Card, ...]

    @classmethod
    def form(cls, s: Alone, seat: int, ask: ChooseDiscards) -> PickSome | None:
        hand = tuple(s.hand(seat).own(seat))
        return PickSome(cls.kind(), "cards", hand, 1, len(hand)) if hand else None

    def why_not(self, s: Alone, seat: int, ask: ChooseDiscards) -> Refusal | None:
        hand = s.hand(seat).own(seat)
        fits = self.cards and len(set(self.cards)) == len(self.cards) and all(card in hand for card in self.cards)
        return None if fits else refuse("alone:R169", "refused.not_in_hand")

    def do(self, s: Alone, seat: int, ask: ChooseDiscards) -> None:
        """Discards face down: who did not know a card does not know it now."""
        hand = s.hand(ask.owner)
        for card in self.cards:
            discard(s, *hand.pop(hand.true().index(card)))
        s.tell(CardsDiscarded(ask.owner, len(self.cards)))


class KeepHand(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseDiscards) -> Iterable[KeepHand]:
        return (KeepHand(),)


class ChooseDiscards(Question, kw_only=True):
    ACTIONS = (KeepHand, DiscardCards)


class Discarding(Frame):
    STEPS = ("offer",)

    seat: int

    def offer(self, s: Alone) -> None:
        ask(s, ChooseDiscards(owner=self.seat))
