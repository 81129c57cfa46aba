"""A recorded game as text: what was told, in the order in which it happened, and to whom if not to everybody."""

from holdfast.engine.event import Event, Forgot, Told
from holdfast.engine.secret import SPECTATOR, includes
from holdfast.engine.text import Texts
from holdfast.table.replay import histories, verify
from holdfast.table.save import Save
from holdfast.table.texts import texts_of


def told_as_text(save: Save) -> str:
    """A line for each event and each way of telling it, then the last position as everybody sees it."""
    end = verify(save)
    texts = texts_of(save.setting, end).named(save.setting.game.testing.scene_names(end))
    lines = [line for _, told in histories(save) for one in told for line in _lines(one, end.seated, texts)]
    return "\n".join([*lines, "== the end", save.setting.game.write(end, SPECTATOR)])


def _lines(told: Told, seated: int, texts: Texts) -> list[str]:
    everybody = range(SPECTATOR, seated)
    heard: dict[str, list[int]] = {}
    for seat in everybody:
        if includes(told.to, seat):
            heard.setdefault(_sentence(told.event.seen_by(seat), texts), []).append(seat)
    return [text if len(seats) == len(everybody) else f"{_names(seats)}: {text}" for text, seats in heard.items()]


def _sentence(event: Event, texts: Texts) -> str:
    if isinstance(event, Forgot):
        return f"(What was known of {', '.join(event.kinds)} is forgotten.)"
    return texts.event(event)


def _names(seats: list[int]) -> str:
    return " ".join("gallery" if seat == SPECTATOR else str(seat) for seat in seats)
