"""Project: ELITE on a terminal: the map, the squad, my dice and cards, and one key for each thing to do."""
