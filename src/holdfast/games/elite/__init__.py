"""Project: ELITE, a cooperative real-time game of dice."""
