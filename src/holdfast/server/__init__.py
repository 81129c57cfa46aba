"""The server: a thin shell around tables. It knows no rule and no game."""
