"""Instructions as the machine code executes them, from what the engine counted of its PTX.

The rule: everything here is a statement of how often, never of what; the engine's counts are exact, and what is said of
the machine code is exact only where they leave it no choice (`InstructionCounts.determined`).

The assembler removes instructions of the PTX, adds others, copies loops and replaces branches by guards. What it made
can be read off the machine code (`compiler.flow`), how often each part of it runs cannot. But control that flows into
a block flows out of it; a load of the machine code is executed as often as the load of the PTX that it stems from; and
of several copies of a loop the longest is executed as often as the trips allow. `executions` puts that into a linear
program, whose solution says how many warps pass each block; `lanes` adds how many of their lanes do.
"""

from warplens.cuda.runners.instructions.block_counts import executions
from warplens.cuda.runners.instructions.lanes import InstructionCounts, machine_instructions, summed

__all__ = ["InstructionCounts", "executions", "machine_instructions", "summed"]
