"""The rules of key, one test module per rule file."""
