"""What `holdfast play` may be told, whatever the game; a game's own flags stand with its terminal game."""

# Annotations are values here: cyclopts reads them in the modules of subclasses, which do not know our names.

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from holdfast.bots import bot_at
from holdfast.cli.arguments import AtLeastOne, Flag, OptionWords, PackNames, option_words
from holdfast.engine.bot import Bot


@Parameter(name="*")
@dataclass(kw_only=True)
class PlayArguments:
    players: Annotated[AtLeastOne | None, Parameter(help="How many seats, bots included.")] = None
    bots: Annotated[
        str, Parameter(help="Bots for the last seats: how many, by name, or yours (module:Bot).", show_default=False)
    ] = ""
    characters: Annotated[str, Parameter(help="Who plays whom, by seat.", show_default=False)] = ""
    pack: PackNames = ()
    seed: Annotated[str | None, Parameter(help="The same seed gives the same game.")] = None
    save: Annotated[Path | None, Parameter(help="Where the game is saved (a file of its own).")] = None
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None
    plain: Annotated[Flag, Parameter(help="The table in sentences, and every answer as a line of a menu.")] = False
    language: Annotated[str | None, Parameter(help="The language to play in: en, or one that is there as well.")] = None
    fast: Annotated[Flag, Parameter(help="Bots move without a pause.")] = False

    def bot_names(self) -> tuple[str, ...]:
        """Returns the names of the bots that were given; those brought along are called as they call themselves."""
        return tuple([bot_at(name).name if ":" in name else name for name in filter(None, self.bots.split(","))])

    def brought_bots(self) -> list[Bot]:
        """Returns the bots of one's own that were given as module:Bot. Raises UnknownBot."""
        return [bot_at(name) for name in self.bots.split(",") if ":" in name]

    def words(self) -> dict[str, str]:
        """Returns the options of the game that were given, from the flags of a subclass."""
        own = [field.name for field in fields(self) if field.name not in PlayArguments.__dataclass_fields__]
        return {name: word for name in own if (word := getattr(self, name)) is not None}


@Parameter(name="*")
@dataclass(kw_only=True)
class OptionArguments(PlayArguments):
    """For games that have no flags of their own: their options as NAME=VALUE."""

    option: OptionWords = ()

    def words(self) -> dict[str, str]:
        return option_words(self.option)
