"""The loops over blocks and warps, and the loops of a kernel that wait for other blocks."""
