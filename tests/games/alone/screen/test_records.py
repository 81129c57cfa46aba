"""What a game of ALONE is counted by, and what those who played it may be proud of."""

from __future__ import annotations

from holdfast.engine.event import Event
from holdfast.engine.message import say
from holdfast.engine.records import BestMoment, PlayedStep, PlayedTable, TableToTry
from holdfast.engine.secret import Secret, only
from holdfast.games.alone.events.deeds import Suffered
from holdfast.games.alone.levels.places import NOWHERE
from holdfast.games.alone.screen.records import RECORDS, is_unseen_beside, moments, words
from holdfast.games.alone.state import HERO, Alone, Figure
from tests.games.alone.playing import BASE, EVIL, begin

TABLE = PlayedTable({})


def dark_creature_beside(s: Alone) -> bool:
    return any(is_unseen_beside(s, figure) for _, figure in s.standing())


def over(s: Alone, key: str, *winners: int) -> Alone:
    ended = s.clone()
    ended.end(key, winners)
    return ended


def at_end(s: Alone, *told: Event, won_by: int | None) -> tuple[dict[str, BestMoment], ...]:
    """The moments of the hero and of evil, by kind."""
    winners = () if won_by is None else (won_by,)
    found = moments([PlayedStep(1, s, told), PlayedStep(2, over(s, "end", *winners), ())])
    return tuple({one.kind: one for one in of_seat} for of_seat in found)


def test_the_hero_has_a_character_and_evil_has_decks() -> None:
    s = begin("hero: 1B3", difficulty="normal")
    s.deck_ids = [0, 2]
    missions = tuple(BASE.missions[quest.mission].id for quest in s.quests)
    assert words(s, TABLE, HERO) == {
        "side": ("hero",),
        "difficulty": ("normal",),
        "missions": missions,
        "character": ("medic",),
    }
    assert words(s, TABLE, EVIL) == {
        "side": ("evil",),
        "difficulty": ("normal",),
        "missions": missions,
        "decks": (BASE.decks[0].id, BASE.decks[2].id),
    }


def test_the_closest_win_is_that_with_the_least_life() -> None:
    s = begin("hero: 1B3")
    s.life, s.control = 3, 7
    hero, evil = at_end(s, won_by=HERO)
    assert hero["life"] == BestMoment("life", 3, say("record.life", life=3, control=7), 2, "fewest")
    assert "rounds" not in hero
    assert "broken" not in evil


def test_who_did_not_get_out_held_out_for_so_long() -> None:
    s = begin("hero: 1B3")
    s.round = 6
    for won_by in (EVIL, None):
        hero, _ = at_end(s, won_by=won_by)
        assert hero["rounds"] == BestMoment("rounds", 6, say("record.rounds", rounds=6), 2)
    _, evil = at_end(s, won_by=EVIL)
    assert evil["broken"] == BestMoment("broken", 6, say("record.broken", round=6), 2, "fewest")
    _, drawn = at_end(s, won_by=None)
    assert "broken" not in drawn


def test_the_heaviest_blow_is_evils() -> None:
    s = begin("hero: 1B3")
    hero, evil = at_end(s, Suffered("life", 2, 10, 12), Suffered("control", 4, 10, 8), won_by=None)
    assert evil["blow"] == BestMoment("blow", 4, say("record.blow", damage=4), 1)
    assert "blow" not in hero


def test_turns_are_counted_in_which_something_unseen_stood_one_step_away() -> None:
    s = begin("hero: 1B3")
    near = next(cell for cell in s.map().cells if not s.revealed[cell] and s.map().distance(s.hero, cell) == 1)
    steps: list[PlayedStep[Alone]] = []
    for turn, is_near in ((1, True), (1, True), (2, False), (3, True)):
        then = s.clone()
        then.turn = turn
        put(then, near if is_near else s.hero)
        assert dark_creature_beside(then) is is_near
        steps.append(PlayedStep(len(steps), then, ()))
    hero, evil = moments([*steps, PlayedStep(9, over(s, "end"), ())])
    assert BestMoment("unseen", 2, say("record.unseen", turns=2), 3) in hero
    assert "unseen" not in {one.kind for one in evil}


def put(s: Alone, cell: int) -> None:
    """Puts one creature there, and no other on the map."""
    known_to = only(EVIL)
    s.figures = [
        Secret("creature", Figure(cell if token == 0 else NOWHERE), known_to) for token in range(len(s.tokens))
    ]


def test_a_side_to_try_is_a_seat_and_decks_are_taken_in_the_game() -> None:
    assert RECORDS.to_try("side", "evil") == TableToTry(seat=1)
    assert RECORDS.to_try("difficulty", "easy") == TableToTry({"difficulty": "easy"})
    assert RECORDS.to_try("decks", "fury") is None
