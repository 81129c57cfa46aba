"""What is asked of whom, for whom the table waits, and until when."""

from __future__ import annotations

import pytest

from holdfast.engine.screen import Prompt
from holdfast.games.elite.rules.slots import Allocate
from holdfast.games.elite.screen.screen import screen
from holdfast.games.elite.state import TOKENS, Options
from tests.games.elite.playing import HEROES, Table, table


def prompt(game: Table, seat: int = 0) -> Prompt:
    return screen(game.s, seat).prompt


def said(game: Table, seat: int = 0) -> str:
    return game.texts.message(prompt(game, seat).says)


def test_in_the_rush_everybody_is_told_what_there_is_to_do() -> None:
    assert said(table("gherid: C6")) == "Roll your dice!"
    assert said(table("gherid: C6\ndice 1: move")) == "Use what you rolled, or roll again!"
    loaded = table("gherid: C6\nbiters: C4\nhand 1: ion_rifle[gun,wrench]")
    assert said(loaded) == "Ion Rifle is loaded: fire!"
    untimed = Options(heroes=HEROES[:2], abilities=False, tempo="untimed")
    assert said(table("gherid: C6", options=untimed)) == "Act: only what you do costs you time."


def test_alien_results_come_first_and_are_counted() -> None:
    game = table("gherid: C6\nbiters: C3 L6\ndice 1: alien alien gun")
    assert said(game) == "Alien ×2! Which alien moves?"
    hand = screen(game.s, 0).hand
    assert hand.must
    assert hand.answers[0] == hand.suggested != ""
    assert said(game, 1) == "Roll your dice!"


def test_the_suggested_answer_sends_an_alien_where_the_longest_way_is_left() -> None:
    """East it is nine steps at least and ten at most, west eight and twelve; the plan of a step goes west, too."""
    game = table("gherid: D6\nakosha: D7\nbiters: G4\ndice 1: alien")
    assert screen(game.s, 0).hand.suggested.endswith(str(game.cell("F4")))


@pytest.mark.rule("elite:A12", "elite:A64")
def test_who_is_pushed_is_asked_and_the_others_read_who_decides() -> None:
    game = table("gherid: C4\nbiters: C3\ndice 2: alien")
    game.say(2, "Drive Biter 1 to C4")
    mine = prompt(game)
    assert said(game) == "Which way does this figure go?"
    assert mine.until == game.s.now + game.s.options.grace_ms
    assert mine.otherwise is not None
    assert game.texts.message(mine.otherwise) == "others may decide"
    assert screen(game.s, 0).hand.figure == 0
    assert said(game, -1) == "The clock runs."
    state = screen(game.s, 0).clock.seats[0]
    assert state is not None
    assert state.key == "squad.decides"


def test_in_the_end_the_board_decides() -> None:
    game = table("gherid: C4\nbiters: C3\ndice 2: alien")
    game.say(2, "Drive Biter 1 to C4")
    for _ in range(2):
        game.wait(game.s.options.grace_ms)
    mine = prompt(game)
    assert mine.otherwise is not None
    assert game.texts.message(mine.otherwise) == "the board decides"


def test_who_is_ready_reads_for_whom_the_table_waits_and_who_of_them_is_away() -> None:
    game = table("phase: ready\nround: 2\nready: 1", seats=3)
    assert said(game) == "Waiting for Player 2 and Player 3."
    assert screen(game.s, 0).hand.others_plan
    game.s.away = (2,)
    about = prompt(game).about
    assert about is not None
    assert game.texts.message(about) == "Player 3 is away."


def test_one_who_plays_two_heroes_reads_which_of_them_takes_a_weapon() -> None:
    game = table("phase: setup", seats=1)
    assert said(game) == "Take a basic weapon for Gherid or Akosha."
    game.s.carried[0] = [0]
    assert said(game) == "Take a basic weapon for Akosha."


def test_whose_dice_are_all_locked_is_not_told_to_act() -> None:
    locked = "gherid: C6 damage 8\nbiters: M3\nhand 1: ion_rifle[-,wrench] scattergun[-,hand]"
    all_locked = table(f"{locked}\ndice 1: placed placed locked locked")
    assert said(all_locked) == "All your dice are locked: nothing left but to hope."
    one_left = table(f"{locked.replace('damage 8', 'damage 5')}\ndice 1: - placed placed locked")
    assert said(one_left) == "Roll your dice!"


def test_who_has_all_done_is_told_to_run_home_and_there_to_hold_out() -> None:
    game = table("gherid: C6\nbiters: M3")
    game.s.token_ready = list(range(len(game.s.token_at)))
    assert said(game) == "The mission is done: run home!"
    assert said(game, 1) == "Home! Hold out until the time is up."
    game.s.token_ready.pop()
    assert said(game) == "Roll your dice!"


def test_what_is_done_where_a_hero_stands_is_told_apart_from_what_is_done_elsewhere() -> None:
    """A token takes a gun result once, although two of its slots want one; steps and cards lie elsewhere."""
    game = table("gherid: D4\nobjective 1: E4\ndice 1: hand wrench move gun\nhand 1: pulse_pistol")
    mine = screen(game.s, 0)
    actions = {option.id: option.action for ask in mine.asks for option in ask.options}
    slots = {action.slot: action.symbol for action in actions.values() if isinstance(action, Allocate)}
    first, *_ = on_token = [slot for slot in slots if slot >= TOKENS]
    assert [slots[slot] for slot in on_token] == ["gun", "hand", "gun", "wrench"]
    assert [actions[id] for id in mine.hand.here] == [Allocate(slots[first + n], first + n) for n in (0, 1, 3)]
    assert screen(game.s, 1).hand.here == ()
