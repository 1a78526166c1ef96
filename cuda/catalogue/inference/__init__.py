"""Reads front matter from the host code of a CUDA file, by interpreting its text.

The rule: the rest of the program uses `inferred_kernels` alone; the modules behind it may change their shape.
"""

from warplens.cuda.catalogue.inference.draft import Question
from warplens.cuda.catalogue.inference.inference import InferredKernel, inferred_kernels

__all__ = ["InferredKernel", "Question", "inferred_kernels"]
