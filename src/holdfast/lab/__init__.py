"""Mass simulation, arena and statistics."""
