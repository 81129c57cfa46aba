"""Running a server: log, metrics, limits, clock, worker processes, load."""
