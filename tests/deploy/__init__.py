"""Tests of what hosts install: the wheel, the service, the proxy."""
