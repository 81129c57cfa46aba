"""What `holdfast play key` may be told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from cyclopts import Parameter

from holdfast.cli.arguments import Flag
from holdfast.cli.terminal.key.campaign_file import USUAL_NAME
from holdfast.cli.terminal.play_arguments import PlayArguments


@Parameter(name="*")
@dataclass(kw_only=True)
class KeyArguments(PlayArguments):
    mission: Annotated[str | None, Parameter(help="A mission by its id, or a file of yours.")] = None
    grade: Annotated[Literal[1, 2, 3, 4, 5] | None, Parameter(help="A new mission, or one of the day, this hard.")] = (
        None
    )
    daily: Annotated[Flag, Parameter(help="The mission of the day, the same for everybody.")] = False
    campaign: Annotated[
        list[str] | None,
        Parameter(help="Begin a campaign, or go on with it.", consume_multiple=(0, 1), metavar="[NAME]"),
    ] = None
    new: Annotated[Flag, Parameter(help="Start that campaign over.")] = False
    talk: Annotated[Literal["canned", "free"], Parameter(help="Phrases only, or free words.")] = "canned"

    @property
    def campaign_name(self) -> str | None:
        """Returns the campaign that is meant, the usual one if it goes unnamed; None if none is played."""
        return None if self.campaign is None else "".join(self.campaign) or USUAL_NAME


def talk_of(args: PlayArguments) -> str:
    """Returns how people talk, if the command line named this game at all."""
    return args.talk if isinstance(args, KeyArguments) else "canned"
