"""ALONE: one hero lost in the dark, one to three players who are the dark."""
