"""The rules of ALONE, one file each."""
