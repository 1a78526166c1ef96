"""Loads, stores, atomic operations, copies, textures and surfaces, and the addresses of spaces."""

from warplens.cuda.simt.isa.memory import accesses, atomic, textures

__all__ = ["accesses", "atomic", "textures"]
