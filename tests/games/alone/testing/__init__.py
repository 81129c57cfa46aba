"""Tests of the positions and other worlds that tests stand on."""
