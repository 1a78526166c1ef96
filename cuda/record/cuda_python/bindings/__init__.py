"""`cuda.bindings` without a driver: `driver`, `runtime` and `nvrtc`."""

__version__ = "13.0.3"
