"""One run over the host code: its variables, the arrays and launches that it meets, and its limits."""

from __future__ import annotations

from warplens.cuda.catalogue.inference.run import is_record
from warplens.cuda.catalogue.inference.values import Struct


def test_is_record_tells_whether_a_value():
    assert is_record(Struct("cudaTextureDesc"))
    assert not is_record("dim3")
