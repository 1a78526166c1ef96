"""The first screen, while there are no results."""
