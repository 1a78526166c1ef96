"""Figures and maps drawn with Qt, on the screen and into files, and the reports made of them."""
