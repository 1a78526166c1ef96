"""Runs points on a real GPU through PyCUDA: the GPU, its arrays, its errors, and the runner."""
