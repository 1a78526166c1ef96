"""The instruction set: one decorated function for each opcode, in rooms that follow the chapters of the PTX manual,
and in one file those of every kernel.

The rule: importing this package registers every instruction: it imports the rooms, and a room its modules.
"""

from warplens.cuda.simt.isa import arithmetic, control, everyday, matrices, memory

__all__ = ["arithmetic", "control", "everyday", "matrices", "memory"]
