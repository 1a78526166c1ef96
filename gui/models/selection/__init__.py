"""What the selected point shows: its code with its requests, and the occupancy of its launch."""
