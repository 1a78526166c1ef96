"""Verdicts on kernels that others wrote for a task."""
