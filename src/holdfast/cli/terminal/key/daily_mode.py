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
from holdfast.cli.terminal.io.palette import BRASS
from holdfast.cli.terminal.key.interrupted_game import read_running
from holdfast.cli.terminal.key.new_missions import make_mission, options_for
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.start.host import Host, Ready
from holdfast.cli.terminal.start.modes import Mode
from holdfast.games.key.missions.campaign import daily_seed
from holdfast.games.key.setup.choices import DAILY, USUAL_GRADE
from holdfast.table.setting import Setting

VERSION: Final = 1
KEY: Final = re.compile(r"\d{4}-\d\d-\d\d/[1-5]")


class Played(msgspec.Struct, frozen=True):
    """A mission of a day that was begun; without a result it goes on where it was left."""

    mission: str
    save: str
    result: Literal["", "won", "lost"] = ""


class Daybook(msgspec.Struct, frozen=True):
    """By date and grade, such as 2026-11-15/3."""

    days: dict[str, Played] = {}

    def __post_init__(self) -> None:
        if not all(KEY.fullmatch(key) for key in self.days):
            raise ValueError("a day is not written as a date and a grade")


def daybook() -> JsonFile[Daybook]:
    return JsonFile(daily_file(), Daybook, VERSION)


class Daily(Mode):
    again = ""

    def __init__(self, grade: int = USUAL_GRADE[DAILY], date: str = "") -> None:
        self.grade = grade
        self.date = date or day.today()
        self.kept = daybook()
        self.label = f"daily-{self.date}-{grade}"

    @property
    def key(self) -> str:
        return f"{self.date}/{self.grade}"

    def played(self) -> Played | None:
        return (self.kept.read() or Daybook()).days.get(self.key)

    def about(self) -> str:
        """Returns what the menu tells."""
        try:
            played = self.played()
        except BadInput as problem:
            return str(problem)
        if played is None:
            return f"{self.date} (UTC): the same for everybody, of grade {self.grade}, and played once."
        return f"{self.date}: you have {played.result} it." if played.result else f"{self.date}: it waits for you."

    def is_done(self) -> bool:
        played = self.played()
        return played is not None and played.result != ""

    def check(self, host: Host) -> None:
        self.check_played()

    def check_played(self) -> None:
        """Raises BadInput if this mission has been played (R136)."""
        if self.is_done():
            raise BadInput(
                f"You have played the mission of {self.date} (grade {self.grade}), and none is played twice:"
                " come back tomorrow. (R136)"
            )

    def next(self, host: Host) -> Ready | None:
        self.check_played()
        played = self.played()
        if played is not None and (running := read_running(played.save, played.mission)) is not None:
            return running
        party = host.seated()
        if party is None:
            return None
        seed = daily_seed(self.date)
        mission = make_mission(host, self.grade, seed)
        return Ready(host.setting(options_for(host, mission, party), party, f"{seed}/deal"))

    def began(self, setting: Setting, path: Path) -> None:
        self._note(Played(setting.options.mission.id, str(path.absolute())))

    def ended(self, local_game: LocalGame) -> None:
        played, outcome = self.played(), local_game.table.outcome
        assert played is not None, "the day was noted when its game began"
        assert outcome is not None, "the game goes on"
        self._note(msgspec.structs.replace(played, result="won" if outcome.winners else "lost"))

    def _note(self, played: Played) -> None:
        book = self.kept.read() or Daybook()
        self.kept.write(Daybook({**book.days, self.key: played}))

    def after(self, width: int) -> Block:
        return wrapped(f"That was the mission of {self.date}. There is another one at midnight UTC.", width, BRASS)


def daily_of(mission: str) -> Daily | None:
    """Returns the day on which this mission was begun; none if the days cannot be read."""
    try:
        book = daybook().read() or Daybook()
    except BadInput:
        return None
    for key, played in book.days.items():
        if played.mission == mission:
            date, _, grade = key.partition("/")
            return Daily(int(grade), date)
    return None
