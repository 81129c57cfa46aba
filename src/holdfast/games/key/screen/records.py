"""What a finished game of The Key is counted by, and what those who played it may be proud of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from holdfast.engine.message import say
from holdfast.engine.options import OptionChoice, OptionValue
from holdfast.engine.records import BestMoment, Counted, PlayedStep, PlayedTable, Records, TableToTry, counted_words
from holdfast.games.key.missions.campaign import day_of
from holdfast.games.key.screen.par import par
from holdfast.games.key.setup.choices import DAILY, FRESH, choices, grade_choice
from holdfast.games.key.state import Key

CAMPAIGN: Final = "campaign"
OF_A_CAMPAIGN: Final = OptionValue(CAMPAIGN, "A mission of a campaign")


def counted_by(files: Mapping[str, Any]) -> tuple[OptionChoice, ...]:
    mission, characters = counted_words(choices(files), "mission", "characters")
    with_campaign = msgspec.structs.replace(mission, values=(*mission.values, OF_A_CAMPAIGN))
    return (with_campaign, grade_choice(), characters)


def words(s: Key, table: PlayedTable, seat: int) -> Counted:
    """Missions that were made are counted together: none is met again."""
    chosen = table.words.get("mission", "")
    mission = CAMPAIGN if table.in_campaign else chosen if chosen in (FRESH, DAILY) else s.mission.id
    return {"mission": (mission,), "grade": (str(s.mission.grade),), "characters": (s.characters[seat],)}


def moments(steps: Iterable[PlayedStep[Key]]) -> tuple[tuple[BestMoment, ...], ...]:
    """Returns the same for everybody: who dares early, and who has cards left."""
    last: PlayedStep[Key] | None = None
    for step in steps:
        last = step
    if last is None:
        return ()
    return (tuple(solving(last.state, last.line)),) * last.state.seated


def solving(s: Key, line: int) -> Iterable[BestMoment]:
    if s.outcome is None or not s.outcome.winners:
        return
    opened, cards = sum(map(s.is_open, range(len(s.windows)))), len(s.deck)
    said = say("record.dared", open=opened, all=len(s.windows), mission=s.mission.title)
    yield BestMoment("dared", opened, said, line, "fewest")
    if (by := par(s) - opened) >= 0:
        yield BestMoment("par", by, say("record.par", by=by, mission=s.mission.title), line)
    yield BestMoment("cards", cards, say("record.cards", cards=cards, mission=s.mission.title), line)


def to_try(counted: str, word: str) -> TableToTry | None:
    match counted:
        case "characters":
            return TableToTry(picks={counted: word})
        case "grade":
            return TableToTry({"mission": FRESH, "grade": word})
    return None if word == CAMPAIGN else TableToTry({counted: word})


RECORDS: Final = Records[Key](
    counted_by=counted_by,
    words=words,
    moments=moments,
    rising=("grade",),
    to_try=to_try,
    of_day=TableToTry({"mission": DAILY}),
    day_of=day_of,
)
