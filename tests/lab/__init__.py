"""Tests of holdfast.lab."""
