"""A game that is being played at one keyboard: the table, its menus, and the loops that ask people."""
