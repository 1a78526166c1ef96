"""Random numbers of large tensors of the GPU, which all processors draw."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.record.script import run_script
from warplens.cuda.record.session import Session

LARGE = """
import torch
SHAPE = (5, 1 << 20)

def seeded(draw, **named):
    torch.manual_seed(3)
    return draw(SHAPE, **named)

leaf = seeded(torch.randn, device="cuda", dtype=torch.float16, requires_grad=True)
assert leaf.requires_grad and leaf.dtype is torch.float16 and leaf.device.type == "cpu"
normal = leaf.detach()
assert torch.equal(normal, seeded(torch.randn, device="cuda", dtype=torch.float16))
assert abs(float(normal.float().mean())) < 1e-2 and abs(float(normal.float().std()) - 1) < 1e-2
assert len(normal[:, :64].unique()) > 200  # no two parts are alike
uniform = seeded(torch.rand, device="cuda")
assert 0 <= float(uniform.min()) and float(uniform.max()) < 1 and abs(float(uniform.mean()) - 0.5) < 1e-2
plain = seeded(torch.randn)
assert torch.equal(plain, seeded(torch.randn, device="cpu"))
assert not torch.equal(plain, seeded(torch.randn, device="cuda"))
small = torch.manual_seed(3) and torch.randn(4, device="cuda")
assert torch.equal(small, torch.manual_seed(3) and torch.randn(4))
import triton
DEVICE = triton.runtime.driver.active.get_active_torch_device()
assert torch.equal(seeded(torch.randn, device=DEVICE), seeded(torch.randn, device="cuda"))
assert normal.device == DEVICE
"""


def test_large_random_tensors_of_the_gpu_are_drawn_in_parts_by_the_seed_alone(tmp_path: Path) -> None:
    pytest.importorskip("triton", reason="needs Triton")
    pytest.importorskip("torch", reason="needs PyTorch")
    path = tmp_path / "large.py"
    path.write_text(LARGE, encoding="utf-8")
    assert run_script(path, (), Session(load_spec("h200"))) == 0
