"""The values of a warp and the operations on them, which compute what is known and write LLVM code for the rest."""
