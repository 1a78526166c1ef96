"""Loads, stores, atomic operations, copies, textures and surfaces, and the addresses of spaces."""

from warplens.cuda.simt.isa.memory import accesses, addresses, atomic, textures

__all__ = ["accesses", "addresses", "atomic", "textures"]
