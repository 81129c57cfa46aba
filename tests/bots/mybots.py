"""Bots of one's own, as somebody would write them into a module beside their work."""

from holdfast.bots.own import Occasion, OwnBot
from holdfast.engine.action import Action
from holdfast.engine.bot import Budget, Choice, Update


class Hasty(OwnBot):
    """Takes the first answer."""

    pace_ms = 100

    def choose(self, occasion: Occasion) -> Action | None:
        return occasion.answers[0] if occasion.answers else None


class Dicer(OwnBot):
    """Takes any answer, and remembers how often it was asked."""

    name = "dice-lover"

    def __init__(self, sides: int = 6) -> None:
        self.sides = sides
        self.asked = 0

    def choose(self, occasion: Occasion) -> Action | None:
        self.asked += 1
        return self.rng.choice(occasion.answers, "answer") if occasion.answers else None


class KeyOnly(Hasty):
    games = ("key",)


class Slow(Hasty):
    slow = True


class Greedy(Hasty):
    """Called like a bot of The Key."""


class Wordless(OwnBot):
    """Lacks its one method."""


class Strange(Hasty):
    name = "a bot: mine"


class Needy(Hasty):
    def __init__(self, what: str) -> None:
        self.what = what


class Patient:
    """A mind as the engine knows minds."""

    def __init__(self, *given: object) -> None:
        self.given = given

    def see(self, update: Update) -> None:
        pass

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        for ask in seen.asks:
            if ask.options and ask.kind != "at_any_time":
                return Choice(ask.id, ask.options[-1].action, 50)
        return None


NOTHING = 3
