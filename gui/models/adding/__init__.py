"""Kernels of a `.cu` that the user adds: what the file offers, the form of a launch, and whether it runs."""
