"""Pairs of events that the hero hears in the same words (3.6), for the leak tests: what evil chooses unseen, a move or
a spawn, a Worm or a Parasite, a card of one deck or the other, one thing or another at the same distance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.alike import Continuation, Twins
from holdfast.engine.play import asks, options, play, why_not
from holdfast.engine.rng import Rng
from holdfast.engine.secret import SPECTATOR
from holdfast.games.alone.cards.effects import Danger
from holdfast.games.alone.cards.picks import PickGoal, PickNoise
from holdfast.games.alone.cards.verbs.questions import ChooseGoal, VerbQuestion
from holdfast.games.alone.rules.dangers import ChooseDangers
from holdfast.games.alone.rules.discards import deck_of
from holdfast.games.alone.rules.locate import Locate
from holdfast.games.alone.rules.notes import TakeNote
from holdfast.games.alone.rules.play_out import Approve, PlayOut
from holdfast.games.alone.rules.prepare import (
    ChooseFirstCreatures,
    ChooseFirstDangers,
    ChooseStart,
    ChooseSwap,
)
from holdfast.games.alone.rules.reacting import Pass, PlayDown, PlayUp
from holdfast.games.alone.rules.sight import dark_cells
from holdfast.games.alone.rules.turn import HeroActs
from holdfast.games.alone.state import HERO, Alone
from holdfast.games.alone.testing.lurkers import lurkers, ways_to_stir, with_creature, without_lurkers

IN_THE_DARK: Final = (HERO, SPECTATOR)
NOTES: Final = 3  # one in so many moments
SECRET: Final = (ChooseSwap, ChooseStart, ChooseFirstCreatures, ChooseFirstDangers, ChooseDangers)


def twins(s: Alone, rng: Rng) -> Iterator[Twins]:
    """Yields all pairs that can be made from this moment."""
    yield from _secret_choices(s, rng)
    yield from _targets(s, rng)
    yield from _notes(s, rng)
    begun = any(isinstance(frame, PlayOut) for frame in s.frames())
    if s.window != "" and s.on_table is None and not begun and s.revealed[s.hero]:
        yield from _proposals(s)
        yield from _stirrings(s, rng)


# -- what the hero writes down


def _notes(s: Alone, rng: Rng) -> Iterator[Twins]:
    """Yields now and then a note and none: nobody else hears that the hero has written anything."""
    note = TakeNote("It came from the west.")
    if not rng.below(NOTES, "notes") and any(why_not(s, HERO, id, note) is None for id, _ in asks(s, HERO)):
        others = (SPECTATOR, *s.evil)
        yield Twins("a note and none", others, "note", Continuation(s, ((HERO, note),)), Continuation(s, ()))


# -- what evil chooses unseen


def _secret_choices(s: Alone, rng: Rng) -> Iterator[Twins]:
    """Yields choices of evil of which the hero notices nothing, now or later, before it sees the result."""
    for seat in s.evil:
        for id, ask in asks(s, seat):
            if not isinstance(ask, SECRET) and not _puts_danger(ask):
                continue
            unseen = [action for at, action in options(s, seat) if at == id and _is_unseen(s, action)]
            if not isinstance(ask, ChooseSwap):
                unseen = [action for action in unseen if type(action) is type(unseen[0])]
            if len(unseen) > 1:
                one, other = unseen[0], rng.choice(unseen[1:], "twins")
                kind = "level" if isinstance(ask, ChooseSwap | ChooseStart) else "danger"
                kind = "creature" if isinstance(ask, ChooseFirstCreatures) else kind
                courses = [Continuation(s, ((seat, action),)) for action in (one, other)]
                yield Twins(f"{one!r} and {other!r}", IN_THE_DARK, kind, *courses)


def _puts_danger(ask: object) -> bool:
    return isinstance(ask, VerbQuestion) and isinstance(ask.effect, Danger) and ask.window < 0


def _is_unseen(s: Alone, action: Action) -> bool:
    """Tells whether an action happens in the dark, if it happens anywhere on the map."""
    place = getattr(action, "place", -1)
    return place < 0 or not s.revealed[s.map().cell[place]]


# -- what the hero asks for


def _targets(s: Alone, rng: Rng) -> Iterator[Twins]:
    """Yields a creature at one place or another, as far away and on the same level (R118)."""
    if s.options.strict_ms or not any(isinstance(ask, ChooseGoal | HeroActs) for _, ask in asks(s, HERO)):
        return
    map_, empty = s.map(), without_lurkers(s)
    dark = [(map_.distance(s.hero, cell), s.on_hero_level(cell), cell) for cell in dark_cells(s)]
    pairs = [(one, other) for *far, one in dark for *away, other in dark if far == away and one != other]
    seen = {(s.tokens[t].source, s.tokens[t].index) for t, _ in s.standing_for(HERO)}
    lines = [line for line in lurkers(empty, s.leader) if ("creature", line) not in seen]
    if pairs and lines:
        line = rng.choice(lines, "twins")
        states = [with_creature(empty, s.leader, line, cell)[0] for cell in rng.choice(pairs, "twins")]
        one, other = (_asks_for(state, f"creature {line}") for state in states)
        if one is not None and other is not None:
            yield Twins("two sectors as far away", IN_THE_DARK, "creature", one, other)


def _asks_for(s: Alone, target: str) -> Continuation | None:
    """Lets the hero locate this, and rooms beside it; None with an item that tells directions, which tells more."""
    course = Clicks(s)
    if course.click(HERO, Locate()) and not all(course.click(seat, Pass()) for seat in s.evil):
        return None
    if not course.click(HERO, PickGoal(target)):
        return None
    while goals := [goal for goal in _goals(course.state) if goal.target.startswith("room ")]:
        course.click(HERO, goals[0])
    heard = course.state.located[-1:]
    return None if not heard or any(answer.way for answer in heard) else course.done()


def _goals(s: Alone) -> list[PickGoal]:
    return [action for _, action in options(s, HERO) if isinstance(action, PickGoal)]


# -- what the leader is asked


def _proposals(s: Alone) -> Iterator[Twins]:
    """Yields a comrade's cards, face up or down: all others cannot tell them apart until they are laid."""
    if s.options.auto_approve:
        return
    for seat in s.evil:
        ways = [action for _, action in options(s, seat) if isinstance(action, PlayDown | PlayUp)]
        if seat != s.leader and len(ways) > 1:
            others = tuple(other for other in range(SPECTATOR, s.seated) if other != seat)
            courses = [Continuation(s, ((seat, action),)) for action in (ways[0], ways[-1])]
            yield Twins("what a comrade wants to play", others, "card", *courses)


