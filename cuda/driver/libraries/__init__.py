"""CUDA's host libraries: their functions on the memory of a program, by NumPy and SciPy."""
