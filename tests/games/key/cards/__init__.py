"""Tests of what lies in the box."""
