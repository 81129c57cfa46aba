"""The rules of The Key, one in each file."""
