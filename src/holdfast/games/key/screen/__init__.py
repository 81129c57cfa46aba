"""What people are shown of a game of The Key: the view, its texts, the lessons."""
