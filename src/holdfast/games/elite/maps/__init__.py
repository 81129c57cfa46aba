"""Maps of Project: ELITE: as tables, read from packs, checked and drawn."""
