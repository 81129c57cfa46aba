"""The missions that come with The Key, each made by a person."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.cli.arguments import said
from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.io.pick_list import BACK, Row, pick
from holdfast.cli.terminal.key.arguments import talk_of
from holdfast.cli.terminal.key.names import stars
from holdfast.cli.terminal.play.party import SOLO, Party
from holdfast.cli.terminal.start.host import Host, Ready
from holdfast.cli.terminal.start.modes import Mode
from holdfast.engine.game import SetupError
from holdfast.games.key.cards.pack import Parts, read_missions
from holdfast.packs import Loaded, read_options
from holdfast.table.setting import Setting


def missions(loaded: Loaded) -> Sequence[Row]:
    assert isinstance(loaded.content, Parts)
    found = read_missions(loaded.files, loaded.content).values()
    by_grade = sorted(found, key=lambda mission: mission.grade)
    return [Row(f"{stars(m.grade)}  {m.title:<24} {m.kind:<10} {m.board}", m.question.strip(), m.id) for m in by_grade]


def choose_mission(host: Host) -> str | None:
    rows = missions(host.loaded)
    place = pick(host.terminal, f"{host.drawing.title.upper()}  Which mission?", rows)
    return None if place == BACK else rows[place].word


class HandWritten(Mode):
    """The missions that come with the game."""

    def __init__(self, mission: str | None = None) -> None:
        self.mission = mission

    def check(self, host: Host) -> None:
        if self.mission is not None:
            self.setting(host, host.party or Party(SOLO))

    def next(self, host: Host) -> Ready | None:
        given = self.mission is not None
        while True:
            self.mission = self.mission or choose_mission(host)
            if self.mission is None:
                return None
            party = host.seated()
            if party is not None:
                self.label = self.mission
                return Ready(self.setting(host, party))
            if given:
                return None
            self.mission = None

    def setting(self, host: Host, party: Party) -> Setting:
        words = {"characters": ",".join(party.characters), "talk": talk_of(host.args)}
        if self.mission is not None:
            words["mission"] = self.mission
        try:
            options = read_options(host.drawing.game, host.loaded, words)
        except SetupError as problem:
            raise BadInput(said(host.drawing.game, problem)) from None
        return host.setting(options, party, host.seed)

    def other(self) -> Mode | None:
        return HandWritten()
