"""What is told in a game of ALONE. The hero is told in cells, evil in places of the map.

`creature` is a token where evil is told, and what it looks like (the first token of its kind) where the hero is. What
names a thing in the labyrinth is ABOUT that kind of secret: when the labyrinth is cleaned up the hero's log forgets it
(R264).
"""
