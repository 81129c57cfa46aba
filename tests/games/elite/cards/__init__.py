"""Tests of what lies in the box, and of what it does."""
