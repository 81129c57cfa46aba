"""Missions that nobody has seen yet: one of a grade, one from a file, one after the other."""

from __future__ import annotations

from functools import cache
from secrets import token_hex

from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.io.pick_list import BACK, Row, pick
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.key.arguments import talk_of
from holdfast.cli.terminal.key.names import stars
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.party import SOLO, Party
from holdfast.cli.terminal.start.host import Host, Ready
from holdfast.cli.terminal.start.modes import Mode
from holdfast.cli.workshop import open_workshop
from holdfast.games.key.missions.generator.gates import traces
from holdfast.games.key.missions.generator.generate import NoMission
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.missions.workshop import Workshop
from holdfast.games.key.setup import Options
from holdfast.games.key.setup.choices import EASY_TO_HARD


@cache
def workshop() -> Workshop:
    """Opens the workshop, and only once, since the word list is long."""
    return open_workshop()


def choose_grade(terminal: Terminal, usual: int = 1) -> int | None:
    rows = [Row(f"{stars(grade)}  Grade {grade}", about) for grade, about in enumerate(EASY_TO_HARD, 1)]
    place = pick(terminal, "THE KEY  How hard shall it be?", rows, usual - 1)
    return None if place == BACK else place + 1


def make_mission(host: Host, grade: int, seed: str, used: frozenset[str] = frozenset()) -> Mission:
    host.say_it_is_being_made()
    try:
        return workshop().fresh(seed, grade, used=used)
    except NoMission:
        raise BadInput(f"no mission of grade {grade} could be made this time; try again, or another grade") from None


def options_for(host: Host, mission: Mission, party: Party, achievements: tuple[str, ...] = ()) -> Options:
    return Options(
        mission=mission, characters=party.characters, free_talk=talk_of(host.args) == "free", achievements=achievements
    )


class Fresh(Mode):
    """A new mission of a grade; with a seed on the command line the same one for whoever types it."""

    again = "another one of this grade"

    def __init__(self, grade: int | None = None) -> None:
        self.grade = grade

    def next(self, host: Host) -> Ready | None:
        given = self.grade is not None
        while True:
            self.grade = self.grade or choose_grade(host.terminal)
            if self.grade is None:
                return None
            party = host.seated()
            if party is not None:
                mission = make_mission(host, self.grade, host.seed or token_hex(16))
                self.label = mission.id
                return Ready(host.setting(options_for(host, mission, party), party, host.seed))
            if given:
                return None
            self.grade = None

    def other(self) -> Mode | None:
        return Fresh()


class Endless(Mode):
    """One mission after the other, no answer twice; the slider follows what was won and lost."""

    again = "the next one"

    def __init__(self) -> None:
        self.grade = 1
        self.used: frozenset[str] = frozenset()

    def next(self, host: Host) -> Ready | None:
        grade = choose_grade(host.terminal, self.grade)
        party = host.seated() if grade is not None else None
        if grade is None or party is None:
            return None
        mission = make_mission(host, grade, token_hex(16), self.used)
        self.grade, self.label = grade, mission.id
        self.used |= traces(mission, workshop().bank)
        return Ready(host.setting(options_for(host, mission, party), party, None))

    def ended(self, local_game: LocalGame) -> None:
        self.grade = next_grade(self.grade, local_game)


def next_grade(grade: int, local_game: LocalGame) -> int:
    """Returns where the slider stands next: a grade harder after a win, easier after a loss."""
    outcome = local_game.table.outcome
    assert outcome is not None, "the game goes on"
    return min(grade + 1, 5) if outcome.winners else max(grade - 1, 1)


class FromFile(Mode):
    """A mission that `holdfast mission new --out` wrote."""

    def __init__(self, mission: Mission) -> None:
        self.mission = mission
        self.label = mission.id if mission.id.replace("-", "").isalnum() else "mission"

    def check(self, host: Host) -> None:
        party = host.party or Party(SOLO)
        host.setting(options_for(host, self.mission, party), party, host.seed)

    def next(self, host: Host) -> Ready | None:
        party = host.seated()
        if party is None:
            return None
        return Ready(host.setting(options_for(host, self.mission, party), party, host.seed))
