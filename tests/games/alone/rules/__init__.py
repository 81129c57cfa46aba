"""Rules of ALONE that scenes cannot say: chance, the box, and what nobody may learn."""
