"""Loads, stores, atomic operations, copies, textures and surfaces, and the addresses of spaces."""

from warplens.cuda.simt.isa.memory import accesses, addresses, atomic, copies, textures

__all__ = ["accesses", "addresses", "atomic", "copies", "textures"]
