"""Verbs and their deeds: what is asked, what is done, and in which order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

import msgspec
import pytest

from holdfast.engine.action import Action
from holdfast.engine.flow import AGAIN, FlowError, Frame, OneSeat, StepResult
from holdfast.engine.knowledge import Public
from holdfast.engine.play import asks, play
from holdfast.engine.rng import Rng
from holdfast.engine.state import State, derived
from holdfast.engine.verbs import ASK_AGAIN, Deed, DeedResult, VerbFrame, VerbList

Table: TypeAlias = Mapping[type, Deed[Any, Any]]


@derived
class Garden(State):
    lines: Public[list[str]]
    is_raining: Public[bool] = False


# -- what cards say


class Rest(msgspec.Struct, frozen=True):
    """Asks nothing."""


class Sow(msgspec.Struct, frozen=True):
    """So many beds are sown."""

    beds: int


class Dig(msgspec.Struct, frozen=True):
    """So many spits deep."""

    spits: int


class Weed(msgspec.Struct, frozen=True):
    """Of these beds one is weeded."""

    beds: tuple[int, ...]


class Choose(Action, frozen=True):
    bed: int

    @classmethod
    def candidates(cls, s: Garden, seat: int, ask: WhichBed) -> list[Choose]:
        return [Choose(bed) for bed in ask.beds]


class WhichBed(OneSeat, kw_only=True):
    ACTIONS = (Choose,)

    beds: tuple[int, ...]

    def is_open(self, s: Garden) -> bool:
        return not s.is_raining


class Write(Frame):
    STEPS = ("write",)

    words: str

    def write(self, s: Garden) -> None:
        s.lines.append(self.words)


# -- what they do


class RestDeed(Deed[Garden, Any]):
    def do(self, s: Garden, frame: Any) -> None:
        s.lines.append("rested")


class DigDeed(Deed[Garden, Any]):
    """Digs spit by spit; each is a frame of its own."""

    def do(self, s: Garden, frame: Any) -> StepResult | None:
        if frame.stage == frame.verb.spits:
            return None
        frame.stage += 1
        s.start(Write(words=f"dug {frame.stage}"))
        return AGAIN


class SowAll(Deed[Garden, "Chore"]):
    """All beds are named before the first is sown."""

    def question(self, s: Garden, frame: Chore) -> WhichBed | None:
        return None if len(frame.beds) >= frame.verb.beds else WhichBed(seat=0, beds=(1, 2, 3))

    def do(self, s: Garden, frame: Chore) -> None:
        s.lines.append(f"sowed {frame.beds}")


class WeedOne(Deed[Garden, "Chore"]):
    """Whether there is a bed to weed is nobody's business: something is asked all the same."""

    def question(self, s: Garden, frame: Chore) -> WhichBed | None:
        return WhichBed(seat=0, beds=frame.verb.beds) if frame.verb.beds and not frame.beds else None

    def cover(self, s: Garden, frame: Chore) -> WhichBed | None:
        return None if frame.beds else WhichBed(seat=0, beds=(0,))

    def do(self, s: Garden, frame: Chore) -> None:
        s.lines.append(f"weeded {frame.beds}")


class SowEach(Deed[Garden, "Chores"]):
    """Each bed is sown before the next is named."""

    def question(self, s: Garden, frame: Chores) -> WhichBed | None:
        left = tuple(bed for bed in (1, 2, 3) if bed not in frame.sown)
        return WhichBed(seat=0, beds=left) if len(frame.sown) < frame.verb.beds else None

    def do(self, s: Garden, frame: Chores) -> DeedResult:
        if not isinstance(s.answered, Choose):
            return None
        frame.sown += (s.answered.bed,)
        s.start(Write(words=f"sowed {s.answered.bed}"))
        return ASK_AGAIN


class Chore(VerbFrame):
    """One verb, all of whose parts are kept."""

    DEEDS: ClassVar[Table] = {Rest: RestDeed(), Sow: SowAll(), Dig: DigDeed(), Weed: WeedOne()}

    what: Any
    beds: tuple[int, ...] = ()
    stage: int = 0
    is_obvious: bool = False

    @property
    def verb(self) -> Any:
        return self.what

    def keep(self, answer: Action | None) -> None:
        self.beds += (answer.bed if isinstance(answer, Choose) else -1,)

    def only_answer(self, s: Garden, question: WhichBed) -> Choose | None:
        return Choose(question.beds[0]) if self.is_obvious and len(question.beds) == 1 else None


