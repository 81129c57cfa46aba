"""What holds at every moment of every game: played by dice, from many seeds, with every number of players."""

import itertools

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holdfast.engine import save
from holdfast.engine.event import events_for
from holdfast.engine.play import options, play
from holdfast.engine.rng import key_from_seed
from holdfast.games.key.cards.resources import CARDS, NUMBERED, card_name, value
from holdfast.games.key.events import (
    PerilBegan,
    TimeCardDrawn,
)
from holdfast.games.key.game import GAME
from holdfast.games.key.rules.first import GoFirst
from holdfast.games.key.rules.solve import Propose
from holdfast.games.key.screen.screen import screen
from holdfast.games.key.setup import Options, setup
from holdfast.games.key.state import Key
from holdfast.games.key.testing.arrange import arrange
from tests.games.key.playing import CONTENT, MISSIONS, begin, mission, mission_with, play_by_dice
from tests.games.key.rules.with_modules import MODULES, PARTS, act

seeds = st.integers(0, 100_000)
seats = st.integers(1, 4)
missions = st.sampled_from(MISSIONS)


@pytest.mark.rule("key:R34", "key:R35", "key:R36", "key:R100", "key:A19")
@given(seeds, seats, missions)
def test_cards_are_where_cards_can_be(seed: int, players: int, name: str) -> None:
    s = begin(name, players, seed)
    for _ in play_by_dice(s, seed):
        for pile in s.piles:
            assert all(value(below) < value(above) for below, above in itertools.pairwise(pile))
            assert all(card < NUMBERED for card in pile)
        for hand in s.hands:
            assert all(card < NUMBERED for card in hand.cards)
            assert len(hand) <= 4
        everywhere = [
            *s.deck.cards,
            *s.discard,
            *(c for p in s.piles for c in p),
            *(c for h in s.hands for c in h.cards),
        ]
        assert list(range(CARDS)) == sorted(everywhere)


@pytest.mark.rule("key:R36", "key:R151", "key:R155", "key:R140")
@given(
    seeds,
    seats,
    st.sampled_from(("test-modules", "test-marks", "test-plain")),
    st.permutations(tuple(CONTENT.characters)),
)
def test_nothing_is_lost_whoever_plays_and_whatever_modules_are_in_use(
    seed: int, players: int, name: str, who: list[str]
) -> None:
    """Locks, the guard, trims, gas, cameras and the Analyst move cards and tokens, and lose none."""
    s = begin(name, players, seed, characters=tuple(who[:players]), achievements=tuple(who[:1]))
    whole = GAME.testing.conserved(s)
    for _ in play_by_dice(s, seed):
        assert GAME.testing.conserved(s) == whole


@pytest.mark.rule("key:R75", "key:R105", "key:R25")
@given(seeds, seats)
def test_windows_never_close_and_peril_never_ends(seed: int, players: int) -> None:
    s = begin("test-plain", players, seed)
    opened: set[int] = set()
    in_peril = False
    for _ in play_by_dice(s, seed):
        now_open = {i for i in range(len(s.windows)) if s.is_open(i)}
        assert opened <= now_open
        assert s.in_peril or not in_peril
        opened, in_peril = now_open, s.in_peril
        assert s.is_over() or any(options(s, seat) for seat in range(players))


@pytest.mark.rule("key:R110", "key:R114", "key:R115", "key:R116", "key:R83")
@given(seeds, seats)
def test_the_second_or_third_time_card_is_fatal_and_the_deck_runs_out_once(seed: int, players: int) -> None:
    s = begin("test-plain", players, seed)
    reshuffles = 0
    for told in play_by_dice(s, seed, most=1000):
        reshuffles += sum(isinstance(event, PerilBegan) for event in told)
        assert len(s.piles[3]) <= 12
        out = sum(card >= NUMBERED for card in s.discard)
        if s.in_peril:
            assert (s.time_icons_out() >= 3) == s.is_over()
            assert out <= 3
            assert out >= 2 or not s.is_over()
    assert reshuffles <= 1
    if s.outcome is not None:
        assert s.outcome.key == "lost.time"
        assert reshuffles == 1


