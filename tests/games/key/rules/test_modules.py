"""Rules that later missions add (R140): each does what it says where a mission asks for it, and nothing elsewhere."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.content import PackError
from holdfast.engine.event import Event
from holdfast.engine.flow import Decision
from holdfast.engine.play import asks, options, play, why_not
from holdfast.engine.rng import key_from_seed
from holdfast.engine.text import Texts
from holdfast.games.key.cards import pack
from holdfast.games.key.cards.resources import CARD_OF, SUITS
from holdfast.games.key.events import AchievementUsed, GuardMoved, GuardSearched, LockOpened, WindowOpened
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.mission import NO_GLYPH, Feature, Mission
from holdfast.games.key.rules.first import GoFirst
from holdfast.games.key.rules.gather import Collect
from holdfast.games.key.rules.intel import ChooseStack, Reveal
from holdfast.games.key.rules.lock import ChooseKey, Unlock
from holdfast.games.key.rules.reveal import Tidy
from holdfast.games.key.rules.run import ChooseRoom, Go
from holdfast.games.key.rules.scout import ChooseNearby
from holdfast.games.key.rules.solve import Propose
from holdfast.games.key.rules.special import UseAchievement
from holdfast.games.key.rules.stop import Stop
from holdfast.games.key.rules.turn import ChooseAction, EndActions, Pass, PlayCard
from holdfast.games.key.rules.vote import Consent
from holdfast.games.key.setup import Options, setup
from holdfast.games.key.state import Key
from holdfast.games.key.testing.arrange import arrange
from holdfast.games.key.testing.layout import token_names
from holdfast.games.key.testing.positions import drill

BASE = Path(pack.__file__).parents[1] / "packs" / "base"
PARTS = pack.read_pack({name: tomllib.loads((BASE / name).read_text(encoding="utf-8")) for name in pack.PLAYED_WITH})
TOKEN = {name: token for token, name in enumerate(token_names(PARTS))}
RUN, INTEL, GATHER = pack.RUN, pack.INTEL, pack.GATHER

PLAIN = drill(PARTS, 0)  # the core on the office board: RE*E*RS*L, A is open
MODULES = drill(PARTS, 2)  # all modules on the compound board: locks on 2 and 5, passage 1-12, terminal 6, exit 11
CORE = msgspec.structs.replace(MODULES, features=(), modules=("marks",))  # the same mission with nothing laid out

pytestmark = pytest.mark.rule("key:R140")


def table(
    mission: Mission, position: str, *, seats: int = 2, seed: str = "1", achievements: tuple[str, ...] = ()
) -> Key:
    """A game at a position, told in the words of scenes; rooms there are numbered from 1."""
    characters = ("scout", "courier", "fixer", "analyst")[:seats]
    s = setup(PARTS, Options(mission, characters, achievements=achievements), seats, key_from_seed(seed))
    arrange(s, position)
    return s


def asked(s: Key, seat: int, action: Action) -> tuple[int, Decision]:
    return next((ask, found) for ask, found in asks(s, seat) if type(action) in found.ACTIONS)


def act(s: Key, seat: int, *actions: Action) -> list[Event]:
    """Play some actions; what the last of them told."""
    for action in actions:
        play(s, seat, asked(s, seat, action)[0], action)
    return [told.event for told in s.told]


def refusal(s: Key, seat: int, action: Action) -> Refusal | None:
    return why_not(s, seat, asked(s, seat, action)[0], action)


def said(s: Key, seat: int, action: Action) -> str:
    found = refusal(s, seat, action)
    assert found is not None
    return Texts(GAME.texts, GAME.shown.names(s)).refusal(found)


def question(s: Key, seat: int) -> type[Decision]:
    """What this seat is asked, besides what everybody may do at any time."""
    return next(type(found) for _, found in asks(s, seat) if not found.OFFER)


def listed(s: Key, seat: int, kind: type[Action]) -> list[Action]:
    return [action for _, action in options(s, seat) if isinstance(action, kind)]


def go(room: int) -> Go:
    return Go(room - 1)


def card(name: str) -> int:
    return CARD_OF[name]


def run(name: str) -> PlayCard:
    return PlayCard(card(name), RUN)


def open_windows(s: Key) -> str:
    return "".join(window.true() if s.is_open(i) else "_" for i, window in enumerate(s.windows))


# -- where things lie


@pytest.mark.rule("key:R9")
def test_features_lie_in_the_rooms_that_the_mission_names() -> None:
    s = setup(PARTS, Options(MODULES), 2, key_from_seed("1"))
    locked = {room + 1: SUITS[suit] for room, suit in enumerate(s.locks) if suit >= 0}
    assert locked == {2: "circle", 5: "square"}
    assert s.guard + 1 == 7
    assert s.feature_room("terminal") + 1 == 6
    assert s.feature_room("exit") + 1 == 11
    assert 11 in s.neighbours[0]
    assert 0 in s.neighbours[11]


@pytest.mark.rule("key:R9")
def test_without_features_nothing_lies_anywhere() -> None:
    s = setup(PARTS, Options(PLAIN), 2, key_from_seed("1"))
    assert set(s.locks) == {-1}
    assert (s.guard, s.feature_room("terminal"), s.feature_room("exit")) == (-1, -1, -1)
    assert s.achievements == [0, 0]


# -- locks


def test_the_first_to_enter_a_locked_room_discards_a_card_of_its_suit() -> None:
    s = table(MODULES, "hand 1: 3c 5s 7t 9c")
    act(s, 0, run("7t"), go(2))
    assert question(s, 0) is ChooseKey
    assert listed(s, 0, Unlock) == [Unlock(card("3c")), Unlock(card("9c"))]
    assert LockOpened(0, 1, card("3c")) in act(s, 0, Unlock(card("3c")))
    assert s.discard[-1] == card("3c")
    assert s.hands[0].own(0) == [card("5s"), card("9c")]
    assert s.rooms[0] + 1 == 2


def test_opening_a_lock_does_not_end_the_run() -> None:
    s = table(MODULES, "hand 1: 3c 5s 7t 9c")
    act(s, 0, run("7t"), go(2), Unlock(card("3c")), go(6))
    assert question(s, 0) is ChooseRoom
    act(s, 0, go(7))
    assert question(s, 0) is ChooseAction
    assert s.rooms[0] + 1 == 7


def test_a_locked_room_is_closed_to_those_without_its_suit() -> None:
    s = table(MODULES, "hand 1: 3s 5s 7t 9t")
    act(s, 0, run("7t"))
    assert refusal(s, 0, go(2)) == refuse("key:R140", "refused.locked", suit="circle")
    assert said(s, 0, go(2)) == "That room is locked: you need a circle."
    assert go(2) not in listed(s, 0, Go)
    assert go(5) in listed(s, 0, Go)


def test_the_card_that_was_played_is_no_key_any_more() -> None:
    s = table(MODULES, "hand 1: 3s 5s 7c 9t")
    act(s, 0, run("7c"))
    assert refusal(s, 0, go(2)) == refuse("key:R140", "refused.locked", suit="circle")


def test_only_a_card_of_the_suit_in_ones_own_hand_opens_a_lock() -> None:
    s = table(MODULES, "hand 1: 3c 5s 7t 9t\nhand 2: 1c 2c 4c 6c")
    act(s, 0, run("7t"), go(2))
    assert refusal(s, 0, Unlock(card("5s"))) == refuse("key:R140", "refused.not_a_key", suit="circle")
    assert refusal(s, 0, Unlock(card("1c"))) == refuse("key:R140", "refused.not_a_key", suit="circle")
    assert said(s, 0, Unlock(card("5s"))) == "Only a circle of your hand opens this lock."


def test_an_opened_lock_stays_open_for_everybody() -> None:
    s = table(MODULES, "hand 1: 3c 5s 7t 9t\nhand 2: 2s 4s 6t 8t\nguard: -")
    act(s, 0, run("7t"), go(2), Unlock(card("3c")), go(1), go(2))
    assert question(s, 0) is ChooseAction
    act(s, 0, EndActions())
    act(s, 1, run("8t"), go(2))
    assert question(s, 1) is ChooseRoom
    assert len(s.hands[1]) == 3


def test_the_other_lock_stays_shut() -> None:
    s = table(MODULES, "hand 1: 3c 5c 7t 9t")
    act(s, 0, run("7t"), go(2), Unlock(card("3c")), go(6))
    assert refusal(s, 0, go(5)) == refuse("key:R140", "refused.locked", suit="square")


def test_a_locked_room_can_be_looked_into() -> None:
    s = table(MODULES, "hand 1: 3s 5s 7t 9t\nroom 2: rook lambda")
    act(s, 0, PlayCard(card("7t"), INTEL), Reveal(1))
    assert s.face_up[1] == [TOKEN["lambda"]]


def test_a_lock_costs_the_courier_a_card_as_well() -> None:
    s = table(MODULES, "turn: 2\nhand 2: 3c 5s 7t 9t\nguard: -\nachievements: 0 1")
    act(s, 1, UseAchievement(), go(2), Unlock(card("3c")))
    assert question(s, 1) is ChooseRoom
    assert s.hands[1].own(1) == [card("5s"), card("7t"), card("9t")]


# -- the guard


def end_turn(s: Key) -> list[Event]:
    """Play a card on Run, go nowhere, and end the turn."""
    act(s, 0, PlayCard(s.hands[0].own(0)[-1], RUN), Stop())
    return act(s, 0, EndActions())


def test_the_guard_walks_one_room_toward_the_nearest_character_after_each_turn() -> None:
    s = table(MODULES, "guard: 12\nat 4: 1\nat 9: 2")
    assert GuardMoved(7) in end_turn(s)
    assert s.guard + 1 == 8


def test_the_guard_goes_to_the_lowest_room_of_several_as_near() -> None:
    s = table(CORE, "guard: 7\nat 2: 1\nat 10: 2")
    end_turn(s)
    assert s.guard + 1 == 6  # a step from room 2, as room 11 is from room 10


def test_the_guard_takes_the_secret_passage() -> None:
    s = table(MODULES, "guard: 12\nat 5: 1 2")
    end_turn(s)
    assert s.guard + 1 == 1


def test_a_lock_does_not_stop_the_guard() -> None:
    s = table(MODULES, "guard: 6\nat 2: 1 2")
    assert s.locks[1] >= 0
    end_turn(s)
    assert s.guard + 1 == 2


def test_who_shares_the_guards_room_loses_a_random_card() -> None:
    s = table(MODULES, "guard: 6\nat 2: 1 2\nhand 2: 2c 4s 6t 8c")
    before = set(s.hands[1].own(1))
    told = end_turn(s)
    assert [event.seat for event in told if isinstance(event, GuardSearched)] == [0, 1]
    assert (len(s.hands[0]), len(s.hands[1])) == (3, 3)  # the first hand had been refilled
    lost = before - set(s.hands[1].own(1))
    assert s.discard[-1] in lost


def test_any_card_may_be_the_one_that_the_guard_takes() -> None:
    taken = set()
    for seed in range(40):
        s = table(MODULES, "guard: 6\nat 2: 1 2\nhand 2: 2c 4s 6t 8c", seed=str(seed))
        taken |= {event.card for event in end_turn(s) if isinstance(event, GuardSearched) and event.seat == 1}
    assert taken == {card("2c"), card("4s"), card("6t"), card("8c")}


def test_the_guard_takes_nothing_from_an_empty_hand() -> None:
    s = table(MODULES, "guard: 6\nat 5: 1\nat 2: 2\nhand 2: -")
    assert not any(isinstance(event, GuardSearched) for event in end_turn(s))
    assert s.guard + 1 == 2


def test_a_player_in_another_room_keeps_all_cards() -> None:
    s = table(MODULES, "guard: 6\nat 2: 1\nat 9: 2\nhand 2: 2c 4s 6t 8c")
    end_turn(s)
    assert len(s.hands[1]) == 4


def test_the_guard_stays_where_it_has_company_and_searches_again() -> None:
    s = table(MODULES, "guard: 2\nat 2: 2\nat 1: 1\nhand 2: 2c 4s 6t 8c")
    told = end_turn(s)
    assert not any(isinstance(event, GuardMoved) for event in told)
    assert (s.guard + 1, len(s.hands[1])) == (2, 3)


def test_without_a_guard_nobody_walks() -> None:
    s = table(PLAIN, "hand 2: 2c 4s 6t 8c")
    told = end_turn(s)
    assert not any(isinstance(event, GuardMoved | GuardSearched) for event in told)


# -- the secret passage


def test_the_ends_of_the_secret_passage_are_adjacent() -> None:
    s = table(MODULES, "hand 1: 3s 5s 7t 9t")
    assert 11 in s.nearby(0)
    act(s, 0, run("7t"), go(12))
    assert s.rooms[0] + 1 == 12
    act(s, 0, go(1))
    assert s.rooms[0] + 1 == 1


def test_without_its_two_ends_there_is_no_secret_passage() -> None:
    s = table(CORE, "hand 1: 3s 5s 7t 9t")
    act(s, 0, run("7t"))
    assert refusal(s, 0, go(12)) == refuse("key:R47", "refused.not_adjacent")


# -- the terminal


@pytest.mark.parametrize(("room", "tokens"), [(6, 3), (1, 2)])
def test_intel_from_the_terminal_turns_up_one_more_token(room: int, tokens: int) -> None:
    s = table(MODULES, f"hand 1: 3s 5s 7t 9t\nat {room}: 1\nroom 12: rook star lambda sun")
    act(s, 0, PlayCard(card("7t"), INTEL))
    for _ in range(tokens):
        assert question(s, 0) is ChooseStack
        act(s, 0, Reveal(11))
    assert question(s, 0) is ChooseAction
    assert len(s.face_up[11]) == tokens


def test_at_the_terminal_all_tokens_still_come_from_one_room() -> None:
    s = table(MODULES, "hand 1: 3s 5s 7t 9t\nat 6: 1\nroom 12: rook star lambda sun")
    act(s, 0, PlayCard(card("7t"), INTEL), Reveal(11), Reveal(11))
    assert refusal(s, 0, Reveal(2)) == refuse("key:R58", "refused.same_room", room=11)


# -- the exit


def test_no_answer_is_given_while_nobody_stands_at_the_exit() -> None:
    s = table(MODULES, "at 1: 1\nat 10: 2")
    assert refusal(s, 0, Propose("whispered")) == refuse("key:R140", "refused.nobody_at_exit", room=10)
    assert said(s, 0, Propose("whispered")) == (
        "Somebody must stand at the exit, 11 Observatory, when the answer is given."
    )


def test_one_player_at_the_exit_is_enough_for_all() -> None:
    s = table(MODULES, "at 1: 1\nat 11: 2")
    act(s, 0, Propose("whispered"))
    assert question(s, 1) is Consent


def test_without_an_exit_an_answer_is_given_anywhere() -> None:
    s = table(CORE, "at 1: 1 2")
    assert refusal(s, 0, Propose("whispered")) is None


# -- marks


def gather(s: Key, *names: str) -> list[Event]:
    return act(s, 0, PlayCard(s.hands[0].own(0)[-1], GATHER), *(Collect(TOKEN[name]) for name in names))


def test_a_collected_mark_opens_the_next_closed_window_of_that_mark() -> None:
    s = table(MODULES, "at 3: 1\nroom 3: rook | omega star")
    assert WindowOpened(2, "I") in gather(s, "omega")
    assert open_windows(s) == "__I______"
    assert WindowOpened(5, "E") in act(s, 0, Collect(TOKEN["star"]))
    assert open_windows(s) == "__I__E___"


def test_another_mark_has_windows_of_its_own() -> None:
    s = table(MODULES, "at 3: 1\nroom 3: rook | psi")
    gather(s, "psi")
    assert open_windows(s) == "_______E_"


def test_a_marked_token_opens_the_windows_of_its_glyph_as_well() -> None:
    s = table(MODULES, "at 3: 1\nroom 3: rook | sigma")
    gather(s, "sigma")
    assert open_windows(s) == "__I_____D"


def test_a_token_without_a_mark_opens_no_marked_window() -> None:
    s = table(MODULES, "at 3: 1\nroom 3: rook | gamma lambda")
    gather(s, "gamma", "lambda")
    assert open_windows(s) == "W________"


def test_a_mark_is_of_no_use_when_all_its_windows_are_open() -> None:
    s = table(MODULES, "at 3: 1\nroom 3: rook | psi xi")
    gather(s, "psi")
    before = open_windows(s)
    assert s.is_needed(TOKEN["xi"]) is False
    act(s, 0, Collect(TOKEN["xi"]))
    assert open_windows(s) == before


@pytest.mark.rule("key:R61")
def test_with_marks_in_force_a_glyph_that_no_window_shows_stays_on_the_board() -> None:
    s = table(MODULES, "hand 1: 3s 5s 7t 9t\nroom 3: omega lambda")
    act(s, 0, PlayCard(card("7t"), INTEL), Reveal(2), Reveal(2))
    assert s.face_up[2] == [TOKEN["lambda"], TOKEN["omega"]]


@pytest.mark.rule("key:R61", "key:R62")
def test_a_mark_with_a_closed_window_is_needed_and_is_not_tidied_away() -> None:
    s = table(MODULES, "room 3: rook | omega lambda")
    assert refusal(s, 0, Tidy(2, TOKEN["omega"])) == refuse("key:R62", "refused.glyph_is_needed")
    assert refusal(s, 0, Tidy(2, TOKEN["lambda"])) is None


@pytest.mark.rule("key:R74")
@pytest.mark.parametrize(("token", "windows"), [("star", "R___AR_A_"), ("omega", "____A__A_"), ("theta", "____A_SA_")])
def test_in_the_core_a_mark_opens_nothing(token: str, windows: str) -> None:
    s = table(PLAIN, f"at 3: 1\nroom 3: gas | {token}")
    assert PARTS.tokens[TOKEN[token]].mark != "none"
    gather(s, token)
    assert open_windows(s) == windows


@pytest.mark.rule("key:R74", "key:R61")
def test_in_the_core_a_marked_glyph_that_no_window_shows_leaves_the_board() -> None:
    s = table(PLAIN, "hand 1: 3s 5s 7t 9t\nroom 3: gas omega")
    act(s, 0, PlayCard(card("7t"), INTEL), Reveal(2))
    assert TOKEN["omega"] in s.gone


# -- achievements


def test_an_achievement_is_a_special_action_without_a_price() -> None:
    s = table(PLAIN, "hand 1: 3s 5s 7t 9t", achievements=("scout",))
    assert s.achievements == [1, 0]
    assert act(s, 0, UseAchievement())[0] == AchievementUsed(0)
    assert question(s, 0) is ChooseNearby
    assert len(s.hands[0]) == 4
    assert s.actions == 1


def test_an_achievement_counts_as_one_of_the_two_actions() -> None:
    s = table(PLAIN, "hand 1: 3s 5s 7t 9t", achievements=("scout",))
    act(s, 0, UseAchievement(), Stop())
    assert question(s, 0) is ChooseAction
    act(s, 0, run("3s"), Stop())
    assert question(s, 1) is ChooseAction


def test_an_achievement_is_used_once_a_game() -> None:
    s = table(PLAIN, "hand 1: 3s 5s 7t 9t", achievements=("scout",))
    act(s, 0, UseAchievement(), Stop())
    assert refusal(s, 0, UseAchievement()) == refuse("key:R140", "refused.no_achievement")


def test_only_the_character_that_achieved_it_may_use_it() -> None:
    s = table(PLAIN, "turn: 2", achievements=("scout", "analyst"))
    assert refusal(s, 1, UseAchievement()) == refuse("key:R140", "refused.no_achievement")
    assert listed(s, 1, UseAchievement) == []


def test_a_player_with_an_achievement_and_no_cards_can_act_and_so_may_not_pass() -> None:
    s = table(PLAIN, "hand 1: -\nachievements: 1 0\nperil: yes")
    assert refusal(s, 0, Pass()) == refuse("key:R119", "refused.you_can_act")
    assert {type(action) for _, action in options(s, 0)} & set(ChooseAction.ACTIONS) == {UseAchievement}
    act(s, 0, UseAchievement(), Stop())
    assert question(s, 0) is not ChooseAction  # no cards are left for a second action


def test_after_the_last_card_an_achievement_can_still_be_the_second_action() -> None:
    s = table(PLAIN, "hand 1: 7t\nachievements: 1 0\nperil: yes")
    act(s, 0, run("7t"), Stop())
    assert question(s, 0) is ChooseAction
    act(s, 0, UseAchievement())
    assert s.actions == 2


def test_without_cards_or_achievement_one_passes() -> None:
    s = table(PLAIN, "hand 1: -\nachievements: 0 0\nperil: yes")
    assert refusal(s, 0, Pass()) is None


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


# -- what the loader refuses


def with_features(*features: Feature) -> Mission:
    return msgspec.structs.replace(MODULES, features=features)


@pytest.mark.rule("key:R148")
@pytest.mark.parametrize(
    ("features", "expected"),
    [
        ([Feature("lock", room, "circle") for room in (2, 3, 4)], "at most 2 of lock, found 3"),
        ([Feature("guard", 2), Feature("guard", 3)], "at most 1 of guard, found 2"),
        ([Feature("terminal", 2), Feature("terminal", 3)], "at most 1 of terminal, found 2"),
        ([Feature("exit", 2), Feature("exit", 3)], "at most 1 of exit, found 2"),
        ([Feature("secret_passage", room) for room in (2, 3, 4)], "at most 2 of secret_passage, found 3"),
        ([Feature("secret_passage", 4)], "both ends of the secret passage"),
        ([Feature("secret_passage", 4)] * 2, "different rooms for two of a kind"),
        ([Feature("lock", 4, "circle"), Feature("lock", 4, "square")], "different rooms for two of a kind"),
        ([Feature("lock", 4)], "a suit for each lock, and for nothing else"),
        ([Feature("guard", 4, "circle")], "a suit for each lock, and for nothing else"),
        ([Feature("lock", 1, "circle")], "no lock on the entrance"),
        ([Feature("guard", 13)], "rooms from 1 to 12"),
        ([Feature("guard", 0)], "rooms from 1 to 12"),
    ],
)
def test_features_that_cannot_lie_so_are_refused(features: list[Feature], expected: str) -> None:
    with pytest.raises(PackError, match=expected) as problem:
        pack.check_mission(with_features(*features), PARTS, "a.toml")
    assert str(problem.value).startswith("a.toml: features: ")


@pytest.mark.rule("key:R148")
def test_windows_with_marks_need_the_module() -> None:
    with pytest.raises(PackError, match="the module marks"):
        pack.check_mission(msgspec.structs.replace(MODULES, modules=("locks",)), PARTS, "a.toml")


@pytest.mark.rule("key:R148", "key:R143")
def test_every_window_with_a_mark_needs_a_token_of_that_mark() -> None:
    windows = tuple(msgspec.structs.replace(window, mark="bar", glyph=NO_GLYPH) for window in MODULES.windows)
    with pytest.raises(PackError, match="a token for each of the 9 windows with a bar, found 5"):
        pack.check_mission(msgspec.structs.replace(MODULES, windows=windows), PARTS, "a.toml")
