"""What every door of the server needs: the hall, the people, the clock, the limits, the settings."""

from __future__ import annotations

import msgspec

from holdfast.server.alarms import Alarms
from holdfast.server.beginnings import Beginnings
from holdfast.server.campaigns import Campaigns
from holdfast.server.draws import Draws
from holdfast.server.hall import Hall
from holdfast.server.limits import Doorman
from holdfast.server.metrics import Metrics
from holdfast.server.seats import People
from holdfast.server.shelf import Shelf
from holdfast.table.store import Store

BOT_PACE_MS = 700


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run; docs/server.md describes each."""

    public_url: str = ""
    most_strangers: int = 64  # connections from one address without a name
    limits: bool = True  # off only to measure what a server can carry
    bot_pace_ms: int = BOT_PACE_MS  # that bots take at least where no clock runs
    seed: str = ""  # for tests and demos: every deal can be foreseen


class Doors:
    def __init__(self, store: Store, shelf: Shelf, alarms: Alarms, settings: Settings) -> None:
        self.store = store
        self.shelf = shelf
        self.alarms = alarms
        self.settings = settings
        self.metrics = Metrics()
        self.people = People(store, alarms)
        self.hall = Hall(store, shelf, alarms, self.metrics, Draws(settings.seed), settings.bot_pace_ms)
        self.campaigns = Campaigns(self.hall)
        self.beginnings = Beginnings(self.hall, self.campaigns)
        self.doorman = Doorman()
