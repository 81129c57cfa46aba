"""The proof as it is told at the end: true, by the counts that the card itself gives, and only then."""

import msgspec
import pytest

from holdfast.engine.text import Texts
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.making import epilogue
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.setup import Options, setup
from holdfast.games.key.state import Key

from .generator.conftest import base_workshop, mission_of
from .test_missions import MISSIONS, of_kind, seen_with, solver
from .test_pages import PAGES, dealt

SHOP = base_workshop()


def over(mission: Mission, seats: int = 2, *, won: bool = True) -> Key:
    s = setup(SHOP.parts, Options(mission), seats, bytes(16))
    s.end("won.solved" if won else "lost.time", tuple(range(seats)) if won else ())
    return s


def told(mission: Mission, s: Key) -> list[str]:
    texts = Texts(GAME.texts, GAME.shown.names(s))
    return [texts.message(words) for one in epilogue(Options(mission), s) if one.kind == "proof" for words in one.said]


@pytest.mark.parametrize("mission", [m for m in MISSIONS if m.dossier and m.kind != "riddle"], ids=lambda m: m.id)
def test_the_proof_of_a_hand_written_mission_is_true_by_its_card(mission: Mission) -> None:
    s = over(mission)
    (passage,) = [one for one in epilogue(Options(mission), s) if one.kind == "proof"]
    begins, *steps = passage.said
    answers = solver(mission)
    assert begins.params["answers"] == len(answers(seen_with(mission, set())))
    opened: set[int] = set()
    for step in steps:
        window = step.params["window"]
        assert isinstance(window, int)
        assert step.params["content"] == mission.windows[window].content
        opened.add(mission.windows[window].glyph)
        left = answers(seen_with(mission, opened))
        assert len(left) == step.params.get("left", 1)
    assert left == {mission.answer}


def test_it_is_a_story_of_those_at_the_table_and_names_what_they_found() -> None:
    mission = dealt(SHOP, PAGES[10])
    begins, *steps = told(mission, over(mission, 3))
    assert mission.proof is not None
    assert begins.startswith("It had to be so")
    assert f" {mission.proof.candidates_closed} answers fitted the card" in begins
    assert len(steps) == len(mission.proof.glyphs)
    assert [name for name, step in zip(("Scout", "Courier", "Fixer"), steps, strict=False) if name not in step] == []
    assert mission.said.upper() in steps[-1]
    assert told(mission, over(mission, 3, won=False))[0].startswith("It could have been known")


def test_nothing_of_it_is_told_before_the_end() -> None:
    mission = dealt(SHOP, PAGES[0])
    s = setup(SHOP.parts, Options(mission), 2, bytes(16))
    assert epilogue(Options(mission), s) == ()


def test_a_proof_made_before_counts_were_kept_is_told_as_it_was_written() -> None:
    mission = mission_of(0, 1, "dossier")
    assert mission.proof is not None
    old = msgspec.structs.replace(mission, proof=msgspec.structs.replace(mission.proof, left=()))
    (passage,) = [one for one in epilogue(Options(old), over(old)) if one.kind == "proof"]
    assert passage.said == ()
    assert passage.text.splitlines() == list(mission.proof.steps)


def test_a_card_that_only_people_can_read_has_no_proof() -> None:
    mission = of_kind("phrase")
    assert told(mission, over(mission)) == []
