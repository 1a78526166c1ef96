"""Counts of a launch and a GPU's sheet in, a modelled time out, with every term of it named."""