@pytest.mark.rule("key:R109", "key:R110", "key:R114", "key:R115")
@pytest.mark.parametrize("order", list(itertools.permutations(range(NUMBERED, CARDS))))
def test_in_whatever_order_the_time_cards_come(order: tuple[int, ...]) -> None:
    top = " ".join(map(card_name, order))
    s = begin(seats=1, position=f"peril: yes\nhand 1: 5s\nasked: draw\ndiscard: -\ndeck top: {top}")
    drawn = 0
    while not s.is_over():
        play(s, 0, *next((ask, action) for ask, action in options(s, 0) if action.kind() == "draw"))
        assert isinstance(s.told[0].event, TimeCardDrawn)
        drawn += 1
    icons = [2 if card == 39 else 1 for card in order]
    assert next(n for n in range(1, 5) if sum(icons[:n]) >= 3) == drawn
    assert drawn in (2, 3)


@pytest.mark.rule("key:R102")
def test_the_new_deck_is_shuffled() -> None:
    lines = "hand 1: 5s 6s 7s\nhand 2: 9c 9s 9t 10c\nactions: 1\ndeck: 1c"
    decks = []
    for seed in range(30):
        s = begin(seed=seed, position=lines)
        play(s, 0, *next((ask, action) for ask, action in options(s, 0) if action.kind() == "end_actions"))
        decks.append(tuple(s.deck.cards))
    assert len(set(decks)) == 30
    assert len({tuple(sorted(deck)) for deck in decks}) == 1
    assert len({deck[-1] for deck in decks}) > 12
    assert any(deck.index(39) > 16 for deck in decks)
    assert any(deck.index(39) < 16 for deck in decks)


@pytest.mark.rule("key:R90", "key:A24")
def test_gas_picks_at_random_and_for_each_player_anew() -> None:
    lines = "hand 1: 1c 12c\nhand 2: 4c 5c 6c 7c\nhand 3: 4s 5s 6s 7s\nat 2: 2 3\nroom 2: gas | -"
    lost = set()
    for seed in range(120):
        s = begin(seats=3, seed=seed, position=lines)
        click(s, 0, "play_card:0,1")
        click(s, 0, "reveal:1")
        assert [len(s.hands[1]), len(s.hands[2])] == [3, 3]
        lost.add(tuple(s.discard[-2:]))
    assert {9, 12, 15, 18} == {second for second, _ in lost}
    assert {10, 13, 16, 19} == {third for _, third in lost}
    assert len(lost) > 12


def click(s: Key, seat: int, option: str) -> None:
    play(s, seat, *next((ask, action) for ask, action in options(s, seat) if action.option_id() == option))


@pytest.mark.rule("key:R43", "key:R146")
@given(seeds, seats)
def test_a_seat_is_shown_no_card_of_others_no_deck_and_no_closed_window(seed: int, players: int) -> None:
    s = begin("test-plain", players, seed, characters=("scout", "courier", "fixer", "analyst")[: min(players, 3)])
    if players == 4:  # the Analyst alone ever sees the deck
        s.characters = ("scout", "courier", "fixer", "fixer")
    for _ in play_by_dice(s, seed, most=150):
        if s.is_over():
            return
        for seat in range(-1, players):
            seen = screen(s, seat)
            assert seen.deck.size == len(s.deck)
            assert seen.console.answer is None
            assert [w.true() if s.is_open(i) else None for i, w in enumerate(s.windows)] == list(seen.console.windows)
            for owner, hand in enumerate(seen.hands):
                assert (tuple(s.hands[owner].cards) if owner == seat else ()) == hand.known
                assert len(s.hands[owner]) == hand.size


