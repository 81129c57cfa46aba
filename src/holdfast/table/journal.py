"""The lines of a save file one by one, as they are written while the game is played; a store holds the same bytes."""

from __future__ import annotations

import msgspec

from holdfast.engine.command import Line
from holdfast.engine.save import digest
from holdfast.table.format import SEALED, Closing, NewRules, Seal, header_of
from holdfast.table.history import History
from holdfast.table.save import ReplayError
from holdfast.table.setting import Setting


class Journal:
    """Writes row 0, the header, then a row for each line, and a closing row after the end."""

    def __init__(self) -> None:
        self.seal = Seal()
        self.rows = 0

    def begin(self, setting: Setting) -> bytes:
        return self._row(header_of(setting))

    def line(self, line: Line, digest: str | None) -> bytes:
        return self._row(line if digest is None else {**msgspec.to_builtins(line), "digest": digest})

    def new_rules(self, rules: int, state: bytes) -> bytes:
        """Returns the row which says that the game goes on from this state under another version of its rules."""
        return self._row(NewRules(rules, msgspec.Raw(state)))

    def end(self, history: History) -> bytes:
        return self._row(Closing(len(history.lines), digest(history.state), history.state.outcome))

    def go_on_from(self, rows: list[bytes]) -> None:
        """Continues where a stored game broke off."""
        match = SEALED.fullmatch(rows[-1].rstrip(b"\n"))
        if match is None:
            raise ReplayError("the last line of this game was changed after it was written (its checksum is wrong)")
        self.seal.sum = match[2]
        self.rows = len(rows)

    def _row(self, data: object) -> bytes:
        self.rows += 1
        return self.seal.line(data)
