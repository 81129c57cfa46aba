"""Missions that nobody has written: how they are made, checked and proven."""
