"""Launches of programs, kept to be executed again: what a file holds of one, and the arrays laid out anew."""
