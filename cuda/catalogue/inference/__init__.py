"""Front matter from the host code of a CUDA file, by interpreting its text.

The rule: `inferred_kernels` is what the rest of the program uses; the rooms behind it may change their shape.
"""

from warplens.cuda.catalogue.inference.draft import Question
from warplens.cuda.catalogue.inference.inference import InferredKernel, inferred_kernels

__all__ = ["InferredKernel", "Question", "inferred_kernels"]
