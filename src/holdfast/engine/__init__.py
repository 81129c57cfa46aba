"""The game-independent engine: pure, typed, and known to every layer above it."""
