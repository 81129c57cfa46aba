"""From the first choice to the next round: what scenes cannot say, because it depends on what chance offers."""

from __future__ import annotations

import pytest

from holdfast.engine.rng import key_from_seed
from holdfast.games.elite.flow import TakeWeapon
from holdfast.games.elite.game import GAME
from holdfast.games.elite.rules.asking import LONG_MS
from holdfast.games.elite.setup import setup
from holdfast.games.elite.state import OFF, Options, token_slot
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import Table, refused, table


@pytest.mark.rule("elite:R177", "elite:R116")
def test_a_new_round_begins_with_free_dice_and_nothing_left_over() -> None:
    game = table("phase: activation\nround: 2\nhand 1: ion_rifle[gun,-]\ndice 1: move\ntrack top: 17\nclusters: 1 2 3")
    s = game.s
    s.guard, s.soaked, s.steps, s.owed, s.worn, s.shots = [2, 0], [1, 0], [0, 3], [1, 0], [s.carried[0][0]], [1]
    s.counted, s.token_ready = [token_slot(1, 0)], [1]
    game.wait(0)
    assert s.round == 3
    zeros = [0, 0]
    assert (s.guard, s.soaked, s.steps, s.owed) == (zeros, zeros, zeros, zeros)
    assert (s.worn, s.shots, s.counted, s.token_ready) == ([], [], [], [])
    assert game.line("dice 1") == "- - - -"
    assert s.token_at[1] == OFF


PARTS = base_parts()


def fresh(seats: int, seed: int = 1) -> Table:
    return Table(GAME, setup(PARTS, Options(), seats, key_from_seed(seed)))


@pytest.mark.rule("elite:R2", "elite:R8")
def test_everybody_takes_one_of_the_weapons_on_offer_and_the_rest_leaves_the_game() -> None:
    game = fresh(2)
    s = game.s
    first, second, third, fourth = s.offered
    other = next(card for card in PARTS.deck("basic") if card not in s.offered)
    assert refused(game, TakeWeapon(1, first)) == "elite:R2"
    assert refused(game, TakeWeapon(0, other)) == "elite:R8"
    assert game.click(0, TakeWeapon(0, second)) is None
    assert any(PARTS.cards[second].name in line for line in game.told[1])
    assert s.offered == [first, third, fourth]
    assert "choose_weapon" not in game.asked(0)
    assert refused(game, TakeWeapon(1, second), seat=1) == "elite:R8"
    assert game.click(1, TakeWeapon(1, fourth)) is None
    assert s.carried == [[second], [fourth]]
    assert s.offered == []
    assert sorted(s.gone) == sorted(card for card in PARTS.deck("basic") if card not in (second, fourth))
    assert s.round == 1


@pytest.mark.rule("elite:R8", "elite:R21", "elite:A75")
def test_who_plays_alone_arms_both_heroes_and_neither_twice() -> None:
    game = fresh(1)
    s = game.s
    first, _, third, _ = s.offered
    assert game.click(0, TakeWeapon(1, third)) is None
    assert refused(game, TakeWeapon(1, first)) == "elite:R8"
    offered = {action.hero for action in TakeWeapon.candidates(s, 0, None)}
    assert offered == {0}
    assert s.round == 0
    assert game.click(0, TakeWeapon(0, first)) is None
    assert s.carried == [[first], [third]]
    assert s.round == 1


@pytest.mark.rule("elite:R8", "elite:A22")
def test_who_never_takes_a_weapon_is_given_one_of_those_on_offer() -> None:
    game = fresh(3)
    s = game.s
    chosen, *rest = s.offered
    assert game.click(2, TakeWeapon(2, chosen)) is None
    game.wait(LONG_MS)
    assert s.round == 0  # people who are there take their time
    game.look_around([0, 1], are_away=True)
    game.wait(LONG_MS - 1)
    assert s.round == 0
    game.wait(1)
    assert s.carried[2] == [chosen]
    assert all(len(cards) == 1 and cards[0] in rest for cards in s.carried[:2])
    assert s.carried[0] != s.carried[1]
    assert s.round == 1


@pytest.mark.rule("elite:R36", "elite:R35")
def test_a_round_goes_through_its_phases_in_order() -> None:
    game = table("phase: event\nround: 2\ntrack top: 17 18\nboss top: clear clear clear clear")
    game.look_around([0, 1], are_away=True)  # what nobody chooses the board does
    heard: list[str] = []
    for _ in range(400):
        game.wait(1000)
        heard += [line for line in game.told[0] if line in NAMES.values() or line.startswith("Round ")]
        for seat in (1, 2):
            if "be_ready" in game.asked(seat - 1):
                game.say(seat, "Ready")
        if "Round 3." in heard:
            break
    wanted = [NAMES[phase] for phase in ("event", "spawning", "ready")] + ["Time's up!"]
    wanted += [NAMES[phase] for phase in ("activation", "end")] + ["Round 3.", NAMES["event"]]
    assert heard[: len(wanted)] == wanted


NAMES = {
    "event": "Event Phase.",
    "spawning": "Alien Spawning Phase.",
    "ready": "Planning.",
    "times_up": "Time's up!",
    "activation": "Alien Activation Phase.",
    "end": "End of Round.",
}
