"""The source and the machine code of a point, and the lens on its memory requests."""
