"""PyTorch's device `cuda` on the CPU, for programs that ask for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.record.script import run_script
from warplens.cuda.record.session import Session
from warplens.cuda.record.torch.adapter import replacements

TORCH = """
import torch
with_card = torch.cuda.is_available()
start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
start.record()
x = torch.ones(4, device="cuda").cuda() + 1
end.record()
torch.cuda.synchronize()
assert with_card and str(x.device) == "cpu"
assert start.elapsed_time(end) != start.elapsed_time(end)  # no launch, no time
"""


ARRAYS_OF_OTHERS = """
import numpy as np, torch, cupy as cp
import pycuda.autoinit
from pycuda import gpuarray
a = cp.arange(12, dtype=cp.float32).reshape(3, 4)
for take in (lambda: torch.as_tensor(a, device="cuda"), lambda: torch.from_dlpack(a)):
    tensor, before = take(), a[2, 1].get()
    tensor += 1
    assert tensor.shape == (3, 4) and a[2, 1].get() == before + 1
assert torch.as_tensor(a.T, device="cuda")[1, 2] == a[2, 1].get()
array = gpuarray.to_gpu(np.arange(5.0))
torch.as_tensor(array, device="cuda").mul_(2)
assert array.get().tolist() == [0, 2, 4, 6, 8]
assert torch.as_tensor([1, 2.5], device="cuda")[1] == 2.5
"""


def test_pytorch_takes_the_memory_of_arrays_of_cupy_and_pycuda(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="needs PyTorch")
    path = tmp_path / "arrays.py"
    path.write_text(ARRAYS_OF_OTHERS, encoding="utf-8")
    assert run_script(path, (), Session(load_spec("h200"))) == 0


def test_pytorch_has_its_own_device_back_after_the_run(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="needs PyTorch")
    path = tmp_path / "ones.py"
    path.write_text(TORCH, encoding="utf-8")
    before = torch.cuda.is_available, torch.cuda.Event, torch.Tensor.cuda
    assert run_script(path, (), Session(load_spec("h200"))) == 0
    assert (torch.cuda.is_available, torch.cuda.Event, torch.Tensor.cuda) == before


OPTIMIZERS = """
import torch
from torch.utils.checkpoint import checkpoint
layer = torch.nn.Linear(4, 4).cuda()
for kind in (torch.optim.AdamW, torch.optim.Adam, torch.optim.SGD):
    optimizer = kind(layer.parameters(), lr=0.1)
    before = layer.weight.detach().clone()
    checkpoint(layer, torch.rand(2, 4, device="cuda"), use_reentrant=False).sum().backward()
    optimizer.step()
    optimizer.zero_grad()
    assert not torch.equal(layer.weight, before), kind
with torch.cuda.stream(torch.cuda.Stream()):
    torch.cuda.synchronize()
import torch._dynamo
assert torch._dynamo.disable(lambda a: a + 1)(1) == 2
print("trained")
"""


def test_optimizers_and_checkpoints_of_pytorch_train(tmp_path: Path) -> None:
    """Each imports `torch._dynamo`, which refuses one function under two names: in a process that has not, yet."""
    pytest.importorskip("torch", reason="needs PyTorch")
    path = tmp_path / "optimizers.py"
    path.write_text(OPTIMIZERS, encoding="utf-8")
    command = [sys.executable, "-m", "warplens", "python", "--device", "h200", str(path)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (0, "trained\n"), ended.stderr


def test_each_name_of_pytorch_has_a_function_of_its_own() -> None:
    torch = SimpleNamespace(cuda=SimpleNamespace(), cpu=SimpleNamespace(), Tensor=SimpleNamespace())
    values = [value for _, _, value in replacements(torch)]
    assert len({id(value) for value in values}) == len(values)
    assert all(value.__module__ == "warplens.cuda.record.torch.adapter" for value in values)  # none is another's
