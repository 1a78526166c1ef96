"""The largest sizes of a GPU: those that can be allocated are near those of the formula, and one more does not fit."""

from __future__ import annotations

import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.device.gpus import installed_gpus
from warplens.cuda.execute.gpu.opened_gpu import GpuMemory
from warplens.cuda.sweep.memory_trials import largest

KERNELS = {kernel.name: kernel for kernel in builtin_kernels()}


@pytest.fixture
def room():
    room = GpuMemory(installed_gpus()[0].uuid)
    yield room
    room.close()


@pytest.mark.gpu
def test_largest_size_that_could_be_allocated_is_near_the_arithmetic(room):
    asked = []

    def holds(sizes):
        asked.append(sizes)
        return room.holds(sizes)

    kernel = KERNELS["matmul_tiled"]
    sizes = largest(
        kernel, problem={}, tune={"TILE": 32}, memory_bytes=room.total_bytes, holds=holds, free_bytes=room.free_bytes
    )
    assert 0.97 * sizes.size < sizes.tried <= sizes.size
    assert sizes.tried - 32 < sizes.runs <= sizes.tried
    assert len(asked) < 12
    assert not room.holds([4 * (sizes.tried + 1) ** 2] * 3)
