"""What is different in each mission."""
