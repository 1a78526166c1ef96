"""Stands in for NVIDIA's `cuda.bindings` and `cuda.core`: their device is the engine, and every launch is traced.

The rule: what a program finds here behaves as in version 13 of these packages, the names of version 12 included; what
is not here says so in one sentence.
Source: the reference documentation of CUDA Python.
"""
