"""LLVM code for a kernel: its instructions, memory accesses, counters and faults, and the loop over blocks."""
