"""The file of a campaign, and the menu that shows how campaigns stand."""

import msgspec
import pytest

from holdfast.cli.terminal.key.campaign_file import CampaignJournal, journal_of
from holdfast.games.key.missions.campaign import MAIN_LINE, Campaign
from tests.cli.sitting import Sitting
from tests.cli.terminal.campaigns import LEAVE, START, journal, prepare, words


@pytest.fixture(autouse=True)
def _tall(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window in which every page of the story fits."""
    monkeypatch.setenv("LINES", "60")


# -- the file


def test_a_campaign_is_a_json_file_with_a_version(sitting: Sitting) -> None:
    sitting.play("key", "--campaign", "bureau", lines=(*START, *LEAVE))
    fields = msgspec.json.decode((sitting.home / "campaigns" / "bureau.json").read_bytes())
    assert fields["version"] == 1
    assert [path.name for path in (sitting.home / "campaigns").iterdir()] == ["bureau.json"]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("{", "is damaged"),
        ('{"version": 1, "campaign": {"seed": 7}}', "is damaged"),
        ('{"version": 1, "campaign": {"seed": "x", "log": [5]}}', "is damaged"),
        ('{"campaign": {"seed": "x"}}', "is damaged"),
        ('{"version": 2}', "is written in version 2 and this Holdfast reads version 1"),
    ],
)
@pytest.mark.parametrize("more", [(), ("--new",)])
def test_a_file_that_cannot_be_read_gets_one_sentence_and_is_left_alone(
    content: str, sentence: str, more: tuple[str, ...], sitting: Sitting
) -> None:
    path = sitting.home / "campaigns" / "main.json"
    path.parent.mkdir()
    path.write_text(content, encoding="utf-8")
    out = sitting.play("key", "--campaign", *more, lines=("1", "1", "1"))
    assert sitting.code == 2
    assert out.count("\n") == 1
    assert sentence in out
    assert path.read_text(encoding="utf-8") == content


def test_a_log_out_of_order_is_damage(sitting: Sitting) -> None:
    prepare("WL")
    path = sitting.home / "campaigns" / "main.json"
    path.write_text(path.read_text(encoding="utf-8").replace('"number": 2', '"number": 5'), encoding="utf-8")
    assert "the missions in its log are not in order" in sitting.play("key", "--campaign")


def test_starting_over_asks_first(sitting: Sitting) -> None:
    prepare("WL")
    out = sitting.play("key", "--campaign", "--new", lines=("",))
    assert "Start main over?" in out
    assert "Act 1, chapter 3" in out
    assert len(journal().campaign.log) == 2
    sitting.play("key", "--campaign", "--new", lines=("2", *START, *LEAVE))
    assert journal().campaign.log == ()
    assert journal().campaign.seed != "autumn"


def test_what_another_game_wrote_meanwhile_is_left_alone(sitting: Sitting) -> None:
    ours, theirs = journal_of("main"), journal_of("main")
    ours.read()
    theirs.read()
    theirs.write(CampaignJournal(Campaign("theirs")))
    with pytest.raises(Exception, match="was changed by another game meanwhile"):
        ours.write(CampaignJournal(Campaign("ours")))
    assert journal().campaign.seed == "theirs"


# -- menus


def test_the_menu_shows_how_every_campaign_stands(sitting: Sitting) -> None:
    prepare("WW")
    prepare("L" * MAIN_LINE, "bureau")
    out = words(sitting.play("key", lines=("down", "down", "down", "down", "q")))
    assert "Act 1, chapter 3: The Decorators. Grade 2. Won 2 of 2 so far. 1 letter for the final." in out
    assert "1 reward to choose." in out
    assert "The end: Still on Its Way. Won 0 of 14 so far." in out


def test_a_campaign_that_cannot_be_read_leads_back_to_the_menu(sitting: Sitting) -> None:
    path = sitting.home / "campaigns" / "main.json"
    path.parent.mkdir()
    path.write_text("{", encoding="utf-8")
    out = words(sitting.play("key", lines=("4", "", "q")))
    assert sitting.code == 0
    assert "That cannot be played" in out
    assert "is damaged" in out


def test_endless_goes_on_with_a_campaign_that_is_over(sitting: Sitting) -> None:
    prepare("LW" * 7)
    assert "The end:" in sitting.play("key", lines=("5", "q", "q"))
