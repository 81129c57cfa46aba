"""What a finished game of ALONE is counted by, and what those who played it may be proud of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from holdfast.engine.message import say
from holdfast.engine.options import OptionChoice, OptionValue
from holdfast.engine.records import BestMoment, Counted, PlayedStep, PlayedTable, Records, TableToTry
from holdfast.games.alone.cards.pack import read_pack
from holdfast.games.alone.events.deeds import Suffered
from holdfast.games.alone.state import HERO, Alone, Figure

SIDES_COUNTED: Final = (OptionValue("hero", "The hero"), OptionValue("evil", "Evil"))


def counted_by(files: Mapping[str, Any]) -> tuple[OptionChoice, ...]:
    parts = read_pack(files)
    return (
        OptionChoice("side", "Side", SIDES_COUNTED),
        OptionChoice("difficulty", "Difficulty", tuple(OptionValue(d.id, d.name, d.about) for d in parts.difficulties)),
        OptionChoice("character", "Character", tuple(OptionValue(c.id, c.name, c.about) for c in parts.characters)),
        OptionChoice("decks", "Reaction deck", tuple(OptionValue(d.id, d.name, d.about) for d in parts.decks)),
        OptionChoice("missions", "Missions", tuple(OptionValue(m.id, m.name, m.story) for m in parts.missions)),
    )


def words(s: Alone, table: PlayedTable, seat: int) -> Counted:
    """The hero has a character, evil has decks; the missions are those of the game, whether they were done or not."""
    of_all = {
        "side": ("hero" if seat == HERO else "evil",),
        "difficulty": (s.parts.difficulties[s.difficulty].id,),
        "missions": tuple(s.parts.missions[quest.mission].id for quest in s.quests),
    }
    if seat == HERO:
        return {**of_all, "character": (s.parts.characters[s.character].id,)}
    decks = [s.deck_ids[deck] for deck in s.draws_from[seat - 1]]
    return {**of_all, "decks": tuple(s.parts.decks[deck].id for deck in decks)}


class Nearness(msgspec.Struct):
    """On which turns a creature stood in the next sector that the hero did not see, and the heaviest blow, 0 for none
    yet; each with its line.
    """

    unseen: set[int] = msgspec.field(default_factory=set)
    unseen_line: int = 0
    blow: int = 0
    blow_line: int = 0

    def see(self, step: PlayedStep[Alone]) -> None:
        s = step.state
        if s.clock not in self.unseen and any(is_unseen_beside(s, figure) for _, figure in s.standing()):
            self.unseen.add(s.clock)
            self.unseen_line = step.line
        for event in step.told:
            if isinstance(event, Suffered) and event.amount > self.blow:
                self.blow, self.blow_line = event.amount, step.line

    def of_hero(self, s: Alone, line: int, *, has_won: bool) -> Iterator[BestMoment]:
        if self.unseen:
            turns = len(self.unseen)
            yield BestMoment("unseen", turns, say("record.unseen", turns=turns), self.unseen_line)
        if has_won:
            yield BestMoment("life", s.life, say("record.life", life=s.life, control=s.control), line, "fewest")
        else:
            yield BestMoment("rounds", s.round, say("record.rounds", rounds=s.round), line)

    def of_evil(self, s: Alone, line: int, *, has_won: bool) -> Iterator[BestMoment]:
        if self.blow:
            yield BestMoment("blow", self.blow, say("record.blow", damage=self.blow), self.blow_line)
        if has_won:
            yield BestMoment("broken", s.round, say("record.broken", round=s.round), line, "fewest")


def is_unseen_beside(s: Alone, figure: Figure) -> bool:
    return not s.revealed[figure.cell] and s.map().distance(s.hero, figure.cell) == 1


def moments(steps: Iterable[PlayedStep[Alone]]) -> tuple[tuple[BestMoment, ...], ...]:
    """Returns the best moments of each seat: the closest calls of the hero, the heaviest blows of evil."""
    seen, last = Nearness(), None
    for step in steps:
        seen.see(step)
        last = step
    if last is None or last.state.outcome is None:
        return ()
    s, winners = last.state, last.state.outcome.winners
    of_evil = tuple(seen.of_evil(s, last.line, has_won=bool(winners) and HERO not in winners))
    return (tuple(seen.of_hero(s, last.line, has_won=HERO in winners)), *(of_evil for _ in s.evil))


def to_try(counted: str, word: str) -> TableToTry | None:
    """Returns a table at which this can be tried; none for decks, which are taken in the game, and missions, which are
    drawn.
    """
    match counted:
        case "side":
            return TableToTry(seat=0 if word == "hero" else 1)
        case "difficulty" | "character":
            return TableToTry({counted: word})
    return None


RECORDS: Final = Records[Alone](counted_by=counted_by, words=words, moments=moments, side="side", to_try=to_try)
