"""The values of a warp and the operations on them, which compute known results and write LLVM code for all others."""
