"""The unit for systemd is sound, and what it starts is there."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

UNIT = Path(__file__).parents[2] / "deploy" / "holdfast.service"
ANALYZE = shutil.which("systemd-analyze")


def lines() -> dict[str, str]:
    found = (line.partition("=") for line in UNIT.read_text().splitlines() if "=" in line and not line.startswith("#"))
    return {name: value for name, _, value in found}


def test_it_keeps_games_where_the_service_may_write() -> None:
    assert lines()["Environment"] == f"HOLDFAST_DATA=/var/lib/{lines()['StateDirectory']}"


@pytest.mark.skipif(ANALYZE is None, reason="there is no systemd here")
def test_systemd_has_nothing_against_it(tmp_path: Path) -> None:
    copy = tmp_path / UNIT.name
    here = Path(sys.executable).with_name("holdfast")
    copy.write_text(UNIT.read_text().replace("/opt/holdfast/bin/holdfast", str(here)))
    words = [str(ANALYZE), "verify", "--man=no", str(copy)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if UNIT.name in line] == []
