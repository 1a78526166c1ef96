"""Runs points without a GPU: execution within a budget, hazards, and the memory that processes share."""
