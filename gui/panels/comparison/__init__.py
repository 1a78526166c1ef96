"""The panel of the comparison with a baseline."""
