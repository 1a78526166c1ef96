"""Executes launches on the engine: within a budget of time, compared with the reference, searched for hazards."""
