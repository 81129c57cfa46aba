"""A recorded game of the present version is never rewritten."""

import gzip
from pathlib import Path

import msgspec
import pytest

from holdfast import games
from holdfast.packs import load_content, read_options
from holdfast.table.format import header_of
from holdfast.table.setting import make_setting
from holdfast.table.table import Table
from tests.replays.kept import HERE, check, kept, names_of, stored
from tests.replays.recorded import LEDGER, Rewritten, check_recorded, keep, record, record_of, recorded, stands

NAMES = sorted({path.stem for path in HERE.glob("*.gz")} | set(recorded()))


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_is_the_one_that_was_recorded(name: str) -> None:
    check_recorded(name)


def some_game(seed: int) -> bytes:
    key = games.get("key")
    loaded = load_content(key)
    bots = ("greedy",)
    table = Table(
        make_setting(key, loaded, names_of(bots), options=read_options(key, loaded, {}), seed=str(seed)), at=0
    )
    return stored(table)


def of_version(save: bytes, rules: int) -> bytes:
    """The same game, as other rules would have recorded it."""
    first, _, rest = save.partition(b"\n")
    return first.replace(b'"rules":%d' % record_of(save).rules, b'"rules":%d' % rules) + b"\n" + rest


def test_a_game_of_the_present_version_is_not_rewritten(tmp_path: Path) -> None:
    keep("mine", some_game(1), tmp_path)
    before = (tmp_path / "mine.gz").read_bytes()
    with pytest.raises(Rewritten) as refused:
        keep("mine", some_game(2), tmp_path)
    version = games.get("key").rules_version
    assert str(refused.value) == (
        f"mine is recorded under version {version} of the rules of key and is not rewritten: if the rules changed,"
        " raise rules_version in games/key/game.py and run make bless again; if they did not, leave the file as it is"
    )
    assert (tmp_path / "mine.gz").read_bytes() == before
    keep("mine", some_game(1), tmp_path)  # the very same game is


def test_a_raised_version_makes_room_for_another_game(tmp_path: Path) -> None:
    keep("mine", of_version(some_game(1), 0), tmp_path)
    keep("mine", some_game(2), tmp_path)
    check_recorded("mine", tmp_path)
    assert recorded(tmp_path)["mine"] == record_of(some_game(2))


def test_only_what_other_rules_or_packs_recorded_is_played_anew(tmp_path: Path) -> None:
    key = games.get("key")
    packs = load_content(key).packs
    assert not stands("mine", key, packs, tmp_path)
    keep("mine", some_game(1), tmp_path)
    assert stands("mine", key, packs, tmp_path)
    other = tuple(msgspec.structs.replace(pack, hash="0" * 32) for pack in packs)
    assert not stands("mine", key, other, tmp_path)
    (tmp_path / LEDGER).unlink()
    keep("mine", of_version(some_game(1), 0), tmp_path)
    assert not stands("mine", key, packs, tmp_path)


def not_played() -> bytes:
    raise AssertionError("nothing is to be played anew")


def test_what_stands_is_left_and_a_file_of_raised_rules_is_entered(tmp_path: Path) -> None:
    key = games.get("key")
    packs = load_content(key).packs
    record("mine", key, packs, lambda: some_game(1), tmp_path)
    record("mine", key, packs, not_played, tmp_path)
    (tmp_path / LEDGER).unlink()
    keep("mine", of_version(some_game(1), 0), tmp_path)
    (tmp_path / "mine.gz").write_bytes(gzip.compress(some_game(2), mtime=0))
    with pytest.raises(Rewritten, match="run make bless, which enters it"):
        check_recorded("mine", tmp_path)
    record("mine", key, packs, not_played, tmp_path)
    check_recorded("mine", tmp_path)


def test_a_file_that_was_changed_behind_the_ledger_is_noticed(tmp_path: Path) -> None:
    keep("mine", some_game(1), tmp_path)
    (tmp_path / "mine.gz").write_bytes(gzip.compress(some_game(2), mtime=0))
    with pytest.raises(
        Rewritten, match=r"was rewritten since: restore it, or raise rules_version in games/key/game\.py"
    ):
        check_recorded("mine", tmp_path)
    (tmp_path / "mine.gz").unlink()
    with pytest.raises(Rewritten, match="mine was recorded and is gone"):
        check_recorded("mine", tmp_path)
    (tmp_path / LEDGER).unlink()
    with pytest.raises(Rewritten, match=r"mine is not in recorded\.json: record it with make bless"):
        check_recorded("mine", tmp_path)


def test_a_recorded_game_that_plays_otherwise_now_says_what_to_do() -> None:
    save = kept("key-two-solved")
    otherwise = msgspec.structs.replace(save, digests=dict.fromkeys(save.digests, "0" * 16))
    with pytest.raises(AssertionError, match=r"raise rules_version in games/key/game\.py and run make bless"):
        check(otherwise)


def test_the_record_says_what_the_header_says() -> None:
    header = header_of(kept("key-two-solved").setting)
    record = recorded()["key-two-solved"]
    assert (record.game, record.rules, record.packs) == (header.game, header.rules, header.packs)
