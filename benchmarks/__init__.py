"""How fast Holdfast is."""
