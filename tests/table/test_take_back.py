"""Taking back what one has just done, alone or with bots: what only they have seen is in nobody's way."""

from __future__ import annotations

import pytest

from holdfast import games
from holdfast.engine.action import Action, Refusal
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.save import digest
from holdfast.packs import load_content, read_options
from holdfast.table.clock import FakeClock
from holdfast.table.replay import verify
from holdfast.table.setting import make_setting
from holdfast.table.table import Happened, Table
from holdfast.table.texts import EN

SEEN = Refusal("table", "refused.undo.seen")


class Sitting:
    """A real game whose seats answer at random, but for what a test wants to be answered."""

    def __init__(self, name: str, seats: int, seed: int, **words: str) -> None:
        game = games.find(name)
        loaded = load_content(game)
        names = tuple(f"P{seat}" for seat in range(seats))
        setting = make_setting(game, loaded, names, options=read_options(game, loaded, words), seed=seed)
        self.clock = FakeClock(1_000_000)
        self.table = Table(setting, self.clock.now())
        self.rng = Rng(key_from_seed(f"sitting/{seed}"))

    def offers(self, seat: int) -> list[tuple[int, Action]]:
        asks = self.table.whole(seat).view.asks
        return [(ask.id, option.action) for ask in asks for option in ask.options]

    def plays(self, seat: int, ask: int, action: Action) -> Happened:
        return self.table.submit(seat, ask, action, "", self.clock.go_on(100))

    def until(self, seat: int, kind: str, **fields: int) -> None:
        """Play on until this seat does this kind of thing."""
        for _ in range(600):
            for ask, action in self.offers(seat):
                if action.kind() == kind and all(getattr(action, field) == value for field, value in fields.items()):
                    assert self.plays(seat, ask, action).refusal is None
                    return
            found = [(one, *offer) for one in range(self.table.state.seated) for offer in self.offers(one)]
            found = [choice for choice in found if choice[2].kind() not in ("concede", "propose")]
            self.plays(*self.rng.choice(found, "choice"))
        raise AssertionError(f"nobody ever does {kind}")

    def takes_back(self, seat: int, bots: tuple[int, ...] = ()) -> Refusal | None:
        at = self.clock.go_on(10)
        refusal = self.table.undo(seat, at, willing=bots).refusal
        for bot in bots:
            if refusal is None and self.table.wish is not None:
                refusal = self.table.undo(bot, at, willing=bots).refusal
        return refusal


RUN, INTEL, GATHER = 0, 1, 2


@pytest.mark.parametrize("pile", [RUN, GATHER])
def test_a_card_just_laid_in_the_key_is_taken_back_alone(pile: int) -> None:
    sitting = Sitting("key", 1, 3, mission="first-day")
    sitting.until(0, "play_card", pile=pile)
    before = sitting.table.history.moments[-1].before
    assert before is not None
    then = digest(sitting.table.history.state_at(before))
    assert sitting.takes_back(0) is None
    assert sitting.table.history.moments[-1].before == before
    assert then != digest(sitting.table.state)  # time and the numbers of asks go on
    assert digest(verify(sitting.table.save())) == digest(sitting.table.state)


def test_with_bots_it_is_taken_back_too_and_with_people_it_is_not() -> None:
    sitting = Sitting("key", 2, 5, mission="first-day")
    sitting.until(0, "play_card", pile=RUN)
    assert sitting.takes_back(0) == SEEN  # the other person has seen the card
    assert sitting.takes_back(0, bots=(1,)) is None


def test_what_showed_something_is_not_taken_back_even_alone() -> None:
    sitting = Sitting("key", 1, 3, mission="first-day")
    sitting.until(0, "play_card", pile=INTEL)
    sitting.until(0, "reveal")
    assert sitting.takes_back(0) == SEEN


def test_evil_takes_a_card_back_that_only_a_bot_has_seen() -> None:
    sitting = Sitting("alone", 2, 2, difficulty="normal", levels="keel,galleries", character="medic")
    sitting.until(1, "play_up")
    assert sitting.takes_back(1, bots=(0,)) is None


def test_nobody_is_told_of_dice_where_there_are_none() -> None:
    words = {key: text for key, text in EN.items() if key.startswith("refused.undo")}
    assert words
    assert not [text for text in words.values() if "dice" in text.lower() or "die " in text.lower()]
