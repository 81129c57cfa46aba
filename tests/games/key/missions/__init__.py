"""Tests of the missions: written by hand, made, and strung into a campaign."""
