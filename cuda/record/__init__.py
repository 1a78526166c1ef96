"""Launches of kernels that other programs bring: what they are, and how the engine executes them (see README.md)."""
