"""The ladder that the window shows, and its rungs as a table."""
