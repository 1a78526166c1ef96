"""Figures of points, comparisons and occupancy, and their numbers as columns."""
