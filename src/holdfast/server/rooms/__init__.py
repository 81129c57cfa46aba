"""Rooms: one task for each table that is open, and the registry that opens them."""
