"""Small games kept for ever: an example to copy, proofs of what the engine can do, and faults to be found."""
