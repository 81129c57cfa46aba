"""What every game must hold to."""
