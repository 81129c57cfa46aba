"""Brings together all that missions are made from: the box, the texts, the word list, the spare missions, the story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from holdfast.engine.option_making import Library
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.missions.campaign import Campaign, CampaignStory, daily_seed, read_story
from holdfast.games.key.missions.chapters import mission_of, single_of
from holdfast.games.key.missions.generator.bank import Bank, read_bank
from holdfast.games.key.missions.generator.economy_gate import Wins, read_calibration
from holdfast.games.key.missions.generator.generate import generate
from holdfast.games.key.missions.generator.lexicon import Lexicon, make_lexicon, unpack
from holdfast.games.key.missions.generator.spare import read_spare
from holdfast.games.key.missions.mission import Mission

PACKAGE: Final = "symspellpy"
LIST: Final = "frequency_dictionary_en_82_765.txt"
SHIPPED: Final = "holdfast"
SECOND_LIST: Final = "games/key/missions/generator/words.xz"  # made by benchmarks/word_list.py


class Workshop(msgspec.Struct, frozen=True):
    parts: Parts
    bank: Bank
    lexicon: Lexicon
    spare: tuple[Mission, ...]
    calibration: dict[tuple[int, str, int], Wins] = {}
    story: CampaignStory | None = None

    def fresh(self, seed: str, grade: int, kind: str | None = None, met: Sequence[str] = ()) -> Mission:
        """Returns a mission that nobody has seen yet, and of which as little as can be was met. Raises NoMission."""
        return generate(
            seed, grade, kind, parts=self.parts, bank=self.bank, lexicon=self.lexicon, met=met, spare=self.spare
        )

    def daily(self, date: str, grade: int, salt: str = "") -> Mission:
        """Returns the mission of a day: the same for everybody in a house. Raises NoMission."""
        return self.fresh(daily_seed(date, salt), grade)

    def chapter(self, campaign: Campaign, story: CampaignStory) -> Mission:
        """Returns the next mission of the main line. Raises NoMission."""
        return mission_of(campaign, story, parts=self.parts, bank=self.bank, lexicon=self.lexicon, spare=self.spare)

    def single(self, campaign: Campaign, grade: int) -> Mission:
        """Returns a mission after the main line. Raises NoMission."""
        return single_of(campaign, grade, parts=self.parts, bank=self.bank, lexicon=self.lexicon, spare=self.spare)


def furnish(parts: Parts, files: Mapping[str, Any], library: Library) -> Workshop:
    bank = read_bank(files)
    story = read_story(files) if "campaign.toml" in files else None
    return Workshop(parts, bank, read_lexicon(bank, library), read_spare(files, parts), read_calibration(files), story)


def read_lexicon(bank: Bank, library: Library) -> Lexicon:
    """Returns the bank's words, the big English list, and the second list, which comes with Holdfast; without those
    that are not there.
    """
    shipped = library(SHIPPED, SECOND_LIST)
    second = unpack(shipped[1]) if shipped else iter(())
    found = library(PACKAGE, LIST)
    if found is None:
        return make_lexicon(bank.vocabulary(), bank.rare, second=second)
    version, text = found
    counted = (line.partition(" ") for line in text.splitlines())
    words = sorted(((-int(count), word.upper()) for word, _, count in counted), key=lambda pair: pair[0])
    name = f"the English list of {PACKAGE} {version}"
    return make_lexicon(bank.vocabulary(), bank.rare, (word for _, word in words), name, second=second)
