"""Plots as frozen values, made without Qt: figure, picture and colours here, and what is made of them in the rooms."""
