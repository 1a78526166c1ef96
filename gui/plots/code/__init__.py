"""The code of a point for drawing: listings of source and PTX, and single requests as lens and picture."""
