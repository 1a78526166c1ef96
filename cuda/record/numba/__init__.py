"""Numba's CUDA kernels, as Numba compiles them, on the engine: `numba.cuda` or `numba-cuda` with a driver of ours.

The rule: dispatchers, compiler, arrays and arguments are Numba's own; only the calls of the CUDA driver are ours.
"""
