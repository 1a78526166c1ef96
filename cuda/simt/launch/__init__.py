"""Executes compiled kernels on this processor: the engine, its memory, its faults, and its counters."""
