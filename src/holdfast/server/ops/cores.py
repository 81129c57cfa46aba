"""Which cores a process may use: what measures and what is measured are kept apart where the system lets them be."""

from __future__ import annotations

import os
from typing import TypeAlias

Cores: TypeAlias = frozenset[int]


def own_cores() -> Cores:
    """Returns the cores that this process may use; none where the system does not say."""
    return frozenset(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else frozenset()


def apart(cores: Cores) -> tuple[Cores, Cores]:
    """Returns a core for what is measured, and the others for what measures; none for either where there is but one."""
    if len(cores) < 2:
        return frozenset(), frozenset()
    first, *others = sorted(cores)
    return frozenset({first}), frozenset(others)


def keep_to(cores: Cores) -> None:
    """Keeps this thread, and whatever it starts from now on, to these cores; to all, if none are named."""
    if cores:
        os.sched_setaffinity(0, cores)
