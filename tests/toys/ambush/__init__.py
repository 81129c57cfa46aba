"""Ambush: a hero who forgets, two who hunt it in secret, windows that open by public rule, and a leader's word."""

from tests.toys.ambush.game import CONTENT, GAME, OPTIONS, STRICT, faulty

__all__ = ["CONTENT", "GAME", "OPTIONS", "STRICT", "faulty"]
