"""Before and after a game: which game, which mode of play, who plays, and whether to play again."""
