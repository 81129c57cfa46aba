"""Tests of holdfast.table."""
