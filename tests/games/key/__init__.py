"""Tests of the game key."""
