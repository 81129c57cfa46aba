"""The rules of key, one per file."""
