"""The panel of ladders, and the drawing of a cell of its table."""
