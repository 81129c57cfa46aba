"""What people are shown of a game of ALONE: the view, previews and texts."""