class Chores(VerbList):
    """Several, each done with every answer."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "perform", "over")
    DEEDS: ClassVar[Table] = {Rest: RestDeed(), Sow: SowEach(), Dig: DigDeed()}

    whats: tuple[Any, ...]
    n: int = 0
    sown: tuple[int, ...] = ()
    stage: int = 0

    @property
    def left(self) -> tuple[Any, ...]:
        return self.whats[self.n :]

    def next_verb(self) -> None:
        self.n += 1
        self.sown, self.stage = (), 0


class Day(VerbList):
    """Several, each in a frame of its own."""

    STEPS = ("start_next",)

    whats: tuple[Any, ...]
    n: int = 0

    @property
    def left(self) -> tuple[Any, ...]:
        return self.whats[self.n :]

    def next_verb(self) -> None:
        self.n += 1

    def frame_of_its_own(self) -> Chore:
        return Chore(what=self.verb)


class Evening(Frame):
    STEPS = ("work", "end")

    job: Any

    def work(self, s: Garden) -> None:
        s.start(self.job)

    def end(self, s: Garden) -> None:
        s.lines.append("went home")


class Wait(Action, frozen=True):
    """It begins to rain."""

    def do(self, s: Garden, seat: int, ask: Sky) -> None:
        s.is_raining = True


class Sky(OneSeat):
    ACTIONS = (Wait,)
    STANDING = True


def garden(work: Frame) -> Garden:
    s = Garden(seated=1, rng=Rng(bytes(16)), lines=[])
    s.begin(Evening(job=work), Sky(seat=0))
    return s


def asked(s: Garden) -> WhichBed | None:
    """The question that is open, if one is."""
    return next((decision for _, decision in asks(s, 0) if isinstance(decision, WhichBed)), None)


def say(s: Garden, bed: int) -> None:
    (ask,) = (number for number, decision in asks(s, 0) if isinstance(decision, WhichBed))
    play(s, 0, ask, Choose(bed))


def rain(s: Garden) -> None:
    """Nobody needs to say any more which bed it is."""
    (ask,) = (number for number, decision in asks(s, 0) if isinstance(decision, Sky))
    play(s, 0, ask, Wait())


# -- none, one, several


@pytest.mark.parametrize("work", [Chores(whats=()), Day(whats=())])
def test_no_verbs_are_done_at_once(work: Frame) -> None:
    assert garden(work).lines == ["went home"]


@pytest.mark.parametrize("work", [Chore(what=Rest()), Chores(whats=(Rest(),)), Day(whats=(Rest(),))])
def test_a_verb_that_asks_nothing_is_done_at_once(work: Frame) -> None:
    assert garden(work).lines == ["rested", "went home"]


@pytest.mark.parametrize("kind", [Chores, Day])
def test_verbs_are_done_in_the_order_written_and_after_the_last_one_nothing_is_asked(kind: type[Chores | Day]) -> None:
    s = garden(kind(whats=(Rest(), Sow(beds=1), Dig(spits=1))))
    assert s.lines == ["rested"]
    say(s, 2)
    assert [line.partition(" ")[0] for line in s.lines] == ["rested", "sowed", "dug", "went"]
    assert asked(s) is None


@pytest.mark.parametrize("kind", [Chores, Day])
def test_parts_of_one_verb_are_forgotten_before_the_next(kind: type[Chores | Day]) -> None:
    s = garden(kind(whats=(Sow(beds=1), Sow(beds=1), Sow(beds=0))))
    say(s, 1)
    assert asked(s) is not None
    say(s, 1)
    assert asked(s) is None
    assert s.lines[-1] == "went home"


# -- asking


def test_all_parts_are_kept_before_the_deed_begins() -> None:
    s = garden(Chore(what=Sow(beds=2)))
    say(s, 3)
    assert s.lines == []
    say(s, 1)
    assert s.lines == ["sowed (3, 1)", "went home"]


def test_a_deed_that_asks_again_is_done_with_each_answer() -> None:
    s = garden(Chores(whats=(Sow(beds=2), Rest())))
    say(s, 3)
    assert s.lines == ["sowed 3"]
    question = asked(s)
    assert question is not None
    assert question.beds == (1, 2)
    say(s, 1)
    assert s.lines == ["sowed 3", "sowed 1", "rested", "went home"]


def test_what_a_deed_started_is_over_before_it_asks_again() -> None:
    s = garden(Chores(whats=(Sow(beds=2),)))
    say(s, 2)
    work = s.strands[0].frames[-2]
    assert isinstance(work, Chores)
    assert (s.lines, work.sown) == (["sowed 2"], (2,))


def test_a_question_that_closes_by_itself_is_kept_as_no_answer() -> None:
    s = garden(Chore(what=Sow(beds=1)))
    rain(s)
    assert s.lines == ["sowed (-1,)", "went home"]


def test_a_deed_done_with_each_answer_is_done_without_one_if_its_question_closes_by_itself() -> None:
    s = garden(Chores(whats=(Sow(beds=3), Rest())))
    say(s, 2)
    rain(s)
    assert s.lines == ["sowed 2", "rested", "went home"]


def test_an_only_answer_is_taken_without_asking_where_the_frame_allows_it() -> None:
    assert garden(Chore(what=Weed(beds=(4,)), is_obvious=True)).lines == ["weeded (4,)", "went home"]
    open_one = asked(garden(Chore(what=Weed(beds=(4,)))))
    assert open_one is not None
    assert asked(garden(Chore(what=Weed(beds=(4, 5)), is_obvious=True))) is not None


def test_after_an_only_answer_the_next_part_is_asked_for() -> None:
    class Narrow(Deed[Garden, Chore]):
        """First one bed, then one of two."""

        def question(self, s: Garden, frame: Chore) -> WhichBed | None:
            choices = ((1,), (2, 3))[len(frame.beds) :]
            return WhichBed(seat=0, beds=choices[0]) if choices else None

        def do(self, s: Garden, frame: Chore) -> None:
            s.lines.append(f"chose {frame.beds}")

    class Careful(Chore):
        DEEDS: ClassVar[Table] = {Rest: Narrow()}

    s = garden(Careful(what=Rest(), is_obvious=True))
    question = asked(s)
    assert question is not None
    assert question.beds == (2, 3)
    say(s, 3)
    assert s.lines == ["chose (1, 3)", "went home"]


def test_a_cover_is_asked_in_place_of_nothing_and_only_once() -> None:
    s = garden(Chore(what=Weed(beds=())))
    question = asked(s)
    assert question is not None
    assert question.beds == (0,)
    say(s, 0)
    assert s.lines == ["weeded (0,)", "went home"]


def test_a_cover_is_not_asked_where_there_is_a_question() -> None:
    question = asked(garden(Chore(what=Weed(beds=(4, 5)))))
    assert question is not None
    assert question.beds == (4, 5)


# -- doing


@pytest.mark.parametrize("work", [Chore(what=Dig(spits=2)), Chores(whats=(Dig(spits=2),)), Day(whats=(Dig(spits=2),))])
def test_a_deed_goes_on_again_and_again_until_it_is_done(work: Frame) -> None:
    assert garden(work).lines == ["dug 1", "dug 2", "went home"]


def test_a_deed_that_goes_on_is_not_asked_again() -> None:
    class AskTwice(Deed[Garden, Chore]):
        def question(self, s: Garden, frame: Chore) -> WhichBed | None:
            return WhichBed(seat=0, beds=(1,)) if len(frame.beds) == frame.stage else None

        def do(self, s: Garden, frame: Chore) -> StepResult | None:
            frame.stage += 1
            s.lines.append(f"did {frame.stage}")
            return AGAIN if frame.stage < 3 else None

    class Odd(Chore):
        DEEDS: ClassVar[Table] = {Rest: AskTwice()}

    s = garden(Odd(what=Rest()))
    say(s, 1)
    assert s.lines == ["did 1", "did 2", "did 3", "went home"]


def test_a_deed_of_a_list_that_goes_on_is_not_asked_again() -> None:
    class OneBedTwice(Deed[Garden, Chores]):
        def question(self, s: Garden, frame: Chores) -> WhichBed:
            return WhichBed(seat=0, beds=(1,))

        def do(self, s: Garden, frame: Chores) -> StepResult | None:
            frame.stage += 1
            s.lines.append(f"did {frame.stage}")
            return AGAIN if frame.stage < 2 else None

    class Odd(Chores):
        DEEDS: ClassVar[Table] = {Rest: OneBedTwice()}

    s = garden(Odd(whats=(Rest(),)))
    say(s, 1)
    assert s.lines == ["did 1", "did 2", "went home"]


# -- mistakes of a game


def test_a_deed_that_does_nothing_says_so() -> None:
    class Forgotten(Chore):
        DEEDS: ClassVar[Table] = {Rest: Deed()}

    with pytest.raises(TypeError, match="Deed does nothing"):
        garden(Forgotten(what=Rest()))


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (VerbFrame, "VerbFrame does not say which verb it does"),
        (VerbList, "VerbList does not say which verbs are left"),
    ],
)
def test_a_frame_that_lacks_its_verbs_says_so(kind: type[Frame], problem: str) -> None:
    with pytest.raises(TypeError, match=problem):
        garden(kind())


def test_a_frame_that_cannot_keep_parts_says_so() -> None:
    class Forgetful(Chores):
        STEPS = ("ask", "hear", "perform", "over")

    with pytest.raises(TypeError, match="Forgetful does not say where it keeps parts"):
        say(garden(Forgetful(whats=(Sow(beds=1),))), 1)


def test_a_deed_that_starts_two_frames_at_once_breaks_the_rules_of_steps() -> None:
    class Greedy(Deed[Garden, Chore]):
        def do(self, s: Garden, frame: Chore) -> None:
            s.start(Write(words="one"))
            s.start(Write(words="two"))

    class Busy(Chore):
        DEEDS: ClassVar[Table] = {Rest: Greedy()}

    with pytest.raises(FlowError, match=r"Busy\.perform started 2 frames"):
        garden(Busy(what=Rest()))
