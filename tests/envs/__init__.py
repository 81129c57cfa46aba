"""Games as environments for learners."""
