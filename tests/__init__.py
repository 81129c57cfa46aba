"""What Holdfast promises, as tests."""
