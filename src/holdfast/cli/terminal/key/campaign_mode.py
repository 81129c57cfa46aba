"""The campaign at the terminal: chapter by chapter, kept on disk after each, then single missions without end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import msgspec
from rich.text import Text

from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.io.keyboard import ESCAPE
from holdfast.cli.terminal.io.lines import Block, line, wrapped
from holdfast.cli.terminal.io.palette import ALARM, BRASS, BRIGHT, CREAM, FAINT, PHOSPHOR
from holdfast.cli.terminal.io.pick_list import BACK, Row, pick
from holdfast.cli.terminal.key.arguments import talk_of
from holdfast.cli.terminal.key.campaign_file import USUAL_NAME, CampaignJournal, OpenMission, journal_of, read_running
from holdfast.cli.terminal.key.missions import next_grade
from holdfast.cli.terminal.key.words import say
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.party import Party
from holdfast.cli.terminal.start.host import Host, Ready
from holdfast.cli.terminal.start.modes import Mode
from holdfast.cli.terminal.start.options_mode import OptionsMode, made_for
from holdfast.engine.option_making import CampaignLine, CampaignPage, Passage
from holdfast.engine.secret import SPECTATOR
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.campaign import Campaign
from holdfast.games.key.missions.making import begin, note, page, read_campaign, take
from holdfast.games.key.setup.choices import FRESH
from holdfast.games.key.state import Key
from holdfast.packs import load_content
from holdfast.table.setting import Setting

LEAVES: Final = (ESCAPE, "q")


@cache
def box() -> tuple[Mapping[str, Any], Any]:
    """Returns the files of the box, and its content."""
    loaded = load_content(GAME)
    return loaded.files, loaded.content


def page_of(campaign: Campaign) -> CampaignPage:
    """Returns a campaign as its people may see it."""
    return page(msgspec.json.encode(campaign), *box())


class Chapters(Mode):
    """A campaign by name; `afresh` starts it over, with a seed of its own if one is given."""

    def __init__(self, name: str = USUAL_NAME, *, afresh: bool = False, seed: str | None = None) -> None:
        self.name = name
        self.afresh = afresh
        self.seed = seed
        self.kept = journal_of(name)
        self.journal: CampaignJournal | None = None
        self.party: Party | None = None
        self.grade = 1  # of the slider, after the main line

    def check(self, host: Host) -> None:
        if self.kept.read() is not None and self.seed is not None and not self.afresh:
            raise BadInput(say("campaign.has_seed", name=self.name))

    def next(self, host: Host) -> Ready | None:
        journal = self.opened(host)
        if journal is None:
            return None
        running = journal.open and read_running(journal.open.save, journal.open.mission)
        campaign = journal.campaign if running else self.rewarded(host, journal).campaign
        self.label = f"campaign-{self.name}-{campaign.number}"
        if running:
            return running
        if not self.has_read(host, page_of(campaign)) or (campaign.is_over and not self.asked_grade(host)):
            return None
        self.party = host.seated(journal.party)
        if self.party is None:
            return None
        characters = ",".join(self.party.characters)
        words = {"characters": characters, "talk": talk_of(host.args), "grade": str(self.grade)}
        made = made_for(host, words, self.party, msgspec.json.encode(campaign))
        return Ready(host.setting(made.options, self.party, made.deal))

    # -- before a mission

    def opened(self, host: Host) -> CampaignJournal | None:
        """Returns the campaign as it stands, or a new one (R149)."""
        journal = self.journal = self.kept.read()
        if journal is not None and self.afresh:
            rows = [Row(say(f"campaign.{word}"), say(f"campaign.{word}.about")) for word in ("keep", "restart")]
            question, shown = say("campaign.restart.question", name=self.name), page_of(journal.campaign)
            if pick(host.terminal, question, rows, above=(f"{shown.heading}. {shown.standing}",)) != 1:
                return None
            journal = None
        if journal is not None:
            return journal
        campaign = read_campaign(begin(self.seed or token_hex(16)))
        shown = page_of(campaign)
        opening = partial(draw_passages, [one for one in shown.passages if one.kind == "opening"])
        if host.terminal.read(shown.title, opening, say("campaign.begin")) in LEAVES:
            return None
        self.keep(journal := CampaignJournal(campaign))
        self.afresh, self.seed = False, None
        return journal

    def rewarded(self, host: Host, journal: CampaignJournal) -> CampaignJournal:
        """Offers every reward that is due; whoever goes back chooses later."""
        title, above = say("pick.reward", title=host.drawing.title.upper()), (say("pick.reward.about"),)
        while rewards := page_of(journal.campaign).rewards:
            place = pick(host.terminal, title, [Row(one.name, one.about) for one in rewards], above=above)
            if place == BACK:
                break
            data = take(msgspec.json.encode(journal.campaign), rewards[place].word, box()[1])
            journal = msgspec.structs.replace(journal, campaign=read_campaign(data))
            self.keep(journal)
        return journal

    def has_read(self, host: Host, shown: CampaignPage) -> bool:
        """Shows the chapter, or how it all ended until a mission follows it (R138); tells whether people go on."""
        if shown.number > shown.of + 1:
            return True
        draw = partial(draw_final_page if shown.is_over else draw_chapter, shown)
        return host.terminal.read(shown.heading, draw, say("campaign.go_on")) not in LEAVES

    def asked_grade(self, host: Host) -> bool:
        slider = OptionsMode({"mission": FRESH}, ("grade",))
        slider.words["grade"] = str(self.grade)
        is_chosen = slider.answered(host, "grade", host.drawing.choices(host.loaded))
        self.grade = int(slider.words["grade"])
        return is_chosen

    # -- while it is played, and after

    def began(self, setting: Setting, path: Path) -> None:
        journal = self.read()
        party = self.party or journal.party
        campaign = msgspec.structs.replace(journal.campaign, players=len(setting.seats))
        mission = OpenMission(setting.options.mission.id, str(path.absolute()))
        self.keep(CampaignJournal(campaign, party, mission))

    def ended(self, local_game: LocalGame) -> None:
        """Notes the mission in the log, won or lost (R135, R137); from now on it is refused (R136)."""
        journal, table, s = self.read(), local_game.table, local_game.table.state
        assert isinstance(s, Key), "a campaign of The Key"
        before, told = msgspec.json.encode(journal.campaign), local_game.events(SPECTATOR)
        campaign = read_campaign(note(before, table.setting.options, s, told, local_game.content))
        self.keep(CampaignJournal(campaign, journal.party))
        self.grade = next_grade(local_game)
        shown = page_of(campaign)
        self.again = say("again.campaign.last" if shown.number == shown.of + 1 else "again.campaign")

    def after(self, width: int) -> Block:
        """Draws the line of the log, and what comes next, won or lost (R135)."""
        shown = page_of(self.read().campaign)
        return [*draw_log_of(shown.log[-1:]), *wrapped(shown.next, width, CREAM)]

    def read(self) -> CampaignJournal:
        """Returns what was read or written last."""
        self.journal = self.journal or self.kept.read()
        if self.journal is None:
            raise BadInput(say("campaign.gone", path=str(self.kept.path)))
        return self.journal

    def keep(self, journal: CampaignJournal) -> None:
        self.kept.write(journal)
        self.journal = journal


# -- what is read


def draw_passages(passages: Sequence[Passage], width: int) -> Block:
    """Draws what is told, and under its title what is new."""
    rows: Block = []
    for passage in passages:
        rows += [line((passage.title, BRASS))] if passage.kind == "news" else []
        rows += [*wrapped(passage.text, width, CREAM), Text()]
    return rows


def draw_chapter(shown: CampaignPage, width: int) -> Block:
    """Draws the story, then what is new, then how things stand."""
    passages = [one for one in shown.passages if one.kind != "opening"]
    return [*draw_passages(passages, width), *wrapped(shown.standing, width, FAINT)]


def draw_log_of(log: Sequence[CampaignLine]) -> Block:
    rows = [line((say("campaign.log"), BRASS))]
    for one in log:
        result = (say(f"campaign.result.{one.result}"), PHOSPHOR if one.result == "won" else ALARM)
        rows.append(line((f"{one.number:>3}  {one.title:<24} ", CREAM), result, (f"   {one.about}", FAINT)))
    return rows


def draw_final_page(shown: CampaignPage, width: int) -> Block:
    """Draws how the campaign ends (R139), and its log."""
    log = shown.log[: shown.of]
    wins = say("campaign.won", wins=sum(one.result == "won" for one in log), all=shown.of)
    rows = [*draw_passages(shown.passages, width), line((wins, BRIGHT)), *wrapped(say("campaign.more"), width, FAINT)]
    return [*rows, Text(), *draw_log_of(log)]
