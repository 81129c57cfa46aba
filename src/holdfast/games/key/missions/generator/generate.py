"""From a seed and a grade to a mission that has passed every gate."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.gates import Economy, Verdict, judge, traces
from holdfast.games.key.missions.generator.grades import GRADES, Grade
from holdfast.games.key.missions.generator.history import rested
from holdfast.games.key.missions.generator.kinds import KINDS
from holdfast.games.key.missions.generator.layout import deal_glyphs, glyph_stock, lay_out
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.proof import hints_of, proof_of
from holdfast.games.key.missions.generator.puzzle import Puzzle
from holdfast.games.key.missions.generator.story import tell
from holdfast.games.key.missions.mission import NO_GLYPH, Mission

TRIES: Final = 200
TRIES_PER_KIND: Final = 40  # when any kind will do
FOR_A_MODULE: Final = 5  # times as many where a module is needed: most tries do without it, and are soon over
TRIES_WITH_FRESH_TEXTS: Final = 160  # before constructors may use what was met as well
FEW_KINDS: Final = 6
WORDS_AT_LEAST: Final = 24  # of each pattern, where words are all that is asked for


class NoMission(Exception):
    """Neither the constructors nor the hand-written missions have one."""


class Attempt(msgspec.Struct, frozen=True):
    """One try: the mission if it was accepted, else why not."""

    kind: str
    mission: Mission | None
    refused: str


def generate(
    seed: int | str,
    grade: int,
    kind: str | tuple[str, ...] | None = None,
    *,
    parts: Parts,
    bank: Bank,
    lexicon: Lexicon,
    used: frozenset[str] = frozenset(),
    met: Sequence[str] = (),
    economy: Economy | None = None,
    spare: Sequence[Mission] = (),
    limits: Grade | None = None,
    needs: frozenset[str] = frozenset(),
) -> Mission:
    """Returns the mission of this seed (R141), of one kind, of one of several, or of any that the grade has.

    `limits` narrows what the grade allows (a board, colours, no walls), `needs` names modules that the mission must
    use. `met` holds marks of what its people have met before, the latest last (`history.py`): it is avoided for as long
    as can be. If none comes up, a hand-written one from `spare` is taken that the campaign has not used.
    """
    tried = attempts(
        seed,
        grade,
        kind,
        parts=parts,
        bank=bank,
        lexicon=lexicon,
        used=used,
        met=met,
        economy=economy,
        limits=limits,
        needs=needs,
    )
    for attempt in tried:
        if attempt.mission is not None:
            return attempt.mission
    for mission in unused_spare(spare, grade, parts=parts, bank=bank, lexicon=lexicon, used=used):
        return mission
    raise NoMission(f"no mission of grade {grade} in {TRIES} tries, and no spare one")


def unused_spare(
    spare: Sequence[Mission], grade: int, *, parts: Parts, bank: Bank, lexicon: Lexicon, used: frozenset[str]
) -> Iterator[Mission]:
    """Yields the hand-written missions of a grade that pass the same gates and leave no trace that is known already."""
    for mission in spare:
        if mission.grade == grade and not traces(mission, bank) & used:
            verdict = judge(mission, parts=parts, bank=bank, lexicon=lexicon)
            if verdict.measured is not None:
                yield msgspec.structs.replace(mission, proof=proof_of(mission, verdict.measured, lexicon, parts))


def attempts(
    seed: int | str,
    grade: int,
    kind: str | tuple[str, ...] | None = None,
    *,
    parts: Parts,
    bank: Bank,
    lexicon: Lexicon,
    used: frozenset[str] = frozenset(),
    met: Sequence[str] = (),
    economy: Economy | None = None,
    limits: Grade | None = None,
    needs: frozenset[str] = frozenset(),
) -> Iterator[Attempt]:
    """Yields every try for this seed in turn, at most 200, or 1000 where a module is needed; whoever has a mission
    stops listening.
    """
    if grade not in GRADES:
        raise ValueError(f"grades are 1 to 5, not {grade!r}")
    rules = limits or GRADES[grade]
    wanted = rules.kinds if kind is None else (kind,) if isinstance(kind, str) else kind
    if strange := [k for k in wanted if k not in rules.kinds]:
        raise ValueError(f"at grade {grade} there are {', '.join(rules.kinds)}, not {strange[0]!r}")
    root = Rng(key_from_seed(f"mission/{grade}/{'+'.join(wanted)}/{seed}"))
    kinds = _in_turn(root, wanted)
    used, texts = used | frozenset(met), rested(bank, met, WORDS_AT_LEAST if kinds == ["word"] else 0)
    for number in range(TRIES * (FOR_A_MODULE if needs else 1)):
        rng = root.split(f"try/{number}")
        this = kinds[number // TRIES_PER_KIND % len(kinds)]
        puzzle = KINDS[this](rng.split("puzzle"), rules, texts if number < TRIES_WITH_FRESH_TEXTS else bank, lexicon)
        mission = None if puzzle is None else assemble(rng, puzzle, rules, parts, texts)
        if puzzle is None or mission is None or not needs <= set(mission.modules):
            yield Attempt(this, None, "no luck in making one")
            continue
        verdict = judge(mission, parts=parts, bank=bank, lexicon=lexicon, used=used, economy=economy, limits=rules)
        if verdict.measured is None:
            yield Attempt(this, None, verdict.refused)
        else:
            yield Attempt(this, _with_proof(mission, puzzle, verdict, lexicon, parts), "")


def _in_turn(rng: Rng, wanted: tuple[str, ...]) -> list[str]:
    """Returns the kinds in the order in which they are tried. Where there are many, dossiers are first thrice as often:
    no other kind has so many lists to show.
    """
    lots = (*wanted, "dossier", "dossier") if "dossier" in wanted and len(wanted) > FEW_KINDS else wanted
    return list(dict.fromkeys(rng.sample(lots, len(lots), "kinds")))


def assemble(rng: Rng, puzzle: Puzzle, grade: Grade, parts: Parts, bank: Bank) -> Mission | None:
    """Returns a puzzle as a mission: with glyphs, tokens in rooms and a story; None if the glyphs run out."""
    windows = deal_glyphs(rng.split("glyphs"), puzzle, glyph_stock(parts, grade))
    if windows is None:
        return None
    shown = tuple(dict.fromkeys(w.glyph for w in windows if w.glyph != NO_GLYPH))
    layout = lay_out(rng.split("layout"), grade, shown, parts, puzzle.plan)
    words = tell(rng.split("story"), puzzle, parts.boards[layout.board], layout.entrance, bank)
    # An id of its own stream: it is public and tells nothing of the seed.
    name = rng.split("id").below(1 << 40, "id")
    in_use = {
        "walls": bool(layout.walls or layout.passages),
        "homophones": bool(puzzle.homophones),
        "dark": bool(puzzle.dark),
    }
    return Mission(
        id=f"{puzzle.kind}-{grade.number}-{name:010x}",
        title=words.title,
        question=puzzle.question,
        kind=puzzle.kind,
        grade=grade.number,
        board=layout.board,
        entrance=layout.entrance,
        tokens=layout.tokens,
        colours=grade.colours,
        pool=layout.pool,
        windows=windows,
        answer=puzzle.answer,
        shape=puzzle.shape,
        walls=layout.walls,
        passages=layout.passages,
        modules=(*puzzle.modules, *(module for module, used in in_use.items() if used)),
        one_to_one=not puzzle.homophones,
        dossier=puzzle.dossier,
        notes=puzzle.notes,
        before=words.before,
        won=words.won,
        lost=words.lost,
    )


def _with_proof(mission: Mission, puzzle: Puzzle, verdict: Verdict, lexicon: Lexicon, parts: Parts) -> Mission:
    assert verdict.measured is not None
    return msgspec.structs.replace(
        mission,
        proof=proof_of(mission, verdict.measured, lexicon, parts),
        hints=hints_of(mission, verdict.measured, parts, puzzle.clue),
    )
