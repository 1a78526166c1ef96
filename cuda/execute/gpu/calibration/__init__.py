"""Measures the constants of the simulated multiprocessor on a GPU: small kernels, their times, and what follows."""
