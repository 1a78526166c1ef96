"""LLVM code for a kernel: the values of a warp, memory accesses, what is counted, and the loop over blocks."""
