"""What lies in the box of Project: ELITE besides maps: content, how packs are read and checked, and what cards do."""
