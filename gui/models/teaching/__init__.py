"""The lesson that is given, its answers and its score."""
