"""Project: ELITE on a terminal."""
