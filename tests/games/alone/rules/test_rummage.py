"""Upgrades that no item of the box shows (R129, R130)."""

from collections.abc import Iterable

import pytest

from holdfast.engine.play import options
from holdfast.games.alone.cards.pack import read_pack
from holdfast.games.alone.cards.picks import PickItem
from tests.games.alone.packs import files_of
from tests.games.alone.playing import asked, begin, click


@pytest.mark.rule("alone:R130", "alone:R129")
@pytest.mark.parametrize(("others", "donors"), [("", []), (" smoke_pot*2", ["smoke_pot"])])
def test_an_item_that_needs_its_own_matrix_takes_the_charge_from_another(others: str, donors: Iterable[str]) -> None:
    files = files_of("base")
    where = next(path for path in files if path.endswith("items.toml"))
    flask = next(item for item in files[where]["item"] if item["id"] == "acid_flask")
    flask["upgrade"]["needs"] = "chemical"
    parts = read_pack(files)
    ids = [item.id for item in parts.items]
    position = f"hero: 1C1\nitems: acid_flask*3{others}\nitem deck top: bullets_1\ncreatures: -\nhand 2: -"
    s = begin(position, parts=parts)
    click(s, 0, "scavenge")
    click(s, 1, "pass")
    assert ("choose_item" in asked(s, 0)) == bool(donors)
    if donors:
        found = [action.item for _, action in options(s, 0) if isinstance(action, PickItem)]
        assert [ids[item] for item in found] == ["acid_flask"]
        click(s, 0, f"pick_item:{found[0]}")
        assert [(ids[it.item], it.charges, it.upgraded) for it in s.items] == [
            ("acid_flask", 3, True),
            ("smoke_pot", 1, False),
            ("bullets_1", 3, False),
        ]
