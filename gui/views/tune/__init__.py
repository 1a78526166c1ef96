"""A search among many configurations."""
