"""What the hero is told that deeds would come to: the same numbers as the rules use, from what the hero sees alone."""

from collections.abc import Iterable
from typing import Any

import pytest

from holdfast.engine.message import Message
from holdfast.engine.play import options
from holdfast.engine.preview import consequence
from holdfast.engine.screen import Consequence
from holdfast.engine.text import Texts
from holdfast.games.alone.rules.attack import attack_dice
from holdfast.games.alone.screen.labyrinth import creature_parts
from holdfast.games.alone.screen.previews import Prospects, prospects
from holdfast.games.alone.state import Alone
from tests.games.alone.packs import parts_of
from tests.games.alone.playing import GAME, begin, click

ALL = parts_of()
HERE = "hero: 1C1\nitems: -\nhand 2: -\nexperience: -\n"


def of(position: str = "", **chosen: Any) -> Prospects:
    return prospects(begin(HERE + position, **chosen))


@pytest.mark.rule("alone:R103")
def test_a_fight_has_more_dice_in_the_light_and_with_the_captain() -> None:
    assert of().fight == 3
    assert of("lit: 1C1").fight == 4
    assert of("lit: 1C1", character="captain").fight == 5
    s = begin(HERE)
    s.falter = 9
    assert prospects(s).fight == 1


@pytest.mark.rule("alone:R113")
@pytest.mark.parametrize("lit", ["", "lit: 1C1"])
@pytest.mark.parametrize("creature", ["parasite", "spore", "cultist", "mutant", "worm"])
def test_a_threat_rolls_what_the_attack_rolls(creature: str, lit: str) -> None:
    s = begin(f"{HERE}creatures: {creature}@1C1\n{lit}")
    s.rage, s.ward = [("", 2)], 1
    (seen,) = creature_parts(s)
    ((token, figure),) = s.standing()
    assert seen.dice == attack_dice(s, token)
    assert seen.cell == figure.cell
    line = s.parts.creatures[s.tokens[token].index].regular
    assert (seen.first, seen.second) == (line.first, line.second)


@pytest.mark.rule("alone:R83", "alone:R84")
def test_leaving_costs_a_die_for_each_creature_and_one_less_in_the_light() -> None:
    assert of().leaving == 0
    assert of("creatures: worm@1C1, spore@1C1").leaving == 2
    assert of("creatures: worm@1C1, spore@1C1\nlit: 1C1").leaving == 1


@pytest.mark.rule("alone:R124", "alone:R95", "alone:R117")
def test_hindrances_and_rooms_count() -> None:
    clear = ("say_grace", "crossed_wires", "peer_review")
    plain = of(missions=clear)
    assert (plain.explore, plain.locate, plain.light, plain.scavenge) == (2, 1, 2, 1)
    assert of(missions=("say_grace", "haze", "cargo_manifest")).explore == 1
    assert of(missions=("say_grace", "brownout", "cargo_manifest")).light == 1


@pytest.mark.rule("alone:R262")
def test_an_unseen_creature_changes_no_number_that_the_hero_is_shown() -> None:
    def with_special(place: str) -> Alone:
        position = f"{HERE}revealed: 1C1\ncreatures: hollow_roar@{place}"
        return begin(position, parts=ALL, special_creatures=True)

    unseen, seen = with_special("1D1"), with_special("1C1")
    assert creature_parts(unseen) == ()
    assert prospects(unseen).fight == 3
    assert len(creature_parts(seen)) == 1
    assert prospects(seen).fight == 2


@pytest.mark.rule("alone:R233", "alone:R73")
def test_what_is_seen_next_door_counts_unless_the_door_is_blocked() -> None:
    def beside(hero: str, roar: str, blocked: str = "") -> Prospects:
        position = f"hero: {hero}\nitems: -\nhand 2: -\nrevealed: {roar}\ncreatures: hollow_roar@{roar}\n{blocked}"
        return prospects(begin(position, parts=ALL, special_creatures=True))

    assert beside("1C1", "1D1").fight == 2
    assert beside("1C1", "1D2").fight == 3
    assert beside("1C4", "1C3").fight == 2
    assert beside("1C4", "1C3", "blocked: 1C4-north").fight == 3


# -- what an answer would do


def foreseen_of(s: Alone, seat: int, option: str) -> Consequence:
    ask, action = next((ask, action) for ask, action in options(s, seat) if action.option_id() == option)
    return consequence(GAME, s, seat, ask, action)


def said(s: Alone, messages: Iterable[Message]) -> list[str]:
    texts = Texts({**GAME.texts, **GAME.shown.words(s.parts, Texts(GAME.texts))}, GAME.shown.names(s))
    return [texts.message(message) for message in messages]


@pytest.mark.rule("alone:R83")
def test_a_step_says_where_it_leads_and_what_it_risks() -> None:
    s = begin(f"{HERE}revealed: 1D1\ncreatures: worm@1C1, spore@1D1\ndanger: 1D1")
    found = foreseen_of(s, 0, "move:east")
    assert said(s, found.does) == ["Go to E1, dark."]
    assert said(s, found.risks) == [
        "Evil strikes as you leave: 1 die.",
        "A Spore is there.",
        "Danger lies there.",
        "Evil may answer.",
    ]


@pytest.mark.rule("alone:R262")
def test_a_step_into_the_dark_says_nothing_of_what_waits_there() -> None:
    empty, full = (
        begin(f"{HERE}revealed: -\n{there}") for there in ("creatures: -", "creatures: worm@1D1\ndanger: 1D1")
    )
    assert foreseen_of(empty, 0, "move:east") == foreseen_of(full, 0, "move:east")
    assert said(empty, foreseen_of(empty, 0, "move:east").does) == [
        "Step into the unknown; it is revealed as you enter."
    ]


def test_what_an_answer_costs_is_said_before() -> None:
    s = begin("hero: 1C1\nitems: flare\nhand 2: -\nexperience: -\nlife: 5")
    assert said(s, foreseen_of(s, 0, "recover_health:life").costs) == ["1 adrenaline"]
    assert said(s, foreseen_of(s, 0, "scavenge").does) == ["Draw 1 item card, keep up to six items, then upgrade."]
    item = next(action.option_id() for _, action in options(s, 0) if action.kind() == "use_item")
    assert said(s, foreseen_of(s, 0, item).costs) == ["1 of 2 charges"]


@pytest.mark.rule("alone:R150", "alone:R152")
@pytest.mark.parametrize(("danger", "halves"), [("danger: -", 1), ("danger: 1C1", 2)])
def test_a_card_says_which_of_its_halves_count_now(danger: str, halves: int) -> None:
    s = begin(f"hero: 1C1\nitems: -\nhand 2: too_close_to_run\n{danger}\ncreatures: worm@1C1")
    click(s, 0, "move:east")
    card = next(action.option_id() for _, action in options(s, 1) if action.kind() == "play_up")
    found = foreseen_of(s, 1, card)
    first = "One creature in the hero's sector attacks at once."
    assert said(s, found.does) == [" ".join([first, "The hero loses 1 life."][:halves])]
    assert said(s, found.costs) == ["1 space of the track"]
