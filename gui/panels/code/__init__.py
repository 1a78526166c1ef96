"""The panels that show a kernel's code: the source with its costs, and the warp lens."""
