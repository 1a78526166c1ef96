"""Two profiles beside each other, and whether they differ."""
