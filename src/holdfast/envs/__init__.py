"""Games as environments for learners: PettingZoo (in turn and parallel), Gymnasium (one seat), OpenSpiel.

Each stands in a module of its own, so that none needs the libraries of the others; docs/environments.md tells all.
"""
