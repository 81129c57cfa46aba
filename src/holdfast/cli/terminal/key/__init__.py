"""The Key on a terminal: brass and cream on deep teal, a spy's desk of 1994."""
