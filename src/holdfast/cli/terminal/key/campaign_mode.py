"""The campaign at the terminal: chapter by chapter, kept on disk after each, then single missions without end."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from secrets import token_hex
from typing import Final

import msgspec

from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.io.keyboard import ESCAPE
from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.io.pick_list import BACK, Row, pick
from holdfast.cli.terminal.key.campaign_file import USUAL_NAME, CampaignJournal, OpenMission, journal_of
from holdfast.cli.terminal.key.campaign_pages import draw_after, draw_chapter, draw_final_page, draw_opening
from holdfast.cli.terminal.key.interrupted_game import read_running
from holdfast.cli.terminal.key.new_missions import choose_grade, next_grade, options_for, workshop
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.party import Party
from holdfast.cli.terminal.start.host import Host, Ready
from holdfast.cli.terminal.start.modes import Mode
from holdfast.engine.secret import SPECTATOR
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.campaign import (
    MAIN_LINE,
    Campaign,
    CampaignStory,
    ending_of,
    mission_seed,
    read_story,
    record,
    take_reward,
)
from holdfast.games.key.missions.generator.generate import NoMission
from holdfast.games.key.missions.logbook import entry_of
from holdfast.games.key.missions.making import rewards
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.missions.progress import chapter_title, progress
from holdfast.games.key.state import Key
from holdfast.packs import load_content
from holdfast.table.setting import Setting

LEAVES: Final = (ESCAPE, "q")


@cache
def story() -> CampaignStory:
    return read_story(load_content(GAME).files)


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
            raise BadInput(f"the campaign {self.name} has its seed already: --seed is for a new one (--new)")

    def next(self, host: Host) -> Ready | None:
        journal = self.opened(host)
        if journal is None:
            return None
        if journal.open is not None and (running := read_running(journal.open.save, journal.open.mission)) is not None:
            self.label = self.label_of(journal.campaign)
            return running
        campaign = self.rewarded(host, journal).campaign
        mission = self.single(host, campaign) if campaign.is_over else self.chapter(host, campaign)
        self.party = host.seated(journal.party) if mission is not None else None
        if mission is None or self.party is None:
            return None
        self.label = self.label_of(campaign)
        options = options_for(host, mission, self.party, campaign.achievements)
        return Ready(host.setting(options, self.party, f"{mission_seed(campaign)}/deal"))

    def label_of(self, campaign: Campaign) -> str:
        return f"campaign-{self.name}-{campaign.number}"

    # -- before a mission

    def opened(self, host: Host) -> CampaignJournal | None:
        """Returns the campaign as it stands, or a new one (R149)."""
        journal = self.journal = self.kept.read()
        if journal is not None and self.afresh:
            rows = [Row("No, keep it", "Nothing is lost."), Row("Yes, start over", "Its log and its rewards are gone.")]
            place = pick(host.terminal, f"Start {self.name} over?", rows, above=(progress(journal.campaign, story()),))
            if place != 1:
                return None
            journal = None
        if journal is not None:
            return journal
        if host.terminal.read(story().title, partial(draw_opening, story()), "begin") in LEAVES:
            return None
        self.keep(journal := CampaignJournal(Campaign(self.seed or token_hex(16))))
        self.afresh, self.seed = False, None
        return journal

    def rewarded(self, host: Host, journal: CampaignJournal) -> CampaignJournal:
        """Offers every reward that is due; whoever goes back chooses later."""
        assert isinstance(host.loaded.content, Parts)
        while True:
            campaign = journal.campaign
            rows = [Row(value.name, value.about, value.word) for value in rewards(campaign, host.loaded.content)]
            if not rows:
                return journal
            above = ("Two wins in a row: choose a reward. (Esc: later)",)
            place = pick(host.terminal, "THE KEY  A reward", rows, above=above)
            if place == BACK:
                return journal
            journal = msgspec.structs.replace(journal, campaign=take_reward(campaign, rows[place].word))
            self.keep(journal)

    def chapter(self, host: Host, campaign: Campaign) -> Mission | None:
        host.say_it_is_being_made()
        try:
            mission = workshop().chapter(campaign, story())
        except NoMission as problem:
            raise BadInput(f"this campaign cannot go on ({problem}); start another with --campaign NAME") from None
        page = partial(draw_chapter, campaign, story().chapter[campaign.number - 1], mission)
        left = host.terminal.read(chapter_title(campaign, story()), page, "go on") in LEAVES
        return None if left else mission

    def single(self, host: Host, campaign: Campaign) -> Mission | None:
        """Shows the ending after the main line (R138), until a mission follows it, and makes missions of any grade."""
        if len(campaign.log) == MAIN_LINE:
            title = f"The end: {ending_of(campaign, story()).title}"
            if host.terminal.read(title, partial(draw_final_page, campaign, story()), "go on") in LEAVES:
                return None
        grade = choose_grade(host.terminal, self.grade)
        if grade is None:
            return None
        self.grade = grade
        host.say_it_is_being_made()
        try:
            return workshop().single(campaign, grade)
        except NoMission:
            raise BadInput(f"no mission of grade {grade} is left; try another grade") from None

    # -- while it is played, and after

    def began(self, setting: Setting, path: Path) -> None:
        journal = self.read()
        party = self.party or journal.party
        campaign = msgspec.structs.replace(journal.campaign, players=len(setting.seats))
        mission = OpenMission(setting.options.mission.id, str(path.absolute()))
        self.keep(CampaignJournal(campaign, party, mission))

    def ended(self, local_game: LocalGame) -> None:
        """Notes the mission in the log, won or lost (R135, R137); from now on it is refused (R136)."""
        journal, state, bank = self.read(), local_game.table.state, local_game.content.bank
        assert isinstance(state, Key), "a campaign of The Key"
        assert bank is not None, "campaigns are made from the texts of the base pack"
        mission = local_game.table.setting.options.mission
        told = local_game.events(SPECTATOR)
        campaign = record(journal.campaign, entry_of(journal.campaign.number, mission, state, told, bank))
        self.keep(CampaignJournal(campaign, journal.party))
        self.grade = next_grade(mission.grade, local_game)
        self.again = "how it all ends" if len(campaign.log) == MAIN_LINE else "the next mission"

    def after(self, width: int) -> Block:
        return draw_after(self.read().campaign, story(), width)

    def read(self) -> CampaignJournal:
        """Returns what was read or written last."""
        self.journal = self.journal or self.kept.read()
        if self.journal is None:
            raise BadInput(f"{self.kept.path} is gone: put it back to go on with this campaign")
        return self.journal

    def keep(self, journal: CampaignJournal) -> None:
        self.kept.write(journal)
        self.journal = journal
