"""`pycuda.autoprimaryctx`: takes the context of the only device."""

from warplens.cuda.record.pycuda.autoinit import context, device  # noqa: F401 - there is one context
