"""Records: the finished games of somebody, added up, in the language of whoever asks; and what to try next.

Nobody is told anything of games that they have not finished themselves.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import msgspec

from holdfast.engine.content import PackError
from holdfast.engine.game import AnyGame
from holdfast.engine.options import OptionChoice
from holdfast.engine.records import BestMoment
from holdfast.engine.text import MissingText, TextError, Texts
from holdfast.packs import BASE
from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.rooms.registry import BrokenTable, RoomRegistry
from holdfast.server.services.streak import days_in_a_row, streak_of
from holdfast.server.wire.record_types import (
    AfterGame,
    CountedBy,
    CountedWord,
    DailyStreak,
    GameRecord,
    MomentShown,
    PlayedWith,
    RecordPage,
    ToTry,
)
from holdfast.server.wire.texts import server_texts
from holdfast.table.game_words import GameWords
from holdfast.table.result import GameResult
from holdfast.table.store import Person

SETS_KEPT: Final = 48
PACK_SETS_NAMED: Final = 8  # of one game
MOST_GROUPS: Final = 20
MOST_TO_TRY: Final = 3  # of one game
LEAST_BESIDE: Final = 2  # where several are a group

PackNames: TypeAlias = tuple[str, ...]


class RecordBook:
    def __init__(self, registry: RoomRegistry, alarm_clock: AlarmClock) -> None:
        self.registry = registry
        self.catalogue = registry.catalogue
        self.alarm_clock = alarm_clock
        self._counted: OrderedDict[tuple[str, PackNames, str], tuple[OptionChoice, ...]] = OrderedDict()

    # -- pages

    async def page(self, person: Person, language: str, together: Sequence[str] = ()) -> RecordPage:
        """Returns somebody's record; only of games that all of these people finished, too, if there are any."""
        found = await self.registry.store.results_beside(person.id)
        tables = by_table(found)
        others = [other for other in dict.fromkeys(together) if other != person.id]
        shown = {table: people for table, people in tables.items() if all(other in people for other in others)}
        mine = [people[person.id] for people in shown.values()]
        by_game: defaultdict[str, list[GameResult]] = defaultdict(list)
        for one in mine:
            by_game[one.game].append(one)
        names = [*sorted(by_game, key=lambda game: -len(by_game[game]))]
        if not others:
            names += [game for game in self.catalogue.games if game not in by_game]
        records = [await self._of_game(game, by_game[game], person, language) for game in names]
        groups = played_with(shown, person.id)
        return RecordPage(
            games=len(mine),
            won=sum(one.won for one in mine),
            by_game=tuple(one for one in records if one is not None),
            daily=None if others else await self._daily(by_game, language),
            people=() if others else tuple(each_of(shown, person.id)[:MOST_GROUPS]),
            groups=() if others else tuple([one for one in groups if len(one.people) >= LEAST_BESIDE][:MOST_GROUPS]),
            together=beside(shown.values(), person.id, tuple(others)) if others and shown else None,
        )

    async def after(self, table: str, person: Person, language: str) -> AfterGame:
        """Returns what the game at this table is among those of somebody who has finished it."""
        tables = by_table(await self.registry.store.results_beside(person.id))
        people = tables.get(table, {})
        if person.id not in people:
            return AfterGame((), ())
        this = people[person.id]
        mine = [people[person.id] for people in tables.values() if people[person.id].game == this.game]
        says = await self._stands(this, mine, language)
        streak = days_in_a_row((one.day for one in mine if one.day and one.won), this.day) if this.day else 0
        return AfterGame(says, tuple(other for other in people if other != person.id), this.day, streak)

    # -- in words

    async def _stands(self, this: GameResult, mine: list[GameResult], language: str) -> tuple[str, ...]:
        game = self.catalogue.games.get(this.game)
        if game is None:
            return ()
        side = game.shown.records.side if game.shown.records is not None else ""
        alike = [one for one in mine if not side or one.words.get(side) == this.words.get(side)]
        texts = await self._texts(this.game, this.packs, language)
        numbers = {"won": sum(one.won for one in alike), "games": len(alike)}
        if texts.has("record.stands"):
            said = texts.say(
                "record.stands", {**numbers, **{by: words[0] for by, words in this.words.items() if words}}
            )
        else:
            said = server_texts(language).say("records.stands", {**numbers, "game": game.title})
        return (said, *await self._firsts(this, alike, language))

    async def _firsts(self, this: GameResult, alike: list[GameResult], language: str) -> tuple[str, ...]:
        """Returns what was won for the first time."""
        before = [one for one in alike if one.table != this.table and one.ended <= this.ended]
        if not this.won:
            return ()
        if not any(one.won for one in before):
            return (server_texts(language).say("records.first_win"),)
        new = []
        for choice in await self._counted_by(this.game, (this.packs,), language):
            won = {word for one in before if one.won for word in one.words.get(choice.option, ())}
            names = {value.word: value.name for value in choice.values}
            new += [names.get(word, word) for word in this.words.get(choice.option, ()) if word not in won]
        return (server_texts(language).say("records.first", {"names": tuple(new)}),) if new else ()

    async def _of_game(self, name: str, mine: list[GameResult], person: Person, language: str) -> GameRecord | None:
        game = self.catalogue.games.get(name)
        if game is None:
            return None  # it was played here once
        sets = tuple(dict.fromkeys(one.packs for one in mine))[:PACK_SETS_NAMED]
        choices = await self._counted_by(name, (*sets, (BASE,)), language)
        texts = await self._texts(name, (BASE,), language)
        return GameRecord(
            game=name,
            title=texts.patterns.get("game", game.title),
            games=len(mine),
            won=sum(one.won for one in mine),
            counted=tuple(filter(lambda by: by.words, (counted(choice, mine) for choice in choices))),
            moments=tuple([await self._shown(one, best, person, language) for one, best in best_moments(mine)]),
            to_try=await self._to_try(name, mine, language),
            seats=seats_of(game),
        )

    async def _to_try(self, name: str, mine: list[GameResult], language: str) -> tuple[ToTry, ...]:
        """Returns what somebody has not won: one thing of each kind, the easiest of those that are ever harder."""
        records = self.catalogue.games[name].shown.records
        if records is None or not mine:
            return ()
        found = []
        for choice in await self._counted_by(name, ((BASE,),), language):
            by_word = {one.word: one for one in counted(choice, mine).words}
            won = [at for at, value in enumerate(choice.values) if value.word in by_word and by_word[value.word].won]
            first = won[-1] + 1 if won and choice.option in records.rising else 0
            for value in choice.values[first:]:
                games = by_word[value.word].games if value.word in by_word else 0
                table = records.to_try(choice.option, value.word)
                if table is not None and not (games and by_word[value.word].won):
                    found.append(ToTry(choice.name, value.name, value.about, games, table))
                    break
        return tuple(found[:MOST_TO_TRY])

    async def _daily(self, by_game: dict[str, list[GameResult]], language: str) -> DailyStreak | None:
        """Returns the streak in the first game that has one of the day."""
        for name, game in self.catalogue.games.items():
            if game.shown.records is not None and game.shown.records.of_day is not None:
                streak = streak_of(by_game.get(name, ()), self.alarm_clock.day())
                title = (await self._texts(name, (BASE,), language)).patterns.get("game", game.title)
                return DailyStreak(
                    *(name, title, seats_of(game), game.shown.records.of_day), **msgspec.structs.asdict(streak)
                )
        return None

    async def _shown(self, one: GameResult, best: BestMoment, person: Person, language: str) -> MomentShown:
        texts = await self._texts(one.game, one.packs, language)
        try:
            says = texts.message(best.says)
        except (MissingText, TextError):  # it was said by another version
            says = ""
        has_film = await self._has_film(one.table, person)
        return MomentShown(says, one.ended, one.table if has_film else "", best.line)

    async def _has_film(self, table: str, person: Person) -> bool:
        record = await self.registry.store.table(table)
        try:
            return record is not None and self.registry.lobby_of(record).may_see(person.id)
        except BrokenTable:
            return False

    # -- what things are called

    async def _texts(self, game: str, packs: PackNames, language: str) -> Texts:
        try:
            box = await self.catalogue.opened_box(game, packs, language)
        except PackError:
            box = await self.catalogue.opened_box(game, (BASE,), language)  # the pack is not here any more
        return Texts(box.texts, language=language)

    async def _counted_by(self, game: str, sets: Iterable[PackNames], language: str) -> tuple[OptionChoice, ...]:
        """Returns what games are counted by, with the words of all these sets of packs."""
        merged: dict[str, OptionChoice] = {}
        for packs in dict.fromkeys(sets):
            for choice in await self._counted_in(game, packs, language):
                before = merged.setdefault(choice.option, choice)
                known = {value.word for value in before.values}
                more = tuple(value for value in choice.values if value.word not in known)
                merged[choice.option] = msgspec.structs.replace(before, values=(*before.values, *more))
        return tuple(merged.values())

    async def _counted_in(self, name: str, packs: PackNames, language: str) -> tuple[OptionChoice, ...]:
        key = (name, packs, language)
        game = self.catalogue.games.get(name)
        records = game.shown.records if game is not None else None
        if game is None or records is None:
            return ()
        if key not in self._counted:
            try:
                await self.catalogue.opened(game, packs)
            except PackError:
                return ()
            files = self.catalogue.load(game, packs).files
            words = GameWords(game, language)
            choices = await asyncio.to_thread(records.counted_by, files)
            self._counted[key] = tuple(map(words.choice, choices))
            if len(self._counted) > SETS_KEPT:
                self._counted.popitem(last=False)
        return self._counted[key]