# -- what stirs in the dark


def _stirrings(s: Alone, rng: Rng) -> Iterator[Twins]:
    """Yields one face-down card after which something makes a noise in the dark, where it came, was spawned, or stood,
    until evil has done all that it wants; and a card that a comrade had begun meanwhile, which comes too late.
    """
    able = [(seat, card) for seat in s.evil for card in s.hand(seat).true() if _may_lay(s, seat, card)]
    if not able:
        return
    seat, card = rng.choice(able, "twins")
    empty = without_lurkers(s)
    found = {
        what: course
        for what, state, parts in ways_to_stir(empty, seat, rng)
        if (course := _course(state, seat, card, parts)) is not None
    }
    if not found:
        return
    first, *others = found
    for what in others:
        yield Twins(f"{first} and {what}", IN_THE_DARK, "creature", found[first], found[what])
    yield from _other_cards(s, found[first], seat, card, rng)
    yield from _too_late(found[first], seat, rng)


def _may_lay(s: Alone, seat: int, card: int) -> bool:
    return any(action == PlayDown(card) for _, action in options(s, seat))


def _course(s: Alone, seat: int, card: int, parts: tuple[Action, ...]) -> Continuation | None:
    """Returns the clicks that play a card face down so, if it is done then; of several directions the first is told."""
    course = Clicks(s)
    needs_word = seat != s.leader and not s.options.auto_approve
    if not course.click(seat, PlayDown(card)) or (needs_word and not course.click(s.leader, Approve())):
        return None
    if not all(course.click(seat, part) for part in parts):
        return None
    for told in [action for _, action in options(course.state, seat) if isinstance(action, PickNoise)][:1]:
        course.click(seat, told)
    if any(isinstance(frame, PlayOut) for frame in course.state.frames()):
        return None  # it has not come to an end: a creature that may go on, say, is asked how
    for other in s.evil:
        course.click(other, Pass())
    return course.done()


def _too_late(course: Continuation, seat: int, rng: Rng) -> Iterator[Twins]:
    """Yields a card alone, and with one that a comrade began before: only that comrade knows that it comes too late."""
    s: Alone = course.state
    able = [(other, card) for other in s.evil if other != seat for card in s.hand(other).true()]
    able = [(other, card) for other, card in able if _may_lay(s, other, card)]
    if able:
        other, card = rng.choice(able, "twins")
        begun = Clicks(s)
        begun.click(other, PlayDown(card))
        begun.click(s.leader, Approve())
        clicks = (*begun.clicks, *course.clicks)
        yield Twins("a card, and one that another had begun", IN_THE_DARK, "card", course, Continuation(s, clicks))


class Clicks:
    """A course of events as it is clicked together."""

    def __init__(self, s: Alone) -> None:
        self.start = s
        self.state = s.clone()
        self.clicks: list[tuple[int, Action]] = []

    def click(self, seat: int, action: Action) -> bool:
        """Clicks if that is possible, and returns whether it was."""
        ask = next((id for id, _ in asks(self.state, seat) if why_not(self.state, seat, id, action) is None), None)
        if ask is not None:
            play(self.state, seat, ask, action)
            self.clicks.append((seat, action))
        return ask is not None

    def done(self) -> Continuation:
        return Continuation(self.start, tuple(self.clicks))


def _other_cards(s: Alone, course: Continuation, seat: int, card: int, rng: Rng) -> Iterator[Twins]:
    """Yields another card face down, preferably of the other deck: to all others it is the same."""
    hand = [other for other in s.hand(seat).true() if other != card]
    strange = [other for other in hand if deck_of(s, other) != deck_of(s, card)] or hand
    if strange:
        other = rng.choice(strange, "twins")
        clicks = tuple(
            (clicker, msgspec.structs.replace(action, card=other) if isinstance(action, PlayDown) else action)
            for clicker, action in course.clicks
        )
        others = tuple(watcher for watcher in range(SPECTATOR, s.seated) if watcher != seat)
        yield Twins("one face-down card and another", others, "card", course, Continuation(course.state, clicks))
