"""ALONE in the terminal: the labyrinth for the hero, the whole map for evil."""
