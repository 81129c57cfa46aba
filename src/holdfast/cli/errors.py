"""From expected errors to the one sentence that a person reads."""

from __future__ import annotations

from holdfast.bots import UnknownBot
from holdfast.engine.content import PackError
from holdfast.engine.game import SetupError
from holdfast.games import UnknownGame
from holdfast.lab.ladder import NoLadder
from holdfast.lab.pages import NoPlace
from holdfast.lab.ray_cluster import NoCluster
from holdfast.lab.results import NoResults
from holdfast.lab.tuning.search import CannotTune
from holdfast.packs import OptionError
from holdfast.table.save import ReplayError


class BadInput(Exception):
    """What somebody typed cannot be done; the message says why in one sentence."""


def sentence(problem: Exception) -> str | None:
    """Returns what is wrong, if it is the input's fault; None for our own bugs."""
    match problem:
        case (
            BadInput()
            | NoCluster()
            | NoLadder()
            | NoPlace()
            | CannotTune()
            | NoResults()
            | UnknownGame()
            | UnknownBot()
            | ReplayError()
            | PackError()
            | OptionError()
            | SetupError()
        ):
            return " ".join(str(problem).split())
        case OSError() if problem.filename is not None:
            return f"{problem.filename}: {problem.strerror}"
    return None
