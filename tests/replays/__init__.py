"""Golden replays: whole games, compared line by line."""