@pytest.mark.rule("key:R3", "key:R146")
@settings(max_examples=10)  # it encodes every view of every moment
@given(seeds, seats)
def test_neither_views_nor_logs_hold_the_answer_or_closed_contents(seed: int, players: int) -> None:
    contents = ("QZX", "XQZ", "ZZQ")
    secret = mission_with("test-answer", answer="QZX XQZ", answer_console=[list(contents[:2])], console=[[contents[2]]])
    s = setup(CONTENT, Options(secret), players, seed.to_bytes(16, "big"))
    for _ in play_by_dice(s, seed, most=120):
        if s.is_over():
            return
        closed = [contents[(2, 0, 1)[i]] for i in range(3) if not s.is_open(i)]
        for seat in range(-1, players):
            told = msgspec.json.encode(events_for(s.told, seat)).decode()
            shown = msgspec.json.encode(screen(s, seat)).decode() + GAME.write(s, seat) + told
            assert "QZXXQZ" not in shown
            assert not [content for content in closed if content in shown]


@pytest.mark.rule("key:R134")
@given(seeds, seats)
def test_the_whole_mission_is_shown_after_a_loss_by_time(seed: int, players: int) -> None:
    s = begin("test-plain", players, seed)
    for _ in play_by_dice(s, seed, most=1000):
        pass
    if s.is_over():
        for seat in range(-1, players):
            assert tuple("SEESAW") == screen(s, seat).console.windows
            assert screen(s, seat).console.answer == "SEESAW"


@pytest.mark.rule("key:R141")
@given(seeds, seats)
def test_the_same_seed_and_clicks_give_the_same_game(seed: int, players: int) -> None:
    games = [begin("test-plain", players, seed) for _ in range(2)]
    for one, other in zip(play_by_dice(games[0], seed), play_by_dice(games[1], seed), strict=True):
        assert repr(one) == repr(other)
    assert save.digest(games[0]) == save.digest(games[1])


@pytest.mark.rule("key:R147")
@given(seeds, seats, st.integers(0, 200))
def test_a_game_that_was_saved_and_loaded_goes_on_in_the_same_way(seed: int, players: int, clicks: int) -> None:
    s = begin("test-plain", players, seed)
    for _ in play_by_dice(s, seed, most=clicks):
        pass
    loaded = save.load(GAME, CONTENT, save.dump(s))
    assert save.digest(s) == save.digest(loaded)
    for one, other in zip(play_by_dice(s, seed + 1, 60), play_by_dice(loaded, seed + 1, 60), strict=True):
        assert repr(one) == repr(other)
    assert save.digest(s) == save.digest(loaded)


@pytest.mark.rule("key:R52", "key:R53")
@pytest.mark.parametrize("name", [*MISSIONS, "test-modules"])
def test_adjacency_is_symmetric(name: str) -> None:
    s = begin(name)
    for room, near in enumerate(s.neighbours):
        assert room not in near
        assert all(room in s.neighbours[other] for other in near)
        assert {room, *near} == set(s.nearby(room))


@pytest.mark.rule("key:R73")
@pytest.mark.parametrize("name", MISSIONS)
def test_equal_glyphs_hide_equal_contents(name: str) -> None:
    contents: dict[int, set[str]] = {}
    for window in mission(name).windows:
        if window.glyph >= 0:
            contents.setdefault(window.glyph, set()).add(window.content)
    assert all(len(found) == 1 for found in contents.values())


@pytest.mark.rule("key:R140")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_with_all_modules_can_be_begun_and_won(seats: int) -> None:
    s = setup(PARTS, Options(MODULES), seats, key_from_seed("all"))
    if seats > 1:
        act(s, 0, GoFirst())
    arrange(s, f"at 11: {seats}")
    act(s, 0, Propose("whispered"))
    for seat in range(1, seats):
        play(s, seat, *options(s, seat)[0])
    assert s.outcome is not None
    assert s.outcome.key == "won.solved"
