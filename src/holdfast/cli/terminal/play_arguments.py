"""What `holdfast play` may be told, whatever the game; a game's own flags stand with its terminal game."""

# Annotations are values here: cyclopts reads them in the modules of subclasses, which do not know our names.

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from holdfast.cli.arguments import AtLeastOne, Flag, OptionWords


@Parameter(name="*")
@dataclass(kw_only=True)
class PlayArguments:
    players: Annotated[AtLeastOne | None, Parameter(help="How many seats, bots included.")] = None
    bots: Annotated[str, Parameter(help="Bots for the last seats: how many, or by name.", show_default=False)] = ""
    characters: Annotated[str, Parameter(help="Who plays whom, by seat.", show_default=False)] = ""
    seed: Annotated[str | None, Parameter(help="The same seed gives the same game.")] = None
    save: Annotated[Path | None, Parameter(help="Where the game is saved (a file of its own).")] = None
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None
    language: Annotated[str | None, Parameter(help="The language to play in: en, or one that is there as well.")] = None
    fast: Annotated[Flag, Parameter(help="Bots move without a pause.")] = False


@Parameter(name="*")
@dataclass(kw_only=True)
class OptionArguments(PlayArguments):
    """For games that have no flags of their own: their options as NAME=VALUE."""

    option: OptionWords = ()
