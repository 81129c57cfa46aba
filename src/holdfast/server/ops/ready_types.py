"""Every type that is read from data is made ready before the first thread is started.

msgspec finds out the fields of a Struct when it first reads one, and two threads that do so at the same moment bring
the whole process down: one meets what the other has only half found out.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec


def make_types_ready() -> None:
    for kind in dict.fromkeys(structs()):
        try:
            msgspec.json.Decoder(kind)
        except (NameError, TypeError):  # names or holds what is never read from data, so no thread will try either
            continue
        except ValueError:  # was refused while it was being made, and is gone as soon as somebody tidies up
            continue


def structs(kind: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    """Yields every Struct that is known by now."""
    for one in kind.__subclasses__():
        yield one
        yield from structs(one)
