"""`pycuda.gl` has no stand-in: it says so when it is imported."""

raise ImportError("pycuda.gl has no stand-in without a GPU: there is no OpenGL")
