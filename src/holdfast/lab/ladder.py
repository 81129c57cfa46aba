"""A ladder: all bots of a game in the order of their strength, each with a rating and its interval (openskill).

Where sides play against each other, a bot has a rating on each side, and meets every bot of the other. Where everybody
plays for himself, it meets every other bot. Where all win or lose together there are no opponents: a crew of one bot
on all seats plays against the table, that is, a mission on a difficulty, which has a rating, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from typing import Any, Final, Literal, TypeAlias

import msgspec

from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.lab.match import Failure, GamePlayed, Match, play_game
from holdfast.lab.players import Players
from holdfast.lab.statistics import Z95, Share, wilson

Kind: TypeAlias = Literal["sides", "rivals", "together"]
SidesBots: TypeAlias = Sequence[tuple[str, ...]]  # those of each side, or one list for all

ORDERS: Final = 30  # in which the same games are rated, since who wins last gains too much
PROBES: Final = 5
INSTALL: Final = "pip install 'holdfast[lab]'"


class NoLadder(Exception):
    """No ladder can be made; one sentence says why."""


class Entrant(msgspec.Struct, frozen=True):
    """Who is rated: a bot, on one side if there are sides; or a table that crews play against, by its options."""

    bot: str = ""
    side: int | None = None
    table: str = ""


class Meeting(msgspec.Struct, frozen=True):
    """Two entrants, and the games in which they meet; the seats of each, if it has some."""

    first: Entrant
    second: Entrant
    match: Match
    seats: tuple[int, ...]  # the first's: it wins if one of them does

    def result(self, game: GamePlayed) -> tuple[int, int]:
        """Returns the ranks of the two, the better one lower; both are equal where nobody wins and both could."""
        if any(seat in game.winners for seat in self.seats):
            return 1, 2
        return (2, 1) if game.winners or self.second.table else (1, 1)


class Rung(msgspec.Struct, frozen=True):
    """An entrant on the ladder: its rating with the 95 % interval, and its games."""

    entrant: Entrant
    rating: float
    low: float
    high: float
    won: Share


class Ladder(msgspec.Struct, frozen=True):
    """All entrants, the best first: bots (by side), and the tables that they played against."""

    kind: Kind
    rungs: tuple[Rung, ...]
    games: int

    def of(self, side: int | None = None) -> tuple[Rung, ...]:
        """Returns the bots of a side."""
        return tuple(rung for rung in self.rungs if not rung.entrant.table and rung.entrant.side == side)

    @property
    def tables(self) -> tuple[Rung, ...]:
        return tuple(rung for rung in self.rungs if rung.entrant.table)


def ladder_kind(game: AnyGame, match: Match) -> Kind:
    """Tells who plays against whom: as the game says, else as the first games of a match end."""
    if game.at_table.sides(match.seats):
        return "sides"
    for number in range(1, PROBES + 1):
        played = play_game(match, number)
        if isinstance(played, GamePlayed) and 0 < len(played.winners) < match.seats:
            return "rivals"
    return "together"


def meetings(game: AnyGame, kind: Kind, bots: SidesBots, tables: Sequence[Match]) -> list[Meeting]:
    """Returns who meets whom. `tables` are matches of which only the bots are not chosen yet. Raises NoLadder."""
    if len(bots) > 1 and kind != "sides":
        raise NoLadder(f"{game.name} has no sides, so that its bots are one list, without a slash")
    found = []
    for table in tables:
        if kind == "together":
            name = ", ".join(table.options.values()) or "the usual table"
            seats = tuple(range(table.seats))
            found += [Meeting(Entrant(bot), Entrant(table=name), taken_by(table, (bot,)), seats) for bot in bots[0]]
        elif kind == "sides":
            first, *others = game.at_table.sides(table.seats)
            if len(others) != 1:
                raise NoLadder(f"{game.name} has {len(others) + 1} sides, and a ladder is made of two")
            for one, other in product(bots[0], bots[-1]):
                sat = tuple(one if seat in first else other for seat in range(table.seats))
                found.append(Meeting(Entrant(one, 0), Entrant(other, 1), taken_by(table, sat), first))
        else:
            for pair in combinations(bots[0], 2):
                for one, other in (pair, pair[::-1]):  # each once on the first seat
                    sat = tuple(one if seat % 2 == 0 else other for seat in range(table.seats))
                    seats = tuple(range(0, table.seats, 2))
                    found.append(Meeting(Entrant(one), Entrant(other), taken_by(table, sat), seats))
    if not found:
        raise NoLadder("a ladder takes two bots at least")
    return found


def taken_by(table: Match, bots: tuple[str, ...]) -> Match:
    """Returns a match with these bots; games of the same number begin alike, whoever plays."""
    return msgspec.structs.replace(table, bots=bots)


def made_ladder(
    game: AnyGame, bots: SidesBots, tables: Sequence[Match], games: int, players: Players
) -> Iterator[Meeting | Ladder]:
    """Yields each meeting before it is played, then the ladder. Raises NoLadder."""
    rating_model()
    kind = ladder_kind(game, taken_by(tables[0], bots[0][:1]))
    results: list[tuple[Meeting, tuple[int, int]]] = []
    for meeting in meetings(game, kind, bots, tables):
        yield meeting
        for played in players.each_game(meeting.match, games, play_game):
            if isinstance(played, Failure):
                raise NoLadder(f"a game of {meeting.match.bot_of(0)} broke: {played.problem}")
            results.append((meeting, meeting.result(played)))
    yield Ladder(kind, tuple(rated(results)), len(results))


def rated(results: Sequence[tuple[Meeting, tuple[int, int]]]) -> Iterable[Rung]:
    """Returns all who met, the best first. Each rating is the mean over several orders of the games."""
    model = rating_model()
    entrants = list(dict.fromkeys(one for meeting, _ in results for one in (meeting.first, meeting.second)))
    mu = dict.fromkeys(entrants, 0.0)
    sigma = dict.fromkeys(entrants, 0.0)
    rng = Rng(key_from_seed("ladder"))
    for _ in range(ORDERS):
        order = list(results)
        rng.shuffle(order, "order")
        now = {one: model.rating() for one in entrants}
        for meeting, ranks in order:
            [[first], [second]] = model.rate([[now[meeting.first]], [now[meeting.second]]], ranks=list(ranks))
            now[meeting.first], now[meeting.second] = first, second
        for one in entrants:
            mu[one] += now[one].mu / ORDERS
            sigma[one] += now[one].sigma / ORDERS
    rungs = [
        Rung(one, mu[one], mu[one] - Z95 * sigma[one], mu[one] + Z95 * sigma[one], _won(one, results))
        for one in entrants
    ]
    return sorted(rungs, key=lambda rung: -rung.rating)


def _won(one: Entrant, results: Iterable[tuple[Meeting, tuple[int, int]]]) -> Share:
    places = [
        ranks[0] < ranks[1] if meeting.first == one else ranks[1] < ranks[0]
        for meeting, ranks in results
        if one in (meeting.first, meeting.second)
    ]
    return wilson(sum(places), len(places))


def rating_model() -> Any:
    """Returns the model of ratings: bots do not get better from game to game. Raises NoLadder where it is missing."""
    try:
        # Here, because it is optional, and of use to nobody who plays.
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoLadder(f"ratings are made by openskill, which is not installed: {INSTALL}") from None
    return PlackettLuce(tau=0.0)
