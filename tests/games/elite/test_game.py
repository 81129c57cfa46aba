"""Crowded tables: full hands, hurt heroes, aliens all around, little time, random clicks. Some things always hold."""

from __future__ import annotations

from random import Random

import pytest

from holdfast.engine.action import Action
from holdfast.engine.play import options
from holdfast.games.elite.game import GAME
from holdfast.games.elite.rules.damage import LoseDie, locked_dice, thresholds_crossed
from holdfast.games.elite.rules.dice import Roll, rollable
from holdfast.games.elite.rules.keep import DropWeapon, too_many
from holdfast.games.elite.screen.names import cell_name
from holdfast.games.elite.state import DASHBOARDS, Elite, Options, fits
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import Table, table

SEEDS = 60
CLICKS = 60


def spaces_around(random: Random, map_id: str) -> list[str]:
    """Spaces on the alien path, all near one another."""
    map = base_parts().maps[map_id]
    found = [random.choice([cell for cell in map.walkable if map.reached[cell] and map.steps_home[cell] > 2])]
    for cell in found:
        found += [c for c in map.walk[cell] if c not in found and map.paths[c] and not map.is_start[c]]
        if len(found) > 14:
            break
    return [cell_name(map, cell) for cell in found]


def hands(random: Random, heroes: int) -> list[str]:
    """Three cards for each hero, two of them weapons at most; now and then one is ready."""
    cards = list({card.id: card for card in base_parts().cards}.values())
    random.shuffle(cards)
    lines = []
    for hero in range(heroes):
        weapons = [card for card in cards if card.kind == "weapon"][:2]
        others = [card for card in cards if card.kind != "weapon"][:2]
        cards = [card for card in cards if card not in (*weapons, *others)]
        ready = random.choice([card for card in (*weapons, *others) if len(card.slots) < 3])
        dice = ",".join(slot.icons[0] for slot in ready.slots)
        words = [f"{card.id}[{dice}]" if card is ready and dice else card.id for card in (*weapons, *others)]
        lines.append(f"hand {hero + 1}: {' '.join(words)}")
    return lines


def crowded(random: Random) -> Table:
    seats = random.choice((1, 2, 2, 3, 4, 6))
    parts = base_parts()
    sheets = random.sample(parts.heroes, max(seats, 2))
    map_id = random.choice(sorted(parts.maps))
    spaces = spaces_around(random, map_id)
    random.shuffle(spaces)
    lines = [f"{h.id}: {spaces.pop()} damage {random.choice((0, h.thresholds[0] - 1))}" for h in sheets]
    lines += hands(random, len(sheets))
    lines += [f"biters: {spaces.pop()} {spaces.pop()}", f"shooters: {spaces.pop()}", f"naga: {spaces.pop()} health 1"]
    lines += [f"acid: {spaces[0]}", f"slime: {spaces[1]}", "events: 2 11", "clock: 4 s"]
    options = Options(
        map=map_id,
        mission=random.choice(("extermination", "demolition", "capture")),
        heroes=tuple(sheet.id for sheet in sheets),
    )
    return table("\n".join(lines), seats, options)


def some_click(random: Random, s: Elite, seat: int) -> Action | None:
    """Any kind of action that is offered, as likely as any other, and any action of that kind."""
    kinds: dict[str, list[Action]] = {}
    for _, action in options(s, seat):
        kinds.setdefault(action.kind(), []).append(action)
    if s.clock_runs and (free := rollable(s, seat)):
        kinds["roll"] = [Roll(free)]
    return random.choice(kinds[random.choice(sorted(kinds))]) if kinds else None


def check(s: Elite) -> None:
    open_asks = [frame for frame in s.frames() if isinstance(frame, LoseDie | DropWeapon) and frame.given is None]
    for hero in range(len(s.heroes)):
        asked = [type(ask) for ask in open_asks if ask.hero == hero]
        missing = thresholds_crossed(s, hero) - len(locked_dice(s, hero))
        assert 0 <= missing <= asked.count(LoseDie) + s.owed[hero], "a die escapes damage (R167, A30)"
        assert too_many(s, hero) <= asked.count(DropWeapon), "a weapon too many stays (R120)"
    lying = [place for place in s.place if 0 <= place < DASHBOARDS]
    assert len(set(lying)) == len(lying), "two dice lie in one slot (R112)"
    for die, place in enumerate(s.place):
        slot = s.slot(place) if place in lying else None
        assert slot is None or fits(slot, s.face[die]), "a die lies in the wrong slot (R114)"
    standing = [cell for cell in s.at if cell >= 0 and not s.map.is_start[cell]]
    assert len(set(standing)) == len(standing), "two figures stand on one space (R26)"
    assert all(s.at[alien] >= 0 for alien in s.held), "who is off the map is held"
    assert len(s.held) <= s.parts.pools.kara


@pytest.mark.rule("elite:R26", "elite:R112", "elite:R114", "elite:R120", "elite:R167", "elite:A12")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_what_always_holds_when_everybody_clicks(seed: int) -> None:
    random = Random(seed)
    game = crowded(random)
    s, all_things = game.s, game.game.testing.conserved(game.s)
    for _ in range(CLICKS):
        if s.outcome or s.phase in ("activation", "end"):
            break
        if random.random() < 0.15:
            game.wait(random.choice((200, 1000, 5000)))
        else:
            seat = random.randrange(s.seated)
            action = some_click(random, s, seat)
            if action is not None:
                refusal = game.click(seat, action)
                assert refusal is None or isinstance(action, Roll), f"{action} is offered, but {refusal}"
        if s.outcome is None:
            check(s)
            assert game.game.testing.conserved(s) == all_things


@pytest.mark.rule("elite:A20")
def test_a_pause_is_refused_by_the_rule_of_the_stopped_clock() -> None:
    assert GAME.at_table.pause_rule == "elite:R78"
