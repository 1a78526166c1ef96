"""Plots: frozen `Figure` values made without Qt, and the one renderer that draws them."""
