"""Measures the constants of the simulated multiprocessor on a card: small kernels, their times, and what follows."""
