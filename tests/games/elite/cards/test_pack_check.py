"""What the loader refuses, by file and key; each thing is broken here on purpose."""

from collections.abc import Callable
from typing import Any

import pytest

from holdfast.engine.content import PackError
from holdfast.games.elite.cards.pack import FILES, read_pack
from tests.games.elite.packs import CRASH_SITE, base_files

Change = Callable[[dict[str, Any]], object]


def card(deck: str, kind: str, name: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    def find(files: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = next(row for row in files[f"cards/{deck}.toml"][kind] if row["id"] == name)
        return found

    return find


RIFLE = card("basic", "weapon", "ion_rifle")
RADIO = card("search", "item", "field_radio")
BARREL = card("search", "attachment", "long_barrel")


def test_the_base_pack_is_accepted() -> None:
    assert read_pack(base_files())


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(file: str) -> None:
    files = base_files()
    del files[file]
    with pytest.raises(PackError, match=f"{file}: the whole file: expected a file of this name"):
        read_pack(files)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            lambda f: RIFLE(f).update(slots=["Q"]),
            (
                'cards/basic.toml: ion_rifle.slots: expected slots such as "G", "W!", "H+G!!" or "G/H", '
                "of the letters M H G W S, found 'Q'"
            ),
        ),
        (lambda f: RIFLE(f).update(slots=["G!!"]), "cards/basic.toml: ion_rifle.slots: expected slots such as"),
        (lambda f: RIFLE(f).update(slots=["G+H"]), "cards/basic.toml: ion_rifle.slots: expected slots such as"),
        (
            lambda f: RIFLE(f).update(slots=[]),
            "cards/basic.toml: ion_rifle.slots: expected at least one slot on a weapon, found 'none'",
        ),
        (
            lambda f: RIFLE(f).pop("attack"),
            "cards/basic.toml: ion_rifle.attack: expected an attack for a weapon, and for nothing else",
        ),
        (
            lambda f: RIFLE(f)["attack"].update(to_hit=7),
            "cards/basic.toml: weapon[0].attack.to_hit: expected `int` <= 6, found 7",
        ),
        (
            lambda f: RIFLE(f)["attack"].update(colour="blue"),
            "cards/basic.toml: weapon[0].attack.colour: expected no key of this name",
        ),
        (
            lambda f: RIFLE(f).update(once=True),
            "cards/basic.toml: ion_rifle: expected use, traits and once on items only, found 'weapon'",
        ),
        (
            lambda f: RIFLE(f).update(after=[{"do": "dance"}]),
            "cards/basic.toml: weapon[0].after[0].do: expected a word that is known here, found 'dance'",
        ),
        (
            lambda f: RIFLE(f).update(after=[{"do": "strike", "range": 2}]),  # a verb for aliens
            "cards/basic.toml: weapon[0].after[0].do: expected a word that is known here, found 'strike'",
        ),
        (
            lambda f: RADIO(f).update(id="medic_bag"),
            "cards/search.toml: medic_bag: expected an id that no other card has",
        ),
        (
            lambda f: RADIO(f).update(use=[], slots=[]),
            "cards/search.toml: field_radio: expected an item with a use or a trait, found 'neither'",
        ),
        (
            lambda f: RADIO(f).update(slots=[]),
            "cards/search.toml: field_radio.once: expected true for an item that is used without dice, found False",
        ),
        (
            lambda f: RADIO(f).update(use=[], traits=[{"do": "braced"}]),
            "cards/search.toml: field_radio.slots: expected no slots on an item without a use, found 'slots'",
        ),
        (
            lambda f: RADIO(f).update(modifiers=[{"do": "lob"}]),
            "cards/search.toml: field_radio: expected modifiers, on_kill and after on weapons and attachments only",
        ),
        (
            lambda f: BARREL(f).pop("fits"),
            "cards/search.toml: long_barrel.fits: expected attack or range for an attachment, and for nothing else",
        ),
        (
            lambda f: BARREL(f).update(modifiers=[]),
            "cards/search.toml: long_barrel: expected an attachment that improves its weapon and has no slots (R244)",
        ),
        (
            lambda f: f["cards/basic.toml"]["weapon"].pop(),
            "cards/basic.toml: weapon: expected at least 8 basic weapons (R7), found 7",
        ),
        (
            lambda f: f["cards/basic.toml"].update(item=[{**RADIO(f), "id": "other_radio"}]),
            "cards/basic.toml: the whole file: expected weapons only, found 'items or attachments'",
        ),
    ],
)
def test_cards(change: Change, said: str) -> None:
    _refused(change, said)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda f: f["heroes.toml"]["hero"].pop(), "heroes.toml: hero: expected at least 6 heroes, found 5"),
        (
            lambda f: f["heroes.toml"]["hero"][0].update(id="kara"),
            "heroes.toml: hero: expected different ids, found 'kara'",
        ),
        (
            lambda f: f["heroes.toml"]["hero"][0].update(thresholds=[6, 3]),
            "heroes.toml: voker.thresholds: expected rising thresholds from 1 to the length of the track, 8",
        ),
        (
            lambda f: f["heroes.toml"]["hero"][0].update(thresholds=[3, 9]),
            "heroes.toml: voker.thresholds: expected rising thresholds from 1 to the length of the track, 8",
        ),
        (
            lambda f: f["heroes.toml"]["hero"][0].update(thresholds=[1, 2, 3, 4]),
            "heroes.toml: voker.thresholds: expected fewer thresholds than dice (4), so that one die is left (A80)",
        ),
        (
            lambda f: f["aliens.toml"]["swarm_card"][0].update(swarm="crawler"),
            "aliens.toml: swarm_card[0].swarm: expected one of biter, shooter, runner, found 'crawler'",
        ),
        (
            lambda f: f["aliens.toml"]["swarm_card"][0].update(clusters=[4]),
            "aliens.toml: swarm_card: expected clusters 1 to 3, or 0 for a free choice, found 4",
        ),
        (
            lambda f: f["aliens.toml"]["boss"][0].update(id="naga"),
            "aliens.toml: boss: expected different ids, found 'naga'",
        ),
        (
            lambda f: f["aliens.toml"]["swarm"][2].update(ability=[{"do": "spawn", "deck": "swarm"}]),
            "aliens.toml: runner.ability: expected an ability for figures of a swarm",
        ),
        (
            lambda f: f["events.toml"]["event"][0].update(number=3),
            "events.toml: event[0].number: expected 1, since events stand in order, found 3",
        ),
        (
            lambda f: f["events.toml"]["event"][0]["slots"].pop(),
            "events.toml: event[0].slots: expected six Locking slots, or none (R43), found 5",
        ),
        (
            lambda f: f["events.toml"]["event"][0].update(slots=["G"] * 6),
            "events.toml: event[0].slots: expected six Locking slots, or none (R43), found 6",
        ),
        (
            lambda f: f["events.toml"]["event"][0].update(window="at_once"),
            "events.toml: event[0].window: expected at_once for an event without slots only, found 'at_once'",
        ),
        (
            lambda f: f["events.toml"]["event"][5].update(window="always"),
            "events.toml: event[5].window: expected for this verb one of each_alien, found 'always'",
        ),
    ],
)
def test_heroes_aliens_and_events(change: Change, said: str) -> None:
    _refused(change, said)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            lambda f: f["numbers.toml"]["numbers"].update(event_slots=[2, 3]),
            "numbers.toml: numbers.event_slots: expected six rising numbers from 1 to 6, found [2, 3]",
        ),
        (
            lambda f: f["numbers.toml"]["numbers"].update(boss_clusters=[1, 1, 2, 2, 3, 4]),
            "numbers.toml: numbers.boss_clusters: expected a cluster 1 to 3 for each face 1 to 6",
        ),
        (
            lambda f: f["numbers.toml"]["difficulty"].pop(),
            "numbers.toml: difficulty: expected the difficulties easy, medium and hard, found 'no hard'",
        ),
        (
            lambda f: f["numbers.toml"]["difficulty"][0]["events"].pop(),
            "numbers.toml: easy.events: expected 8 events, one a round (R17), found 7",
        ),
        (
            lambda f: f["numbers.toml"]["difficulty"][0]["events"][2].update(first=17, last=17),
            "numbers.toml: easy.events: expected rows of different events from 1 to 25",
        ),
        (
            lambda f: f["numbers.toml"]["difficulty"][0].update(
                events=[{"first": 17, "last": 21, "n": 6}, {"first": 22, "last": 23, "n": 2}]
            ),
            "numbers.toml: easy.events: expected at most all events from 17 to 21, found 6",
        ),
        (
            lambda f: f["missions.toml"]["mission"].pop(),
            "missions.toml: mission: expected the mission exploration, found 'none'",
        ),
        (
            lambda f: f["missions.toml"]["objective"][0].update(slots=["G", "H!"]),
            "missions.toml: Egg Sacs: expected Locking slots on an objective token (A24), found 'others'",
        ),
        (
            lambda f: f["missions.toml"]["objective"][-1].update(slots=["G", "S"]),
            "missions.toml: Watch Post: expected one Regular slot on a Recon token (A51), found 2",
        ),
        (
            lambda f: f["missions.toml"]["objective"].pop(0),
            None,  # seven faces are enough for Extermination
        ),
        (
            lambda f: [f["missions.toml"]["objective"].pop(0) for _ in range(2)],
            "maps/abandoned-lab.toml: missions.extermination[5]: expected at most 6 slots, one a token",
        ),
        (
            lambda f: f[CRASH_SITE]["missions"]["recon"].pop(),
            "maps/crash-site.toml: missions.recon: expected six rows, for 1 to 6 players, found 5",
        ),
        (
            lambda f: f[CRASH_SITE]["missions"].pop("recon"),
            "maps/crash-site.toml: missions.recon: expected six rows, for 1 to 6 players, found 0",
        ),
        (
            lambda f: f[CRASH_SITE]["missions"]["recon"][0].append(13),
            "maps/crash-site.toml: missions.recon[0]: expected different objective slots from 1 to 12",
        ),
        (
            lambda f: f["maps/abandoned-lab.toml"]["missions"]["capture"][0].append(4),  # no alien comes by
            (
                "maps/abandoned-lab.toml: missions.capture: expected 2 spaces beside objective slot 4 "
                "that aliens come to, for its traps, found 0"
            ),
        ),
    ],
)
def test_numbers_and_missions(change: Change, said: str | None) -> None:
    if said is None:
        files = base_files()
        change(files)
        assert read_pack(files)
    else:
        _refused(change, said)


def _refused(change: Change, said: str) -> None:
    files = base_files()
    change(files)
    with pytest.raises(PackError) as problem:
        read_pack(files)
    assert str(problem.value).startswith(said)
