"""Ladders with their times: what each rung brought at one size, which counter shows it, and the page on it."""
