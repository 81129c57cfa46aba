"""Rush: three seats at once against a clock, dice that tumble, pushes that ask, and a time that is up once."""

from tests.toys.rush.game import CONTENT, GAME, OPTIONS, faulty

__all__ = ["CONTENT", "GAME", "OPTIONS", "faulty"]
