"""Positions of Project: ELITE as text, by number and by words, and other worlds: for tests, fuzzing and bug reports."""
