"""What somebody is told of the games that they have finished, as types."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.engine.records import TableToTry


class CountedWord(msgspec.Struct, frozen=True):
    """So many games of mine had this, a mission or a hero, and so many of them were won."""

    word: str
    name: str
    games: int
    won: int


class CountedBy(msgspec.Struct, frozen=True):
    """What games are counted by, and each word that was played. Where one may have two, there are more than games."""

    option: str
    name: str
    words: tuple[CountedWord, ...]


class MomentShown(msgspec.Struct, frozen=True):
    """The best moment of its kind, in words, and when its game ended. The film of `table` shows it after so many lines;
    empty, where the film is not to be seen any more.
    """

    says: str
    ended: int
    table: str
    line: int


class ToTry(msgspec.Struct, frozen=True):
    """Something that I have not won yet, or not played: what it is, and a table at which it is played."""

    by: str
    name: str
    about: str
    games: int
    table: TableToTry


class GameRecord(msgspec.Struct, frozen=True):
    """My games of one kind: how many, and by what they are counted. `seats`: of a table to try something at."""

    game: str
    title: str
    games: int
    won: int
    counted: tuple[CountedBy, ...]
    moments: tuple[MomentShown, ...]
    to_try: tuple[ToTry, ...]
    seats: int


class DailyStreak(msgspec.Struct, frozen=True):
    """Days in a row on which I won the game of the day, until today or yesterday, and at most; in universal time.

    `table` is one at which it is played.
    """

    game: str
    title: str
    seats: int
    table: TableToTry
    now: int
    longest: int
    won_today: bool
    played_today: bool


class PlayedWith(msgspec.Struct, frozen=True):
    """Somebody with whom I have finished games, or several at one table: by id and by the names that they had last.

    So many games, so many of them won by me, by them, and by all of us.
    """

    people: tuple[str, ...]
    names: tuple[str, ...]
    games: int
    mine: int
    theirs: int
    together: int


class RecordPage(msgspec.Struct, frozen=True):
    """My finished games, or those of them that everybody in `together` finished, too; then `together` counts them."""

    games: int
    won: int
    by_game: tuple[GameRecord, ...]
    daily: DailyStreak | None
    people: tuple[PlayedWith, ...]
    groups: tuple[PlayedWith, ...]
    together: PlayedWith | None = None


class AfterGame(msgspec.Struct, frozen=True):
    """What the game that has just ended is among mine, a sentence each; nothing, where it does not count.

    `people` are those who finished it with me, by id. `day` is that of a game of the day, and `streak` on how many days
    in a row I had won then.
    """

    says: tuple[str, ...]
    people: tuple[str, ...]
    day: str = ""
    streak: int = 0


RECORD_ANSWERS: Final = (RecordPage, AfterGame)
