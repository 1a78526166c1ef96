"""Figures as frozen values, made without Qt: curves, heat maps, rooflines, the lens, listings."""
