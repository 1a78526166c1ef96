"""Fifteen kernels that Triton compiles give what NumPy does, where Triton and PyTorch are installed."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.frontends.adapters import installed
from warplens.cuda.frontends.session import Session, active
from warplens.cuda.metrics import Provenance
from warplens.cuda.points import Status

KERNELS = Path(__file__).resolve().parents[2] / "benchmarks" / "triton_kernels.py"
NAMES = (
    "add", "add unaligned", "softmax", "layer norm", "dropout", "transpose", "histogram", "scan", "sort",
    "product f16", "product f16 large", "product tf32", "product fp8", "attention", "attention causal",
)  # fmt: skip


@pytest.fixture(scope="module")
def kernels() -> Iterator[ModuleType]:
    pytest.importorskip("triton", reason="needs Triton")
    pytest.importorskip("torch", reason="needs PyTorch")
    spec = importlib.util.spec_from_file_location("triton_kernels", KERNELS)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["triton_kernels"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    del sys.modules["triton_kernels"]


@pytest.mark.filterwarnings("default::UserWarning")  # Triton warns of what its next version changes
@pytest.mark.parametrize("name", NAMES)
def test_kernel_gives_what_numpy_does_and_has_counters(kernels: ModuleType, name: str) -> None:
    [case] = [case for case in kernels.cases() if case.name == name]
    session = Session(load_spec("h200"))
    with active(session), installed():
        result = case.launch()
    np.testing.assert_allclose(result, case.reference(), rtol=0, atol=case.tolerance)
    [point] = session.points
    assert point.status is Status.UNCHECKED, point.reason
    assert point.metrics["gst_transactions"].provenance is Provenance.COUNTED
    assert any("no race" in note for note in point.notes)


def test_there_are_no_other_kernels(kernels: ModuleType) -> None:
    assert tuple(case.name for case in kernels.cases()) == NAMES
