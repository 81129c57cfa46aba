"""What the wheel asks for: the same list as the one that is locked, each with a lower bound that the lock keeps."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def test_every_requirement_has_a_lower_bound_that_was_tried() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    locked = dict(re.findall(r"^([a-z0-9-]+)==([0-9.]+)", (ROOT / "requirements/run.txt").read_text(), re.M))
    for requirement in wanted:
        found = re.fullmatch(r"([a-z0-9-]+)>=([0-9.]+)(;.*)?", requirement)
        assert found, f"{requirement} has no lower bound"
        assert numbers(found[2]) <= numbers(locked[found[1]])
        assert numbers(found[2])[:2] == numbers(locked[found[1]])[:2], "no older one is ever tried"


def test_what_is_locked_is_what_the_wheel_asks_for() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    lines = (ROOT / "requirements/run.in").read_text().splitlines()
    assert wanted == [line for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize("extra", ["envs", "lab", "postgres", "ray", "telemetry", "tune"])
def test_an_extra_is_the_list_that_tests_are_run_with(extra: str) -> None:
    """Each with a lower bound that is what was tried."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"][extra]
    lines = (ROOT / f"requirements/{extra}.in").read_text().splitlines()
    assert wanted == [line for line in lines if line and not line.startswith("#")]
    assert f"-r {extra}.in" in (ROOT / "requirements/dev.in").read_text()
    locked = dict(re.findall(r"^([a-z0-9-]+)==([0-9.]+[0-9])", (ROOT / "requirements/dev.txt").read_text(), re.M))
    for requirement in wanted:
        name, _, bound = requirement.partition(";")[0].partition(">=")
        assert numbers(bound)[:2] <= numbers(locked[name])[:2]


def test_nobody_who_only_plays_gets_what_is_heavy() -> None:
    text = (ROOT / "requirements/run.txt").read_text()
    assert re.findall(r"^(?:pyarrow|altair|ray|optuna|numpy|scipy|gymnasium|pettingzoo|open-spiel)==", text, re.M) == []
