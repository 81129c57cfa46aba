"""Mutation testing (`make mutants`): break one line of the rules at a time, and see whether a test notices."""
