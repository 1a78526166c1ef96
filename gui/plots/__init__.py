"""Plots as frozen values, made without Qt: here figure, picture and colours; in the rooms what is drawn with them."""
