"""ALONE on a terminal."""
