"""The rule texts that clients are sent with the box: one for everything in it, under its number."""

from holdfast.engine.text import Texts
from holdfast.games.elite.game import GAME
from holdfast.games.elite.screen.card_texts import about
from holdfast.games.elite.screen.card_texts.cards import event_text
from holdfast.server.rooms.catalogue import Catalogue
from tests.games.elite.packs import base_parts

PARTS = base_parts()


def test_everything_in_the_box_has_a_text_under_its_number() -> None:
    texts = about(PARTS, Texts(GAME.texts))
    counts = {
        "card": len(PARTS.cards),
        "hero": len(PARTS.heroes),
        "happening": len(PARTS.events),
        "boss": len(PARTS.bosses),
        "group": len(PARTS.swarms) + len(PARTS.bosses),
        "find": len(PARTS.finds),
    }
    told = {key for key in texts if key.startswith("about.")}
    assert told == {f"about.{kind}.{n}" for kind, many in counts.items() for n in range(many)}
    assert texts["about.happening.10"] == "\n".join(map(Texts(GAME.texts).message, event_text(PARTS.events[10])))
    assert texts["about.group.3"] == texts["about.boss.0"]
    two_lines = next(n for n, boss in enumerate(PARTS.bosses) if boss.id == "thraex")
    assert texts[f"about.boss.{two_lines}"].count("\n") == 1


def test_the_box_brings_them_to_clients() -> None:
    box = Catalogue({"elite": GAME}).box("elite")
    assert box.texts["about.happening.10"] == about(PARTS, Texts(GAME.texts))["about.happening.10"]
    assert box.texts["outcome.won"] == GAME.texts["outcome.won"]
