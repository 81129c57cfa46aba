"""The commands that there are, with what each is for; and how a command is made."""

from __future__ import annotations

from typing import Final

from cyclopts import App, Parameter

COMMANDS: Final = {
    "play": "play a game in the terminal, alone, with friends or with bots",
    "simulate": "let bots play many games and see how they end",
    "report": "make a page about games that were simulated, or about two runs compared",
    "ladder": "rate all bots of a game by how they play",
    "tune": "look for numbers of a pack with which games end as often as they should",
    "fuzz": "send a game random legal and illegal commands and see whether it breaks",
    "replay": "look at a saved game, move by move, from any seat",
    "mission": "make, show and prove missions of The Key",
    "pack": "begin, check and list packs of cards, heroes, maps or missions",
    "map": "look at the maps of a game, and check one that you draw",
    "rules": "read the rules by number, and see which tests prove them",
    "serve": "let people play in the browser, here or over the net",
    "admin": "look after a server: tables, people, invitations, limits",
    "backup": "copy all games of a server into a file, also while it runs",
    "restore": "bring the games of a server back from such a file",
    "load": "measure how many tables a server carries",
    "doctor": "see whether everything is there that Holdfast needs",
}


def command(name: str, *examples: str, about: str = "", place: int | None = None) -> App:
    """Returns a command or sub-command, listed at this place; its help ends with the examples."""
    about = about or COMMANDS[name]
    heading = "example" if len(examples) == 1 else "examples"
    return App(
        name=name,
        help=f"{about[0].upper()}{about[1:]}.",
        help_format="plaintext",
        help_epilogue="\n".join((f"{heading}:", *(f"  {example}" for example in examples))),
        sort_key=place,
        version_flags=(),
        default_parameter=Parameter(negative=()),  # no --no-json beside --json
        result_action="return_value",
    )
