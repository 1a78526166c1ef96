"""`pycuda.sparse` has no stand-in: it says so when it is imported."""

raise ImportError("pycuda.sparse has no stand-in without a GPU: SciPy has sparse matrices for the host")
