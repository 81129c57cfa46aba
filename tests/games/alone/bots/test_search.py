"""ALONE's searching bot: both sides think in worlds that their knowledge allows, and answer with something legal."""

import pytest

from holdfast.bots import bot_named
from holdfast.bots.search import Searcher
from holdfast.engine.bot import Budget, Scheduler, update_for
from holdfast.engine.play import options
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.alone.bots import SEER
from holdfast.games.alone.bots.search import hope, searching, worth
from holdfast.games.alone.game import GAME
from holdfast.games.alone.setup import setup
from holdfast.games.alone.state import Alone, Options
from holdfast.games.alone.testing.arrange import arrange
from tests.games.alone.packs import parts_of

QUICK = Budget(worlds=6)


def night(lines: str = "", seats: int = 2) -> Alone:
    s = setup(parts_of("base"), Options(character="medic", levels=("keel", "galleries")), seats, key_from_seed("night"))
    arrange(s, f"hero: 1B3\ncreatures: spore@1B2\nasked: turn\n{lines}")
    return s


@pytest.mark.parametrize("number", range(0, 60, 6))
def test_it_answers_every_position_with_something_legal(number: int) -> None:
    assert GAME.testing.positions is not None
    parts = parts_of("base", "deep", "avatar")
    s = GAME.testing.positions(parts, number)
    for seat in range(s.seated):
        seen = update_for(GAME, s, seat)
        mind = SEER.sit(GAME, parts, seat, Rng(key_from_seed(f"seer/{number}")))
        mind.see(seen)
        choice = mind.choose(seen, QUICK)
        forms = {form.action for ask in seen.asks for form in ask.forms}
        if choice is not None:
            is_listed = (choice.ask, choice.action) in options(s, seat)
            assert is_listed or choice.action.kind() in forms


def test_it_thinks_about_deeds_and_reactions_only() -> None:
    s = night()
    bots = dict.fromkeys(range(2), searching("seer", bot_named(GAME, "stalker"), 2))
    scheduler = Scheduler(GAME, s.parts, s, bots, Rng(key_from_seed("minds")))
    for _ in range(12):
        scheduler.step()
    minds = [mind for mind in scheduler.minds.values() if isinstance(mind, Searcher)]
    assert len(minds) == 2
    assert 0 < minds[0].thoughts < 12


def test_the_same_dice_give_the_same_answer() -> None:
    s = night()
    seen = update_for(GAME, s, 0)
    found = {SEER.sit(GAME, s.parts, 0, Rng(key_from_seed("same"))).choose(seen, QUICK) for _ in range(2)}
    assert len(found) == 1


def test_health_missions_and_time_give_hope() -> None:
    plain = hope(night("life: 8\ncontrol: 8"))
    assert hope(night("life: 12\ncontrol: 8")) > plain
    assert hope(night("life: 12\ncontrol: 2")) < plain
    assert hope(night("life: 8\ncontrol: 8\nunlocked: yes")) > plain
    assert hope(night("life: 8\ncontrol: 8\nspace: 2")) < plain


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    s = night()
    assert worth(s, 0) + worth(s, 1) == pytest.approx(1)
    s.end("evil.broken", winners=(1,))
    assert (worth(s, 0), worth(s, 1)) == (0, 1)
