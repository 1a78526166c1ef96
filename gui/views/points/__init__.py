"""The table of points, and one point with what takes its time."""
