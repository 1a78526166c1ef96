"""Traces the kernels of Triton: they are compiled by Triton itself, and executed by the engine.

The rule: Triton is changed at its own seams alone: its active driver, and the function that benchmarks.
"""
