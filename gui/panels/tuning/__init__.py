"""The panel of a search."""
