"""A position: one moment of one game, with what it takes to look at it, go on from it, and show it."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.api.picture import as_html, as_svg, as_text
from holdfast.engine.action import Action, IllegalAction
from holdfast.engine.game import AnyGame
from holdfast.engine.play import options, play_unchecked, why_not
from holdfast.engine.position import TRUTH
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.state import Outcome, State
from holdfast.engine.timers import advance, next_due
from holdfast.engine.view import View
from holdfast.table.setting import Setting
from holdfast.table.texts import texts_of


class Refused(Exception):
    """An answer that is not possible in this position; one sentence says why."""


class LegalAnswer(msgspec.Struct, frozen=True):
    """Something that a seat may do now: the action, and the number of the ask that it answers."""

    seat: int
    ask: int
    action: Action

    def __str__(self) -> str:
        return f"seat {self.seat}: {self.action.option_id()}"


class Position:
    """One moment of a game. It is never changed: whatever happens makes another position.

    In a notebook it shows itself, as everybody at the table may see it.
    """

    def __init__(self, setting: Setting, state: State) -> None:
        self.setting = setting
        self.state = state

    @property
    def game(self) -> AnyGame:
        return self.setting.game

    @property
    def content(self) -> Any:
        return self.setting.content

    @property
    def seats(self) -> int:
        return self.state.seated

    @property
    def now(self) -> int:
        """Returns the time of the game's clock, in milliseconds."""
        return self.state.now

    @property
    def outcome(self) -> Outcome | None:
        """Returns how the game ended, None while it goes on."""
        return self.state.outcome

    def clone(self) -> Position:
        return Position(self.setting, self.state.clone())

    def legal(self, seat: int | None = None) -> list[LegalAnswer]:
        """Returns all that a seat may do now, or all seats; without what has to be filled in, which stands in views."""
        seats = range(self.seats) if seat is None else (self._checked(seat),)
        return [LegalAnswer(one, ask, action) for one in seats for ask, action in options(self.state, one)]

    def view(self, seat: int = SPECTATOR) -> View:
        """Returns what a seat, or a spectator (-1), is shown, with its asks."""
        view: View = self.game.view(self.state, self._checked(seat, SPECTATOR))
        return view

    def known(self, seat: int = SPECTATOR) -> State:
        """Returns the state as a seat knows it: whatever it does not know raises when it is used."""
        return self.state.masked(self._checked(seat, SPECTATOR))

    def after(self, answer: LegalAnswer) -> Position:
        """Returns the position in which an answer was carried out. Raises Refused."""
        twin = self.state.clone()
        refusal = why_not(twin, answer.seat, answer.ask, answer.action)
        if refusal is not None:
            why = texts_of(self.setting, twin).refusal(refusal)
            raise Refused(f"{answer}: {why}") from IllegalAction(refusal, answer.action)
        play_unchecked(twin, answer.seat, answer.ask, answer.action)
        return Position(self.setting, twin)

    def later(self, ms: int | None = None) -> Position:
        """Returns the position some milliseconds later, or else when something happens by itself, if anything will."""
        due = next_due(self.state) if ms is None else self.now + ms
        twin = self.state.clone()
        if due is not None:
            advance(twin, due)
        return Position(self.setting, twin)

    def render(self, seat: int = SPECTATOR, form: str = "text") -> str:
        """Returns the table as a seat sees it, as `text`, `svg` or `html`; for seat TRUTH the notation of all of it."""
        forms = {"text": as_text, "svg": as_svg, "html": as_html}
        if form not in forms:
            raise ValueError(f"a position is rendered as {', '.join(forms)}, not as {form!r}")
        return forms[form](self.setting, self.state, self._checked(seat, TRUTH))

    def _checked(self, seat: int, least: int = 0) -> int:
        if not least <= seat < self.seats:
            special = {SPECTATOR: " (-1 is a spectator)", TRUTH: " (-1 is a spectator, -2 the whole truth)"}
            raise ValueError(f"the seats of this game are 0 to {self.seats - 1}{special.get(least, '')}, not {seat!r}")
        return seat

    def __str__(self) -> str:
        return self.render()

    def __repr__(self) -> str:
        end = "goes on" if self.outcome is None else self.outcome.key
        return f"<Position of {self.game.name}: {self.seats} seats, {self.now} ms, {end}>"

    def _repr_svg_(self) -> str:
        return self.render(form="svg")

    def _repr_html_(self) -> str:
        return self.render(form="html")
