"""Every kind at every grade: missions that pass the gates, by solvers that have never seen the constructors."""

from itertools import combinations

import msgspec
import pytest

from holdfast.cli.workshop import open_workshop
from holdfast.games.key.missions.generator import generate as generate_module
from holdfast.games.key.missions.generator.gates import judge, traces
from holdfast.games.key.missions.generator.generate import NoMission, attempts, generate
from holdfast.games.key.missions.generator.grades import GLYPHS, GRADES, KINDS_BY_GRADE
from holdfast.games.key.missions.generator.measure import open_contents
from holdfast.games.key.missions.generator.solvers import candidates
from holdfast.games.key.missions.mission import Mission, face_of
from holdfast.games.key.missions.workshop import Workshop

from .conftest import mission_of

SEEDS = range(4)
EVERY = [(kind, grade) for kind, grades in GLYPHS.items() for grade in grades]
MOST_SETS = 30  # that are tried when a shorter proof is looked for
MANY = 264  # of each kind and grade: more than ten thousand


def left(mission: Mission, glyphs: tuple[int, ...], shop: Workshop, *, full: bool = False) -> set[str]:
    words = shop.lexicon.full if full else shop.lexicon.common
    return candidates(face_of(mission), open_contents(mission, glyphs), shop.bank, words)


@pytest.mark.rule("key:R142", "key:R143", "key:R144")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("kind", "grade"), EVERY)
def test_a_mission_passes_all_gates(kind: str, grade: int, seed: int, shop: Workshop) -> None:
    mission = mission_of(seed, grade, kind)
    assert judge(mission, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon).refused == ""
    assert mission.kind == kind
    assert mission.grade == grade
    assert {mission.answer} == left(mission, mission.glyphs, shop, full=True)


@pytest.mark.rule("key:R142")
@pytest.mark.parametrize(("kind", "grade"), EVERY)
def test_nobody_can_read_it_before_windows_open(kind: str, grade: int, shop: Workshop) -> None:
    mission = mission_of(0, grade, kind)
    assert len(left(mission, (), shop)) >= 20
    for glyph in mission.glyphs:
        assert len(left(mission, (glyph,), shop)) >= 2


