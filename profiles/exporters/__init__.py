"""Profiles as text for other programs and people: CSV, Markdown, JSON. Pure functions from a profile to a string."""
