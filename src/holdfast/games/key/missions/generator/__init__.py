"""Makes missions without end: each from a seed, each with exactly one answer, each with its proof."""
