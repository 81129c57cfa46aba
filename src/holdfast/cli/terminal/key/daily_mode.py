"""The mission of the day: the same for everybody, played once, and remembered."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, Literal

import msgspec

from holdfast.cli import day
from holdfast.cli.errors import BadInput
from holdfast.cli.folders import daily_file
from holdfast.cli.json_file import JsonFile
from holdfast.cli.terminal.io.lines import Block, wrapped
from holdfast.cli.terminal.io.palette import BRASS, BRIGHT, FAINT
from holdfast.cli.terminal.key.campaign_file import read_running
from holdfast.cli.terminal.key.missions import Missions
from holdfast.cli.terminal.key.words import say
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.start.host import Host, Ready
from holdfast.cli.terminal.start.modes import Mode
from holdfast.cli.terminal.start.options_mode import PARTY
from holdfast.engine.secret import SPECTATOR
from holdfast.games.key.setup.choices import DAILY, USUAL_GRADE
from holdfast.server.services.streak import days_in_a_row
from holdfast.table.setting import Setting

VERSION: Final = 1
KEY: Final = re.compile(r"\d{4}-\d\d-\d\d/[1-5]")


class Played(msgspec.Struct, frozen=True):
    """A mission of a day that was begun; without a result it goes on where it was left."""

    mission: str
    save: str
    result: Literal["", "won", "lost"] = ""


class Daybook(msgspec.Struct, frozen=True):
    """The missions of the day that were played, by date and grade, such as 2026-11-15/3."""

    days: dict[str, Played] = {}

    def __post_init__(self) -> None:
        if not all(KEY.fullmatch(key) for key in self.days):
            raise ValueError(say("daily.misnamed"))


def daybook() -> JsonFile[Daybook]:
    return JsonFile(daily_file(), Daybook, VERSION)


class Daily(Missions):
    def __init__(self, grade: int = USUAL_GRADE[DAILY], date: str = "") -> None:
        super().__init__({"mission": DAILY, "grade": str(grade)}, (PARTY,))
        self.again = ""
        self.grade = grade
        self.date = date or day.today()
        self.kept = daybook()
        self.line = ""  # for friends
        self.key = f"{self.date}/{grade}"

    def played(self) -> Played | None:
        return (self.kept.read() or Daybook()).days.get(self.key)

    def about(self) -> str:
        """Returns what the menu tells."""
        try:
            played = self.played()
        except BadInput as problem:
            return str(problem)
        if played is None:
            return say("daily.new", date=self.date, grade=self.grade)
        return say(f"daily.{played.result or 'waits'}", date=self.date)

    def is_done(self) -> bool:
        played = self.played()
        return played is not None and played.result != ""

    def check(self, host: Host) -> None:
        self.check_played()

    def check_played(self) -> None:
        """Raises BadInput if this mission has been played (R136)."""
        if self.is_done():
            raise BadInput(say("daily.played", date=self.date, grade=self.grade))

    def next(self, host: Host) -> Ready | None:
        self.check_played()
        played = self.played()
        self.label = self.label_of("")
        return (played and read_running(played.save, played.mission)) or super().next(host)

    def label_of(self, mission: str) -> str:
        return f"daily-{self.date}-{self.grade}"

    def began(self, setting: Setting, path: Path) -> None:
        self._note(Played(setting.options.mission.id, str(path.absolute())))

    def ended(self, local_game: LocalGame) -> None:
        played, outcome = self.played(), local_game.table.outcome
        assert played is not None, "the day was noted when its game began"
        assert outcome is not None, "the game goes on"
        self._note(msgspec.structs.replace(played, result="won" if outcome.winners else "lost"))
        look = local_game.look(SPECTATOR)
        (shared,) = [one.said[0] for one in local_game.ending().passages if one.kind == "share"]
        streak = days_in_a_row(self.won_days(), self.date)
        self.line = say("daily.share", game=look.say("game"), date=self.date, line=look.message(shared), streak=streak)

    def won_days(self) -> set[str]:
        book = self.kept.read() or Daybook()
        return {key.partition("/")[0] for key, played in book.days.items() if played.result == "won"}

    def _note(self, played: Played) -> None:
        book = self.kept.read() or Daybook()
        self.kept.write(Daybook({**book.days, self.key: played}))

    def after(self, width: int) -> Block:
        """Draws the line for friends, which gives nothing of the mission away, and when there is another one."""
        share = [*wrapped(say("daily.for_friends"), width, FAINT), *wrapped(self.line, width, BRIGHT)]
        return [*wrapped(say("daily.after", date=self.date), width, BRASS), *(share if self.line else [])]

    def other(self) -> Mode | None:
        return None


def daily_of(mission: str) -> Daily | None:
    """Returns the day on which this mission was begun; none if the days cannot be read."""
    book = daybook().read_if_possible() or Daybook()
    for key, played in book.days.items():
        if played.mission == mission:
            date, _, grade = key.partition("/")
            return Daily(int(grade), date)
    return None
