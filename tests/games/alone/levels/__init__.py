"""Tests of the levels: checked, made, completed, drawn."""