# -- adding up


def seats_of(game: AnyGame) -> int:
    """Returns how many sit at a table at which somebody tries something: two, or as many as there have to be."""
    return max(game.seats[0], min(2, game.seats[-1]))


def by_table(results: Iterable[GameResult]) -> dict[str, dict[str, GameResult]]:
    """Returns results by table and person, the last game first."""
    found: defaultdict[str, dict[str, GameResult]] = defaultdict(dict)
    for one in results:
        found[one.table][one.person] = one
    return dict(found)


def counted(choice: OptionChoice, mine: Iterable[GameResult]) -> CountedBy:
    """Returns how many games had each of these words, and how many of those were won; in the order of the game."""
    games, won = Counter[str](), Counter[str]()
    for one in mine:
        for word in one.words.get(choice.option, ()):
            games[word] += 1
            won[word] += one.won
    names = {value.word: value.name for value in choice.values}
    words = [*(word for word in names if word in games), *sorted(games.keys() - names.keys())]
    return CountedBy(
        choice.option,
        choice.name,
        tuple(CountedWord(word, names.get(word, word), games[word], won[word]) for word in words),
    )


def best_moments(mine: Iterable[GameResult]) -> list[tuple[GameResult, BestMoment]]:
    """Returns the best moment of each kind, with its game; of equals the first."""
    best: dict[str, tuple[GameResult, BestMoment]] = {}
    for one in sorted(mine, key=lambda one: one.ended):
        for moment in one.moments or ():
            if moment.kind not in best or moment.beats(best[moment.kind][1]):
                best[moment.kind] = (one, moment)
    return list(best.values())


