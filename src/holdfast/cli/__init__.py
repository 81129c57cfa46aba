"""The command line: one module per command, loaded only when that command is called."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError, UnusedCliTokensError

from holdfast import __version__
from holdfast.cli.commands import COMMANDS

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141

app: Final = App(
    name="holdfast",
    version=f"holdfast {__version__}",
    help="Three thematic board games for the terminal and the browser.",
    help_format="plaintext",
    help_epilogue="example: holdfast play key",
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
for _place, (_name, _purpose) in enumerate(COMMANDS.items()):
    app.command(f"holdfast.cli.{_name}:app", name=_name, help=_purpose, sort_key=_place)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0 if all is well, 1 if a check failed, 2 if the input was wrong."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if "" not in sys.path:
        sys.path.append("")  # games and bots that are being written, module:NAME, lie where one stands
    try:
        code = app(given, exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except CycloptsError as problem:
        command = " ".join(("holdfast", *(problem.command_chain or ())))
        said = words_of(problem)
        print(f"{command}: {said} (see {command} --help)", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; what is still buffered must not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except Exception as problem:
        # Here, because only a failure needs it, and every command would wait for its imports.
        from holdfast.cli.errors import sentence

        why = sentence(problem)
        if why is None:
            raise
        print(f"holdfast: {why}", file=sys.stderr)
        return BAD_INPUT


def words_of(problem: CycloptsError) -> str:
    """Returns what is wrong with a command line, as the beginning of a sentence that goes on."""
    if isinstance(problem, UnusedCliTokensError) and problem.unused_tokens:
        return f"nothing is expected where it says {' '.join(problem.unused_tokens)!r}"
    return re.sub(r"(?<!\.)\.$", "", " ".join(str(problem).split()))
