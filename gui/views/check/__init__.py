"""The check of a profile against a golden one, as a build runs it."""
