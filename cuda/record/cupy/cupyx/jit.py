"""`cupyx.jit` has no stand-in: it says so when it is imported."""

raise ImportError("cupyx.jit has no stand-in without a GPU: CuPy itself compiles its functions, for a GPU")
