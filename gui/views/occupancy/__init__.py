"""Occupancy, its limiter, and what another block would change."""
