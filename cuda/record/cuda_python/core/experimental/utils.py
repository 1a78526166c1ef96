"""`cuda.core.experimental.utils`."""

from warplens.cuda.record.cuda_python.core.utils import StridedMemoryView, args_viewable_as_strided_memory

__all__ = ["StridedMemoryView", "args_viewable_as_strided_memory"]
