"""The Key, a cooperative game of sneaking, collecting and deduction."""
