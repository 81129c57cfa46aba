"""Writes mission cards by hand, good and bad ones, for solvers and gates to look at."""

from collections.abc import Iterable, Sequence

from holdfast.games.key.missions.generator.lexicon import Lexicon, WordList
from holdfast.games.key.missions.mission import NO_GLYPH, Area, Mission, Shape, Window


def card(
    kind: str,
    rows: Sequence[Sequence[str]],
    answer: str,
    *,
    answer_row: Sequence[str] = (),
    open: Iterable[str] = (),
    dark: Iterable[tuple[int, int]] = (),
    notes: tuple[str, ...] = (),
    dossier: tuple[str, ...] = (),
    shape: Shape = "letters",
    one_to_one: bool = True,
    grade: int = 5,
) -> Mission:
    """A mission without a building: rows of contents, a glyph for each content; a blank is a gap."""
    glyphs: dict[str, int] = {}
    windows: list[Window] = []
    areas: list[tuple[Area, Sequence[str]]] = [("body", row) for row in rows]
    areas += [("answer", answer_row)] if answer_row else []
    for y, (area, row) in enumerate(areas):
        for x, content in enumerate(row):
            if content == " ":
                continue
            is_open = content in open
            glyph = NO_GLYPH if is_open or (y, x) in dark else glyphs.setdefault(content, len(glyphs))
            windows.append(Window(y, x, content, glyph, area, is_open))
    return Mission(
        id="by-hand",
        title="By hand",
        question="Which?",
        kind=kind,
        grade=grade,
        board="office",
        entrance=1,
        tokens=(0,) * 10,
        colours=("tan",),
        pool=(),
        windows=tuple(windows),
        answer=answer,
        shape=shape,
        one_to_one=one_to_one,
        dossier=dossier,
        notes=notes,
    )


def lexicon_of(*words: str) -> Lexicon:
    """A lexicon of just these words."""
    words_only = WordList("these words", words)
    return Lexicon(words_only, words_only, words_only)
