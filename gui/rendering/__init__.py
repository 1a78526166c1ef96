"""Draws figures with Qt, on the screen and into files; knows nothing of the domain."""
