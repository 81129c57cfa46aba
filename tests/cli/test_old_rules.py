"""A save of other rules than are installed is refused with one sentence, by replay and by play alike."""

import gzip
import re
from pathlib import Path

import pytest

from holdfast import games
from holdfast.cli import main
from holdfast.table.format import SEALED, Seal

RECORDED = Path(__file__).parents[1] / "replays"


def older(game: str, folder: Path) -> Path:
    """A recorded game as the version before wrote it, every checksum being right."""
    file = min(RECORDED.glob(f"{game}-*.gz"), key=lambda file: file.stat().st_size)
    rows = gzip.decompress(file.read_bytes()).splitlines()
    bodies = [found[1] for row in rows if (found := SEALED.fullmatch(row))]
    bodies[0] = re.sub(rb'"rules":\d+', b'"rules":%d' % (games.get(game).rules_version - 1), bodies[0])
    seal = Seal()
    path = folder / "old.jsonl"
    path.write_bytes(b"".join(b'%s,"sum":"%s"}\n' % (body, seal.over(body)) for body in bodies))
    return path


@pytest.mark.parametrize("game", ["key", "elite", "alone"])
def test_a_save_of_older_rules_is_refused_with_a_sentence(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = older(game, tmp_path)
    data, version = path.read_bytes(), games.get(game).rules_version
    for command in (["replay", str(path)], ["play", "--resume", str(path)]):
        assert main(command) == 2
        assert (
            f"old.jsonl was played by version {version - 1} of the rules of {game} and this Holdfast plays version"
            f" {version}; install the version of Holdfast that wrote it"
        ) in capsys.readouterr().err
    assert path.read_bytes() == data
