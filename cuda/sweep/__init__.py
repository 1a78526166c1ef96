"""Sweeps: axes and plans, the engine that runs a plan on any executor, and the worker processes."""
