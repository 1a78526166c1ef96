"""Launches of `cuda.core`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.record.cuda_python.core.compilation import Kernel
from warplens.cuda.record.cuda_python.core.errors import as_cuda
from warplens.cuda.record.cuda_python.core.graphs import do
from warplens.cuda.record.cuda_python.values import scalars
from warplens.cuda.record.launches import three


@dataclass(slots=True)
class LaunchConfig:
    """The shape of a launch."""

    grid: Any = 1
    cluster: Any = None
    block: Any = 1
    stream: Any = None
    shmem_size: int | None = None
    cooperative_launch: bool = False
    is_cooperative: bool = False

    def __post_init__(self) -> None:
        """Fill missing extents with 1."""
        self.grid, self.block = three(self.grid), three(self.block)


def launch(*args: Any) -> None:
    """Launch a kernel: `launch(stream, config, kernel, *arguments)`, or with the kernel first, as it was before.

    With the builder of a graph in the place of the stream the launch is recorded, with these arguments.
    """
    first, config, *rest = args
    stream, kernel, values = (config.stream, first, rest) if isinstance(first, Kernel) else (first, rest[0], rest[1:])
    name = kernel.function.name
    with as_cuda():
        if config.cluster is not None:
            raise UnsupportedError(f"{name} is launched in clusters of blocks, which are not executed")
        data = list(scalars(values))
        shape = {"grid": config.grid, "block": config.block, "dynamic_shared_bytes": int(config.shmem_size or 0)}
        do(stream, lambda: kernel.function.launch(data, **shape))
