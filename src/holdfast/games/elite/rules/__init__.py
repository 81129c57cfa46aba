"""The rules of Project: ELITE, one in each file."""
