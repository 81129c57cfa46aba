"""Missions of The Key: what they are, how they are made, and the campaign that they belong to."""
