"""Tests of ALONE."""
