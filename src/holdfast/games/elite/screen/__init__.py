"""What people are shown of a game of Project: ELITE: the view, previews, names and texts."""
