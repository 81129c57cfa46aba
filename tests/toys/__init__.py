"""Two small games kept for ever: proofs that the engine can do what the real games need."""
