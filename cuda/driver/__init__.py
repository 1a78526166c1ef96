"""Programs of CUDA's host code, run as they are: a stand-in for the CUDA runtime and driver, and what answers it."""
