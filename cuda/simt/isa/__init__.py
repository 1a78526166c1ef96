"""The instruction set: one decorated function for each opcode, in rooms that follow the chapters of the PTX manual.

The rule: importing this package registers every instruction: it imports the rooms, and a room its modules.
"""

from warplens.cuda.simt.isa import arithmetic, control, matrices, memory

__all__ = ["arithmetic", "control", "matrices", "memory"]
