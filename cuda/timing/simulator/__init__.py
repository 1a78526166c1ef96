"""One multiprocessor, simulated over the machine code: written in Python, run as LLVM code that Numba made of it."""
