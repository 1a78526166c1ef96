"""Maps the device `cuda` of PyTorch to the CPU while a program is traced."""

from __future__ import annotations

from warplens.cuda.record.torch.adapter import host_array


def test_host_array_of_7_is_7():
    assert host_array(7) == 7
