"""Tests of what is different in each mission."""
