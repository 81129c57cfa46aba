"""Tests of holdfast.bots."""
