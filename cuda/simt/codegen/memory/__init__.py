"""Accesses to memory: the checks of an address, the loads, stores and atomic operations, and the stacks of threads."""
