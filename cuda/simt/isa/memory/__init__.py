"""Loads, stores, atomic operations, copies, and the addresses of spaces."""

from warplens.cuda.simt.isa.memory import accesses, addresses, atomic, copies

__all__ = ["accesses", "addresses", "atomic", "copies"]
