"""A generated mission keeps its secrets while it is played: no seat is given anything with the answer or the seed."""

import msgspec
import pytest

from holdfast.engine.action import IllegalAction
from holdfast.engine.event import events_for
from holdfast.engine.play import options, play
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.generator.generate import assemble
from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.generator.kinds import KINDS as MAKERS
from holdfast.games.key.missions.mission import Mission, face_of
from holdfast.games.key.missions.workshop import Workshop
from holdfast.games.key.rules.solve import Propose
from holdfast.games.key.screen.screen import screen
from holdfast.games.key.setup import Options, setup
from holdfast.games.key.setup.choices import choices
from holdfast.games.key.state import Key
from holdfast.packs.content import load_content
from tests.games.key.playing import play_by_dice

from .conftest import mission_of

SEED = "an-owl-at-midnight"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
NEXT_LETTER = str.maketrans(LETTERS, LETTERS[1:] + LETTERS[:1])
SEATS = 2
KINDS = [kind for kind in GRADES[5].kinds if kind not in ("sequence", "equation", "patrol")]  # answers: mere numbers
NAMES_OF_PARTS = ("FIGURE",)  # a screen has a part that is called so


def generated(kind: str) -> Mission:
    """With letters for an answer that no part of a screen is called by."""
    grade = next(g for g in GRADES if kind in GRADES[g].kinds)
    missions = (mission_of(SEED if n == 0 else f"{SEED}/{n}", grade, kind) for n in range(20))
    return next(mission for mission in missions if mission.shape == "letters" and mission.answer not in NAMES_OF_PARTS)


def told_to(s: Key, seat: int) -> str:
    """All that a seat is given, but for the card, on which a list may print the answer among many."""
    seen = screen(s, seat)
    card = msgspec.json.encode(seen.mission).decode()
    news = msgspec.json.encode(events_for(s.told, seat)).decode()
    return (msgspec.json.encode(seen).decode() + news + GAME.write(s, seat)).replace(card, "")


@pytest.mark.rule("key:R3", "key:R146")
@pytest.mark.parametrize("kind", KINDS)
def test_no_view_no_log_and_no_position_tells(kind: str, shop: Workshop) -> None:
    mission = generated(kind)
    s = setup(shop.parts, Options(mission), SEATS, key_from_seed("somewhere else"))
    for _ in play_by_dice(s, 1, most=60):
        if s.is_over():
            return
        for seat in range(-1, SEATS):
            shown = told_to(s, seat)
            assert SEED not in shown + msgspec.json.encode(screen(s, seat).mission).decode()
            assert screen(s, seat).console.answer is None
            for i, face in enumerate(s.mission.windows):
                assert s.is_open(i) or screen(s, seat).console.windows[i] is None, face
            if not all(s.is_open(i) for i in range(len(s.windows))):
                assert mission.answer not in "".join(c for c in shown.upper() if c.isalnum())


@pytest.mark.rule("key:R146", "key:R131")
@pytest.mark.parametrize("kind", KINDS)
def test_a_guess_of_the_wrong_shape_is_refused_without_a_hint(kind: str, shop: Workshop) -> None:
    mission = generated(kind)
    s = setup(shop.parts, Options(mission), SEATS, key_from_seed("somewhere else"))
    ask = next(ask.id for ask in screen(s, 0).asks if ask.kind == "at_any_time")
    with pytest.raises(IllegalAction) as refused:
        play(s, 0, ask, Propose(mission.answer[:-1]))
    assert mission.answer not in str(refused.value).upper()
    assert options(s, 0)


@pytest.mark.rule("key:R3", "key:R146", "key:R150")
@pytest.mark.parametrize("kind", ["word", "phrase", "dossier", "anagram"])
def test_the_card_around_a_puzzle_is_the_same_whatever_its_answer(kind: str, shop: Workshop) -> None:
    """Id, title, story, board, tokens, glyphs and their order come from dice that know nothing of the letters."""
    grade = GRADES[2]
    made = 0
    for seed in range(12):
        rng = Rng(key_from_seed(f"card/{seed}"))
        puzzle = MAKERS[kind](rng.split("puzzle"), grade, shop.bank, shop.lexicon)
        if puzzle is None:
            continue
        other = msgspec.structs.replace(
            puzzle,
            answer=puzzle.answer.translate(NEXT_LETTER),
            windows=tuple(
                msgspec.structs.replace(window, content=window.content.translate(NEXT_LETTER))
                for window in puzzle.windows
            ),
        )
        cards = [assemble(Rng(rng.key), which, grade, shop.parts, shop.bank) for which in (puzzle, other)]
        if cards[0] is not None and cards[1] is not None:
            made += 1
            assert face_of(cards[0]) == face_of(cards[1])
            assert cards[0].pool == cards[1].pool
    assert made


@pytest.mark.rule("key:R3", "key:R146")
def test_what_can_be_chosen_tells_nothing_of_what_is_hidden() -> None:
    """A lobby lists the same missions, whatever their answers, their ends and their hints."""
    files = dict(load_content(GAME).files)
    told = choices(files)
    for path in [path for path in files if path.startswith("missions/")]:
        hidden = {"won": "Well.", "lost": "Oh.", "hints": ["None."]}
        files[path] = {**files[path], **hidden, "answer": files[path]["answer"].upper()[::-1]}
    assert choices(files) == told
