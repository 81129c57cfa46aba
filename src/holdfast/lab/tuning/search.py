"""The search: tries values, plays the bands with them, keeps what comes nearest, and measures it on other seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from holdfast.engine.content import PackError
from holdfast.engine.rng import key_from_seed
from holdfast.games import find
from holdfast.lab.match import Failure, GamePlayed, play_game
from holdfast.lab.players import Players
from holdfast.lab.statistics import Difference, Share, holm, share_difference, wilson
from holdfast.lab.tuning.layer import layer_of, value_at
from holdfast.lab.tuning.plan import Band, TuningPlan
from holdfast.packs import Manifest, Pack, PackPlace, load_content

INSTALL: Final = "pip install 'holdfast[tune]'"
RIM: Final = 0.25  # of a band's width: the search aims at its middle half, since what it sees is chance, too
DEAR: Final = 0.0002  # what each moved value costs, so that nothing moves for nothing
FINALISTS: Final = 2  # that are played again, since the best of many is lucky, too
NO_WEIGHTS: Final[Mapping[str, float]] = MappingProxyType({})

Values = tuple[tuple[Any, ...], ...]  # of everything that may move, in the order of the plan, at each of its places


class CannotTune(Exception):
    """Nothing can be searched for; one sentence says why."""


class Try(msgspec.Struct, frozen=True):
    """Values, what the bands came to with them as far as they were played, and how far that is from what is wanted."""

    values: Values
    wins: tuple[Share, ...]
    cost: float
    whole: bool  # False where it was given up, being worse than the best already


class BandFound(msgspec.Struct, frozen=True):
    """A band on seeds that nothing was tuned on: with the pack as it was, and as it would be."""

    band: Band
    before: Share
    after: Share
    difference: Difference
    p: float  # that as much comes by chance, as all bands are looked at

    @property
    def verdict(self) -> str:
        """Says where the share lies, and whether its whole interval does."""
        low, high = self.band.wins
        if self.band.miss(self.after.share):
            return "outside" if self.after.high < low or self.after.low > high else "perhaps outside"
        return "inside" if low <= self.after.low and self.after.high <= high else "perhaps inside"


class Moved(msgspec.Struct, frozen=True):
    """A value that the search would change, and how much of what the tries came to hung on it."""

    file: str
    at: str
    before: Any
    after: Any
    weight: float


class Tuned(msgspec.Struct, frozen=True):
    """What a search found."""

    layer: Pack
    moved: tuple[Moved, ...]
    bands: tuple[BandFound, ...]
    tries: tuple[Try, ...]
    games: int


class Tuner:
    """Tries values of a plan on the games of its bands."""

    def __init__(self, plan: TuningPlan, players: Players, packs: tuple[PackPlace, ...]) -> None:
        self.plan = plan
        self.players = players
        self.packs = packs
        self.game = find(plan.game)
        loaded = load_content(self.game, packs)
        self.files = loaded.files
        self.upon = tuple(pack.name for pack in loaded.packs)
        self.base: Values = tuple(
            tuple(value_at(self.files, thing.file, at) for at in thing.places()) for thing in plan.movable
        )
        self.games = 0

    def layer(self, values: Values) -> Pack:
        """Returns the layer that says of the packs of the plan what is moved."""
        plan = self.plan
        moved = [(one.file, one.at, one.after) for one in self.moved(values)]
        title = plan.title or plan.name.replace("-", " ").capitalize()
        return layer_of(self.files, Manifest(plan.name, self.game.name, "1", title, needs=self.upon), moved)

    def moved(self, values: Values, weights: Mapping[str, float] = NO_WEIGHTS) -> tuple[Moved, ...]:
        """Returns what is not as it was, place by place."""
        return tuple(
            Moved(thing.file, at, was, value, weights.get(name_of(number), 0.0))
            for number, (thing, values_were, values_are) in enumerate(
                zip(self.plan.movable, self.base, values, strict=True)
            )
            for at, was, value in zip(thing.places(), values_were, values_are, strict=True)
            if not same(value, was)
        )

    def played(self, values: Values, seed: str, times: int = 1) -> Iterator[Share]:
        """Yields how many games of each band are won with some values. Raises PackError for those that do not fit."""
        layer = self.layer(values)
        packs = (*self.packs, layer) if layer.files else self.packs
        load_content(self.game, packs)
        for band in self.plan.band:
            won = of = 0
            for words in band.tables():
                match = self.plan.match(band, words, packs, seed)
                for result in self.players.each_game(match, band.games * times, play_game):
                    if isinstance(result, Failure):
                        raise CannotTune(f"a game broke with the layer {self.plan.name}: {result.problem}")
                    won += is_won(band, result)
                    of += 1
            self.games += of
            yield wilson(won, of)

    def tried(self, values: Values, seed: str, best: float | None = None, times: int = 1) -> Try:
        """Plays the bands one by one, and gives up as soon as they are worse than the best."""
        cost = DEAR * sum(not same(value, was) for value, was in zip(values, self.base, strict=True))
        wins: list[Share] = []
        for band, share in zip(self.plan.band, self.played(values, seed, times), strict=True):
            wins.append(share)
            cost += band.weight * band.miss(share.share, inside=RIM) ** 2
            if best is not None and cost > best and len(wins) < len(self.plan.band):
                return Try(values, tuple(wins), cost, whole=False)
        return Try(values, tuple(wins), cost, whole=True)


def is_won(band: Band, game: GamePlayed) -> bool:
    return bool(game.winners) if band.seat is None else band.seat in game.winners


def same(value: Any, other: Any) -> bool:
    """Tells whether two values are one in a pack, where lists and tuples are."""
    return bool(msgspec.to_builtins(value) == msgspec.to_builtins(other))


def tune(
    plan: TuningPlan,
    players: Players,
    packs: tuple[PackPlace, ...],
    tries: int,
    check: int,
    goes_on: Callable[[], bool] = lambda: True,
    note: Callable[[Try], None] = lambda tried: None,
) -> Tuned:
    """Searches upon these packs as long as it may, plays the best again, and measures it by `check` times the games.

    The same plan finds the same, on any number of processes, unless it is stopped by `goes_on`.
    Raises CannotTune, PackError.
    """
    tuner = Tuner(plan, players, packs)
    search = _Search(plan)
    done = [tuner.tried(tuner.base, f"{plan.seed}/try")]
    note(done[0])
    search.told(done[0], tuner.base)
    while len(done) < tries and goes_on():
        number, values = search.next()
        least = min(one.cost for one in done if one.whole)
        try:
            found = tuner.tried(values, f"{plan.seed}/try", least)
        except PackError:  # values that are no pack together
            search.refused(number)
            done.append(Try(values, (), float("inf"), whole=False))
            continue
        search.heard(number, found)
        done.append(found)
        note(found)
    finalists = sorted((one for one in done if one.whole), key=lambda one: one.cost)[:FINALISTS]
    again = [tuner.tried(one.values, f"{plan.seed}/again") for one in finalists]
    best = min(again, key=lambda one: one.cost)
    return _measured(tuner, best.values, check, done, search.weights())


def _measured(tuner: Tuner, values: Values, check: int, done: list[Try], weights: dict[str, float]) -> Tuned:
    plan = tuner.plan
    seed = f"{plan.seed}/check"
    before = list(tuner.played(tuner.base, seed, check))
    after = list(tuner.played(values, seed, check)) if not same(values, tuner.base) else before
    differences = [share_difference(a, b) for a, b in zip(before, after, strict=True)]
    chances = holm([found.p for found in differences])
    bands = tuple(map(BandFound, plan.band, before, after, differences, chances))
    return Tuned(tuner.layer(values), tuner.moved(values, weights), bands, tuple(done), tuner.games)


def name_of(place: int) -> str:
    return f"v{place}"


class _Search:
    """Optuna's: each thing that may move is the number of one of its values, the first try is the pack as it is."""

    def __init__(self, plan: TuningPlan) -> None:
        try:
            # Here, because it is large, optional, and of use to nobody who plays.
            import optuna
        except ImportError:
            raise CannotTune(f"numbers are searched for by Optuna, which is not installed: {INSTALL}") from None
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self.optuna = optuna
        self.plan = plan
        sampler = optuna.samplers.TPESampler(seed=int.from_bytes(key_from_seed(plan.seed)[:4], "big"))
        self.study = optuna.create_study(sampler=sampler)
        self.asked: dict[int, Any] = {}
        self.kinds = {
            name_of(place): (
                optuna.distributions.IntDistribution(0, len(thing.values()) - 1)
                if thing in plan.number
                else optuna.distributions.CategoricalDistribution(range(len(thing.values())))
            )
            for place, thing in enumerate(plan.movable)
        }

    def told(self, found: Try, base: Values) -> None:
        """Takes note of the pack as it is, if what it says is among the values."""
        places = {}
        for place, (thing, was) in enumerate(zip(self.plan.movable, base, strict=True)):
            among = [number for number, value in enumerate(thing.values()) if same(value, was)]
            if not among:
                return
            places[name_of(place)] = among[0]
        self.study.add_trial(self.optuna.trial.create_trial(params=places, distributions=self.kinds, value=found.cost))

    def next(self) -> tuple[int, Values]:
        trial = self.study.ask(self.kinds)
        self.asked[trial.number] = trial
        values = [thing.values()[trial.params[name_of(place)]] for place, thing in enumerate(self.plan.movable)]
        return trial.number, tuple(values)

    def heard(self, number: int, found: Try) -> None:
        trial = self.asked.pop(number)
        if found.whole:
            self.study.tell(trial, found.cost)
        else:
            trial.report(found.cost, len(found.wins))
            self.study.tell(trial, state=self.optuna.trial.TrialState.PRUNED)

    def refused(self, number: int) -> None:
        self.study.tell(self.asked.pop(number), state=self.optuna.trial.TrialState.FAIL)

    def weights(self) -> dict[str, float]:
        """Returns how much of what the tries came to hung on each value, in parts of 1 (PED-ANOVA)."""
        ended = [one for one in self.study.trials if one.state == self.optuna.trial.TrialState.COMPLETE]
        if len(ended) < MIN_TRIES or len({one.value for one in ended}) == 1:
            return {}
        evaluator = self.optuna.importance.PedAnovaImportanceEvaluator()
        found: dict[str, float] = self.optuna.importance.get_param_importances(self.study, evaluator=evaluator)
        return found


MIN_TRIES: Final = 8  # before anything can be said of what hung on what
