"""The Key at the terminal: missions by hand, new ones, the mission of the day, campaigns, and no end of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from holdfast.cli.errors import BadInput
from holdfast.cli.mission import read_mission
from holdfast.cli.terminal.io.pick_list import Row
from holdfast.cli.terminal.key.arguments import KeyArguments
from holdfast.cli.terminal.key.campaign_file import USUAL_NAME, CampaignJournal, campaign_names, journal_of
from holdfast.cli.terminal.key.campaign_mode import Chapters, page_of
from holdfast.cli.terminal.key.daily_mode import Daily, daily_of
from holdfast.cli.terminal.key.drawing import KeyDrawing
from holdfast.cli.terminal.key.missions import Endless, FromFile, Missions
from holdfast.cli.terminal.key.words import say
from holdfast.cli.terminal.play_arguments import PlayArguments
from holdfast.cli.terminal.start.modes import Mode
from holdfast.cli.terminal.terminal_game import ModeEntry, TerminalGame
from holdfast.engine.game import AnyGame
from holdfast.engine.text import Texts
from holdfast.games.key.missions.campaign import why_not_play
from holdfast.games.key.screen.texts import EN
from holdfast.games.key.setup.choices import FRESH
from holdfast.packs import Loaded
from holdfast.table.save import Save

WRITTEN_AS: Final = (".json", ".toml")  # files of missions


class KeyTerminalGame(TerminalGame):
    arguments = KeyArguments

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, KeyDrawing())

    def modes(self) -> Sequence[ModeEntry]:
        single = [
            ModeEntry(_row("hand_written"), lambda: Missions({})),
            ModeEntry(_row("fresh"), lambda: Missions({"mission": FRESH})),
        ]
        if self.packs != ("base",):  # days and campaigns are the same for everybody
            return single
        others = [name for name in campaign_names() if name != USUAL_NAME]
        return [
            *single,
            ModeEntry(Row(say("mode.daily"), Daily().about()), Daily),
            ModeEntry(Row(say("mode.campaign"), campaign_words(USUAL_NAME)), Chapters),
            *(ModeEntry(_named_campaign(name), partial(Chapters, name)) for name in others),
            ModeEntry(_row("endless"), endless),
        ]

    def mode_from(self, args: PlayArguments) -> Mode | None:
        if not isinstance(args, KeyArguments):
            return None
        ways = {"--mission": args.mission, "--daily": args.daily or None, "--campaign": args.campaign}
        given = [name for name, value in ways.items() if value is not None]
        if args.grade is not None and given != ["--daily"]:
            given.append("--grade")
        if args.resume is not None and given:
            raise BadInput(say("flags.resume", flag=given[0]))
        if len(given) > 1:
            raise BadInput(say("flags.several", flags=tuple(given)))
        if args.new and args.campaign is None:
            raise BadInput(say("flags.new"))
        if args.daily and args.seed is not None:
            raise BadInput(say("flags.seed"))
        if self.packs != ("base",) and (args.daily or args.campaign is not None):
            raise BadInput(say("flags.pack"))
        if args.campaign_name is not None:
            return Chapters(args.campaign_name, afresh=args.new, seed=args.seed)
        if args.daily:
            return Daily(args.grade) if args.grade is not None else Daily()
        if args.grade is not None:
            return Missions({"mission": FRESH, "grade": str(args.grade)})
        return named(args.mission, self.loaded()) if args.mission is not None else None

    def mode_of_save(self, save: Save, *, is_over: bool) -> Mode:
        """Returns the campaign or the day that a mission goes on in; one that was played is only looked at (R136)."""
        mission = save.setting.options.mission.id
        for name, journal in journals():
            if journal.open is not None and journal.open.mission == mission:
                return Chapters(name)
        day = daily_of(mission)
        if day is not None and not day.is_done():
            return day
        if not is_over:
            refuse_played(mission)
            if day is not None:
                day.check_played()
        return Missions({})


def named(mission: str, loaded: Loaded) -> Mode:
    """Returns a mission of the pack by its id, or a file."""
    path = Path(mission)
    if path.suffix in WRITTEN_AS and not path.is_file():
        raise BadInput(say("flags.no_file", file=mission))
    found, _ = read_mission(mission, loaded) if path.is_file() else (None, None)
    if found is None or found.id == mission:
        return Missions({"mission": mission})
    refuse_played(found.id)
    return FromFile(found)


def endless() -> Mode:
    """Returns endless missions; where the campaign is over they go on there, with its achievements."""
    journal = journal_of(USUAL_NAME).read_if_possible()
    return Chapters() if journal is not None and journal.campaign.is_over else Endless()


def _row(mode: str) -> Row:
    return Row(say(f"mode.{mode}"), say(f"mode.{mode}.about"))


def _named_campaign(name: str) -> Row:
    return Row(say("mode.campaign.named", name=name), campaign_words(name))


def campaign_words(name: str) -> str:
    try:
        journal = journal_of(name).read()
    except BadInput as problem:
        return str(problem)
    if journal is None:
        return say("mode.campaign.about")
    shown = page_of(journal.campaign)
    stands = f"{shown.heading}. {shown.standing}"
    return stands if journal.open is None else say("mode.campaign.open", stands=stands)


def journals() -> list[tuple[str, CampaignJournal]]:
    """Returns all campaigns that can be read."""
    read = {name: journal_of(name).read_if_possible() for name in campaign_names()}
    return [(name, journal) for name, journal in read.items() if journal is not None]


def refuse_played(mission: str) -> None:
    """Refuses a mission that any campaign of this person has played (R136)."""
    for _, journal in journals():
        refusal = why_not_play(journal.campaign, mission)
        if refusal is not None:
            raise BadInput(f"{Texts(EN).refusal(refusal)} ({refusal.rule.rpartition(':')[2]})")
