"""What people are shown of The Key."""
