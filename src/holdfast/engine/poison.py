"""What stands in a masked state where a seat knows nothing: a value and a dice source that raise when they are used."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from holdfast.engine.rng import Rng


class NeedsTruth(Exception):
    """A masked state was asked for something that its seat cannot know."""


class Unknown:
    """A value that a seat does not know. It can be carried about and asked for by identity; any other use raises."""

    __slots__ = ()

    def _raise(self, *_: object) -> NoReturn:
        raise NeedsTruth("this seat does not know what is there")

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = __bool__ = _raise
    __len__ = __iter__ = __contains__ = __getitem__ = __call__ = __index__ = __int__ = _raise
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __mod__ = __rmod__ = __neg__ = _raise
    __floordiv__ = __rfloordiv__ = __and__ = __rand__ = __or__ = __ror__ = __rshift__ = __lshift__ = __rlshift__ = (
        _raise
    )

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__"):  # Python itself asks for these, and means no harm
            raise AttributeError(name)
        self._raise()

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final[Any] = Unknown()


class NoDice(Rng):
    """The dice of a masked state: whoever rolls them needs the truth."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(bytes(16))

    def clone(self) -> Rng:
        return self

    def below(self, n: int, stream: str) -> int:
        raise NeedsTruth(f"this seat does not know how dice will fall ({stream})")

    def split(self, name: str) -> Rng:
        raise NeedsTruth(f"this seat does not know how dice will fall ({name})")


NO_DICE: Final = NoDice()


def needed(card: int) -> int:
    """Returns a card that is to be moved or shown; raises if it is an unknown one."""
    if card is UNKNOWN:
        raise NeedsTruth("this seat does not know this card")
    return card
