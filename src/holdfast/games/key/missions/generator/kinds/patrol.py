"""PATROL: each window holds the initial of a room that the watchman came to; the answer is the numbers on their hooks.

He sets out from the room where the mission begins and goes through one door an hour, so that the plan of the building,
with the walls and passages of this mission, says what an initial can mean. The answer is not on the console.
"""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.cards.types import Board, ways
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.pick import ask, band
from holdfast.games.key.missions.generator.layout import draw_plan
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle
from holdfast.games.key.missions.mission import Window

HOOK_NUMBERS = "123456789"
NOTES = (
    "4C means: after four hours he came to a room that begins with C.",
    "He never stays where he is, and may come back to a room. Walls stop him; doors and passages do not.",
    "The number has one digit for each window: that of the hook in the room which the window means.",
)


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Walks through the building at random, and hangs up the hooks."""
    plan = draw_plan(rng.split("plan"), grade, bank.boards)
    board = bank.boards[plan.board]
    shortest, longest = band("patrol", grade)
    rooms = _walk(
        rng,
        [sorted(n) for n in ways(board, plan.walls, plan.passages).neighbours],
        plan.entrance - 1,
        shortest + rng.below(longest - shortest + 1, "hours"),
    )
    windows = tuple(
        Window(0, hour, f"{hour + 1}{board.rooms[room].name[0].upper()}") for hour, room in enumerate(rooms)
    )
    hooks = [rng.choice(HOOK_NUMBERS, "hook") for _ in board.rooms]
    return Puzzle(
        kind="patrol",
        question=ask(rng, bank, "patrol", len(rooms), room=_called(board, plan.entrance, bank)),
        answer="".join(hooks[room] for room in rooms),
        windows=windows,
        shape="number",
        notes=(_printed(board, hooks), *NOTES),
        plan=plan,
    )


def _walk(rng: Rng, doors: list[list[int]], start: int, hours: int) -> list[int]:
    """Returns the rooms after each hour; he turns round on the spot only where there is no other door."""
    before, here, rooms = -1, start, []
    for _ in range(hours):
        onward = [room for room in doors[here] if room != before] or doors[here]
        before, here = here, rng.choice(onward, "door")
        rooms.append(here)
    return rooms


def _called(board: Board, room: int, bank: Bank) -> str:
    name = board.rooms[room - 1].name
    return bank.rooms.get(name, name.lower())


def _printed(board: Board, hooks: list[str]) -> str:
    return "Hooks: " + ", ".join(f"{room.name} {hook}" for room, hook in zip(board.rooms, hooks, strict=True)) + "."