@pytest.mark.parametrize(("kind", "grade"), EVERY)
def test_the_proof_fixes_the_answer_and_none_is_shorter(kind: str, grade: int, shop: Workshop) -> None:
    mission = mission_of(1, grade, kind)
    assert mission.proof is not None
    assert {mission.answer} == left(mission, mission.proof.glyphs, shop)
    assert len(left(mission, (), shop)) == mission.proof.candidates_closed
    smaller = list(combinations(mission.glyphs, len(mission.proof.glyphs) - 1))
    for fewer in smaller[:: len(smaller) // MOST_SETS + 1]:
        assert {mission.answer} != left(mission, fewer, shop)


@pytest.mark.parametrize(("kind", "grade"), EVERY)
def test_each_step_of_the_proof_says_how_many_answers_are_left(kind: str, grade: int, shop: Workshop) -> None:
    mission = mission_of(2, grade, kind)
    assert mission.proof is not None
    assert f"{mission.proof.candidates_closed} answers fit" in mission.proof.steps[0]
    for i, step in enumerate(mission.proof.steps[1:], start=1):
        number = len(left(mission, mission.proof.glyphs[:i], shop))
        name = shop.parts.glyphs[mission.proof.glyphs[i - 1]].name
        said = f"only {mission.answer} is left." if number == 1 else f"{number} answers are left."
        assert step.startswith(f"The {name} shows ")
        assert step.endswith(said)


@pytest.mark.parametrize(("kind", "grade"), EVERY)
def test_no_hint_names_the_answer(kind: str, grade: int) -> None:
    for seed in SEEDS:
        mission = mission_of(seed, grade, kind)
        assert len(mission.hints) == 5
        hints = mission.hints if mission.shape == "letters" else mission.hints[-1:]  # others hold counts
        assert not any(mission.answer in "".join(hint.upper().split()) for hint in hints)


@pytest.mark.parametrize(("kind", "grade"), EVERY)
def test_a_mission_has_its_story(kind: str, grade: int) -> None:
    mission = mission_of(0, grade, kind)
    for text in (mission.title, mission.question, mission.before, mission.won, mission.lost):
        assert text
        assert "{" not in text
    for text in (mission.title, mission.question, mission.before):
        assert mission.answer not in text.upper()


@pytest.mark.rule("key:R141")
@pytest.mark.parametrize("grade", GRADES)
def test_the_same_seed_gives_the_same_mission(grade: int, shop: Workshop) -> None:
    def make(seed: int) -> Mission:
        return generate(seed, grade, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon)

    assert make(7) == make(7)
    assert make(7) != make(8)


@pytest.mark.rule("key:R145")
@pytest.mark.parametrize("kind", ["phrase", "word", "dossier"])
def test_an_answer_of_the_campaign_does_not_come_again(kind: str, shop: Workshop) -> None:
    used: frozenset[str] = frozenset()
    answers: set[str] = set()
    for _ in range(5):
        mission = generate(3, 1, kind, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon, used=used)
        used |= traces(mission, shop.bank)
        answers.add(mission.answer)
    assert len(answers) == 5


@pytest.mark.rule("key:R145")
def test_a_saying_is_twisted_only_once(shop: Workshop) -> None:
    first = mission_of(1, 1, "phrase")
    saying = first.hints[-1].removeprefix("The saying was: ").rstrip(".").upper()
    assert len(traces(first, shop.bank)) == 2
    assert saying in {s.text for s in shop.bank.sayings}


def test_a_kind_above_its_grade_is_refused(shop: Workshop) -> None:
    with pytest.raises(ValueError, match="at grade 1 there are phrase, word, dossier, trail, not 'riddle'"):
        generate(0, 1, "riddle", parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon)
    with pytest.raises(ValueError, match="grades are 1 to 5, not 6"):
        generate(0, 6, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon)


def test_a_chapter_may_narrow_the_grade(shop: Workshop) -> None:
    narrow = msgspec.structs.replace(GRADES[2], boards=("compound",), colours=("tan", "red"), walls=(0, 0), passages=0)
    for seed in range(5):
        mission = generate(
            seed,
            2,
            ("word", "table"),
            parts=shop.parts,
            bank=shop.bank,
            lexicon=shop.lexicon,
            limits=narrow,
        )
        assert mission.board == "compound"
        assert mission.colours == ("tan", "red")
        assert mission.kind in ("word", "table")
        assert not mission.walls
        assert not mission.passages


@pytest.mark.parametrize(
    ("grade", "kind", "module"),
    [(2, "dossier", "answer_area"), (4, "phrase", "homophones"), (5, "table", "dark"), (5, "riddle", "two_stage")],
)
def test_a_chapter_may_need_a_module(grade: int, kind: str, module: str, shop: Workshop) -> None:
    mission = generate(
        5, grade, kind, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon, needs=frozenset([module])
    )
    assert module in mission.modules
    area = "".join(w.content for w in mission.windows if w.area == "answer")
    assert area == (mission.answer if module == "answer_area" else "")


def test_dossiers_come_first_thrice_as_often_where_there_are_many_kinds(shop: Workshop) -> None:
    """Nothing deals the module that is asked for here, so that no gate is needed to see which kind comes first."""
    first = [
        next(
            iter(
                attempts(
                    seed,
                    3,
                    parts=shop.parts,
                    bank=shop.bank,
                    lexicon=shop.lexicon,
                    needs=frozenset({"nobody deals it"}),
                )
            )
        ).kind
        for seed in range(160)
    ]
    others = [first.count(kind) for kind in GRADES[3].kinds if kind != "dossier"]
    assert first.count("dossier") > 2 * sum(others) / len(others)


def test_any_kind_of_the_grade_comes_up(shop: Workshop) -> None:
    found = {
        next(iter(attempts(seed, 3, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon))).kind for seed in range(80)
    }
    assert set(GRADES[3].kinds) == found


def test_after_two_hundred_tries_a_spare_mission_is_taken(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    assert generate_module.TRIES == 200
    monkeypatch.setattr(generate_module, "TRIES", 6)
    mission = generate(
        0,
        4,
        "acrostic",
        parts=shop.parts,
        bank=shop.bank,
        lexicon=shop.lexicon,
        economy=lambda _: False,
        spare=shop.spare,
    )
    assert mission.id == "spare-left-luggage"
    assert mission.proof is not None
    with pytest.raises(NoMission, match="no mission of grade 4 in 6 tries, and no spare one"):
        generate(
            0,
            4,
            "acrostic",
            parts=shop.parts,
            bank=shop.bank,
            lexicon=shop.lexicon,
            economy=lambda _: False,
            used=traces(mission, shop.bank),
            spare=shop.spare,
        )


def test_spare_missions_pass_the_same_gates(shop: Workshop) -> None:
    assert [m.grade for m in shop.spare] == [1, 2, 3, 4, 5]
    for mission in shop.spare:
        assert judge(mission, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon).refused == ""


@pytest.mark.parametrize("grade", GRADES)
def test_the_bank_alone_suffices(grade: int) -> None:
    shop = open_workshop(bank_alone=True)
    for kind in KINDS_BY_GRADE[grade - 1]:
        mission = generate("alone", grade, kind, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon)
        assert {mission.answer} == left(mission, mission.glyphs, shop, full=True)


def test_the_proof_says_which_list_it_used() -> None:
    proof = mission_of(0, 1, "word").proof
    assert proof is not None
    assert "by the English list of symspellpy" in proof.steps[0]
    shop = open_workshop(bank_alone=True)
    proof = generate(0, 1, "word", parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon).proof
    assert proof is not None
    assert proof.steps[0].endswith("by the bank alone.")


@pytest.mark.long
@pytest.mark.rule("key:R142", "key:R143", "key:R144")
@pytest.mark.parametrize(("kind", "grade"), EVERY)
def test_ten_thousand_missions_have_one_answer_each(kind: str, grade: int, shop: Workshop) -> None:
    for seed in range(MANY):
        mission = generate(f"many/{seed}", grade, kind, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon)
        assert {mission.answer} == left(mission, mission.glyphs, shop, full=True), mission
        assert len(left(mission, (), shop)) >= 20, mission
        assert mission.proof is not None
        assert {mission.answer} == left(mission, mission.proof.glyphs, shop), mission
