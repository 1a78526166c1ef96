"""Plots as frozen values, made without Qt: figures, maps, listings and pictures."""
