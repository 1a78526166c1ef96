"""The instruction set: one decorated function for each opcode, grouped as the PTX manual groups them."""

from warplens.cuda.simt.isa import control, conversion, floating, integer, logic, memory, warp

__all__ = ["control", "conversion", "floating", "integer", "logic", "memory", "warp"]