def beside(games: Iterable[dict[str, GameResult]], me: str, others: tuple[str, ...]) -> PlayedWith:
    """Returns how somebody did in these games beside others, who all finished them."""
    games = list(games)
    return PlayedWith(
        people=others,
        names=tuple(max((people[other] for people in games), key=lambda one: one.ended).name for other in others),
        games=len(games),
        mine=sum(people[me].won for people in games),
        theirs=sum(all(people[other].won for other in others) for people in games),
        together=sum(all(people[one].won for one in (me, *others)) for people in games),
    )


def each_of(tables: dict[str, dict[str, GameResult]], me: str) -> list[PlayedWith]:
    """Returns everybody with whom somebody has finished games, those of the most games first."""
    games: defaultdict[str, list[dict[str, GameResult]]] = defaultdict(list)
    for people in tables.values():
        for other in people:
            if other != me:
                games[other].append(people)
    found = [beside(played, me, (other,)) for other, played in games.items()]
    return sorted(found, key=lambda one: (-one.games, one.names))


def played_with(tables: dict[str, dict[str, GameResult]], me: str) -> list[PlayedWith]:
    """Returns the groups of people with whom somebody has finished games, those of the most games first."""
    games: defaultdict[tuple[str, ...], list[dict[str, GameResult]]] = defaultdict(list)
    for people in tables.values():
        games[tuple(sorted(other for other in people if other != me))].append(people)
    found = [beside(played, me, others) for others, played in games.items() if others]
    return sorted(found, key=lambda one: (-one.games, one.names))
