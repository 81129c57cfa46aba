"""A sitting at `holdfast play`, with lines as input and everything that was shown as text."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from holdfast.cli import main


class Sitting:
    """Runs the command with these lines as input; everything is kept under `home`."""

    def __init__(self, home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.home = home
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.code = -1

    def play(self, *arguments: str, lines: tuple[str, ...] = ()) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.code = main(["play", *arguments])
        captured = self.capsys.readouterr()
        return captured.out + captured.err
