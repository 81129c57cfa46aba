"""The game key."""
