"""Project: ELITE."""
