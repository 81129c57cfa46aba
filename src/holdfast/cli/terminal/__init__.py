"""The terminal game: drawing is pure functions of what a seat may know, input and output stand apart from it."""
