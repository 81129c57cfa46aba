"""A table at which Project: ELITE is played, for tests that need more than a scene can say."""

from __future__ import annotations

from holdfast.engine.flow import run
from holdfast.engine.play import asks, why_not
from holdfast.engine.rng import key_from_seed
from holdfast.engine.view import asks_of
from holdfast.games.elite.bots.card_facts import CardFacts
from holdfast.games.elite.bots.outlook import SeatOutlook, TableOutlook, left_ms
from holdfast.games.elite.bots.time_left import Span, TimeLeft
from holdfast.games.elite.cards.effects import Effects
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.cards.verbs.apply import Apply
from holdfast.games.elite.game import GAME
from holdfast.games.elite.setup import setup
from holdfast.games.elite.state import Elite, Options
from holdfast.games.elite.testing.arrange import arrange
from holdfast.games.elite.testing.notation import scene_lines, write
from holdfast.games.elite.testing.position_words import cell_of
from tests.games.elite.packs import base_parts
from tests.stage import Stage


class Table(Stage):
    s: Elite

    def line(self, name: str) -> str:
        """A line of the notation as it is now."""
        lines = dict(line.split(": ", 1) for line in write(self.s).splitlines())
        return {**scene_lines(self.s), **lines}[name]

    def cell(self, name: str) -> int:
        return cell_of(self.s, name, "test")

    def asked(self, seat: int) -> list[str]:
        return [ask.kind for ask in self.asks(seat) if ask.kind not in self.offers()]

    def say(self, seat: int, words: str) -> str | None:
        """Click on a button, seats counted from 1; why it is refused, if it is."""
        refusal = self.click(seat - 1, self.understand(seat - 1, words))
        return None if refusal is None else refusal.rule

    def apply(self, effects: Effects, hero: int = -1, aliens: tuple[int, ...] = ()) -> None:
        """Carry out effects, as of a card or an alien."""
        self.s.told = []
        self.s.fork(Apply(effects=effects, hero=hero, aliens=aliens))
        run(self.s)


HEROES = ("gherid", "akosha", "kara", "voker")


def table(position: str, seats: int = 2, options: Options | None = None, parts: Parts | None = None) -> Table:
    """Gherid and Akosha without their abilities, unless the options say otherwise."""
    chosen = options or Options(heroes=HEROES[: max(seats, 2)], abilities=False)
    s = setup(parts or base_parts(), chosen, seats, key_from_seed(1))
    arrange(s, position)
    return Table(GAME, s)


def seen(
    position: str,
    seats: int = 2,
    mission: str = "extermination",
    map_id: str = "crash_site",
    heroes: tuple[str, ...] = HEROES,
    abilities: bool = False,
) -> tuple[SeatOutlook, Table]:
    """What a bot in the first seat makes of a position in the Action Phase."""
    options = Options(map=map_id, mission=mission, heroes=heroes[:seats], abilities=abilities)
    game = table(position, seats=seats, options=options)
    return scene_of(game.s), game


def scene_of(s: Elite, seat: int = 0) -> SeatOutlook:
    """What a bot makes of what its seat knows."""
    mask = s.masked(seat)
    table = TableOutlook(mask, CardFacts.of(s.parts), TimeLeft(left_ms(mask, seat), Span()))
    return SeatOutlook(mask, seat, asks_of(mask, seat), table)


def refused(game: Table, action: object, seat: int = 0) -> str:
    """The rule by which a seat may not do this now, empty if it may."""
    for id, decision in asks(game.s, seat):
        if type(action) in decision.ACTIONS:
            refusal = why_not(game.s, seat, id, action)  # type: ignore[arg-type]
            return "" if refusal is None else refusal.rule
    raise AssertionError("no such ask is open")
