"""The Key at the terminal: missions by hand, new ones, the mission of the day, campaigns, and no end of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from holdfast.cli.errors import BadInput
from holdfast.cli.mission import read_mission
from holdfast.cli.terminal.io.pick_list import Row
from holdfast.cli.terminal.key.arguments import KeyArguments
from holdfast.cli.terminal.key.campaign_file import USUAL_NAME, CampaignJournal, campaign_names, journal_of
from holdfast.cli.terminal.key.campaign_mode import Chapters, story
from holdfast.cli.terminal.key.daily_mode import Daily, daily_of
from holdfast.cli.terminal.key.drawing import KeyDrawing
from holdfast.cli.terminal.key.hand_written import HandWritten
from holdfast.cli.terminal.key.new_missions import Endless, Fresh, FromFile
from holdfast.cli.terminal.play_arguments import PlayArguments
from holdfast.cli.terminal.start.modes import Mode
from holdfast.cli.terminal.terminal_game import ModeEntry, TerminalGame
from holdfast.engine.game import AnyGame
from holdfast.engine.text import Texts
from holdfast.games.key.missions.campaign import why_not_play
from holdfast.games.key.missions.progress import progress
from holdfast.games.key.screen.texts import EN
from holdfast.table.save import Save


class KeyTerminalGame(TerminalGame):
    arguments = KeyArguments

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, KeyDrawing())

    def modes(self) -> Sequence[ModeEntry]:
        daily = Daily()
        others = [name for name in campaign_names() if name != USUAL_NAME]
        return [
            ModeEntry(Row("Hand-written missions", "A few to begin with, each made by a person."), HandWritten),
            ModeEntry(Row("A new mission", "Made for you now, as hard as you like, with exactly one answer."), Fresh),
            ModeEntry(Row("Mission of the day", daily.about()), Daily),
            ModeEntry(Row("Campaign", campaign_words(USUAL_NAME)), Chapters),
            *(ModeEntry(Row(f"Campaign {name}", campaign_words(name)), partial(Chapters, name)) for name in others),
            ModeEntry(Row("Endless", "One new mission after the other; no answer comes twice."), endless),
        ]

    def mode_from(self, args: PlayArguments) -> Mode | None:
        if not isinstance(args, KeyArguments):
            return None
        ways = {"--mission": args.mission, "--daily": args.daily or None, "--campaign": args.campaign}
        given = [name for name, value in ways.items() if value is not None]
        if args.grade is not None and given != ["--daily"]:
            given.append("--grade")
        if args.resume is not None and given:
            raise BadInput(f"--resume goes on with a saved game: leave {given[0]} out")
        if len(given) > 1:
            raise BadInput(f"{' and '.join(given)} are different ways to play: choose one")
        if args.new and args.campaign is None:
            raise BadInput("--new starts a campaign over: holdfast play key --campaign --new")
        if args.daily and args.seed is not None:
            raise BadInput("the mission of the day is the same for everybody: leave --seed out")
        if args.campaign_name is not None:
            return Chapters(args.campaign_name, afresh=args.new, seed=args.seed)
        if args.daily:
            return Daily(args.grade) if args.grade is not None else Daily()
        if args.grade is not None:
            return Fresh(args.grade)
        return named(args.mission) if args.mission is not None else None

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
        return HandWritten()


def named(mission: str) -> Mode:
    """Returns a mission of the pack by its id, or a file."""
    if not Path(mission).is_file():
        return HandWritten(mission)
    found, _ = read_mission(mission)
    if found.id == mission:
        return HandWritten(mission)
    refuse_played(found.id)
    return FromFile(found)


def endless() -> Mode:
    """Returns endless missions; where the campaign is over they go on there, with its achievements."""
    try:
        journal = journal_of(USUAL_NAME).read()
    except BadInput:
        journal = None
    return Chapters() if journal is not None and journal.campaign.is_over else Endless()


def campaign_words(name: str) -> str:
    try:
        journal = journal_of(name).read()
    except BadInput as problem:
        return str(problem)
    if journal is None:
        return "Fourteen missions in three acts, with a story: each night brings something new."
    left = " A mission is being played." if journal.open is not None else ""
    return f"{progress(journal.campaign, story())}{left}"


def journals() -> list[tuple[str, CampaignJournal]]:
    """Returns all campaigns that can be read."""
    found: list[tuple[str, CampaignJournal]] = []
    for name in campaign_names():
        try:
            journal = journal_of(name).read()
        except BadInput:
            continue
        if journal is not None:
            found.append((name, journal))
    return found


def refuse_played(mission: str) -> None:
    """Refuses a mission that any campaign of this person has played (R136)."""
    for _, journal in journals():
        refusal = why_not_play(journal.campaign, mission)
        if refusal is not None:
            raise BadInput(f"{Texts(EN).refusal(refusal)} ({refusal.rule.rpartition(':')[2]})")
