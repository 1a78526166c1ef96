"""The panels of plots, and what plot panels have in common."""
