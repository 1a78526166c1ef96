"""Kernels of the user on their way into a sweep."""
