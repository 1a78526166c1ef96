"""Runs points on a real GPU through PyCUDA: the card, its timing, its conditions, and what its errors mean."""
