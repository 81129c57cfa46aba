"""Levels of the map: what they are, tables of both together, making, completing, checking and drawing them."""
