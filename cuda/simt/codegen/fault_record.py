"""The fault record of a launch: how compiled code says what went wrong.

The rule: the record begins with the kind, the instruction, the mask of lanes, the warp and 32 words (addresses, or
details by lane). `runtime.ll` writes these, the loops over blocks add the block, and `launch.faults` reads the record.
"""

from __future__ import annotations

FAULT_ACCESS = 1
FAULT_BARRIER = 2
FAULT_NOT_A_MEMBER = 3
FAULT_MEMBER_ABSENT = 4
FAULT_DEADLOCK = 5
FAULT_NUMBER = 6
FAULT_COUNT = 7
FAULT_SPLIT = 8
FAULT_TRAP = 9
FAULT_UNWRITTEN = 20
FAULT_RACE = 21
FAULT_GLOBAL_RACE = 22
FAULT_PROXY = 23
FAULT_TOUCHED = 24
FAULT_UNFENCED = 25
FAULT_CALL = 30
FAULT_STACK = 31
FAULT_SPACE = 32
FAULT_ASSERT = 33
FAULT_PRINT = 34
FAULT_BRANCH = 35
FAULT_FRAME = 36
FAULT_SURFACE = 37
"""A fault record has one of these kinds; 0 means none."""

RECORD_WORDS = 59
"""The record has this many words of 8 bytes."""
RECORD_BLOCK = 36
"""This word holds the number of the block."""
RECORD_OTHER, RECORD_WAS_READ, RECORD_BYTE = 37, 38, 39
"""These words describe a fault that checked code found: the other access (a word of a cell), whether it was a read, the
byte."""
RECORD_FUNCTION = 40
"""This word holds the address of the name of the function whose assertion failed."""
RECORD_PRINT, RECORD_PRINT_FULL = 41, 42
"""These words serve `printing`, not a fault: the function that prints; 0, or once the text is full 1 plus the calls
since."""
RECORD_SITE = 43
"""This word holds the number of the access that failed: an instruction has one for each space."""
RECORD_LEFT, RECORD_APART = 44, 48
"""Each is the first of four words on barriers that a card tolerates: a thread, its block + 1, and one or two points at
which warps waited; some threads had ended before a barrier, or warps waited at different ones."""
RECORD_SHUFFLED = 52
"""This is the first of six words on the first shuffle from a lane that takes no part: the thread that reads, the x of
its block + 1, y, z, the instruction, and the lane that is read."""
RECORD_OTHER_BLOCK = 58
"""This word holds the number of the block of the other access, of a race in global memory."""
