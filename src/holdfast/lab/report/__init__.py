"""A report of one run of games, or of two compared: one page of HTML that needs nothing but itself."""
