"""Lessons: text, pictures of the engine's counters and questions, from TOML files that a lecturer writes."""
