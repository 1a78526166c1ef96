"""What a warp holds in its registers, and the operations on it, beside which LLVM code is written."""
