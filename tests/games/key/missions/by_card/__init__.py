"""Solves cards of The Key from what is printed on them, with none of the product's code and none of its word lists."""
