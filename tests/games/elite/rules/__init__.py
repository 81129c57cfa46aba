"""Rules of Project: ELITE that scenes cannot say: chance, the box, and time at a table."""
