"""The command line: one module per command, loaded only when that command is called."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

from holdfast import __version__

COMMANDS: Final = {
    "play": "play a game in the terminal, alone, with friends or with bots",
    "simulate": "let bots play many games and see how they end",
    "fuzz": "send a game random legal and illegal commands and see whether it breaks",
    "replay": "look at a saved game, move by move, from any seat",
    "mission": "make, show and prove missions of The Key",
    "pack": "check a pack of cards, maps or missions",
    "map": "look at the maps of a game, and check one that you draw",
    "rules": "read the rules by number, and see which tests prove them",
    "serve": "let people play in the browser, here or over the net",
    "load": "measure how many tables a server carries",
    "doctor": "see whether everything is there that Holdfast needs",
}

FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where to read more."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0 if all is well, 1 if a check failed, 2 if the input was wrong."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        args = parser_for(given).parse_args(given)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; what is still buffered must not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except Exception as problem:
        from holdfast.cli.errors import sentence

        said = sentence(problem)
        if said is None:
            raise
        print(f"holdfast: {said}", file=sys.stderr)
        return BAD_INPUT


def parser_for(given: Sequence[str]) -> Parser:
    """The parser with every command's name, and with the arguments of the command that is given."""
    parser = Parser(
        prog="holdfast",
        description="Three thematic board games for the terminal and the browser.",
        epilog="example: holdfast play key",
    )
    parser.add_argument("--version", action="version", version=f"holdfast {__version__}")
    wanted = next((word for word in given if not word.startswith("-")), None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=purpose,
            description=f"{purpose[0].upper()}{purpose[1:]}.",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        if name == wanted:
            _fill(command, name)
    return parser


def _fill(command: argparse.ArgumentParser, name: str) -> None:
    try:
        module = import_module(f"holdfast.cli.{name}")
    except ModuleNotFoundError as missing:
        if missing.name != f"holdfast.cli.{name}":
            raise
        command.add_argument("words", nargs="*", help=argparse.SUPPRESS)
        command.set_defaults(run=_not_there)
        return
    module.add_arguments(command)
    command.set_defaults(run=module.run)


def _not_there(args: argparse.Namespace) -> int:
    print("holdfast: this command is not part of your installation; install Holdfast again", file=sys.stderr)
    return FAILED
