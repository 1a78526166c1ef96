"""Loads, stores, atomic operations, copies, textures and surfaces, and the addresses of spaces."""

from warplens.cuda.simt.isa.memory import accesses, textures

__all__ = ["accesses", "textures"]
