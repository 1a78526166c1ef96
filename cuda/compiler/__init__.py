"""CUDA C++ to PTX and machine code: the seam to NVRTC, the reader of cubins, the disk cache.

The rule: importing this package loads nothing of it, so that the command line and the window start at once: the window
reads what a kernel includes, and needs no more. NVRTC and the ELF reader are loaded when they are first used.
"""
