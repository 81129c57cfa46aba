"""Tests of holdfast.packs."""
