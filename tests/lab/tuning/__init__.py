"""What `holdfast tune` does, on a game that takes no time."""
