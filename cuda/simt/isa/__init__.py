"""The instruction set: one decorated function for each opcode, grouped as the PTX manual groups them."""

from warplens.cuda.simt.isa import atomic, control, conversion, floating, integer, logic, memory, warp

__all__ = ["atomic", "control", "conversion", "floating", "integer", "logic", "memory", "warp"]
