"""One game being played: seats, log, clock and store."""
