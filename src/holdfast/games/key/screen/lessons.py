"""What the first mission teaches, one lesson at a time; when each is taught is up to who shows them."""

from __future__ import annotations

LESSONS: dict[str, str] = {
    "lesson.goal": (
        "Your order hides behind these windows. Every sign on them is on a token somewhere in the building. "
        "Collect the token, and its windows open."
    ),
    "lesson.go_first": "Somebody has to go first. Why not you?",
    "lesson.pick": (
        "Each action costs a card. Press one of your cards: the piles that would take it light up. A card "
        "must be higher than the one on top."
    ),
    "lesson.intel": "Now put it on Intel. That turns up two tokens of any room, however far away.",
    "lesson.stack": "Choose a lit room with a stack. The number says how many tokens lie there.",
    "lesson.signs": (
        "Signs that you need stay on the board, with a brass edge. Others are tidied away. Red tokens are "
        "traps: a camera costs cards, gas too, counter intel locks a pile."
    ),
    "lesson.run": (
        "You need to be where the sign is. Put a card on Run, then press the room you want to reach: up to "
        "three rooms away."
    ),
    "lesson.gather": (
        "You stand beside a sign you need. A card on Gather collects up to two tokens of your room, face up "
        "or face down."
    ),
    "lesson.collect": "Press the token with the brass edge.",
    "lesson.turns": (
        "One or two actions a turn, then your hand is filled up to four. You may stop after one to save cards."
    ),
    "lesson.regroup": "Piles only rise. When one is too high, a card on Regroup clears Run, Intel or Gather.",
    "lesson.special": "Any two cards also pay for your character's special action, whatever the piles show.",
    "lesson.peril": (
        "The deck has run out: you are in peril. From now on drawing is up to you, one card at a time. Three "
        "time icons and the game is lost."
    ),
    "lesson.solve": (
        "Can you read it already? Solve whenever you like, it costs nothing. But there is only one guess."
    ),
}
