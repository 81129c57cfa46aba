"""Tests of the maps: checked, read and drawn."""
