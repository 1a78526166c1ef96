"""The profiles at hand: the library and its list."""
