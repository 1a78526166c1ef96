"""Runs points on a real GPU through PyCUDA: the card, its arrays, its errors, and the runner."""
