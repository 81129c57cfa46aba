"""Faults planted into the real games, one at a time: the suite must find each, by the property named with it.

A file a game. A fault is a function that changes the game while one test runs; its docstring says what is wrong:

    @fault(BOOK, "alone-2", found_by="same_world", says="seat 0 sees other creature")
    def creatures_in_token_order(plant: Plant) -> None:
        \"\"\"The hero's view lists the creatures that it sees by their tokens.\"\"\"
        plant.instead_of(labyrinth_view, by_token)

The subject is one of the suite's own, and so are the seeds: what is found here is found by `make test`.
"""
