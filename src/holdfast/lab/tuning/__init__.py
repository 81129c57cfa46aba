"""Looks for numbers of a pack with which games end as often as they should: a plan, a search, and what came of it."""
