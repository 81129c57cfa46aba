"""Attack on who knows what: a thing that is shown to too many is no secret any more, so no other world has it."""

from __future__ import annotations

import re
from typing import Final

from holdfast.engine.secret import Pile, includes
from holdfast.engine.testing.inside import hidden_things
from holdfast.engine.testing.trial import Trial, conformance, everybody

STARTS: Final = 8  # positions of which each begins a curious game
STEPS: Final = 30
FIELD: Final = re.compile(r"(\w+)(?:\[(\d+)\])?")  # at the beginning of a path


@conformance
def nobody_knows_too_much(trial: Trial) -> None:
    """(k) Whoever knows a hidden thing may know it by the rules: what is shown is shown to no more seats than it is."""
    may_know = trial.game.testing.may_know
    if may_know is None:
        return
    for step in trial.steps_from_many(STARTS, STEPS):
        s = step.after
        if s.outcome is not None:
            continue  # after the end all may be shown
        for path, thing in hidden_things(s).items():
            found = FIELD.match(path)
            assert found is not None
            field, number = found[1], int(found[2] or 0)
            known = thing.known if isinstance(thing, Pile) else [thing.known_to]
            for place, who in enumerate(known):
                if who:
                    may = may_know(s, field, number, place)
                    told = [seat for seat in everybody(s) if includes(who, seat) and not includes(may, seat)]
                    if told:
                        trial.broken(f"seats {told} know the {thing.kind} at {path}, place {place}, and may not")
