"""Single missions: those that come with the game, new ones of a grade, one from a file, one after the other."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.cli.terminal.key.arguments import talk_of
from holdfast.cli.terminal.key.met_book import met_before, note_met
from holdfast.cli.terminal.key.words import say
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.party import Party
from holdfast.cli.terminal.start.host import Host, Ready
from holdfast.cli.terminal.start.modes import Mode
from holdfast.cli.terminal.start.options_mode import PARTY, OptionsMode, made_for
from holdfast.engine.option_making import Made
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.missions.generator.gates import traces
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.setup.choices import FRESH
from holdfast.games.key.setup.options import options_with
from holdfast.table.setting import Setting


class Missions(OptionsMode):
    """A mission by its id, or, with `mission=fresh`, a new one; a seed on the command line makes the same one again."""

    def __init__(
        self, words: Mapping[str, str], asked: tuple[str, ...] = ("mission", "grade", PARTY), seats: str = "characters"
    ) -> None:
        super().__init__(words, asked, seats)
        self.again = say("again.fresh") if words.get("mission") == FRESH else None

    def setting(self, host: Host, party: Party) -> Setting:
        self.words["talk"] = talk_of(host.args)
        setting = super().setting(host, party)
        self.label = self.label_of(setting.options.mission.id)
        return setting

    def made(self, host: Host, words: Mapping[str, str], party: Party) -> Made:
        """Returns what is played. A new mission brings what was not met before, unless a seed says which one it is."""
        if words.get("mission") != FRESH or host.seed:
            return super().made(host, words, party)
        made = made_for(host, words, party, met=met_before())
        note_met(made.met)
        return made

    def label_of(self, mission: str) -> str:
        """Returns what stands in the names of saves."""
        return mission if mission.replace("-", "").isalnum() else "mission"

    def other(self) -> Mode | None:
        return type(self)({"mission": FRESH} if self.again is not None else {}, self.asked)


class FromFile(Missions):
    """A mission that `holdfast mission new --out` wrote."""

    def __init__(self, mission: Mission) -> None:
        super().__init__({}, (PARTY,))
        self.mission = mission

    def made(self, host: Host, words: Mapping[str, str], party: Party) -> Made:
        return Made(options_with(self.mission, words))

    def other(self) -> Mode | None:
        return Missions({})


class Endless(Missions):
    """One mission after the other, no answer twice; the slider follows what was won and lost."""

    def __init__(self) -> None:
        super().__init__({"mission": FRESH}, ("grade", PARTY))
        self.again = say("again.endless")
        self.used: frozenset[str] = frozenset()

    def next(self, host: Host) -> Ready | None:
        self.given.pop("grade", None)
        return super().next(host)

    def made(self, host: Host, words: Mapping[str, str], party: Party) -> Made:
        assert isinstance(host.loaded.content, Parts)
        bank = host.loaded.content.bank
        assert bank is not None, "missions are made from the texts of the base pack"
        made = super().made(host, words, party)
        while (found := traces(made.options.mission, bank)) & self.used:
            made = made_for(host, words, party, seed=f"{made.options.mission.id} again")
        self.used |= found
        return made

    def other(self) -> Mode | None:
        return None

    def ended(self, local_game: LocalGame) -> None:
        self.words["grade"] = str(next_grade(local_game))


def next_grade(local_game: LocalGame) -> int:
    """Returns where the slider stands next: a grade harder after a win, easier after a loss."""
    grade: int = local_game.table.setting.options.mission.grade
    outcome = local_game.table.outcome
    assert outcome is not None, "the game goes on"
    return min(grade + 1, 5) if outcome.winners else max(grade - 1, 1)
