"""Counts of the instructions of the machine code, inferred from the engine's counts of the PTX.

The rule: the engine's counts are exact; those of the machine code are exact only where the counts of the PTX determine
them (`InstructionCounts.determined`).

The assembler removes instructions of the PTX, adds others, copies loops and replaces branches by guards. The machine
code shows its result (`compiler.machine`), but not how often each part of it runs. Three facts help: control that
enters a block leaves it; a load of the machine code is executed as often as the load of the PTX that it comes from;
and of several copies of a loop the longest is executed as often as the trips allow. `executions` puts them into a
linear program, whose solution is the number of warps that pass each block, and adds the number of their lanes.
"""
