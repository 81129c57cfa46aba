"""A mission: what its card shows, what its windows hide, and what it lays out in the building."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec

from holdfast.engine.content import PackError, checked
from holdfast.engine.rng import Rng, key_from_seed

Area: TypeAlias = Literal["body", "answer"]
Shape: TypeAlias = Literal["letters", "number"]
Edge: TypeAlias = tuple[int, int]

Mark: TypeAlias = Literal["none", "dot", "bar"]

NO_GLYPH: Final = -1
GAP: Final = " "


class Window(msgspec.Struct, frozen=True):
    """A place on the console. Its glyph is public, its content is not; without a glyph nothing opens it."""

    row: int
    column: int
    content: str  # one to four characters
    glyph: int = NO_GLYPH
    area: Area = "body"
    open: bool = False  # from the start
    mark: Mark = "none"  # module "marks": opens with the next collected token of this mark


class Feature(msgspec.Struct, frozen=True):
    """A feature token of a module: a lock with its suit, an end of the secret passage, the guard's post, ..."""

    kind: Literal["lock", "secret_passage", "guard", "terminal", "exit"]
    room: int
    suit: Literal["", "circle", "square", "triangle"] = ""


class Proof(msgspec.Struct, frozen=True):
    """Why there is exactly one answer: glyphs that fix it, and how each of them narrows the field."""

    glyphs: tuple[int, ...]  # a smallest set that leaves one candidate
    steps: tuple[str, ...]  # what each elimination leaves, in words
    candidates_closed: int  # how many answers fit before any window opens
    mean_share: float  # mean k*/K over random orders of opening
    left: tuple[int, ...] = ()  # how many answers are left after each of the glyphs


class Mission(msgspec.Struct, frozen=True):
    """The whole truth about a mission; a game's state keeps its hidden half in Secrets."""

    id: str
    title: str
    question: str
    kind: str  # of puzzle, one of those in `generator/kinds`
    grade: int  # 1 to 5
    board: str
    entrance: int  # rooms are numbered from 1 in data and on screen, from 0 in states
    tokens: tuple[int, ...]  # how many lie in each room
    colours: tuple[str, ...]  # of the clue tokens in use
    pool: tuple[int, ...]  # the clue tokens that are laid out, by their number in the pack
    windows: tuple[Window, ...]
    answer: str  # in normal form
    shape: Shape = "letters"
    walls: tuple[Edge, ...] = ()
    passages: tuple[Edge, ...] = ()
    features: tuple[Feature, ...] = ()
    modules: tuple[str, ...] = ()  # rules beyond the core, by name
    one_to_one: bool = True  # the card says whether one letter has one glyph
    dossier: tuple[str, ...] = ()  # a printed list that holds the answer
    notes: tuple[str, ...] = ()  # printed on the card: cipher text, a named method, a table to use
    before: str = ""  # the story, before and after; below an empty line stands what is new tonight
    won: str = ""
    lost: str = ""
    hints: tuple[str, ...] = ()
    proof: Proof | None = None
    wrong: str = ""  # the story after a wrong answer; that of `lost` where there is none
    said: str = ""  # how the story calls the answer

    @property
    def length(self) -> int:
        return len(self.answer)

    @property
    def glyphs(self) -> tuple[int, ...]:
        """Returns the glyphs that the card shows, in order of their first window."""
        return tuple(dict.fromkeys(w.glyph for w in self.windows if w.glyph != NO_GLYPH))


class WindowFace(msgspec.Struct, frozen=True):
    """What everybody sees of a window from the start."""

    row: int
    column: int
    glyph: int
    area: Area
    mark: Mark = "none"


class MissionFace(msgspec.Struct, frozen=True, cache_hash=True):
    """The public side of a mission card."""

    id: str
    title: str
    question: str
    kind: str
    grade: int
    board: str
    entrance: int
    colours: tuple[str, ...]
    windows: tuple[WindowFace, ...]
    shape: Shape
    length: int
    walls: tuple[Edge, ...]
    passages: tuple[Edge, ...]
    features: tuple[Feature, ...]
    modules: tuple[str, ...]
    one_to_one: bool
    dossier: tuple[str, ...]
    notes: tuple[str, ...]
    before: str


def face_of(mission: Mission) -> MissionFace:
    """Returns the public side of a mission, built field by field so that nothing hidden can come along."""
    return MissionFace(
        id=mission.id,
        title=mission.title,
        question=mission.question,
        kind=mission.kind,
        grade=mission.grade,
        board=mission.board,
        entrance=mission.entrance,
        colours=mission.colours,
        windows=tuple(WindowFace(w.row, w.column, w.glyph, w.area, w.mark) for w in mission.windows),
        shape=mission.shape,
        length=mission.length,
        walls=mission.walls,
        passages=mission.passages,
        features=mission.features,
        modules=mission.modules,
        one_to_one=mission.one_to_one,
        dossier=mission.dossier,
        notes=mission.notes,
        before=mission.before,
    )


def normal_form(answer: str) -> str:
    """Returns letters and digits only, in capitals: case, spaces and punctuation never matter (R131)."""
    return "".join(c for c in answer.upper() if c.isascii() and c.isalnum())


class MissionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission as its author writes it; the glyphs are dealt by the mission's id unless they are named."""

    id: str
    title: str
    question: str
    kind: str
    grade: int
    board: str
    entrance: int
    tokens: tuple[int, ...]
    answer: str
    console: tuple[str | tuple[str, ...], ...] = ()  # rows of the body: a letter a window, or a list of contents
    answer_console: tuple[str | tuple[str, ...], ...] = ()  # rows of the Answer area
    open: tuple[str, ...] = ()  # contents that lie open from the start
    dark: tuple[Edge, ...] = ()  # (row, column) of windows that nothing opens
    marks: dict[str, tuple[Edge, ...]] = {}  # mark -> (row, column) of windows that it opens, instead of a glyph
    colours: tuple[str, ...] = ("tan",)
    decoys: int | None = None  # glyph tokens that the card does not show; all that are left if not said
    traps: tuple[str, ...] = ("camera", "gas", "counter_intel")  # which traps are laid out, e.g. twice "gas"
    glyphs: dict[str, str] = {}  # content -> glyph name
    shape: Shape = "letters"
    walls: tuple[Edge, ...] = ()
    passages: tuple[Edge, ...] = ()
    features: tuple[Feature, ...] = ()
    modules: tuple[str, ...] = ()
    one_to_one: bool = True
    dossier: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    before: str = ""
    won: str = ""
    lost: str = ""
    hints: tuple[str, ...] = ()


class Token(msgspec.Struct, frozen=True):
    """A clue token: a glyph with perhaps a mark, or a trap."""

    colour: str
    kind: Literal["glyph", "camera", "gas", "counter_intel"]
    glyph: int = NO_GLYPH
    mark: Mark = "none"
    action: int = -1  # the action card that a counter-intel token names


def windows_of(rows: tuple[str | tuple[str, ...], ...], first_row: int, area: Area) -> list[Window]:
    """Returns one window for each content; a gap uses a column and holds nothing."""
    return [
        Window(first_row + y, x, content, area=area)
        for y, row in enumerate(rows)
        for x, content in enumerate(row)
        if content != GAP
    ]


def mission_from(data: Any, file: str, tokens: tuple[Token, ...], glyph_names: tuple[str, ...]) -> Mission:
    """Makes the mission that an author's file describes: deals the glyphs and chooses the tokens."""
    source = checked(data, MissionFile, file)
    bare = windows_of(source.console, 0, "body")
    bare += windows_of(source.answer_console, len(source.console), "answer")
    marks: dict[Edge, Mark] = {}
    for mark, places in source.marks.items():
        marks |= dict.fromkeys(places, checked(mark, Mark, f"{file}: marks"))  # type: ignore[arg-type]
    dealt = _deal_glyphs(source, file, bare, tokens, glyph_names)
    windows = tuple(_dressed(window, source, dealt, marks) for window in bare)
    shown = tuple(dict.fromkeys(w.glyph for w in windows if w.glyph != NO_GLYPH))
    fields = {f: getattr(source, f) for f in source.__struct_fields__ if f in Mission.__struct_fields__}
    fields |= {
        "answer": normal_form(source.answer),
        "windows": windows,
        "pool": _choose_tokens(source, file, shown, tokens),
    }
    return Mission(**fields)


def _dressed(window: Window, source: MissionFile, dealt: dict[str, int], marks: dict[Edge, Mark]) -> Window:
    """Returns a window with its glyph or its mark, or neither where it lies open or dark."""
    place = (window.row, window.column)
    if window.content in source.open:
        return msgspec.structs.replace(window, open=True)
    if place in marks:
        return msgspec.structs.replace(window, mark=marks[place])
    return window if place in source.dark else msgspec.structs.replace(window, glyph=dealt[window.content])


def _deal_glyphs(
    source: MissionFile, file: str, windows: list[Window], tokens: tuple[Token, ...], names: tuple[str, ...]
) -> dict[str, int]:
    stock = [t.glyph for t in tokens if t.kind == "glyph" and t.colour in source.colours]
    Rng(key_from_seed(f"mission/{source.id}")).shuffle(stock, "glyphs")
    dealt: dict[str, int] = {}
    for content, name in source.glyphs.items():
        if name not in names:
            raise PackError(file, f"glyphs.{content}", "the name of a glyph", name)
        dealt[content] = names.index(name)
        if dealt[content] in stock:
            stock.remove(dealt[content])
    for content in dict.fromkeys(w.content for w in windows if w.content not in source.open):
        if content not in dealt:
            if not stock:
                raise PackError(file, "console", f"at most {len(dealt)} different contents", content)
            dealt[content] = stock.pop()
    return dealt


def _choose_tokens(
    source: MissionFile, file: str, shown: tuple[int, ...], tokens: tuple[Token, ...]
) -> tuple[int, ...]:
    """Returns one token of every glyph that the card shows, the decoys, and the traps; as many as the rooms hold."""
    here = [(i, t) for i, t in enumerate(tokens) if t.colour in source.colours]
    needed = [next((i for i, t in here if t.glyph == glyph), None) for glyph in shown]
    if None in needed:
        raise PackError(file, "colours", "colours that hold every glyph on the card", list(source.colours))
    rest = [i for i, t in here if t.kind == "glyph" and t.glyph not in shown]
    Rng(key_from_seed(f"mission/{source.id}")).shuffle(rest, "decoys")
    traps: list[int] = []
    for kind in source.traps:
        trap = next((i for i, t in here if t.kind == kind and i not in traps), None)
        if trap is None:
            raise PackError(file, "traps", f"no more {kind} tokens than the colours hold", list(source.traps))
        traps.append(trap)
    room_for = sum(source.tokens) - len(needed) - len(traps)
    decoys = rest[: room_for if source.decoys is None else source.decoys]
    pool = [i for i in needed if i is not None] + decoys + traps
    if len(pool) != sum(source.tokens):
        raise PackError(file, "tokens", f"room for {len(pool)} tokens in all", sum(source.tokens))
    return tuple(sorted(pool))
