"""Lets programs that ask PyTorch for a GPU go on without one: the device `cuda` is the memory of the host."""
