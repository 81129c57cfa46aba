"""What people who work in Python are given."""
